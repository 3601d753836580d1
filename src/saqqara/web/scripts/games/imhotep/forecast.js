// What each stone of a ship would bring at a dock, as the house foresees it: a few signs, and words for screen readers.
import { drawing } from "../../drawings/drawing.js";
import { icon } from "../../drawings/icons.js";
import { cubeIcon } from "../../drawings/stone.js";
import { h } from "../../ui/dom.js";
import { say, signed } from "../../ui/words.js";
import { colourWord } from "./called.js";

const SIGNS = {
  points: ({ amount }) => signed(amount),
  choice: () => "?",
  card: ({ amount }) => (amount ? say("imhotep.turn_sign", { number: amount }) : "–"),
  round: ({ amount }) => signed(amount),
  bonus: ({ bonus }) => (typeof bonus === "number" ? signed(bonus) : bonusSign(bonus)),
  group: ({ amount, size }) => [
    signed(amount),
    size > 1 ? h("small", {}, say("imhotep.times", { count: size })) : null,
  ],
  height: ({ amount }) => `↑${amount}`,
  tower: ({ stands, amount }) => (amount ? signed(amount) : `${stands}/3`),
};

const bonusSign = (bonus) => (bonus === "card" ? drawing(icon("card", 15)) : "?");

/** One stone and what it would bring. */
const gain = (stone) => h("span", {}, drawing(cubeIcon(stone.seat, 8)), SIGNS[stone.kind]?.(stone) ?? "");

/** All stones in the order of unloading. */
export const gains = (foreseen) => h("span", { class: "t-gains", "aria-hidden": "true" }, foreseen.stones.map(gain));

/** The same in words. */
export const gainWords = (foreseen) => say("imhotep.would_bring", { stones: foreseen.stones.map(stoneWords) });

const stoneWords = (stone) =>
  say("imhotep.forecast", {
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
