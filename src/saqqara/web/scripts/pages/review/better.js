// What the judge would have played instead, with the line that follows from it.
import { drawing } from "../../drawings/drawing.js";
import { emblem } from "../../drawings/emblem.js";
import { icon } from "../../drawings/icons.js";
import { slabIcon } from "../../drawings/stone.js";
import { h, named } from "../../ui/dom.js";
import { say } from "../../ui/words.js";
import { called, costRanges, costWords, isBad, judgeOf, moveWords, playedAndBest, reasonsWords } from "./telling.js";

/** @param {Reading} reading */
export function betterPart(reading) {
  const decision = reading.decisionAt(reading.at);
  const played = reading.line;
  return [
    h(
      "header",
      {},
      h("span", { class: "b-face", "aria-hidden": "true" }, drawing(emblem("pyramid", 22))),
      h("div", { class: "b-said", role: "status" }, h("h2", {}, say("review.judge_would", { judge: judgeOf(reading) })), verdictOn(reading, decision)),
      decision && canPlay(reading, decision) ? lineButton(played) : null,
    ),
    decision && isBad(decision) ? lineList(reading, decision) : null,
    decision && canBePuzzle(reading, decision) ? puzzlePart(reading) : null,
  ];
}

/** Whether a decision can be made a puzzle: one with a choice, and solved, so that its best move can be proved. */
/** @param {Reading} reading @param {Reviewing.Decision} decision */
export const canBePuzzle = ({ source }, { grade, is_exact }) => source.makesPuzzles && Boolean(is_exact) && grade !== "only";

/** @param {Reading} reading */
const puzzlePart = ({ making, at }) =>
  h(
    "p",
    { class: "b-puzzle" },
    h("button", { type: "button", class: "btn small", "data-do": "puzzle", "data-key": "puzzle", "aria-disabled": making?.isAsking ? "true" : null }, say(making?.isAsking ? "review.puzzle_asking" : "review.puzzle")),
    h("span", { role: "status" }, making?.at === at ? making.words : ""),
  );

/** Whether there is a better line to show. */
/** @param {Reading} reading @param {Reviewing.Decision} decision */
export const canPlay = (reading, decision) => isBad(decision) && decision.line.length > 0 && reading.source.hasLine(decision);

const lineButton = (played) =>
  h(
    "button",
    { type: "button", class: "btn", "data-do": "line", "data-key": "line", "aria-keyshortcuts": "V", "aria-label": say(played ? "review.line_back" : "review.line_play") },
    drawing(icon(played ? "undo" : "play", 16)),
    h("span", {}, say(played ? "review.line_back" : "review.line_play")),
  );

/** @param {Reading} reading @param {Reviewing.Decision | null} decision */
function verdictOn(reading, decision) {
  if (reading.line) return h("p", {}, say("review.line_at", { step: reading.line.step, steps: reading.line.tables.length - 1 }));
  if (!decision) return h("p", {}, reading.at === 0 ? say("review.part_start") : [say("review.chance_decides"), " ", reading.toldAt(reading.at)]);
  if (decision.grade === "only") return h("p", {}, say("review.no_choice"));
  if (!isBad(decision)) return h("p", {}, agreement(reading, decision));
  return [
    h("p", {}, say("review.instead", { move: playedAndBest(reading, decision).played }), ". ", costWords(decision), " ", reasonsWords(reading, decision)),
    h("p", { class: "range" }, costRanges(decision)),
  ];
}

/** What is said of a move that was good: the best one is another now and then. */
/** @param {Reading} reading @param {Reviewing.Decision} decision */
function agreement(reading, decision) {
  const judge = judgeOf(reading);
  if (decision.grade === "best" || decision.move === decision.best) return say("review.judge_same", { judge });
  return say("review.judge_near", { judge, move: playedAndBest(reading, decision).best });
}

/** @param {Reading} reading @param {Reviewing.Decision} decision */
const lineList = (reading, decision) =>
  h(
    "ol",
    { class: "b-line" },
    decision.line.map(({ seat, move }, number) =>
      h(
        "li",
        { class: reading.line ? (reading.line.step === number + 1 ? "is-now" : "") : number ? "" : "is-now", "aria-current": reading.line?.step === number + 1 && "step" },
        h("span", { class: "b-number" }, decision.turn + number + 1),
        seat < 0 ? drawing(icon("stack", 14)) : drawing(slabIcon(seat, 14)),
        h("span", {}, seat < 0 ? say("review.draw") : [named(called(reading, seat)), `: ${number ? moveWords(reading, move) : playedAndBest(reading, decision).best}`]),
      ),
    ),
  );
