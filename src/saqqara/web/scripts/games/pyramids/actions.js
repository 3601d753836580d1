// The buttons: tools that change the shape, and the one that says the move.
import { drawing } from "../../drawings/drawing.js";
import { icon } from "../../drawings/icons.js";
import { h } from "../../ui/dom.js";
import { shortcutOf } from "../../ui/keymap.js";
import { part } from "../../ui/memo.js";
import { say } from "../../ui/words.js";
import { legalNow, owedNow, pickedLetters, wantsSingle } from "./asked.js";
import { KEYMAP } from "./keymap.js";
import { wayNow } from "./picks.js";
import { placements } from "./placement.js";
import { isSameWay, mirrored } from "./shape.js";
import { why } from "./why.js";

const key = (name) => h("kbd", { "aria-hidden": "true" }, name);

const toolButton = (pick, picture, words, more = {}) =>
  h(
    "button",
    { class: "btn", type: "button", "data-pick": pick, "data-key": pick, "aria-keyshortcuts": shortcutOf(KEYMAP, pick), ...more },
    drawing(icon(picture, 20)),
    h("span", {}, words),
    key(shortcutOf(KEYMAP, pick)),
  );

/** Rotate, mirror, one field: they rest while there is no shape to place, or it is its own mirror image. */
/** @param {PyramidsScene} scene */
export function tools(scene) {
  const all = placements(legalNow(scene));
  const isAsked = owedNow(scene) === "mark";
  const hasShape = isAsked && !wantsSingle(scene, all);
  const canSwitch = isAsked && !all.every((one) => one.fields.length === 1);
  const hasImage = hasShape && !isSameWay(wayNow(scene), mirrored(wayNow(scene)));
  const isPressed = isAsked && wantsSingle(scene, all);
  const off = (can) => ({ "aria-disabled": can ? null : "true" });
  return part("shape-tools", [hasShape, hasImage, canSwitch, isPressed], () =>
    h(
      "div",
      { class: "shape-tools", role: "group", "aria-label": say("pyramids.tools") },
      toolButton("rotate", "rotate", say("pyramids.rotate"), off(hasShape)),
      toolButton("mirror", "mirror", say("pyramids.mirror"), off(hasImage)),
      toolButton("single", "single", say("pyramids.single"), { ...off(canSwitch), "aria-pressed": String(isPressed) }),
    ),
  );
}

const TOPICS = { keep: "set-up", mark: "mark", cross: "red-cross", take: "new-pyramid" };
const TOPICS_OF_FIELDS = { T: "golden-tomb", x: "red-cross", e: "elixir", E: "entrance-field" };

/** The rule to ask for: of what the picked move covers, else of what is asked. */
/** @param {PyramidsScene} scene */
function topicOf(scene, owed) {
  const letters = pickedLetters(scene);
  const covered = Object.keys(TOPICS_OF_FIELDS).find((letter) => letters.includes(letter));
  if (covered) return TOPICS_OF_FIELDS[covered];
  return owed === "mark" && wantsSingle(scene) ? "single-field" : TOPICS[owed];
}

/** What says the picked move; it rests until there is one. */
/** @param {PyramidsScene} scene */
export function actions(scene) {
  const owed = owedNow(scene);
  const isReady = legalNow(scene).includes(scene.picks.move) && !scene.isSending;
  return [
    h(
      "button",
      {
        class: "btn primary commit",
        type: "button",
        "data-pick": "commit",
        "data-key": "commit",
        "aria-disabled": isReady ? null : "true",
        "aria-keyshortcuts": shortcutOf(KEYMAP, "commit"),
      },
      drawing(icon("check", 20)),
      h("span", {}, commitWords(scene, owed)),
      key(shortcutOf(KEYMAP, "commit")),
    ),
    why(topicOf(scene, owed)),
  ];
}

/** @param {PyramidsScene} scene */
function commitWords(scene, owed) {
  const [, card] = scene.picks.move?.split(" ") ?? [];
  if (owed === "keep") return say("pyramids.keep_both");
  if (owed !== "take") return say("pyramids.cross_off");
  if (!card) return say("pyramids.take");
  return card === "deck" ? say("pyramids.take_top") : say("pyramids.take_card", { card: Number(card) });
}
