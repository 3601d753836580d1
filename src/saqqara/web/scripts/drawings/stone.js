// A stone: an isometric cube, or a slab where it is seen from above. Each colour has its own mason's mark on the top face
// and its own grain on the left face, so that colour is never the only sign.
import { DEPTH, each, escaped, HEIGHT, path, poly, short, svg } from "./svg.js";

/** The seats' colours, by seat. */
export const COLOURS = ["black", "white", "brown", "gray"];

const along = (points, at) => `M${points.map(([u, v]) => at(u, v).map(short).join(" ")).join("L")}`;

// Lines on a face, whose corners are (-1, -1) and (1, 1): pyramid, two bars, cross; the first seat's mark is a ring.
const MARKS = [
  [],
  [[[0, -0.5], [0.52, 0.42], [-0.52, 0.42], [0, -0.5]]],
  [[[-0.5, -0.26], [0.5, -0.26]], [[-0.5, 0.26], [0.5, 0.26]]],
  [[[0, -0.52], [0, 0.52]], [[-0.52, 0], [0.52, 0]]],
];
const RING = 0.44;

/** The mark on a top face: `at` tells where its points lie, `wide` and `tall` how far its sides are from its middle. */
function mark(seat, at, wide, tall) {
  const [x, y, right, down] = [...at(0, 0), RING * wide, RING * tall].map(short);
  const arc = (way) => `a${right} ${down} 0 1 1 ${short(way * 2 * right)} 0`;
  const d = seat === 0 ? `M${short(x - right)} ${y}${arc(1)}${arc(-1)}` : each(MARKS[seat], (line) => along(line, at));
  return path(d, `class="mark" stroke-width="${(0.2 * Math.sqrt(wide * tall)).toFixed(2)}"`);
}

// Lines on a left face, whose corners are (0, 0) and (1, 1): slanting, lying, standing, and specks.
const GRAINS = [
  [0.4, 0.8, 1.2, 1.6].map((sum) => [[Math.min(sum, 1), Math.max(0, sum - 1)], [Math.max(0, sum - 1), Math.min(sum, 1)]]),
  [0.25, 0.5, 0.75].map((v) => [[0, v], [1, v]]),
  [0.2, 0.4, 0.6, 0.8].map((u) => [[u, 0], [u, 1]]),
  [0.15, 0.5, 0.85, 0.3, 0.7].flatMap((u, column) =>
    (column < 3 ? [0.2, 0.5, 0.8] : [0.35, 0.65]).map((v) => [[u, v], [u + 0.01, v]]),
  ),
];

function outline(x, y, a) {
  const b = a * DEPTH;
  const top = y - a * HEIGHT;
  return [
    [x - a, top],
    [x, top - b],
    [x + a, top],
    [x + a, y],
    [x, y + b],
    [x - a, y],
  ];
}

/** A cube on the ground point (x, y); `a` is half its width. `more` are further attributes. */
export function cube(seat, x, y, a = 15, more = "") {
  const b = a * DEPTH;
  const top = y - a * HEIGHT;
  const left = [
    [x - a, top],
    [x, top + b],
    [x, y + b],
    [x - a, y],
  ];
  const upper = [
    [x, top - b],
    [x + a, top],
    [x, top + b],
    [x - a, top],
  ];
  const onUpper = (u, v) => [x + ((u - v) * a) / 2, top + ((u + v) * b) / 2];
  const onLeft = (u, v) => [x - a + u * a, top + u * b + v * a * HEIGHT];
  const faces = poly(outline(x, y, a), 'class="edge right"') + poly(upper, 'class="upper"') + poly(left, 'class="left"');
  const grain = path(each(GRAINS[seat], (line) => along(line, onLeft)), 'class="grain"');
  const rim = path(along([[-1, 1], [1, 1], [1, -1]], onUpper), 'class="rim"');
  return `<g class="stone-art" data-seat="${seat}" ${more}>${faces}${grain}${rim}${mark(seat, onUpper, a * Math.SQRT1_2, b * Math.SQRT1_2)}</g>`;
}

/** The outline of a stone that is not there: a free space. */
export const ghost = (x, y, a = 15, cls = "") => poly(outline(x, y, a), `class="ghost ${escaped(cls)}"`);

/** A stone seen from above, in the square (x, y, size). */
export function slab(seat, x, y, size, more = "") {
  const box = (tall, cls) =>
    `<rect x="${short(x)}" y="${short(y)}" width="${size}" height="${short(tall)}" rx="${short(size * 0.14)}" class="${cls}"/>`;
  const at = (u, v) => [x + (size * (1 + u)) / 2, y + size * (0.45 + v / 2)];
  return `<g class="stone-art" data-seat="${seat}" ${more}>${box(size, "edge right")}${box(size * 0.88, "upper")}${mark(seat, at, size / 2, size / 2)}</g>`;
}

const icons = new Map(); // the same few are drawn again and again

function once(key, draw) {
  if (!icons.has(key)) icons.set(key, draw());
  return icons.get(key);
}

/** Stand-alone pictures for text and panels. */
export const cubeIcon = (seat, a = 11, label = "") =>
  once(`cube ${seat} ${a} ${label}`, () =>
    svg(a * 2 + 2, a * (2 * DEPTH + HEIGHT) + 2, cube(seat, a + 1, a * (DEPTH + HEIGHT) + 1, a), { label }),
  );
export const slabIcon = (seat, size = 16, label = "") =>
  once(`slab ${seat} ${size} ${label}`, () => svg(size + 2, size + 2, slab(seat, 1, 1, size), { label }));
