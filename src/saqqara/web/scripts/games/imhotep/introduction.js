// Imhotep for those who wait at a table: what it is, and what was agreed.
import { h } from "../../ui/dom.js";
import { hasWords, say } from "../../ui/words.js";
import { laidSites } from "./laid-sites.js";

const ACTIONS = ["take", "load", "sail", "play"];

export const introduction = ({ options }) => [
  h("p", {}, say("game.imhotep.about")),
  h("p", { class: "faint" }, say("game.imhotep.size")),
  hasWords("start.turn") ? turn() : null,
  laidSites(options),
  options.wrath ? h("p", { class: "agreed" }, h("b", {}, say("imhotep.option.wrath")), " ", say("imhotep.option.wrath_about")) : null,
];

/** What can be done in a turn: one of these, in no order. The texts are those of the start page. */
const turn = () => [
  h("h4", {}, say("start.turn")),
  h(
    "ul",
    { class: "steps" },
    ACTIONS.map((action) => h("li", {}, h("b", {}, say(`start.turn.${action}`)), h("span", {}, say(`start.turn.${action}.about`)))),
  ),
];
