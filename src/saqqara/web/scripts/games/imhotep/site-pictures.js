// Small pictures of the two sides of each site, 84 by 50 units; gold marks what the side is about.
import { each, path, range, svg, text } from "../../drawings/svg.js";

const box = (x, y, wide, tall, cls = "plain") =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${tall}" rx="1.5" class="${cls}"/>`;
const card = (x) => box(x, 10, 15, 30) + box(x, 10, 15, 12, "gilt");
const heap = (x, y, step) =>
  each([3, 2, 1], (half) =>
    box(x - half * step, y - (4 - half) * step, 2 * half * step, step - 1, half === 1 ? "gilt" : "plain"),
  );
const tower = (x, tall, wide, cls) =>
  path(`M${x} 46V${46 - tall}l${wide / 2}-6 ${wide / 2} 6V46Z`, `class="${cls}"`);
const spaces = (isGilt) =>
  each(
    range(15, (space) => space),
    (space) => box(7 + Math.floor(space / 3) * 14, 5 + (space % 3) * 14, 12, 12, isGilt(space) ? "gilt" : "plain"),
  );
const pricedTower = (x, points) => tower(x, 26, 12, "gilt") + text(x + 6, 37, points, "tag on-gold");
// a column of the temple under its points; without, under a coin and a stone to choose from
const column = (x, points) =>
  box(x, 28, 10, 16) +
  (points === null ? `<circle cx="${x + 1.5}" cy="19.5" r="3.5" class="gilt"/>` + box(x + 5.5, 16, 6.5, 7) : text(x + 5, 23, points, "tag"));
const lintel = box(4, 4, 76, 5);

const PICTURES = {
  market: {
    A: each([6, 25, 44, 63], card),
    B: each([6, 25, 44], card) + box(67, 6, 14, 28, "back") + box(63, 12, 14, 28, "back"),
  },
  pyramid: {
    A: heap(42, 44, 12),
    B: each([16, 42, 68], (x) => heap(x, 40, 4.2) + box(x - 2, 43.5, 4, 4, "gilt")),
  },
  temple: {
    A: lintel + each([8, 23, 38, 53, 68], (x) => box(x, 30, 9, 14) + box(x, 15, 9, 14, "gilt")),
    B:
      lintel +
      [null, "2", null, "", null].map((points, at) => column(7 + at * 15, points)).join("") +
      box(53.5, 13, 7, 11, "gilt"),
  },
  chamber: {
    A: spaces((space) => [1, 4, 7, 8].includes(space)),
    B: spaces((space) => space % 3 === 1),
  },
  obelisks: {
    A: [20, 38, 29, 11].map((tall, at) => tower(12 + at * 18, tall, 11, at === 1 ? "gilt" : "plain")).join(""),
    B:
      [10, 9, 8].map((points, at) => pricedTower(10 + at * 21, points)).join("") +
      box(70, 34, 10, 12) +
      box(70, 21, 10, 12),
  },
};

export const sitePicture = (site, side) => svg(84, 50, PICTURES[site][side], { cls: "site-picture", size: 112 });
