// The keys of the table, for the sheet that shows them.
import { say } from "../ui/words.js";

const OF_ALL = [
  ["Enter", "key.enter"],
  ["Z", "key.back"],
  ["Esc", "key.drop"],
  ["I", "key.hint"],
  ["G", "key.log"],
  ["V", "key.look_back"],
  ["?", "key.keys"],
];

/** [keys, words] of all that a table knows; before it is there, of those that all tables have. */
export async function keysOf({ face }) {
  const { KEYS } = face ? await face.wording() : { KEYS: [] };
  return [...KEYS, ...OF_ALL].map(([keys, words]) => [keys, say(words)]);
}
