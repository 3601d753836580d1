// Pyramids to choose from: the display and the deck.
import { drawing } from "../../drawings/drawing.js";
import { h, hiddenWords } from "../../ui/dom.js";
import { numberOf, part } from "../../ui/memo.js";
import { say } from "../../ui/words.js";
import { isGhostCard, isSetUp, legalNow, stepOf } from "./asked.js";
import { chamberLabel, MIDDLE, pyramidCard } from "./chamber.js";
import { cardsInAll, cardColour } from "./printed.js";
import { why } from "./why.js";

/** @param {PyramidsScene} scene */
export function display(scene, isOpen) {
  const table = scene.position;
  const isTaking = stepOf(table) === "take";
  const states = `${isTaking ? " taking" : ""}${isOpen ? " is-open" : ""}`;
  return h(
    "section",
    { class: `display sheet${states}`, "data-key": "display", "aria-label": say("pyramids.display") },
    h("header", {}, h("h2", {}, say("pyramids.display")), why("new-pyramid"), h("p", {}, say("pyramids.display_about"))),
    h(
      "div",
      { class: "on-display" },
      table.display.map(
        (card, place) => (card === null ? null : cardOnDisplay(scene, card, isTaking)) ?? emptyPlace(place, table),
      ),
      deck(scene, table, isTaking),
    ),
  );
}

/** @param {Position} table */
const emptyPlace = (place, table) =>
  h(
    "div",
    { class: "shown empty", "data-key": `place-${place}` },
    isSetUp(table) ? null : hiddenWords(say("pyramids.no_card")),
  );

/** Whether it can be taken by the seat on screen; where others choose, it rests. */
/** @param {PyramidsScene} scene */
function standing(scene, card, isTaking) {
  const wanted = `take ${card}`;
  const canTake = legalNow(scene).includes(wanted);
  const isChosen = canTake && scene.picks.move === wanted;
  const state = isChosen ? " chosen" : canTake ? " target" : isTaking ? " not-yet" : "";
  return { canTake, isChosen, states: state + (isGhostCard(scene, card) ? " is-advised" : "") };
}

/** A button where the card can be taken. */
/** @param {PyramidsScene} scene @param {any} card @param {any} isTaking @param {any} _ */
function takeable(scene, card, isTaking, { cls, key, label, kind = null }, ...children) {
  const { canTake, isChosen, states } = standing(scene, card, isTaking);
  const shared = { class: cls + states, "data-key": key, "data-card": card, "data-kind": kind };
  if (!canTake) return h("div", shared, children);
  return h(
    "button",
    { ...shared, type: "button", "data-pick": `take ${card}`, "aria-pressed": String(isChosen), "aria-label": label },
    children,
  );
}

/** Null where it comes with a later picture. */
/** @param {PyramidsScene} scene */
function cardOnDisplay(scene, card, isTaking) {
  const { canTake, states } = standing(scene, card, isTaking);
  const drawn = () => {
    const label = chamberLabel(card, scene.figures);
    return takeable(
      scene,
      card,
      isTaking,
      { cls: "shown", key: null, label, kind: cardColour(card, scene.figures) },
      drawing(pyramidCard(card, scene.figures, { f: MIDDLE, label: canTake ? "" : label })),
    );
  };
  return part(`shown-${card}`, [canTake, states, numberOf(scene.figures)], drawn, { canWait: true });
}

/** @param {PyramidsScene} scene @param {Position} table */
function deck(scene, table, isTaking) {
  const count = cardsInDeck(table, scene.figures);
  const words = say("pyramids.deck_label", { count });
  return takeable(
    scene,
    "deck",
    isTaking,
    { cls: count ? "deck" : "deck empty", key: "deck", label: words },
    h(
      "span",
      { class: "card-back" },
      h("span", { class: "count", "aria-hidden": "true" }, String(count)),
      hiddenWords(words),
    ),
    h("span", { class: "deck-name", "aria-hidden": "true" }, say("pyramids.deck")),
  );
}

/** The cards that lie nowhere else. */
/** @param {Position} table @param {Figures} figures */
function cardsInDeck(table, figures) {
  const drawn = table.drawn.flat();
  const seen = new Set([...table.hands.flat(), ...table.display, ...table.explored.flat(), ...drawn].filter(Boolean));
  return Math.max(0, cardsInAll(figures) - seen.size - drawn.filter((card) => card === null).length);
}
