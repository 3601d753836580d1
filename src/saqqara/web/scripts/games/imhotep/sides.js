// The sides of the sites: a small picture of each, A or B, with a sentence about it, and ways to set them all at once.
import { drawing } from "../../drawings/drawing.js";
import { h, setText } from "../../ui/dom.js";
import { say } from "../../ui/words.js";
import { sitePicture } from "./site-pictures.js";

const SITES = ["market", "pyramid", "temple", "chamber", "obelisks"];
const SIDES = ["A", "B"];
const MIXTURES = 2 ** SITES.length;

/** The sites, once; at first all lie on side A. */
export function prepareSides(part) {
  part.append(...SITES.map(site));
}

const site = (name) =>
  h(
    "fieldset",
    { class: "site-sides", "data-site": name },
    h("legend", {}, h("span")),
    h("span", { class: "picture" }),
    h("small", { class: "side-about" }),
    h("span", { class: "segmented" }, SIDES.map((side) => sideOf(name, side))),
  );

const sideOf = (site, side) =>
  h(
    "label",
    {},
    h("input", { type: "radio", name: site, value: side, checked: side === "A" }),
    h("span", {}, side),
  );

/** The pictures of the chosen sides, with the words of the language. */
export function drawSides(form) {
  for (const part of form.querySelectorAll("[data-site]")) {
    const name = part.dataset.site;
    setText(part.querySelector("legend span"), say(`imhotep.site.${name}`));
    const side = form.elements[name].value;
    part.querySelector(".picture").replaceChildren(drawing(sitePicture(name, side)));
    setText(part.querySelector(".side-about"), say(`start.side.${name}.${side}`));
  }
}

/** As the wire writes them. */
export const sidesIn = (form) => SITES.map((name) => form.elements[name].value).join("");

/** "A" or "B" for all; "mix": some of both, by chance; "first": what the rules recommend for a first game. */
export function setSides(form, wish, numberBelow) {
  const mixture = 1 + numberBelow(MIXTURES - 2);
  const all = wish === "first" ? "A" : wish;
  SITES.forEach((name, place) => {
    form.elements[name].value = wish === "mix" ? SIDES[(mixture >> place) & 1] : all;
  });
  if (wish === "first") form.elements.wrath.checked = false;
}
