// Styles that a page needs later, or only sometimes, and the widths that styles and scripts share.
import { h } from "./dom.js";
import { paceNow } from "./pace.js";

/** Where layouts change, in pixels: styles know no other widths. */
export const WIDTHS = { slim: 380, phone: 480, bar: 720, tablet: 900, side: 1100, desk: 1200, wide: 1400, large: 1680 };

/** Whether the page is narrower than that, now and when it changes. */
export const narrower = (width) => matchMedia(`(width < ${width}px)`);

/** Whether nothing should move: the system says so, or the guest. */
export const isStill = () => paceNow() === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

const asked = new Map();

/** Loads a style once; without it the page is only less beautiful. */
export function style(name) {
  if (document.getElementById(`style-${name}`)) return Promise.resolve(); // of a page that needs no server
  if (!asked.has(name)) asked.set(name, load(`/web/styles/${name}.css`));
  return asked.get(name);
}

/** @returns {Promise<void>} */
const load = (href) =>
  new Promise((done) => {
    if (document.querySelector(`link[href="${href}"], style[data-href="${href}"]`)) return done(); // a page in one file holds its styles
    const link = h("link", { rel: "stylesheet", href });
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
