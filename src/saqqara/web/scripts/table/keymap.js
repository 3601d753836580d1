// The keys of every table, and of its past while somebody looks back.
import { PAGE, sheetOf } from "../ui/keymap.js";

export const TABLE = [
  { keys: ["Enter"], says: "key.enter" },
  { keys: ["z"], does: "step-back", says: "key.back" },
  { keys: ["Escape"], does: "drop", says: "key.drop" },
  { keys: ["i"], does: "open-hint", says: "key.hint" },
  { keys: ["g"], does: "open-log", says: "key.log" },
  { keys: ["v"], does: "look-open", says: "key.look_back" },
];

export const REVIEW = [
  { keys: ["ArrowLeft"], does: "look-back" },
  { keys: ["ArrowRight"], does: "look-on" },
  { keys: ["Home"], does: "look-first" },
  { keys: ["End"], does: "look-now" },
];

/** The sheet of all that a table hears; before it is there, of what all tables hear. */
export const keysOf = ({ face }) => sheetOf(face?.keymap ?? [], TABLE, PAGE);
