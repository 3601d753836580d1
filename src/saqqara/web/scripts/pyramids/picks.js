// What is picked before it is said: a placement of the shape, a card of the display, two cards of the set-up.
import { viewOf } from "../room.js";
import { legalNow, owedNow, pickedPlacement, wantsSingle } from "./asked.js";
import { covering, isSingle, mirroredNear, next, placements, snap, turnedNear } from "./placement.js";
import { mirrored, SHAPES, turned } from "./shape.js";

const SHAKE = 120;
const GLOW = 450;

/**
 * `move`: the one that is picked; `field`: where it was picked; `way`: how the shape was turned last; `isRefused`:
 * whether nothing fits where somebody pressed last.
 */
export const freshPicks = () => ({ move: null, field: null, way: null, isSingle: false, isRefused: false, cards: [], sheet: null });

/**
 * Where the guest looks: what outlasts a question. On a phone one card is large and one sheet is open; in each chamber
 * one field waits for the keyboard.
 */
export const freshGaze = () => ({ card: null, sheet: null, fields: new Map() });

/** Somebody pressed what says `data-pick`. */
export function press(room, pick, hands, element) {
  room.picks.isRefused = false;
  if (element?.getAttribute("aria-disabled") === "true") return refuse(element);
  const [verb, ...rest] = pick.split(" ");
  return PRESSED[verb]?.(room, rest, hands, element);
}

const PRESSED = {
  field: (room, [card, field], hands, element) => pressField(room, Number(card), field, hands, element),
  rotate: (room, _, hands, element) => rotate(room, hands, element),
  mirror: (room, _, hands, element) => mirror(room, hands, element),
  single: (room, _, hands, element) => switchSingle(room, hands, element),
  keep: (room, [card], hands) => toggleKept(room, Number(card), hands),
  take: (room, [card], hands) => toggleTaken(room, card, hands),
  commit: (room, _, hands) => commit(room, hands),
  sheet: (room, [sheet], hands) => openSheet(room, sheet, hands),
  "turn-to": (room, [card], hands) => turnTo(room, Number(card), hands),
};

/** Says what is picked, if it may be said. */
export function commit(room, hands) {
  if (!room.isSending && legalNow(room).includes(room.picks.move)) hands.play(room.picks.move);
}

/** Whether something is picked that can be taken back. */
export const hasPicks = ({ picks }) => Boolean(picks.move) || picks.isSingle || picks.cards.length > 0;

/** Takes the last pick back; whether there was one. */
export function back(room) {
  const { picks } = room;
  picks.isRefused = false;
  if (!hasPicks(room)) return false;
  if (picks.cards.length) picks.cards.pop();
  else if (!picks.move) picks.isSingle = false;
  picks.move = null;
  return true;
}

// --- placing the shape ---

/** How the shape lies at first: as it was turned last, else as it is printed. */
export const wayNow = (room) => room.picks.way ?? SHAPES[viewOf(room)?.table.expeditions.at(-1)] ?? SHAPES.i2;

function pressField(room, card, field, hands, element) {
  if (!["mark", "cross"].includes(owedNow(room))) return;
  const all = placements(legalNow(room));
  const some = coveringAny(room, all, card, field);
  const current = pickedPlacement(room);
  const isAgain = some.some((one) => one.move === current?.move);
  const chosen = isAgain
    ? next(some, current, SHAPES[viewOf(room).table.expeditions.at(-1)])
    : snap(some, field, wayNow(room));
  if (chosen) return place(room, chosen, field, hands);
  room.picks.isRefused = true;
  refuse(element);
  return hands.draw();
}

/** Whole shapes come first; where none covers the field, a single field may. */
function coveringAny(room, all, card, field) {
  const some = covering(all, card, field, wantsSingle(room, all));
  return some.length ? some : covering(all, card, field, true);
}

/** Picks a placement, and asks what it would bring. */
export function place(room, placement, field, hands) {
  const { picks } = room;
  picks.isRefused = false;
  picks.move = placement.move;
  picks.field = field;
  if (!isSingle(placement)) picks.way = placement.way;
  Object.assign(room.gaze, { card: placement.card });
  room.gaze.fields.set(placement.card, field);
  hands.foresee([placement.move]);
  hands.draw();
}

function rotate(room, hands, element) {
  const current = pickedPlacement(room);
  if (!current) return turnInHand(room, turned, hands);
  const all = placements(legalNow(room));
  const some = covering(all, current.card, room.picks.field, isSingle(current));
  const chosen =
    some.length > 1 ? next(some, current, SHAPES[viewOf(room).table.expeditions.at(-1)]) : turnedNear(all, current);
  return putOrRefuse(room, chosen, hands, element);
}

function mirror(room, hands, element) {
  const current = pickedPlacement(room);
  if (!current) return turnInHand(room, mirrored, hands);
  return putOrRefuse(room, mirroredNear(placements(legalNow(room)), current, room.picks.field), hands, element);
}

/** The shape keeps to its field where it can. */
function putOrRefuse(room, chosen, hands, element) {
  if (!chosen) return refuse(element);
  const { field } = room.picks;
  return place(room, chosen, chosen.fields.includes(field) ? field : chosen.fields[0], hands);
}

/** Turns the shape before it lies anywhere. */
function turnInHand(room, turn, hands) {
  room.picks.way = turn(wayNow(room));
  hands.draw();
}

/** P4.3  One field instead of the shape, or the shape again: over the same field where that may be. */
function switchSingle(room, hands, element) {
  const { picks } = room;
  const all = placements(legalNow(room));
  if (all.every(isSingle)) return refuse(element);
  const { card } = pickedPlacement(room) ?? {};
  picks.isSingle = !picks.isSingle;
  const chosen = card && snap(covering(all, card, picks.field, picks.isSingle), picks.field, wayNow(room));
  if (chosen) return place(room, chosen, picks.field, hands);
  picks.move = null;
  return hands.draw();
}

// --- cards ---

/** P2.1  Two of the cards that were drawn; a third one takes the place of the first. */
function toggleKept(room, card, hands) {
  const { picks } = room;
  if (owedNow(room) !== "keep") return;
  picks.cards = picks.cards.includes(card)
    ? picks.cards.filter((one) => one !== card)
    : [...picks.cards, card].slice(-2);
  const wanted = `keep ${[...picks.cards].sort((one, other) => one - other).join(" ")}`;
  picks.move = legalNow(room).includes(wanted) ? wanted : null;
  hands.draw();
}

/** P5.1  A card of the display, or the top of the deck. */
function toggleTaken(room, card, hands) {
  const wanted = `take ${card}`;
  if (!legalNow(room).includes(wanted)) return;
  room.picks.move = room.picks.move === wanted ? null : wanted;
  hands.draw();
}

// --- where to look, on a phone ---

function openSheet(room, sheet, hands) {
  room.picks.sheet = sheet;
  room.gaze.sheet = sheet;
  hands.draw();
}

function turnTo(room, card, hands) {
  room.gaze.card = card;
  hands.draw();
}

/** What cannot be done lights up, as whoever pressed its key looks elsewhere, and gives way for a moment. */
export function refuse(element) {
  if (!element) return;
  element.animate([{ background: "var(--refused)", offset: 0 }], { duration: GLOW });
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  element.animate({ translate: ["0", "-4px", "4px", "-2px", "0"] }, { duration: SHAKE });
}
