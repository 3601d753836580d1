// The end of a match: the points counted up source by source, places, and what anybody needs to check the chance.
import { drawing } from "../drawings/drawing.js";
import { cubeIcon } from "../drawings/stone.js";
import { h, named, scroller } from "../ui/dom.js";
import { isStill, style } from "../ui/styles.js";
import { plainWord, say } from "../ui/words.js";
import { colourApart, nameOf, plainNameOf, shortName } from "./names.js";
import { deed, dialogHead, wayHome } from "./skeleton.js";

await style("end"); // nobody sees the sheet before

const STEP = 420; // ms from one source to the next

/** The sheet that tells the end, made when there is one, and what its game knows of points. */
/** @param {Room} room */
export async function ready(room) {
  const { SOURCES = [], sourceName = plainWord } = await room.face.wording();
  Object.assign(room, { ranking: SOURCES, sourceName });
  return room.parts.end ?? room.add(dialog(room));
}

const dialog = ({ make, own }) =>
  make(
    "dialog",
    "end",
    { class: "end", "aria-labelledby": own("end-title") },
    dialogHead(make("h2", "end-title", { tabindex: "-1", autofocus: true, "data-say": "end.title" })),
    make("div", "result"),
    h(
      "div",
      { class: "row end-deeds" },
      make("div", "rematch-offer", { class: "rematch-offer", role: "status" }),
      make("button", "rematch", { class: "btn primary", type: "button", "data-do": "rematch", "data-say": "end.rematch" }),
      deed("look-open", "look.title"),
      wayHome(),
    ),
    make("details", "fairness-part", {}, h("summary", { "data-say": "fair.title" }), make("div", "fairness", { class: "fairness" })),
  );

/** Who has won, and the score pad: a row for each source, a column for each player. */
/** @param {Room} room */
export function resultPad(room) {
  const { outcome, seats } = room.table;
  if (!outcome) return [];
  const winners = seats.map((seat) => seat.seat).filter((seat) => outcome.places[seat] === 1);
  const given = seats.filter((seat) => seat.conceded);
  return [
    h("p", { class: untold(room, "verdict") }, verdict(winners.map((seat) => nameOf(seats[seat])), outcome.reason)),
    given.length ? h("p", { class: untold(room, "given-up") }, say("early.verdict", { names: given.map(nameOf) })) : null,
    scroller(say("end.title"), scorePad(room, outcome)),
  ];
}

const verdict = (names, reason) =>
  names.length ? say("end.verdict", { names, count: names.length, reason: reason.replaceAll(" ", "-") }) : say("end.no_winner");

/** @param {Room} room */
function scorePad(room, outcome) {
  const counted = countedSoFar(room);
  return h(
    "table",
    { class: "pad" },
    h("thead", {}, h("tr", {}, h("td", {}), room.table.seats.map((seat) => padHead(room, seat, outcome)))),
    h(
      "tbody",
      {},
      sources(room).map((source, number) =>
        h(
          "tr",
          { class: number < counted ? "" : "uncounted", "data-key": source },
          h("th", { scope: "row" }, room.sourceName(source)),
          earnedOf(room).map((earned, seat) =>
            h("td", { class: winnerClass(room, seat) }, say("end.number", { number: earned[source] ?? 0 })),
          ),
        ),
      ),
    ),
    h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, say("end.points")), totals(room, counted, outcome))),
  );
}

/** Who has won is seen when all is counted. */
/** @param {Room} room */
const untold = (room, name) => (isCounting(room) ? `${name} untold` : name);
/** @param {Room} room */
const winnerClass = (room, seat) => (!isCounting(room) && room.table.outcome.places[seat] === 1 ? "winner" : "");

/** @param {Room} room */
const padHead = (room, seat, outcome) =>
  h(
    "th",
    { scope: "col", class: winnerClass(room, seat.seat) },
    drawing(cubeIcon(seat.seat, 11)),
    named(shortName(plainNameOf(seat))),
    h("span", { class: "place" }, colourApart(room.table.seats, seat)),
    h("span", { class: untold(room, "place") }, outcome.places[seat.seat] ? say("end.place", { place: outcome.places[seat.seat] }) : ""),
  );

/** @param {Room} room */
function totals(room, counted, outcome) {
  const names = sources(room);
  return earnedOf(room).map((earned, seat) => {
    const sum = names.slice(0, counted).reduce((points, source) => points + (earned[source] ?? 0), 0);
    const total = counted < names.length ? sum : outcome.points[seat];
    return h("td", { class: winnerClass(room, seat) }, say("end.number", { number: total }));
  });
}

/** @param {Room} room */
const earnedOf = (room) => {
  const table = [...room.views.values()][0]?.table;
  return (table && room.face.earned(table)) ?? room.table.seats.map(({ seat }) => earnedNow(table?.standing?.[seat] ?? {}));
};
const earnedNow = (standing) =>
  Object.fromEntries(Object.entries(standing).filter(([source, points]) => source !== "total" && typeof points === "number"));
/** @param {Room} room */
const sources = (room) =>
  [...new Set(earnedOf(room).flatMap((one) => Object.keys(one)))].sort((one, other) => rank(room, one) - rank(room, other));
const rank = ({ ranking }, source) => (ranking.includes(source) ? ranking.indexOf(source) : ranking.length);
/** @param {Room} room */
const isCounting = (room) => room.counted !== null;
/** @param {Room} room */
const countedSoFar = (room) => room.counted ?? sources(room).length;

/** Counts up source by source; a click anywhere shows all at once. */
/** @param {Room} room */
export function countUp(room, draw) {
  if (isStill() || document.hidden) return;
  room.counted = 0;
  const timer = setInterval(() => {
    room.counted += 1;
    if (room.counted >= sources(room).length) stop();
    draw();
  }, STEP);
  const stop = () => {
    clearInterval(timer);
    removeEventListener("pointerdown", stop, { capture: true });
    room.counted = null;
    draw();
  };
  addEventListener("pointerdown", stop, { capture: true });
  room.signal.addEventListener("abort", stop);
}

/** Seed and commitment, the record, and the check. */
export function fairnessPart({ source, table, verdict: judged }) {
  if (!table.seed) return [];
  const file = `${table.game}-${table.id}.txt`; // as the house calls it
  return [
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
      source.recordAddress
        ? h("a", { class: "btn", href: source.recordAddress, download: file }, say("fair.download"))
        : null,
      h(
        "button",
        { class: "btn primary", type: "button", "data-do": "verify", "data-key": "verify" },
        say("fair.verify"),
      ),
    ),
    h("div", { role: "status" }, judged ? verdictLines(judged) : null),
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
