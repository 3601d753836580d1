// The parts of the page of all puzzles.
import { drawing } from "../../drawings/drawing.js";
import { icon } from "../../drawings/icons.js";
import { OFFERS } from "../../games/offers.js";
import { nameOfGame } from "../../table/names.js";
import { h, hiddenWords } from "../../ui/dom.js";
import { LEVELS } from "../../ui/levels.js";
import { say } from "../../ui/words.js";
import { suits } from "./choosing.js";
import { isSolved, streakOn } from "./progress.js";
import { addressOf } from "./source.js";
import { levelName, levelStair, streakPart, themeName } from "./telling.js";

/** How many are solved, and the days in a row. */
/** @param {Record<string, Wire.PuzzlesShown>} lists @param {PuzzleProgress} progress */
export function tally(lists, progress) {
  const all = Object.values(lists).flatMap(({ puzzles }) => puzzles);
  const done = all.filter(({ id }) => progress.solved[id]);
  const solved = done.filter(({ id }) => isSolved(progress.solved[id])).length;
  const [{ day }] = Object.values(lists);
  return [
    streakPart(streakOn(progress, day)),
    progress.best ? h("span", {}, say("puzzles.best", { count: progress.best })) : null,
    h("span", {}, say("puzzles.solved", { solved, count: all.length })),
    all.length && solved === all.length ? h("p", { role: "status" }, say("puzzles.all_solved")) : null,
  ];
}

/** Today's puzzle of a game. */
/** @param {string} game @param {Wire.PuzzlesShown} list @param {PuzzleProgress} progress */
export function todayPart(game, { today, number, puzzles }, progress) {
  const puzzle = puzzles.find(({ id }) => id === today);
  if (!puzzle) return h("article", { class: "sheet q-today" }, h("h2", {}, nameOfGame(game)), h("p", { class: "faint" }, say("puzzles.none_today")));
  const mark = progress.solved[today];
  return h(
    "article",
    { class: "sheet q-today" },
    h("span", { class: "q-art", "aria-hidden": "true" }, drawing(OFFERS[game].picture())),
    h(
      "div",
      { class: "q-words" },
      h("p", { class: "faint" }, say("puzzles.today_number", { number })),
      h("h2", {}, nameOfGame(game)),
      h("p", {}, [isTold(mark) ? themeName(puzzle.theme) : null, say("puzzles.players", { count: puzzle.seats })].filter(Boolean).join(" · ")),
      h("p", { class: "q-level" }, levelStair(puzzle.level, ""), hiddenWords(say("puzzle.level")), levelName(puzzle.level)),
    ),
    h(
      "p",
      { class: "q-go" },
      mark ? markPart(mark, true) : null,
      h("a", { class: isSolved(mark) ? "btn" : "btn primary", href: addressOf(today), "aria-label": say("puzzles.solve_of", { game: nameOfGame(game) }) }, say(isSolved(mark) ? "puzzles.look_again" : "puzzles.solve")),
    ),
  );
}

const ICONS = { first: "check", later: "check", shown: "eye", tried: "undo" };

/** How a puzzle was solved. */
/** @param {PuzzleMark} mark */
const markPart = (mark, hasWords = false) =>
  h("span", { class: `q-mark is-${mark}`, title: say(`puzzles.mark_${mark}`) }, drawing(icon(ICONS[mark], 16)), hasWords ? h("span", {}, say(`puzzles.mark_${mark}`)) : hiddenWords(say(`puzzles.mark_${mark}`)));

// --- which are looked for ---

/** @param {string[]} games @param {Wire.PuzzlesShown} list @param {PuzzleWish} wish */
export function filters(games, { puzzles }, wish) {
  const themes = [...new Set(puzzles.map(({ theme }) => theme))];
  const levels = [...LEVELS, "none"].filter((level) => puzzles.some((one) => one.level === level));
  return [
    choice("game", say("puzzles.by_game"), games.map((game) => [game, nameOfGame(game)]), wish.game),
    choice("theme", say("puzzles.by_theme"), [["", say("puzzles.all")], ...themes.map((theme) => [theme, themeName(theme)])], wish.theme),
    choice("level", say("puzzles.by_level"), [["", say("puzzles.all")], ...levels.map((level) => [level, levelName(level)])], wish.level),
  ];
}

const choice = (name, legend, values, chosen) =>
  h(
    "fieldset",
    { class: "q-choice", "data-key": name },
    h("legend", {}, legend),
    values.map(([value, words]) =>
      h("label", { "data-key": value }, h("input", { type: "radio", name, value, checked: value === chosen }), h("span", {}, words)),
    ),
  );

/** The puzzles that suit, and how many more there are. */
/** @param {Wire.PuzzlesShown} list @param {PuzzleWish} wish @param {PuzzleProgress} progress */
export function found({ puzzles }, wish, progress, most) {
  const numbered = puzzles.map((puzzle, place) => ({ puzzle, number: place + 1 }));
  const fitting = numbered.filter(({ puzzle }) => suits(wish)(puzzle));
  const left = fitting.length - most;
  const solved = fitting.filter(({ puzzle }) => isSolved(progress.solved[puzzle.id])).length;
  return [
    h("p", { class: "faint", role: "status" }, fitting.length ? say("puzzles.solved", { solved, count: fitting.length }) : say("puzzles.none")),
    fitting.length ? h("p", { class: "q-legend faint", "aria-hidden": "true" }, levelStair("mason", ""), h("span", {}, say("puzzles.stair"))) : null,
    h("ol", { class: "q-list" }, fitting.slice(0, most).map(({ puzzle, number }) => tile(puzzle, number, progress.solved[puzzle.id], wish.theme))),
    left > 0 ? h("button", { type: "button", class: "btn", "data-do": "more", "data-key": "more" }, say("puzzles.more", { count: Math.min(left, most) })) : null,
  ];
}

/** Whether somebody knows the answer, and so may know the idea. */
/** @param {PuzzleMark} [mark] */
const isTold = (mark) => isSolved(mark) || mark === "shown";

/** Its idea stands there when the answer is known, or when puzzles of that theme are looked for. */
/** @param {Wire.PuzzleInList} puzzle @param {number} number @param {PuzzleMark | undefined} mark @param {string} wanted */
const tile = ({ id, theme, level, seats, moves }, number, mark, wanted) =>
  h(
    "li",
    { "data-key": id },
    h(
      "a",
      { class: "q-tile", href: addressOf(id) },
      h("span", { class: "q-number" }, hiddenWords(`${say("puzzles.number", { number })}. `), h("span", { "aria-hidden": "true" }, number)),
      h("b", {}, wanted || isTold(mark) ? themeName(theme) : say("puzzles.players", { count: seats })),
      h("small", {}, [wanted || isTold(mark) ? say("puzzles.players", { count: seats }) : null, say("puzzles.moves", { count: moves })].filter(Boolean).join(" · ")),
      levelStair(level),
      mark ? markPart(mark) : null,
    ),
  );
