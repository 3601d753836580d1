// The situations of a first game that the coach has a word about, by what a scene shows.
const shipsThatSail = (legal) => new Set(legal.filter((move) => move.startsWith("sail ")).map((move) => move.split(" ")[1]));
const cargoOf = ({ ships }, letter) => ships["abcd".indexOf(letter)].cargo;
const has = (legal, verb) => legal.some((move) => move === verb || move.startsWith(`${verb} `));

/** Whether a ship that can sail carries one's own stones and others'. */
const isShared = (position, seat) => (letter) => {
  const cargo = cargoOf(position, letter);
  return cargo.includes(seat) && cargo.some((stone) => stone !== null && stone !== seat);
};

const isBusy = (site) => ({ position }) => position.ships.some((ship) => ship.site === site);

/** What is rarer comes first: of several questions the coach speaks of one. */
/** @type {Record<string, Situation>} */
export const situations = {
  "market": { rule: "I5.1", isAsked: true, isThere: ({ legal }) => has(legal, "card") },
  "blue-card": { rule: "I4.4", isAsked: true, isThere: ({ legal }) => has(legal, "play") },
  "last-round": { rule: "I3.7", isAsked: true, isThere: ({ position, figures }) => position.round === figures?.["rounds.count"] },
  "others-aboard": { rule: "I4.3", isAsked: true, isThere: ({ position, legal, seat }) => [...shipsThatSail(legal)].some(isShared(position, seat)) },
  "can-sail": { rule: "I4.3", isAsked: true, isThere: ({ legal }) => has(legal, "sail") },
  "round-end": { rule: "I3.4", isAsked: true, isThere: ({ position }) => position.ships.filter(({ site }) => site === null).length === 1 },
  "full-sled": { rule: "I4.1", isAsked: true, isThere: ({ position, seat, figures }) => position.sleds[seat] === figures?.["sled.spaces"] },
  "empty-sled": { rule: "I4.1", isAsked: true, isThere: ({ position, seat, legal }) => position.sleds[seat] === 0 && has(legal, "take") },
  "first-turn": { rule: "I4.1", isAsked: true, isThere: ({ position, legal }) => position.round === 1 && (has(legal, "take") || has(legal, "load")) },
  "at-market": { rule: "I5.1", isThere: (scene) => isBusy("market")(scene) && !has(scene.legal, "card") },
  "at-pyramid": { rule: "I7.1", isThere: isBusy("pyramid") },
  "at-temple": { rule: "I8.1", isThere: isBusy("temple") },
  "at-chamber": { rule: "I9.2", isThere: isBusy("chamber") },
  "at-obelisks": { rule: "I9.4", isThere: isBusy("obelisks") },
  "temple-scored": { rule: "I8.2", isThere: ({ position }) => position.round > 1 && position.temple.length > 0 },
};
