// A pyramid card: number, sign of its colour, and its chamber of five by five fields. A field is a wall, open, legal
// (a dot; a ring where only a single field may lie), ghosted (in the move that is picked), fresh (crossed off in this
// step, which is not over) or crossed.
import { each, path, range, short, svg } from "../../drawings/svg.js";
import { say } from "../../ui/words.js";
import { cardColour, COLUMNS, FIELDS, lettersOf, SIDE } from "./printed.js";
import { relicsAt, signAt } from "./relic.js";
import { block } from "./shape.js";

export const LARGE = 69;
export const MIDDLE = 39;
export const SMALL = 20;

const NAMED = { "#": "wall", ".": "empty" }; // the other letters are names of messages as they are

/** What a letter of the edition is called. */
export const relicName = (letter) => say(`pyramids.field.${NAMED[letter] ?? letter}`);

/** Sizes of a card whose fields have sides of `f`. */
export function measures(f) {
  const margin = short(f * 0.2);
  const head = short(Math.max(17, f * 0.74));
  return { margin, head, wide: short(SIDE * f + 2 * margin), tall: short(head + SIDE * f + margin) };
}

const drawn = new WeakMap(); // figures -> Map: what was drawn of them, by card and marks

/**
 * The card as a drawing. `marks`: fields by state, as { crossed, fresh, ghosted, legal, lone }, each a list, and `advised`,
 * those of a shape that is only shown. Without a
 * label it is decoration. A table is drawn anew at every pick, most of its cards as they were: they are remembered.
 */
export function pyramidCard(card, figures, { f = MIDDLE, marks = {}, label = "" } = {}) {
  if (!drawn.has(figures ?? NO_FIGURES)) drawn.set(figures ?? NO_FIGURES, new Map());
  const known = drawn.get(figures ?? NO_FIGURES);
  const key = [card, f, label, ...[...ORDER, "advised"].map((state) => marks[state] ?? "")].join("|");
  if (!known.has(key)) known.set(key, drawCard(card, figures, f, marks, label));
  return known.get(key);
}

const NO_FIGURES = {};

/** @param {Figures} figures */
function drawCard(card, figures, f, marks, label) {
  const { wide, tall } = measures(f);
  const letters = lettersOf(card, figures);
  const body = cardArt(card, cardColour(card, figures), letters, f) + fieldsArt(letters, marks, f) + (f < LARGE ? "" : coordinates(f));
  return svg(wide, tall, body, { cls: f < 34 ? "pc small" : "pc", label });
}

/** A card that only lies there, with its words. */
/** @param {Figures} figures */
export const cardLabel = (card, figures, crossed = []) =>
  say("pyramids.card_label", { card, colour: cardColour(card, figures) || "none", count: crossed.length });

const RELICS = [..."rgtsxe"];

/** What lies on some fields, as “red gem ×2”, each by itself; `told(letter, words)` gives what is told of it. */
export const thingsIn = (letters, told = (_, words) => words) =>
  RELICS.filter((letter) => letters.includes(letter)).map((letter) =>
    told(letter, say("pyramids.relic_count", { what: relicName(letter), count: letters.filter((one) => one === letter).length })),
  );

/** A card that can be chosen: its words, and what lies in its chamber. */
/** @param {Figures} figures */
export const chamberLabel = (card, figures) =>
  say("pyramids.card_holds", { card: cardLabel(card, figures), things: thingsIn([...lettersOf(card, figures)]) });

const ORDER = ["ghosted", "fresh", "crossed", "legal", "lone"];

/** The state of a field, by the marks of its card. */
export const stateOf = (marks, field) => ORDER.find((state) => marks[state]?.includes(field)) ?? "open";

// --- the card ---

function cardArt(card, colour, letters, f) {
  const { margin, head, wide, tall } = measures(f);
  const middle = short(wide / 2);
  const tip = short(f * 0.08);
  const base = head - 2;
  return (
    block([0, 0, wide, tall], f * 0.16, "pc-body") +
    path(`M${margin} ${base}L${middle} ${tip}L${short(wide - margin)} ${base}Z`, 'class="pc-peak"') +
    path(`M${middle} ${tip}L${short(wide - margin)} ${base}H${short(middle + f * 0.5)}Z`, 'class="pc-shade"') +
    headArt(card, colour, f) +
    frameArt(f) +
    bricks(letters, f)
  );
}

function headArt(card, colour, f) {
  const { margin, head, wide } = measures(f);
  const size = short(Math.max(12.5, f * 0.43));
  const middle = head / 2 - (f < 34 ? 1.5 : 0);
  return (
    `<text x="${margin + 1}" y="${short(middle + size * 0.33)}" font-size="${size}" class="pc-no">${card}</text>` +
    signAt(colour, short(wide - margin - size), short(middle - size / 2), size)
  );
}

const edgeOf = (f) => f * 0.045;

/** The wall around the chamber. */
function frameArt(f) {
  const { margin, head } = measures(f);
  const edge = edgeOf(f);
  const side = SIDE * f + 2 * edge;
  return block([margin - edge, head - edge, side, side], f * 0.06, "pc-frame");
}

/** Walls are the ground of the chamber; only their joints are drawn, all in one stroke. */
function bricks(letters, f) {
  const { margin, head } = measures(f);
  const walls = range(SIDE * SIDE, (place) => place).filter((place) => letters[place] === "#");
  const joints = each(walls, (place) => brick(margin + (place % SIDE) * f, head + Math.floor(place / SIDE) * f, f));
  return path(joints, 'class="joint"');
}

function brick(x, y, f) {
  const row = short(f / 3);
  const at = (right, down) => `M${short(x + right * f)} ${short(y + down * f)}`;
  const lying = `${at(0, 1 / 3)}h${f}${at(0, 2 / 3)}h${f}`;
  return `${lying}${at(0.35, 0)}v${row}${at(0.7, 1 / 3)}v${row}${at(0.3, 2 / 3)}v${row}`;
}

/** The names of columns and rows along the chamber: letters below it, numbers beside it. Small cards have no room for them. */
function coordinates(f) {
  const { margin, head, tall } = measures(f);
  const size = short(margin * 0.86);
  const rim = (margin - edgeOf(f)) / 2;
  const numbers = range(SIDE, (row) => row + 1).join("");
  const middle = (from, place) => short(from + (place + 0.5) * f);
  const line = (at, names) => {
    const [xs, ys] = [0, 1].map((way) => range(SIDE, (place) => short(at(place)[way])).join(" "));
    return `<text x="${xs}" y="${ys}" font-size="${size}">${names}</text>`;
  };
  const down = size * 0.35; // from the middle of a letter to its foot
  const columns = line((place) => [middle(margin, place), tall - rim + down], COLUMNS);
  const rows = line((place) => [rim, middle(head, place) + down], numbers);
  return `<g class="coordinates">${columns}${rows}</g>`;
}

// --- its fields ---

const MARKED = ["crossed", "fresh", "ghosted"]; // these have strokes

/** The fields, layer by layer: what looks alike in many of them is one thing for the browser. */
function fieldsArt(letters, marks, f) {
  const all = range(SIDE * SIDE, (place) => fieldOf(place, letters, marks, f));
  const fields = all.filter(({ letter }) => letter !== "#");
  const inState = (state) => fields.filter((field) => field.state === state);
  const unmarked = fields.filter(({ state }) => !MARKED.includes(state));
  const isTomb = ({ letter }) => letter === "T";
  return (
    each(fields.filter(({ letter }) => letter === "E"), (field) => door(field, f)) +
    tiles(unmarked.filter((field) => !isTomb(field)), f, "tile") +
    tiles(unmarked.filter(isTomb), f, "tile gold") +
    each(MARKED, (state) => tiles(inState(state), f, `tile ${state}`)) +
    relics(unmarked, f, "relics") +
    each(MARKED, (state) => relics(inState(state), f, `relics ${state}`)) +
    each(["legal", "lone"], (state) => dots(inState(state), f, `dot ${state}`)) +
    each(MARKED, (state) => each(inState(state), (field) => strokes(field, f))) +
    advisedShape(fields.filter(({ place }) => marks.advised?.includes(FIELDS[place])), f)
  );
}

/** The stones of a shape that is only shown, over what lies there. */
const advisedShape = (fields, f) =>
  fields.length ? `<g class="advised-shape">${each(fields, ({ x, y }) => block([x + 2, y + 2, f - 4, f - 4], f * 0.1, "pave"))}</g>` : "";

function fieldOf(place, letters, marks, f) {
  const { margin, head } = measures(f);
  const [x, y] = [margin + (place % SIDE) * f, head + Math.floor(place / SIDE) * f];
  return { place, letter: letters[place], state: stateOf(marks, FIELDS[place]), x, y };
}

/** The wall is open above the entrance. */
function door({ state, x, y }, f) {
  const edge = edgeOf(f);
  const cls = state === "crossed" ? "pc-door crossed" : "pc-door";
  return block([x + 0.2 * f, y - 1.6 * edge, 0.6 * f, 2 * edge], 0, cls);
}

/** All the tiles of a look as one path. */
function tiles(fields, f, cls) {
  const gap = Math.max(0.6, f * 0.025);
  const round = short(f * 0.07);
  const side = short(f - 2 * gap - 2 * round);
  const corner = (right, down) => `a${round} ${round} 0 0 1 ${right * round} ${down * round}`;
  const around = `h${side}${corner(1, 1)}v${side}${corner(-1, 1)}h${-side}${corner(-1, -1)}v${-side}${corner(1, -1)}z`;
  const tile = ({ x, y }) => `M${short(x + gap + round)} ${short(y + gap)}${around}`;
  return fields.length ? path(each(fields, tile), `class="${cls}"`) : "";
}

function relics(fields, f, cls) {
  const pad = f * 0.19;
  const spots = fields.map(({ letter, x, y }) => ({ letter, x: x + pad, y: y + pad }));
  return relicsAt(spots, f - 2 * pad, cls);
}

/** Beside a relic the dot moves to the corner. */
function dots(fields, f, cls) {
  const dot = ({ letter, x, y }) => {
    const [at, radius] = letter === "." ? [0.5, 0.09] : [0.86, 0.065];
    const half = (way) => `a${short(f * radius)} ${short(f * radius)} 0 0 1 ${short(way * 2 * f * radius)} 0`;
    return `M${short(x + f * (at - radius))} ${short(y + f * at)}${half(1)}${half(-1)}z`;
  };
  return fields.length ? path(each(fields, dot), `class="${cls}"`) : "";
}

/** Two strokes, each field's a little different, as by hand. */
function strokes({ place, letter, state, x, y }, f) {
  const [near, far, middle, slip] = [f * 0.2, f * 0.8, f / 2, (((place * 7) % 5) - 2) * f * 0.015];
  const at = (right, down) => `${short(x + right)} ${short(y + down)}`;
  const width = short(f * (state === "crossed" ? 0.085 : 0.065));
  const told = `class="stroke ${state}" data-field="${FIELDS[place]}" data-letter="${letter}"`;
  const stroke = (d) => path(d, `${told} pathLength="1" stroke-width="${width}"`);
  return (
    stroke(`M${at(near, near + slip)}Q${at(middle + slip, middle)} ${at(far, far - slip)}`) +
    stroke(`M${at(far - slip, near)}Q${at(middle, middle + slip)} ${at(near + slip, far)}`)
  );
}
