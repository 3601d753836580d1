// The keys of Imhotep.
import { ARROWS } from "../../ui/keymap.js";

export const KEYMAP = [
  { keys: ["t"], does: "take", says: "key.take" },
  { keys: ["l"], does: "load", says: "key.load" },
  { keys: ["s"], does: "sail", says: "key.sail" },
  { keys: ["c"], does: "play", says: "key.play_card" },
  { keys: ["p"], does: "pass" },
  { keys: ["a", "b", "c", "d"], does: "ship", says: "key.ship", shown: ["A–D"], during: "the choice of a ship" },
  { keys: [..."123456789"], does: "answer", says: "key.number", shown: ["1–5"] },
  { keys: ["0"], does: "answer", says: "key.decline" },
  { keys: ["h"], does: "harbour", says: "key.harbour" },
  { keys: ARROWS, does: "rove", says: "key.arrows" },
];
