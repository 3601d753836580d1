// Events in the words of the rules.
import { line, telling } from "../../table/sentences.js";
import { plainWord, say } from "../../ui/words.js";
import { namedValues } from "./values.js";

/** A line for each event. */
export const sentences = telling((event, _, who) => [line(textOf(event, who), event.seat, { joins: "none" })]);

function textOf({ event: kind, seat, playedBy, ...rest }, who) {
  const name = Number.isInteger(seat) ? who(seat).name : null;
  const more = Object.entries(rest);
  const event = more.length ? `${plainWord(kind).toLowerCase()}, ${namedValues(more)}` : plainWord(kind).toLowerCase();
  return say("plain.event", { name, event });
}
