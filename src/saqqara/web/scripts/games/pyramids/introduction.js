// Pyramids for those who wait at a table: what it is, and how it goes.
import { h } from "../../ui/dom.js";
import { say } from "../../ui/words.js";

const STEPS = ["expedition", "mark", "tomb"];

export const introduction = () => [
  h("p", {}, say("game.pyramids.about")),
  h("p", { class: "faint" }, say("game.pyramids.size")),
  h(
    "ol",
    { class: "steps" },
    STEPS.map((step) => h("li", {}, h("b", {}, say(`pyramids.how.${step}`)), h("span", {}, say(`pyramids.how.${step}.about`)))),
  ),
];
