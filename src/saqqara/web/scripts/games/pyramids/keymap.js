// The keys of Pyramids.
import { ARROWS } from "../../ui/keymap.js";

export const KEYMAP = [
  { keys: ["r"], does: "rotate", says: "key.rotate" },
  { keys: ["m"], does: "mirror", says: "key.mirror" },
  { keys: ["x"], does: "single", says: "key.single" },
  { keys: ARROWS, does: "go", says: "key.fields" },
  { keys: ["Enter"], does: "commit" },
  { keys: [" "], does: "pick" },
];
