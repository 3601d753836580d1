// What was agreed for this table.
import { h } from "../ui/dom.js";
import { duration, hasWords, plainWord, say } from "../ui/words.js";

/** What comes with Saqqara is called like its game; who brings another edition has given it a name. */
export const editionName = (edition, game) => (edition === game ? say("facts.shipped") : edition);

/** `agreed` tells the options of the game. */
/** @param {TableHere} table @param {(options: any) => any[]} [agreed] */
export function facts(table, agreed = () => []) {
  const rows = [[say("facts.edition"), editionName(table.edition, table.game)]];
  rows.push(...agreed(table.options ?? {}));
  rows.push([say("new.clock"), clockWords(table)]);
  if (table.stand_in_after)
    rows.push([
      say("new.absent"),
      say("facts.stand_in", { time: duration(table.stand_in_after), level: say(`level.${table.stand_in}`) }),
    ]);
  rows.push([say("facts.listed"), say(table.listed ? "facts.open_to_all" : "facts.by_link")]);
  if (table.rated || table.why_unrated) rows.push([say("new.rated"), ratedWords(table)]);
  if (table.spectators) rows.push([say("facts.spectators"), String(table.spectators)]);
  const parts = rows.map(([what, words]) => [h("dt", {}, what), h("dd", {}, words)]);
  if (table.forked_from) parts.push([h("dt", {}, say("facts.forked")), h("dd", {}, wayToOrigin(table))]);
  parts.push([h("dt", {}, say("fair.title")), h("dd", {}, commitment(table))]);
  return parts;
}

/** Whether the match still counts for ratings, and why not. */
/** @param {Pick<TableHere, "why_unrated">} table */
export const ratedWords = ({ why_unrated: why }) =>
  why ? say("facts.unrated", { why: hasWords(`facts.why.${why}`) ? say(`facts.why.${why}`) : plainWord(why) }) : say("facts.counts");

/** The table that this one was forked from, as it stood then. */
const wayToOrigin = ({ forked_from: table, forked_at: turn }) =>
  h("a", { href: `/table/${encodeURIComponent(table)}#turn=${turn}` }, say("facts.forked_at", { turn }));

/** A line that says where a fork began; nothing for a table that began by itself. */
/** @param {TableHere} table */
export const originWords = (table) =>
  table.forked_from
    ? h("p", { class: "origin", "data-key": "origin" }, say("facts.forked"), " ", wayToOrigin(table), `. ${say("origin.before")}`)
    : null;

/** What the house has bound itself to, for those who want to know. */
/** @param {TableHere} table */
const commitment = (table) =>
  h(
    "details",
    { class: "commitment" },
    h("summary", {}, say("fair.how")),
    h("p", {}, say("fair.about")),
    h(
      "div",
      { class: "row" },
      h("label", { class: "field grow" }, say("fair.commitment"), h("input", { readonly: true, value: table.commitment })),
      h("button", { class: "btn", type: "button", "data-do": "copy" }, say("invite.copy")),
    ),
    h("p", { class: "faint", role: "status" }),
  );

/** What the clock gives, or that there is none. */
/** @param {TableHere} table */
export function clockWords(table) {
  const { clock } = table;
  if (!clock) return say("clock.none");
  const zero = say(`at_zero.${table.at_zero}`);
  if (clock.kind === "per_move") return say("facts.per_move", { time: duration(clock.seconds), zero });
  return say("facts.per_player", { time: duration(clock.seconds), increment: clock.increment, zero });
}
