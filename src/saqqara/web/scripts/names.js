// What seats are called.
import { COLOURS } from "./signs.js";
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
      ? { ...seat, called: say("seats.namesake", { name: names[number], colour: say(`colour.${COLOURS[seat.seat]}`) }) }
      : seat,
  );
}
