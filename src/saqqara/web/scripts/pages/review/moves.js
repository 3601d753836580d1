// The moves of a game with their grades, and how many of each a player has made.
import { drawing } from "../../drawings/drawing.js";
import { gradeIcon } from "../../drawings/grade.js";
import { icon } from "../../drawings/icons.js";
import { slabIcon } from "../../drawings/stone.js";
import { h, named } from "../../ui/dom.js";
import { say } from "../../ui/words.js";
import { percentTenths, rangePart, signedPercent } from "./figures.js";
import { called, isBad, moveWords } from "./telling.js";

const COUNTED = ["best", "good", "inaccuracy", "mistake", "blunder"];

/** @param {Reading} reading */
export const movesHead = (reading) => [
  h("h2", {}, say("end.moves")),
  h("button", { type: "button", class: "btn small", "data-do": "next-turning", "aria-keyshortcuts": "N" }, say("review.turning_next"), drawing(icon("next", 16))),
];

/** Whose moves are counted, and how many there are of each grade. */
/** @param {Reading} reading */
export const tallyPart = (reading) => [
  h(
    "fieldset",
    { class: "whose" },
    h("legend", { class: "sr" }, say("review.whose")),
    reading.order.map((seat) =>
      h(
        "label",
        { title: called(reading, seat) },
        h("input", { type: "radio", name: "tally", value: seat, checked: seat === reading.tally }),
        h("span", {}, drawing(slabIcon(seat, 14)), named(called(reading, seat))),
      ),
    ),
  ),
  h(
    "ul",
    { class: "tally", "aria-label": say("review.tally", { name: called(reading, reading.tally) }) },
    COUNTED.map((grade) => h("li", {}, drawing(gradeIcon(grade, 16)), h("b", {}, countOf(reading, grade)), h("span", {}, say(`grade.${grade}`)))),
  ),
];

/** @param {Reading} reading */
const countOf = ({ review, tally }, grade) => String(review.decisions.filter((one) => one.seat === tally && one.grade === grade).length);

/** The list with one move marked; a round begins with a heading. */
/** @param {Reading} reading @param {number | null} marked the moment after it */
export function moveList(reading, marked) {
  const { review, rounds } = reading;
  let round = 0;
  return review.decisions.flatMap((decision) => {
    const heads = [];
    for (; round < rounds.length && rounds[round].turn <= decision.turn; round += 1) heads.push(rounds[round]);
    const head = heads.at(-1);
    return [...(head ? [h("li", { class: "m-round", "data-key": `round ${head.turn}` }, head.label)] : []), row(reading, decision, marked)];
  });
}

/** @param {Reading} reading @param {Reviewing.Decision} decision @param {number | null} marked */
function row(reading, decision, marked) {
  const { turn, seat, move, grade } = decision;
  const after = turn + 1;
  const isNow = marked === after;
  return h(
    "li",
    { "data-key": `move ${turn}`, class: isNow && "is-now" },
    h(
      "button",
      { type: "button", "data-turn": after, "aria-current": isNow && "step", "data-rove-item": true, tabindex: isNow || (marked === null && turn === reading.review.decisions[0].turn) ? "0" : "-1" },
      h("span", { class: "m-number" }, after),
      drawing(slabIcon(seat, 14)),
      h("span", { class: "m-words" }, h("b", {}, named(called(reading, seat)), ":"), " ", moveWords(reading, move)),
      isBad(decision) ? h("span", { class: "m-cost" }, signedPercent(-decision.wins.mean), rangePart(costOf(decision), percentTenths, decision)) : h("span", {}),
      drawing(gradeIcon(grade, 16, say(`grade.${grade}`))),
    ),
  );
}

/** What a move cost, below 0 as it is written. */
/** @param {Reviewing.Decision} decision */
const costOf = ({ wins: { mean, low, high } }) => ({ mean: -mean, low: -high, high: -low });
