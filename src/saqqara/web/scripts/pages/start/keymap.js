// The keys of the start page: the browser itself does what they do.

export const KEYMAP = [
  { keys: ["Tab"], says: "start.key.tab" },
  { keys: ["ArrowLeft", "ArrowRight"], says: "start.key.arrows" },
  { keys: [" "], says: "start.key.space" },
  { keys: ["Enter"], says: "start.play" },
  { keys: ["Escape"], says: "start.key.escape" },
];
