// The fields of a chamber for hands and for assistive technology: a grid over the drawing, with one field in the tab
// order.
import { h, withChildren } from "../../ui/dom.js";
import { language, say } from "../../ui/words.js";
import { cardLabel, LARGE, measures, relicName, stateOf } from "./chamber.js";
import { FIELDS, lettersOf, SIDE, spoken } from "./printed.js";

/** `canPick`: whether its fields can be pressed. The fields say the same either way, so that most stay as they are. */
/** @param {PyramidsScene} scene */
export function fieldGrid(scene, card, marks, canPick) {
  const letters = lettersOf(card, scene.figures);
  const waiting = fieldInTabOrder(scene, card, marks);
  const cell = (place) =>
    cellName(card, FIELDS[place], letters[place], stateOf(marks, FIELDS[place]), FIELDS[place] === waiting);
  const label = cardLabel(card, scene.figures, marks.crossed);
  return h(
    "div",
    {
      class: canPick ? "fields can-pick" : "fields",
      role: "grid",
      "aria-label": label,
      "aria-readonly": canPick ? null : "true",
      "data-card": card,
      style: INSET,
    },
    Array.from({ length: SIDE }, (_, row) =>
      withChildren(h("div", { class: "fields-row", role: "row" }), {
        names: Array.from({ length: SIDE }, (_, column) => cell(row * SIDE + column)),
        make: copies,
      }),
    ),
  );
}

/** Where the chamber lies on its card. */
const INSET = (() => {
  const { margin, head, wide, tall } = measures(LARGE);
  const share = (part, whole) => `${((100 * part) / whole).toFixed(3)}%`;
  return `inset: ${share(head, tall)} ${share(margin, wide)} ${share(margin, tall)}`;
})();

/** Where the keyboard was last, else where something may be done. */
/** @param {PyramidsScene} scene */
export const fieldInTabOrder = (scene, card, marks) =>
  scene.gaze.fields.get(card) ?? marks.ghosted?.[0] ?? marks.legal?.[0] ?? marks.lone?.[0] ?? FIELDS[0];

// --- cells ---

const cells = new Map(); // its name -> cell, copied for each use: fifty fields are drawn at every pick

/** All that a cell says. */
const cellName = (card, field, letter, state, isWaiting) =>
  JSON.stringify([language(), card, field, letter, state, isWaiting]);

const copies = (names) =>
  names.map((name) => {
    if (!cells.has(name)) cells.set(name, drawnCell(...JSON.parse(name).slice(1)));
    return cells.get(name).cloneNode();
  });

const drawnCell = (card, field, letter, state, isWaiting) =>
  h("div", {
    class: `field-cell ${state}`,
    role: "gridcell",
    tabindex: isWaiting ? "0" : "-1",
    "aria-label": say("pyramids.field", { field: spoken(field), what: relicName(letter), state }),
    "aria-selected": String(state === "ghosted"),
    "data-field": field,
    "data-pick": letter === "#" ? null : `field ${card} ${field}`,
  });
