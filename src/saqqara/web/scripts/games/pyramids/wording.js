// What is said of Pyramids now and then: moves of the past, where points come from.
import { say } from "../../ui/words.js";
import { thingsIn } from "./chamber.js";
import { letterAt } from "./printed.js";

/** Where points come from, as the end tells it. */
export const SOURCES = ["pyramids", "colours", "gems", "torches", "skulls"];

export const sourceName = (source) => say(`pyramids.source.${source}`);

/** The same inside a sentence, as in “with gems”. */
export const earnedWhere = (source) => say(`pyramids.earned.${source}`);

/** What somebody did, as in “take card 12”; with figures, what lies on the squares of a mark; and which these are, where that is wanted. */
/** @param {string} move @param {Figures} [figures] @param {boolean} [isExact] */
export function retold(move, figures = null, isExact = false) {
  const [verb, card, ...rest] = move.split(" ");
  if (verb === "keep") return say("pyramids.did.keep_two", { one: card, two: rest[0] });
  if (verb === "take") return card === "deck" ? say("pyramids.did.take_deck") : say("pyramids.did.take_card", { card });
  const things = figures ? thingsIn(rest.map((field) => letterAt(card, field, figures))) : [];
  return say(`pyramids.did.${verb}`, { card, count: rest.length, fields: isExact ? rest.join(" ") : null, things });
}
