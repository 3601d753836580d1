// The table: one river, read from left to right. Ships lie in the harbour, sites with their docks on the other bank.
import { drawing } from "../../drawings/drawing.js";
import { h } from "../../ui/dom.js";
import { harbour } from "./harbour.js";
import { stage } from "./picks.js";
import { river, waterDefs } from "./river.js";
import { SITES, siteSection } from "./site.js";

/** Everything on the table. */
/** @param {ImhotepScene} scene */
export function board(scene) {
  const table = scene.position;
  const now = stage(scene);
  const folds = { isFolded: scene.gaze.isFolded, openSite: scene.gaze.open };
  const view = { scene, table, figures: scene.figures, stage: now, ...folds };
  return [
    drawing(waterDefs()),
    h(
      "div",
      { class: "nile", "data-key": "nile", "data-mode": view.stage.mode },
      river(),
      harbour(view),
      h(
        "div",
        { class: "sites", "data-rove": "sites" },
        SITES.map((site) => siteSection(site, view)),
      ),
    ),
  ];
}
