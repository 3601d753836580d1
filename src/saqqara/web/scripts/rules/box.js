// The printed figures that the rules tell, and which of them are assumed: those of the shipped edition that no rulebook
// we have prints. The marks lie in /web/figures, made from the edition files (a test compares them).
import { shippedFigures } from "../table/figures.js";
import { h } from "../ui/dom.js";
import { say } from "../ui/words.js";

const FIRST = "\uE000"; // around an assumed figure inside a text, in private use: no language writes them
const LAST = "\uE001";

const marks = new Map();

function shippedMarks(game) {
  if (!marks.has(game)) marks.set(game, fetchMarks(game));
  return marks.get(game);
}

async function fetchMarks(game) {
  try {
    const answer = await fetch(`/web/figures/${game}-marks.json`);
    return answer.ok ? await answer.json() : {};
  } catch {
    marks.delete(game); // the next time may have more luck
    return {};
  }
}

/**
 * The figures of a table, else the shipped ones, with their marks; null when none can be had. A table's own edition has
 * no marks here: what it prints as we assumed it is still called assumed, what it prints otherwise is not.
 */
export async function openBox(game, figuresOfTable = null) {
  const [shipped, marked] = await Promise.all([shippedFigures(game), shippedMarks(game)]);
  const figures = figuresOfTable ?? shipped;
  return figures && { game, figures, shipped, marks: marked };
}

/** Whether a figure, or one entry of it, is assumed. */
export function isAssumed({ figures, shipped, marks: marked }, key, place = null) {
  const mark = Array.isArray(marked[key]) ? marked[key][place] : marked[key];
  return mark === "assumed" && at(figures[key], place) === at(shipped?.[key], place);
}

const at = (figure, place) => (place === null ? figure : figure?.[place]);

/** A figure as a value of a message; an assumed one carries its mark along. */
export function figureText(box, key, place = null) {
  const figure = at(box.figures[key], place);
  return isAssumed(box, key, place) ? `${FIRST}${figure}${LAST}` : figure;
}

/** The nodes of a text: its assumed figures get their mark. */
export const marked = (text) =>
  text.split(FIRST).flatMap((part, number) => {
    if (number === 0) return [part];
    const [figure, rest] = part.split(LAST);
    return [assumed(figure), rest];
  });

/** An assumed figure. */
export const assumed = (figure) =>
  h(
    "span",
    { class: "assumed", title: say("rules.assumed") },
    figure,
    h("span", { class: "asterisk", "aria-hidden": "true" }, "*"),
    h("span", { class: "sr" }, ` (${say("rules.assumed_word")})`),
  );

/** The number of a pyramid card, marked where its chamber is assumed. */
export const assumedNumber = (box, card) => (isAssumed(box, `chambers.${card}`) ? `${FIRST}${card}${LAST}` : card);
