// Parts of the page that are drawn anew only where what they show has changed.
import { h, leavingChildren } from "./dom.js";
import { language } from "./words.js";

const numbers = new WeakMap(); // object -> number
let count = 0;
let place = freshPlace((id) => id); // of the table that is being drawn
let isProof = false; // whether parts are drawn only to be compared
let time = null; // { ms, until, isBegun, isUnseen, isAll } where a picture is drawn in rounds

/**
 * What is remembered of a table's parts: `drawn`, id -> { shown, mark, tag } of the last drawing; of one with older parts
 * in it, null is shown; `told`, what other elements were drawn for. `own` gives the ids of a table that is not alone on its page.
 */
export function freshPlace(own) {
  return { own, drawn: new Map(), told: new Map() };
}

/** Draws something of the table of a place. */
export function inPlace(where, draw) {
  const before = place;
  place = where;
  try {
    return draw();
  } finally {
    place = before;
  }
}

/** An id of the table that is being drawn. */
export const ownId = (id) => place.own(id);

/** A number for an object that never changes, such as the figures of an edition; 0 for none. */
export function numberOf(object) {
  if (!object) return 0;
  if (!numbers.has(object)) numbers.set(object, (count += 1));
  return numbers.get(object);
}

/**
 * Draws the parts that there is time for, at least one, and whatever is no part; whether that was all. The others stay
 * as they are; those that do not stand yet are drawn all the same, unless they can wait or nobody sees the page.
 */
export function drawnWithin(ms, draw, { isUnseen = false } = {}) {
  const round = { ms, until: null, isBegun: false, isUnseen, isAll: true };
  time = round;
  try {
    draw();
  } finally {
    time = null;
  }
  return round.isAll;
}

/**
 * The element that `make` returns, under this name as its id. Where it stands on the page already and shows the same, or
 * where there is no time for it in this round, an empty one takes its place: the page leaves alone what carries the same
 * mark. What does not stand yet and `canWait` is not there before there is time for it: null. Parts within a part are
 * made by its `make`, so that none is drawn for nothing.
 */
export function part(name, values, make, { canWait = false } = {}) {
  const { drawn } = place;
  const id = ownId(name);
  if (isProof) return marked(make(), id, "");
  const shown = JSON.stringify([language(), values]);
  const last = drawn.get(id);
  const stands = last && document.getElementById(id)?.getAttribute("data-drawn") === last.mark;
  const asItIs = () => (stands ? marked(h(last.tag), id, last.mark) : null);
  if (stands && last.shown === shown) {
    globalThis.comparePart?.(document.getElementById(id), () => proof(id, make));
    return asItIs();
  }
  if (isTimeOver() && (stands || canWait || time.isUnseen)) {
    time.isAll = false;
    return asItIs();
  }
  count += 1;
  const mark = `${id}.${count}`;
  const { element, isAll } = made(make);
  drawn.set(id, { shown: isAll ? shown : null, mark, tag: element.localName });
  return marked(element, id, mark);
}

/** The time of a round begins with its first part. One is drawn however long it takes: rounds come to an end. */
function isTimeOver() {
  if (!time) return false;
  time.until ??= performance.now() + time.ms;
  return time.isBegun && performance.now() > time.until;
}

/** An element, and whether there was time for all the parts in it. */
function made(make) {
  if (!time) return { element: leavingChildren(make), isAll: true };
  const { isAll: isAllBefore } = time;
  time.isAll = true;
  const element = leavingChildren(make);
  const { isAll } = time;
  Object.assign(time, { isAll: isAllBefore && isAll, isBegun: true });
  return { element, isAll };
}

/** A part as it would be drawn now, whole: tests compare it with what stands, and find a value that was forgotten. */
function proof(id, make) {
  const began = performance.now();
  isProof = true;
  try {
    return marked(leavingChildren(make, false), id, "");
  } finally {
    isProof = false;
    if (time?.until) time.until += performance.now() - began;
  }
}

function marked(element, id, mark) {
  for (const [name, value] of [["id", id], ["data-key", id], ["data-drawn", mark]]) element.setAttribute(name, value);
  return element;
}
