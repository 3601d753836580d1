// The keys of Pyramids.
import { ARROWS } from "../../ui/keymap.js";

export const KEYMAP = [
  { keys: ["r"], does: "rotate", says: "pyramids.key.rotate" },
  { keys: ["m"], does: "mirror", says: "pyramids.key.mirror" },
  { keys: ["x"], does: "single", says: "pyramids.key.single" },
  { keys: ["c"], does: "chamber", says: "pyramids.key.chamber" },
  { keys: ["s"], does: "score", says: "pyramids.key.score" },
  { keys: ARROWS, does: "go", says: "pyramids.key.fields" },
  { keys: ["Enter"], does: "commit" },
  { keys: [" "], does: "pick" },
];
