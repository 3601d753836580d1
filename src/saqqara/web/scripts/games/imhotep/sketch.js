// Small pictures in the sentences of the log.
import { drawing } from "../../drawings/drawing.js";
import { cubeIcon } from "../../drawings/stone.js";
import { path, range, svg } from "../../drawings/svg.js";
import { h } from "../../ui/dom.js";

const HALF = 7; // of a stone's width

/** What stands for words with a tag: ships, stones of the line's seat, or of another one before its name. */
export function sketch(tag, words, seat) {
  const [kind, owner] = tag.split("-");
  if (kind === "ship") return picture(drawing(SHIP), h("span", {}, words.slice(0, -1)), words.slice(-1)); // its letter is seen
  if (kind === "of") return drawing(cubeIcon(Number(owner), HALF));
  return kind === "stone" ? picture(range(countIn(words), () => drawing(cubeIcon(seat, HALF))), h("span", {}, words)) : words;
}

/** Pictures, with words for those who do not see them. */
const picture = (...children) => h("span", { class: "sketch" }, ...children);

/** As many stones as the words say; without a number, one. */
const countIn = (words) => Number(/\d+/.exec(words)?.[0] ?? 1);

/** A ship at full sail, bow to the right. */
const SHIP = svg(
  24,
  20,
  path("M11 2.5V14", 'class="mast"') +
    path("M5 3Q11 1.6 17 3Q19 7 17 11.4Q11 13 5 11.4Q6.8 7 5 3Z", 'class="sail"') +
    path("M1 9.5Q2.4 14 6 14H17Q20.6 14 23 8.5Q23.4 18.5 16 18.5H7.5Q1 18.5 1 9.5Z", 'class="hull"'),
  { cls: "ship-sketch" },
);
