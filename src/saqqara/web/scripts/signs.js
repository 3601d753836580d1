// Small drawings: masons' marks, what lies in a chamber, the signs of the pyramids' colours, shapes. Each has its own
// form as well as its own colour, and stands beside words that say the same.
import { h, hiddenWords, s } from "./dom.js";
import { say } from "./words.js";

const path = (name, d) => s("path", { class: name, d });
const drawing = (name, size, ...parts) =>
  s("svg", { class: name, viewBox: `0 0 ${size} ${size}`, "aria-hidden": "true" }, ...parts);

/** The seats' colours, by seat. */
export const COLOURS = ["black", "white", "brown", "gray"];
const MARKS = [
  "M12 6.7a5.3 5.3 0 1 0 .01 0Z", // ring
  "M12 6L18 17H6Z", // pyramid
  "M6 9H18M6 15H18", // two bars
  "M12 6V18M6 12H18", // cross
];

/** A stone with its mason's mark; its colour is said. */
export function stone(seat, words = say(`colour.${COLOURS[seat]}`)) {
  return h(
    "span",
    { class: "stone", "data-seat": seat },
    drawing("mark", 24, path("", MARKS[seat])),
    words && hiddenWords(words),
  );
}

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
  ],
  e: [
    ["glass", "M9.5 2.5h5v6l5 9.5a2.6 2.6 0 0 1-2.3 3.8H6.8A2.6 2.6 0 0 1 4.5 18l5-9.5Z"],
    ["liquid", "M7.3 14.5h9.4l2.2 4.2a1.7 1.7 0 0 1-1.5 2.4H6.6a1.7 1.7 0 0 1-1.5-2.4Z"],
    ["lip", "M8.5 2.5h7"],
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
  E: [["way", "M12 3v15M5.5 12.5L12 19l6.5-6.5"]],
};

/** What lies in a field of a chamber, by its letter in the edition; nothing for empty fields and walls. */
export const relic = (letter) =>
  RELICS[letter] && drawing("relic", 24, ...RELICS[letter].map(([name, d]) => path(name, d)));

/** The two strokes over a field that is crossed off. */
export const strokes = () => drawing("strokes", 24, path("", "M4 4.4Q12.3 12 20 19.6M19.7 4Q12 12.3 4.3 20"));

const EMBLEMS = {
  green:
    "M12 22V11M12 11.5C6.5 11.5 4 7.5 4 3.5c4 .3 7 2.6 8 8Zm0 0c5.5 0 8-4 8-8-4 .3-7 2.6-8 8ZM12 9c-1.5-2.5-1.5-5 0-7.5 1.5 2.5 1.5 5 0 7.5Z",
  orange:
    "M12 7a5 5 0 1 0 .01 0ZM12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1",
  purple: "M12 13V23M6 15.5h12M12 13C6.5 9.5 7.5 2 12 2s5.5 7.5 0 11Z",
};

/** The sign of a pyramid's colour: papyrus, sun, ankh. */
export const emblem = (colour) => drawing("emblem", 24, path("", EMBLEMS[colour]));

const SHAPES = {
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

/** The shape of an expedition card, as paving stones of 1 em. */
export function shape(name) {
  const fields = SHAPES[name];
  const [tall, wide] = [0, 1].map((axis) => 10 * (1 + Math.max(...fields.map((field) => field[axis]))));
  const stones = fields.map(([row, column]) =>
    s("rect", { class: "pave", x: column * 10 + 0.6, y: row * 10 + 0.6, width: 8.8, height: 8.8, rx: 1.4 }),
  );
  return s(
    "svg",
    {
      class: "shape",
      viewBox: `0 0 ${wide} ${tall}`,
      width: `${wide / 10}em`,
      height: `${tall / 10}em`,
      "aria-hidden": "true",
    },
    ...stones,
  );
}
