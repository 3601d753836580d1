// Where the guest looks: what outlasts a question. On a phone one card is large and one sheet is open; in each chamber
// one field waits for the keyboard.
const gazes = new WeakMap();

/** { card, sheet, fields: card -> field } of a page. */
export function gazeOf(room) {
  if (!gazes.has(room)) gazes.set(room, { card: null, sheet: null, fields: new Map() });
  return gazes.get(room);
}
