// What lessons know of Imhotep: the selectors of what they light, and where each move is made. docs/contribute/lessons.md
// lists the words.
const lights = {
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
  action: (action) => [`[data-pick="action ${action}"]`],
};

const ACTIONS = ["take", "play", "pass"];

function targets([verb, what, where]) {
  if (verb === "load") return [`space ${what}`];
  if (verb === "sail") return [`ship ${what}`, `dock ${where}`];
  if (verb === "card") return [`market ${what}`];
  return [ACTIONS.includes(verb) ? `action ${verb}` : "actions"];
}

/** Where sites fold, the one that is lit opens; one that is open makes room for several. */
function reveal(root, names, press) {
  const sites = names.filter((name) => name.startsWith("site ")).map((name) => name.split(" ")[1]);
  if (sites.length > 1) press(root.querySelector(".site.is-open .fold"));
  if (sites.length === 1) press(root.querySelector(`.table:not(.is-low) .site[data-site="${sites[0]}"]:not(.is-open) .fold`));
}

export const school = { lights, targets, board: ".nile", reveal, optionsOf: ({ sides, wrath }) => ({ sides, wrath }) };
