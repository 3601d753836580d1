// The keys of a lesson, besides those of its table.
import { TABLE } from "../../table/keymap.js";

export const KEYMAP = [
  { keys: ["Enter", "ArrowRight"], does: "next", says: "learn.key.next" },
  { keys: ["ArrowLeft"], does: "back", says: "learn.back" },
  { keys: ["k"], does: "skip", says: "learn.key.skip" },
];

const NOT_HERE = new Set(["open-hint", "open-log", "close-beside", "look-open"]);

/** Of the keys of every table those that mean something in a lesson. */
export const OF_TABLE = TABLE.filter(({ does }) => !NOT_HERE.has(does));

/** Those that mean nothing there. */
export const IDLE = TABLE.filter(({ does }) => NOT_HERE.has(does));
