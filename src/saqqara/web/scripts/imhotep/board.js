// The table: one river, read from left to right. Ships lie in the harbour, sites with their docks on the other bank.
import { h } from "../dom.js";
import { drawing } from "../draw/drawing.js";
import { tableOnScreen } from "../room.js";
import { isFolded } from "./accordion.js";
import { harbour } from "./harbour.js";
import { stage } from "./picks.js";
import { river, waterDefs } from "./river.js";
import { SITES, siteSection } from "./site.js";

/** Everything on the table. */
export function board(room) {
  const table = tableOnScreen(room);
  const now = stage(room);
  const folds = { isFolded: isFolded(), openSite: room.gaze.open };
  const scene = { room, table, figures: room.figures, stage: now, ...folds };
  return [
    drawing(waterDefs()),
    h(
      "div",
      { class: "nile", "data-key": "nile", "data-mode": scene.stage.mode },
      river(),
      harbour(scene),
      h(
        "div",
        { class: "sites", "data-rove": "sites" },
        SITES.map((site) => siteSection(site, scene)),
      ),
    ),
  ];
}
