// For whoever only looks on: the points of all players by source, and the colours' points.
import { nameHere } from "../../table/names.js";
import { h, named } from "../../ui/dom.js";
import { figure, say } from "../../ui/words.js";
import { claims } from "./score-card.js";

const SOURCES = ["pyramids", "colours", "gems", "torches", "skulls", "total"];

/** @param {PyramidsScene} scene */
export function standings(scene, isOpen) {
  const table = scene.position;
  return h(
    "section",
    { class: `score sheet standings${isOpen ? " is-open" : ""}`, "data-key": "score", "data-counting": scene.counting?.source, "aria-label": say("pyramids.standings") },
    h("header", {}, h("h2", {}, say("pyramids.standings"))),
    scene.told?.standing ? pointsTable(scene, scene.told) : null,
    claims(scene, table, null),
  );
}

/** Sources from top to bottom, so that four names fit beside each other. */
/** @param {PyramidsScene} scene @param {Position} table */
export const pointsTable = (scene, table) =>
  h(
    "table",
    { class: "by-source" },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        h("td"),
        scene.seats.map((seat) => h("th", { scope: "col" }, named(nameHere(seat)))),
      ),
    ),
    h(
      "tbody",
      {},
      SOURCES.map((source) => sourceRow(table, source)),
    ),
  );

/** @param {Position} table */
const sourceRow = (table, source) =>
  h(
    "tr",
    { class: source },
    h("th", { scope: "row" }, say(source === "total" ? "end.points" : `pyramids.source.${source}`)),
    table.standing.map((standing) => h("td", {}, figure(standing[source] ?? ""))),
  );
