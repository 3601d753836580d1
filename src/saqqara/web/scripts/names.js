// What seats are called.
import { COLOURS } from "./draw/stone.js";
import { say } from "./words.js";

/** What a seat is called where names alone have to tell seats apart. */
export const nameOf = (seat) => seat.called ?? plainNameOf(seat);

/** The player, the bot, or the number of the seat. */
export function plainNameOf(seat) {
  if (seat.name) return seat.name;
  return seat.who === "bot" ? say(`level.${seat.level}`) : say("seats.free", { seat: seat.seat + 1 });
}

/** Gives namesakes the colour of their stones beside their name. */
export function tellApart(seats) {
  const names = seats.map(plainNameOf);
  const isNamesake = (name) => names.indexOf(name) !== names.lastIndexOf(name);
  return seats.map((seat, number) =>
    isNamesake(names[number])
      ? { ...seat, called: say("seats.namesake", { player: names[number], colour: say(`colour.${COLOURS[seat.seat]}`) }) }
      : seat,
  );
}

const SHOWN = 12; // graphemes of a name in a narrow place
const graphemes = (name) => [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);

/** The whole name; else its first word; else that word's part before a hyphen; else cut. */
export function shortName(name) {
  const word = name.trim().split(/\s+/)[0];
  const fits = [name, word, word.split("-")[0]].find((one) => graphemes(one).length <= SHOWN);
  return fits ?? `${graphemes(word)
    .slice(0, SHOWN - 1)
    .join("")}…`;
}
