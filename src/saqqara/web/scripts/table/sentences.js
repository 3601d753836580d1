// Events as sentences: what all games share. Each tells its own events, in its folder.
import { say } from "../ui/words.js";

/**
 * What makes lines { text, isHeading, seat } of events, where `names(seat)` says who sits there. `linesOf` makes those of
 * an event, and takes from the rest what belongs to it. What one seat did is one line.
 */
export const telling = (linesOf) => (events, names) => {
  const rest = [...events];
  const lines = [];
  while (rest.length) {
    const event = rest.shift();
    for (const one of linesOf(event, rest, event.playedBy ? withBot(event, names) : names)) append(lines, one);
  }
  return lines;
};

/** Names as in a sentence about what a bot has played for a seat: the bot is named where the seat is named first. */
/** @param {GameEvent} event @param {NameOfSeat} names @returns {NameOfSeat} */
function withBot({ seat, playedBy }, names) {
  let isNamed = false;
  return (one) => {
    if (one !== seat || isNamed) return names(one);
    isNamed = true;
    return say("seats.bot_for", { level: say(`level.${playedBy}`), name: names(one) });
  };
}

function append(lines, one) {
  const last = lines.at(-1);
  if (last && last.seat !== undefined && last.seat === one.seat) last.text += ` ${one.text}`;
  else lines.push(one);
}

export const line = (text, seat) => ({ text, isHeading: false, seat });
export const heading = (text) => ({ text, isHeading: true });

/** All of it in running text, where a heading is a sentence like the others; `tell` makes the lines. */
/** @param {GameEvent[]} events @param {NameOfSeat} names */
export const story = (events, names, tell) =>
  tell(events, names)
    .map(({ text, isHeading }) => (isHeading ? `${text}.` : text))
    .join(" ");

/** Takes the events at the beginning that pass. */
/** @param {GameEvent[]} events */
export function run(events, passes) {
  const taken = [];
  while (events.length && passes(events[0])) taken.push(events.shift());
  return taken;
}
