// What the keys of the table do: letters choose an action or a ship, digits a space, a dock or an answer; arrows move the
// focus.
import { keyOf, meaningsOf } from "../../ui/keymap.js";
import { rove } from "../../ui/roving.js";
import { KEYMAP } from "./keymap.js";
import { press, stage } from "./picks.js";
import { SITES } from "./site.js";

const ACTIONS = ["take", "load", "sail", "play", "pass"];

/** Does what a key means; true when it meant something. */
/** @param {ImhotepScene} scene @param {Hands} hands */
export function key(scene, event, hands) {
  const meanings = meaningsOf(KEYMAP, event);
  if (meanings.includes("rove")) return rove(scene, event);
  if (meanings.includes("harbour")) return goToHarbour(hands);
  const pick = meanings.length ? pickOf(scene, meanings, keyOf(event)) : null;
  if (pick === null) return false;
  press(scene, pick, hands);
  return true;
}

function goToHarbour({ root }) {
  const ship = root.querySelector('.harbour .ship[tabindex="0"]');
  ship?.focus();
  return Boolean(ship);
}

/** @param {ImhotepScene} scene */
function pickOf(scene, meanings, key) {
  const now = stage(scene);
  if (!now.can.moves.size) return null;
  const isShip = meanings.includes("ship");
  const action = meanings.find((meaning) => ACTIONS.includes(meaning));
  const isChoosingShip = now.mode === "load" || now.mode === "sail"; // then C is a ship, else it plays a card
  if (action && now.step === "action" && !(isShip && isChoosingShip)) return `action ${action}`;
  if (isShip && now.ship === key) return "none"; // it is chosen already
  if (isShip) return `ship ${key}`;
  return meanings.includes("answer") ? digitPick(now, Number(key)) : null;
}

/** What a digit means now, or null. */
function digitPick({ can, mode, ship, step }, digit) {
  const meant = [
    mode === "load" && ship && `load ${ship}${digit}`,
    mode === "sail" && ship && `sail ${ship} ${SITES[digit - 1]}`,
    mode === "play" && `play ${can.plays[digit - 1]}`,
    `unload ${digit}`,
    `keep ${digit}`,
    `card ${digit}`,
    can.pyramids.length && `pyramid ${can.pyramids[digit - 1]}`,
    step !== "action" && otherAnswer(can, digit),
  ];
  const move = meant.find((one) => can.moves.has(one));
  return move ? `move ${move}` : null;
}

/** Answers without a number of their own. */
function otherAnswer(can, digit) {
  if (digit === 0) return can.moves.has("decline") ? "decline" : "skip";
  if (can.moves.has("accept") || can.moves.has("point"))
    return digit === 1 ? (can.moves.has("accept") ? "accept" : "point") : "stones";
  return "pair";
}
