// The Nile: signs of water, and the courses that a ship may take, measured on the page.
import { short } from "../../drawings/svg.js";
import { s } from "../../ui/dom.js";
import { ownId } from "../../ui/memo.js";

const QUAY = 16; // px

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
export function furnishCourses(stage) {
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
  const x = hull.right - corner.left + 6;
  const y = hull.top - corner.top + hull.height * 0.45;
  return [...docks].map((dock) => {
    const goal = dock.getBoundingClientRect();
    const end = dock.matches(".dock") ? goal.right - QUAY : goal.left - 4; // of an empty dock, its quay
    return course(x, y, end - corner.left, goal.top - corner.top + goal.height / 2, cls);
  });
}

function course(x, y, toX, toY, cls) {
  const bend = (toX - x) * 0.55;
  const d = [`M${short(x)} ${short(y)}C`, x + bend, y, toX - bend, toY, toX, toY];
  return s("path", { class: cls, d: d.map((part) => (typeof part === "number" ? short(part) : part)).join(" ") });
}
