// Imhotep for those who wait at a table: what it is, and what was agreed.
import { drawing } from "../../drawings/drawing.js";
import { h } from "../../ui/dom.js";
import { hasWords, say } from "../../ui/words.js";
import { sitePicture } from "./site-pictures.js";

const ACTIONS = ["take", "load", "sail", "play"];

const SITES = ["market", "pyramid", "temple", "chamber", "obelisks"];

export const introduction = ({ options }) => [
  h("p", {}, say("game.imhotep.about")),
  h("p", { class: "faint" }, say("game.imhotep.size")),
  hasWords("start.turn") ? turn() : null,
  sites(options),
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

const sites = ({ sides = "AAAAA" }) =>
  h(
    "ul",
    { class: "laid-sites", "aria-label": say("imhotep.option.sides") },
    [...sides].map((side, place) =>
      h(
        "li",
        {},
        drawing(sitePicture(SITES[place], side)),
        h("span", {}, say(`imhotep.site.${SITES[place]}`), " ", h("b", {}, side)),
      ),
    ),
  );
