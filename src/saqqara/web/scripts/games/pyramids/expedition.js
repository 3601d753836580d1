// The expedition: the card that is turned up, the tools that turn its shape, and what was seen this round.
import { drawing } from "../../drawings/drawing.js";
import { h } from "../../ui/dom.js";
import { numberOf, part } from "../../ui/memo.js";
import { say } from "../../ui/words.js";
import { tools } from "./actions.js";
import { ghostPlacement, pickedPlacement } from "./asked.js";
import { isSingle } from "./placement.js";
import { expeditionsInAll } from "./printed.js";
import { shape, SHAPES } from "./shape.js";
import { why } from "./why.js";

/** @param {PyramidsScene} scene */
export function expedition(scene) {
  const table = scene.position;
  const { expeditions, round } = table;
  return h(
    "section",
    { class: "expedition sheet", "data-key": "expedition", "aria-label": say("pyramids.expedition") },
    currentCard(scene, table),
    scene.seat === null ? null : tools(scene),
    part("seen", [expeditions, round, numberOf(scene.figures)], () => seen(table, scene.figures)),
  );
}

/** @param {PyramidsScene} scene @param {Position} table */
function currentCard(scene, table) {
  const current = table.expeditions.at(-1);
  const way = current && wayOnCard(scene, current);
  const turned = `${table.round}.${table.expeditions.length}`;
  return part("x-card", [turned, current, way], () =>
    h(
      "div",
      { class: "x-card", "data-turned": turned },
      h("h2", {}, say("pyramids.expedition"), why("expedition")),
      h(
        "div",
        { class: current ? "x-shape" : "x-shape unseen" },
        current
          ? drawing(shape(way, 40, say(`pyramids.shape.${current}`)))
          : h("span", { "aria-label": say("pyramids.face_down"), role: "img" }, "?"),
      ),
      current ? h("p", { class: "x-name", "aria-hidden": "true" }, say(`pyramids.shape.${current}`)) : null,
    ),
  );
}

/** The shape lies on its card as it lies in the chamber. */
/** @param {PyramidsScene} scene */
function wayOnCard(scene, current) {
  if (scene.isPast || scene.seat === null) return SHAPES[current];
  const picked = ghostPlacement(scene) ?? pickedPlacement(scene);
  if (picked && !isSingle(picked)) return picked.way;
  return scene.picks.way ?? SHAPES[current];
}

/** P3.1  Earlier shapes of this round, and how many cards are face down. */
/** @param {Position} table @param {Figures} figures */
function seen(table, figures) {
  const hidden = Math.max(0, expeditionsInAll(figures) - table.expeditions.length);
  return h(
    "div",
    { class: "x-seen-part" },
    h("h3", { class: "x-note" }, say("pyramids.seen")),
    h(
      "ol",
      { class: "x-seen" },
      table.expeditions.slice(0, -1).map((name) => h("li", {}, drawing(shape(SHAPES[name], 10, say(`pyramids.shape.${name}`))))),
      Array.from({ length: hidden }, () => h("li", { class: "unknown", "aria-hidden": "true" }, "?")),
      h("li", { class: "sr" }, say("pyramids.still_face_down", { count: hidden })),
    ),
  );
}
