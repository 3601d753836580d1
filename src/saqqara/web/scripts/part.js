// Parts of the page that are drawn anew only where what they show has changed.
import { h } from "./dom.js";
import { language } from "./words.js";

const drawn = new Map(); // id -> { shown, mark, tag } of the last drawing
const numbers = new WeakMap(); // object -> number
let count = 0;
let time = null; // { until, isAll } where a picture is drawn in rounds

/** A number for an object that never changes, such as the figures of an edition; 0 for none. */
export function numberOf(object) {
  if (!object) return 0;
  if (!numbers.has(object)) numbers.set(object, (count += 1));
  return numbers.get(object);
}

/** Draws the parts that there is time for, and whatever is no part; whether that was all. */
export function drawnWithin(ms, draw) {
  const round = { until: performance.now() + ms, isAll: true };
  time = round;
  try {
    draw();
  } finally {
    time = null;
  }
  return round.isAll;
}

/**
 * The element that `make` returns, under this id. Where it stands on the page already and shows the same, an empty one
 * takes its place: the page leaves alone what carries the same mark. Where there is no time for it in this round, null.
 */
export function part(id, values, make) {
  const shown = JSON.stringify([language(), values]);
  const last = drawn.get(id);
  if (last?.shown === shown && document.getElementById(id)?.getAttribute("data-drawn") === last.mark)
    return marked(h(last.tag), id, last.mark);
  if (time && performance.now() > time.until) {
    time.isAll = false;
    return null;
  }
  count += 1;
  const mark = `${id}.${count}`;
  const element = marked(wholly(make), id, mark);
  drawn.set(id, { shown, mark, tag: element.localName });
  return element;
}

/** A part is drawn with all the parts in it. */
function wholly(make) {
  const round = time;
  time = null;
  const element = make();
  time = round;
  return element;
}

function marked(element, id, mark) {
  for (const [name, value] of [["id", id], ["data-key", id], ["data-drawn", mark]]) element.setAttribute(name, value);
  return element;
}
