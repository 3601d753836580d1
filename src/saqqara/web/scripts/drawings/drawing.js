// From the markup of a drawing to an element of the page.
import { h, withChildren } from "../ui/dom.js";

const drawn = new Map(); // markup -> { frame, inside }: the drawing itself, copied for each use, and its pieces
const frames = new Map(); // its first tag -> element, copied for each drawing: reading is slow
const pieces = new Map(); // markup -> element, copied for each use
const MOST = 2_000;

/** The element of a drawing. The same markup is read once. */
export function drawing(markup) {
  forgetMany(drawn);
  if (!drawn.has(markup)) drawn.set(markup, read(markup));
  const { frame, inside } = drawn.get(markup);
  return inside ? withChildren(frame.cloneNode(false), inside) : frame.cloneNode(true);
}

const forgetMany = (known) => known.size > MOST && known.clear();

function read(markup) {
  const isOne = markup.lastIndexOf("<svg") === 0;
  const body = markup.indexOf(">") + 1;
  const frame = isOne ? frameOf(markup.slice(0, body)) : around(parsed(markup));
  frame.setAttribute("data-drawn", fingerprint(markup));
  return { frame, inside: isOne ? { names: piecesOf(markup.slice(body)), make: copies } : null };
}

/** The drawing without its pieces; many have the same. */
function frameOf(tag) {
  forgetMany(frames);
  if (!frames.has(tag)) frames.set(tag, parsed(`${tag}</svg>`)[0]);
  return frames.get(tag).cloneNode(false);
}

const around = (nodes) => (nodes.length === 1 ? nodes[0] : h("span", { class: "drawings" }, nodes));

/** Copies of pieces, those that are not known yet read at once. */
function copies(wanted) {
  forgetMany(pieces);
  const fresh = [...new Set(wanted)].filter((piece) => !pieces.has(piece));
  if (fresh.length) {
    const [whole] = parsed(`<svg>${fresh.join("")}</svg>`);
    fresh.forEach((piece, number) => pieces.set(piece, whole.children[number]));
  }
  return wanted.map((piece) => pieces.get(piece).cloneNode(true));
}

/** @returns {any[]} */
function parsed(markup) {
  const template = document.createElement("template");
  template.innerHTML = markup;
  for (const art of template.content.querySelectorAll("[data-w]")) {
    art.style.setProperty("--w", art.dataset.w);
    art.style.setProperty("--h", art.dataset.h);
  }
  return [...template.content.childNodes];
}

const TAG = /<(\/?)\w[^>]*?(\/?)>/g;

/** The markup of what lies directly in a drawing: drawings differ in a few of these. */
function piecesOf(body) {
  const found = [];
  let [depth, from] = [0, 0];
  for (const { 0: tag, 1: isEnd, 2: isEmpty, index } of body.matchAll(TAG)) {
    depth += isEnd ? -1 : isEmpty ? 0 : 1;
    if (depth < 0) break; // the end of the drawing itself
    if (depth > 0) continue;
    found.push(body.slice(from, index + tag.length));
    from = index + tag.length;
  }
  return found;
}

/** What tells two drawings apart without comparing their parts. */
function fingerprint(markup) {
  let sum = 0;
  for (let place = 0; place < markup.length; place += 1) sum = (Math.imul(sum, 31) + markup.charCodeAt(place)) | 0;
  return `${markup.length}.${sum >>> 0}`;
}
