// What happens in Pyramids, as sentences; what belongs together is told together.
import { heading, line, run, telling } from "../../table/sentences.js";
import { say } from "../../ui/words.js";

const GAINS = new Set(["gem", "torch", "skull", "elixir", "red cross"]);

export const sentences = telling((event, rest, names) => {
  const kind = event.event;
  const sentence = (text) => [line(text, event.seat)];
  if (kind === "card drawn") return cardsDrawn(event, rest, names);
  if (kind === "card laid out") return sentence(laidOut(event, rest));
  if (kind === "fields crossed") return sentence(crossed(event, rest, names));
  if (kind === "expedition" && event.number === 1)
    return [heading(say("event.round", event)), ...sentence(plain(event, names))];
  return sentence(plain(event, names));
});

/** An event that is told by itself. */
/** @param {NameOfSeat} names */
function plain(event, names) {
  const values = known(event, names);
  if (event.event === "card taken") return say(event.from === "deck" ? "pyramids.event.card taken deck" : "pyramids.event.card taken", values);
  return say(`pyramids.event.${event.event}`, values);
}

/** Names instead of numbers and keys. */
/** @param {NameOfSeat} names */
function known(event, names) {
  const values = { ...event };
  if ("seat" in event) values.name = names(event.seat);
  if ("card" in event) values.card = cardOf(event);
  if (event.shape) values.shape = say(`pyramids.shape.${event.shape}`);
  return values;
}

const cardOf = ({ card }) => card ?? say("card.hidden");

const laidOut = (event, rest) =>
  say("pyramids.event.card laid out", { cards: [event, ...run(rest, (one) => one.event === event.event)].map(cardOf) });

/** @param {NameOfSeat} names */
function crossed(event, rest, names) {
  const gains = run(rest, (one) => GAINS.has(one.event) && one.seat === event.seat);
  return say("pyramids.event.fields crossed", {
    ...known(event, names),
    fields: event.fields.join(" "),
    gains: gains.map((gain) => say(`pyramids.event.gain.${gain.event}`, gain)),
  });
}

/** Each player's cards in one line; those that may not be seen are counted. */
/** @param {NameOfSeat} names */
function cardsDrawn(event, rest, names) {
  const drawn = new Map();
  for (const one of [event, ...run(rest, (other) => other.event === "card drawn")])
    drawn.set(one.seat, [...(drawn.get(one.seat) ?? []), one]);
  return [...drawn].map(([seat, cards]) => line(drawnWords(names(seat), cards), seat));
}

function drawnWords(name, cards) {
  const seen = cards.map((one) => one.card).filter((card) => card !== null);
  return seen.length
    ? say("pyramids.event.card drawn", { name, cards: seen })
    : say("pyramids.event.card drawn unseen", { name, count: cards.length });
}
