// Elements out of plain values. What comes from people only ever becomes a text node, never markup.

const SVG = "http://www.w3.org/2000/svg";
/** When the picture of a change is on screen, in ms. */
const AFTER_PICTURE = 60;
const LATEST = 100;

/** Does something when the next picture is on screen; where nobody sees it there is none, and it is done soon. */
export function afterPicture(action) {
  let frame = 0;
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    action();
  }, LATEST);
  frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    setTimeout(action); // the picture is made between the two
  });
}

/** Lets the browser do something else for a moment: what takes long is done in steps. */
export const pause = () => new Promise((done) => setTimeout(done));

/** @returns {any} */
export const $ = (selector, root = document) => root.querySelector(selector);

/** The elements of the page by the names in `data-part`. */
/** @returns {Record<string, any>} */
export const namedParts = () =>
  Object.fromEntries([...document.querySelectorAll("[data-part]")].map((part) => [part.getAttribute("data-part"), part]));

/** An element; `true` gives an empty attribute, `false`, `null` and `undefined` give none. */
/** @param {string} tag @param {Attributes} [attributes] @param {Child[]} children @returns {any} */
export function h(tag, attributes = {}, ...children) {
  return furnish(document.createElement(tag), attributes, children);
}

/** An element of a drawing. */
/** @param {string} tag @param {Attributes} [attributes] @param {Child[]} children @returns {any} */
export function s(tag, attributes = {}, ...children) {
  return furnish(document.createElementNS(SVG, tag), attributes, children);
}

function furnish(element, attributes, children) {
  for (const name in attributes) {
    const value = attributes[name];
    if (value === false || value === null || value === undefined) continue;
    if (name === "style") element.style.cssText = value; // the policy forbids the attribute
    else element.setAttribute(name, value === true ? "" : value);
  }
  add(element, children);
  return element;
}

/** Children and lists of children, at any depth; nothing adds nothing. */
function add(element, children) {
  for (const child of children)
    if (Array.isArray(child)) add(element, child);
    else if (child !== null && child !== undefined && child !== false) element.append(child);
}

/** A status that does not change is not read again. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Said again, it would cost the browser a look at the page. */
export function setHidden(element, isHidden) {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}

/** The same holds for what is said of an element. */
export function setData(element, values) {
  for (const [name, value] of Object.entries(values))
    if (element.dataset[name] !== value) element.dataset[name] = value;
}

/** Shows the end of what scrolls. */
export function scrollToEnd(pane) {
  pane.scrollTop = pane.scrollHeight;
}

/** Does something with a form instead of sending it. */
export function onSubmit(form, action) {
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    action(event.target);
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
  leaving ??= new DocumentFragment();
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  likenChildren(element, [...h("div", {}, ...children).childNodes]);
  leaving.replaceChildren();
  if (focused && focused !== element && !focused.isConnected)
    element.closest("[tabindex]")?.focus({ preventScroll: true });
  if (focused) setTimeout(restOnAsked, AFTER_PICTURE, element); // browsers take the focus from what is hidden with the picture
}

function restOnAsked(element) {
  if (document.activeElement === document.body) element.closest(".table")?.querySelector(".ask")?.focus({ preventScroll: true });
}

/**
 * Makes the children those that are given: elements that are kept from picture to picture, so none is looked into. What
 * has gone is removed first: what stays is not put in anew, which would take its focus.
 */
export function line(element, kept) {
  const staying = new Set(kept);
  for (const child of [...element.childNodes]) if (!staying.has(child)) child.remove();
  let place = element.firstChild;
  for (const node of kept) {
    if (node === place) place = place.nextSibling;
    else element.insertBefore(node, place);
  }
}

// --- children that are made only where they are new ---

const recipes = new WeakMap(); // element whose children are still to be made -> { names, make }
const names = new WeakMap(); // child that was made so -> its name
let isLeft = false; // to whoever puts the elements on the page

/** What `build` returns goes to `fill`: children are left to be made there, where it is known which of them are new. */
export function leavingChildren(build, isLeaving = true) {
  const before = isLeft;
  isLeft = isLeaving;
  try {
    return build();
  } finally {
    isLeft = before;
  }
}

/** The element with children that are alike where their names are; `make` gives those of some names. */
export function withChildren(element, recipe) {
  recipes.set(element, recipe);
  if (!isLeft) makeChildren(element);
  return element;
}

function makeChildren(element) {
  const recipe = recipes.get(element);
  element.append(...made(recipe, recipe.names));
  recipes.delete(element);
}

function made({ make }, wanted) {
  const nodes = make(wanted);
  nodes.forEach((node, number) => names.set(node, wanted[number]));
  return nodes;
}

/** Children that stay are left alone; what stood between two of them gives way to what is wanted there. */
function likenByName(old, recipe) {
  const present = [...old.childNodes];
  const known = present.map((node) => names.get(node));
  let [from, fresh] = [0, []];
  for (const name of recipe.names) {
    const at = known.indexOf(name, from);
    if (at < 0) {
      fresh.push(name);
      continue;
    }
    exchange(old, present.slice(from, at), made(recipe, fresh), present[at]);
    [from, fresh] = [at + 1, []];
  }
  exchange(old, present.slice(from), made(recipe, fresh), null);
}

/** Puts children in the place of others, all before `after`. Of the same kind, they only change. */
function exchange(old, gone, fresh, after) {
  for (const [number, want] of fresh.entries()) {
    const have = gone[number];
    if (have?.nodeName === want.nodeName) {
      liken(have, want);
      names.set(have, names.get(want));
    } else {
      old.insertBefore(want, have ?? after);
      have?.remove();
    }
  }
  for (const have of gone.slice(fresh.length)) have.remove();
}

// --- from picture to picture ---

const isElement = (node) => node.nodeType === Node.ELEMENT_NODE;
const keyOf = (node) => (isElement(node) ? node.getAttribute("data-key") : null);

let leaving = null; // what has left the page in this picture: there may be a part in it that only moves

/** What is alike at the beginning and at the end is left alone; most changes are small. */
function likenChildren(old, wanted) {
  const present = [...old.childNodes];
  let [first, haveEnd, wantEnd] = [0, present.length, wanted.length];
  while (first < haveEnd && first < wantEnd && isAlike(present[first], wanted[first])) first += 1;
  while (haveEnd > first && wantEnd > first && isAlike(present[haveEnd - 1], wanted[wantEnd - 1])) {
    haveEnd -= 1;
    wantEnd -= 1;
  }
  const after = present[haveEnd] ?? null;
  likenBetween(old, present.slice(first, haveEnd), wanted.slice(first, wantEnd), after);
}

/** Makes the children that are present, all before `after`, those that are wanted. */
function likenBetween(old, present, wanted, after) {
  const keys = wanted.map(keyOf);
  const { keyed, loose } = sortedByKey(present, new Set(keys));
  leaving.append(...loose.splice(keys.filter((key) => !key).length)); // what is kept need not move past them
  let place = present.find((node) => node.parentNode === old) ?? after;
  for (const [number, want] of wanted.entries()) {
    const have = keys[number] ? keyed.get(keys[number]) : loose.shift();
    const isKept = have?.nodeName === want.nodeName;
    if (isKept && have === place) place = place.nextSibling;
    else old.insertBefore(isKept ? have : withParts(want), place);
    if (isKept) liken(have, want);
    else if (have === place) place = left(place);
  }
  while (place !== after) place = left(place);
}

/** What is put on the page anew. Where it has an empty element for a part that stands elsewhere, that part moves in. */
function withParts(want) {
  if (!isElement(want)) return want;
  for (const empty of want.querySelectorAll(":empty"))
    if (recipes.has(empty)) makeChildren(empty);
    else if (empty.id && empty.hasAttribute("data-drawn")) empty.replaceWith(standingFor(empty));
  if (recipes.has(want)) makeChildren(want);
  return standingFor(want);
}

function standingFor(part) {
  if (!part.id || part.hasChildNodes()) return part;
  const there = document.getElementById(part.id) ?? leaving.getElementById(part.id);
  return there && isDrawnAlike(there, part) ? there : part;
}

/** The children that may stay: by their keys, and those without; others go. */
function sortedByKey(present, keys) {
  const [keyed, loose] = [new Map(), []];
  for (const node of present) {
    const key = keyOf(node);
    if (!key) loose.push(node);
    else if (keys.has(key)) keyed.set(key, node);
    else leaving.append(node);
  }
  return { keyed, loose };
}

/** Lets a node go; the one that follows it. */
function left(node) {
  const next = node.nextSibling;
  leaving.append(node);
  return next;
}

function liken(have, want) {
  if (isAlike(have, want)) return;
  names.delete(have); // it will be something else
  if (!isElement(have)) {
    have.nodeValue = want.nodeValue;
    return;
  }
  for (const name of have.getAttributeNames())
    if (!want.hasAttribute(name) && !isOfGuest(have, name)) have.removeAttribute(name);
  for (const name of want.getAttributeNames()) {
    const value = want.getAttribute(name);
    if (have.getAttribute(name) === value || isOfGuest(have, name)) continue;
    if (name === "style") have.style.cssText = value;
    else have.setAttribute(name, value);
  }
  if (recipes.has(want)) likenByName(have, recipes.get(want));
  else likenChildren(have, [...want.childNodes]);
}

const isAlike = (have, want) => isDrawnAlike(have, want) || have.isEqualNode(want);

/** Drawings of the same markup, and parts of the same mark, need no look inside. */
const isDrawnAlike = (have, want) =>
  isElement(have) && isElement(want) && have.nodeName === want.nodeName &&
  want.hasAttribute("data-drawn") && have.getAttribute("data-drawn") === want.getAttribute("data-drawn");

/** What the guest has opened stays open. */
const isOfGuest = (element, name) => element.nodeName === "DETAILS" && name === "open";
