// The end of a match: the points counted up on the board source by source, then the sheet with places and what anybody needs to check the chance.
import { drawing } from "../drawings/drawing.js";
import { cubeIcon } from "../drawings/stone.js";
import { afterPicture, h, named, scroller } from "../ui/dom.js";
import { rateNow } from "../ui/pace.js";
import { style } from "../ui/styles.js";
import { plainWord, say } from "../ui/words.js";
import { clockStamp, spanText } from "./clocks.js";
import { countOn, earnedIn, endCount } from "./counting.js";
import { calledHere, colourApart, nameOf } from "./names.js";
import { reviewAddress } from "./review-way.js";
import { actionButton, dialogHead, wayHome } from "./skeleton.js";
import { verdict } from "./verdict.js";

const STEP = 1_100; // ms from one source to the next

/** The sheet that tells the end, made when there is one, and what its game knows of points. */
/** @param {Room} room */
export async function ready(room) {
  const [{ SOURCES = [], sourceName = plainWord }] = await Promise.all([room.face.wording(), style("end")]);
  Object.assign(room, { ranking: SOURCES, sourceName });
  return room.parts.end ?? room.add(dialog(room));
}

/** @param {Room} room */
const dialog = ({ make, own, ...room }) =>
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
      reviewPart(reviewAddress(room)),
      actionButton("look-open", "look.title"),
      wayHome(),
    ),
    make("details", "fairness-part", {}, h("summary", { "data-say": "fair.title" }), make("div", "fairness", { class: "fairness" })),
  );

const reviewPart = (address) => (address ? h("a", { class: "btn", href: address, "data-say": "look.review" }) : null);

/** Who has won, and the score pad: a row for each source, a column for each player. */
/** @param {Room} room */
export function resultPad(room) {
  const { outcome, seats } = room.table;
  if (!outcome) return [];
  const given = seats.filter((seat) => seat.conceded);
  return [
    h("p", { class: "verdict" }, verdict(room)),
    given.length ? h("p", { class: "given-up" }, gaveUp(given)) : null,
    scroller(say("end.title"), scorePad(room, outcome)),
  ];
}

/** Who gave up: you first, then others by their names. */
function gaveUp(given) {
  const names = given.filter((seat) => !seat.isYou).map(nameOf);
  const others = names.length ? say("early.verdict", { names }) : "";
  return names.length < given.length ? `${say("early.verdict_you")} ${others}`.trim() : others;
}

/** @param {Room} room */
function scorePad(room, outcome) {
  return h(
    "table",
    { class: hasLongNames(room) ? "pad has-long-names" : "pad" },
    h("thead", {}, h("tr", {}, h("td", {}), room.table.seats.map((seat) => padHead(room, seat, outcome)))),
    h(
      "tbody",
      {},
      sources(room).map((source) =>
        h(
          "tr",
          { "data-key": source },
          h("th", { scope: "row" }, room.sourceName(source)),
          earnedOf(room).map((earned, seat) =>
            h("td", { class: winnerClass(room, seat) }, say("end.number", { number: earned[source] ?? 0 })),
          ),
        ),
      ),
    ),
    h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, say("end.points")), totals(room, outcome)), playedRows(room)),
  );
}

/** Whether a name is wider than a column of three or four players on a phone. */
/** @param {Room} room */
const hasLongNames = (room) => room.table.seats.length > 2 && room.table.seats.some((seat) => calledHere(seat).length > 7);

/** @param {Room} room */
const winnerClass = (room, seat) => (room.table.outcome.places[seat] === 1 ? "winner" : "");

/** @param {Room} room */
const padHead = (room, seat, outcome) =>
  h(
    "th",
    { scope: "col", class: winnerClass(room, seat.seat) },
    drawing(cubeIcon(seat.seat, 11)),
    named(calledHere(seat)),
    h("span", { class: "place" }, colourApart(room.table.seats, seat)),
    h("span", { class: "place" }, outcome.places[seat.seat] ? say("end.place", { place: outcome.places[seat.seat] }) : ""),
  );

/** @param {Room} room */
const totals = (room, outcome) =>
  outcome.points.map((total, seat) => h("td", { class: winnerClass(room, seat) }, say("end.number", { number: total })));

/** How many moves each player made, and how long they thought; nothing where the server does not tell. */
/** @param {Room} room */
function playedRows({ table }) {
  const { played = [] } = table;
  if (!played.length) return [];
  return [
    playedRow("end.moves", played.map(({ moves }) => say("end.number", { number: moves }))),
    played.some(({ ms }) => ms !== null) ? playedRow("end.time", played.map(({ ms }) => timeCell(ms))) : null,
  ];
}

const playedRow = (key, cells) =>
  h("tr", { class: "played", "data-key": key }, h("th", { scope: "row" }, say(key)), cells.map((cell) => h("td", {}, cell)));

/** Bots have no clock. */
const timeCell = (ms) => (ms === null ? "–" : h("time", { datetime: clockStamp(ms) }, spanText(ms)));

/** @param {Room} room */
const earnedOf = (room) => earnedIn(room.face, [...room.views.values()][0]?.table, room.table.seats);
/** @param {Room} room */
const sources = (room) =>
  [...new Set(earnedOf(room).flatMap((one) => Object.keys(one)))].sort((one, other) => rank(room, one) - rank(room, other));
const rank = ({ ranking }, source) => (ranking.includes(source) ? ranking.indexOf(source) : ranking.length);

/** Counts up on the board, source by source; a press or a key anywhere shows all at once. A promise of the end of it. */
/** @param {Room} room @returns {Promise<void>} */
export async function countUp(room, draw) {
  const skipped = new AbortController();
  const signal = AbortSignal.any([skipped.signal, room.signal]);
  for (const action of ["pointerdown", "keydown", "click"]) addEventListener(action, () => skipped.abort(), { capture: true, signal });
  while (room.counting) {
    await delay(STEP / rateNow(), signal);
    if (signal.aborted) endCount(room);
    else countOn(room);
    draw();
    afterPicture(() => room.root.querySelector(".is-counted")?.scrollIntoView({ block: "nearest", behavior: "instant" }));
  }
  skipped.abort();
}

/** A while, or less when the signal comes. */
/** @returns {Promise<void>} */
const delay = (ms, signal) =>
  new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      done();
    });
  });

/** Seed and commitment, the record, and the check. */
export function fairnessPart({ source, table, verdict: judged }) {
  if (!table.seed) return [];
  const file = `${table.game}-${table.id}.record`; // as the house calls it
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
