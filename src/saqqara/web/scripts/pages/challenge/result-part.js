// What a challenge is and how you did: the sheet at the top.
import { drawing } from "../../drawings/drawing.js";
import { OFFERS } from "../../games/offers.js";
import { LONGEST_NAME } from "../../net/person.js";
import { h } from "../../ui/dom.js";
import { say } from "../../ui/words.js";
import { amongAll } from "./share.js";

/** @param {Wire.ChallengeShown} challenge @param {{ needsName: boolean }} here */
export const resultPart = (challenge, here) => [
  h("div", { class: "r-words", "data-key": "words" }, challenge.yours?.state === "done" ? doneWords(challenge) : openWords(challenge, here)),
  h(
    "div",
    { class: "r-deal", "data-key": "deal" },
    h("h2", {}, say("challenge.deal")),
    h("p", { class: "faint" }, say("challenge.deal_about", { seat: challenge.your_seat + 1 })),
    laid(challenge),
  ),
];

/** The sites as they lie; of a game where everyone has the same, its picture. */
const laid = ({ game, options }) => {
  const agreed = OFFERS[game]?.laid(options) ?? [];
  if (agreed.length) return agreed;
  return OFFERS[game] ? h("span", { class: "r-art", "aria-hidden": "true" }, drawing(OFFERS[game].picture())) : null;
};

/** @param {Wire.ChallengeShown} challenge */
function doneWords({ yours, results, opponents }) {
  return [
    h(
      "p",
      { class: "r-big" },
      h("b", {}, yours.points),
      h("span", {}, say("challenge.points_word", { points: yours.points }), h("small", {}, say("challenge.place_at_table", { place: yours.place }), results ? h("span", {}, againstLevel(yours.points, results.levels, opponents)) : null)),
    ),
    results ? h("p", { class: "r-rank" }, amongAll(results) || say(yours.with_help ? "challenge.helped" : "challenge.alone")) : null,
    yours.with_help && results && amongAll(results) ? h("p", { class: "faint" }, say("challenge.helped")) : null,
  ];
}

/** You and the level that sits across from you, with the same deal; the strongest of several. */
/** @param {number} points @param {Wire.LevelResult[]} levels @param {string[]} opponents */
export function againstLevel(points, levels, opponents) {
  const rival = levels.filter(({ level }) => opponents.includes(level)).at(-1) ?? levels.at(-1);
  if (!rival) return "";
  const lead = points - rival.points;
  const level = say(`level.${rival.level}`);
  if (lead === 0) return say("challenge.as_many", { level });
  return say(lead > 0 ? "challenge.more_than" : "challenge.fewer_than", { level, points: Math.abs(lead) });
}

/** @param {Wire.ChallengeShown} challenge */
function openWords(challenge, here) {
  return [
    h("p", { class: "r-rank" }, stateWords(challenge)),
    challenge.is_open && !challenge.yours ? h("p", { class: "faint" }, say("challenge.one_try")) : null,
    here.needsName && challenge.is_open && !challenge.yours ? nameField() : null,
  ];
}

/** @param {Wire.ChallengeShown} challenge */
export function stateWords({ yours, is_open: isOpen, players }) {
  if (yours?.state === "playing") return say("challenge.waiting", { round: yours.round });
  if (!isOpen) return say("challenge.over", { count: players });
  return players ? say("challenge.played_by", { count: players }) : say("challenge.first");
}

const nameField = () =>
  h("label", { class: "field", "data-key": "name" }, say("challenge.name_there"), h("input", { name: "your-name", maxlength: LONGEST_NAME, autocomplete: "off", spellcheck: "false" }));
