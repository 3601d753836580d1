// How many have made how many points: bars three points wide, the one with your points in gold, a flag for each level. Only
// markup: values in, a drawing out.
import { each, path, short, svg, text } from "../../drawings/svg.js";

const STEP = 3; // points in a bar
const SIDE = 10;
const FOOT = 24; // room for points
const HEAD = 22; // and for numbers over the bars
const ROW = 20; // of a flag
const LETTER = 7.2; // about as wide
const WIDE = 500; // from here on every bar has its number
const NUMBERED = 20; // pixels that the number of a bar needs
const APART = 34; // pixels between the points below

/** Bins as they are told, with empty ones where nobody is, and around the flags too. */
/** @param {Wire.Bin[]} bins @param {{ points: number }[]} levels */
export function filled(bins, levels) {
  const known = new Map(bins.map((bin) => [bin.from, bin]));
  const base = bins[0].from;
  const binOf = (points) => base + Math.floor((points - base) / STEP) * STEP;
  const starts = [...bins.map(({ from }) => from), ...levels.map(({ points }) => binOf(points))];
  const [first, last] = [Math.min(...starts), Math.max(...starts)];
  return Array.from({ length: (last - first) / STEP + 1 }, (_, number) => {
    const from = first + number * STEP;
    return known.get(from) ?? { from, count: 0, is_you: false };
  });
}

/** The row of each flag, so that their words do not lie on each other; flags that come from the left first. */
/** @param {{ words: string, x: number }[]} flags */
export function rowsOf(flags) {
  /** @type {number[]} */
  const ends = []; // of the words in each row
  return flags.map(({ words, x }) => {
    const free = ends.findIndex((end) => end < x - LETTER);
    const row = free < 0 ? ends.length : free;
    ends[row] = x + (words.length + 2) * LETTER;
    return row;
  });
}

/** `levels`: [{ words, points }], `you`: the word in your bar, `label`: all of it in a sentence. */
export function histogram({ bins, levels, you, label, wide, tall }) {
  const shown = filled(bins, levels);
  const most = Math.max(...shown.map(({ count }) => count));
  const bar = (wide - 2 * SIDE) / shown.length;
  const x = (points) => SIDE + ((points - shown[0].from) / STEP) * bar;
  const flags = levels
    .map(({ words, points }) => ({ words, x: x(points + 0.5) }))
    .sort((one, other) => one.x - other.x)
    .map((flag) => ({ ...flag, isLeft: flag.x + (flag.words.length + 2) * LETTER > wide }));
  const rows = rowsOf(flags.map((flag) => (flag.isLeft ? { ...flag, x: flag.x - (flag.words.length + 2) * LETTER } : flag)));
  const top = HEAD + ROW * (Math.max(-1, ...rows) + 1);
  const floor = tall - FOOT;
  const y = (count) => top + (floor - top) * (1 - count / most);
  return svg(
    wide,
    tall,
    each(shown, (bin) => barOf(bin, { x: x(bin.from), bar, y: y(bin.count), floor })) +
      each(flags, (flag, number) => pole(flag, ROW * rows[number] + 14, floor)) +
      path(`M0 ${floor}H${wide}`, 'class="h-floor"') +
      each(shown, (bin) => numberOf(bin, { x: x(bin.from) + bar / 2, y: y(bin.count), floor, bar, wide, you })) +
      points(shown, x, bar, tall) +
      each(flags, (flag, number) => text(flag.x + (flag.isLeft ? -8 : 8), ROW * rows[number] + 14, flag.words, `h-words${flag.isLeft ? " is-left" : ""}`)),
    { cls: "histogram", label },
  );
}

const barOf = ({ is_you: isYou }, { x, bar, y, floor }) =>
  `<rect x="${short(x + 1.5)}" y="${short(y)}" width="${short(Math.max(1, bar - 3))}" height="${short(floor - y)}" rx="${short(Math.min(3, bar / 4))}" class="h-bar${isYou ? " is-you" : ""}"/>`;

const pole = ({ x }, y, floor) => path(`M${short(x)} ${y}V${floor}`, 'class="h-pole"') + path(`M${short(x)} ${y}l-4-7h8Z`, 'class="h-flag"');

/** How many, over a bar where it has room; in your bar a word where it has room too. */
function numberOf({ count, is_you: isYou }, { x, y, floor, bar, wide, you }) {
  const number = count && (isYou || (wide > WIDE && bar > NUMBERED)) ? text(x, y - 5, count, `h-number${isYou ? " is-you" : ""}`) : "";
  return number + (isYou && bar > (you.length + 1) * LETTER && floor - y > ROW ? text(x, floor - 8, you, "h-you") : "");
}

/** The points below: at every bar that has room for them. */
function points(shown, x, bar, tall) {
  const every = Math.max(1, Math.ceil(APART / bar));
  return each(
    shown.filter((_, number) => number % every === 0),
    ({ from }) => text(x(from) + 2, tall - 7, from, "h-points"),
  );
}
