// Drawings of a rating: where it lies on a scale, and how it went. Only markup: values in, a drawing out.
import { each, path, short, svg, text } from "../../drawings/svg.js";

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const MOST_TICKS = 7;
const NAME = 58; // room for a name
const [LEFT, RIGHT, TOP, FOOT] = [38, 10, 10, 18];

/** Bounds around all values in whole steps, and the ticks between them. */
/** @param {number[]} values */
export function scaleAround(values) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = STEPS.find((one) => Math.ceil(most / one) - Math.floor(least / one) < MOST_TICKS) ?? STEPS.at(-1);
  const from = Math.floor(least / step) * step;
  const to = Math.max(from + step, Math.ceil(most / step) * step);
  return { from, to, ticks: Array.from({ length: Math.round((to - from) / step) + 1 }, (_, number) => from + number * step) };
}

/** A point of a line or of an outline. */
const point = (x, y) => `${short(x)} ${short(y)}`;

/** The rating after each game, with the range in which it lies. */
/** @param {Wire.RatingPoint[]} history @param {{ wide: number, tall: number, label: string }} size */
export function ratingCurve(history, { wide, tall, label }) {
  const { from, to, ticks } = scaleAround(history.flatMap(({ low, high }) => [low, high]));
  const x = (place) => LEFT + (history.length > 1 ? (place / (history.length - 1)) * (wide - LEFT - RIGHT) : (wide - LEFT - RIGHT) / 2);
  const y = (value) => TOP + (1 - (value - from) / (to - from)) * (tall - TOP - FOOT);
  const line = (of) => history.map((moment, place) => point(x(place), y(of(moment))));
  const grid = each(ticks, (tick) => path(`M${point(LEFT, y(tick))}H${short(wide - RIGHT)}`, 'class="rule"') + text(LEFT - 6, y(tick) + 4, tick, "tick"));
  const band = path(`M${[...line(({ high }) => high), ...line(({ low }) => low).reverse()].join("L")}Z`, 'class="band"');
  const last = history.at(-1);
  const end = `<circle class="end" cx="${short(x(history.length - 1))}" cy="${short(y(last.mean))}" r="4.5"/>`;
  return svg(wide, tall, grid + band + path(`M${line(({ mean }) => mean).join("L")}`, 'class="line"') + end, { cls: "rating-curve", label });
}

/** The marks whose names have room, those that come first before others. */
function withRoom(anchors, x) {
  const named = [];
  for (const one of anchors) if (named.every((other) => Math.abs(x(one.mean) - x(other.mean)) >= NAME)) named.push(one);
  return named;
}

/** Where a rating lies, with its range, between the marks of the bots. */
/** @param {{ mean: number, low: number, high: number }} rating @param {{ mean: number, name: string }[]} anchors @param {{ wide: number, label: string }} size */
export function ratingDial({ mean, low, high }, anchors, { wide, label }) {
  const { from, to, ticks } = scaleAround([low, high, ...anchors.map((one) => one.mean)]);
  const x = (value) => 16 + ((value - from) / (to - from)) * (wide - 32);
  const scale = path(`M${short(x(from))} 40H${short(x(to))}`, 'class="rule"') + each(ticks, (tick) => path(`M${short(x(tick))} 36v8`, 'class="rule"') + text(x(tick), 58, tick, "tick is-middle"));
  const named = withRoom(anchors, x);
  const bots = each(anchors, (one) => path(`M${short(x(one.mean))} 22l-4.5 -7h9z`, 'class="anchor"') + (named.includes(one) ? text(x(one.mean), 11, one.name, "tick is-middle") : ""));
  const range = `<rect class="range" x="${short(x(low))}" y="33" width="${short(Math.max(4, x(high) - x(low)))}" height="14" rx="7"/>`;
  return svg(wide, 62, scale + bots + range + path(`M${short(x(mean))} 29v22`, 'class="mark"'), { cls: "rating-dial", label });
}
