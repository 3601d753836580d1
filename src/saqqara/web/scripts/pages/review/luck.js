// How each result came about: start, luck, own moves and those of others, as steps on one scale and as numbers that add up; and
// the draws that mattered.
import { drawing } from "../../drawings/drawing.js";
import { cubeIcon, slabIcon } from "../../drawings/stone.js";
import { h, named } from "../../ui/dom.js";
import { say } from "../../ui/words.js";
import { reach, steps } from "./chart.js";
import { marginPart, percentTenths, signedPercent, signedTenths, signedWhole, tenths } from "./figures.js";
import { apportioned, balanced } from "./rounding.js";
import { called, whoIs } from "./telling.js";

const PARTS = ["start", "luck", "own", "others"];
const PER_CENT = 100;
const TENTH = 10;
const MOST_DRAWS = 4;
const LEAST = { wins: 0.005, points: 0.05 }; // what is not written as 0
const ALIKE = 1e6; // changes that differ by less than one of so many parts are alike

/**
 * The account of each seat in whole numbers of per cent, or of tenths of a point, as { parts, end }: each row adds up to its end;
 * of chances the starts add up to all, luck to nothing, and what some lose by moves others gain.
 */
export function wholeAccount(account, view) {
  const scale = view === "wins" ? PER_CENT : TENTH;
  const rows = account.start.map((_, seat) => PARTS.map((part) => account[part][seat] * scale));
  const wanted = account.end.map((value) => value * scale);
  const ends = view === "wins" ? apportioned(wanted, PER_CENT) : wanted.map(Math.round);
  return balanced(rows, ends, view === "wins" ? [PER_CENT, 0] : []).map((parts, seat) => ({ parts, end: ends[seat] }));
}

/** @param {Reading} reading */
export function luckPart(reading, wide) {
  const { review, view, isDone, order } = reading;
  const head = h("header", {}, h("h2", { id: "luck-title" }, say("review.luck")), isDone ? h("p", { class: "quiet" }, view === "wins" ? say("review.luck_wins") : say("review.luck_points")) : null);
  if (!isDone) return [head, h("p", { class: "quiet" }, say("review.later", { seconds: reading.secondsLeft }))];
  const whole = wholeAccount(review[view], view);
  const bounds = reach(whole.map(({ parts }) => parts), view === "wins" ? PER_CENT : TENTH);
  return [
    head,
    h(
      "table",
      { class: "luck-table", "aria-labelledby": "luck-title" },
      h(
        "thead",
        {},
        h("tr", {}, h("td", {}), h("td", { class: "l-bar" }), PARTS.map((part) => h("th", { scope: "col" }, h("i", { class: `k-${part}` }), say(`review.part_${part}`))), h("th", { scope: "col" }, say("review.part_end"))),
      ),
      h("tbody", {}, order.map((seat) => row(reading, seat, whole[seat], { wide, ...bounds }))),
    ),
  ];
}

/** @param {Reading} reading */
const row = (reading, seat, { parts, end }, scale) =>
  h(
    "tr",
    { "data-key": `luck ${seat}` },
    h("th", { scope: "row" }, drawing(cubeIcon(seat, 9)), named(called(reading, seat))),
    h("td", { class: "l-bar" }, drawing(steps(PARTS.map((kind, place) => ({ kind, value: parts[place] })), scale))),
    parts.map((value, place) => h("td", { class: `is-${PARTS[place]}` }, place ? signed(reading, value) : plain(reading, value), marginOf(reading, PARTS[place], seat))),
    h("td", { class: "is-end" }, h("b", {}, reading.view === "wins" ? say("review.percent", { number: end }) : tenths(end / TENTH)), marginOf(reading, "end", seat)),
  );

/** @param {Reading} reading */
const marginOf = ({ review, view }, part, seat) => marginPart(review[view].margins?.[part][seat], view === "wins" ? percentTenths : tenths);

const plain = ({ view }, value) => (view === "wins" ? String(value) : tenths(value / TENTH));
const signed = ({ view }, value) => (view === "wins" ? signedWhole(value) : signedTenths(value / TENTH));

// --- draws ---

/** The draws that changed most as it is written, each with the seat whose result it changed most: with yours where it changed two as much. */
/** @param {Pick<Reviewing.Review, "luckiest" | "unluckiest">} review @param {"wins" | "points"} view @param {{ most?: number, you?: SeatOrNone }} [how] */
export function weightiest({ luckiest, unluckiest }, view, { most = MOST_DRAWS, you = null } = {}) {
  const all = [...luckiest, ...unluckiest].filter((draw) => Math.abs(draw[view]) >= LEAST[view]);
  const weight = (draw) => Math.round(Math.abs(draw[view]) * ALIKE);
  all.sort((one, other) => weight(other) - weight(one) || Number(other.seat === you) - Number(one.seat === you));
  return all.filter(({ turn }, place) => all.findIndex((draw) => draw.turn === turn) === place).slice(0, most);
}

/** @param {Reading} reading */
export function drawsPart(reading) {
  const { review, view, isDone } = reading;
  const head = h("h2", {}, say("review.draws"));
  if (!isDone) return [head, h("p", { class: "quiet" }, say("review.coming"))];
  const draws = weightiest(review, view, { you: reading.you });
  if (!draws.length) return [head, h("p", { class: "quiet" }, say("review.draws_none"))];
  return [head, h("ul", {}, draws.map((draw) => drawItem(reading, draw)))];
}

/** @param {Reading} reading */
function drawItem(reading, { turn, seat, ...change }) {
  const value = change[reading.view];
  const words = value > 0 ? say("review.lucky", whoIs(reading, seat)) : say("review.unlucky", whoIs(reading, seat));
  return h(
    "li",
    { "data-key": `draw ${turn} ${seat}` },
    drawing(slabIcon(seat, 16)),
    h("p", {}, h("b", {}, words), " ", reading.toldAt(turn), " ", h("a", { class: "way", href: `#turn=${turn}`, "data-turn": turn }, say("review.turning_show", { turn }))),
    h("span", { class: value < 0 ? "is-loss" : "is-gain" }, reading.view === "wins" ? signedPercent(value) : signedTenths(value), marginPart(change[`${reading.view}_margin`], reading.view === "wins" ? percentTenths : tenths)),
  );
}
