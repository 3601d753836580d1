// Every move of the question with its exact value, the best first.
import { drawing } from "../../drawings/drawing.js";
import { gradeIcon } from "../../drawings/grade.js";
import { slabIcon } from "../../drawings/stone.js";
import { h, scroller } from "../../ui/dom.js";
import { capital, say } from "../../ui/words.js";
import { gradeFor, number, shownValue, signed } from "./telling.js";

const FIRST = 8; // rows that are shown at once
const PER_CENT = 100;

/** What a move is worth: the lead that it gives, or its share of the first place. */
const worth = (counts, value) =>
  counts === "first" ? say("review.percent", { number: Math.round(value * PER_CENT) }) : signed(value);

/** The table; those that come after the first rows are folded. */
/** @param {PuzzleHere} here @param {Wire.ChoiceShown[]} choices */
export function choicesPart(here, choices) {
  const rest = choices.slice(FIRST);
  return h(
    "section",
    { class: "z-choices", "data-key": "choices" },
    h("h3", {}, say("puzzle.every_move")),
    linesOf(here, choices, choices.slice(0, FIRST)),
    rest.length ? h("details", { "data-key": "rest" }, h("summary", {}, say("puzzle.more_moves", { count: rest.length })), linesOf(here, choices, rest)) : null,
  );
}

/** @param {PuzzleHere} here @param {Wire.ChoiceShown[]} choices @param {Wire.ChoiceShown[]} shown */
const linesOf = (here, [best], shown) =>
  scroller(
    say("puzzle.every_move"),
    h(
      "table",
      { class: "z-lines" },
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, say("puzzle.move")), pointsHead(here), h("th", { scope: "col" }, say(`puzzle.value_${here.puzzle.counts}`)))),
      h("tbody", {}, shown.map((choice) => row(here, choice, best))),
    ),
  );

/** Whose points stand in a column: you first, then the others. */
/** @param {Wire.PuzzleShown} puzzle */
export const orderOf = (puzzle) => [puzzle.seat, ...Array.from({ length: puzzle.seats }, (_, seat) => seat).filter((seat) => seat !== puzzle.seat)];

/** @param {PuzzleHere} here */
const pointsHead = (here) => orderOf(here.puzzle).map((seat) => h("th", { scope: "col" }, drawing(slabIcon(seat, 14, here.called(seat)))));

/** @param {PuzzleHere} here @param {Wire.ChoiceShown} choice @param {Wire.ChoiceShown} best */
function row(here, choice, best) {
  const { counts } = here.puzzle;
  const grade = gradeFor(counts, best.value - choice.value);
  return h(
    "tr",
    { class: grade === "best" ? "is-best" : null },
    h("th", { scope: "row" }, drawing(gradeIcon(grade, 15, say(`grade.${grade}`))), h("span", {}, capital(here.moveWords(choice.move)))),
    orderOf(here.puzzle).map((seat) => h("td", {}, number(choice.points[seat]))),
    h("td", {}, h("b", {}, worth(counts, shownValue(here.puzzle, choice)))),
  );
}
