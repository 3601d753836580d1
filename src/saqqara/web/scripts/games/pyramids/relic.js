// What lies in a chamber, and the signs of the pyramids' colours: each has its own shape as well as its own colour.
// Drawn in a square of 24.
import { each, path, short, svg } from "../../drawings/svg.js";

const part = (cls, d) => path(d, `class="${cls}"`);

// letter -> what it is made of, one upon the other: [class, path]; the arcs in lower case
const RELICS = {
  r: [
    ["gem-r", "M6.5 4h11L22 10 12 21.5 2 10Z"],
    ["facet", "M2 10h20M8.5 10L12 21l3.5-11L12 4Z"],
  ],
  g: [
    ["gem-g", "M8 3h8l5 5v8l-5 5H8l-5-5V8Z"],
    [
      "facet",
      "M9.5 7h5L17 9.5v5L14.5 17h-5L7 14.5v-5ZM8 3l1.5 4M16 3l-1.5 4M21 8l-4 1.5M21 16l-4-1.5M16 21l-1.5-4M8 21l1.5-4M3 16l4-1.5M3 8l4 1.5",
    ],
  ],
  t: [
    ["handle", "M9.8 12.5h4.4L13 23h-2Z"],
    [
      "flame",
      "M12.5 1c.5 3 4.5 4.8 4.5 8.6a5 5 0 0 1-10 0c0-2 1.2-3.4 2.2-4.4.2 1.3.8 2 1.5 2.3C11 5.5 11.3 3 12.5 1Z",
    ],
    ["spark", "M12.2 7.5c1.8 1.8 2 3 2 3.8a2.2 2.2 0 0 1-4.4 0c0-1 .9-1.7 1.3-2 .3.5.6.7.9.7.3-.7.1-1.6.2-2.5Z"],
  ],
  e: [
    ["glass", "M9.5 2.5h5v6l5 9.5a2.6 2.6 0 0 1-2.3 3.8H6.8a2.6 2.6 0 0 1-2.3-3.8l5-9.5Z"],
    ["liquid", "M7.3 14.5h9.4l2.2 4.2a1.7 1.7 0 0 1-1.5 2.4H6.6a1.7 1.7 0 0 1-1.5-2.4Z"],
    ["lip", "M8.5 2.5h7M10 17h.1M13.5 19h.1"],
  ],
  s: [
    ["bone", "M12 2.5c-5.2 0-9 3.6-9 8.6 0 3 1.4 5.2 3.5 6.5V21h11v-3.4c2.1-1.3 3.5-3.5 3.5-6.5 0-5-3.8-8.6-9-8.6Z"],
    ["socket", "M8.3 9.3a2.4 2.4 0 1 0 .01 0ZM15.7 9.3a2.4 2.4 0 1 0 .01 0ZM12 14.5l1.3 2.3h-2.6Z"],
    ["teeth", "M9.7 18.8V21M12 18.8V21M14.3 18.8V21"],
  ],
  x: [
    ["bonus-ring", "M12 1.5a10.5 10.5 0 1 0 .01 0Z"],
    ["bonus", "M7.5 7.5l9 9M16.5 7.5l-9 9"],
  ],
  T: [
    [
      "coffin",
      "M12 1.5c2.8 0 4.6 2 4.6 4.5 2.6 1.2 3.6 3.2 3 6.2L17 22.5H7L4.4 12.2c-.6-3 .4-5 3-6.2C7.4 3.5 9.2 1.5 12 1.5Z",
    ],
    ["inlay", "M9.8 5.8h.1M14.1 5.8h.1M10.5 8.3q1.5.9 3 0M5.8 11l12.4 4.5M18.2 11L5.8 15.5M7.3 19h9.4"],
  ],
  E: [
    ["way", "M12 3v15M5.5 12.5L12 19l6.5-6.5"],
  ],
};

// papyrus, sun, ankh
const SIGNS = {
  green:
    "M12 22V11M12 11.5C6.5 11.5 4 7.5 4 3.5c4 .3 7 2.6 8 8Zm0 0c5.5 0 8-4 8-8-4 .3-7 2.6-8 8ZM12 9c-1.5-2.5-1.5-5 0-7.5 1.5 2.5 1.5 5 0 7.5Z",
  orange:
    "M12 7a5 5 0 1 0 .01 0ZM12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1",
  purple: "M12 13V23M6 15.5h12M12 13C6.5 9.5 7.5 2 12 2s5.5 7.5 0 11Z",
};

/** @returns {any} */
const scaleOf = (size) => (size / 24).toFixed(3);

/** What lies in a chamber, as { letter, x, y }; what is alike is one path. Empty fields and walls have nothing. */
export function relicsAt(spots, size, cls) {
  const scale = scaleOf(size);
  const kinds = Object.keys(RELICS).filter((letter) => spots.some((spot) => spot.letter === letter));
  const body = each(kinds, (letter) => {
    const alike = spots.filter((spot) => spot.letter === letter);
    const all = (d) => each(alike, ({ x, y }) => moved(d, x / scale, y / scale));
    return each(RELICS[letter], ([kind, d]) => part(kind, all(d)));
  });
  return body && `<g class="${cls}" transform="scale(${scale})">${body}</g>`;
}

const NUMBER = /-?\d*\.?\d+/g;

/** A path, further to the right and down: only its capitals tell where on the page something is. */
const moved = (d, right, down) =>
  d.replace(/([MLHVC])([^A-Za-z]+)/g, (_, command, numbers) => {
    const by = command === "V" ? [down] : command === "H" ? [right] : [right, down];
    const places = numbers.match(NUMBER).map((number, turn) => short(Number(number) + by[turn % by.length]));
    return command + places.join(" ");
  });

export const signAt = (colour, x, y, size) =>
  SIGNS[colour] ? path(SIGNS[colour], `class="sign" transform="translate(${x} ${y}) scale(${scaleOf(size)})"`) : "";

/** Drawings of their own. */
export const relic = (letter, size = 22, label = "") =>
  svg(24, 24, each(RELICS[letter], ([cls, d]) => part(cls, d)), { cls: "relic", size, label });
export const sign = (colour, size = 20, label = "") =>
  svg(24, 24, part("sign", SIGNS[colour]), { cls: "sign-art", size, label });
