// The other players: their cards, small, as they stood before this step, and whether they have marked.
import { drawing } from "../../drawings/drawing.js";
import { icon } from "../../drawings/icons.js";
import { nameOf } from "../../table/names.js";
import { h, hiddenWords, named } from "../../ui/dom.js";
import { numberOf, part } from "../../ui/memo.js";
import { say } from "../../ui/words.js";
import { cardsOf, crossedOn, hasDone, isReached, stepOf } from "./asked.js";
import { cardLabel, MIDDLE, pyramidCard, relicName, SMALL } from "./chamber.js";
import { cardColour } from "./printed.js";
import { relic } from "./relic.js";

/** What stands in a player's panel: the values that it shows, and its drawing. */
/** @param {PyramidsScene} scene */
export function panel(scene, seat) {
  const table = scene.position;
  if (!table) return null;
  const cards = cardsOf(table, seat);
  const has = [table.gems[seat], table.skulls[seat], table.torches[seat], table.explored[seat].length];
  const shown = [stepOf(table), stateOf(table, seat), scene.status, has, cards, cards.map((card) => table.crossed[card])];
  const things = () =>
    h(
      "div",
      { class: "p-things" },
      status(scene, table, seat),
      belongings(table, seat),
      smallCards(scene, table, seat, "panel"),
    );
  return { values: [shown, scene.seat, table.seats, numberOf(scene.figures)], draw: things };
}

/** P6.1  The points as they stand now; null until the house tells. */
/** @param {PyramidsScene} scene */
export const points = (scene, seat) => scene.position?.standing?.[seat]?.total ?? null;

/** On a phone: the others' cards as one sheet, empty while another one is open. */
/** @param {PyramidsScene} scene */
export function othersSheet(scene, isOpen) {
  const table = scene.position;
  const others = isOpen ? scene.seats.filter(({ seat }) => seat !== scene.seat) : [];
  return h(
    "section",
    { class: isOpen ? "others-sheet sheet is-open" : "others-sheet sheet", "data-key": "others", "aria-label": say("pyramids.others") },
    others.map((other) =>
      h(
        "div",
        { class: "other", "data-key": `other-${other.seat}` },
        h("h3", {}, named(nameOf(other))),
        belongings(table, other.seat),
        smallCards(scene, table, other.seat, "sheet"),
      ),
    ),
  );
}

// --- has marked, or is thinking ---

const ICONS = { done: "check", busy: "clock", next: "clock", choosing: "stack" };

/** @param {PyramidsScene} scene @param {Position} table */
function status(scene, table, seat) {
  const state = stateOf(table, seat);
  if (!state || scene.status !== "playing" || scene.isShown) return null;
  const step = stepOf(table);
  return h(
    "p",
    { class: `seat-step ${state}`, "data-key": "step" },
    drawing(icon(ICONS[state], 14)),
    h("span", {}, say(`pyramids.step_${step}_${state}`)),
  );
}

/** P3.2, P5.1  All mark at the same time; new pyramids are chosen one after the other. */
/** @param {Position} table */
function stateOf(table, seat) {
  const step = stepOf(table);
  if (step !== "take") return step && (hasDone(table, seat) ? "done" : "busy");
  const turn = table.pending.findIndex((debt) => debt.seat === seat);
  return turn === 0 ? "choosing" : turn > 0 ? "next" : null;
}

// --- what they have ---

/** @param {Position} table */
function belongings(table, seat) {
  const [red, green] = table.gems[seat];
  const thing = (letter, count) =>
    h("li", {}, drawing(relic(letter, 12)), h("b", {}, String(count)), hiddenWords(relicName(letter)));
  return h(
    "ul",
    { class: "belongings", "data-key": "belongings" },
    thing("r", red),
    thing("g", green),
    thing("s", table.skulls[seat]),
    thing("t", table.torches[seat].filter(Boolean).length),
    thing("T", table.explored[seat].length),
  );
}

/** @param {PyramidsScene} scene @param {Position} table */
function smallCards(scene, table, seat, place) {
  return h(
    "div",
    { class: "small-cards", "data-key": "cards" },
    cardsOf(table, seat).map((card, number) => (card === null ? back(number) : smallPart(scene, table, card, place))),
  );
}

/** A small card, drawn anew when something of it has changed. */
/** @param {PyramidsScene} scene @param {Position} table */
function smallPart(scene, table, card, place) {
  const { crossed } = crossedOn(table, card);
  const isLit = isReached(table, card, scene.figures);
  const f = table.seats === 4 && scene.seat !== null ? SMALL : MIDDLE; // the fewer, the larger
  return part(`${place}-${card}`, [crossed, isLit, f, numberOf(scene.figures)], () =>
    smallCard(card, scene.figures, { crossed, isLit, f }),
  );
}

/** @param {any} card @param {Figures} figures @param {any} _ */
const smallCard = (card, figures, { crossed, isLit, f }) =>
  h(
    "div",
    { class: isLit ? "small-card is-reached" : "small-card", "data-card": card, "data-kind": cardColour(card, figures) },
    drawing(pyramidCard(card, figures, { f, marks: { crossed }, label: cardLabel(card, figures, crossed) })),
  );

/** P2.1  What only its owner has seen. */
const back = (number) =>
  h(
    "div",
    { class: "small-card hidden-card", "data-key": `back-${number}` },
    h("span", { class: "card-back", role: "img", "aria-label": say("pyramids.face_down") }),
  );
