// The Nile: signs of water, and the courses that a ship may take, measured on the page.
import { short } from "../../drawings/svg.js";
import { s } from "../../ui/dom.js";
import { ownId } from "../../ui/memo.js";

const QUAY = 16; // px
const BEND = 60; // px

/** The pattern of the water, once on the table. */
export const waterDefs = () => `<svg class="defs" aria-hidden="true"><defs>
  <pattern id="${ownId("water")}" width="72" height="44" patternUnits="userSpaceOnUse">
    <path d="M4 12l5-5 5 5 5-5 5 5 5-5 5 5M40 34l5-5 5 5 5-5 5 5 5-5 5 5" class="zigzag"/></pattern></defs></svg>`;

/** The water, and an empty sheet for the courses; what is drawn on that sheet is not touched by later pictures. */
export const river = () => [
  s(
    "svg",
    { class: "water", "aria-hidden": "true", "data-key": "water" },
    s("rect", { width: "100%", height: "100%", fill: `url(#${ownId("water")})` }),
  ),
  s("svg", { class: "courses", "aria-hidden": "true", "data-key": "courses", "data-drawn": "courses" }),
];

/** Draws the courses anew as soon as the picture stands. */
export function drawCoursesSoon({ root, gaze }) {
  if (gaze.isDue) return;
  gaze.isDue = true;
  requestAnimationFrame(() => {
    gaze.isDue = false;
    drawCourses(root);
  });
}

/** They change with the size of the page. */
/** @param {Stage} stage */
export function prepareCourses(stage) {
  addEventListener("resize", () => drawCoursesSoon(stage), { signal: stage.signal });
}

/** From the bow of the chosen ship to every open dock, and of a ship that is only shown to its dock. */
function drawCourses(root) {
  const sheet = root.querySelector(".courses");
  if (!sheet) return;
  const corner = sheet.getBoundingClientRect();
  const from = root.querySelector(".berth.is-selected .hull");
  const advised = root.querySelector(".berth.is-advised .hull");
  sheet.replaceChildren(
    ...coursesBetween(corner, from, root.querySelectorAll(".dock .landing")),
    ...coursesBetween(corner, advised, root.querySelectorAll(".site.is-advised .dock"), "course is-advised"),
  );
}

function coursesBetween(corner, from, docks, cls = "course") {
  if (!from) return [];
  const hull = from.getBoundingClientRect();
  const bow = { x: hull.right - corner.left + 6, y: hull.top - corner.top + hull.height * 0.45 };
  const deck = { x: hull.left - corner.left + hull.width / 2, y: hull.top - corner.top };
  return [...docks].map((dock) => {
    const goal = dock.getBoundingClientRect();
    const end = dock.matches(".dock") ? goal.right - QUAY : goal.left - 4; // of an empty dock, its quay
    const to = { x: end - corner.left, y: goal.top - corner.top + goal.height / 2 };
    return to.x > bow.x ? course(bow, to, (to.x - bow.x) * 0.55, 0, cls) : course(deck, to, -BEND, (to.y - deck.y) * 0.6, cls);
  });
}

/** It leaves to the right, or upwards where the sites lie above the harbour, and arrives from the side. */
function course(from, to, bend, rise, cls) {
  const d = [`M${short(from.x)} ${short(from.y)}C`, from.x + (rise ? 0 : bend), from.y + rise, to.x - bend, to.y, to.x, to.y];
  return s("path", { class: cls, d: d.map((part) => (typeof part === "number" ? short(part) : part)).join(" ") });
}
