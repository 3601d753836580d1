// The points as they would be counted if the game ended now: quieter than the score, and beside it.
import { h, hiddenWords } from "../ui/dom.js";
import { figure, say } from "../ui/words.js";

/** What a seat would have; null where nobody tells it, and at the end, when it is the score. */
/** @param {Position | null} position @param {number} seat @returns {number | null} */
export const ifEnded = (position, seat) => (position?.outcome ? null : (position?.if_ended?.[seat] ?? null));

/** The number, with words where there is room for them. */
/** @param {number | null} count */
export function wouldBe(count) {
  if (count === null) return null;
  const told = say("hint.if_ended", { points: count });
  return h(
    "span",
    { class: "would-be", title: told },
    h("span", { "aria-hidden": "true" }, h("span", { class: "would-be-words" }, say("seats.would_be")), " ", figure(count)),
    hiddenWords(`, ${told}`),
  );
}
