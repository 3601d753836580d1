// Events in the words of the rules.
import { plainWord, say } from "../../ui/words.js";
import { namedValues } from "./values.js";

/** Lines { text, isHeading, seat } for events; `names(seat)` says who sits there. */
/** @param {GameEvent[]} events @param {NameOfSeat} names */
export const sentences = (events, names) => events.map((event) => ({ text: textOf(event, names), isHeading: false, seat: event.seat }));

/** @param {any} _ @param {NameOfSeat} names */
function textOf({ event: kind, seat, playedBy, ...rest }, names) {
  const player = Number.isInteger(seat) ? names(seat) : null;
  const name = playedBy ? say("seats.bot_for", { level: say(`level.${playedBy}`), name: player }) : player;
  if (kind === "clock moved") return say("event.clock moved", { name }); // the house says so, whichever game
  if (kind === "bot moved") return say("event.bot moved", { name, level: rest.level });
  const more = Object.entries(rest);
  const event = more.length ? `${plainWord(kind).toLowerCase()}, ${namedValues(more)}` : plainWord(kind).toLowerCase();
  return say("plain.event", { name, event });
}
