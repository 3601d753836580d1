// What is said of Imhotep now and then: moves of the past, where points come from. The table may have changed since such a move, so only
// its notation is looked at.
import { say } from "../../ui/words.js";

/** Where points come from, as the end tells it. */
export const SOURCES = ["before", "pyramid", "temple", "chamber", "obelisks", "statues", "decorations", "blue cards", "wrath"];

/** What somebody did, as in “loading ship B, space 2”. */
export function retold(move) {
  const [verb, ...rest] = move.split(" ");
  return say(`did.${verb}`, valuesOf(verb, rest));
}

function valuesOf(verb, [what, where]) {
  switch (verb) {
    case "load":
      return { ship: what[0].toUpperCase(), space: what.slice(1) };
    case "sail":
      return { ship: what.toUpperCase(), site: say(`to.${where}`) };
    case "play":
      return { card: say(`card.${what}`) };
    case "pyramid":
      return { pyramid: what };
    default:
      return { number: what };
  }
}

/** What was agreed, as [what, words]. */
export function agreed({ sides, wrath }) {
  const told = sides ? [[say("facts.sides"), [...sides].join(" ")]] : [];
  return wrath ? [...told, [say("new.wrath"), say("facts.yes")]] : told;
}
