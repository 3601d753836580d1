// What happens in Imhotep, as sentences; what belongs together is told together.
import { heading, line, run, telling } from "../../table/sentences.js";
import { say } from "../../ui/words.js";

const PLAYED = new Set(["blue card played", "red card played"]); // it is discarded at once
const TOGETHER = new Set(["card dealt", "card seen", "card discarded"]);

export const sentences = telling((event, rest, names) => {
  const kind = event.event;
  const sentence = (text) => [line(text, event.seat)];
  if (TOGETHER.has(kind)) return sentence(together(event, run(rest, (one) => one.event === kind), names));
  if (kind === "ship sailed") return sentence(sailed(event, rest, names));
  if (kind === "stone unloaded" && rest[0]?.event === "stone returned") return unheard(rest); // at the market; a card follows
  if (kind === "stone unloaded" && rest[0]?.event === "stone placed") return sentence(placed(rest.shift(), rest, names));
  if (kind === "stone placed") return sentence(placed(event, rest, names));
  if (kind === "points") return [earned(event, rest, names)];
  if (PLAYED.has(kind) && rest[0]?.event === "card discarded" && rest[0].card === event.card) rest.shift();
  if (kind === "ships arrive") return [heading(say("event.round", event)), ...sentence(plain(event, names))];
  return sentence(plain(event, names));
});

function unheard(rest) {
  rest.shift();
  return [];
}

/** An event that is told by itself. Points may be lost. */
/** @param {NameOfSeat} names */
function plain(event, names) {
  const values = known(event, names);
  if (event.event === "points" && event.points < 0) return say("imhotep.event.points lost", { ...values, points: -event.points });
  return say(`imhotep.event.${event.event}`, values);
}

/** Names instead of numbers and keys. */
/** @param {NameOfSeat} names */
function known(event, names) {
  const values = { ...event };
  if ("seat" in event) values.name = names(event.seat);
  if ("card" in event) values.card = cardOf(event);
  if (event.site) values.site = say(`imhotep.to.${event.site}`);
  if (typeof event.ship === "string") values.ship = event.ship.toUpperCase();
  if (event.source) values.source = say(`imhotep.source.${event.source}`);
  if (event.round_card) values.spaces = [...String(event.round_card)];
  return values;
}

const cardOf = ({ card }) => say(`imhotep.card.${card ?? "hidden"}`);

/** Several cards in one sentence; those that may not be seen are counted. */
/** @param {NameOfSeat} names */
function together(event, others, names) {
  const all = [event, ...others];
  const values = known(event, names);
  if (event.event === "card seen" && all.some((one) => one.card === null))
    return say("imhotep.event.card seen unseen", { ...values, count: all.length });
  return say(`imhotep.event.${event.event}`, { ...values, cards: all.map(cardOf) });
}

// --- stones and points ---

/** A ship that sails with all that is unloaded at once, from the bow. */
/** @param {NameOfSeat} names */
function sailed(event, rest, names) {
  const values = known(event, names);
  const stones = [];
  while (rest[0]?.event === "stone unloaded" && rest[1]?.event === "stone placed") {
    const [, { seat }] = rest.splice(0, 2);
    stones.push(unloaded(seat, rest, names));
  }
  if (!stones.length) return say("imhotep.event.ship sailed", values);
  return say("imhotep.event.ship unloaded", { ...values, who: stones, count: stones.length });
}

/** Whose stone, and what it earned. */
/** @param {NameOfSeat} names */
function unloaded(seat, rest, names) {
  const name = names(seat);
  const [tower] = run(rest, (one) => one.event === "tower built");
  const points = pointsAtOnce(seat, rest);
  if (points === null) return name;
  return say(tower ? "imhotep.tower.of" : "imhotep.points.of", { name, points });
}

/** What the stone that was placed just now earns, or null. */
function pointsAtOnce(seat, rest) {
  const isIts = rest[0]?.event === "points" && rest[0].seat === seat && rest[0].source !== "temple";
  return isIts ? rest.shift().points : null;
}

/** @param {NameOfSeat} names */
function placed(event, rest, names) {
  const values = { name: names(event.seat), where: whereOf(event) };
  const points = pointsAtOnce(event.seat, rest);
  return points === null ? say("imhotep.event.stone placed", values) : say("imhotep.event.stone scored", { ...values, points });
}

/** Points of one source; where several players earn some, in one line, which is nobody's. */
/** @param {NameOfSeat} names */
function earned(event, rest, names) {
  const all = [event, ...run(rest, (one) => one.event === "points" && one.source === event.source)];
  const sums = new Map();
  for (const { seat, points } of all) sums.set(seat, (sums.get(seat) ?? 0) + points);
  if (sums.size === 1) return line(plain({ ...event, points: sums.get(event.seat) }, names), event.seat);
  const points = [...sums].map(([seat, sum]) => say("imhotep.points.of", { name: names(seat), points: sum }));
  return line(say("imhotep.event.points each", { ...known(event, names), points }));
}

function whereOf({ site, pyramid, place }) {
  if (pyramid === "edge") return say("imhotep.where.edge");
  if (pyramid) return say("imhotep.where.small_pyramid", { pyramid, place });
  if (site === "chamber") return say("imhotep.where.chamber", { row: ((place - 1) % 3) + 1 });
  return say(`imhotep.to.${site}`);
}
