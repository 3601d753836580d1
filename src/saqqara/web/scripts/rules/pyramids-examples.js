// Examples of the rules of Pyramids.
import { drawing } from "../drawings/drawing.js";
import { icon } from "../drawings/icons.js";
import { range } from "../drawings/svg.js";
import { pyramidCard } from "../games/pyramids/chamber.js";
import { COLOURS, cardColour, FIELDS, lettersOf } from "../games/pyramids/printed.js";
import { relic, sign } from "../games/pyramids/relic.js";
import { SHAPES, shape, turned } from "../games/pyramids/shape.js";
import { h } from "../ui/dom.js";
import { assumedNumber, figureText } from "./box.js";

// --- cards ---

const NUMBER = 12;
const ROWS = "#.E.g #.#.. ..s.# .#.#r gt.T.";

/** A card of the example's own, so that its caption is true in every edition. */
const example = (marks, rows = ROWS) =>
  cardOf(NUMBER, { [`chambers.${NUMBER}`]: rows, "colours.purple": [NUMBER] }, { f: 30, marks });

/** A card of the edition. */
/** @param {Figures} figures */
const small = (card, figures, marks = {}) => cardOf(card, figures, { f: 15, marks });

/** @param {Figures} figures */
const cardOf = (card, figures, look) =>
  h("span", { class: "pcard", "data-kind": cardColour(card, figures) }, drawing(pyramidCard(card, figures, look)));

const fields = (text) => text.split(" ");

/** The field with the tomb is crossed off. */
/** @param {Figures} figures */
const reached = (card, figures) => ({ crossed: [FIELDS[lettersOf(card, figures).indexOf("T")]] });

// --- what is noted ---

/** A step of the score card; `state` is "got", "gone" or "open". */
const step = (picture, value, state = "got") =>
  h("span", { class: `step is-${state}` }, drawing(picture), value !== null && h("b", {}, value));

const signOf = (colour) => h("span", { class: "colour-sign", "data-kind": colour }, drawing(sign(colour, 22)));

const skulls = ({ figures }, isGone) =>
  figures["score.skulls"]
    .slice(0, 5)
    .map((value, place) => step(relic("s", 24), value, isGone(place) ? "gone" : "got"));

/** What so many skulls cost; an edition may print fewer of them. */
const costOf = (box, count) => figureText(box, "score.skulls", Math.min(count, box.figures["score.skulls"].length) - 1);

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const gems = ({ figures }, pairs, singles) =>
  pairs * figures["score.pair_of_gems"] + singles * figures["score.single_gem"];

function score(box) {
  const { figures } = box;
  return {
    pyramids: 5 * figures["score.explored"],
    torches: 2 * figures["score.torch"],
    colours: figures["score.colour"][0],
    gems: gems(box, 3, 1),
    skulls: figures["score.skulls"].slice(0, 4).at(-1),
  };
}

const shapes = (turns = 0) => Object.values(SHAPES).map((way) => drawing(shape(turns ? turned(way) : way, 13)));

/** The first two numbers of a colour. */
const pairOf = ({ figures }, colour) => figures[`colours.${colour}`].slice(0, 2);

/** Two numbers of different colours, the lower one first. */
const rivals = ({ figures }) =>
  [figures["colours.green"][1], figures["colours.orange"][3]].sort((one, other) => one - other);

export const PYRAMIDS = {
  "pyramids-aim": () => ({ picture: example({ crossed: fields("c1 d1 d2 d3 c3 c4 c5 d5") }) }),
  "pyramid-card": (box) => {
    const [, , card] = box.figures["colours.orange"];
    return { picture: cardOf(card, box.figures, { f: 30 }), values: { number: assumedNumber(box, card) } };
  },
  "our-deck": (box) => {
    const card = box.figures["colours.green"].at(-1);
    return { picture: cardOf(card, box.figures, { f: 30 }), values: { number: assumedNumber(box, card) } };
  },
  "score-card": () => ({
    picture: [
      ["r", "g", "t", "s"].map((letter) => step(relic(letter, 26), null)),
      COLOURS.map(signOf),
    ],
  }),
  "set-up": ({ figures }) => ({ picture: range(figures["start.drawn"], (place) => small(place + 5, figures)) }),
  expedition: () => ({ picture: shapes() }),
  mark: () => ({ picture: [way("v3", 3), example({ crossed: fields("c1 d1"), ghosted: fields("e1 e2 d2") })] }),
  "entrance-field": () => ({ picture: [way("l4"), example({ ghosted: fields("c1 d1 e1 e2") })] }),
  "single-field": () => ({
    picture: example({ crossed: fields("c1 d1 d2"), ghosted: fields("e2") }, ROWS.replace("#.#..", "#.#.r")),
  }),
  "golden-tomb": () => ({
    picture: [way("v3"), example({ crossed: fields("c1 d1 d2 d3 c3"), ghosted: fields("c4 c5 d5") })],
  }),
  gems: (box) => ({
    picture: ["r", "g", "r", "g", "r"].map((letter) => drawing(relic(letter, 28))),
    values: { points: gems(box, 2, 1) },
  }),
  skulls: (box) => ({
    picture: skulls(box, () => false).slice(0, 4),
    values: { points: costOf(box, 4) },
  }),
  torches: ({ figures }) => ({
    picture: range(figures["rounds.count"], (round) =>
      step(relic("t", 26), round + 1, round === 0 ? "got" : "open"),
    ),
  }),
  elixir: (box) => ({
    picture: [drawing(relic("e", 30)), skulls(box, (place) => place > 2)],
    values: { before: costOf(box, 5), after: costOf(box, 3) },
  }),
  "red-cross": () => ({
    picture: [
      way("i2", 1),
      example({ crossed: fields("c1 d1"), fresh: fields("d2 d3"), ghosted: ["c3"] }, ROWS.replace("..s.#", "..rx#")),
    ],
  }),
  "new-pyramid": (box) => twoExplored(box, rivals(box)),
  colours: (box) => ({
    picture: [
      pairOf(box, "purple").map((card) => small(card, box.figures, reached(card, box.figures))),
      h("span", { class: "coin-mark" }, box.figures["score.colour"][0]),
    ],
    values: { first: figureText(box, "score.colour", 0), second: figureText(box, "score.colour", 1) },
  }),
  "pyramids-round-end": () => ({ picture: [drawing(icon("rotate", 26)), shapes(1)] }),
  "game-end": (box) => {
    const points = score(box);
    return { picture: pictureOf(points), values: { ...points, total: sum(Object.values(points)) - 2 * points.skulls } };
  },
  "pyramids-tie": (box) => twoExplored(box, rivals(box)),
};

/** A shape, turned so often. */
function way(name, turns = 0) {
  let lying = SHAPES[name];
  for (let turn = 0; turn < turns; turn += 1) lying = turned(lying);
  return h("span", { class: "beside-card" }, drawing(shape(lying, 18)));
}

/** @param {any} box @param {any} _ */
const twoExplored = ({ figures }, [low, high]) => ({
  picture: [low, high].map((card) => cardOf(card, figures, { f: 20, marks: reached(card, figures) })),
  values: { low, high },
});

const pictureOf = ({ pyramids, torches, colours, gems: ofGems, skulls: ofSkulls }) => [
  step(relic("T", 26), pyramids),
  step(relic("t", 26), torches),
  h("span", { class: "step is-got" }, signOf("purple"), h("b", {}, colours)),
  step(relic("g", 26), ofGems),
  step(relic("s", 26), `−${ofSkulls}`),
];

/** Two cards, as they lie on the table. */
export const coverOfPyramids = ({ figures }) =>
  [1, 3].map((card) => cardOf(figures["colours.orange"][card], figures, { f: 20 }));
