// Ratings, each with the range in which it lies, and how it went from game to game.
import { drawing } from "../../drawings/drawing.js";
import { nameOfGame } from "../../table/names.js";
import { h, scroller } from "../../ui/dom.js";
import { LEVELS } from "../../ui/levels.js";
import { say } from "../../ui/words.js";
import { ratingCurve, ratingDial } from "./curve.js";
import { dayOf, decimal } from "./dates.js";

const ENOUGH = 5; // rated games for a rating to be shown
const SHOWN_ROWS = 100;
const WIDE = 360;

/** @param {Wire.Ratings} told */
export const ratingsPart = ({ ratings, anchors }) =>
  ratings.length
    ? ratings.map((rating) => ratingOf(rating, anchors.filter(({ game }) => game === rating.game)))
    : [h("p", { class: "faint" }, say("games.rating_soon", { needed: ENOUGH, count: 0 }))];

/** @param {Wire.RatingShown} rating @param {Wire.AnchorShown[]} anchors */
function ratingOf(rating, anchors) {
  const { game, games, mean, low, high, history } = rating;
  if (!rating.is_shown) return h("section", { class: "rating", "data-key": game }, h("h3", {}, nameOfGame(game)), h("p", { class: "faint" }, say("games.rating_soon", { needed: ENOUGH, count: games })));
  const told = { mean: Math.round(mean), low: Math.round(low), high: Math.round(high) };
  return h(
    "section",
    { class: "rating", "data-key": game },
    h("h3", {}, nameOfGame(game)),
    h("p", { class: "r-value" }, h("b", {}, told.mean), " ", h("span", {}, `± ${Math.round(Math.max(high - mean, mean - low))}`)),
    h("p", { class: "faint" }, say("games.rating_after", { count: games })),
    drawing(ratingDial(told, named(anchors), { wide: WIDE, label: say("games.rating_range", told) })),
    history.length > 1 ? historyPart(history) : null,
  );
}

/** The marks of the bots, the strongest first. */
/** @param {Wire.AnchorShown[]} anchors */
const named = (anchors) =>
  anchors
    .toSorted((one, other) => LEVELS.indexOf(other.level) - LEVELS.indexOf(one.level))
    .map(({ level, mean }) => ({ mean, name: say(`level.${level}`) }));

/** @param {Wire.RatingPoint[]} history */
const historyPart = (history) =>
  h(
    "div",
    { class: "r-history" },
    h("h4", {}, say("games.rating_history")),
    drawing(ratingCurve(history, { wide: WIDE, tall: 130, label: say("games.rating_curve", { count: history.length, first: Math.round(history[0].mean), last: Math.round(history.at(-1).mean) }) })),
    h("details", {}, h("summary", {}, say("games.as_table")), scroller(say("games.rating_history"), historyTable(history.slice(-SHOWN_ROWS).toReversed()))),
  );

/** @param {Wire.RatingPoint[]} history */
const historyTable = (history) =>
  h(
    "table",
    { class: "r-table" },
    h("thead", {}, h("tr", {}, ["when", "rating", "range"].map((column) => h("th", { scope: "col" }, say(`games.column.${column}`))))),
    h("tbody", {}, history.map(({ at, mean, low, high }) => h("tr", {}, h("th", { scope: "row" }, dayOf(at)), h("td", {}, decimal(mean, 0)), h("td", {}, `${decimal(low, 0)}–${decimal(high, 0)}`)))),
  );
