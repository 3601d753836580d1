// What a player has: stones on the sled and in the quarry, cards; and marks of the round.
import { drawing } from "../../drawings/drawing.js";
import { emblem } from "../../drawings/emblem.js";
import { icon } from "../../drawings/icons.js";
import { endedWords, ifEnded } from "../../table/if-ended.js";
import { h, hiddenWords } from "../../ui/dom.js";
import { numberOf, ownId } from "../../ui/memo.js";
import { say } from "../../ui/words.js";
import { headingOf, nameAt } from "./called.js";
import { counted, kindOf, pileOf, token, topicOf } from "./card.js";
import { ghostOf } from "./ghost.js";
import { stage, stonesToTake } from "./picks.js";
import { sledArt } from "./sled.js";

/** The inside of a player's panel: the values that it shows, and its drawing. */
/** @param {ImhotepScene} scene */
export function panel(scene, seat) {
  const table = scene.position;
  if (!table || !scene.figures) return null;
  const playable = scene.seat === seat ? playableNow(scene) : [];
  const advised = advisedTo(scene, table, seat);
  const shown = [table.sleds[seat], table.quarries[seat], table.cards[seat], playable, nameAt(scene, seat), advised, isCounted(scene, seat)];
  const marked = [
    numberOf(scene.figures),
    table.start_seat,
    table.passes,
    table.last_sailor,
    table.wrath && missing(table, seat),
    table.outcome,
    scene.gaze.isFolded && ifEnded(table, seat),
  ];
  return { values: [shown, marked, scene.gaze.isFolded], draw: () => things(scene, table, seat, playable, advised) };
}

/** What the move that is shown does with a player's things: the stones that it takes, the card that it plays. */
/** @param {ImhotepScene} scene @param {Position} table */
function advisedTo(scene, table, seat) {
  const { verb, played } = ghostOf(scene);
  if (scene.seat !== seat) return { stones: 0, card: null };
  return { stones: verb === "take" ? stonesToTake(table, scene.figures, seat) : 0, card: played };
}

/** @param {ImhotepScene} scene @param {Position} table */
function things(scene, table, seat, playable, advised) {
  const spaces = scene.figures["sled.spaces"];
  const label = say("imhotep.on_sled", { count: table.sleds[seat], spaces });
  return h(
    "div",
    { class: "p-things" },
    h("span", { class: "p-sled", "data-at": `sled-${seat}` }, drawing(sledArt(seat, table.sleds[seat], spaces, label, { guests: advised.stones }))),
    quarry(table.quarries[seat], seat, advised.stones > 0),
    scene.gaze.isFolded ? hand(scene, table, seat) : cards(table.cards[seat], { seat, playable, advised: advised.card, isLit: isCounted(scene, seat) }),
    h("span", { class: "p-marks" }, marks(table, seat)),
  );
}

const quarry = (count, seat, isAdvised) =>
  h(
    "span",
    { class: isAdvised ? "p-count is-advised" : "p-count", "data-at": `quarry-${seat}`, title: say("imhotep.in_quarry", { count }) },
    drawing(icon("take", 15)),
    h("span", { "aria-hidden": "true" }, String(count)),
    hiddenWords(say("imhotep.in_quarry", { count })),
  );

// --- cards ---

const OF_CARDS = ["statues", "decorations", "blue cards"];

/** Whether a player's cards are counted at the end. */
/** @param {ImhotepScene} scene */
const isCounted = ({ counting }, seat) => OF_CARDS.includes(counting?.source) && counting.gains[seat] !== 0;

function cards(ofSeat, { seat, playable, advised, isLit }) {
  const held = counted(ofSeat);
  return h(
    "ul",
    { class: isLit ? "p-cards is-counted" : "p-cards", "data-at": `cards-${seat}` },
    held.length
      ? held.map(([card, count]) => h("li", { "data-key": card }, cardButton(card, count, playable.includes(card), card === advised)))
      : h("li", { class: "none" }, say("imhotep.no_cards")),
  );
}

/** Blue cards that the seat on screen may play, as long as it has not begun another action. */
/** @param {ImhotepScene} scene */
function playableNow(scene) {
  const { can, mode } = stage(scene);
  return mode === null || mode === "play" ? can.plays : [];
}

const cardButton = (card, count, isPlayable, isAdvised) =>
  h(
    "button",
    {
      class: `p-card${isPlayable ? " is-playable" : ""}${isAdvised ? " is-advised" : ""}`,
      type: "button",
      "data-pick": isPlayable ? `move play ${card}` : null,
      "data-rule": isPlayable ? null : topicOf(card),
      "data-kind": kindOf(card),
      "aria-label": isPlayable ? say("imhotep.move.play", { card: say(`imhotep.card.${card}`) }) : null,
    },
    token(card, count),
  );

// --- on a phone: the number of cards; pressed, the panel tells all ---

/** @param {ImhotepScene} scene @param {Position} table */
const hand = (scene, table, seat, ended = ifEnded(table, seat)) => [
  h(
    "button",
    {
      class: "p-more",
      type: "button",
      popovertarget: ownId(`hand-${seat}`),
      "data-key": "more",
    },
    hiddenWords(say("imhotep.panel_of", { name: nameAt(scene, seat), you: Boolean(scene.seats[seat].isYou) })),
    h("span", { class: "p-held", "aria-hidden": "true" }, held(table.cards[seat])),
  ),
  h(
    "div",
    { class: "pile", id: ownId(`hand-${seat}`), popover: "auto", "data-key": "hand" },
    h("h3", {}, headingOf(scene, seat)),
    h("p", {}, say("imhotep.on_sled", { count: table.sleds[seat], spaces: scene.figures["sled.spaces"] })),
    h("p", {}, say("imhotep.in_quarry", { count: table.quarries[seat] })),
    ended === null ? null : h("p", {}, endedWords(ended)),
    table.start_seat === seat ? h("p", {}, say("imhotep.starts")) : null,
    h("p", { class: "pile-marks" }, table.wrath ? lacks(missing(table, seat)) : []),
    pileOf(table.cards[seat], scene.figures),
  ),
];

/** One kind of card shows itself, several show their number. */
function held(cards) {
  const kinds = counted(cards);
  if (kinds.length === 1) return token(kinds[0][0], kinds[0][1]);
  return cards.length ? [drawing(icon("card", 15)), String(cards.length)] : null;
}

// --- marks ---

/** Who began the round, who sailed last where that matters, and what the Pharaoh would miss. */
/** @param {Position} table */
function marks(table, seat) {
  const told = [];
  if (table.start_seat === seat) told.push(mark("start", icon("flag", 11), say("imhotep.starts")));
  if (table.passes && table.last_sailor === seat)
    told.push(mark("sailed", icon("sail", 13), say("imhotep.sailed_last")));
  return table.wrath && !table.outcome ? [...told, ...lacks(missing(table, seat))] : told;
}

const lacks = (sites) =>
  sites.length
    ? [
        h("span", { class: "p-lacks", "data-key": "lacks" }, say("imhotep.lacks")),
        ...sites.map((site) => mark("missed", emblem(site, 15), say(`imhotep.site.${site}`))),
      ]
    : [];

const mark = (kind, art, words) =>
  h(
    "span",
    { class: `p-mark is-${kind}`, title: words, "data-key": `${kind}-${words}` },
    drawing(art),
    hiddenWords(words),
  );

/** The monuments where a seat has no stone yet. */
/** @param {Position} table */
export function missing(table, seat) {
  const all = {
    pyramid: Array.isArray(table.pyramid) ? table.pyramid : Object.values(table.pyramid).flat(),
    temple: table.temple,
    chamber: table.chamber,
  };
  const hasObelisk = Array.isArray(table.obelisks)
    ? table.obelisks[seat] > 0
    : table.obelisks.single[seat] > 0 || table.obelisks.towers.includes(seat);
  const lacking = Object.keys(all).filter((site) => !all[site].includes(seat));
  return hasObelisk ? lacking : [...lacking, "obelisks"];
}
