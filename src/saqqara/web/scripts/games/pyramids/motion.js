// What moves when a view arrives. The picture before is compared with the picture after: several players may have
// marked at once, and a view tells what happened in its own order. What is noted, and the next expedition card, follow
// when all is crossed off.
import { drawing } from "../../drawings/drawing.js";
import { relic } from "./relic.js";

export const SOUNDS = { "fields crossed": "chalk" };

const STROKE = 90; // ms
const APART = 60;
const FLIGHT = 240;
const ARRIVAL = 420;
const REVEAL = 300;
const EASE = "cubic-bezier(.2, .7, .2, 1)";

const all = (selector, root) => [...root.querySelectorAll(selector)];
const isVisible = (element) => element.checkVisibility({ visibilityProperty: true });
const boxOf = (element) => element.getBoundingClientRect();

/** Looks at the picture before; what it gives is called with the layer once the next picture is drawn. */
export function motion({ root }) {
  const before = snapshot(root);
  return (layer) => {
    const after = snapshot(root);
    const marks = [...ownMarks(before, after, layer), ...othersMarks(before, after), ...reachedTombs(before, after)];
    const until = Math.max(0, ...marks.map((one) => one.effect.getComputedTiming().endTime));
    return [...marks, ...arrivals(before, after, layer), ...turnedUp(before, after, layer, until)];
  };
}

// --- the picture ---

function snapshot(root) {
  const expedition = root.querySelector(".x-card");
  return {
    own: cardsIn(".slot[data-card]", root),
    others: cardsIn(".seats .small-card[data-card]", root),
    display: cardsIn(".on-display > [data-card]", root),
    reached: new Set(all(".slot.is-reached", root).map((slot) => slot.dataset.card)),
    expedition: { card: expedition, turned: expedition?.dataset.turned ?? null, copy: expedition?.cloneNode(true), box: expedition && boxOf(expedition) },
  };
}

/** card -> { element, box, crossed }, those that can be seen. */
const cardsIn = (selector, root) =>
  new Map(
    all(selector, root)
      .filter(isVisible)
      .map((element) => [
        element.dataset.card,
        {
          element,
          box: boxOf(element),
          crossed: new Set(all(".stroke:is(.crossed, .fresh)", element).map((one) => one.dataset.field)),
        },
      ]),
  );

/** The strokes on a card's fields that were not crossed off before, by field; none where the card itself is new. */
const freshFields = (before, { element, crossed }) =>
  before
    ? [...crossed]
        .filter((field) => !before.crossed.has(field))
        .map((field) => all(`.stroke[data-field="${field}"]`, element))
    : [];

// --- marks ---

/** One's own: field by field, stroke by stroke; what lay there flies to the score card. */
function ownMarks(before, after, layer) {
  const fields = [...after.own].flatMap(([card, now]) => freshFields(before.own.get(card), now));
  return fields.flatMap((strokes, number) => {
    const begin = number * (STROKE + APART);
    return [...drawn(strokes, STROKE, begin), ...flights(strokes[0], begin + STROKE, layer)];
  });
}

const drawn = (strokes, duration, begin) =>
  strokes.map((stroke, number) =>
    stroke.animate(
      [
        { strokeDasharray: "1 1", strokeDashoffset: 1, opacity: 0 }, // its round end would show before it begins
        { strokeDasharray: "1 1", strokeDashoffset: 0.99, opacity: 1, offset: 0.01 },
        { strokeDasharray: "1 1", strokeDashoffset: 0, opacity: 1 },
      ],
      { duration, delay: begin + number * APART, fill: "backwards" },
    ),
  );

/** P3.2  The others' marks are revealed together. */
const othersMarks = (before, after) =>
  [...after.others].flatMap(([card, now]) =>
    freshFields(before.others.get(card), now).flatMap((strokes) => drawn(strokes, REVEAL / 2, 0)),
  );

const TRACKS = { r: "r", g: "g", s: "s", t: "t", T: "T", e: "s" }; // an elixir goes to the skulls

/** What lay under a stroke goes where it is noted: the last step of its track. */
function flights(stroke, begin, layer) {
  const { letter } = stroke.dataset;
  const goal = TRACKS[letter] && goalOf(stroke, TRACKS[letter]);
  if (!goal || !isVisible(goal)) return [];
  const flight = fly(drawing(relic(letter)), boxOf(stroke), boxOf(goal), layer, { duration: FLIGHT, delay: begin });
  const unlit = goal.matches(".on") ? [goal.animate(UNLIT, { duration: begin + FLIGHT })] : [];
  return [flight, ...unlit];
}

const UNLIT = { opacity: [0.26, 0.26] }; // a step of a track that is not reached yet

function goalOf(stroke, letter) {
  const track = stroke.closest(".table").querySelector(`.score [data-track="${letter}"]`);
  return track && (all(".on", track).at(-1) ?? track.querySelector("li, p"));
}

/** Puts a copy on the layer and sends it from one place to another. */
function fly(copy, from, to, layer, timing) {
  Object.assign(copy.style, { width: `${from.width}px`, height: `${from.height}px`, transformOrigin: "0 0" });
  layer.append(copy);
  const at = (box) => `translate(${box.x}px, ${box.y}px) scale(${box.width / from.width}, ${box.height / from.height})`;
  const near = squared(to, from);
  return copy.animate(
    [
      { transform: at(from), opacity: 1 },
      { transform: at(near), opacity: 1, offset: 0.85 },
      { transform: at(near), opacity: 0 },
    ],
    { ...timing, easing: EASE, fill: "both" },
  );
}

/** The middle of a box, with the proportions of another. */
function squared(box, like) {
  const width = Math.min(box.width, (box.height * like.width) / like.height);
  const height = (width * like.height) / like.width;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

// --- cards ---

const reachedTombs = (before, after) =>
  [...after.reached]
    .filter((card) => !before.reached.has(card) && after.own.has(card))
    .map((card) =>
      after.own
        .get(card)
        .element.animate(
          { outlineColor: ["transparent", "var(--gold)"] },
          { duration: REVEAL, delay: STROKE, fill: "backwards" },
        ),
    );

/** New cards come from the display, or from the deck. */
function arrivals(before, after, layer) {
  if (!before.display.size) return []; // the first cards were there already, in a hand
  return [after.own, after.others]
    .flatMap((now, place) => {
      const known = place ? before.others : before.own;
      return [...now]
        .filter(([card]) => known.size && !known.has(card))
        .flatMap(([card, there]) => arrival(card, there, before, layer));
    })
    .concat(refills(before, after));
}

function arrival(card, { element, box }, before, layer) {
  const from = before.display.get(card)?.box ?? before.display.get("deck")?.box;
  const art = element.querySelector(".art");
  if (!from || !art) return [];
  const copy = art.cloneNode(true);
  copy.dataset.kind = element.dataset.kind;
  Object.assign(copy.style, { width: `${box.width}px`, height: `${box.height}px`, transformOrigin: "0 0" });
  layer.append(copy);
  const begin = squared(from, box);
  return [
    copy.animate(
      {
        transform: [
          `translate(${begin.x}px, ${begin.y}px) scale(${begin.width / box.width})`,
          `translate(${box.x}px, ${box.y}px)`,
        ],
      },
      { duration: ARRIVAL, easing: EASE, fill: "both" },
    ),
    element.animate({ opacity: [0, 0] }, { duration: ARRIVAL }),
  ];
}

/** Places of the display that were filled again. */
const refills = (before, after) =>
  [...after.display]
    .filter(([card]) => card !== "deck" && !before.display.has(card))
    .map(([, { element }]) =>
      element.animate(
        { opacity: [0, 1], transform: ["translateX(3rem) rotateY(80deg)", "none"] },
        { duration: REVEAL, delay: ARRIVAL / 2, easing: EASE, fill: "backwards" },
      ),
    );

/** The expedition card is turned over when all is crossed off; the one before lies there until then. */
function turnedUp(before, after, layer, delay) {
  const { turned, copy, box } = before.expedition;
  if (!turned || turned === after.expedition.turned || !after.expedition.card) return [];
  for (const one of [copy, ...copy.querySelectorAll("[id]")]) one.removeAttribute("id");
  Object.assign(copy.style, { width: `${box.width}px`, height: `${box.height}px`, transform: `translate(${box.x}px, ${box.y}px)` });
  if (delay) layer.append(copy);
  return [
    ...(delay ? [copy.animate({ opacity: [1, 1] }, { duration: delay }), copy.animate({ opacity: [0, 0] }, { delay, duration: REVEAL })] : []),
    after.expedition.card.animate(
      { transform: ["perspective(40rem) rotateY(90deg)", "perspective(40rem) rotateY(0)"] },
      { duration: REVEAL, delay, easing: EASE, fill: "backwards" },
    ),
  ];
}
