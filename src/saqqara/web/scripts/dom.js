// Elements out of plain values. What comes from people only ever becomes a text node, never markup.

const SVG = "http://www.w3.org/2000/svg";

export const $ = (selector, root = document) => root.querySelector(selector);

/** An element; `true` gives an empty attribute, `false`, `null` and `undefined` give none. */
export function h(tag, attributes = {}, ...children) {
  return furnish(document.createElement(tag), attributes, children);
}

/** An element of a drawing. */
export function s(tag, attributes = {}, ...children) {
  return furnish(document.createElementNS(SVG, tag), attributes, children);
}

function furnish(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name === "style") element.style.cssText = value; // the policy forbids the attribute
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

/** A status that does not change is not read again. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Does something with a form instead of sending it. */
export function onSubmit(selector, deed) {
  $(selector).addEventListener("submit", (event) => {
    event.preventDefault();
    deed(event.target);
  });
}

/** Words for screen readers alone. */
export const hiddenWords = (text) => h("span", { class: "sr" }, text);

/** What may be wider than the screen: it scrolls by itself, with the keyboard too. */
export const scroller = (label, ...children) =>
  h("div", { class: "scroll", role: "group", "aria-label": label, tabindex: "0" }, ...children);

/** A name: isolated from the direction of the text around it. */
export const named = (name) => h("bdi", {}, name);

/**
 * Makes the children of an element those that are given, and leaves in place what has not changed: focus, what was
 * typed, what was scrolled or opened. Elements with the same `data-key` are the same. When the focused element goes,
 * the focus rests on what is around it.
 */
export function fill(element, ...children) {
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  likenChildren(element, h("div", {}, ...children));
  if (focused && focused !== element && !focused.isConnected)
    element.closest("[tabindex]")?.focus({ preventScroll: true });
}

const keyOf = (node) => (node.nodeType === Node.ELEMENT_NODE ? node.getAttribute("data-key") : null);

function likenChildren(old, fresh) {
  const wanted = [...fresh.childNodes];
  const keys = new Set(wanted.map(keyOf).filter(Boolean));
  for (const node of [...old.childNodes]) if (keyOf(node) && !keys.has(keyOf(node))) node.remove();
  const keyed = new Map([...old.childNodes].filter(keyOf).map((node) => [keyOf(node), node]));
  let place = old.firstChild;
  for (const want of wanted) {
    const have = keyOf(want) ? keyed.get(keyOf(want)) : place;
    if (!have || !isSame(have, want)) {
      old.insertBefore(want, place);
      continue;
    }
    if (have === place) place = place.nextSibling;
    else old.insertBefore(have, place);
    liken(have, want);
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

const isSame = (have, want) => have.nodeName === want.nodeName && keyOf(have) === keyOf(want);

function liken(have, want) {
  if (have.nodeType !== Node.ELEMENT_NODE) {
    if (have.nodeValue !== want.nodeValue) have.nodeValue = want.nodeValue;
    return;
  }
  if (isDrawnAlike(have, want)) return;
  for (const { name } of [...have.attributes])
    if (!want.hasAttribute(name) && !isOfGuest(have, name)) have.removeAttribute(name);
  for (const { name, value } of [...want.attributes]) {
    if (have.getAttribute(name) === value || isOfGuest(have, name)) continue;
    if (name === "style") have.style.cssText = value;
    else have.setAttribute(name, value);
  }
  likenChildren(have, want);
}

/** Drawings of the same markup need no look at their parts. */
const isDrawnAlike = (have, want) =>
  want.hasAttribute("data-drawn") && have.getAttribute("data-drawn") === want.getAttribute("data-drawn");

/** What the guest has opened stays open. */
const isOfGuest = (element, name) => element.nodeName === "DETAILS" && name === "open";
