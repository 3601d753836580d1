// The fields of a chamber for hands and for assistive technology: a grid over the drawing, with one field in the tab
// order.
import { h } from "../dom.js";
import { language, say } from "../words.js";
import { cardLabel, LARGE, measures, relicName } from "./chamber.js";
import { gazeOf } from "./gaze.js";
import { FIELDS, lettersOf, SIDE, spoken } from "./printed.js";

const STATES = ["ghosted", "fresh", "crossed", "legal", "lone"];

/** `canPick`: whether its fields can be pressed. */
export function fieldGrid(room, card, marks, canPick) {
  const letters = lettersOf(card, room.figures);
  const waiting = fieldInTabOrder(room, card, marks);
  const cell = (place) =>
    fieldCell(card, FIELDS[place], letters[place], marks, { canPick, isWaiting: FIELDS[place] === waiting });
  const label = cardLabel(card, room.figures, marks.crossed);
  return h(
    "div",
    { class: "fields", role: "grid", "aria-label": label, "data-card": card, style: INSET },
    Array.from({ length: SIDE }, (_, row) =>
      h(
        "div",
        { class: "fields-row", role: "row" },
        Array.from({ length: SIDE }, (_, column) => cell(row * SIDE + column)),
      ),
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
export const fieldInTabOrder = (room, card, marks) =>
  gazeOf(room).fields.get(card) ?? marks.ghosted?.[0] ?? marks.legal?.[0] ?? marks.lone?.[0] ?? FIELDS[0];

function fieldCell(card, field, letter, marks, { canPick, isWaiting }) {
  const state = STATES.find((one) => marks[one]?.includes(field)) ?? "open";
  return h("div", {
    class: `field-cell ${state}`,
    role: "gridcell",
    tabindex: isWaiting ? "0" : "-1",
    "aria-label": labelOf(field, letter, state),
    "aria-selected": canPick ? String(state === "ghosted") : null,
    "data-field": field,
    "data-pick": canPick && letter !== "#" ? `field ${card} ${field}` : null,
  });
}

const labels = new Map(); // fifty fields are named at every pick

function labelOf(field, letter, state) {
  const key = language() + field + letter + state;
  if (!labels.has(key)) labels.set(key, say("sg.field", { field: spoken(field), what: relicName(letter), state }));
  return labels.get(key);
}
