// The charts of a review: chances to win in bands that add up to all, expected points as lines, and the parts of luck and skill as
// steps. Only markup: values in, a drawing out.
import { gradeAt } from "../../drawings/grade.js";
import { slab } from "../../drawings/stone.js";
import { each, path, range, short, svg, text } from "../../drawings/svg.js";

const TOP = 30; // room for grades
const FOOT = 22; // and for rounds
const LEFT = 46;
export const RIGHT = 26; // room for marks at the ends of lines
const MARK = 18;
const APART = 17; // grades do not lie on each other
const TENS = 10;

/** How the moments of a game lie on a plot: `x` of a turn, `y` of a share from `least` to `most`. */
export function scale({ wide, tall, turns, right = 0, least = 0, most = 1 }) {
  const span = Math.max(1, turns);
  return {
    x: (turn) => LEFT + (turn / span) * (wide - LEFT - right),
    y: (value) => TOP + (tall - TOP - FOOT) * (1 - (value - least) / (most - least)),
    turnAt: (x) => Math.max(0, Math.min(turns, Math.round(((x - LEFT) / (wide - LEFT - right)) * span))),
  };
}

/** Bounds in tens around all values. */
export function tensAround(values) {
  const least = Math.floor(Math.min(...values) / TENS) * TENS;
  return { least, most: Math.max(least + TENS, Math.ceil(Math.max(...values) / TENS) * TENS) };
}

/** The sums of the bands up to each: `lows` and `highs` by band and turn. */
export function stack(series) {
  const base = series[0].values.map(() => 0);
  return series.map(({ seat, values }) => {
    const lows = [...base];
    values.forEach((value, turn) => (base[turn] += value));
    return { seat, lows, highs: [...base] };
  });
}

/** Runs of turns that are not looked at in full, as [first, last]. */
export function runs(flags) {
  const found = [];
  flags.forEach((flag, turn) => {
    if (!flag) return;
    const last = found.at(-1);
    if (last && last[1] === turn - 1) last[1] = turn;
    else found.push([turn, turn]);
  });
  return found;
}

/** Grades that have room beside each other, the weightiest first. */
export function spread(flags, x) {
  const placed = [];
  for (const flag of [...flags].sort((one, other) => other.weight - one.weight))
    if (placed.every((other) => Math.abs(x(other.turn) - x(flag.turn)) >= APART)) placed.push(flag);
  return placed;
}

const points = (turns, x, y) => turns.map((turn) => `${short(x(turn))} ${short(y(turn))}`).join("L");

/** Rounds, grades and what is still to come; and over all of it, where the board stands. */
function frame({ x }, { rounds, flags, at, coarse, wide, tall, coming }) {
  const floor = tall - FOOT;
  const lines = each(rounds, ({ turn, label }, number) => (number ? path(`M${short(x(turn))} ${TOP}V${floor}`, 'class="c-round"') : "") + text(x(turn) + 4, tall - 6, label, "c-text"));
  const grades = each(spread(flags, x), ({ grade, turn }) => gradeAt(grade, x(turn), 13, 17));
  const waits = each(coarse, ([first, last]) => waiting(x(Math.max(0, first - 1)), x(last), floor, wide < 600 ? "" : coming));
  return { under: lines + waits + grades, over: path(`M${short(x(at))} ${TOP - 4}V${floor}`, 'class="c-cursor"') };
}

function waiting(from, to, floor, words) {
  const box = `<rect x="${short(from)}" y="${TOP}" width="${short(Math.max(1, to - from))}" height="${short(floor - TOP)}" class="c-waits"/>`;
  return box + (to - from > 140 ? text((from + to) / 2, (floor + TOP) / 2 + 4, words, "c-text c-middle c-on-veil") : "");
}

const GRAINS = [
  '<path d="M-2 8L8 -2M2 12L12 2"/>',
  '<path d="M0 3h10M0 8h10"/>',
  '<path d="M3 0v10M8 0v10"/>',
  '<path d="M2 2h.1M7 7h.1M7 2h.1M2 7h.1"/>',
];
const grain = (seat) =>
  `<pattern id="chart-grain-${seat}" class="c-grain" data-seat="${seat}" width="10" height="10" patternUnits="userSpaceOnUse">${GRAINS[seat]}</pattern>`;

/** Bands that add up to all; the first, whose height is its own chance, is at the bottom. */
export function bands(told) {
  const { series, at, wide, tall, percents } = told;
  const turns = series[0].values.length - 1;
  const place = scale({ wide, tall, turns });
  const { x, y } = place;
  const all = range(turns + 1, (turn) => turn);
  const stacked = stack(series);
  const drawn = each(stacked, ({ seat, lows, highs }) => {
    const d = `M${points(all, x, (turn) => y(highs[turn]))}L${points([...all].reverse(), x, (turn) => y(lows[turn]))}Z`;
    return `<g class="c-band" data-seat="${seat}">${path(d, 'class="c-fill"')}${path(d, `fill="url(#chart-grain-${seat})"`)}</g>`;
  });
  const early = Math.min(3, turns);
  const marks = each(stacked, ({ seat, lows, highs }) =>
    y(lows[early]) - y(highs[early]) < MARK ? "" : slab(seat, LEFT + 10, y((lows[early] + highs[early]) / 2) - MARK / 2, MARK),
  );
  const axis = path(`M${LEFT} ${short(y(0.5))}H${wide}`, 'class="c-half"') + each([0, 0.5, 1], (share, number) => text(LEFT - 6, y(share) + [0, 4, 9][number], percents[number], "c-text c-end"));
  const { under, over } = frame(place, told);
  const knot = `<circle cx="${short(x(at))}" cy="${short(y(series[0].values[at]))}" r="5" class="c-knot"/>`;
  return svg(wide, tall, `<defs>${each(series, ({ seat }) => grain(seat))}</defs>${drawn}${marks}${axis}${under}${over}${knot}`, { cls: "chart" });
}

/** One line for each player, with the player's mark at its end. */
export function lines(told) {
  const { series, at, wide, tall } = told;
  const turns = series[0].values.length - 1;
  const bounds = tensAround(series.flatMap(({ values }) => values));
  const place = scale({ wide, tall, turns, right: RIGHT, ...bounds });
  const { x, y } = place;
  const all = range(turns + 1, (turn) => turn);
  const count = (bounds.most - bounds.least) / TENS;
  const step = TENS * Math.ceil(count / 6);
  const marks = range(Math.floor((count * TENS) / step) + 1, (number) => bounds.least + number * step);
  const axis = each(marks, (value) => path(`M${LEFT} ${short(y(value))}H${wide - RIGHT}`, 'class="c-half"') + text(LEFT - 6, y(value) + 4, value, "c-text c-end"));
  const curves = each([...series].reverse(), ({ seat, values }) => {
    const d = `M${points(all, x, (turn) => y(values[turn]))}`;
    return `<g class="c-curve" data-seat="${seat}">${path(d, 'class="c-edge"')}${path(d, 'class="c-line"')}</g>`;
  });
  const heights = apart(series.map(({ values }) => y(values[turns])), MARK + 3);
  const ends = each(series, ({ seat }, number) => slab(seat, wide - RIGHT + 6, heights[number] - MARK / 2, MARK));
  const { under, over } = frame(place, told);
  return svg(wide, tall, axis + curves + ends + under + over + each(series, ({ seat, values }) => `<circle cx="${short(x(at))}" cy="${short(y(values[at]))}" r="4" class="c-knot" data-seat="${seat}"/>`), { cls: "chart" });
}

/** Heights moved down as far as needed so that none is nearer to another than `room`. */
export function apart(heights, room) {
  const order = heights.map((_, place) => place).sort((one, other) => heights[one] - heights[other]);
  const moved = [...heights];
  order.slice(1).forEach((place, number) => (moved[place] = Math.max(moved[place], moved[order[number]] + room)));
  return moved;
}

const STEP = 11; // the height of a step
const DROP = 4; // from one to the next

/** Parts that lead from nothing to a result, as steps on the scale from `least` to `most`: [{ kind, value }]. */
export function steps(parts, { wide, least, most }) {
  const tall = parts.length * (STEP + DROP);
  const x = (value) => short(4 + ((value - least) / (most - least)) * (wide - 8));
  let from = 0;
  const drawn = each(parts, ({ kind, value }, number) => {
    const to = from + value;
    const y = number * (STEP + DROP);
    const box = `<rect x="${Math.min(x(from), x(to))}" y="${y + 1}" width="${Math.max(2, Math.abs(x(to) - x(from)))}" height="${STEP}" rx="2" class="s-step s-${kind}${value < 0 ? " s-minus" : ""}"/>`;
    const drop = number < parts.length - 1 ? path(`M${x(to)} ${y + STEP + 1}v${DROP}`, 'class="s-drop"') : "";
    from = to;
    return box + drop;
  });
  const zero = path(`M${x(0)} 0V${tall}`, 'class="s-zero"');
  return svg(wide, tall, zero + drawn, { cls: "steps" });
}

/** The bounds of all steps: what they reach on the way, and nothing less than from nothing to `usual`. */
export function reach(rows, usual) {
  const reached = rows.flatMap((row) => row.map((_, place) => row.slice(0, place + 1).reduce((sum, value) => sum + value, 0)));
  return { least: Math.min(0, ...reached), most: Math.max(usual, ...reached) };
}
