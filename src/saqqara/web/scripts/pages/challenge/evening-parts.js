// The parts of a club evening: its tables with their links, and the scoring.
import { drawing } from "../../drawings/drawing.js";
import { icon } from "../../drawings/icons.js";
import { readName } from "../../net/person.js";
import { h, named, scroller } from "../../ui/dom.js";
import { figure, region, say } from "../../ui/words.js";
import { eveningScores } from "./source.js";

/** @param {Wire.EveningShown} evening */
export const tablesPart = (evening) => [
  h("h2", {}, say("challenge.tables")),
  evening.is_over ? null : h("p", { class: "faint" }, say("challenge.tables_about")),
  h("ol", { class: "e-tables" }, evening.tables.map((table) => tablePart(table))),
];

/** @param {Wire.EveningTable} table */
const tablePart = ({ number, deals }) =>
  h(
    "li",
    { "data-key": number },
    h("h3", {}, say("challenge.table_number", { number })),
    h("p", { class: "faint" }, peopleAt(deals)),
    h("ol", { class: "e-deals" }, deals.map((deal) => h("li", { "data-key": deal.deal }, dealPart(number, deal)))),
  );

/** Who sits at a table, once somebody does. */
const peopleAt = (deals) => {
  const seats = deals.find((deal) => deal.seats.length)?.seats ?? [];
  return seats.length ? seats.flatMap(({ name }, place) => [place ? ", " : "", named(readName(name))]) : say("challenge.table_empty");
};

/** @param {number} number @param {Wire.EveningDeal} deal */
function dealPart(number, { deal, table, status, may_watch: mayWatch }) {
  const words = [h("span", {}, say("challenge.deal_number", { number: deal })), h("small", {}, say(`challenge.deal_${status}`))];
  if (status === "over" && !mayWatch) return h("p", {}, words);
  if (table && status === "over") return h("a", { href: `/table/${encodeURIComponent(table)}#turn=0` }, words, drawing(icon("play", 16)));
  return h("button", { type: "button", "data-do": "open-deal", "data-table": number, "data-deal": deal, "aria-label": `${say("challenge.table_number", { number })}, ${say("challenge.deal_number", { number: deal })}` }, words, drawing(icon("next", 16)));
}

/** @param {Wire.EveningShown} evening */
export function scoringPart(evening) {
  const { totals } = evening;
  return [
    h("header", {}, h("h2", {}, say("challenge.scoring")), totals.length ? h("a", { class: "btn small", href: eveningScores(evening.id), download: true }, say("challenge.csv")) : null),
    h("p", { class: "faint" }, say("challenge.scoring_about")),
    evening.is_over ? null : h("p", { class: "faint" }, say("challenge.scoring_hidden")),
    totals.length ? table(evening) : null,
    evening.is_over && !totals.length ? h("p", { class: "faint" }, say("challenge.nobody")) : null,
  ];
}

/** @param {Wire.EveningShown} evening */
const table = ({ deals, totals }) =>
  scroller(
    say("challenge.scoring"),
    h(
      "table",
      { class: "c-table e-scores" },
      h("thead", {}, h("tr", {}, heads(deals).map((words) => h("th", { scope: "col" }, words)))),
      h("tbody", {}, totals.map(row)),
    ),
  );

/** The totals come before the deals: on a phone those are seen first. */
const heads = (deals) => [
  ...["challenge.player", "challenge.score", "end.points", "challenge.deals_done"].map((key) => say(key)),
  ...Array.from({ length: deals }, (_, number) => say("challenge.deal_number", { number: number + 1 })),
];

/** @param {Wire.EveningTotal} total */
const row = ({ name, is_you: isYou, deals, points, score, cells }) =>
  h(
    "tr",
    { class: isYou ? "is-you" : null },
    h("th", { scope: "row" }, isYou ? say("seats.you_name") : named(readName(name))),
    h("td", {}, h("b", {}, share(score))),
    h("td", {}, points),
    h("td", {}, deals),
    cells.map((cell) => h("td", {}, cell ? inCell(cell) : "–")),
  );

/** What somebody has made of a deal. With help the points are compared with no one’s, too late there are none. */
/** @param {Wire.EveningCell} cell */
const inCell = ({ points, score, with_help: isHelped, is_late: isLate }) =>
  isLate
    ? h("small", {}, say("challenge.too_late"))
    : [
        isHelped ? null : h("b", {}, share(score)),
        h("small", {}, say("challenge.cell_points", { points })),
        isHelped ? h("small", { class: "is-helped" }, say("challenge.with_help")) : null,
      ];

/** A score, to one decimal; none before another table has played the same deal. */
const share = (score) => (score === null ? "–" : figure(new Intl.NumberFormat(region(), { maximumFractionDigits: 1 }).format(score)));
