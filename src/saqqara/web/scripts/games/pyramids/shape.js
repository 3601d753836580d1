// The shapes of the expedition cards, and how they turn. A way is a shape as it lies: [row, column] of its fields,
// pushed into the top left corner.
import { each, short, svg } from "../../drawings/svg.js";

export const SHAPES = {
  i2: [
    [0, 0],
    [0, 1],
  ],
  i3: [
    [0, 0],
    [0, 1],
    [0, 2],
  ],
  i4: [
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
  ],
  v3: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  l4: [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
  ],
  o4: [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ],
};

/** Pushed into the corner, in one order, so that equal ways look alike. */
export function inCorner(cells) {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells
    .map(([row, column]) => [row - top, column - left])
    .sort((one, other) => one[0] - other[0] || one[1] - other[1]);
}

/** A quarter turn to the right. */
export const turned = (way) => inCorner(way.map(([row, column]) => [column, -row]));
export const mirrored = (way) => inCorner(way.map(([row, column]) => [row, -column]));
export const isSameWay = (one, other) => String(one) === String(other);

/** How many turns lead from one way to another: 0 to 3, and 4 to 7 where it has to be mirrored as well. */
export function stepsBetween(from, to) {
  let way = from;
  for (let step = 0; step < 8; step += 1) {
    if (isSameWay(way, to)) return step;
    way = step === 3 ? mirrored(from) : turned(way);
  }
  return 8;
}

/** A block of stone: [x, y, width, height] and how round its corners are. */
export const block = (sizes, round, cls) => {
  const [x, y, wide, tall] = sizes.map(short);
  return `<rect x="${x}" y="${y}" width="${wide}" height="${tall}" rx="${short(round)}" class="${cls}"/>`;
};

/** A way, drawn as paving stones with sides of `f`. */
export function shape(way, f = 34, label = "") {
  const most = (axis) => Math.max(...way.map((cell) => cell[axis])) + 1;
  const gap = f * 0.05;
  const side = f - 2 * gap;
  const stone = ([row, column]) => block([column * f + gap, row * f + gap, side, side], f * 0.1, "pave");
  return svg(most(1) * f, most(0) * f, each(way, stone), { cls: "shape-art", label });
}
