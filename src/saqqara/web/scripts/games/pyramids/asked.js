// What the table stands at, and what the seat on screen is asked.
import { placementOf, placements } from "./placement.js";
import { cardColour, letterAt } from "./printed.js";

/** The legal moves of the seat on screen: none while it waits, or while the past is on screen. */
/** @param {PyramidsScene} scene */
export const legalNow = ({ legal }) => legal;

/** What the seat on screen owes now: "keep", "mark", "cross", "take", or null. */
/** @param {PyramidsScene} scene */
export function owedNow(scene) {
  if (!scene.isAsked) return null;
  const { position, seat } = scene;
  return position.pending.find((debt) => debt.seat === seat)?.owes ?? null;
}

/** What the whole table is at: "keep", "mark", "take", or null when nobody owes anything. */
/** @param {Position} table */
export function stepOf(table) {
  const owes = table.pending[0]?.owes ?? null;
  return owes === "cross" ? "mark" : owes;
}

/** Whoever has explored a card takes a new one, one after the other, in the open. */
/** @param {Position} table */
export const isTaking = (table) => table.pending[0]?.owes === "take";

/** The seats that owe a move, as everybody may know. */
/** @param {Position} table */
export const owing = (table) => (isTaking(table) ? table.pending.slice(0, 1) : table.pending).map((debt) => debt.seat);

/** Whether a player owes something now, not the deck. */
/** @param {Position} table */
export const isPlayerAsked = (table) => table.pending.length > 0 && !table.pending[0].from;

/** Whether a seat has done what all do at the same time. */
/** @param {Position} table */
export const hasDone = (table, seat) => table.marked.includes(seat);

/** The cards before a seat; in the set-up those that it has drawn, null where they are hidden. */
/** @param {Position} table */
export const cardsOf = (table, seat) =>
  table.drawn[seat].length ? table.drawn[seat] : table.hands[seat].filter(Boolean);

/** @param {Position} table */
export const isSetUp = (table) => table.drawn.some((cards) => cards.length > 0);

/** The fields of a card that are crossed off, and those of them from this step, which is not over. */
/** @param {Position} table */
export function crossedOn(table, card) {
  const crossed = table.crossed[card] ?? [];
  const before = table.before?.crossed[card] ?? [];
  return { crossed, fresh: table.before ? crossed.filter((field) => !before.includes(field)) : [] };
}

/** P4.10  Whether the golden tomb of a card is crossed off. */
/** @param {Position} table @param {Figures} figures */
export const isReached = (table, card, figures) =>
  (table.crossed[card] ?? []).some((field) => letterAt(card, field, figures) === "T");

/** How many pyramids of a colour a seat has explored, those of this step included. */
/** @param {Position} table @param {Figures} figures */
export const exploredOf = (table, seat, colour, figures) =>
  new Set(
    [...table.explored[seat], ...table.hands[seat].filter((card) => card && isReached(table, card, figures))].filter(
      (card) => cardColour(card, figures) === colour,
    ),
  ).size;

/** P5.2  After the last expedition of all nobody takes a new pyramid. */
/** @param {Position} table @param {Figures} figures */
export const isLastExpedition = (table, figures) =>
  table.round === figures?.["rounds.count"] && table.expeditions.length === figures?.["rounds.expeditions"];

// --- the mark that is picked ---

/** The placement that is picked on the board, or null. */
/** @param {PyramidsScene} scene */
export function pickedPlacement(scene) {
  const { move } = scene.picks;
  return !scene.isPast && move?.startsWith("mark ") && legalNow(scene).includes(move) ? placementOf(move) : null;
}

/** The placement that is shown but not picked, such as one that is advised; null where there is none. */
/** @param {PyramidsScene} scene */
export const ghostPlacement = ({ ghost }) => (ghost?.startsWith("mark ") ? placementOf(ghost) : null);

/** Whether the move that is shown takes or keeps a card. */
/** @param {PyramidsScene} scene */
export function isGhostCard({ ghost }, card) {
  const [verb, ...cards] = ghost?.split(" ") ?? [];
  return ["take", "keep"].includes(verb) && cards.includes(String(card));
}

/** What the house foresees of the picked move; null until it has told. */
/** @param {PyramidsScene} scene @returns {any} */
export const foreseenNow = (scene) => (scene.isPast ? null : (scene.foreseen?.get(scene.picks.move) ?? null));

/** Whether single fields are to be crossed off: somebody wants to, or nothing else may be. */
/** @param {PyramidsScene} scene */
export const wantsSingle = (scene, all = placements(legalNow(scene))) =>
  scene.picks.isSingle || all.every((one) => one.fields.length === 1);

/** What lies on the fields of the picked placement, as letters. */
/** @param {PyramidsScene} scene */
export function pickedLetters(scene) {
  const picked = pickedPlacement(scene);
  return picked ? picked.fields.map((field) => letterAt(picked.card, field, scene.figures)) : [];
}
