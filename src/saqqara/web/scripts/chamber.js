// A pyramid card as a table of five by five fields. Without its figures it still shows what is crossed off.
import { h, hiddenWords } from "./dom.js";
import { emblem, relic, strokes } from "./signs.js";
import { say } from "./words.js";

const COLUMNS = ["a", "b", "c", "d", "e"];
const ROWS = ["1", "2", "3", "4", "5"];

/** The letters of a card's fields by name, as in { a1: "#", b1: "E" }; null when the figures are not known. */
export function chamberOf(card, figures) {
  const printed = figures?.[`chambers.${card}`];
  if (!printed) return null;
  const lines = printed.trim().split("\n");
  return Object.fromEntries(ROWS.flatMap((row, r) => COLUMNS.map((column, c) => [column + row, lines[r][c]])));
}

/** Green, orange or purple. */
export const colourOf = (card, figures) =>
  ["green", "orange", "purple"].find((colour) => figures?.[`colours.${colour}`].includes(card)) ?? "";

/**
 * The card. `crossed`: fields crossed off; `ghost`: those of the move that is chosen; `open`: those that a legal move
 * covers, which are then buttons.
 */
export function chamber(card, figures, { crossed = [], ghost = [], open = null, size = "" } = {}) {
  const letters = chamberOf(card, figures);
  const colour = colourOf(card, figures);
  const field = (name) => {
    const letter = letters?.[name] ?? ".";
    const states = { crossed: crossed.includes(name), ghost: ghost.includes(name), open: open?.has(name) ?? false };
    return fieldCell(card, name, letter, states);
  };
  return h(
    "table",
    { class: `chamber ${size}`, "data-colour": colour, "data-key": `card-${card}` },
    h("caption", {}, h("b", {}, String(card)), colour ? [emblem(colour), hiddenWords(say(`pcolour.${colour}`))] : null),
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        h("td"),
        COLUMNS.map((column) => h("th", { scope: "col" }, column)),
      ),
    ),
    h(
      "tbody",
      {},
      ROWS.map((row) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, row),
          COLUMNS.map((column) => field(column + row)),
        ),
      ),
    ),
  );
}

function fieldCell(card, name, letter, { crossed, ghost, open }) {
  const kind = letter === "#" ? "wall" : letter === "T" ? "tomb" : "floor";
  const words = [say(`field.${letter}`), crossed && say("field.crossed"), ghost && say("field.ghost")]
    .filter(Boolean)
    .join(", ");
  const picture = [relic(letter), crossed || ghost ? strokes() : null];
  const classes = `field-${kind}${crossed ? " crossed" : ""}${ghost ? " ghost" : ""}${open ? " legal" : ""}`;
  if (!open) return h("td", { class: classes }, picture, hiddenWords(words));
  return h(
    "td",
    { class: classes },
    h(
      "button",
      {
        type: "button",
        "data-do": "pick",
        "data-card": card,
        "data-field": name,
        "data-key": name,
        "aria-pressed": ghost ? "true" : "false",
        "aria-label": say("field.pick", { field: name, words }),
      },
      picture,
    ),
  );
}
