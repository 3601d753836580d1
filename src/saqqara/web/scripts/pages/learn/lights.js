// What the words of a lesson's `light` mean on the table, as selectors: the first that finds something is lit.
// docs/contribute/lessons.md lists the words.

const SHARED = {
  round: () => [".topbar .progress"],
  actions: () => [".ask .bar"],
  opponent: () => ['.seat[data-seat="1"]'],
};

const IMHOTEP = {
  ...SHARED,
  site: (site) => [`.site[data-site="${site}"]`],
  harbour: () => [".harbour"],
  ship: (ship) => [`[data-at="berth-${ship}"]`, `[data-at="docked-${ship}"]`],
  space: (place) => [`[data-key="space-${place}"]`, `[data-at="berth-${place[0]}"]`],
  dock: (site) => [`[data-at="dock-${site}"]`, `.site[data-site="${site}"]`],
  sled: () => ['[data-at="sled-0"]'],
  quarry: () => ['[data-at="quarry-0"]'],
  cards: () => ['[data-at="cards-0"]', '.seat[data-seat="0"]'],
  market: (place) => [`[data-at="market-${place}"]`, '.site[data-site="market"]'],
  pair: () => ['[data-at="market-pair"]', '.site[data-site="market"]'],
  score: () => [".seat .p-points"],
  action: (action) => [`[data-pick="action ${action}"]`],
};

const PYRAMIDS = {
  ...SHARED,
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

const GAMES = { imhotep: IMHOTEP, pyramids: PYRAMIDS };

/** The selectors of a word with what follows it, the best first; none where the game knows no such thing. */
/** @param {string} game @param {string} light @returns {string[]} */
export function selectorsOf(game, light) {
  const [word, ...rest] = light.split(" ");
  return Object.hasOwn(GAMES[game], word) ? GAMES[game][word](...rest) : [];
}

const ACTIONS = ["take", "play", "pass"];

/** Where a move is made. */
const TARGETS = {
  imhotep: ([verb, what, where]) => {
    if (verb === "load") return [`space ${what}`];
    if (verb === "sail") return [`ship ${what}`, `dock ${where}`];
    if (verb === "card") return [`market ${what}`];
    return [ACTIONS.includes(verb) ? `action ${verb}` : "actions"];
  },
  pyramids: ([verb, card, ...fields]) => {
    if (verb === "take") return [card === "deck" ? "deck" : `display ${card}`];
    if (verb === "keep") return [card, ...fields].map((one) => `chamber ${one}`);
    return fields.length ? fields.map((field) => `square ${card} ${field}`) : ["actions"];
  },
};

/** What a move is made with, in the words of `light`. */
/** @param {string} game @param {string} move @returns {string[]} */
export const targetsOf = (game, move) => TARGETS[game](move.split(" "));
