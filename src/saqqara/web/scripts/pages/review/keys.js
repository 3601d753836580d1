// The keyboard of a review: single keys, and up and down in the list of moves.
import { meaningsOf } from "../../ui/keymap.js";
import { nextOf } from "../../ui/roving.js";
import { isTyping } from "../../ui/top-bar.js";
import { KEYMAP } from "./keymap.js";

const REPEATED = ["back", "on"]; // what a key that is held down does again and again

/** Hears keys, except where the focus is on something that knows the key itself. `isQuiet`: they belong to nobody now. */
/** @param {HTMLElement} list of moves @param {Record<string, () => void>} deeds @param {() => boolean} isQuiet */
export function prepareKeys(list, deeds, isQuiet) {
  document.addEventListener("keydown", (event) => {
    if (isQuiet() || document.querySelector("dialog[open]") || isTyping(event.target)) return;
    if (rovesMoves(list, event) || isOwnKey(event)) return;
    const [meaning] = meaningsOf(KEYMAP, event);
    if (!meaning || (event.repeat && !REPEATED.includes(meaning))) return;
    event.preventDefault();
    deeds[meaning]();
  });
}

const isOwnKey = ({ key, target }) =>
  (key === " " && target.closest("button, a, summary, input, label")) || (/^(Arrow|Home|End)/.test(key) && target.closest("input, [role=group][tabindex]"));

/** Up and down go from move to move in the list. */
function rovesMoves(list, event) {
  const current = event.target.closest?.("[data-rove-item]");
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!current || !step || !list.contains(current)) return false;
  event.preventDefault();
  nextOf([...list.querySelectorAll("[data-rove-item]")], current, step).focus();
  return true;
}
