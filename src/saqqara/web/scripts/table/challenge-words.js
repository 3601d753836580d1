// What a table says of the challenge that it belongs to. The texts come with the first such table.
import { fill, h } from "../ui/dom.js";
import { learnArea, say } from "../ui/words.js";

/** The words are there from then on. */
export const learnChallenge = () => learnArea("challenge");

const way = (id, words, attributes) => h("a", { ...attributes, href: `/challenge/${encodeURIComponent(id)}` }, words);

/** A line above the log, with what makes a try one with help. */
/** @param {Room} room */
export function showLine({ parts, table: { challenge, for_fun: forFun } }) {
  const above = parts.logWindow.previousElementSibling;
  const line = above.matches(".of-challenge") ? above : h("p", { class: "origin of-challenge" });
  fill(line, say(forFun ? "challenge.table_fun" : "challenge.at_table"), " ", way(challenge, say("challenge.to_it")));
  if (line !== above) parts.logWindow.before(line);
}

/** At the end: the way to everyone's results. */
/** @param {TableHere} table */
export const challengeEnd = ({ challenge }) => h("p", { class: "row end-deeds", "data-key": "challenge" }, way(challenge, say("challenge.see_everyone"), { class: "btn primary" }));
