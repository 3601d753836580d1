// The whole table as headings, lists and tables, for those who do not see it.
import { nameOf, saysYou } from "../../table/names.js";
import { h, named } from "../../ui/dom.js";
import { part } from "../../ui/memo.js";
import { say } from "../../ui/words.js";
import { cardsOf, crossedOn, hasDone, stepOf } from "./asked.js";
import { cardLabel, relicName } from "./chamber.js";
import { COLOURS, FIELDS, lettersOf, SIDE } from "./printed.js";
import { pointsTable } from "./standings.js";

const chapter = (title, ...children) => h("section", {}, h("h3", {}, title), children);

/** @param {PyramidsScene} scene */
export function inWords(scene) {
  const table = scene.position;
  if (!table) return null;
  const order = scene.seats
    .map(({ seat }) => seat)
    .sort((one, other) => isOther(scene, one) - isOther(scene, other));
  return [
    chapter(say("pyramids.expedition"), expeditionWords(table)),
    order.map((seat) => playerWords(scene, table, seat)),
    chapter(say("pyramids.display"), displayWords(scene, table)),
    chapter(say("pyramids.claims"), claimWords(scene, table)),
    table.standing ? chapter(say("pyramids.standings"), standingWords(scene, table)) : null,
  ];
}

/** @param {PyramidsScene} scene */
const isOther = (scene, seat) => Number(seat !== scene.seat);
const shapeName = (name) => say(`pyramids.shape.${name}`);

/** @param {Position} table */
const expeditionWords = (table) =>
  h(
    "p",
    {},
    table.expeditions.length
      ? say("pyramids.words_expedition", {
          shape: shapeName(table.expeditions.at(-1)),
          seen: table.expeditions.slice(0, -1).map(shapeName),
        })
      : say("pyramids.face_down"),
  );

// --- players ---

/** What a seat is called above its part; your own tells that it is you, once. */
/** @param {Pick<PyramidsScene, "seats" | "seat">} scene */
export function titleOf({ seats, seat: own }, seat) {
  const name = nameOf(seats[seat]);
  return seat === own && !saysYou(seats[seat]) ? say("pyramids.words_you", { name }) : name;
}

/** @param {PyramidsScene} scene @param {Position} table */
function playerWords(scene, table, seat) {
  const step = stepOf(table);
  return h(
    "section",
    {},
    h("h3", {}, named(titleOf(scene, seat))),
    h("p", {}, possessionWords(table, seat)),
    !scene.isShown && (step === "mark" || step === "keep")
      ? h("p", {}, say(`pyramids.step_${step}_${hasDone(table, seat) ? "done" : "busy"}`))
      : null,
    cardsOf(table, seat).map((card) =>
      card === null ? h("p", {}, say("pyramids.face_down")) : chamberTable(scene, table, card),
    ),
  );
}

/** @param {Position} table */
function possessionWords(table, seat) {
  const [red, green] = table.gems[seat];
  return say("pyramids.words_has", {
    red,
    green,
    skulls: table.skulls[seat],
    torches: table.torches[seat].filter(Boolean).length,
    explored: table.explored[seat],
  });
}

/** A chamber as a table of five by five; chambers are many, and change one at a time. */
/** @param {PyramidsScene} scene @param {Position} table */
function chamberTable(scene, table, card) {
  const { crossed } = crossedOn(table, card);
  const letters = lettersOf(card, scene.figures);
  return part(`words-${card}`, [letters, crossed], () =>
    drawTable(letters, crossed, cardLabel(card, scene.figures, crossed)),
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
    crossed.includes(FIELDS[at]) ? say("pyramids.words_crossed", { what: relicName(letters[at]) }) : relicName(letters[at]);
  return h(
    "tr",
    {},
    h("th", { scope: "row" }, String(row + 1)),
    Array.from({ length: SIDE }, (_, column) => h("td", {}, words(place(column)))),
  );
}

// --- display, points and colours ---

/** @param {PyramidsScene} scene @param {Position} table */
const standingWords = (scene, table) =>
  part("words-points", [table.standing, scene.seats.map(nameOf)], () => pointsTable(scene, table));

/** @param {PyramidsScene} scene @param {Position} table */
const displayWords = (scene, table) => table.display.filter(Boolean).map((card) => chamberTable(scene, table, card));

/** @param {PyramidsScene} scene @param {Position} table */
function claimWords(scene, table) {
  const worth = scene.figures?.["score.colour"] ?? [];
  const taker = (seat) => (seat === null ? say("pyramids.words_free") : nameOf(scene.seats[seat]));
  return h(
    "ul",
    {},
    COLOURS.flatMap((colour) =>
      table.claimed[colour].map((seat, place) =>
        h("li", {}, say("pyramids.words_claim", { colour, points: worth[place] ?? null, name: taker(seat) })),
      ),
    ),
  );
}
