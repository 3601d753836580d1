// Pyramids to choose from: the display and the deck.
import { h, hiddenWords } from "../dom.js";
import { drawing } from "../draw/drawing.js";
import { tableOnScreen } from "../room.js";
import { numberOf, part } from "../part.js";
import { say } from "../words.js";
import { isSetUp, legalNow, stepOf } from "./asked.js";
import { chamberLabel, MIDDLE, pyramidCard } from "./chamber.js";
import { cardsInAll, colourOf } from "./printed.js";
import { why } from "./why.js";

export function display(room, isOpen) {
  const table = tableOnScreen(room);
  const isTaking = stepOf(table) === "take";
  const states = `${isTaking ? " taking" : ""}${isOpen ? " is-open" : ""}`;
  return h(
    "section",
    { class: `display sheet${states}`, "data-key": "display", "aria-label": say("sg.display") },
    h("header", {}, h("h2", {}, say("sg.display")), why("new-pyramid"), h("p", {}, say("sg.display_about"))),
    h(
      "div",
      { class: "on-display" },
      table.display.map(
        (card, place) => (card === null ? null : cardOnDisplay(room, card, isTaking)) ?? emptyPlace(place, table),
      ),
      deck(room, table, isTaking),
    ),
  );
}

const emptyPlace = (place, table) =>
  h(
    "div",
    { class: "shown empty", "data-key": `place-${place}` },
    isSetUp(table) ? null : hiddenWords(say("sg.no_card")),
  );

/** Whether it can be taken by the seat on screen; where others choose, it rests. */
function standing(room, card, isTaking) {
  const wanted = `take ${card}`;
  const canTake = legalNow(room).includes(wanted);
  const isChosen = canTake && room.picks.move === wanted;
  return { canTake, isChosen, states: isChosen ? " chosen" : canTake ? " target" : isTaking ? " not-yet" : "" };
}

/** A button where the card can be taken. */
function takeable(room, card, isTaking, { cls, key, label, kind = null }, ...children) {
  const { canTake, isChosen, states } = standing(room, card, isTaking);
  const shared = { class: cls + states, "data-key": key, "data-card": card, "data-kind": kind };
  if (!canTake) return h("div", shared, children);
  return h(
    "button",
    { ...shared, type: "button", "data-pick": `take ${card}`, "aria-pressed": String(isChosen), "aria-label": label },
    children,
  );
}

/** Null where it comes with a later picture. */
function cardOnDisplay(room, card, isTaking) {
  const { canTake, states } = standing(room, card, isTaking);
  const drawn = () => {
    const label = chamberLabel(card, room.figures);
    return takeable(
      room,
      card,
      isTaking,
      { cls: "shown", key: null, label, kind: colourOf(card, room.figures) },
      drawing(pyramidCard(card, room.figures, { f: MIDDLE, label: canTake ? "" : label })),
    );
  };
  return part(`shown-${card}`, [canTake, states, numberOf(room.figures)], drawn, { canWait: true });
}

function deck(room, table, isTaking) {
  const count = cardsInDeck(table, room.figures);
  const words = say("sg.deck_label", { count });
  return takeable(
    room,
    "deck",
    isTaking,
    { cls: count ? "deck" : "deck empty", key: "deck", label: words },
    h(
      "span",
      { class: "card-back" },
      h("span", { class: "count", "aria-hidden": "true" }, String(count)),
      hiddenWords(words),
    ),
    h("span", { class: "deck-name", "aria-hidden": "true" }, say("sg.deck")),
  );
}

/** The cards that lie nowhere else. */
function cardsInDeck(table, figures) {
  const drawn = table.drawn.flat();
  const seen = new Set([...table.hands.flat(), ...table.display, ...table.explored.flat(), ...drawn].filter(Boolean));
  return Math.max(0, cardsInAll(figures) - seen.size - drawn.filter((card) => card === null).length);
}
