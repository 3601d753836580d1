// The keys of the table, for the sheet that shows them.
import { say } from "./words.js";

const OF_GAMES = {
  imhotep: [
    ["T", "key.take"],
    ["L", "key.load"],
    ["S", "key.sail"],
    ["C", "key.play_card"],
    ["A–D", "key.ship"],
    ["1–5", "key.number"],
    ["0", "key.decline"],
    ["H", "key.harbour"],
    [["←", "→", "↑", "↓"], "key.arrows"],
  ],
  pyramids: [
    ["R", "key.rotate"],
    ["M", "key.mirror"],
    ["X", "key.single"],
    [["←", "→", "↑", "↓"], "key.fields"],
  ],
};
const OF_ALL = [
  ["Enter", "key.enter"],
  ["Z", "key.back"],
  ["Esc", "key.drop"],
  ["I", "key.hint"],
  ["G", "key.log"],
  ["V", "key.look_back"],
  ["?", "key.keys"],
];

/** [keys, words] of all that a table knows. */
export const keysOf = (room) =>
  [...(OF_GAMES[room.table?.game] ?? []), ...OF_ALL].map(([keys, words]) => [keys, say(words)]);
