// A bot of a level that is chosen beside the button.
import { h } from "../ui/dom.js";
import { ownId } from "../ui/memo.js";
import { say } from "../ui/words.js";
import { button } from "./buttons.js";

const USUAL_BOT = "mason";

/** A choice of level with a button beside it. */
export function withLevel(action, words, levels, more = {}) {
  const id = ownId(`level-${action}`);
  return h(
    "div",
    { class: "row with-level", "data-key": action },
    h(
      "label",
      { class: "field" },
      h("span", {}, say("deeds.level")),
      h(
        "select",
        { id },
        levels.map((level) => h("option", { value: level, selected: level === USUAL_BOT }, say(`level.${level}`))),
      ),
    ),
    button(action, words, { "data-level-from": id, ...more }),
  );
}
