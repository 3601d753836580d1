// What stands beside the board of a puzzle: what is asked, what was said of the last try, and where it goes on.
import { drawing } from "../../drawings/drawing.js";
import { gradeIcon } from "../../drawings/grade.js";
import { icon } from "../../drawings/icons.js";
import { cubeIcon } from "../../drawings/stone.js";
import { nameOfGame } from "../../table/names.js";
import { h, named } from "../../ui/dom.js";
import { shortcutOf } from "../../ui/keymap.js";
import { capital, hasWords, say } from "../../ui/words.js";
import { choicesPart, orderOf } from "./choices.js";
import { KEYMAP } from "./keymap.js";
import { streakOn } from "./progress.js";
import { costWords, gradeFor, isGraded, levelAbout, levelName, levelStair, number, rightWords, shownValue, streakPart, themeName } from "./telling.js";
import { reasonsPart } from "./why.js";

const PER_CENT = 100;

/** @param {PuzzleHere} here */
export function puzzlePanel(here) {
  const { solving, trouble, isKept, isOffline } = here;
  return [
    head(here),
    solving.isOver ? null : facts(here),
    h("div", { class: `z-feed is-${solving.state}`, role: "status", "data-key": "feed" }, FEEDS[solving.state](here)),
    isOffline && !solving.isOver ? h("p", { class: "z-offline", role: "status", "data-key": "offline" }, say("puzzle.offline")) : null,
    solving.isOver ? null : deeds(here),
    solving.isOver && solving.said.choices ? choicesPart(here, solving.said.choices) : null,
    trouble ? h("p", { class: "trouble", role: "alert" }, trouble) : null,
    isKept ? null : h("p", { class: "z-unkept faint" }, say("puzzles.unkept")),
    solving.isOver ? origin(here) : null,
    solving.isOver ? tags(here) : null,
    foot(here),
  ];
}

const deed = (name, words, more = {}) => h("button", { type: "button", class: "btn", "data-do": name, "data-key": name, ...more }, words);

/** @param {PuzzleHere} here */
const head = ({ puzzle, place, isToday, solving }) =>
  h(
    "header",
    {},
    h("p", {}, isToday ? say("puzzles.today_number", { number: place }) : place ? say("puzzles.number", { number: place }) : say("puzzles.own")),
    h("h2", { id: "puzzle-title" }, solving.isOver ? themeName(puzzle.theme) : nameOfGame(puzzle.game)), // its idea gives the answer away
    h("button", { type: "button", class: "tool", "data-do": "share", "aria-label": say("puzzle.share"), title: say("puzzle.share"), "aria-keyshortcuts": shortcutOf(KEYMAP, "share") }, drawing(icon("link"))),
  );

/** How the others are taken to play. */
const rivals = (game) => (hasWords(`puzzle.rivals_${game}`) ? [" ", h("small", {}, say(`puzzle.rivals_${game}`))] : null);

/** @param {PuzzleHere} here */
function facts({ puzzle, colour, rival }) {
  const fact = (name, ...words) => [h("dt", {}, say(`puzzle.${name}`)), h("dd", {}, ...words)];
  return h(
    "dl",
    { class: "z-facts" },
    fact("to_move", drawing(cubeIcon(puzzle.seat, 9)), h("span", {}, say("puzzle.you_are", { colour }))),
    fact("counts", h("span", {}, say(`puzzle.counts_${puzzle.counts}`, { name: rival }), rivals(puzzle.game))),
    isGraded(puzzle.level) ? fact("level", levelStair(puzzle.level, ""), h("span", {}, levelName(puzzle.level), " ", h("small", {}, levelAbout(puzzle.level)))) : null,
  );
}

// --- what is said ---

const FEEDS = { open: openFeed, wrong: wrongFeed, right: rightFeed, shown: shownFeed };
const headline = (grade, words) => h("p", { class: "z-head" }, grade ? drawing(gradeIcon(grade, 24)) : null, h("span", {}, words));

/** @param {PuzzleHere} here */
function openFeed({ puzzle, solving, isToday }) {
  const done = solving.moves.length;
  if (done) return [headline("best", say("puzzle.right_so_far")), h("p", {}, say("puzzle.go_on", { done, count: puzzle.moves }))];
  return [headline(null, say("puzzle.find", { count: puzzle.moves })), h("p", { class: "quiet z-how" }, say(isToday ? "puzzle.how_today" : "puzzle.how"))];
}

/** @param {PuzzleHere} here */
function wrongFeed(here) {
  const { puzzle, solving } = here;
  const { cost, points } = solving.said;
  const shares = orderOf(puzzle).map((seat) => say("review.share", { name: here.called(seat), value: number(points[seat]) }));
  return [
    headline(gradeFor(puzzle.counts, cost), costWords(puzzle.counts, cost)),
    h("p", {}, h("b", {}, `${capital(here.moveWords(solving.tried))}.`), " ", say("puzzle.ends", { shares })),
  ];
}

/** @param {PuzzleHere} here */
function rightFeed(here) {
  const [best] = here.solving.said.choices ?? [];
  return [headline("best", best ? rightWords(here.puzzle.counts, shownValue(here.puzzle, best)) : say("puzzle.right")), hasLine(here) ? [h("p", {}, say("puzzle.answer_line")), linePart(here)] : null, why(here)];
}

/** @param {PuzzleHere} here */
function shownFeed(here) {
  if (hasLine(here)) return [headline(null, say("puzzle.answer_line")), linePart(here), why(here)];
  return [headline(null, say("puzzle.answer", { move: here.moveWords(here.solving.said.best) })), why(here)];
}

/** Whether the answer takes several moves. */
/** @param {PuzzleHere} here */
const hasLine = ({ puzzle, solving }) => puzzle.moves > 1 && solving.said.line.length > 0;

/** All moves of the answer, yours and the others'; each shows the board after it. */
/** @param {PuzzleHere} here */
const linePart = (here) =>
  h(
    "ol",
    { class: "z-line", "data-key": "line" },
    here.solving.said.line.map(({ seat, move }, number) =>
      h("li", {}, h("button", { type: "button", "data-do": "step", "data-step": number, "data-key": `step ${number}`, "aria-current": here.step === number ? "step" : null }, h("b", {}, named(here.called(seat)), ":"), " ", here.moveWords(move))),
    ),
  );

/** Why the best move is the best: what it brings, what the next best one costs, and what the others answer. */
/** @param {PuzzleHere} here */
function why(here) {
  const { puzzle, solving } = here;
  const { choices, replies, reasons } = solving.said;
  const second = choices?.find(({ value }) => gradeFor(puzzle.counts, choices[0].value - value) !== "best");
  return [
    reasons.length ? reasonsPart(here, reasons) : null,
    second ? h("p", {}, nextBest(here, second.move, shownValue(puzzle, choices[0]) - shownValue(puzzle, second))) : null,
    replies.length && !hasLine(here) ? h("p", {}, say("puzzle.replies"), " ", replyWords(here, replies)) : null,
  ];
}

const nextBest = ({ puzzle, moveWords }, move, cost) =>
  say(`puzzle.next_best_${puzzle.counts === "first" ? "first" : "points"}`, { move: moveWords(move), cost: puzzle.counts === "first" ? Math.round(cost * PER_CENT) : cost });

/** @param {PuzzleHere} here */
const replyWords = (here, replies) => [replies.map(({ seat, move }, place) => [place ? "; " : "", named(here.called(seat)), `: ${here.moveWords(move)}`]), "."];

// --- where it goes on ---

/** @param {PuzzleHere} here */
const deeds = ({ solving, isBusy, isOffline }) =>
  h(
    "div",
    { class: "z-go", "data-key": "deeds" },
    solving.state === "wrong" ? deed("again", say("review.retry"), { class: "btn primary" }) : null,
    deed("answer", say("puzzle.show_answer"), { "aria-disabled": isBusy || isOffline ? "true" : null }),
  );

/** Where the puzzle comes from. */
/** @param {PuzzleHere} here */
function origin({ puzzle }) {
  const { record, turn } = puzzle.source;
  const [kind, game] = record.split(" ");
  const words = game ? say("puzzle.from_self_play", { game, turn }) : h("a", { href: `/review/${kind}#turn=${turn}` }, say("puzzle.from_review", { turn }));
  return h("p", { class: "z-origin faint" }, words);
}

/** @param {PuzzleHere} here */
function tags({ puzzle }) {
  const tag = (kind, value, words) => h("li", {}, h("a", { class: "z-tag", href: `/puzzles?${new URLSearchParams({ game: puzzle.game, [kind]: value })}` }, words));
  return h("ul", { class: "z-tags", "aria-label": say("puzzle.more_like") }, tag("theme", puzzle.theme, themeName(puzzle.theme)), isGraded(puzzle.level) ? tag("level", puzzle.level, levelName(puzzle.level)) : null);
}

/** @param {PuzzleHere} here */
const foot = ({ next, place, solving, progress, day, isAllSolved }) =>
  h(
    "footer",
    {},
    place ? streakPart(streakOn(progress, day)) : null, // one that was made from a game never counts
    isAllSolved ? h("p", { class: "faint" }, say("puzzles.all_solved")) : null,
    h("a", { class: solving.isOver ? "btn primary" : "btn", href: next ?? "/puzzles", "data-key": "next" }, h("span", {}, say(next ? "puzzle.next" : "puzzles.collection")), drawing(icon("next", 16))),
  );
