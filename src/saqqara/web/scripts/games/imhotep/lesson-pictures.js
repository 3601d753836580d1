// A small picture for each lesson of Imhotep: what its name tells of, else stones.
import { drawing } from "../../drawings/drawing.js";
import { emblem } from "../../drawings/emblem.js";
import { icon } from "../../drawings/icons.js";
import { shipArt } from "../../drawings/ship.js";
import { cubeIcon } from "../../drawings/stone.js";
import { h } from "../../ui/dom.js";
import { sitePicture } from "./site-pictures.js";

const [BLACK, WHITE] = [0, 1];
const SITES = ["market", "pyramid", "temple", "chamber", "obelisks"];
const CARDS = { entrance: "red", sarcophagus: "red", path: "red", lever: "blue", hammer: "blue", sail: "blue", chisel: "blue", statue: "violet", decoration: "green" };
const EMBLEMS = { decoration: "pyramid-decoration" };

const boat = (cargo, isReady, isLarge) => shipArt({ letter: "a", spaces: 3, cargo, isReady, targets: isReady ? [] : [1] }, { size: isLarge ? 190 : 96 });

const cardOf = (card, size) => h("span", { class: "l-card", "data-kind": CARDS[card] }, drawing(emblem(EMBLEMS[card] ?? card, size)));

/** @returns {[string, any[]]} */
const onWater = (isLarge, cargo = [WHITE, null, null], isReady = false) => ["is-water", [drawing(boat(cargo, isReady, isLarge))]];
/** @returns {[string, any[]]} */
const plain = (...parts) => ["", parts];

/** By what is in the names of lessons; the first that fits is drawn. */
/** @type {LessonPicture[]} */
export const pictures = [
  [/voyage|load|sail-|minimum/, (_, isLarge) => onWater(isLarge)],
  [/tempo|ship|other/, (_, isLarge) => onWater(isLarge, [WHITE, BLACK, BLACK], true)],
  [new RegExp(Object.keys(CARDS).join("|")), ([card], isLarge) => plain(cardOf(card, isLarge ? 56 : 26))],
  [new RegExp(`(${SITES.join("|")}).*?(-b)?$`), ([, site, b]) => plain(drawing(sitePicture(site, b ? "B" : "A")))],
  [/red-/, (_, isLarge) => plain(cardOf("entrance", isLarge ? 56 : 26), cardOf("path", isLarge ? 56 : 26))],
  [/round/, (_, isLarge) => plain(drawing(icon("clock", isLarge ? 64 : 28)))],
  [/wrath|end/, (_, isLarge) => plain(drawing(emblem("pyramid", isLarge ? 84 : 38)))],
  [/./, (_, isLarge) => plain(drawing(cubeIcon(BLACK, isLarge ? 26 : 13)), drawing(cubeIcon(WHITE, isLarge ? 26 : 13)))],
];
