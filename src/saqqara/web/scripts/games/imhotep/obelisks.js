// Obelisks. Side A: one tower of each colour before the shape that it will become; coins show the points by height.
// Side B: spaces for single stones of each colour, and the score spaces that towers of three take from the left.
import { drawing } from "../../drawings/drawing.js";
import { cube, slabIcon } from "../../drawings/stone.js";
import { coin, diamond, each, HEIGHT, path, range, svg, text } from "../../drawings/svg.js";
import { h } from "../../ui/dom.js";
import { say } from "../../ui/words.js";
import { colourWord } from "./called.js";

const PITCH = 74;
const FLOOR = 106;
const HALF = 17; // half the width of a stone
const ROOM = 58; // above the first stone of a tower; taller ones are drawn closer

const shape = (x) =>
  path(`M${x - 15} ${FLOOR}L${x - 11} 24L${x} 6L${x + 11} 24L${x + 15} ${FLOOR}Z`, 'class="pillar"') +
  path(`M${x - 11} 24H${x + 11}`, 'class="flute"') +
  diamond(x, FLOOR, HALF * 0.95, 'class="field"');

const stoneAt = (seat, number) => `data-at="obelisks-${seat}-${number + 1}"`;

/** Side A: the heights of each seat, and their points if the game ended now. */
export function obelisksArt(heights, points = []) {
  const step = Math.min(HALF * HEIGHT, ROOM / (Math.max(...heights) - 1 || 1));
  const tower = (height, seat) => {
    const x = (seat + 0.5) * PITCH;
    const stones = each(
      range(height, (number) => number),
      (number) => cube(seat, x, FLOOR - number * step, HALF, stoneAt(seat, number)),
    );
    const top = FLOOR - (height - 1) * step - HALF * HEIGHT - 20;
    return (
      shape(x) +
      stones +
      text(x + 26, FLOOR + 5, height, "val") +
      (points[seat] ? coin(x, top, points[seat], `data-at="coin-obelisks-${seat}-${height}"`) : "")
    );
  };
  const wide = heights.length * PITCH;
  const label = say("imhotep.heights_state", { stones: heights.map((height, seat) => `${colourWord(seat)} ${height}`) });
  return svg(wide, FLOOR + 14, path(`M0 ${FLOOR + 11}H${wide}`, 'class="floor"') + each(heights, tower), { label });
}

// --- side B ---

const SMALL = 13;
const PAIR = 2; // spaces for single stones; more wait there only when no score space is left

function singles(count, seat) {
  const x = 16 + seat * 30;
  return (
    each([0, 1], (number) => {
      const y = 62 + number * 38;
      return number < count ? cube(seat, x, y, SMALL, stoneAt(seat, number)) : diamond(x, y, SMALL, 'class="field"');
    }) + (count > PAIR ? text(x, 32, count, "val") : "")
  );
}

function scoreSpace(points, place, towers, left) {
  const x = left + place * 29;
  if (place < towers.length)
    return (
      each([0, 1, 2], (level) =>
        cube(towers[place], x, 100 - level * SMALL * HEIGHT, SMALL - 1, `data-at="tower-${place + 1}"`),
      ) + coin(x, 100 - 3 * SMALL * HEIGHT - 15, points, `data-at="tower-${place + 1}"`)
    );
  const next = place === towers.length ? " next" : "";
  return diamond(x, 100, SMALL - 0.5, `class="field${next}"`) + text(x, 84, points, `val${next}`);
}

/** Side B: single stones of each seat, and the owners of towers in the order of building. */
/** @param {any} _ @param {Figures} figures */
export function towersArt({ single, towers }, figures) {
  const values = figures["obelisks.towers"];
  const line = single.length * 30 + 7;
  const body =
    path(`M${line} 18V112`, 'class="floor"') +
    each(single, singles) +
    each(values, (points, place) => scoreSpace(points, place, towers, line + 24));
  const label = say("imhotep.towers_state", {
    towers: towers.map((seat, place) => `${colourWord(seat)} ${values[place]}`),
    stones: single.map((count, seat) => `${colourWord(seat)} ${count}`),
  });
  return svg(line + 24 + values.length * 29 - 12, 120, body, { label });
}

// --- both ---

/** @param {Position} table */
const isSideB = (table) => !Array.isArray(table.obelisks);

/** The whole drawing. */
export const obelisksPicture = ({ table, figures }) =>
  drawing(isSideB(table) ? towersArt(table.obelisks, figures) : obelisksArt(table.obelisks, table.standing?.obelisks));

/** What the closed row on a phone says: points if the game ended now, and on side B what the next tower brings. */
export const obelisksMini = ({ table, figures }) => [
  ...(table.standing?.obelisks ?? (isSideB(table) ? table.obelisks.single : table.obelisks)).map((count, seat) =>
    h("span", {}, drawing(slabIcon(seat, 13)), String(count)),
  ),
  isSideB(table) ? nextTower(table.obelisks.towers.length, figures["obelisks.towers"]) : null,
];

const nextTower = (built, values) =>
  built < values.length ? h("b", { class: "mini-next" }, String(values[built])) : null;
