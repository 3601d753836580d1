// The whole table as headings, lists and tables, for those who do not see it.
import { h, named } from "../dom.js";
import { nameOf } from "../names.js";
import { part } from "../part.js";
import { tableOnScreen } from "../room.js";
import { say } from "../words.js";
import { cardsOf, crossedOn, hasDone, stepOf } from "./asked.js";
import { cardLabel, relicName } from "./chamber.js";
import { COLOURS, FIELDS, lettersOf, SIDE } from "./printed.js";
import { pointsTable } from "./standings.js";

const chapter = (title, ...children) => h("section", {}, h("h3", {}, title), children);

export function inWords(room) {
  const table = tableOnScreen(room);
  if (!table) return null;
  const order = room.table.seats
    .map(({ seat }) => seat)
    .sort((one, other) => isOther(room, one) - isOther(room, other));
  return [
    chapter(say("sg.expedition"), expeditionWords(table)),
    order.map((seat) => playerWords(room, table, seat)),
    chapter(say("sg.display"), displayWords(room, table)),
    chapter(say("sg.claims"), claimWords(room, table)),
    table.standing ? chapter(say("sg.standings"), standingWords(room, table)) : null,
  ];
}

const isOther = (room, seat) => Number(seat !== room.shown);
const shapeName = (name) => say(`shape.${name}`);

const expeditionWords = (table) =>
  h(
    "p",
    {},
    table.expeditions.length
      ? say("sg.words_expedition", {
          shape: shapeName(table.expeditions.at(-1)),
          seen: table.expeditions.slice(0, -1).map(shapeName),
        })
      : say("sg.face_down"),
  );

// --- players ---

function playerWords(room, table, seat) {
  const name = nameOf(room.table.seats[seat]);
  const step = stepOf(table);
  return h(
    "section",
    {},
    h("h3", {}, seat === room.shown ? say("sg.words_you", { name }) : named(name)),
    h("p", {}, possessionWords(table, seat)),
    step === "mark" || step === "keep"
      ? h("p", {}, say(`sg.step_${step}_${hasDone(table, seat) ? "done" : "busy"}`))
      : null,
    cardsOf(table, seat).map((card) =>
      card === null ? h("p", {}, say("sg.face_down")) : chamberTable(room, table, card),
    ),
  );
}

function possessionWords(table, seat) {
  const [red, green] = table.gems[seat];
  return say("sg.words_has", {
    red,
    green,
    skulls: table.skulls[seat],
    torches: table.torches[seat].filter(Boolean).length,
    explored: table.explored[seat],
  });
}

/** A chamber as a table of five by five; chambers are many, and change one at a time. */
function chamberTable(room, table, card) {
  const { crossed } = crossedOn(table, card);
  const letters = lettersOf(card, room.figures);
  return part(`words-${card}`, [letters, crossed], () =>
    drawTable(letters, crossed, cardLabel(card, room.figures, crossed)),
  );
}

function drawTable(letters, crossed, caption) {
  const columns = [..."ABCDE"];
  return h(
    "table",
    {},
    h("caption", {}, caption),
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        h("td"),
        columns.map((column) => h("th", { scope: "col" }, column)),
      ),
    ),
    h(
      "tbody",
      {},
      columns.map((_, row) => chamberRow(letters, crossed, row)),
    ),
  );
}

function chamberRow(letters, crossed, row) {
  const place = (column) => row * SIDE + column;
  const words = (at) =>
    crossed.includes(FIELDS[at]) ? say("sg.words_crossed", { what: relicName(letters[at]) }) : relicName(letters[at]);
  return h(
    "tr",
    {},
    h("th", { scope: "row" }, String(row + 1)),
    Array.from({ length: SIDE }, (_, column) => h("td", {}, words(place(column)))),
  );
}

// --- display, points and colours ---

const standingWords = (room, table) =>
  part("words-points", [table.standing, room.table.seats.map(nameOf)], () => pointsTable(room, table));

const displayWords = (room, table) => table.display.filter(Boolean).map((card) => chamberTable(room, table, card));

function claimWords(room, table) {
  const worth = room.figures?.["score.colour"] ?? [];
  const taker = (seat) => (seat === null ? say("sg.words_free") : nameOf(room.table.seats[seat]));
  return h(
    "ul",
    {},
    COLOURS.flatMap((colour) =>
      table.claimed[colour].map((seat, place) =>
        h("li", {}, say("sg.words_claim", { colour, points: worth[place] ?? null, name: taker(seat) })),
      ),
    ),
  );
}
