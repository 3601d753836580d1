// The ring around what the coach talks about; around it the board is dimmed. It lets every click through.
import { s } from "../../ui/dom.js";
import { selectorsOf } from "./highlight-selectors.js";

const PAD = 10; // px around what is lit
const TIGHT = 4; // around what is small
const SMALL = 100;
const ROUND = 12;
const EDGE = 5; // px from the edge of the screen
const HOLES = "spot-holes";
const SPARED = ".coach, .ask"; // what of the board stays as it is

export class Spotlight {
  #names = [];
  #layer = s("svg", { class: "spot", "aria-hidden": "true" });
  #lit = [];
  #isDue = false;

  /** @param {Room} room @param {School} school @param {string} describedBy the id of the sentence */
  constructor(room, school, describedBy) {
    this.room = room;
    this.school = school;
    this.describedBy = describedBy;
    document.body.append(this.#layer);
    room.later.rest.push(() => this.#soon());
    const watch = new ResizeObserver(() => this.#soon());
    watch.observe(room.root);
    addEventListener("scroll", () => this.#place(true), { capture: true, passive: true, signal: room.signal });
  }

  /** Lights what has these names, and brings it into sight. */
  /** @param {string[]} names */
  light(names) {
    const isOther = names.join() !== this.#names.join();
    this.#names = names;
    if (isOther) this.school.reveal(this.room.root, names, press);
    this.#soon(isOther);
  }

  /** With the next picture, when all is where it will be. */
  #soon(isOther = false) {
    this.#isDue ||= isOther;
    requestAnimationFrame(() => {
      if (this.#isDue) this.school.reveal(this.room.root, this.#names, press); // a lesson that is found again is drawn only now
      if (this.#isDue) this.#reveal();
      this.#place(false);
    });
  }

  #reveal() {
    const lit = this.#elements();
    if (!lit.length) return; // they are still to be drawn
    this.#isDue = false;
    const coach = document.querySelector(".coach").getBoundingClientRect();
    const ceiling = isAbove(coach) ? coach.bottom : 0;
    const floor = Math.min(isBelow(coach) ? coach.top : innerHeight, topOfAsk());
    for (const element of lit.reverse()) { // where there is no room for all, the first one is in sight
      const { top, bottom } = element.getBoundingClientRect();
      if (top < ceiling || bottom > floor) element.scrollIntoView({ block: "center" });
    }
  }

  /** What is seen of the names. */
  #elements() {
    const seen = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
    return this.#names.flatMap((name) => selectorsOf(this.school, name).map(seen).find((found) => found.length) ?? []);
  }

  /** With `isStill` the ring follows at once, as while somebody scrolls. */
  #place(isStill) {
    const elements = this.#elements();
    this.#describe(elements);
    const dim = this.#dimmed(elements);
    const rings = elements.map((element) => within(around(element), scrolledIn(element, dim.width ? dim : SCREEN())));
    const layer = this.#layer;
    layer.classList.toggle("is-still", isStill);
    while (layer.childElementCount && layer.children.length !== 2 + 2 * rings.length) layer.replaceChildren();
    if (!layer.childElementCount) layer.append(...pieces(rings.length));
    const [defs, veil, ...drawn] = layer.children;
    const [all, ...holes] = defs.firstChild.children;
    setBox(all, dim);
    setBox(veil, dim);
    const spared = [...document.querySelectorAll(SPARED)].map((element) => element.getBoundingClientRect());
    [...rings, ...spared].forEach((box, number) => holes[number] && setBox(holes[number], box));
    rings.forEach((box, number) => {
      setBox(drawn[2 * number], box);
      setBox(drawn[2 * number + 1], box);
    });
  }

  /** The sentence belongs to what is lit, for those who do not see the ring. */
  #describe(elements) {
    for (const element of this.#lit) if (!elements.includes(element)) element.removeAttribute("aria-describedby");
    for (const element of elements) element.setAttribute("aria-describedby", this.describedBy);
    this.#lit = elements;
  }

  /** The board, where all that is lit lies on it; else nothing. */
  #dimmed(elements) {
    const board = document.querySelector(this.school.board);
    const isOn = elements.length > 0 && elements.every((element) => board?.contains(element) && !element.closest(SPARED));
    return isOn ? board.getBoundingClientRect() : NOTHING;
  }
}

const NOTHING = { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };
const SPARED_AT_MOST = 2;
const SCROLLS = /auto|scroll/;

/** Presses what is seen; whether it was. */
const press = (button) => Boolean(button && isSeen(button)) && (button.click(), true);

const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && element.getBoundingClientRect().width > 0;

/** Whether the coach lies over the page at its head, or at its foot, as on phones. */
const isAbove = ({ width, top }) => isWide(width) && top < innerHeight / 3;
const isBelow = ({ width, top }) => isWide(width) && top >= innerHeight / 3;
/** Where what is asked lies over the page, at its foot. */
function topOfAsk() {
  const ask = document.querySelector(".ask");
  return getComputedStyle(ask).position === "sticky" && isSeen(ask) ? ask.getBoundingClientRect().top : innerHeight;
}
const isWide = (width) => width > innerWidth * 0.8;

/** The box around an element, with room. */
function around(element) {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const pad = Math.min(width, height) < SMALL ? TIGHT : PAD;
  return { left: left - pad, top: top - pad, right: right + pad, bottom: bottom + pad };
}

const SCREEN = () => new DOMRect(0, 0, innerWidth, innerHeight);

/** The part of `edges` where an element can be seen: what scrolls around it hides the rest. */
function scrolledIn(element, edges) {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (!SCROLLS.test(getComputedStyle(outer).overflowY)) continue;
    const { left, top, right, bottom } = outer.getBoundingClientRect();
    edges = { left: Math.max(left, edges.left), top: Math.max(top, edges.top), right: Math.min(right, edges.right), bottom: Math.min(bottom, edges.bottom) };
  }
  return edges;
}

/** The part of a box that lies in another. */
function within({ left, top, right, bottom }, edges) {
  const [x, y] = [Math.max(edges.left + EDGE, left), Math.max(edges.top + EDGE, top)];
  return { left: x, top: y, width: Math.max(0, Math.min(edges.right - EDGE, right) - x), height: Math.max(0, Math.min(edges.bottom - EDGE, bottom) - y) };
}

/** What is dimmed, with a hole for each ring and for what is spared; then a rim and a ring each. */
function pieces(count) {
  const hole = () => s("rect", { class: "s-hole", rx: ROUND });
  const holes = Array.from({ length: count + SPARED_AT_MOST }, hole);
  const rings = Array.from({ length: count }, () => [s("rect", { class: "s-rim", rx: ROUND }), s("rect", { class: "s-ring", rx: ROUND })]);
  return [
    s("defs", {}, s("mask", { id: HOLES, maskUnits: "userSpaceOnUse", x: 0, y: 0, width: "100%", height: "100%" }, s("rect", { class: "s-all" }), holes)),
    s("rect", { class: "s-dim", rx: ROUND, mask: `url(#${HOLES})` }),
    ...rings.flat(),
  ];
}

function setBox({ style }, { left, top, width, height }) {
  Object.assign(style, { x: `${left}px`, y: `${top}px`, width: `${width}px`, height: `${height}px` });
}
