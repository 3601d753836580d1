// Dragging the shape over the chambers: an extra, it makes the same picks as pressing fields.
import { legalNow, pickedPlacement } from "./asked.js";
import { place } from "./picks.js";
import { draggedTo, placements } from "./placement.js";

/** Listens on the table. */
/** @param {any} _ @param {Hands} hands */
export function prepareDragging({ root, signal, sceneNow }, hands) {
  const grip = { sceneNow, hands, field: null, isMoved: false }; // `field`: the one that is held
  const heard = { pointerdown: take, pointermove: move, pointerup: letGo, pointercancel: letGo };
  for (const [kind, deed] of Object.entries(heard)) root.addEventListener(kind, (event) => deed(grip, event), { signal });
  root.addEventListener("click", (event) => swallow(grip, event), { capture: true, signal });
}

/** The [card, field] of a chamber on screen under the pointer, or null. */
function fieldUnder({ clientX, clientY }) {
  const [verb, card, field] =
    document.elementFromPoint(clientX, clientY)?.closest("[data-pick]")?.dataset.pick.split(" ") ?? [];
  return verb === "field" ? [Number(card), field] : null;
}

function take(grip, event) {
  const [card, field] = fieldUnder(event) ?? [];
  const current = pickedPlacement(grip.sceneNow());
  grip.isMoved = false;
  grip.field = current && current.card === card && current.fields.includes(field) ? field : null;
  if (grip.field) event.target.releasePointerCapture?.(event.pointerId); // a finger would hold on to its first field
}

function move(grip, event) {
  if (!grip.field) return;
  const [card, field] = fieldUnder(event) ?? [];
  const scene = grip.sceneNow();
  const current = pickedPlacement(scene);
  if (!card || !current || (field === grip.field && card === current.card)) return;
  grip.isMoved = true;
  const chosen = draggedTo(placements(legalNow(scene)), current, grip.field, card, field);
  if (!chosen) return;
  grip.field = field;
  if (chosen.move !== current.move) place(scene, chosen, field, grip.hands);
}

function letGo(grip) {
  grip.field = null;
}

/** The click that ends a drag is no pick. */
function swallow(grip, event) {
  if (!grip.isMoved) return;
  grip.isMoved = false;
  event.stopPropagation();
  event.preventDefault();
}
