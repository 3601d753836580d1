// Events as sentences; what belongs together is told together.
import { say } from "./words.js";

const GAINS = new Set(["gem", "torch", "skull", "elixir", "red cross"]);
const TOGETHER = new Set(["card dealt", "card seen", "card discarded", "card laid out"]);

/** Lines { text, isHeading, seat } for events; `names(seat)` says who sits there. */
export function sentences(events, names) {
  const rest = [...events];
  const lines = [];
  while (rest.length) lines.push(...linesOf(rest.shift(), rest, names));
  return lines;
}

function linesOf(event, rest, names) {
  const kind = event.event;
  const line = (text, seat = event.seat) => [{ text, isHeading: false, seat }];
  if (TOGETHER.has(kind)) return line(together(event, run(rest, (one) => one.event === kind), names));
  if (kind === "card drawn") return cardsDrawn(event, rest, names).flatMap(([seat, text]) => line(text, seat));
  if (kind === "fields crossed") return line(crossed(event, rest, names));
  if (kind === "stone unloaded" && ["stone placed", "stone returned"].includes(rest[0]?.event))
    return line(placed(rest[0], names), rest.shift().seat);
  if (kind === "stone placed") return line(placed(event, names));
  if (kind === "ships arrive" || (kind === "expedition" && event.number === 1))
    return [{ text: say("event.round", event), isHeading: true }, ...line(plain(event, names))];
  return line(plain(event, names));
}

/** Takes the events at the beginning that pass. */
function run(events, passes) {
  const taken = [];
  while (events.length && passes(events[0])) taken.push(events.shift());
  return taken;
}

/** An event that is told by itself. Some kinds have more than one sentence. */
function plain(event, names) {
  const told = known(event, names);
  if (event.event === "card taken" && "from" in event)
    return say(event.from === "deck" ? "event.pyramid taken deck" : "event.pyramid taken", told);
  if (event.event === "points" && event.points < 0)
    return say("event.points lost", { ...told, points: -event.points });
  return say(`event.${event.event}`, told);
}

/** Names instead of numbers and keys. */
function known(event, names) {
  const told = { ...event };
  if ("seat" in event) told.name = names(event.seat);
  if ("card" in event) told.card = cardOf(event);
  if (event.site) told.site = say(`to.${event.site}`);
  if (typeof event.ship === "string") told.ship = event.ship.toUpperCase();
  if (event.shape) told.shape = say(`shape.${event.shape}`);
  if (event.source) told.source = say(`source.${event.source}`);
  if (event.round_card) told.spaces = [...String(event.round_card)];
  return told;
}

/** Cards of Imhotep have names, those of Pyramids numbers; some are hidden. */
function cardOf({ card }) {
  if (card === null) return say("card.hidden");
  return typeof card === "string" ? say(`card.${card}`) : card;
}

/** Several cards in one sentence; those that may not be seen are counted. */
function together(event, others, names) {
  const all = [event, ...others];
  const told = known(event, names);
  if (event.event === "card seen" && all.some((one) => one.card === null))
    return say("event.card seen unseen", { ...told, count: all.length });
  return say(`event.${event.event}`, { ...told, cards: all.map(cardOf) });
}

function crossed(event, rest, names) {
  const gains = run(rest, (one) => GAINS.has(one.event) && one.seat === event.seat);
  return say("event.fields crossed", {
    ...known(event, names),
    fields: event.fields.join(" "),
    gains: gains.map((gain) => say(`gain.${gain.event}`, gain)),
  });
}

function placed(event, names) {
  const name = names(event.seat);
  if (event.event === "stone returned") return say("event.stone returned", { name });
  return say("event.stone placed", { name, where: whereOf(event) });
}

function whereOf({ site, pyramid, place }) {
  if (pyramid === "edge") return say("where.edge");
  if (pyramid) return say("where.small_pyramid", { pyramid, place });
  if (site === "chamber") return say("where.chamber", { row: ((place - 1) % 3) + 1 });
  return say(`to.${site}`);
}

/** Each player's cards in one sentence: [seat, text]; those that may not be seen are counted. */
function cardsDrawn(event, rest, names) {
  if (typeof event.card === "string") return [[event.seat, say("event.card drawn", known(event, names))]];
  const drawn = new Map();
  for (const one of [event, ...run(rest, (other) => other.event === "card drawn")])
    drawn.set(one.seat, [...(drawn.get(one.seat) ?? []), one]);
  return [...drawn].map(([seat, cards]) => {
    const seen = cards.map((one) => one.card).filter((card) => card !== null);
    const name = names(seat);
    return [
      seat,
      seen.length
        ? say("event.cards drawn", { name, cards: seen })
        : say("event.cards drawn unseen", { name, count: cards.length }),
    ];
  });
}
