// A stone: an isometric cube, or a slab where it is seen from above. Each colour has its own mason's mark on the top face
// and its own grain on the left face, so that colour is never the only sign.
import { DEPTH, escaped, HEIGHT, path, poly, short, svg } from "./svg.js";

/** The seats' colours, by seat. */
export const COLOURS = ["black", "white", "brown", "gray"];

// in the square -1 to 1 of the top face: ring, pyramid, two bars, cross
const MARKS = [
  '<circle r=".44"/>',
  '<path d="M0-.5L.52.42H-.52Z"/>',
  '<path d="M-.5-.26H.5M-.5.26H.5"/>',
  '<path d="M0-.52V.52M-.52 0H.52"/>',
];
const mark = (seat, matrix) => `<g transform="matrix(${matrix.map(short).join(" ")})" class="mark">${MARKS[seat]}</g>`;

const grain = (seat, wide, tall, body, turn = "") =>
  `<pattern id="grain-${seat}" width="${wide}" height="${tall}" patternUnits="userSpaceOnUse" ${turn}>${body}</pattern>`;
const stroke = (d, colour, alpha) => path(d, `stroke="${colour}" stroke-opacity="${alpha}"`);

/** The grains of the left faces: once on every page that has stones. */
export const stoneDefs = () =>
  `<svg class="defs" aria-hidden="true"><defs>${grain(0, 4, 4, stroke("M0 0V4", "#fff", 0.17), 'patternTransform="rotate(45)"')}${grain(1, 8, 5, stroke("M0 .5H8", "#7a6437", 0.38))}${grain(2, 3.4, 8, stroke("M.6 0V8", "#2c1404", 0.42))}${grain(3, 4, 4, '<circle cx="1" cy="1" r=".8" fill="#1c2024" fill-opacity=".45"/><circle cx="3" cy="3" r=".7" fill="#fff" fill-opacity=".4"/>')}</defs></svg>`;

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
  const right = [
    [x, top + b],
    [x + a, top],
    [x + a, y],
    [x, y + b],
  ];
  return `<g class="stone-art" data-seat="${seat}" ${more}>${poly(outline(x, y, a), 'class="edge"')}${poly(upper, 'class="upper"')}${poly(left, 'class="left"')}${poly(left, `fill="url(#grain-${seat})"`)}${poly(right, 'class="right"')}${path(`M${short(x - a)} ${short(top)}L${short(x)} ${short(top + b)}L${short(x + a)} ${short(top)}`, 'class="rim"')}${mark(seat, [a / 2, b / 2, -a / 2, b / 2, x, top])}</g>`;
}

/** The outline of a stone that is not there: a free space. */
export const ghost = (x, y, a = 15, cls = "") => poly(outline(x, y, a), `class="ghost ${escaped(cls)}"`);

/** A stone seen from above, in the square (x, y, size). */
export function slab(seat, x, y, size, more = "") {
  const box = (tall, cls) =>
    `<rect x="${short(x)}" y="${short(y)}" width="${size}" height="${short(tall)}" rx="${short(size * 0.14)}" class="${cls}"/>`;
  return `<g class="stone-art" data-seat="${seat}" ${more}>${box(size, "edge right")}${box(size * 0.88, "upper")}${mark(seat, [size * 0.5, 0, 0, size * 0.5, x + size / 2, y + size * 0.45])}</g>`;
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
