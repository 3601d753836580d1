// The face of a game that has none of its own: its position as lists and tables, its moves as buttons, its events in the
// words of the rules.
import { h } from "../dom.js";
import { nameOf } from "../names.js";
import { isAskedNow, tableOnScreen, viewOf } from "../room.js";
import { say } from "../words.js";
import { owing, position } from "./position.js";
import { sentences } from "./sentences.js";

const DIGITS = 9; // moves that have a key of their own
const PICK = "move ";

const legalNow = (room) => (isAskedNow(room) ? viewOf(room).legal : []);

const actions = (room) =>
  h("div", { class: "buttons", role: "group", "aria-label": say("ask.title") }, legalNow(room).map(moveButton));

function moveButton(move, number) {
  const digit = number < DIGITS ? String(number + 1) : null;
  return h(
    "button",
    { class: "action", type: "button", "data-pick": PICK + move, "data-key": move, "aria-keyshortcuts": digit },
    h("span", { class: "a-name" }, move),
    digit ? h("kbd", { "aria-hidden": "true" }, digit) : null,
  );
}

function prompt(room) {
  if (isAskedNow(room)) return say("plain.ask");
  const names = owing(tableOnScreen(room)).map((seat) => nameOf(room.table.seats[seat]));
  return names.length ? say("title.others", { names }) : "";
}

/** The points of a seat, where the position tells them. */
function points(room, seat) {
  const count = tableOnScreen(room)?.points?.[seat];
  return typeof count === "number" ? count : null;
}

function press(room, pick, hands) {
  if (pick.startsWith(PICK)) hands.play(pick.slice(PICK.length));
}

/** Digits play the moves in the order of their buttons; whether the key meant something here. */
function key(room, event, hands) {
  const move = /^[1-9]$/.test(event.key) ? legalNow(room)[Number(event.key) - 1] : undefined;
  if (move === undefined || event.repeat) return false;
  hands.play(move);
  return true;
}

export const face = {
  owing,
  mayFork: (table) => owing(table).length > 0,
  sentences,
  board: position,
  actions,
  prompt,
  panel: () => null,
  points,
  progress: () => [],
  freshPicks: () => ({}),
  hasPicks: () => false,
  wanted: () => [],
  exampleMove: (room) => legalNow(room)[0] ?? "",
  furnish: () => {},
  press,
  key,
  back: () => {},
};
