// Events as sentences; what belongs together is told together.
import { say } from "./words.js";

const GAINS = new Set(["gem", "torch", "skull", "elixir", "red cross"]);
const TOGETHER = new Set(["card dealt", "card seen", "card discarded", "card laid out"]);

/** Lines { text, isHeading } for events; `names(seat)` says who sits there. */
export function sentences(events, names) {
  const rest = [...events];
  const lines = [];
  while (rest.length) lines.push(...linesOf(rest.shift(), rest, names));
  return lines;
}

function linesOf(event, rest, names) {
  const kind = event.event;
  const line = (text) => [{ text, isHeading: false }];
  if (TOGETHER.has(kind))
    return line(
      say(`event.${kind}`, {
        ...known(event, names),
        cards: [event, ...run(rest, (one) => one.event === kind)].map(cardOf),
      }),
    );
  if (kind === "card drawn") return cardsDrawn(event, rest, names).map((text) => ({ text, isHeading: false }));
  if (kind === "fields crossed")
    return line(
      say(`event.${kind}`, {
        ...known(event, names),
        gains: run(rest, (one) => GAINS.has(one.event) && one.seat === event.seat).map((gain) =>
          say(`gain.${gain.event}`, gain),
        ),
      }),
    );
  if (kind === "stone unloaded" && ["stone placed", "stone returned"].includes(rest[0]?.event))
    return line(placed(rest.shift(), names));
  if (kind === "stone placed") return line(placed(event, names));
  if (kind === "ships arrive" || (kind === "expedition" && event.number === 1))
    return [{ text: say("event.round", event), isHeading: true }, ...line(say(`event.${kind}`, known(event, names)))];
  return line(say(`event.${kind}`, known(event, names)));
}

/** Takes the events at the beginning that pass. */
function run(events, passes) {
  const taken = [];
  while (events.length && passes(events[0])) taken.push(events.shift());
  return taken;
}

/** Names instead of numbers and keys. */
function known(event, names) {
  const told = { ...event };
  if ("seat" in event) told.name = names(event.seat);
  if (typeof event.card === "string") told.card = say(`card.${event.card}`);
  if (event.site) told.site = say(`to.${event.site}`);
  if (typeof event.ship === "string") told.ship = event.ship.toUpperCase();
  if (event.shape) told.shape = say(`shape.${event.shape}`);
  if (event.colour) told.colour = say(`pcolour.${event.colour}`);
  if (event.source) told.source = say(`source.${event.source}`);
  return told;
}

const cardOf = (event) => (typeof event.card === "string" ? say(`card.${event.card}`) : event.card);

function placed(event, names) {
  const name = names(event.seat);
  if (event.event === "stone returned") return say("event.stone returned", { name });
  return say("event.stone placed", { name, where: whereOf(event) });
}

function whereOf(event) {
  if (event.pyramid === "edge") return say("where.edge");
  if (event.pyramid)
    return say("where.small_pyramid", { pyramid: say(`pyramid.${event.pyramid}`), place: event.place });
  if (event.site === "chamber") return say("where.chamber", { row: ((event.place - 1) % 3) + 1 });
  return say(`to.${event.site}`);
}

/** Each player's cards in one sentence; those that may not be seen are counted. */
function cardsDrawn(event, rest, names) {
  if (typeof event.card === "string") return [say("event.card drawn", known(event, names))];
  const drawn = new Map();
  for (const one of [event, ...run(rest, (other) => other.event === "card drawn")])
    drawn.set(one.seat, [...(drawn.get(one.seat) ?? []), one]);
  return [...drawn].map(([seat, cards]) => {
    const seen = cards.map((one) => one.card).filter((card) => card !== null);
    return seen.length
      ? say("event.cards drawn", { name: names(seat), cards: seen })
      : say("event.cards drawn unseen", { name: names(seat), count: cards.length });
  });
}
