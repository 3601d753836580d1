// The keys of Imhotep.
import { ARROWS } from "../../ui/keymap.js";

export const KEYMAP = [
  { keys: ["t"], does: "take", says: "imhotep.action.take" },
  { keys: ["l"], does: "load", says: "imhotep.action.load" },
  { keys: ["s"], does: "sail", says: "imhotep.action.sail" },
  { keys: ["c"], does: "play", says: "imhotep.action.play" },
  { keys: ["p"], does: "pass" },
  { keys: ["a", "b", "c", "d"], does: "ship", says: "imhotep.key.ship", shown: ["A–D"], during: "the choice of a ship" },
  { keys: [..."123456789"], does: "answer", says: "imhotep.key.number", shown: ["1–5"] },
  { keys: ["0"], does: "answer", says: "imhotep.key.decline" },
  { keys: ["h"], does: "harbour", says: "imhotep.key.harbour" },
  { keys: ARROWS, does: "rove", says: "imhotep.key.arrows" },
];
