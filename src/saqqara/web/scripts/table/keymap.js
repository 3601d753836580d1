// The keys of every table, and of its past while somebody looks back.
import { PAGE, sheetOf } from "../ui/keymap.js";

export const TABLE = [
  { keys: ["Enter"], says: "key.enter" },
  { keys: ["z"], does: "step-back", says: "key.back" },
  { keys: ["Escape"], does: "drop", says: "key.drop" },
  { keys: ["Escape"], does: "close-beside", says: "key.close", during: "an open log or hint" },
  { keys: ["i"], does: "open-hint", says: "key.hint" },
  { keys: ["g"], does: "open-log", says: "key.log" },
  { keys: ["v"], does: "look-open", says: "key.look_back" },
];

export const REVIEW = [
  { keys: ["ArrowLeft"], does: "look-back", says: "key.look_before" },
  { keys: ["ArrowRight"], does: "look-on", says: "key.look_after" },
  { keys: ["Home"], does: "look-first", says: "key.look_first" },
  { keys: ["End"], does: "look-now", says: "key.look_now" },
  { keys: ["p"], does: "look-play", says: "key.look_play" },
  { keys: ["Escape"], does: "look-close", says: "key.look_close", during: "the past" },
];

/** The sheet of all that a table hears; before it is there, of what all tables hear. */
export const keysOf = ({ face }) => sheetOf(face?.keymap ?? [], TABLE, REVIEW, PAGE);
