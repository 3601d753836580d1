// Figures: how many games, first places against a fair share of them, and mean points by opponent or by seats.
import { OFFERS } from "../../games/offers.js";
import { nameOfGame } from "../../table/names.js";
import { h, hiddenWords, scroller } from "../../ui/dom.js";
import { say } from "../../ui/words.js";
import { opponentName, seatsName } from "./filters.js";
import { gathered } from "./group-figures.js";
import { decimal } from "./dates.js";

/** @param {Wire.Figures} figures @param {"opponent" | "seats"} by @param {string} wished what is looked for, in words */
export const figuresPart = (figures, by, wished) => [
  wished ? h("p", { class: "faint", "data-key": "wished" }, wished) : null,
  h("dl", { class: "three", "data-key": "three" }, three(figures).map(([number, words]) => h("div", {}, h("dt", {}, words), h("dd", {}, number)))),
  figures.games ? h("p", { class: "faint", "data-key": "fair" }, say("games.fair_about")) : null,
  figures.games ? byPart(figures, by) : h("p", { class: "faint", "data-key": "none" }, say("games.no_figures")),
];

/** @param {Wire.Figures} figures */
const three = ({ games, firsts, fair }) => [
  [decimal(games), say("games.count", { count: games })],
  [decimal(firsts), say("games.firsts")],
  [decimal(fair), say("games.fair")],
];

/** @param {Wire.Figures} figures @param {"opponent" | "seats"} by */
const byPart = ({ groups }, by) =>
  h(
    "div",
    { class: "by", "data-key": "by" },
    h(
      "div",
      { class: "by-choice", role: "group", "aria-label": say("games.group") },
      ["opponent", "seats"].map((key) => h("button", { type: "button", "data-by": key, "aria-pressed": String(key === by) }, say(`games.group.${key}`))),
    ),
    scroller(say("games.means"), meansTable(gathered(groups, by, Object.keys(OFFERS)), by === "opponent" ? opponentName : seatsName)),
  );

/** @param {ReturnType<typeof gathered>} found @param {(key: string) => string} name */
const meansTable = ({ games, rows }, name) =>
  h(
    "table",
    { class: "means" },
    h("caption", {}, say("games.means")),
    h("thead", {}, h("tr", {}, h("td"), games.map((game) => h("th", { scope: "colgroup", colspan: 2 }, nameOfGame(game))))),
    h("tbody", {}, rows.map(({ key, cells }) => h("tr", {}, h("th", { scope: "row" }, name(key)), cells.map(cell)))),
  );

/** @param {FiguresCell | null} counted */
const cell = (counted) =>
  counted
    ? [
        h("td", {}, h("b", {}, decimal(counted.points, 1, 1)), hiddenWords(` ${say("games.points", { count: counted.points })}`)),
        h("td", {}, say("games.firsts_of", { firsts: decimal(counted.firsts), games: counted.games }), " ", h("small", {}, say("games.fair_of", { fair: decimal(counted.fair) }))),
      ]
    : [h("td", {}, "–"), h("td", {}, "–")];
