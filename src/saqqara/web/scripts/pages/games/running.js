// The games that run: whose turn it is, yours first.
import { drawing } from "../../drawings/drawing.js";
import { icon } from "../../drawings/icons.js";
import { nameOfGame } from "../../table/names.js";
import { h } from "../../ui/dom.js";
import { say } from "../../ui/words.js";
import { ago, machineTime } from "./dates.js";
import { othersLine, pictureOfGame, roundOf, tableAddress, waitsFor } from "./telling.js";

/** @param {Wire.GameRunning[]} running @param {number} more that are not listed */
export const runningPart = (running, more = 0) =>
  running.length
    ? [h("ul", { class: "runs" }, running.map(row)), more ? h("p", { class: "faint" }, say("games.more_running", { count: more })) : null]
    : h("p", { class: "faint" }, say("games.none_running"));

/** @param {Wire.GameRunning} game */
const row = (game) =>
  h(
    "li",
    { "data-key": game.table },
    h(
      "a",
      { class: game.you_owe ? "run is-yours" : "run", href: tableAddress(game.table) },
      pictureOfGame(game.game),
      h("span", { class: "r-main" }, h("b", {}, nameOfGame(game.game), " "), h("span", {}, othersLine(game.seats), " "), marks(game)),
      h(
        "span",
        { class: "r-side" },
        h("em", {}, waitsFor(game), " "),
        h("small", {}, roundOf(game) ? `${roundOf(game)} · ` : null, h("time", { datetime: machineTime(game.last_move) }, ago(game.last_move))),
      ),
      drawing(icon("next", 18)),
    ),
  );

/** What is special about a game. */
/** @param {Pick<Wire.GameRunning, "is_rated" | "challenge">} game */
const marks = ({ is_rated: isRated, challenge }) => markList([isRated ? mark(say("new.rated")) : null, challenge ? mark(say("door.challenge")) : null]);

/** @param {any[]} words */
export const mark = (...words) => h("span", { class: "g-mark" }, words);

/** Nothing where there are no marks. */
export function markList(marked) {
  const found = marked.filter(Boolean);
  return found.length ? h("span", { class: "g-marks" }, found) : null;
}
