// Styles that a page needs later, or only sometimes.
import { h } from "./dom.js";

const asked = new Map();

/** Loads a style once; without it the page is only less beautiful. */
export function style(name) {
  if (!asked.has(name)) asked.set(name, load(`/web/styles/${name}.css`));
  return asked.get(name);
}

/** @returns {Promise<void>} */
const load = (href) =>
  new Promise((done) => {
    if (document.querySelector(`link[href="${href}"]`)) done();
    const link = h("link", { rel: "stylesheet", href });
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
