// Elements out of plain values. What comes from people only ever becomes a text node, never markup.

const SVG = "http://www.w3.org/2000/svg";
/** When the picture of a change is on screen, in ms. */
export const AFTER_PICTURE = 60;

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
 * the focus rests on what is around it; where that cannot have it, on what is asked.
 */
export function fill(element, ...children) {
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  likenChildren(element, [...h("div", {}, ...children).childNodes]);
  if (focused && focused !== element && !focused.isConnected)
    element.closest("[tabindex]")?.focus({ preventScroll: true });
  if (focused) setTimeout(restOnAsked, AFTER_PICTURE); // browsers take the focus from what is hidden with the picture
}

function restOnAsked() {
  if (document.activeElement === document.body) $("#ask")?.focus({ preventScroll: true });
}

/** Makes the children those that are given: elements that are kept from picture to picture, so none is looked into. */
export function line(element, kept) {
  let place = element.firstChild;
  for (const node of kept) {
    if (node === place) place = place.nextSibling;
    else element.insertBefore(node, place);
  }
  removeFrom(place);
}

function removeFrom(place) {
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

const keyOf = (node) => (node.nodeType === Node.ELEMENT_NODE ? node.getAttribute("data-key") : null);

function likenChildren(old, wanted) {
  if (!old.firstChild) {
    if (wanted.length) old.append(...wanted);
    return;
  }
  const keys = wanted.map(keyOf);
  const keyed = keys.some(Boolean) ? keptByKey(old, new Set(keys)) : null;
  let place = old.firstChild;
  for (const [number, want] of wanted.entries()) {
    const have = keys[number] ? keyed.get(keys[number]) : place;
    if (!have || have.nodeName !== want.nodeName || keyOf(have) !== keys[number]) {
      old.insertBefore(want, place);
      continue;
    }
    if (have === place) place = place.nextSibling;
    else old.insertBefore(have, place);
    liken(have, want);
  }
  removeFrom(place);
}

/** The children that stay, by their keys; those with other keys go. */
function keptByKey(old, keys) {
  const kept = new Map();
  for (const node of [...old.childNodes]) {
    const key = keyOf(node);
    if (key && !keys.has(key)) node.remove();
    else if (key) kept.set(key, node);
  }
  return kept;
}

function liken(have, want) {
  if (have.nodeType !== Node.ELEMENT_NODE) {
    if (have.nodeValue !== want.nodeValue) have.nodeValue = want.nodeValue;
    return;
  }
  if (isDrawnAlike(have, want)) return;
  for (const name of have.getAttributeNames())
    if (!want.hasAttribute(name) && !isOfGuest(have, name)) have.removeAttribute(name);
  for (const name of want.getAttributeNames()) {
    const value = want.getAttribute(name);
    if (have.getAttribute(name) === value || isOfGuest(have, name)) continue;
    if (name === "style") have.style.cssText = value;
    else have.setAttribute(name, value);
  }
  likenChildren(have, [...want.childNodes]);
}

/** Drawings of the same markup need no look at their parts. */
const isDrawnAlike = (have, want) =>
  want.hasAttribute("data-drawn") && have.getAttribute("data-drawn") === want.getAttribute("data-drawn");

/** What the guest has opened stays open. */
const isOfGuest = (element, name) => element.nodeName === "DETAILS" && name === "open";
