// Pointing at a line of the log lights what it is about on the board, until the pointer or the focus leaves it.
import { subjectsOf } from "./log.js";

const LIT = "is-told";

/** @param {Room} room */
export function furnishPointing({ root, parts: { log }, signal }) {
  let lit = [];
  const light = (item) => {
    for (const element of lit) element.classList.remove(LIT);
    lit = item ? toldBy(item, root) : [];
    for (const element of lit) element.classList.add(LIT);
  };
  const on = (kind, deed) => log.addEventListener(kind, deed, { signal });
  for (const kind of ["pointerover", "focusin"]) on(kind, ({ target }) => light(target.closest("li")));
  for (const kind of ["pointerleave", "focusout"]) on(kind, () => light(null));
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
