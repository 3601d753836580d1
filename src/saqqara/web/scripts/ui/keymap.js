// The map of keys. What a key does, the shortcut of a button for screen readers, the letter on it and the sheet of keys
// all come from lists of bindings, one list for each scope: the page, the table, and its game or its past.
//
// A binding is { keys, does, says, shown, during }: `keys` as events name them, letters in lower case; `does`, the name of
// what they do, none where the browser itself does it; `says`, what the sheet tells, none where it is not listed there;
// `shown`, how the sheet writes them in short; `during`, of a key with two meanings in a scope, when it has this one. A key
// that a scope has taken is free in no scope within it (tests/web/node/keymap.test.js).
import { say } from "./words.js";

/** The arrows. */
export const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** What all pages hear. */
export const PAGE = [{ keys: ["?"], does: "open-keys", says: "key.keys" }];

const SIGNS = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓", Escape: "Esc" };
const signOf = (key) => SIGNS[key] ?? (key === " " ? say("key.space") : key.length === 1 ? key.toUpperCase() : key);

/** A key as bindings write it; null with Ctrl, Alt or Meta, which belong to the browser. */
export const keyOf = (event) =>
  event.ctrlKey || event.metaKey || event.altKey ? null : event.key.length === 1 ? event.key.toLowerCase() : event.key;

/** All that a key may mean in a scope; most often one thing or none. */
export function meaningsOf(bindings, event) {
  const key = keyOf(event);
  return bindings.filter(({ keys, does }) => does && keys.includes(key)).map(({ does }) => does);
}

/** The shortcut of what a button does, as aria-keyshortcuts names it; null if it has none. */
export function shortcutOf(bindings, action) {
  const [key] = bindings.find(({ does }) => does === action)?.keys ?? [];
  return key === undefined ? null : key.length === 1 ? key.toUpperCase() : key;
}

/** The lines of the sheet of keys: [keys, words]. */
export const sheetOf = (...scopes) =>
  scopes.flat().filter(({ says }) => says).map(({ keys, shown, says }) => [shown ?? keys.map(signOf), say(says)]);
