// You among the levels: what each has made of the same deal on your seat.
import { h } from "../../ui/dom.js";
import { LEVELS } from "../../ui/levels.js";
import { say } from "../../ui/words.js";

/** The rungs, the most points first; you come before a level with as many. */
/** @param {Wire.LevelResult[]} levels @param {number | null} yours */
export function rungsOf(levels, yours) {
  const rungs = levels.map(({ level, points, table }) => ({ level, points, table }));
  if (yours !== null) rungs.push({ level: null, points: yours, table: null });
  const most = Math.max(1, ...rungs.map(({ points }) => points));
  const rank = ({ level }) => (level === null ? LEVELS.length : LEVELS.indexOf(level));
  return rungs
    .sort((one, other) => other.points - one.points || rank(other) - rank(one))
    .map((rung) => ({ ...rung, share: Math.max(0, rung.points) / most }));
}

/** @param {Wire.ChallengeShown} challenge */
export function ladderPart({ results, yours, levels = 0 }) {
  const done = yours?.state === "done" ? yours.points : null;
  if (!results) return [h("h2", {}, say("challenge.levels")), h("p", { class: "faint" }, say("challenge.levels_after"))];
  return [
    h("h2", {}, say("challenge.levels")),
    h("p", { class: "faint" }, levelsWords(results.levels.length, levels)),
    results.levels.length ? h("ol", { class: "ladder" }, rungsOf(results.levels, done).map(rungPart)) : null,
  ];
}

/** How many of the levels have played it. */
function levelsWords(done, all) {
  if (!done) return say("challenge.levels_none");
  return say(done < all ? "challenge.levels_some" : "challenge.levels_about");
}

const rungPart = ({ level, points, table, share }) => {
  const parts = [h("span", {}, level === null ? say("seats.you_name") : say(`level.${level}`)), h("i", { "aria-hidden": "true" }, h("i", { style: `width:${(share * 100).toFixed(1)}%` })), h("b", {}, points)];
  const inside = table ? h("a", { href: `/table/${encodeURIComponent(table)}#turn=0`, title: say("look.title") }, parts) : h("span", { class: "rung" }, parts);
  return h("li", { class: level === null ? "is-you" : null, "data-key": level ?? "you" }, inside);
};
