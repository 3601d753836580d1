// Who has won, what the points come from, and how well each has played.
import { drawing } from "../../drawings/drawing.js";
import { cubeIcon } from "../../drawings/stone.js";
import { earnedIn } from "../../table/counting.js";
import { verdict } from "../../table/verdict.js";
import { h, named } from "../../ui/dom.js";
import { figure, say } from "../../ui/words.js";
import { marginPart, tenths } from "./figures.js";
import { called, sourceName } from "./telling.js";

/** @param {Reading} reading */
export function outcomePart(reading) {
  const { seats, outcome } = reading;
  const earned = earnedIn(reading.face, reading.end, seats);
  const sources = sourcesOf(reading, earned);
  const most = Math.max(1, ...earned.map((one) => sumOf(sources.map((source) => Math.max(0, one[source] ?? 0)))));
  const order = seats.map((_, seat) => seat).sort((one, other) => outcome.places[one] - outcome.places[other] || one - other);
  const mine = seats.filter((seat) => seat.isYou).map(({ seat }) => seat);
  /** @type {any} */
  const table = { outcome, seats };
  return [
    h("h1", {}, verdict({ table, mine })),
    h("ol", { class: "o-seats" }, order.map((seat) => row(reading, seat, { earned: earned[seat], sources, most }))),
    h("ul", { class: "o-legend" }, sources.map((source) => h("li", {}, h("i", { "data-source": toneOf(reading, source) }), sourceName(reading, source)))),
  ];
}

const sumOf = (values) => values.reduce((sum, value) => sum + value, 0);

/** Where anybody has points from, in the order of the game. */
function sourcesOf({ wording }, earned) {
  const { SOURCES = [] } = wording;
  const rank = (source) => (SOURCES.includes(source) ? SOURCES.indexOf(source) : SOURCES.length);
  const known = new Set(earned.flatMap((one) => Object.keys(one)));
  return [...known].filter((source) => earned.some((one) => one[source])).sort((one, other) => rank(one) - rank(other));
}

/** Sources have tones of their own, by their place among those of the game. */
const toneOf = ({ review }, source) => Math.max(0, review.sources.indexOf(source)) % 9;

/** @param {Reading} reading */
function row(reading, seat, { earned, sources, most }) {
  const parts = sources.filter((source) => earned[source]);
  const told = parts.map((source) => `${sourceName(reading, source)}: ${figure(earned[source])}`);
  return h(
    "li",
    {},
    drawing(cubeIcon(seat, 10)),
    h("span", { class: "o-who" }, named(called(reading, seat)), accuracyPart(reading.review, seat)),
    h("span", { class: "o-bar", role: "img", tabindex: 0, "aria-label": told.join(", ") }, [
      ...parts.map((source) => slice(toneOf(reading, source), earned[source], most)),
      h("span", { class: "o-tip" }, told.map((words) => h("span", {}, words))),
    ]),
    h("strong", {}, say("points.count", { count: reading.outcome.points[seat] }).split(" ")[0]),
  );
}

/** A part of the bar, with its number where that fits. */
const slice = (tone, points, most) =>
  h(
    "span",
    { class: points < 0 ? "o-slice o-less" : "o-slice", "data-source": tone, style: `--share: ${(100 * Math.abs(points)) / most}%` },
    h("b", {}, figure(points)),
  );

/** @param {Reviewing.Review} review */
const accuracyPart = ({ accuracy, accuracy_margins: margins }, seat) =>
  accuracy[seat] === null ? null : h("span", { class: "o-accuracy", title: say("review.accuracy_about") }, `${say("review.accuracy")} ${tenths(accuracy[seat])}`, marginPart(margins?.[seat], tenths));
