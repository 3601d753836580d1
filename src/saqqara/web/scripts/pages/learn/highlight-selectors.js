// What the words of a lesson's `light` mean on the table, as selectors: the first that finds something is lit.

/** The selectors of a word with what follows it, the best first; none where the game knows no such thing. */
/** @param {School} school @param {string} light @returns {string[]} */
export function selectorsOf({ lights }, light) {
  const [word, ...rest] = light.split(" ");
  return Object.hasOwn(lights, word) ? lights[word](...rest) : [];
}

/** What a move is made with, in the words of `light`. */
/** @param {School} school @param {string} move @returns {string[]} */
export const targetsOf = ({ targets }, move) => targets(move.split(" "));
