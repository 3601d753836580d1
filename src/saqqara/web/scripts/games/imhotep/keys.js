// Keys of the table: T L S C choose an action, A to D a ship, digits a space, a dock or an answer; arrows move the
// focus.
import { SHIPS } from "../../drawings/ship.js";
import { press, stage } from "./picks.js";
import { rove } from "./roving.js";
import { SITES } from "./site.js";

const ACTIONS = { t: "take", l: "load", s: "sail", c: "play", p: "pass" };

/** Does what a key means; true when it meant something. */
/** @param {ImhotepScene} scene @param {Hands} hands */
export function key(scene, event, hands) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (rove(scene, event)) return true;
  const sign = event.key.toLowerCase();
  if (sign === "h") return goToHarbour(hands);
  const pick = pickOf(scene, sign);
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
function pickOf(scene, sign) {
  const now = stage(scene);
  if (!now.can.moves.size) return null;
  const isShip = SHIPS.includes(sign);
  const isChoosingShip = now.mode === "load" || now.mode === "sail"; // then C is a ship, else it plays a card
  if (ACTIONS[sign] && now.step === "action" && !(isShip && isChoosingShip)) return `action ${ACTIONS[sign]}`;
  if (isShip && now.ship === sign) return "none"; // it is chosen already
  if (isShip) return `ship ${sign}`;
  return /^\d$/.test(sign) ? digitPick(now, Number(sign)) : null;
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
