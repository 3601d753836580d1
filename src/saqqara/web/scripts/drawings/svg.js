// Small things shared by every drawing. All functions are pure: values in, markup out. Nothing that people type ever
// gets into a drawing; labels are escaped all the same.

const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => ENTITIES[sign]);
export const short = (value) => Number(value.toFixed(1));
export const range = (count, make) => Array.from({ length: count }, (_, number) => make(number));
export const each = (things, draw) => things.map(draw).join("");

/**
 * A drawing of `wide` by `tall` units; on screen one unit is --u (tokens.css). Without a label it is decoration.
 * `size` is the width on screen where it is not `wide`. The policy forbids styles in markup: `drawing` sets them.
 */
export const svg = (wide, tall, body, { cls = "", label = "", size = wide } = {}) =>
  `<svg class="art ${cls}" viewBox="0 0 ${short(wide)} ${short(tall)}" data-w="${short(size)}" data-h="${short((tall * size) / wide)}" ` +
  `${label ? `role="img" aria-label="${escaped(label)}"` : 'aria-hidden="true"'}>${body}</svg>`;

export const poly = (points, attributes) =>
  `<polygon points="${points.map((point) => point.map(short).join(",")).join(" ")}" ${attributes}/>`;
export const path = (d, attributes = "") => `<path d="${d}" ${attributes}/>`;
export const text = (x, y, words, cls = "") =>
  `<text x="${short(x)}" y="${short(y)}" class="${cls}">${escaped(words)}</text>`;
/** A square field seen from above. */
export const square = (x, y, size, cls = "field") =>
  `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="3" class="${cls}"/>`;
export const coin = (x, y, points, more = "") =>
  `<g class="coin" ${more}><circle cx="${short(x)}" cy="${short(y)}" r="9"/>${text(x, y + 4.2, points)}</g>`;

// Isometric ground: `a` is half the width of one field. Columns run right and down, rows left and down.
export const DEPTH = 0.55; // half the depth of a cube, in a
export const HEIGHT = 1.08; // of a cube, in a
export const iso = (column, row, level, a) => [(column - row) * a, (column + row) * a * DEPTH - level * a * HEIGHT];
export const diamond = (x, y, a, attributes) =>
  poly(
    [
      [x, y - a * DEPTH],
      [x + a, y],
      [x, y + a * DEPTH],
      [x - a, y],
    ],
    attributes,
  );
