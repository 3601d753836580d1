// What the start page offers of this game: its pictures. There is nothing to choose.
import { pyramidCard } from "./chamber.js";
import { relic } from "./relic.js";

// chambers of our own: a picture shows nothing of a box
const PICTURED = {
  "colours.orange": [31],
  "chambers.31": "r.#Eg .s.x. #.#.e gs.r# .#T..",
  "colours.purple": [17],
  "chambers.17": "#.E.r g.#s. .s.#x #g..t rT#s.",
};
const CROSSED = ["b1", "c1", "d1", "e1", "b2"];

/** One card untouched, one half explored. */
const twoCards = () =>
  pyramidCard(31, PICTURED, { f: 19 }) + pyramidCard(17, PICTURED, { f: 19, marks: { crossed: CROSSED } });

export const offer = { picture: twoCards, sign: () => relic("T", 34) };
