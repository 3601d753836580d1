// What went wrong, as this page tells it: a sentence, and on a line of its own what the server said, which is English everywhere.
import { h } from "../../ui/dom.js";
import { Trouble, troubleText } from "../../ui/trouble.js";
import { say } from "../../ui/words.js";

/** @param {any} trouble @returns {ToldTrouble} */
export function toldTrouble(trouble) {
  if (trouble.error === "not_now" && trouble.recordFault) return { words: say(`review.drop_${trouble.recordFault}`), detail: "", isOfGame: true };
  if (trouble.error === "bad_options") return { words: say(`review.drop_${trouble.recordFault ?? "bad"}`), detail: trouble.message };
  if (trouble.error === "no_such_table") return { words: say("review.no_such_game"), detail: "" };
  return { words: troubleText(trouble instanceof Trouble ? trouble : new Trouble("unreachable")), detail: "" };
}

/** @param {ToldTrouble} told */
export const troubleLines = ({ words, detail }) => [words, detail ? h("small", { class: "detail", lang: "en" }, detail) : null];
