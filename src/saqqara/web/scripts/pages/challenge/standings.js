// The table of a week or of a month: the mean share of others that somebody has beaten on its days.
import { h, named, scroller } from "../../ui/dom.js";
import { readName } from "../../net/person.js";
import { say } from "../../ui/words.js";
import { dayWords, percentWords } from "./challenge-text.js";

const SPANS = ["week", "month"];
const COLUMNS = ["challenge.place", "challenge.player", "challenge.days_played", "challenge.beaten", "end.points"];

/** `told`: null as long as the server has not answered. */
/** @param {Wire.Standings | null} told @param {"week" | "month"} span */
export const standingsPart = (told, span) => [
  h("header", {}, h("h2", {}, say("challenge.standings")), choice(span)),
  told?.rows.length
    ? [h("p", { class: "faint" }, say("challenge.standings_about", { first: dayWords(told.from), final: dayWords(told.to) })), table(told.rows)]
    : h("p", { class: "faint", role: "status" }, told ? say("challenge.standings_none", { first: dayWords(told.from), final: dayWords(told.to) }) : ""),
];

const choice = (span) =>
  h(
    "fieldset",
    { class: "segmented", "data-key": "span" },
    h("legend", { class: "sr" }, say("challenge.span")),
    SPANS.map((one) => h("label", { "data-key": one }, h("input", { type: "radio", name: "span", value: one, checked: one === span }), h("span", {}, say(`challenge.span_${one}`)))),
  );

const table = (rows) =>
  scroller(
    say("challenge.standings"),
    h("table", { class: "c-table" }, h("thead", {}, h("tr", {}, COLUMNS.map((key) => h("th", { scope: "col" }, say(key))))), h("tbody", {}, rows.map(row))),
  );

/** @param {Wire.Standing} standing @param {number} at */
const row = ({ name, is_you: isYou, days, points_share: share, points }, at) =>
  h(
    "tr",
    { class: isYou ? "is-you" : null },
    h("td", {}, at + 1),
    h("th", { scope: "row" }, isYou ? say("seats.you_name") : named(readName(name))),
    h("td", {}, days),
    h("td", {}, h("b", {}, percentWords(share))),
    h("td", {}, points),
  );
