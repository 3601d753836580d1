// The keys of a review.

export const KEYMAP = [
  { keys: [" "], does: "play", says: "look.play" },
  { keys: ["ArrowLeft"], does: "back", says: "look.back" },
  { keys: ["ArrowRight"], does: "on", says: "look.on" },
  { keys: ["Home"], does: "first", says: "look.first" },
  { keys: ["End"], does: "last", says: "review.last" },
  { keys: ["n"], does: "next-turning", says: "review.turning_next" },
  { keys: ["p"], does: "previous-turning", says: "review.turning_previous" },
  { keys: ["v"], does: "line", says: "review.line_play" },
  { keys: ["w"], does: "switch", says: "review.view_switch" },
  { keys: ["r"], does: "ranges", says: "review.ranges" },
  { keys: ["y"], does: "link", says: "look.link" },
];
