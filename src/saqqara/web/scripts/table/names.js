// What seats are called.
import { COLOURS } from "../drawings/stone.js";
import { chosenName, readName } from "../net/person.js";
import { hasWords, plainWord, say } from "../ui/words.js";

/** What a game is called; one that has no texts here, by its plain name. */
export const nameOfGame = (game) => (hasWords(`game.${game}`) ? say(`game.${game}`) : plainWord(game));

/** What a seat is called where names alone have to tell seats apart. */
export const nameOf = (seat) =>
  seat.isNamesake
    ? say("seats.namesake", { player: plainNameOf(seat), colour: say(`colour.${COLOURS[seat.seat]}`) })
    : plainNameOf(seat);

/** What a seat is called where its name begins a line: your own, where no other at this screen is yours too, is you. */
export const nameHere = (seat) => (seat.isYou ? say("seats.you_name") : nameOf(seat));

/** What a seat is called beside its stones: your own, where no other at this screen is yours too, is you. */
export const calledHere = (seat) => (seat.isYou ? say("seats.you_name") : shortName(plainNameOf(seat)));

/** Whether the name of a seat says by itself that it is you: of a guest who has chosen none. */
export const saysYou = (seat) => seat.isYou && !chosenName(seat.name);

/** The player, the bot, or the number of the seat. */
export function plainNameOf(seat) {
  if (saysYou(seat)) return say("person.guest_you");
  if (seat.name) return readName(seat.name);
  return seat.who === "bot" ? say(`level.${seat.level}`) : say("seats.free", { seat: seat.seat + 1 });
}

/** Marks namesakes, who are called by the colour of their stones too, and the only seat of this browser. */
export function tellApart(known) {
  const isAlone = known.filter((seat) => seat.is_yours).length === 1;
  const seats = known.map((seat) => ({ ...seat, isYou: isAlone && Boolean(seat.is_yours) }));
  const names = seats.map(plainNameOf);
  const isNamesake = (name) => names.indexOf(name) !== names.lastIndexOf(name);
  return seats.map((seat, number) => ({ ...seat, isNamesake: isNamesake(names[number]) }));
}

const SHOWN = 12; // graphemes of a name in a narrow place
const graphemes = (name) => [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
const fits = (name) => name.length <= SHOWN || graphemes(name).length <= SHOWN; // few are longer
const short = new Map(); // name -> how it is shortened

/** The whole name; else its first word; else that word's part before a hyphen; else cut. */
export function shortName(name) {
  if (!short.has(name)) short.set(name, shortened(name));
  return short.get(name);
}

function shortened(name) {
  const word = name.trim().split(/\s+/)[0];
  const fitting = [name, word, word.split("-")[0]].find(fits);
  return fitting ?? `${graphemes(word)
    .slice(0, SHOWN - 1)
    .join("")}…`;
}

/** The colour of a seat that has its short name in common with another, else null. */
export function colourApart(seats, seat) {
  const name = shortName(plainNameOf(seat));
  const isAlone = seats.every((one) => one.seat === seat.seat || shortName(plainNameOf(one)) !== name);
  return isAlone ? null : say(`colour.${COLOURS[seat.seat]}`);
}
