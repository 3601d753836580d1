// A small picture for each lesson of Pyramids: what its name tells of, else a shape.
import { drawing } from "../../drawings/drawing.js";
import { icon } from "../../drawings/icons.js";
import { h } from "../../ui/dom.js";
import { relic, sign } from "./relic.js";
import { shape, SHAPES } from "./shape.js";

const RELICS = { gems: "rg", skulls: "s", worth: "s", cross: "x", torches: "t", elixir: "e" };
const SIGNS = ["green", "orange", "purple"];

const signOf = (colour, size) => h("span", { class: "l-sign", "data-kind": colour }, drawing(sign(colour, size)));
/** @returns {[string, any[]]} */
const plain = (...parts) => ["", parts];
const paved = (isLarge) => plain(drawing(shape(SHAPES.v3, isLarge ? 34 : 15)));

/** By what is in the names of lessons; the first that fits is drawn. */
/** @type {LessonPicture[]} */
export const pictures = [
  [/turn|shape/, (_, isLarge) => plain(drawing(icon("rotate", isLarge ? 56 : 24)), drawing(icon("mirror", isLarge ? 56 : 24)))],
  [/tomb/, (_, isLarge) => ["is-gold", [drawing(relic("T", isLarge ? 76 : 34))]]],
  [new RegExp(Object.keys(RELICS).join("|")), ([kind], isLarge) => plain(...[...RELICS[kind]].map((letter) => drawing(relic(letter, isLarge ? 56 : 24))))],
  [/claim|colour|race/, (_, isLarge) => plain(...SIGNS.map((colour) => signOf(colour, isLarge ? 40 : 13)))],
  [/new/, (_, isLarge) => plain(signOf("green", isLarge ? 56 : 24))],
  [/end|round/, (_, isLarge) => plain(drawing(icon("clock", isLarge ? 64 : 28)))],
  [/./, (_, isLarge) => paved(isLarge)],
];
