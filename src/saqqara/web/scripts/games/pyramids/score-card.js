// The score card of the seat on screen: what it has, what the picked move would add, and what is left to claim.
// A step is got (on), soon (this move), lost soon (an elixir), or not yet.
import { drawing } from "../../drawings/drawing.js";
import { endedWords, ifEnded, wouldBe } from "../../table/if-ended.js";
import { colourApart, nameOf, shortName } from "../../table/names.js";
import { h, hiddenWords, named } from "../../ui/dom.js";
import { numberOf, part } from "../../ui/memo.js";
import { figure, say, signed } from "../../ui/words.js";
import { exploredOf, foreseenNow, owedNow, pickedLetters } from "./asked.js";
import { COLOURS, cardColour } from "./printed.js";
import { relic, sign } from "./relic.js";
import { why } from "./why.js";

const SKULLS_OF_ELIXIR = 2;

/** The card, each part of it drawn anew when something of it has changed. */
/** @param {PyramidsScene} scene */
export function scoreCard(scene, isOpen) {
  const table = scene.position;
  const seat = scene.seat;
  return h(
    "section",
    {
      class: isOpen ? "score sheet is-open" : "score sheet",
      "data-key": "score",
      "data-counting": scene.counting?.source,
      "aria-label": say("pyramids.score_card"),
    },
    head(scene, table, seat),
    gains(scene, table, seat),
    tracks(scene, table, seat),
    claims(scene, table, seat),
  );
}

/** Points by source, as they are told; empty until the house tells. */
/** @param {PyramidsScene} scene */
const standingOf = ({ told }, seat) => told?.standing?.[seat] ?? {};
const points = (value) => (value === undefined ? "" : figure(value));

/** @param {PyramidsScene} scene @param {Position} table */
function head(scene, table, seat) {
  const gain = foreseenNow(scene)?.points;
  const total = scene.counting?.points[seat] ?? standingOf(scene, seat).total;
  const ended = ifEnded(scene.told, seat);
  return h(
    "header",
    {},
    h("h2", {}, say("pyramids.score_card")),
    h(
      "p",
      { class: "total", title: endedWords(ended) },
      total === undefined ? null : h("b", { "data-total": seat }, figure(total)),
      total === undefined ? null : hiddenWords(say("seats.points", { count: total })),
      wouldBe(ended, total),
      gain === undefined ? null : h("span", { class: `plus ${gain < 0 ? "bad" : gain ? "" : "nil"}` }, signed(gain)),
    ),
  );
}

// --- this move ---

/** @param {PyramidsScene} scene @param {Position} table */
function gains(scene, table, seat) {
  const lines = foreseenNow(scene)?.gains ?? [];
  if (owedNow(scene) === "mark" && !scene.picks.move) return h("p", { class: "gain" }, say("pyramids.gain_awaited"));
  const line = (gain) =>
    h(
      "li",
      {},
      gainName(scene, table, seat, gain),
      " ",
      h("b", { class: gain.points < 0 ? "bad" : "" }, signed(gain.points)),
    );
  return h("ul", { class: "gain", "aria-label": say("pyramids.this_move") }, lines.filter((gain) => gain.points).map(line));
}

/** @param {PyramidsScene} scene @param {Position} table @param {any} seat @param {any} _ */
function gainName(scene, table, seat, { source, card, colour }) {
  if (source === "pyramid") return say("pyramids.gain_pyramid", { card });
  if (source === "colour") return say("pyramids.gain_colour", { colour, count: countWithPicked(scene, table, seat, colour) });
  return say(`pyramids.gain_${source}`);
}

/** How many pyramids of a colour the seat will have explored after the picked move. */
/** @param {PyramidsScene} scene @param {Position} table */
const countWithPicked = (scene, table, seat, colour) =>
  exploredOf(table, seat, colour, scene.figures) + soonExplored(scene, colour);
/** @param {PyramidsScene} scene */
const soonExplored = (scene, colour) =>
  (foreseenNow(scene)?.reaches ?? []).filter((card) => cardColour(card, scene.figures) === colour).length;

// --- gems, skulls, torches ---

/** @param {PyramidsScene} scene @param {Position} table */
function tracks(scene, table, seat) {
  const shown = [standingOf(scene, seat), pickedLetters(scene), numberOf(scene.figures)];
  const beside = [table.torches[seat], table.explored[seat], table.round];
  return [
    part("gem-tracks", [table.gems[seat], shown], () => gemTracks(scene, table, seat)),
    part("skull-track", [table.skulls[seat], shown], () => skullTrack(scene, table, seat)),
    part("two-tracks", [beside, shown], () =>
      h("div", { class: "two-tracks" }, torchTrack(scene, table, seat), explored(scene, table, seat)),
    ),
  ];
}

/** @param {PyramidsScene} scene @param {Position} table */
function gemTracks(scene, table, seat) {
  const { figures } = scene;
  const [red, green] = table.gems[seat];
  const soon = (letter) => pickedLetters(scene).filter((one) => one === letter).length;
  const most = figures?.["score.gems"] ?? Math.max(red, green);
  return h(
    "div",
    { class: "gem-tracks" },
    track({ letter: "r", name: say("pyramids.red_gems"), steps: filled(most, red, red + soon("r")), rule: "gems" }),
    track({ letter: "g", name: say("pyramids.green_gems"), steps: filled(most, green, green + soon("g")) }),
    pairs(standingOf(scene, seat).gems, figures?.["score.pair_of_gems"]),
  );
}

/** What the gems are worth, and what a pair is: drawn, as words have no room here. */
function pairs(earned, worth) {
  const words = say("pyramids.pairs", { points: worth ?? null });
  const picture = [drawing(relic("r", 13)), drawing(relic("g", 13)), ` ${points(worth)}`];
  return h(
    "p",
    { class: "brace" },
    h("b", {}, points(earned)),
    hiddenWords(` ${words}`),
    h("span", { title: words, "aria-hidden": "true" }, picture),
  );
}

/** @param {PyramidsScene} scene @param {Position} table */
function skullTrack(scene, table, seat) {
  const have = table.skulls[seat];
  const values = scene.figures?.["score.skulls"] ?? [];
  const letters = pickedLetters(scene);
  const count = (letter) => letters.filter((one) => one === letter).length;
  const after = Math.max(0, Math.min(values.length, have + count("s")) - SKULLS_OF_ELIXIR * count("e"));
  return track({
    letter: "s",
    name: say("pyramids.skulls"),
    steps: filled(values.length, have, after),
    labels: values.map(skullLabel),
    earned: points(standingOf(scene, seat).skulls),
    rule: "skulls",
  });
}

/** @param {PyramidsScene} scene @param {Position} table */
function torchTrack(scene, table, seat) {
  const lit = table.torches[seat];
  const isSoon = pickedLetters(scene).includes("t");
  const stepOf = (isLit, number) => (isLit ? "on" : isSoon && number === table.round - 1 ? "soon" : "");
  return track({
    letter: "t",
    name: say("pyramids.torches"),
    steps: lit.map(stepOf),
    labels: lit.map((_, number) => roundLabel(number + 1)),
    earned: points(standingOf(scene, seat).torches),
    rule: "torches",
  });
}

/** What a skull costs. */
export const skullLabel = (value) => {
  const [minus, ...digits] = figure(-value);
  return h("span", { class: "penalty" }, h("span", { class: "minus" }, minus), digits.join(""));
};

/** The round of a torch: no points, so it looks otherwise than those. */
export const roundLabel = (round) => [
  h("span", { class: "of-round", "aria-hidden": "true" }, String(round)),
  hiddenWords(say("event.round", { round })),
];

/** The steps of a track that has `have` and will have `after`. */
const filled = (most, have, after) =>
  Array.from({ length: most }, (_, number) =>
    number < have ? (number < after ? "on" : "lost") : number < after ? "soon" : "",
  );

function track({ letter, name, steps, labels = null, earned = null, rule = null }) {
  const have = steps.filter((step) => step === "on" || step === "lost").length;
  return h(
    "div",
    { class: "track", "data-track": letter },
    h("h3", {}, h("span", {}, name), why(rule)),
    h(
      "ol",
      { "aria-label": say("pyramids.track", { what: name, count: have, most: steps.length }) },
      steps.map((step, number) =>
        h("li", { class: step }, drawing(relic(letter, 22)), labels?.[number] ?? null),
      ),
    ),
    earned === null ? null : h("b", { class: "pts" }, earned),
  );
}

/** @param {PyramidsScene} scene @param {Position} table */
function explored(scene, table, seat) {
  const cards = table.explored[seat];
  return h(
    "div",
    { class: "track explored", "data-track": "T" },
    h("h3", {}, h("span", {}, say("pyramids.explored")), why("golden-tomb")),
    h("p", {}, say("pyramids.explored_count", { count: cards.length, lowest: cards.length ? Math.min(...cards) : null })),
    h("b", { class: "pts" }, points(standingOf(scene, seat).pyramids)),
  );
}

// --- points for colours ---

/** P5.3  Who has claimed which points of a colour; `seat` null: nobody is "you". */
/** @param {PyramidsScene} scene @param {Position} table */
export function claims(scene, table, seat) {
  const worth = scene.figures?.["score.colour"] ?? [];
  const ofColour = (colour) => [
    soonClaims(scene, colour),
    soonExplored(scene, colour),
    countWithPicked(scene, table, seat, colour),
  ];
  const own = seat === null ? null : COLOURS.map(ofColour);
  return part("claims", [table.claimed, seat, worth, own, scene.seats.map(nameOf)], () =>
    h(
      "table",
      { class: "claims" },
      h("caption", {}, h("div", {}, h("span", {}, say("pyramids.claims")), why("colours"), seat === null ? null : yours())),
      h(
        "tbody",
        {},
        COLOURS.map((colour) => claimRow(scene, table, seat, colour, worth)),
      ),
    ),
  );
}

const yours = () => h("span", { class: "yours", "aria-hidden": "true" }, say("pyramids.yours"));

/** @param {PyramidsScene} scene @param {Position} table */
function claimRow(scene, table, seat, colour, worth) {
  const takers = table.claimed[colour];
  const soon = soonClaims(scene, colour);
  return h(
    "tr",
    { "data-kind": colour },
    h("th", { scope: "row" }, drawing(sign(colour, 18)), h("span", {}, say(`pyramids.colour.${colour}`))),
    takers.map((taker, place) =>
      claimCell(scene, seat, taker, worth[place], taker === null && soon.includes(worth[place])),
    ),
    seat === null ? null : ownCount(scene, table, seat, colour),
  );
}

/** @param {PyramidsScene} scene */
const soonClaims = (scene, colour) =>
  (foreseenNow(scene)?.gains ?? [])
    .filter((gain) => gain.source === "colour" && gain.colour === colour)
    .map((gain) => gain.points);

/** @param {PyramidsScene} scene */
function claimCell(scene, seat, taker, worth, isSoon) {
  const value = h("b", {}, points(worth));
  if (taker === null)
    return h("td", { class: isSoon ? "soon" : "" }, value, isSoon ? h("small", {}, say("seats.you")) : null);
  if (taker === seat) return h("td", { class: "got" }, value, h("small", {}, say("seats.you")));
  const { seats } = scene;
  const name = nameOf(seats[taker]);
  const short = colourApart(seats, seats[taker]) ?? shortName(name);
  return h("td", { class: "gone", title: name }, value, h("small", {}, named(short)));
}

/** @param {PyramidsScene} scene @param {Position} table */
function ownCount(scene, table, seat, colour) {
  const count = countWithPicked(scene, table, seat, colour);
  return h(
    "td",
    { class: soonExplored(scene, colour) ? "own soon-own" : "own" },
    String(count),
    hiddenWords(` ${say("pyramids.explored_of_colour", { count })}`),
  );
}
