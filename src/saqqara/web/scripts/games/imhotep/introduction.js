// Imhotep for those who wait at a table: what it is, and what was agreed.
import { drawing } from "../../drawings/drawing.js";
import { h } from "../../ui/dom.js";
import { say } from "../../ui/words.js";
import { sitePicture } from "./site-pictures.js";

const SITES = ["market", "pyramid", "temple", "chamber", "obelisks"];

export const introduction = ({ options }) => [
  h("p", {}, say("game.imhotep.about")),
  h("p", { class: "faint" }, say("game.imhotep.size")),
  sites(options),
  options.wrath ? h("p", { class: "agreed" }, h("b", {}, say("imhotep.option.wrath")), " ", say("imhotep.option.wrath_about")) : null,
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
