// The sites as they lie on the table: a small picture of each with its side.
import { drawing } from "../../drawings/drawing.js";
import { h } from "../../ui/dom.js";
import { say } from "../../ui/words.js";
import { sitePicture } from "./site-pictures.js";

const SITES = ["market", "pyramid", "temple", "chamber", "obelisks"];

export const laidSites = ({ sides = "AAAAA" }) =>
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
