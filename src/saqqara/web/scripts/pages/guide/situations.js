// The situations of a first game that the coach has a word about, by what a scene shows. Nothing here draws.

const shipsThatSail = (legal) => new Set(legal.filter((move) => move.startsWith("sail ")).map((move) => move.split(" ")[1]));
const cargoOf = ({ ships }, letter) => ships["abcd".indexOf(letter)].cargo;
const has = (legal, verb) => legal.some((move) => move === verb || move.startsWith(`${verb} `));

/** Whether a ship that can sail carries one's own stones and others'. */
const isShared = (position, seat) => (letter) => {
  const cargo = cargoOf(position, letter);
  return cargo.includes(seat) && cargo.some((stone) => stone !== null && stone !== seat);
};

const isLastRound = ({ position, figures }) => position.round === figures?.["rounds.count"];
const owes = ({ position, seat }, what) => position.pending.some((debt) => debt.seat === seat && debt.owes === what);
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** What is rarer comes first: of several the coach speaks of one. */
const SITUATIONS = {
  imhotep: {
    "market": ({ legal }) => has(legal, "card"),
    "blue-card": ({ legal }) => has(legal, "play"),
    "last-round": isLastRound,
    "others-aboard": ({ position, legal, seat }) => [...shipsThatSail(legal)].some(isShared(position, seat)),
    "can-sail": ({ legal }) => has(legal, "sail"),
    "round-end": ({ position }) => position.ships.filter(({ site }) => site === null).length === 1,
    "first-turn": ({ position, legal }) => position.round === 1 && (has(legal, "take") || has(legal, "load")),
  },
  pyramids: {
    "keep": (scene) => owes(scene, "keep"),
    "take": (scene) => owes(scene, "take"),
    "first-mark": (scene) => owes(scene, "mark"),
    "last-round": isLastRound,
    "tomb": ({ position, seat }) => position.explored[seat].length > 0,
    "elixir": ({ position, seat }) => position.events.some((one) => one.event === "elixir" && one.seat === seat),
    "skull": ({ position, seat }) => position.skulls[seat] > 0,
    "gem": ({ position, seat }) => sum(position.gems[seat]) > 0,
    "torch": ({ position, seat }) => position.torches[seat].includes(true),
  },
};

/** The first situation that a scene shows and the coach has not spoken of, or null. */
/** @param {string} game @param {Scene} scene @param {string[]} said */
export function situationOf(game, scene, said) {
  if (!scene.isAsked || !Object.hasOwn(SITUATIONS, game)) return null;
  const found = Object.entries(SITUATIONS[game]).find(([name, isThere]) => !said.includes(name) && isThere(scene));
  return found?.[0] ?? null;
}
