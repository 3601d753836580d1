// What lessons know of Pyramids: the selectors of what they light, and where each move is made. docs/contribute/lessons.md
// lists the words.
const lights = {
  shape: () => [".x-card"],
  chamber: (card) => [`.own-cards .slot[data-card="${card}"]`],
  square: (card, field) => [`.fields[data-card="${card}"] [data-field="${field}"]`, `.own-cards .slot[data-card="${card}"]`],
  display: (card) => (card ? [`.display [data-card="${card}"]`] : [".display"]),
  deck: () => [".display .deck"],
  gems: () => [".gem-tracks"],
  torches: () => ['.score [data-track="t"]'],
  skulls: () => ['.score [data-track="s"]'],
  claims: () => [".claims"],
  score: () => [".score"],
};

function targets([verb, card, ...fields]) {
  if (verb === "take") return [card === "deck" ? "deck" : `display ${card}`];
  if (verb === "keep") return [card, ...fields].map((one) => `chamber ${one}`);
  return fields.length ? fields.map((field) => `square ${card} ${field}`) : ["actions"];
}

/** The sheet of a phone that shows each, where it is not the chambers. */
const SHEETS = { score: "score", gems: "score", torches: "score", skulls: "score", claims: "score", display: "display", deck: "display" };

function reveal(root, names, press) {
  for (const name of names) {
    const [word, card] = name.split(" ");
    press(root.querySelector(`.sheet-tabs [data-pick="sheet ${SHEETS[word]}"][aria-pressed="false"]`));
    if (["chamber", "square"].includes(word)) press(root.querySelector(`[data-pick="turn-to ${card}"]`));
  }
}

export const school = { lights, targets, reveal };
