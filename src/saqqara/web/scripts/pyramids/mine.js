// The cards of the seat on screen: two in play, or the four of the set-up.
import { h } from "../dom.js";
import { drawing } from "../draw/drawing.js";
import { numberOf, part } from "../part.js";
import { tableOnScreen } from "../room.js";
import { say } from "../words.js";
import { cardsOf, crossedOn, isReached, isSetUp, legalNow, owedNow, pickedPlacement, wantsSingle } from "./asked.js";
import { cardLabel, chamberLabel, LARGE, pyramidCard } from "./chamber.js";
import { fieldGrid, fieldInTabOrder } from "./grid.js";
import { isSingle, placements } from "./placement.js";
import { colourOf } from "./printed.js";

/** The section of one's own cards. */
export function mine(room) {
  const table = tableOnScreen(room);
  const cards = cardsOf(table, room.shown);
  const isChoosing = isSetUp(table);
  return h(
    "section",
    { class: isChoosing ? "own-cards set-up" : "own-cards", "data-key": "mine", "aria-label": say("sg.your_pyramids") },
    cards.map((card) => (isChoosing ? drawnCard(room, table, card) : cardInPlay(room, table, card, cards))),
    cards.length ? null : h("p", { class: "faint" }, say("sg.no_pyramids")),
  );
}

// --- the set-up ---

/** P2.1  One of the four; two are kept. */
function drawnCard(room, table, card) {
  const isAsked = owedNow(room) === "keep";
  const isKept = isAsked ? room.picks.cards.includes(card) : table.hands[room.shown].includes(card);
  const shown = { isAsked, isKept, figures: numberOf(room.figures) };
  return part(`card-${card}`, shown, () => choice(room, card, isAsked, isKept));
}

function choice(room, card, isAsked, isKept) {
  const art = drawing(pyramidCard(card, room.figures, { f: LARGE }));
  const shared = {
    class: `slot choice${isKept ? " chosen" : isAsked ? " target" : " resting"}`,
    "data-card": card,
    "data-kind": colourOf(card, room.figures),
  };
  if (!isAsked)
    return h("div", { ...shared, role: "img", "aria-label": keptLabel(room, card, isKept) }, art, tick(isKept));
  return h(
    "button",
    {
      ...shared,
      type: "button",
      "data-pick": `keep ${card}`,
      "aria-pressed": String(isKept),
      "aria-label": chamberLabel(card, room.figures),
    },
    art,
    tick(isKept),
  );
}

const keptLabel = (room, card, isKept) =>
  isKept
    ? say("sg.card_kept", { card, colour: colourOf(card, room.figures) || "none" })
    : cardLabel(card, room.figures);
const tick = (isKept) => (isKept ? h("span", { class: "tick", "aria-hidden": "true" }) : null);

// --- in play ---

function cardInPlay(room, table, card, cards) {
  const marks = marksOn(room, table, card);
  const isLarge = card === largeCard(room, cards);
  const states = [
    pickedPlacement(room)?.card === card && "is-active",
    isReached(table, card, room.figures) && "is-reached",
    isLarge ? "is-large" : "is-beside",
  ];
  const canPick = ["mark", "cross"].includes(owedNow(room));
  const shown = [marks, states, canPick, fieldInTabOrder(room, card, marks), numberOf(room.figures)];
  const drawn = () =>
    slot(
      room,
      card,
      states,
      drawing(pyramidCard(card, room.figures, { f: LARGE, marks })),
      part(`fields-${card}`, shown, () => fieldGrid(room, card, marks, canPick), { canWait: true }),
      isLarge ? null : turnToButton(card),
    );
  return part(`card-${card}`, shown, drawn, { canWait: true }) ?? slot(room, card, states);
}

/** The place of a card; it is empty until there is time to draw the card. */
const slot = (room, card, states, ...children) =>
  h(
    "div",
    {
      class: ["slot", ...states.filter(Boolean)].join(" "),
      "data-key": `card-${card}`,
      "data-card": card,
      "data-kind": colourOf(card, room.figures),
    },
    children,
  );

/** On a phone the other card waits beside; pressing it changes over. */
const turnToButton = (card) =>
  h("button", {
    class: "turn-to",
    type: "button",
    "data-pick": `turn-to ${card}`,
    "aria-label": say("sg.turn_to", { card }),
  });

/** The card that is large on a phone: that of the picked move, the last one looked at, or the first. */
function largeCard(room, cards) {
  const wanted = [pickedPlacement(room)?.card, room.gaze.card];
  return wanted.find((card) => cards.includes(card)) ?? cards[0];
}

/** The fields of a card by their states. A move that waits for an extra field keeps the colour of what is picked. */
export function marksOn(room, table, card) {
  const { crossed, fresh } = crossedOn(table, card);
  const picked = pickedPlacement(room);
  return {
    crossed,
    fresh: owedNow(room) === "cross" ? fresh : [],
    ghosted: picked?.card === card ? picked.fields : [],
    ...targets(room, card),
  };
}

/** Fields that the shape may cover, and those where only a single field may lie. */
function targets(room, card) {
  const all = placements(legalNow(room)).filter((one) => one.card === card);
  const singles = fieldsOf(all.filter(isSingle));
  if (wantsSingle(room)) return { legal: [...singles], lone: [] };
  const covered = fieldsOf(all.filter((one) => !isSingle(one)));
  return { legal: [...covered], lone: [...singles].filter((field) => !covered.has(field)) };
}

const fieldsOf = (some) => new Set(some.flatMap((one) => one.fields));
