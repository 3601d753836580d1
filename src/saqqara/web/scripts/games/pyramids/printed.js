// What is printed on the pyramid cards: chambers, colours, and what the fields of a chamber are called.

export const COLOURS = ["green", "orange", "purple"];
export const SIDE = 5;
export const COLUMNS = "abcde";

/** The names of the 25 fields, row by row: a1, b1, ... e5. */
export const FIELDS = Array.from({ length: SIDE * SIDE }, (_, place) => nameOf(Math.floor(place / SIDE), place % SIDE));

function nameOf(row, column) {
  return COLUMNS[column] + (row + 1);
}

/** A field's [row, column]. */
export const placeOf = (field) => [field[1] - 1, COLUMNS.indexOf(field[0])];

/** The field of a row and a column, or null outside the chamber. */
export const fieldAt = (row, column) =>
  row >= 0 && row < SIDE && column >= 0 && column < SIDE ? nameOf(row, column) : null;

/** As people say it: B3. */
export const spoken = (field) => field.toUpperCase();

/** The letters of a card's 25 fields in one string; all empty where the figures are not known. */
/** @param {Figures} figures */
export const lettersOf = (card, figures) =>
  figures?.[`chambers.${card}`]?.replace(/\s/g, "") ?? ".".repeat(SIDE * SIDE);

/** @param {Figures} figures */
export const letterAt = (card, field, figures) => lettersOf(card, figures)[FIELDS.indexOf(field)];

/** Green, orange or purple. */
/** @param {Figures} figures */
export const cardColour = (card, figures) =>
  COLOURS.find((colour) => figures?.[`colours.${colour}`]?.includes(card)) ?? "";

/** How many pyramid cards there are. */
/** @param {Figures} figures */
export const cardsInAll = (figures) =>
  COLOURS.reduce((sum, colour) => sum + (figures?.[`colours.${colour}`]?.length ?? 0), 0);

/** How many expedition cards there are. */
/** @param {Figures} figures */
export const expeditionsInAll = (figures) =>
  Object.entries(figures ?? {}).reduce((sum, [key, count]) => (key.startsWith("expeditions.") ? sum + count : sum), 0);
