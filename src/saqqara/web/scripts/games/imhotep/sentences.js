// What happens in Imhotep, as sentences; a move and what follows from it are one line. Ships, their stones and the market
// are others in the next round; what is built stays.
import { heading, line, run, tagged, telling } from "../../table/sentences.js";
import { say } from "../../ui/words.js";

const PLAYED = new Set(["blue card played", "red card played"]); // it is discarded at once
const TOGETHER = new Set(["card dealt", "card seen", "card discarded"]);
const OPENING = new Set(["round ends", "game ends"]); // these follow from no move

export const sentences = telling((event, rest, who) => {
  const kind = event.event;
  const sentence = (text, { about = aboutOf(event), passing = passingOf(event) } = {}) => [
    line(text, event.seat, { joins: OPENING.has(kind) ? "none" : "last", about, passing }),
  ];
  if (TOGETHER.has(kind)) return sentence(together(event, run(rest, (one) => one.event === kind), who));
  if (kind === "ship sailed") return sailed(event, rest, who, sentence);
  if (kind === "stone unloaded" && rest[0]?.event === "stone returned") return unheard(rest); // at the market; a card follows
  if (kind === "stone unloaded" && rest[0]?.event === "stone placed") return placed(rest.shift(), rest, who);
  if (kind === "stone placed") return placed(event, rest, who);
  if (kind === "points" && rest.some((one) => one.event === "game ends")) return counted(event, rest, who);
  if (kind === "points") return [earned([event, ...run(rest, (one) => one.event === kind && one.source === event.source)], who, "last")];
  if (PLAYED.has(kind) && rest[0]?.event === "card discarded" && rest[0].card === event.card) rest.shift();
  if (kind === "ships arrive") return [heading(say("event.round", event)), ...sentence(plain(event, who))];
  return sentence(plain(event, who));
});

function unheard(rest) {
  rest.shift();
  return [];
}

/** An event that is told by itself. Points may be lost. */
function plain(event, who) {
  const values = known(event, who);
  if (event.event === "points" && event.points < 0) return say("imhotep.event.points lost", { ...values, points: -event.points });
  return say(`imhotep.event.${event.event}`, values);
}

/** Names instead of numbers and keys. */
function known(event, who) {
  const values = "seat" in event ? { ...event, ...who(event.seat) } : { ...event };
  if ("card" in event) values.card = cardOf(event);
  if (event.site) values.site = say(`imhotep.to.${event.site}`);
  if (typeof event.ship === "string") values.ship = event.ship.toUpperCase();
  if (event.source) values.source = say(`imhotep.source.${event.source}`);
  if (event.round_card) values.spaces = [...String(event.round_card)];
  return values;
}

const cardOf = ({ card }) => say(`imhotep.card.${card ?? "hidden"}`);

/** Several cards in one sentence; those that may not be seen are counted. */
function together(event, others, who) {
  const all = [event, ...others];
  const values = known(event, who);
  if (event.event === "card seen" && all.some((one) => one.card === null))
    return say("imhotep.event.card seen unseen", { ...values, count: all.length });
  return say(`imhotep.event.${event.event}`, { ...values, cards: all.map(cardOf) });
}

// --- stones and points ---

/** A ship that sails with all that is unloaded at once, from the bow. */
function sailed(event, rest, who, sentence) {
  const values = known(event, who);
  const stones = [];
  const about = aboutOf(event);
  while (rest[0]?.event === "stone unloaded" && rest[1]?.event === "stone placed") {
    const [, stone] = rest.splice(0, 2);
    about.push(...aboutOf(stone));
    stones.push(unloaded(stone.seat, rest, who));
  }
  if (!stones.length) return sentence(say("imhotep.event.ship sailed", values));
  return sentence(say("imhotep.event.ship unloaded", { ...values, stones, count: stones.length }), { about });
}

/** Whose stone, and what it earned. */
function unloaded(seat, rest, who) {
  const [tower] = run(rest, (one) => one.event === "tower built");
  return ofSeat(seat, tower ? "tower" : "points", pointsAtOnce(seat, rest), who);
}

/** A player's stone and name, with points where there are some. */
const ofSeat = (seat, kind, points, who) =>
  tagged(`of-${seat}`) + say(points === null ? "imhotep.stone.of" : `imhotep.${kind}.of`, { ...who(seat), points });

/** What the stone that was placed just now earns, or null. */
function pointsAtOnce(seat, rest) {
  const isIts = rest[0]?.event === "points" && rest[0].seat === seat && rest[0].source !== "temple";
  return isIts ? rest.shift().points : null;
}

function placed(event, rest, who) {
  const values = { ...who(event.seat), where: whereOf(event) };
  const points = pointsAtOnce(event.seat, rest);
  const text = points === null ? say("imhotep.event.stone placed", values) : say("imhotep.event.stone scored", { ...values, points });
  return [line(text, event.seat, { joins: "last", about: aboutOf(event) })];
}

/** The count at the end, a line for each source. */
function counted(event, rest, who) {
  const all = [event, ...run(rest, (one) => one.event === event.event)];
  const sources = new Set(all.map(({ source }) => source));
  return [...sources].map((source) => earned(all.filter((one) => one.source === source), who, "none"));
}

/** Points of one source; those of several players together. */
/** @param {GameEvent[]} all */
function earned(all, who, joins) {
  const sums = new Map();
  for (const { seat, points } of all) sums.set(seat, (sums.get(seat) ?? 0) + points);
  const [event] = all;
  const about = aboutOf(event);
  if (sums.size === 1) return line(plain({ ...event, points: sums.get(event.seat) }, who), event.seat, { joins, about });
  const points = [...sums].map(([seat, sum]) => ofSeat(seat, "points", sum, who));
  return line(say("imhotep.event.points each", { ...known(event, who), points }), undefined, { joins, about });
}

function whereOf({ site, pyramid, place }) {
  if (pyramid === "edge") return say("imhotep.where.edge");
  if (pyramid) return say("imhotep.where.small_pyramid", { pyramid, place });
  if (site === "chamber") return say("imhotep.where.chamber", { row: ((place - 1) % 3) + 1 });
  return say(`imhotep.to.${site}`);
}

// --- what a line is about ---

const at = (key) => `[data-at="${key}"]`;

/** What is on the board for good. */
/** @param {GameEvent} event */
function aboutOf({ event, site, place, pyramid, source }) {
  if (event === "ship sailed") return [`[data-site="${site}"]`];
  if (event === "stone placed") return [at(pyramid ? (pyramid === "edge" ? "pyramid-edge" : `pyramid-${pyramid}-${place}`) : `${site}-${place}`), `[data-site="${site}"]`];
  if (event === "tower built") return [at(`tower-${place}`)];
  return source ? [`[data-site="${source}"]`] : [];
}

/** What is there until the round ends. */
/** @param {GameEvent} event */
function passingOf({ event, seat, ship, space }) {
  if (event === "stones taken") return [at(`sled-${seat}`)];
  if (event === "stone loaded") return [at(`space-${ship}${space}`), at(`berth-${ship}`), at(`docked-${ship}`)];
  if (ship) return [at(`berth-${ship}`), at(`docked-${ship}`)];
  if (event === "card taken" || event === "card drawn" || event === "card kept") return [at(`cards-${seat}`)];
  return [];
}
