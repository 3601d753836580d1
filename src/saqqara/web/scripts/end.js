// The end of a match: places, points, and what anybody needs to check the chance.
import { h, named, scroller } from "./dom.js";
import { nameOf } from "./names.js";
import { stone } from "./signs.js";
import { say } from "./words.js";

export function resultTable(room) {
  const { outcome, seats } = room.table;
  if (!outcome) return [];
  const order = seats.map((seat) => seat.seat).sort((one, other) => outcome.places[one] - outcome.places[other]);
  const winners = order.filter((seat) => outcome.places[seat] === 1);
  return [
    h(
      "p",
      { class: "verdict" },
      say("end.verdict", { names: winners.map((seat) => nameOf(seats[seat])), reason: outcome.reason }),
    ),
    scroller(
      say("end.title"),
      h(
        "table",
        { class: "result" },
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            ["end.place", "end.player", "end.points"].map((key) => h("th", { scope: "col" }, say(key))),
            sources(room).map((source) => h("th", { scope: "col", class: "source" }, say(`source.${source}`))),
          ),
        ),
        h(
          "tbody",
          {},
          order.map((seat) => resultRow(room, seat)),
        ),
      ),
    ),
  ];
}

const earnedOf = (room) => [...room.views.values()][0]?.table.pending?.earned ?? [];
const sources = (room) => [...new Set(earnedOf(room).flatMap((one) => Object.keys(one)))];

function resultRow(room, seat) {
  const { outcome, seats } = room.table;
  return h(
    "tr",
    { class: outcome.places[seat] === 1 ? "winner" : "" },
    h("td", {}, `${outcome.places[seat]}.`),
    h("th", { scope: "row" }, stone(seat, ""), named(nameOf(seats[seat]))),
    h("td", {}, h("b", {}, String(outcome.points[seat]))),
    sources(room).map((source) => h("td", { class: "source" }, String(earnedOf(room)[seat][source] ?? 0))),
  );
}

/** Seed and commitment, the record, and the check. */
export function fairnessPart({ table, verdict }) {
  if (!table.seed) return [];
  const file = `${table.game}-${table.id}.txt`; // as the house calls it
  return [
    h("h3", {}, say("fair.title")),
    h(
      "dl",
      { class: "facts" },
      h("dt", {}, say("fair.commitment")),
      h("dd", {}, h("code", {}, table.commitment)),
      h("dt", {}, say("fair.seed")),
      h("dd", {}, h("code", {}, table.seed)),
      table.entropy?.length
        ? [
            h("dt", {}, say("fair.entropy")),
            h(
              "dd",
              {},
              table.entropy.map((share) => h("code", {}, share)),
            ),
          ]
        : null,
    ),
    h(
      "div",
      { class: "row" },
      h(
        "a",
        { class: "btn", href: `/api/tables/${encodeURIComponent(table.id)}/record`, download: file },
        say("fair.download"),
      ),
      h(
        "button",
        { class: "btn primary", type: "button", "data-do": "verify", "data-key": "verify" },
        say("fair.verify"),
      ),
    ),
    h("div", { role: "status" }, verdict ? verdictLines(verdict) : null),
    h("p", { class: "faint" }, say("fair.command"), " ", h("code", {}, `saqqara record verify ${file}`)),
  ];
}

const JUDGED = { fits: "good", differs: "bad", unknown: "open", same: "good", other: "bad", unseen: "open" };
const MARKS = { good: "✓ ", bad: "✗ ", open: "– " };

function verdictLines({ seed, seen, computed }) {
  const line = (kind, words) => h("li", { class: kind }, h("span", { "aria-hidden": "true" }, MARKS[kind]), words);
  return h(
    "ul",
    { class: "verdicts" },
    line(JUDGED[seed], say(`fair.seed_${seed}`)),
    line(JUDGED[seen], say(`fair.seen_${seen}`)),
    computed ? h("li", { class: "faint" }, say("fair.computed"), " ", h("code", {}, computed)) : null,
  );
}
