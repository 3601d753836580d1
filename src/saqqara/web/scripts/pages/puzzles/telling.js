// What is said of puzzles: what they are about, how hard they are, and what moves are worth.
import { drawing } from "../../drawings/drawing.js";
import { stair } from "../../drawings/stair.js";
import { h } from "../../ui/dom.js";
import { GRADES_FROM } from "../../ui/grades.js";
import { LEVELS } from "../../ui/levels.js";
import { hasWords, plainWord, say } from "../../ui/words.js";

const PER_CENT = 100;
// What a move may cost in points, or of the first place, and still have that grade.
/** @type {Record<string, [Grade, number][]>} */
const GRADES = {
  margin: [["inaccuracy", 3], ["mistake", 6]],
  first: [["inaccuracy", GRADES_FROM.mistake], ["mistake", GRADES_FROM.blunder]],
};
export const AS_GOOD = 1e-6; // figures are exact, but added up in fractions

/** What a puzzle is about. */
export const themeName = (theme) => (hasWords(`puzzles.theme.${theme}`) ? say(`puzzles.theme.${theme}`) : plainWord(theme));

/** How hard it is: the weakest level that solves it. */
export const levelName = (level) => (LEVELS.includes(level) ? say(`level.${level}`) : say("puzzles.level_none"));

/** What follows the name of the level: “weakest bot to solve it”. */
export const levelAbout = (level) => say(LEVELS.includes(level) ? "puzzle.level_about" : "puzzle.level_none_about");

/** Whether the levels have tried it: a puzzle that was just made of a review is not graded. */
export const isGraded = (level) => level !== "ungraded";

/** The stair of levels, which says the same. */
export const levelStair = (level, label = say("puzzles.weakest", { level: levelName(level) })) =>
  drawing(stair(LEVELS.indexOf(level), LEVELS.length, label));

/** A number as it is written: 2, or 2.5 where chance has a part in it. */
export const number = (value) => say("puzzles.figure", { number: Math.abs(value) < AS_GOOD ? 0 : value });

/** The same of what is won or lost: +2, or −2.5. */
export const signed = (value) => (value > AS_GOOD ? "+" : "") + number(value);

const tenths = (points) => Math.round(points * 10);

/** What a move is worth; a lead over a single rival fits the points as they are written. */
/** @param {Wire.PuzzleShown} puzzle @param {Wire.ChoiceShown} choice */
export const shownValue = ({ counts, seats, seat }, { value, points }) =>
  counts === "margin" && seats === 2 ? (tenths(points[seat]) - tenths(points[1 - seat])) / 10 : value;

/** What a move costs, as a heading. */
export const costWords = (counts, cost) =>
  counts === "first" ? say("puzzle.wrong_first", { percent: Math.round(cost * PER_CENT) }) : say("puzzle.wrong_points", { points: cost });

/** How good a move is that costs so much. */
/** @returns {Grade} */
export function gradeFor(counts, cost) {
  if (cost < AS_GOOD) return "best";
  const found = GRADES[counts].find(([, most]) => cost < most);
  return found ? found[0] : "blunder";
}

/** What the best move brings, as a heading. */
export function rightWords(counts, value) {
  if (counts === "first") return say("puzzle.right_first", { percent: Math.round(value * PER_CENT) });
  const points = Math.abs(value) < AS_GOOD ? 0 : Math.abs(value);
  return say(points === 0 ? "puzzle.right_level" : value > 0 ? "puzzle.right_win" : "puzzle.right_loss", { points });
}

/** The streak, as in “4 in a row”. */
export const streakPart = (count) => h("span", { class: "z-streak" }, drawing(FLAME), h("span", {}, say("door.puzzle_streak", { count })));

const FLAME =
  '<svg class="icon i-flame" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3c.8 3.4 5.5 5.6 5.5 10.6A5.5 5.5 0 0 1 12 21a5.5 5.5 0 0 1-5.5-6.4c0-2.4 1.3-3.9 2.6-5.2.3 1.6 1 2.4 2 2.9C10.5 9 10.7 5.8 12 3z"/></svg>';
