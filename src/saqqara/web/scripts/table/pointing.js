// Pointing at a line of the log lights what it is about on the board, until the pointer or the focus leaves it.
import { subjectsOf } from "./log.js";

const LIT = "is-told";

/** @param {Room} room */
export function preparePointing({ root, later, parts: { log }, signal }) {
  let lit = [];
  let pointed = null;
  const light = (item) => {
    pointed = item;
    for (const element of lit) element.classList.remove(LIT);
    lit = item ? toldBy(item, root) : [];
    for (const element of lit) element.classList.add(LIT);
  };
  later.told.push(() => pointed && light(pointed.isConnected ? pointed : null)); // another picture may show other things
  const on = (kind, action) => log.addEventListener(kind, action, { signal });
  for (const kind of ["pointerover", "focusin"]) on(kind, ({ target }) => light(target.closest("li")));
  for (const kind of ["pointerleave", "focusout"]) on(kind, () => light(null));
  light(log.querySelector("li:is(:hover, :focus-within)"));
}

/** What a line is about; ships and the like are others when another round has begun. */
function toldBy(item, root) {
  const { about, passing } = subjectsOf(item);
  const selectors = isOfThisRound(item) ? [...about, ...passing] : about;
  return selectors.length ? [...root.querySelectorAll(selectors.join(", "))] : [];
}

function isOfThisRound(item) {
  for (let next = item.nextElementSibling; next; next = next.nextElementSibling) if (next.matches(".l-head")) return false;
  return true;
}
