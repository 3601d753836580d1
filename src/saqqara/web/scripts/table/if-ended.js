// The points as they would be counted if the game ended now: quieter than the score, and beside it.
import { h, hiddenWords } from "../ui/dom.js";
import { figure, say } from "../ui/words.js";

/** What a seat would have; null where nobody tells it, and at the end, when it is the score. */
/** @param {Position | null} position @param {number} seat @returns {number | null} */
export const ifEnded = (position, seat) => (position?.outcome ? null : (position?.if_ended?.[seat] ?? null));

/** What is told of it to those who point at the score, and to those who hear it. */
/** @param {number | null} count */
export const endedWords = (count) => (count === null ? null : say("hint.if_ended", { points: count }));

/** The number beside the score, with words where there is room for them; to be seen where the two differ. */
/** @param {number | null} count @param {number} score */
export function wouldBe(count, score) {
  if (count === null) return null;
  const words = [h("span", { class: "would-be-words" }, say("seats.would_be")), h("span", { class: "would-be-short" }, say("seats.would_be_short"))];
  return h(
    "span",
    { class: "would-be" },
    count === score ? null : h("span", { "aria-hidden": "true" }, words, " ", figure(count)),
    hiddenWords(`, ${endedWords(count)}`),
  );
}
