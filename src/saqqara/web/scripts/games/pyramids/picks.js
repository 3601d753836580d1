// What is picked before it is said: a placement of the shape, a card of the display, two cards of the set-up.
import { isStill } from "../../ui/styles.js";
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
/** @param {PyramidsScene} scene @param {Hands} hands */
export function press(scene, pick, hands, element) {
  scene.picks.isRefused = false;
  if (element?.getAttribute("aria-disabled") === "true") return refuse(element);
  const [verb, ...rest] = pick.split(" ");
  return PRESSED[verb]?.(scene, rest, hands, element);
}

const PRESSED = {
  field: (scene, [card, field], hands, element) => pressField(scene, Number(card), field, hands, element),
  rotate: (scene, _, hands, element) => rotate(scene, hands, element),
  mirror: (scene, _, hands, element) => mirror(scene, hands, element),
  single: (scene, _, hands, element) => switchSingle(scene, hands, element),
  keep: (scene, [card], hands) => toggleKept(scene, Number(card), hands),
  take: (scene, [card], hands) => toggleTaken(scene, card, hands),
  commit: (scene, _, hands) => commit(scene, hands),
  sheet: (scene, [sheet], hands) => openSheet(scene, sheet, hands),
  "turn-to": (scene, [card], hands) => turnTo(scene, Number(card), hands),
};

/** Says what is picked, if it may be said. */
/** @param {PyramidsScene} scene @param {Hands} hands */
export function commit(scene, hands) {
  if (!scene.isSending && legalNow(scene).includes(scene.picks.move)) hands.play(scene.picks.move);
}

/** Whether something is picked that can be taken back. */
/** @param {PyramidsScene} scene */
export const hasPicks = ({ picks }) => Boolean(picks.move) || picks.isSingle || picks.cards.length > 0;

/** Takes the last pick back; whether there was one. */
/** @param {PyramidsScene} scene */
export function back(scene) {
  const { picks } = scene;
  picks.isRefused = false;
  if (!hasPicks(scene)) return false;
  if (picks.cards.length) picks.cards.pop();
  else if (!picks.move) picks.isSingle = false;
  picks.move = null;
  return true;
}

// --- placing the shape ---

/** How the shape lies at first: as it was turned last, else as it is printed. */
/** @param {PyramidsScene} scene */
export const wayNow = (scene) => scene.picks.way ?? SHAPES[scene.position?.expeditions.at(-1)] ?? SHAPES.i2;

/** @param {PyramidsScene} scene @param {Hands} hands */
function pressField(scene, card, field, hands, element) {
  if (!["mark", "cross"].includes(owedNow(scene))) return;
  const all = placements(legalNow(scene));
  const some = coveringAny(scene, all, card, field);
  const current = pickedPlacement(scene);
  const isAgain = some.some((one) => one.move === current?.move);
  const chosen = isAgain
    ? next(some, current, SHAPES[scene.position.expeditions.at(-1)])
    : snap(some, field, wayNow(scene));
  if (chosen) return place(scene, chosen, field, hands);
  scene.picks.isRefused = true;
  refuse(element);
  return hands.draw();
}

/** Whole shapes come first; where none covers the field, a single field may. */
/** @param {PyramidsScene} scene */
function coveringAny(scene, all, card, field) {
  const some = covering(all, card, field, wantsSingle(scene, all));
  return some.length ? some : covering(all, card, field, true);
}

/** Picks a placement, and asks what it would bring. */
/** @param {PyramidsScene} scene @param {Hands} hands */
export function place(scene, placement, field, hands) {
  const { picks } = scene;
  picks.isRefused = false;
  picks.move = placement.move;
  picks.field = field;
  if (!isSingle(placement)) picks.way = placement.way;
  Object.assign(scene.gaze, { card: placement.card });
  scene.gaze.fields.set(placement.card, field);
  hands.foresee([placement.move]);
  hands.draw();
}

/** @param {PyramidsScene} scene @param {Hands} hands */
function rotate(scene, hands, element) {
  const current = pickedPlacement(scene);
  if (!current) return turnInHand(scene, turned, hands);
  const all = placements(legalNow(scene));
  const some = covering(all, current.card, scene.picks.field, isSingle(current));
  const chosen =
    some.length > 1 ? next(some, current, SHAPES[scene.position.expeditions.at(-1)]) : turnedNear(all, current);
  return putOrRefuse(scene, chosen, hands, element);
}

/** @param {PyramidsScene} scene @param {Hands} hands */
function mirror(scene, hands, element) {
  const current = pickedPlacement(scene);
  if (!current) return turnInHand(scene, mirrored, hands);
  return putOrRefuse(scene, mirroredNear(placements(legalNow(scene)), current, scene.picks.field), hands, element);
}

/** The shape keeps to its field where it can. */
/** @param {PyramidsScene} scene @param {Hands} hands */
function putOrRefuse(scene, chosen, hands, element) {
  if (!chosen) return refuse(element);
  const { field } = scene.picks;
  return place(scene, chosen, chosen.fields.includes(field) ? field : chosen.fields[0], hands);
}

/** Turns the shape before it lies anywhere. */
/** @param {PyramidsScene} scene @param {Hands} hands */
function turnInHand(scene, turn, hands) {
  scene.picks.way = turn(wayNow(scene));
  hands.draw();
}

/** P4.3  One field instead of the shape, or the shape again: over the same field where that may be. */
/** @param {PyramidsScene} scene @param {Hands} hands */
function switchSingle(scene, hands, element) {
  const { picks } = scene;
  const all = placements(legalNow(scene));
  if (all.every(isSingle)) return refuse(element);
  const { card } = pickedPlacement(scene) ?? {};
  picks.isSingle = !picks.isSingle;
  const chosen = card && snap(covering(all, card, picks.field, picks.isSingle), picks.field, wayNow(scene));
  if (chosen) return place(scene, chosen, picks.field, hands);
  picks.move = null;
  return hands.draw();
}

// --- cards ---

/** P2.1  Two of the cards that were drawn; a third one takes the place of the first. */
/** @param {PyramidsScene} scene @param {Hands} hands */
function toggleKept(scene, card, hands) {
  const { picks } = scene;
  if (owedNow(scene) !== "keep") return;
  picks.cards = picks.cards.includes(card)
    ? picks.cards.filter((one) => one !== card)
    : [...picks.cards, card].slice(-2);
  const wanted = `keep ${[...picks.cards].sort((one, other) => one - other).join(" ")}`;
  picks.move = legalNow(scene).includes(wanted) ? wanted : null;
  hands.draw();
}

/** P5.1  A card of the display, or the top of the deck. */
/** @param {PyramidsScene} scene @param {Hands} hands */
function toggleTaken(scene, card, hands) {
  const wanted = `take ${card}`;
  if (!legalNow(scene).includes(wanted)) return;
  scene.picks.move = scene.picks.move === wanted ? null : wanted;
  hands.draw();
}

// --- where to look, on a phone ---

/** @param {PyramidsScene} scene @param {Hands} hands */
function openSheet(scene, sheet, hands) {
  scene.picks.sheet = sheet;
  scene.gaze.sheet = sheet;
  hands.draw();
}

/** @param {PyramidsScene} scene @param {Hands} hands */
function turnTo(scene, card, hands) {
  scene.gaze.card = card;
  hands.draw();
}

/** What cannot be done lights up, as whoever pressed its key looks elsewhere, and gives way for a moment. */
export function refuse(element) {
  if (!element) return;
  element.animate([{ background: "var(--refused)", offset: 0 }], { duration: GLOW });
  if (isStill()) return;
  element.animate({ translate: ["0", "-4px", "4px", "-2px", "0"] }, { duration: SHAKE });
}
