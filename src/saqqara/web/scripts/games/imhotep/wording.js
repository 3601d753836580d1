// What is said of Imhotep now and then: moves of the past, where points come from. The table may have changed since such a move, so only
// its notation is looked at.
import { say } from "../../ui/words.js";

/** Where points come from, as the end tells it. */
export const SOURCES = ["before", "pyramid", "temple", "chamber", "obelisks", "statues", "decorations", "blue cards", "wrath"];

export const sourceName = (source) => say(`imhotep.source.${source}`);

/** The same inside a sentence, as in “in the Burial Chamber”. */
export const earnedWhere = (source) => say(`imhotep.earned.${source}`);

/** What somebody did, as in “loading ship B, space 2”. */
export function retold(move) {
  const [verb, ...rest] = move.split(" ");
  return say(`imhotep.did.${verb}`, valuesOf(verb, rest));
}

function valuesOf(verb, [what, where]) {
  switch (verb) {
    case "load":
      return { ship: what[0].toUpperCase(), space: what.slice(1) };
    case "sail":
      return { ship: what.toUpperCase(), site: say(`imhotep.to.${where}`) };
    case "play":
      return { card: say(`imhotep.card.${what}`) };
    case "pyramid":
      return { pyramid: what };
    default:
      return { number: what };
  }
}

/** What was agreed, as [what, words]. */
export function agreed({ sides, wrath }) {
  const told = sides ? [[say("imhotep.facts.sides"), [...sides].join(" ")]] : [];
  return wrath ? [...told, [say("imhotep.option.wrath"), say("imhotep.facts.yes")]] : told;
}
