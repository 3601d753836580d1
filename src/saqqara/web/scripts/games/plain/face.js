// The face of a game that has none of its own: its position as lists and tables, its moves as buttons, its events in the
// words of the rules.
import { nameOf } from "../../table/names.js";
import { h } from "../../ui/dom.js";
import { keyOf, meaningsOf } from "../../ui/keymap.js";
import { say } from "../../ui/words.js";
import { owing, position } from "./position.js";
import { sentences } from "./sentences.js";

const KEYMAP = [{ keys: [..."123456789"], does: "move", says: "key.move", shown: ["1–9"] }];
const [{ keys: DIGITS }] = KEYMAP; // the first moves have a key each
const PICK = "move ";

/** @param {Scene} scene */
const legalNow = (scene) => scene.legal;

/** @param {Scene} scene */
const actions = (scene) =>
  h("div", { class: "buttons", role: "group", "aria-label": say("ask.title") }, legalNow(scene).map(moveButton));

function moveButton(move, number) {
  const digit = DIGITS[number] ?? null;
  return h(
    "button",
    { class: "action", type: "button", "data-pick": PICK + move, "data-key": move, "aria-keyshortcuts": digit },
    h("span", { class: "a-name" }, move),
    digit ? h("kbd", { "aria-hidden": "true" }, digit) : null,
  );
}

/** @param {Scene} scene */
function prompt(scene) {
  if (scene.isAsked) return say("plain.ask");
  const names = owing(scene.position).map((seat) => nameOf(scene.seats[seat]));
  return names.length ? say("title.others", { names }) : "";
}

/** The points of a seat, where the position tells them. */
/** @param {Scene} scene */
function points(scene, seat) {
  const count = scene.position?.points?.[seat];
  return typeof count === "number" ? count : null;
}

/** @param {Scene} scene @param {Hands} hands */
function press(scene, pick, hands) {
  if (pick.startsWith(PICK)) hands.play(pick.slice(PICK.length));
}

/** Digits play the moves in the order of their buttons; whether the key meant something here. */
/** @param {Scene} scene @param {Hands} hands */
function key(scene, event, hands) {
  const move = meaningsOf(KEYMAP, event).length ? legalNow(scene)[DIGITS.indexOf(keyOf(event))] : undefined;
  if (move === undefined || event.repeat) return false;
  hands.play(move);
  return true;
}

/** @type {OwnFace} */
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
  exampleMove: (scene) => legalNow(scene)[0] ?? "",
  furnish: () => {},
  press,
  keymap: KEYMAP,
  key,
  back: () => {},
};
