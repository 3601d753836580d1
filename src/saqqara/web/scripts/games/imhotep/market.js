// Market: the cards of the round, on side B with the face-down pair; beside them the deck and the discard pile.
import { h, hiddenWords } from "../../ui/dom.js";
import { ownId } from "../../ui/memo.js";
import { say } from "../../ui/words.js";
import { CARDS, cardBack, cardFace, kindOf, pileOf, token, topicOf } from "./card.js";
import { ghostOf } from "./ghost.js";

/** A card on its space: to be taken, to be read about, or gone. */
function place(card, number, { scene, figures, stage }) {
  const common = { "data-key": `market-${number}`, "data-at": `market-${number}` };
  if (card === null) return h("div", { ...common, class: "card is-taken" }, hiddenWords(say("imhotep.card_taken")));
  const isTarget = stage.can.cards.includes(number);
  return h(
    "button",
    {
      ...common,
      class: `card${isTarget ? " is-target" : ""}${ghostOf(scene).card === number ? " is-advised" : ""}`,
      type: "button",
      "data-kind": kindOf(card),
      "data-pick": isTarget ? `move card ${number}` : null,
      "data-rule": isTarget ? null : topicOf(card),
      "data-rove-item": true,
    },
    cardFace(card, figures),
  );
}

function pair(count, { scene, stage }) {
  const common = { "data-key": "market-pair", "data-at": "market-pair" };
  if (!count) return h("div", { ...common, class: "card is-taken" }, hiddenWords(say("imhotep.card_taken")));
  const isTarget = stage.can.moves.has("pair");
  return h(
    isTarget ? "button" : "div",
    {
      ...common,
      class: `card is-pair${isTarget ? " is-target" : ""}${ghostOf(scene).verb === "pair" ? " is-advised" : ""}`,
      type: isTarget ? "button" : null,
      "data-pick": isTarget ? "move pair" : null,
      "data-rove-item": isTarget,
    },
    h("b", { "aria-hidden": "true" }, String(count)),
    h("span", {}, say("imhotep.pair_keep")),
    hiddenWords(say("imhotep.face_down", { count })),
  );
}

/** @param {Position} table */
const isSideB = (table) => table.sides[0] === "B";

/** The whole drawing. */
export function marketPicture(view) {
  const { table } = view;
  return h(
    "div",
    { class: "cards", "data-rove": "market" },
    table.market.face_up.map((card, number) => place(card, number + 1, view)),
    isSideB(table) ? pair(table.market.face_down, view) : null,
  );
}

/** What the closed row on a phone says. */
export const marketMini = ({ table }) => [
  ...table.market.face_up.filter((card) => card !== null).map((card) => token(card)),
  table.market.face_down ? h("span", { class: "token is-back" }, String(table.market.face_down)) : null,
];

// --- deck and discard pile ---

/** Cards that nobody has seen: what is in the box without all that lies or was played openly. */
/** @param {Position} table @param {Figures} figures */
export function deckCount(table, figures) {
  const all = CARDS.reduce((sum, card) => sum + figures[`market_cards.${card}`], 0);
  const open = [...table.market.face_up, ...table.cards.flat(), ...table.discard].filter((card) => card !== null);
  return all - open.length - table.market.face_down - (table.pending.pair?.length ?? 0);
}

/** The deck with its number, and the discard pile, which can be looked through. */
export function decks({ table, figures }) {
  const count = deckCount(table, figures);
  return h(
    "div",
    { class: "decks" },
    cardBack(count, "", { "data-at": "deck", "aria-hidden": "true" }),
    h("p", { class: "deck-note" }, say("imhotep.deck", { count })),
    table.discard.length
      ? discardButton(table.discard.length)
      : h("p", { class: "deck-note" }, say("imhotep.discarded", { count: 0 })),
    discardPile(table.discard, figures),
  );
}

const discardButton = (count) =>
  h(
    "button",
    { class: "deck-note link", type: "button", popovertarget: ownId("discard-pile"), "data-at": "discard" },
    say("imhotep.discarded", { count }),
  );

/** @param {Figures} figures */
const discardPile = (cards, figures) =>
  h(
    "div",
    { class: "pile", id: ownId("discard-pile"), popover: "auto" },
    h("h3", {}, say("imhotep.discard", { count: cards.length })),
    pileOf(cards, figures),
  );
