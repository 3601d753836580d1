// Events as sentences: what all games share. Each tells its own events, in its folder. Words in a sentence can have a tag, as
// in <ship>ship B</ship>: whoever draws it can put a picture in their place.
import { say } from "../ui/words.js";

/** Where an event holds the turn of its move. */
export const TURN = Symbol("turn");

const OF_HOUSE = new Set(["clock moved", "bot moved"]); // events that the server adds to those of a game

/**
 * What makes lines { text, isHeading, seat, about, passing, turn } of events, where `names(seat)` says who sits there, and the seat `you` is
 * whoever reads it. `linesOf` makes those of an event, and takes from the rest what belongs to it; `who(seat)` gives the
 * values { name, you } of a sentence. What one seat did is one line.
 */
/** @returns {Tell} */
export const telling = (linesOf) => (events, names, you = null) => {
  const who = (seat) => ({ name: names(seat), you: seat === you });
  const rest = [...events];
  const lines = [];
  while (rest.length) {
    /** @type {any} */
    const event = rest.shift();
    const player = event.playedBy ? withBot(event, who) : who;
    const its = OF_HOUSE.has(event.event) ? ofHouse(event, who) : linesOf(event, rest, player);
    for (const one of its) append(lines, { ...one, turn: event[TURN] ?? null });
  }
  return lines.map(({ joins, ...shown }) => shown);
};

const ofHouse = (event, who) => [line(say(`event.${event.event}`, { ...event, ...who(event.seat) }), event.seat, { joins: "own" })];

/** Where a line goes: to the last one, to the last of its own seat, or to the last where both are of one seat. */
const JOINED = {
  last: (lines) => lines.at(-1),
  own: (lines, { seat }) => lines.findLast((one) => one.seat === seat),
  beside: (lines, { seat }) => (seat !== undefined && lines.at(-1)?.seat === seat ? lines.at(-1) : undefined),
  none: () => undefined,
};

/** Who is named in a sentence about what a bot has played for a seat: the bot, where the seat is named first. */
/** @param {GameEvent} event */
function withBot({ seat, playedBy }, who) {
  let isNamed = false;
  return (one) => {
    if (one !== seat || isNamed) return who(one);
    isNamed = true;
    return { name: say("seats.bot_for", { level: say(`level.${playedBy}`), ...who(one) }), you: false };
  };
}

function append(lines, one) {
  const goal = JOINED[one.joins](lines, one);
  if (!goal || goal.isHeading) {
    lines.push(one);
    return;
  }
  goal.text += ` ${one.text}`;
  goal.about.push(...one.about);
  goal.passing.push(...one.passing);
}

/** A line; `about` and `passing` are selectors of what it tells of on the board: for good, or as long as the round lasts. */
export const line = (text, seat, { joins = "beside", about = [], passing = [] } = {}) => ({ text, isHeading: false, seat, joins, about: [...about], passing: [...passing] });
export const heading = (text) => ({ text, isHeading: true, joins: "none", about: [], passing: [] });

/** All of it in running text, where a heading is a sentence like the others; `tell` makes the lines. */
/** @param {GameEvent[]} events @param {NameOfSeat} names @param {Tell} tell @param {SeatOrNone} [you] */
export const story = (events, names, tell, you = null) =>
  tell(events, names, you)
    .map(({ text, isHeading }) => (isHeading ? `${text}.` : plain(text)))
    .join(" ");

/** What was done last, where there is little room: one move and what follows from it; all of it where nobody has moved. */
/** @param {GameEvent[]} events @param {NameOfSeat} names @param {Tell} tell @param {SeatOrNone} [you] @param {(seat: number) => boolean} [isNews] whose move is told rather than others' */
export function lastMove(events, names, tell, you = null, isNews = () => true) {
  const moves = tell(events, names, you).filter(({ seat }) => Number.isInteger(seat));
  const last = moves.findLast(({ seat }) => isNews(seat)) ?? moves.at(-1);
  return last ? plain(last.text) : story(events, names, tell, you);
}

/** Takes the events at the beginning that pass. */
/** @param {GameEvent[]} events */
export function run(events, passes) {
  const taken = [];
  while (events.length && passes(events[0])) taken.push(events.shift());
  return taken;
}

// --- tags ---

const PIECE = /\u2068[^\u2069]*\u2069|<([\w-]+)>(.*?)<\/\1>/gs; // a name, whatever is in it, or words with a tag

/** The text as [{ words, tag }], most without a tag. */
export function pieces(text) {
  const found = [];
  let from = 0;
  for (const { 0: whole, 1: tag, 2: words, index } of text.matchAll(PIECE)) {
    if (!tag) continue;
    found.push({ words: text.slice(from, index) }, { words, tag });
    from = index + whole.length;
  }
  return [...found, { words: text.slice(from) }].filter(({ words, tag }) => words || tag);
}

export const tagged = (tag, words = "") => `<${tag}>${words}</${tag}>`;

/** The text without its tags. */
export const plain = (text) =>
  pieces(text)
    .map(({ words }) => words)
    .join("");
