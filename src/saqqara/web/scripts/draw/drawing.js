// From the markup of a drawing to an element of the page.
import { h } from "../dom.js";

const drawn = new Map(); // markup -> element, copied for each use
const MOST = 2_000;

/** The element of a drawing. The same markup is read once. */
export function drawing(markup) {
  if (!drawn.has(markup)) {
    if (drawn.size > MOST) drawn.clear();
    drawn.set(markup, read(markup));
  }
  return drawn.get(markup).cloneNode(true);
}

function read(markup) {
  const template = document.createElement("template");
  template.innerHTML = markup;
  for (const art of template.content.querySelectorAll("[data-w]")) {
    art.style.setProperty("--w", art.dataset.w);
    art.style.setProperty("--h", art.dataset.h);
  }
  const nodes = [...template.content.childNodes];
  const whole = nodes.length === 1 ? nodes[0] : h("span", { class: "drawings" }, nodes);
  whole.setAttribute("data-drawn", fingerprint(markup));
  return whole;
}

/** What tells two drawings apart without comparing their parts. */
function fingerprint(markup) {
  let sum = 0;
  for (let place = 0; place < markup.length; place += 1) sum = (Math.imul(sum, 31) + markup.charCodeAt(place)) | 0;
  return `${markup.length}.${sum >>> 0}`;
}
