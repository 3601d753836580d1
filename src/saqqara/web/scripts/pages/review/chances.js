// The chart with its legend, the ranges of its figures, and the same as a table.
import { drawing } from "../../drawings/drawing.js";
import { slabIcon } from "../../drawings/stone.js";
import { h, named, scroller } from "../../ui/dom.js";
import { say } from "../../ui/words.js";
import { bands, lines, runs } from "./chart.js";
import { percentTenths, rangePart, tenths, wholePercents } from "./figures.js";
import { called, judgeOf, moveWords } from "./telling.js";
import { troubleLines } from "./trouble-lines.js";

const PER_CENT = 100;
const VIEWS = ["wins", "points"];
const WEIGHTS = { blunder: 4, mistake: 3, inaccuracy: 1 };
const TURNING = 10;

/** The figures of a moment by seat, as they are written. */
/** @param {Reading} reading */
function figuresAt({ review, view }, turn) {
  const moment = review.moments[turn];
  if (view === "points") return moment.points.map(({ mean }) => tenths(mean));
  return wholePercents(moment).map((number) => say("review.percent", { number }));
}

/** What is chosen, and the figures of the moment on the board. */
/** @param {Reading} reading */
export function chanceHead(reading) {
  const { review, at, order, view } = reading;
  const moment = review.moments[at];
  const told = figuresAt(reading, at);
  return [
    h("h2", { class: "sr", id: "chance-title" }, view === "wins" ? say("review.wins") : say("review.points")),
    h(
      "fieldset",
      { class: "segments" },
      h("legend", { class: "sr" }, say("review.view_switch")),
      VIEWS.map((one) => h("label", {}, h("input", { type: "radio", name: "view", value: one, checked: one === view, "aria-keyshortcuts": "W" }), h("span", {}, say(`review.${one}`)))),
    ),
    h(
      "ul",
      { class: "c-legend", "aria-label": say("look.at", { turn: at, turns: reading.turns }) },
      order.map((seat) => h("li", {}, drawing(slabIcon(seat, 14)), named(called(reading, seat)), " ", h("b", {}, told[seat]), rangeOf(reading, moment, seat))),
    ),
  ];
}

/** @param {Reading} reading */
const rangeOf = ({ view }, moment, seat) => rangePart(moment[view][seat], view === "wins" ? percentTenths : tenths, moment);

/** What is going on, where the review is not whole. */
/** @param {Reading} reading */
export function progressPart(reading) {
  const { shown, trouble } = reading;
  const { state, looked_at: looked, moments, ahead, failure } = shown;
  if (trouble) return [h("p", { class: "trouble" }, troubleLines(trouble))];
  if (state === "failed") return [h("p", { class: "trouble" }, troubleLines({ words: say("review.failed"), detail: failure })), button("go-on", "review.retry")];
  if (state === "done") return shown.is_outdated ? [h("p", {}, say("review.outdated")), button("go-on", "review.again")] : [];
  const judge = judgeOf(reading);
  const values = { judge, turn: Math.max(0, looked - 1), turns: moments - 1 };
  if (state === "stopped") return [h("p", {}, say("review.stopped", values)), button("go-on", "review.go_on")];
  return [
    h("p", {}, ahead ? say("review.waits", { count: ahead }) : say("review.running", values)),
    h("progress", { value: looked, max: Math.max(1, moments), "aria-label": say("review.title") }),
    shown.is_yours && reading.source.canStop ? button("stop", "review.stop") : null,
  ];
}

const button = (deed, words) => h("button", { type: "button", class: "btn small", "data-do": deed, "data-key": deed }, say(words));

/** The drawing, for the size that it has on the page. */
/** @param {Reading} reading @param {{ wide: number, tall: number }} size */
export function chart(reading, { wide, tall }) {
  const { review, order, view, at } = reading;
  const values = (seat) => review.moments.map((moment) => moment[view][seat].mean);
  const told = {
    series: order.map((seat) => ({ seat, values: values(seat) })),
    rounds: reading.rounds.map(({ turn, label }) => ({ turn, label: wide < 600 ? label.replace(/\D+/g, "") : label })),
    flags: flagsOf(review),
    coarse: reading.isDone ? [] : runs(review.moments.map((moment) => !moment.is_refined)),
    percents: [0, 50, PER_CENT].map((number) => say("review.percent", { number })),
    coming: say("review.glance"),
    ...{ at, wide, tall },
  };
  return drawing(view === "wins" ? bands(told) : lines(told));
}

/** The grades above the chart: turning points first, then what cost most. */
function flagsOf({ decisions, turning_points: turning }) {
  return decisions
    .map(({ turn, grade, wins }) => ({ turn: turn + 1, grade, weight: (turning.includes(turn + 1) ? TURNING : (WEIGHTS[grade] ?? 0)) + wins.mean }))
    .filter(({ weight, grade }) => weight >= 1 && grade !== "only");
}

/** The same in one sentence. */
/** @param {Reading} reading */
export function chartWords(reading) {
  const told = figuresAt(reading, reading.at);
  const shares = reading.order.map((seat) => say("review.share", { name: called(reading, seat), value: told[seat] }));
  return say("review.chart", { what: say(`review.${reading.view}`), turns: reading.turns, turn: reading.at, shares });
}

/** The chart as a table: a row for each moment. */
/** @param {Reading} reading */
export const chartTable = (reading) =>
  scroller(
    say("review.as_table"),
    h(
      "table",
      { class: "c-table" },
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, say("look.slider")), reading.order.map((seat) => h("th", { scope: "col" }, named(called(reading, seat)))))),
      h("tbody", {}, reading.review.moments.map((moment, turn) => tableRow(reading, moment, turn))),
    ),
  );

/** @param {Reading} reading */
function tableRow(reading, moment, turn) {
  const told = figuresAt(reading, turn);
  const what = turn ? [`${turn} `, stepWords(reading, turn)] : say("review.part_start");
  return h("tr", {}, h("th", { scope: "row" }, what), reading.order.map((seat) => h("td", {}, told[seat], rangeOf(reading, moment, seat))));
}

/** What led to a moment: a move with its grade, or what was drawn. */
/** @param {Reading} reading */
function stepWords(reading, turn) {
  const decision = reading.decisionAt(turn);
  if (!decision) return reading.toldAt(turn) || say("review.draw");
  return [named(called(reading, decision.seat)), ": ", moveWords(reading, decision.move), ` (${say(`grade.${decision.grade}`)})`];
}
