// Pyramid. Side A: a heap with the value of its next field, and a plan of all values. Side B: three small pyramids,
// each with its bonus; the owner of a stone picks one.
import { drawing } from "../../drawings/drawing.js";
import { icon, lines } from "../../drawings/icons.js";
import { cube, slab, slabIcon } from "../../drawings/stone.js";
import { DEPTH, diamond, each, HEIGHT, iso, range, short, square, svg, text } from "../../drawings/svg.js";
import { h, hiddenWords } from "../../ui/dom.js";
import { say } from "../../ui/words.js";
import { ghostOf } from "./ghost.js";

// --- side A ---

const SIZES = [3, 2, 1];
// fields in the order of filling: column by column from the top left, level upon level
const FIELDS = SIZES.flatMap((size, level) =>
  range(size * size, (number) => ({ level, column: Math.floor(number / size), row: number % size })),
).map((field, number) => ({ ...field, number }));
const BACK_TO_FRONT = [...FIELDS].sort(
  (one, other) => one.level - other.level || one.column + one.row - (other.column + other.row),
);
const HEAP = 20; // half the width of a stone of the heap
const PLAN = 28; // the width of a field of the plan
const PLAN_AT = 154;
const GAP = 12;

const fieldAt = (number) => `data-at="pyramid-${number + 1}"`;

function heapField(stones, values, { level, column, row, number }) {
  const [dx, dy] = iso(column + level / 2, row + level / 2, level, HEAP);
  const x = 3 * HEAP + 4 + dx;
  const y = 2 * HEAP * HEIGHT + HEAP * DEPTH + 7 + dy;
  const isNext = number === stones.length;
  if (level && number > stones.length) return "";
  const next = isNext ? " next" : "";
  const ground =
    diamond(x, y, HEAP * (isNext ? 1 : 0.94), `class="field${next}"`) + text(x, y + 4.7, values[number], `val${next}`);
  return number < stones.length ? ground + cube(stones[number], x, y, HEAP, fieldAt(number)) : ground;
}

const LEFTS = SIZES.map((_, level) => SIZES.slice(0, level).reduce((x, size) => x + size * PLAN + GAP, PLAN_AT));

function planField(stones, values, { level, column, row, number }) {
  const x = LEFTS[level] + column * PLAN + 1.5;
  const y = 18 + ((3 - SIZES[level]) * PLAN) / 2 + row * PLAN + 1.5;
  const size = PLAN - 3;
  const next = number === stones.length ? " next" : "";
  const ground =
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="4" class="field${next}"/>` +
    text(x + size / 2, y + size / 2 + 4.5, values[number], `val${next}`);
  return number < stones.length ? ground + slab(stones[number], x, y, size, fieldAt(number)) : ground;
}

/** Stones beyond the last field lie at the right edge: one of each colour with their number. */
function edge(stones, x, points) {
  const counts = countsOf(stones.slice(FIELDS.length));
  if (stones.length < FIELDS.length) return { body: "", wide: 0 };
  const column = each(counts, ([seat, count], line) => {
    const y = 34 + line * 22;
    return slab(seat, x, y, 17, 'data-at="pyramid-edge"') + text(x + 27, y + 13, count, "val");
  });
  return { body: text(x + 16, 24, `+${points}`, "val next") + column, wide: 40 };
}

const countsOf = (stones) =>
  range(4, (seat) => [seat, stones.filter((one) => one === seat).length]).filter(([, count]) => count);

/** Side A with its stones in the order of placement; under each the ground shows while the stone is still on its way. */
/** @param {Figures} figures */
export function pyramidArt(stones, figures) {
  const values = figures["pyramid.a"];
  const wide = PLAN_AT + 6 * PLAN + 2 * GAP;
  const beyond = edge(stones, wide + GAP, figures["pyramid.edge"]);
  const body =
    each(BACK_TO_FRONT, (field) => heapField(stones, values, field)) +
    each(FIELDS, (field) => planField(stones, values, field)) +
    beyond.body;
  return svg(wide + beyond.wide, 120, body, { cls: "pyramid-art", label: pyramidLabel(stones, figures) });
}

/** @param {Figures} figures */
const pyramidLabel = (stones, figures) =>
  say("imhotep.pyramid_state", {
    count: stones.length,
    all: FIELDS.length,
    next: figures["pyramid.a"][stones.length] ?? figures["pyramid.edge"],
  });

// --- side B ---

export const SMALL_PYRAMIDS = ["left", "middle", "right"];
const BONUS_ICONS = { card: "card", stones: "take", load: "load" };
const CORNERS = [
  [0, 0, 0],
  [0, 1, 0],
  [1, 0, 0],
  [1, 1, 0],
  [0.5, 0.5, 1],
]; // column, row, level
const BACK_FIRST = [0, 1, 2, 3, 4];
const SMALL = 19;

/** What a field brings, written around a point: points, or points beside the sign of the bonus. */
/** @param {Figures} figures */
function fieldValue(value, figures, x, y, cls) {
  if (typeof value !== "string") return text(x, y, value, cls);
  return text(x - 7, y, figures["pyramid.bonus_points"], cls) + bonusSign(value, x - 1, y - 10.7);
}

/** The sign of a bonus, as its words below have it. */
const bonusSign = (bonus, x, y) => `<g transform="translate(${short(x)} ${short(y)}) scale(.5)" class="bonus-sign">${lines(BONUS_ICONS[bonus])}</g>`;

function smallField({ name, stones, figures, isOpen }, number) {
  const [column, row, level] = CORNERS[number];
  const [dx, dy] = iso(column, row, level, SMALL);
  const x = 2 * SMALL + 2 + dx;
  const y = SMALL * (DEPTH + HEIGHT) + 2 + dy;
  if (number < stones.length) return cube(stones[number], x, y, SMALL, `data-at="pyramid-${name}-${number + 1}"`);
  if (level && stones.length < 4) return "";
  const next = isOpen && number === stones.length ? " next" : "";
  const value = figures[`pyramid.${name}`][number];
  return diamond(x, y, SMALL * 0.94, `class="field${next}"`) + fieldValue(value, figures, x, y + 4.7, `val${next}`);
}

/** One small pyramid; `isOpen` marks its next field. */
/** @param {Figures} figures */
export function smallPyramidArt(name, stones, figures, isOpen = false) {
  const body = each(BACK_FIRST, (number) => smallField({ name, stones, figures, isOpen }, number));
  return svg(4 * SMALL + 4, SMALL * (2.75 + HEIGHT) + 4, body, { cls: "pyramid-art" });
}

/** The bonus of a small pyramid, by its key in the edition: card, stones or load. */
/** @param {Figures} figures */
const bonusOf = (name, figures) => figures[`pyramid.${name}`].find((value) => typeof value === "string") ?? null;

/** @param {Figures} figures */
export const bonusWords = (bonus, figures) => say(`imhotep.bonus_does.${bonus}`, { count: figures["stones.take"] });

function smallPyramid(name, { scene, table, figures, stage }) {
  const stones = table.pyramid[name];
  const isTarget = stage.can.pyramids.includes(name);
  const bonus = bonusOf(name, figures);
  return h(
    isTarget ? "button" : "div",
    {
      class: `small-pyramid${isTarget ? " is-target" : ""}${ghostOf(scene).pyramid === name ? " is-advised" : ""}`,
      type: isTarget ? "button" : null,
      "data-pick": isTarget ? `move pyramid ${name}` : null,
      "data-key": `pyramid-${name}`,
      "data-rove-item": isTarget,
    },
    drawing(smallPyramidArt(name, stones, figures, isTarget || !stage.can.pyramids.length)),
    hiddenWords(say("imhotep.small_pyramid_state", { pyramid: name, count: stones.length, all: CORNERS.length })),
    bonus && h("span", { class: "bonus" }, drawing(icon(BONUS_ICONS[bonus], 14)), bonusWords(bonus, figures)),
  );
}

function edgeStones(stones) {
  if (!stones.length) return null;
  return h(
    "p",
    { class: "edge-stones", "data-at": "pyramid-edge" },
    say("imhotep.edge"),
    countsOf(stones).map(([seat, count]) => h("span", {}, drawing(slabIcon(seat, 14)), String(count))),
  );
}

// --- both ---

/** The whole drawing. */
export function pyramidPicture(view) {
  const { table, figures } = view;
  if (!isSideB(table)) return drawing(pyramidArt(table.pyramid, figures));
  return h(
    "div",
    { class: "trio", "data-rove": "pyramids" },
    SMALL_PYRAMIDS.map((name) => smallPyramid(name, view)),
    edgeStones(table.pyramid.edge),
  );
}

/** @param {Position} table */
const isSideB = (table) => !Array.isArray(table.pyramid);

/** What the closed row on a phone says. */
export function pyramidMini({ table, figures }) {
  if (isSideB(table))
    return SMALL_PYRAMIDS.map((name) => smallMini(table.pyramid[name], figures[`pyramid.${name}`]));
  const stones = table.pyramid;
  const next = figures["pyramid.a"][stones.length] ?? figures["pyramid.edge"];
  const count = Math.min(stones.length, FIELDS.length);
  return [h("span", {}, say("imhotep.sign.of", { count, all: FIELDS.length })), "·", nextWords(next)];
}

const nextWords = (value) => h("span", {}, say("imhotep.next_value"), " ", h("b", {}, String(value)));

const MINI = 14;

/** A small pyramid from above, its last field over the others; the next field says what it brings. */
function smallMini(stones, values) {
  const body = each(values, (value, number) => {
    const [column, row, level] = CORNERS[number];
    const [x, y] = [column * MINI + 0.5, (level ? 0 : row + 1) * MINI + 0.5];
    if (number < stones.length) return slab(stones[number], x, y, MINI - 1);
    if (number > stones.length) return square(x, y, MINI - 1);
    const sign = typeof value === "string" ? bonusSign(value, x + 0.5, y + 0.5) : text(x + MINI / 2 - 0.5, y + 10, value, "val next tiny");
    return square(x, y, MINI - 1, "field next") + sign;
  });
  return drawing(svg(2 * MINI, 3 * MINI, body, { cls: "mini-pyramid" }));
}
