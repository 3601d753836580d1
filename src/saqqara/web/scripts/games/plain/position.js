// Any position: what each seat has in one table, everything else in a list of names and values.
import { drawing } from "../../drawings/drawing.js";
import { COLOURS, cubeIcon } from "../../drawings/stone.js";
import { nameOf, plainNameOf, shortName } from "../../table/names.js";
import { h, hiddenWords, named, scroller } from "../../ui/dom.js";
import { plainWord, say } from "../../ui/words.js";
import { inLine } from "./values.js";

const TOLD_ELSEWHERE = new Set(["game", "seats", "turn", "events", "outcome", "standing", "if_ended", "edition"]);
const NAMES_A_SEAT = /^to_move$|^seat$|_seat$/;

/** The seats that owe a move, as everybody may know. */
/** @param {Position} position */
export function owing({ to_move: asked, pending }) {
  if (Number.isInteger(asked) && asked >= 0) return [asked];
  const seats = Array.isArray(pending) ? pending.map((debt) => debt?.seat ?? debt) : [];
  return seats.filter((seat) => Number.isInteger(seat) && seat >= 0);
}

/** What lies on the table. */
/** @param {Scene} scene */
export function position(scene) {
  const table = scene.position;
  const told = Object.entries(table).filter(([name]) => !TOLD_ELSEWHERE.has(name));
  const isBySeat = ([, value]) => Array.isArray(value) && value.length === scene.seats.length;
  const ofSeats = told.filter(isBySeat);
  const others = told.filter((one) => !isBySeat(one));
  return h(
    "div",
    { class: "position sheet", "data-key": "position" },
    ofSeats.length ? scroller(say("seats.title"), seatTable(scene, ofSeats, owing(table))) : null,
    others.length ? fields(others, scene) : null,
  );
}

/** The same for those who read rather than look: it is text already. */
export const inWords = position;

// --- what each seat has ---

/** @param {Scene} scene */
const seatTable = (scene, entries, asked) =>
  h(
    "table",
    { class: "of-seats" },
    h("thead", {}, h("tr", {}, h("td", {}), scene.seats.map((seat) => seatHead(seat, asked.includes(seat.seat))))),
    h("tbody", {}, entries.map(([name, values]) => seatRow(name, values, scene, asked))),
  );

const seatHead = (seat, isAsked) =>
  h(
    "th",
    { scope: "col", class: isAsked ? "is-asked" : "" },
    drawing(cubeIcon(seat.seat, 11)),
    named(shortName(plainNameOf(seat))),
    hiddenWords(` (${say(`colour.${COLOURS[seat.seat]}`)})`),
  );

/** @param {Scene} scene */
const seatRow = (name, values, scene, asked) =>
  h(
    "tr",
    { "data-key": name },
    h("th", { scope: "row" }, plainWord(name)),
    values.map((value, seat) => h("td", { class: asked.includes(seat) ? "is-asked" : "" }, drawn(value, name, scene))),
  );

// --- everything else ---

/** @param {Scene} scene */
const fields = (entries, scene) =>
  h(
    "dl",
    { class: "fields-of" },
    entries.map(([name, value]) =>
      h("div", { "data-key": name }, h("dt", {}, plainWord(name)), h("dd", {}, drawn(value, name, scene))),
    ),
  );

/** A value under its name, as it is best seen. */
/** @param {Scene} scene */
function drawn(value, name, scene) {
  if (NAMES_A_SEAT.test(name) && scene.seats[value]) return seatName(scene.seats[value]);
  if (Array.isArray(value)) return value.some(isLarge) ? rows(value, scene) : values(value);
  return isLarge(value) ? fields(Object.entries(value), scene) : inLine(value);
}

const isLarge = (value) => typeof value === "object" && value !== null;

const seatName = (seat) => h("span", { class: "seat-name" }, drawing(cubeIcon(seat.seat, 9)), named(nameOf(seat)));

const values = (list) =>
  list.length ? h("ul", { class: "values" }, list.map((one) => h("li", {}, inLine(one)))) : inLine(null);

/** Lists and things with names are the rows of a small table; where both are mixed, they stand one below the other. */
/** @param {Scene} scene */
function rows(list, scene) {
  if (list.every(Array.isArray)) return smallTable([], list.map((row) => row.map((one) => drawn(one, "", scene))));
  if (!list.every(isLarge) || list.some(Array.isArray))
    return h("ol", { class: "rows" }, list.map((one) => h("li", {}, drawn(one, "", scene))));
  const names = [...new Set(list.flatMap(Object.keys))];
  return smallTable(names, list.map((one) => names.map((name) => drawn(one[name], name, scene))));
}

const smallTable = (names, lines) =>
  scroller(
    say("board.title"),
    h(
      "table",
      { class: "small-table" },
      names.length ? h("thead", {}, h("tr", {}, names.map((name) => h("th", { scope: "col" }, plainWord(name))))) : null,
      h("tbody", {}, lines.map((cells) => h("tr", {}, cells.map((cell) => h("td", {}, cell))))),
    ),
  );
