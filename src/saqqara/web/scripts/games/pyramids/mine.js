// The cards of the seat on screen: two in play, or the four of the set-up.
import { drawing } from "../../drawings/drawing.js";
import { h } from "../../ui/dom.js";
import { numberOf, part } from "../../ui/memo.js";
import { say } from "../../ui/words.js";
import {
  cardsOf,
  crossedOn,
  ghostPlacement,
  isGhostCard,
  isReached,
  isSetUp,
  legalNow,
  owedNow,
  pickedPlacement,
  wantsSingle,
} from "./asked.js";
import { cardLabel, chamberLabel, LARGE, pyramidCard } from "./chamber.js";
import { fieldGrid, fieldInTabOrder } from "./grid.js";
import { isSingle, placements } from "./placement.js";
import { cardColour } from "./printed.js";

/** The section of one's own cards. */
/** @param {PyramidsScene} scene */
export function mine(scene) {
  const table = scene.position;
  const cards = cardsOf(table, scene.seat);
  const isChoosing = isSetUp(table);
  return h(
    "section",
    { class: isChoosing ? "own-cards set-up" : "own-cards", "data-key": "mine", "aria-label": say("pyramids.your_pyramids") },
    cards.map((card) => (isChoosing ? drawnCard(scene, table, card) : cardInPlay(scene, table, card, cards))),
    cards.length ? null : h("p", { class: "faint" }, say("pyramids.no_pyramids")),
  );
}

// --- the set-up ---

/** P2.1  One of the four; two are kept. */
/** @param {PyramidsScene} scene @param {Position} table */
function drawnCard(scene, table, card) {
  const isAsked = owedNow(scene) === "keep";
  const isKept = isAsked ? scene.picks.cards.includes(card) : table.hands[scene.seat].includes(card);
  const shown = { isAsked, isKept, isAdvised: isGhostCard(scene, card), figures: numberOf(scene.figures) };
  return part(`card-${card}`, shown, () => choice(scene, card, isAsked, isKept));
}

/** @param {PyramidsScene} scene */
function choice(scene, card, isAsked, isKept) {
  const art = drawing(pyramidCard(card, scene.figures, { f: LARGE }));
  const shared = {
    class: `slot choice${isKept ? " chosen" : isAsked ? " target" : " resting"}${isGhostCard(scene, card) ? " is-advised" : ""}`,
    "data-card": card,
    "data-kind": cardColour(card, scene.figures),
  };
  if (!isAsked)
    return h("div", { ...shared, role: "img", "aria-label": keptLabel(scene, card, isKept) }, art, tick(isKept));
  return h(
    "button",
    {
      ...shared,
      type: "button",
      "data-pick": `keep ${card}`,
      "aria-pressed": String(isKept),
      "aria-label": chamberLabel(card, scene.figures),
    },
    art,
    tick(isKept),
  );
}

/** @param {PyramidsScene} scene */
const keptLabel = (scene, card, isKept) =>
  isKept
    ? say("pyramids.card_kept", { card, colour: cardColour(card, scene.figures) || "none" })
    : cardLabel(card, scene.figures);
const tick = (isKept) => (isKept ? h("span", { class: "tick", "aria-hidden": "true" }) : null);

// --- in play ---

/** @param {PyramidsScene} scene @param {Position} table */
function cardInPlay(scene, table, card, cards) {
  const marks = marksOn(scene, table, card);
  const isLarge = card === largeCard(scene, cards);
  const states = [
    pickedPlacement(scene)?.card === card && "is-active",
    ghostPlacement(scene)?.card === card && "is-advised",
    isReached(table, card, scene.figures) && "is-reached",
    isLarge ? "is-large" : "is-beside",
  ];
  const canPick = ["mark", "cross"].includes(owedNow(scene));
  const shown = [marks, states, canPick, fieldInTabOrder(scene, card, marks), numberOf(scene.figures)];
  const drawn = () =>
    slot(
      scene,
      card,
      states,
      drawing(pyramidCard(card, scene.figures, { f: LARGE, marks })),
      part(`fields-${card}`, shown, () => fieldGrid(scene, card, marks, canPick), { canWait: true }),
      isLarge ? null : turnToButton(card),
    );
  return part(`card-${card}`, shown, drawn, { canWait: true }) ?? slot(scene, card, states);
}

/** The place of a card; it is empty until there is time to draw the card. */
/** @param {PyramidsScene} scene */
const slot = (scene, card, states, ...children) =>
  h(
    "div",
    {
      class: ["slot", ...states.filter(Boolean)].join(" "),
      "data-key": `card-${card}`,
      "data-card": card,
      "data-kind": cardColour(card, scene.figures),
    },
    children,
  );

/** On a phone the other card waits beside; pressing it changes over. */
const turnToButton = (card) =>
  h("button", {
    class: "turn-to",
    type: "button",
    "data-pick": `turn-to ${card}`,
    "aria-label": say("pyramids.turn_to", { card }),
  });

/** The card that is large on a phone: that of the move that is shown or picked, the last one looked at, or the first. */
/** @param {PyramidsScene} scene */
function largeCard(scene, cards) {
  const wanted = [ghostPlacement(scene)?.card, pickedPlacement(scene)?.card, scene.gaze.card];
  return wanted.find((card) => cards.includes(card)) ?? cards[0];
}

/** The fields of a card by their states. A move that waits for an extra field keeps the colour of what is picked. */
/** @param {PyramidsScene} scene @param {Position} table */
export function marksOn(scene, table, card) {
  const { crossed, fresh } = crossedOn(table, card);
  const picked = pickedPlacement(scene);
  const shown = ghostPlacement(scene);
  return {
    crossed,
    fresh: owedNow(scene) === "cross" ? fresh : [],
    ghosted: picked?.card === card ? picked.fields : [],
    advised: shown?.card === card ? shown.fields : [],
    ...targets(scene, card),
  };
}

/** Fields that the shape may cover, and those where only a single field may lie. */
/** @param {PyramidsScene} scene */
function targets(scene, card) {
  const all = placements(legalNow(scene)).filter((one) => one.card === card);
  const singles = fieldsOf(all.filter(isSingle));
  if (wantsSingle(scene)) return { legal: [...singles], lone: [] };
  const covered = fieldsOf(all.filter((one) => !isSingle(one)));
  return { legal: [...covered], lone: [...singles].filter((field) => !covered.has(field)) };
}

const fieldsOf = (some) => new Set(some.flatMap((one) => one.fields));
