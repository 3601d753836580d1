// What the judge would have played instead, with the line that follows from it.
import { drawing } from "../../drawings/drawing.js";
import { emblem } from "../../drawings/emblem.js";
import { icon } from "../../drawings/icons.js";
import { slabIcon } from "../../drawings/stone.js";
import { h, named } from "../../ui/dom.js";
import { say } from "../../ui/words.js";
import { called, costRanges, costWords, isBad, judgeOf, moveWords, reasonsWords } from "./telling.js";

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
  ];
}

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
  if (!decision) return h("p", {}, reading.at === 0 ? say("look.at", { turn: 0, turns: reading.turns }) : [say("review.chance_decides"), " ", reading.toldAt(reading.at)]);
  if (decision.grade === "only") return h("p", {}, say("review.no_choice"));
  if (!isBad(decision)) return h("p", {}, say("review.judge_same", { judge: judgeOf(reading) }));
  return [
    h("p", {}, say("review.instead", { move: moveWords(reading, decision.move) }), ". ", costWords(decision), " ", reasonsWords(reading, decision)),
    h("details", { class: "ranges", "data-key": "cost" }, h("summary", {}, say("review.ranges")), h("p", {}, costRanges(decision))),
  ];
}

/** @param {Reading} reading @param {Reviewing.Decision} decision */
const lineList = (reading, { line, turn }) =>
  h(
    "ol",
    { class: "b-line" },
    line.map(({ seat, move }, number) =>
      h(
        "li",
        { class: reading.line ? (reading.line.step === number + 1 ? "is-now" : "") : number ? "" : "is-now", "aria-current": reading.line?.step === number + 1 && "step" },
        h("span", { class: "b-number" }, turn + number + 1),
        seat < 0 ? drawing(icon("stack", 14)) : drawing(slabIcon(seat, 14)),
        h("span", {}, seat < 0 ? say("review.draw") : [named(called(reading, seat)), `: ${moveWords(reading, move)}`]),
      ),
    ),
  );
