// What each stone of a ship would bring at a dock, as the house foresees it: a few signs, and words for screen readers.
import { drawing } from "../../drawings/drawing.js";
import { cubeIcon } from "../../drawings/stone.js";
import { h } from "../../ui/dom.js";
import { say, signed } from "../../ui/words.js";
import { colourWord } from "./called.js";

const TOWER = 3; // stones

const SIGNS = {
  points: ({ amount }) => signed(amount),
  choice: () => "",
  card: ({ amount }) => (amount ? say("imhotep.turn_sign", { number: amount }) : say("imhotep.sign.no_card")),
  round: ({ amount }) => signed(amount),
  bonus: ({ bonus }) => (typeof bonus === "number" ? signed(bonus) : say(`imhotep.sign.${bonus}`)),
  group: ({ amount }) => signed(amount),
  height: ({ gain: amount }) => signed(amount),
  tower: ({ stands, amount }) => (amount ? signed(amount) : say("imhotep.sign.of", { count: stands, all: TOWER })),
};

/** What the signs of a dock mean: when points come, or what for. A choice is told before points of other stones. */
const NOTES = { choice: "choice_of_pyramid", points: "at_once", card: "turns", round: "each_round", bonus: "each_round", group: "now", height: "now", tower: "tower" };

/** One stone and what it would bring. */
const gain = (stone) => h("span", {}, drawing(cubeIcon(stone.seat, 8)), SIGNS[stone.kind]?.(stone) ?? "");

const noteOf = ({ stones }) => Object.keys(NOTES).find((kind) => stones.some((stone) => stone.kind === kind));

/** All stones in the order of unloading, and what their signs mean. */
export const gains = (foreseen) =>
  h(
    "span",
    { class: "t-gains", "aria-hidden": "true" },
    foreseen.stones.map(gain),
    h("small", {}, say(`imhotep.sign.${NOTES[noteOf(foreseen)]}`)),
  );

/** The same in words. */
export const gainWords = (foreseen) => say("imhotep.would_bring", { stones: foreseen.stones.map(stoneWords) });

const stoneWords = (stone) =>
  stone.kind === "height"
    ? say("imhotep.forecast_height", { colour: colourWord(stone.seat), height: stone.amount, gain: signed(stone.gain) })
    : say("imhotep.forecast", {
        colour: colourWord(stone.seat),
        kind: stone.kind === "bonus" && typeof stone.bonus === "string" ? `bonus-${stone.bonus}` : stone.kind,
        amount: stone.kind === "bonus" && typeof stone.bonus === "number" ? stone.bonus : (stone.amount ?? 0),
        size: stone.size ?? stone.stands ?? 0,
      });

/** What an answer brings a seat, as a coin: points at once, else what it adds if the game ended now. */
export function gainCoin(foreseen, seat) {
  const [stone] = foreseen?.stones ?? [];
  const now = foreseen?.points?.[seat];
  const later = foreseen?.gain ?? stone?.gain ?? (stone?.kind === "group" ? stone.amount : 0);
  if (now) return h("span", { class: "gain-coin" }, signed(now));
  return later ? h("span", { class: "gain-coin is-later", title: say("imhotep.moment.now") }, signed(later)) : null;
}
