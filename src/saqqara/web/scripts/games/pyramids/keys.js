// What the keys do: arrows move between fields, Enter picks and says, letters change the shape.
import { meaningsOf } from "../../ui/keymap.js";
import { legalNow, owedNow, pickedPlacement } from "./asked.js";
import { KEYMAP } from "./keymap.js";
import { commit, press } from "./picks.js";
import { fieldAt, placeOf } from "./printed.js";

const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

const PLACES = { chamber: '.field-cell[tabindex="0"]', score: ".score button" };

/** Whether the key meant something here. */
/** @param {PyramidsScene} scene @param {Hands} hands */
export function key(scene, event, hands) {
  const [meaning] = meaningsOf(KEYMAP, event);
  const cell = event.target.closest?.(".field-cell") ?? null;
  if (!meaning) return false;
  if (PLACES[meaning]) return goTo(PLACES[meaning], hands);
  if (meaning === "go") return cell ? move(scene, cell, STEPS[event.key], hands) : false;
  if (meaning === "commit" || meaning === "pick") return pickOrSay(scene, meaning, event.target, hands);
  return changeShape(scene, meaning, cell, hands);
}

/** @param {string} place @param {Hands} hands */
function goTo(place, { root }) {
  const found = root.querySelector(place);
  found?.focus();
  return Boolean(found);
}

/** @param {PyramidsScene} scene @param {Hands} hands */
function changeShape(scene, tool, cell, hands) {
  if (owedNow(scene) !== "mark") return false;
  press(scene, tool, hands, hands.root.querySelector(`[data-pick="${tool}"]`));
  if (cell) followShape(scene, hands);
  return true;
}

/** Where a shape turns away from the field that has the focus, the focus goes with it: Enter says the move. */
/** @param {PyramidsScene} scene @param {any} _ */
function followShape(scene, { root }) {
  const { card } = pickedPlacement(scene) ?? {};
  root.querySelector(`.fields[data-card="${card}"] [data-field="${scene.picks.field}"]`)?.focus();
}

/** To the next field of the chamber, walls included: they are part of the picture. */
/** @param {PyramidsScene} scene @param {any} cell @param {any} _ @param {Hands} hands */
function move(scene, cell, [down, right], hands) {
  const [row, column] = placeOf(cell.dataset.field);
  const field = fieldAt(row + down, column + right);
  const grid = cell.closest(".fields");
  const target = field && grid.querySelector(`[data-field="${field}"]`);
  if (!target) return true;
  scene.gaze.fields.set(Number(grid.dataset.card), field);
  target.focus();
  hands.draw(); // another field is in the tab order
  return true;
}

/** One key picks a field, and says the move where the picked shape lies already; another only ever picks. */
/** @param {PyramidsScene} scene @param {string} meaning @param {any} target @param {Hands} hands */
function pickOrSay(scene, meaning, target, hands) {
  const cell = target.closest?.(".field-cell") ?? null;
  const isReady = legalNow(scene).includes(scene.picks.move);
  const isOnCards = Boolean(target.closest?.('[data-pick^="keep "], [data-pick^="take "]'));
  if (meaning === "commit" && isReady && isOnCards) {
    commit(scene, hands);
    return true;
  }
  if (target.closest?.("button, a, summary, input, select, textarea")) return false; // they answer themselves
  const isOnShape = cell && pickedPlacement(scene)?.fields.includes(cell.dataset.field) && isOnCard(scene, cell);
  if (cell && (meaning === "pick" || !isOnShape)) {
    if (cell.dataset.pick) press(scene, cell.dataset.pick, hands, cell);
    return true;
  }
  if (meaning !== "commit" || !isReady) return false;
  commit(scene, hands);
  return true;
}

/** @param {PyramidsScene} scene */
const isOnCard = (scene, cell) => Number(cell.closest(".fields").dataset.card) === pickedPlacement(scene).card;
