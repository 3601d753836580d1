// A market card: its colour, emblem, name and effect; its small token, its back, and piles of cards counted.
import { drawing } from "../../drawings/drawing.js";
import { emblem } from "../../drawings/emblem.js";
import { h, hiddenWords } from "../../ui/dom.js";
import { say } from "../../ui/words.js";

const KINDS = {
  entrance: "red",
  sarcophagus: "red",
  path: "red",
  statue: "violet",
  lever: "blue",
  hammer: "blue",
  sail: "blue",
  chisel: "blue",
};

/** All market cards, in the order of the rulebook. */
export const CARDS = [
  "entrance",
  "sarcophagus",
  "path",
  "pyramid-decoration",
  "temple-decoration",
  "chamber-decoration",
  "obelisk-decoration",
  "statue",
  "lever",
  "hammer",
  "sail",
  "chisel",
];

/** The colour of a market card: red, green, violet or blue. */
export const kindOf = (card) => KINDS[card] ?? "green";

/** What a card does, in a few words. */
/** @param {Figures} figures */
export function effectOf(card, figures) {
  if (!figures) return say(`imhotep.card.${card}.about`);
  if (kindOf(card) === "green")
    return say("imhotep.card.effect.decoration", {
      points: figures["cards.decoration_points"],
      stones: figures["cards.decoration_stones"],
    });
  return say(`imhotep.card.effect.${card}`, {
    stones: figures["stones.take"],
    row: figures["cards.statues"].join(" "),
    further: figures["cards.further_statue"],
  });
}

/** The topic of a card in the rules. */
export const topicOf = (card) => (card === "sail" ? "sail-card" : card);

const LONG_WORD = 11; // letters: more than stand beside each other in the usual print

/** The inside of a card that lies face up. */
/** @param {Figures} figures */
export function cardFace(card, figures) {
  const name = say(`imhotep.card.${card}`);
  const isLong = name.split(/[\s\u00AD-]/).some((word) => word.length >= LONG_WORD);
  return [
    h("span", { class: "card-art" }, drawing(emblem(card, 46))),
    h("span", { class: isLong ? "card-name is-long" : "card-name" }, name),
    h("span", { class: "card-effect" }, effectOf(card, figures)),
  ];
}

/** A small card; beside `count` equal ones it says how many. */
export const token = (card, count = 1) =>
  h(
    "span",
    { class: "token", "data-kind": kindOf(card), title: say(`imhotep.card.${card}`) },
    drawing(emblem(card, 22)),
    hiddenWords(say(`imhotep.card.${card}`)),
    count > 1 ? h("b", { class: "token-count" }, say("imhotep.times", { count })) : null,
  );

/** Cards with how many there are of each, in the order of the rulebook. */
export const counted = (cards) =>
  CARDS.map((card) => [card, cards.filter((one) => one === card).length]).filter(([, count]) => count > 0);

/** Cards face down, with their number. */
export const cardBack = (count, label, more = {}) =>
  h("span", { class: "card-back", ...more }, h("b", { class: "count" }, String(count)), hiddenWords(label));

/** A pile looked through: each kind with its number and effect; each tells its rule. */
/** @param {Figures} figures */
export const pileOf = (cards, figures) =>
  h(
    "ul",
    {},
    counted(cards).map(([card, count]) =>
      h(
        "li",
        { "data-key": card },
        h(
          "button",
          { class: "pile-card", type: "button", "data-rule": topicOf(card) },
          token(card),
          h("b", { "aria-hidden": "true" }, say(`imhotep.card.${card}`)),
          h("span", { class: "pile-count" }, count > 1 ? say("imhotep.times", { count }) : ""),
          h("span", { class: "faint" }, effectOf(card, figures)),
        ),
      ),
    ),
  );
