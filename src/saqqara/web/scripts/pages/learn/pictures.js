// A small picture for each lesson of the list: what its name tells of, else what its chapter does.
import { drawing } from "../../drawings/drawing.js";
import { emblem } from "../../drawings/emblem.js";
import { icon } from "../../drawings/icons.js";
import { shipArt } from "../../drawings/ship.js";
import { cubeIcon } from "../../drawings/stone.js";
import { sitePicture } from "../../games/imhotep/site-pictures.js";
import { relic, sign } from "../../games/pyramids/relic.js";
import { shape, SHAPES } from "../../games/pyramids/shape.js";
import { h } from "../../ui/dom.js";

const [BLACK, WHITE] = [0, 1];
const SITES = ["market", "pyramid", "temple", "chamber", "obelisks"];
const CARDS = { entrance: "red", sarcophagus: "red", path: "red", lever: "blue", hammer: "blue", sail: "blue", chisel: "blue", statue: "violet", decoration: "green" };
const EMBLEMS = { decoration: "pyramid-decoration" };
const RELICS = { gems: "rg", skulls: "s", worth: "s", cross: "x", torches: "t", elixir: "e" };
const SIGNS = ["green", "orange", "purple"];

const boat = (cargo, isReady, isLarge) => shipArt({ letter: "a", spaces: 3, cargo, isReady, targets: isReady ? [] : [1] }, { size: isLarge ? 190 : 96 });

const cardOf = (card, size) => h("span", { class: "l-card", "data-kind": CARDS[card] }, drawing(emblem(EMBLEMS[card] ?? card, size)));
const signOf = (colour, size) => h("span", { class: "l-sign", "data-kind": colour }, drawing(sign(colour, size)));

const onWater = (isLarge, cargo = [WHITE, null, null], isReady = false) => ["is-water", [drawing(boat(cargo, isReady, isLarge))]];
const plain = (...parts) => ["", parts];

/** By what is in the names of lessons; the first that fits is drawn. */
const IMHOTEP = [
  [/voyage|load|sail-|minimum/, (_, isLarge) => onWater(isLarge)],
  [/tempo|ship|other/, (_, isLarge) => onWater(isLarge, [WHITE, BLACK, BLACK], true)],
  [new RegExp(Object.keys(CARDS).join("|")), ([card], isLarge) => plain(cardOf(card, isLarge ? 56 : 26))],
  [new RegExp(`(${SITES.join("|")}).*?(-b)?$`), ([, site, b]) => plain(drawing(sitePicture(site, b ? "B" : "A")))],
  [/red-/, (_, isLarge) => plain(cardOf("entrance", isLarge ? 56 : 26), cardOf("path", isLarge ? 56 : 26))],
  [/round/, (_, isLarge) => plain(drawing(icon("clock", isLarge ? 64 : 28)))],
  [/wrath|end/, (_, isLarge) => plain(drawing(emblem("pyramid", isLarge ? 84 : 38)))],
  [/./, (_, isLarge) => plain(drawing(cubeIcon(BLACK, isLarge ? 26 : 13)), drawing(cubeIcon(WHITE, isLarge ? 26 : 13)))],
];

const PYRAMIDS = [
  [/turn|shape/, (_, isLarge) => plain(drawing(icon("rotate", isLarge ? 56 : 24)), drawing(icon("mirror", isLarge ? 56 : 24)))],
  [/tomb/, (_, isLarge) => ["is-gold", [drawing(relic("T", isLarge ? 76 : 34))]]],
  [new RegExp(Object.keys(RELICS).join("|")), ([kind], isLarge) => plain(...[...RELICS[kind]].map((letter) => drawing(relic(letter, isLarge ? 56 : 24))))],
  [/claim|colour|race|first/, ([word], isLarge) => (word === "first" ? paved(isLarge) : plain(...SIGNS.map((colour) => signOf(colour, isLarge ? 40 : 13))))],
  [/new/, (_, isLarge) => plain(signOf("green", isLarge ? 56 : 24))],
  [/end|round/, (_, isLarge) => plain(drawing(icon("clock", isLarge ? 64 : 28)))],
  [/./, (_, isLarge) => paved(isLarge)],
];

const paved = (isLarge) => plain(drawing(shape(SHAPES.v3, isLarge ? 34 : 15)));

const GAMES = { imhotep: IMHOTEP, pyramids: PYRAMIDS };

/** @param {{ game: string, name: string }} lesson @param {boolean} [isLarge] */
export function pictureOf({ game, name }, isLarge = false) {
  const [form, draw] = GAMES[game].find(([one]) => one.test(name));
  const [ground, parts] = draw(form.exec(name), isLarge);
  return h("span", { class: `l-drawn ${ground}` }, parts);
}
