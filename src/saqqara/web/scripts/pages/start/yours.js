// Your games beside the start, and the door to all of them: what runs, what was last, and how many wait for you.
import { drawing } from "../../drawings/drawing.js";
import { icon } from "../../drawings/icons.js";
import { cubeIcon } from "../../drawings/stone.js";
import { nameOfGame } from "../../table/names.js";
import { $, fill, h, setHidden, setText } from "../../ui/dom.js";
import { say } from "../../ui/words.js";
import { dayOf, machineTime } from "../games/dates.js";
import { othersLine, replayAddress, roundOf, tableAddress, waitsFor } from "../games/telling.js";

const RUNNING = 2; // as many as there is room for; all are on their page
const ENDED = 2;

export const prepareYours = () => $("#games-door .d-picture").append(drawing(cubeIcon(1, 18)));

/** `games` is null for somebody whom the server does not know. */
/** @param {Wire.GamesShown | null} games */
export function drawYours(games) {
  const { running = [], finished = [], waiting = 0 } = games ?? {};
  const isNone = !running.length && !finished.length;
  setHidden($("#none-yours"), !isNone);
  setHidden($("#all-games"), isNone);
  $("#games-door").classList.toggle("is-waiting", waiting > 0);
  setText($("#games-door small"), doorWords(isNone, running.length, waiting));
  for (const badge of document.querySelectorAll("[data-waiting]")) tellWaiting(badge, waiting);
  const first = running.slice(0, RUNNING);
  const ended = finished.filter(({ place }) => place).slice(0, ENDED);
  fill(
    $("#yours"),
    first.length ? h("ul", { class: "runs", "data-key": "runs" }, first.map(runningRow)) : null,
    ended.length ? h("ul", { class: "past", "data-key": "past" }, ended.map(endedRow)) : null,
  );
}

function doorWords(isNone, running, waiting) {
  if (waiting) return say("your_turn");
  return isNone ? say("start.none_short") : say("start.running", { count: running });
}

/** How many games wait: a number for the eye, a sentence for the ear. */
function tellWaiting(badge, waiting) {
  setHidden(badge, !waiting);
  fill(badge, h("span", { "aria-hidden": "true" }, waiting), h("span", { class: "sr" }, say("yours.waiting", { count: waiting })));
}

/** @param {Wire.GameRunning} game */
const runningRow = (game) =>
  h(
    "li",
    { "data-key": game.table },
    h(
      "a",
      { class: game.you_owe ? "entry is-yours" : "entry", href: tableAddress(game.table) },
      h("b", {}, nameOfGame(game.game), " "),
      h("em", {}, waitsFor(game), drawing(icon("next", 14)), " "),
      h("span", {}, othersLine(game.seats), " "),
      h("small", {}, roundOf(game)),
    ),
  );

/** @param {Wire.GameFinished} game */
const endedRow = ({ table, game, place, points, ended }) =>
  h(
    "li",
    { "data-key": table },
    h(
      "a",
      { href: replayAddress(table) },
      h("b", {}, say("yours.place", { place }), " "),
      h("span", {}, say("yours.ended", { game: nameOfGame(game), points }), " "),
      h("time", { datetime: machineTime(ended) }, dayOf(ended)),
    ),
  );
