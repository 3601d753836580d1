// Everyone who has played: a histogram for many, and a list with a replay of each.
import { drawing } from "../../drawings/drawing.js";
import { icon } from "../../drawings/icons.js";
import { readName } from "../../net/person.js";
import { h, hiddenWords, named, scroller } from "../../ui/dom.js";
import { say } from "../../ui/words.js";
import { histogram } from "./histogram.js";
import { amongAll } from "./share.js";
import { scoresOf } from "./source.js";

const NARROW = 500;

/** @param {Wire.ChallengeShown} challenge @param {number} wide how many pixels there are for it */
export function crowdPart(challenge, wide) {
  const { results } = challenge;
  if (!results) return [h("h2", {}, say("challenge.everyone")), h("p", { class: "faint" }, say("challenge.see_after"))];
  if (!results.everybody.length) return [h("h2", {}, say("challenge.everyone")), h("p", { class: "faint" }, say("challenge.nobody"))];
  const list = everyone(results);
  return [
    h("header", {}, h("h2", {}, say("challenge.everyone")), h("p", { class: "faint" }, results.histogram.length ? say("challenge.how_many") : say("challenge.few"))),
    results.histogram.length ? h("div", { class: "h-plot", "data-key": "plot" }, drawing(plotOf(challenge, wide))) : null,
    results.histogram.length ? h("details", { "data-key": "list" }, h("summary", {}, say("challenge.list", { count: results.players })), list) : list,
    h("p", { "data-key": "csv" }, h("a", { href: scoresOf(challenge.id), download: true }, say("challenge.csv"))),
  ];
}

function plotOf({ results, yours }, wide) {
  const done = yours?.state === "done" ? yours.points : null;
  const told = [say("challenge.histogram", { count: results.players, points: done }), amongAll(results)];
  return histogram({
    bins: results.histogram,
    levels: results.levels.map(({ level, points }) => ({ words: `${say(`level.${level}`).replaceAll("\u00ad", "")} ${points}`, points })),
    you: say("challenge.you"),
    label: told.filter(Boolean).join(" "),
    wide,
    tall: wide < NARROW ? 240 : 280,
  });
}

/** @param {Wire.ChallengeResults} results */
const everyone = ({ everybody }) =>
  scroller(
    say("challenge.everyone"),
    h(
      "table",
      { class: "c-table" },
      h("thead", {}, h("tr", {}, ["challenge.place", "challenge.player", "end.points", "challenge.replay"].map((key) => h("th", { scope: "col" }, say(key))))),
      h("tbody", {}, everybody.map(row)),
    ),
  );

/** @param {Wire.PlayerResult} result */
const row = ({ name, is_you: isYou, points, place, with_help: isHelped, table }) =>
  h(
    "tr",
    { class: isYou ? "is-you" : null },
    h("td", {}, place === null ? hiddenWords(say("challenge.with_help")) : place),
    h("th", { scope: "row" }, isYou ? say("seats.you_name") : named(readName(name)), isHelped ? h("small", {}, say("challenge.with_help")) : null),
    h("td", {}, h("b", {}, points)),
    h("td", {}, h("a", { class: "tool", href: `/table/${encodeURIComponent(table)}#turn=0`, title: say("look.title"), "aria-label": say("challenge.replay_of", { name: readName(name) }) }, drawing(icon("play", 18)))),
  );
