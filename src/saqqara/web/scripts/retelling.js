// A move of the past in words: the table may have changed since, so only the notation is looked at.
import { say } from "./words.js";

/** What somebody did, as in “loading ship B, space 2”. */
export function retold(move, game) {
  const [verb, ...rest] = move.split(" ");
  return game === "imhotep" ? say(`did.${verb}`, ofImhotep(verb, rest)) : ofPyramids(verb, rest);
}

function ofImhotep(verb, [what, where]) {
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

function ofPyramids(verb, [card, ...rest]) {
  if (verb === "keep") return say("did.keep_two", { one: card, two: rest[0] });
  if (verb === "take") return card === "deck" ? say("did.take_deck") : say("did.take_card", { card });
  return say(`did.${verb}`, { card, fields: rest.join(" ") });
}
