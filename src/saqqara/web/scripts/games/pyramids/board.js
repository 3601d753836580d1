// The Pyramids table: expedition, one's own cards, score card, display. On a phone score card, display and others are
// one sheet of three.
import { h } from "../../ui/dom.js";
import { say } from "../../ui/words.js";
import { isSetUp, owedNow, stepOf } from "./asked.js";
import { display } from "./display.js";
import { expedition } from "./expedition.js";
import { mine } from "./mine.js";
import { othersSheet } from "./others.js";
import { scoreCard } from "./score-card.js";
import { standings } from "./standings.js";

const SHEETS = ["score", "display", "others"];

/** @param {PyramidsScene} scene */
export function board(scene) {
  const isOnlooker = scene.seat === null;
  const sheet = sheetNow(scene);
  return [
    expedition(scene),
    isOnlooker ? null : mine(scene),
    sheetTabs(sheet, isOnlooker),
    isOnlooker ? standings(scene, sheet === "score") : scoreCard(scene, sheet === "score"),
    display(scene, sheet === "display"),
    othersSheet(scene, sheet === "others"),
  ];
}

/** What the layout of the whole page depends on. */
/** @param {PyramidsScene} scene */
export function arrangement(scene) {
  const table = scene.position;
  const isOnlooker = scene.seat === null;
  const isTaking = stepOf(table) === "take" && sheetNow(scene) === "display";
  const isChoosing = !isOnlooker && isSetUp(table);
  return [isOnlooker && "standings", isChoosing && "set-up", isTaking && "taking"].filter(Boolean).join(" ");
}

/** What is counted at the end, what is needed to answer, else what was opened last. */
/** @param {PyramidsScene} scene */
function sheetNow(scene) {
  const needed = owedNow(scene) === "take" ? "display" : null;
  if (scene.counting) return "score";
  return scene.picks?.sheet ?? needed ?? scene.gaze.sheet ?? (scene.seat === null ? "others" : "score");
}

const sheetTabs = (open, isOnlooker) =>
  h(
    "div",
    { class: "sheet-tabs", role: "group", "aria-label": say("pyramids.sheets"), "data-key": "sheets" },
    SHEETS.map((sheet) =>
      h(
        "button",
        { type: "button", "data-pick": `sheet ${sheet}`, "data-key": sheet, "aria-pressed": String(sheet === open) },
        isOnlooker && sheet === "others" ? say("seats.title") : say(`pyramids.sheet_${sheet}`),
      ),
    ),
  );
