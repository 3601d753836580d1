// Parts of the page that are drawn anew only where what they show has changed.
import { h } from "./dom.js";
import { language } from "./words.js";

const drawn = new Map(); // id -> { shown, mark, tag } of the last drawing
const numbers = new WeakMap(); // object -> number
let count = 0;

/** A number for an object that never changes, such as the figures of an edition; 0 for none. */
export function numberOf(object) {
  if (!object) return 0;
  if (!numbers.has(object)) numbers.set(object, (count += 1));
  return numbers.get(object);
}

/**
 * The element that `make` returns, under this id. Where it stands on the page already and shows the same, an empty one
 * takes its place: the page leaves alone what carries the same mark.
 */
export function part(id, values, make) {
  const shown = JSON.stringify([language(), values]);
  const last = drawn.get(id);
  if (last?.shown === shown && document.getElementById(id)?.getAttribute("data-drawn") === last.mark)
    return marked(h(last.tag), id, last.mark);
  count += 1;
  const mark = `${id}.${count}`;
  const element = marked(make(), id, mark);
  drawn.set(id, { shown, mark, tag: element.localName });
  return element;
}

function marked(element, id, mark) {
  for (const [name, value] of [["id", id], ["data-key", id], ["data-drawn", mark]]) element.setAttribute(name, value);
  return element;
}
