// What happens in Pyramids, as sentences; what belongs together is told together.
import { heading, line, run, tagged, telling } from "../../table/sentences.js";
import { say } from "../../ui/words.js";
import { thingsIn } from "./chamber.js";

const LETTERS = { torch: "t", skull: "s", elixir: "e", "red cross": "x" };
const FOLLOWING = new Set(["explored", "cross lapses", "colour points"]); // these follow from a mark

export const sentences = telling((event, rest, who) => {
  const kind = event.event;
  const sentence = (text) => [line(text, event.seat, { joins: FOLLOWING.has(kind) ? "own" : "beside", about: aboutOf(event) })];
  if (kind === "card drawn") return cardsDrawn(event, rest, who);
  if (kind === "card laid out") return sentence(laidOut([event, ...laidNext(rest)]));
  if (kind === "card taken") return sentence([plain(event, who), laidOut(laidNext(rest))].filter(Boolean).join(" "));
  if (kind === "fields crossed") return sentence(crossed(event, rest, who));
  if (kind === "expedition" && event.number === 1)
    return [heading(say("event.round", event)), ...sentence(plain(event, who))];
  return sentence(plain(event, who));
});

/** An event that is told by itself. */
function plain(event, who) {
  const values = known(event, who);
  if (event.event === "card taken") return say(event.from === "deck" ? "pyramids.event.card taken deck" : "pyramids.event.card taken", values);
  return say(`pyramids.event.${event.event}`, values);
}

/** Names instead of numbers and keys. */
function known(event, who) {
  const values = "seat" in event ? { ...event, ...who(event.seat) } : { ...event };
  if ("card" in event) values.card = cardOf(event);
  if (event.shape) values.shape = say(`pyramids.shape.${event.shape}`);
  return values;
}

const cardOf = ({ card }) => card ?? say("card.hidden");

const laidNext = (rest) => run(rest, (one) => one.event === "card laid out");
const laidOut = (laid) => (laid.length ? say("pyramids.event.card laid out", { cards: laid.map(cardOf) }) : null);

/** How many squares, what was on them, and whether that was the last way to go. */
function crossed(event, rest, who) {
  const gains = run(rest, (one) => letterOf(one) && one.seat === event.seat);
  const letters = gains.flatMap((one) => Array.from({ length: one.event === "red cross" ? one.count : 1 }, () => letterOf(one)));
  const [explored] = run(rest, (one) => one.event === "explored" && one.seat === event.seat && one.card === event.card);
  const text = say("pyramids.event.fields crossed", {
    ...known(event, who),
    count: event.fields.length,
    gains: thingsIn(letters, tagged),
  });
  return explored ? `${text} ${say("pyramids.told_explored")}` : text;
}

const letterOf = ({ event, gem }) => (event === "gem" ? gem[0] : LETTERS[event]);

/** Each player's cards in one line; those that may not be seen are counted. */
function cardsDrawn(event, rest, who) {
  const drawn = new Map();
  for (const one of [event, ...run(rest, (other) => other.event === "card drawn")])
    drawn.set(one.seat, [...(drawn.get(one.seat) ?? []), one]);
  return [...drawn].map(([seat, cards]) => line(drawnWords(who(seat), cards), seat));
}

function drawnWords(values, cards) {
  const seen = cards.map((one) => one.card).filter((card) => card !== null);
  return seen.length
    ? say("pyramids.event.card drawn", { ...values, cards: seen })
    : say("pyramids.event.card drawn unseen", { ...values, count: cards.length });
}

// --- what a line is about ---

const CARDS = ":is(.slot, .small-card, .shown)";

/** The squares of a mark, else the card. */
function aboutOf({ event, card, other, fields }) {
  if (event === "fields crossed")
    return fields.map((field) => `${CARDS}[data-card="${card}"] :is(.field-cell, .stroke)[data-field="${field}"]`);
  return [card, other].filter(Number.isInteger).map((one) => `${CARDS}[data-card="${one}"]`);
}
