// Events as sentences; what belongs together is told together.
import { say } from "./words.js";

const GAINS = new Set(["gem", "torch", "skull", "elixir", "red cross"]);
const PLAYED = new Set(["blue card played", "red card played"]); // it is discarded at once
const TOGETHER = new Set(["card dealt", "card seen", "card discarded", "card laid out"]);

/** Lines { text, isHeading, seat } for events; `names(seat)` says who sits there. What one seat did is one line. */
export function sentences(events, names) {
  const rest = [...events];
  const lines = [];
  while (rest.length) for (const line of linesOf(rest.shift(), rest, names)) append(lines, line);
  return lines;
}

/** All of it in running text, where a heading is a sentence like the others; `tell` makes the lines. */
export const story = (events, names, tell = sentences) =>
  tell(events, names)
    .map(({ text, isHeading }) => (isHeading ? `${text}.` : text))
    .join(" ");

function append(lines, line) {
  const last = lines.at(-1);
  if (last && last.seat !== undefined && last.seat === line.seat) last.text += ` ${line.text}`;
  else lines.push(line);
}

function linesOf(event, rest, names) {
  const kind = event.event;
  const line = (text, seat = event.seat) => [{ text, isHeading: false, seat }];
  if (TOGETHER.has(kind)) return line(together(event, run(rest, (one) => one.event === kind), names));
  if (kind === "card drawn") return cardsDrawn(event, rest, names).flatMap(([seat, text]) => line(text, seat));
  if (kind === "fields crossed") return line(crossed(event, rest, names));
  if (kind === "ship sailed") return line(sailed(event, rest, names));
  if (kind === "stone unloaded" && rest[0]?.event === "stone returned") return unheard(rest); // at the market; a card follows
  if (kind === "stone unloaded" && rest[0]?.event === "stone placed") return line(placed(rest.shift(), rest, names));
  if (kind === "stone placed") return line(placed(event, rest, names));
  if (kind === "points") return [earned(event, rest, names)];
  if (PLAYED.has(kind) && rest[0]?.event === "card discarded" && rest[0].card === event.card) rest.shift();
  if (kind === "ships arrive" || (kind === "expedition" && event.number === 1))
    return [{ text: say("event.round", event), isHeading: true }, ...line(plain(event, names))];
  return line(plain(event, names));
}

function unheard(rest) {
  rest.shift();
  return [];
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

// --- stones and points ---

/** A ship that sails with all that is unloaded at once, from the bow. */
function sailed(event, rest, names) {
  const told = known(event, names);
  const stones = [];
  while (rest[0]?.event === "stone unloaded" && rest[1]?.event === "stone placed") {
    const [, { seat }] = rest.splice(0, 2);
    stones.push(unloaded(seat, rest, names));
  }
  if (!stones.length) return say("event.ship sailed", told);
  return say("event.ship unloaded", { ...told, who: stones, count: stones.length });
}

/** Whose stone, and what it earned. */
function unloaded(seat, rest, names) {
  const name = names(seat);
  const [tower] = run(rest, (one) => one.event === "tower built");
  const points = pointsAtOnce(seat, rest);
  if (points === null) return name;
  return say(tower ? "tower.of" : "points.of", { name, points });
}

/** What the stone that was placed just now earns, or null. */
function pointsAtOnce(seat, rest) {
  const isIts = rest[0]?.event === "points" && rest[0].seat === seat && rest[0].source !== "temple";
  return isIts ? rest.shift().points : null;
}

function placed(event, rest, names) {
  const told = { name: names(event.seat), where: whereOf(event) };
  const points = pointsAtOnce(event.seat, rest);
  return points === null ? say("event.stone placed", told) : say("event.stone scored", { ...told, points });
}

/** Points of one source; where several players earn some, in one line, which is nobody's. */
function earned(event, rest, names) {
  const all = [event, ...run(rest, (one) => one.event === "points" && one.source === event.source)];
  const sums = new Map();
  for (const { seat, points } of all) sums.set(seat, (sums.get(seat) ?? 0) + points);
  if (sums.size === 1)
    return { text: plain({ ...event, points: sums.get(event.seat) }, names), isHeading: false, seat: event.seat };
  const points = [...sums].map(([seat, sum]) => say("points.of", { name: names(seat), points: sum }));
  return { text: say("event.points each", { ...known(event, names), points }), isHeading: false };
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
