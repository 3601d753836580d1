// The keys of a puzzle, besides those of its table.

export const KEYMAP = [
  { keys: ["Enter", "ArrowRight"], does: "go-on", says: "puzzle.key_on", during: "an answer" },
  { keys: ["y"], does: "share", says: "puzzle.share" },
];
