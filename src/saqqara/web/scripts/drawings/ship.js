// A ship seen from the side, bow to the right: space 1 is at the bow and is unloaded first. The sail tells its state:
// furled below its minimum load, hoisted when it may sail.
import { cube, ghost } from "./stone.js";
import { each, path, range, short, svg, text } from "./svg.js";

export const SHIPS = "abcd";
const PITCH = 36;
const DECK = 82;
const WIDE = 236; // all ships in the harbour are drawn to one scale
const TALL = 118;
const STERN = 40; // where the deck begins
const AT_DOCK = 0.76;

/** Where a space lies, from the left; space 0 is at the bow. */
const spaceX = (spaces, space) => STERN + 18 + (spaces - 1 - space) * PITCH;

/** The same as a share of the drawing's width. */
export const spaceShare = (spaces, space, isDocked = false) =>
  spaceX(spaces, space) / (isDocked ? STERN + spaces * PITCH + 42 : WIDE);

const hull = (stern, bow) =>
  `M${stern - 32} 48C${stern - 26} 70 ${stern - 12} ${DECK} ${stern + 4} ${DECK}L${bow} ${DECK}` +
  `C${bow + 14} ${DECK} ${bow + 25} 72 ${bow + 36} 44C${bow + 38} 76 ${bow + 20} 109 ${bow - 12} 109` +
  `L${stern + 14} 109C${stern - 14} 109 ${stern - 34} 90 ${stern - 32} 48Z`;
const trim = (stern, bow) =>
  `M${stern - 31} 53C${stern - 24} 76 ${stern - 10} 87.5 ${stern + 6} 87.5L${bow} 87.5` +
  `C${bow + 16} 87.5 ${bow + 27} 76 ${bow + 35.5} 52`;

function sail(x, wide, isHoisted) {
  const mast = path(`M${x} ${DECK}V6`, 'class="mast"');
  return mast + (isHoisted ? hoisted(x, x - wide / 2, x + wide / 2) : furled(x, x - wide / 2, wide));
}

const hoisted = (x, left, right) =>
  path(
    `M${left} 12Q${x} 8 ${right} 12Q${right + 9} 36 ${right} 60Q${x} 66 ${left} 60Q${left + 7} 36 ${left} 12Z`,
    'class="sail"',
  ) +
  path(
    `M${left + 4.5} 46Q${x + 4} 51 ${right + 4} 46M${left + 3} 52Q${x + 3} 57.5 ${right + 2.5} 52`,
    'class="stripe"',
  ) +
  path(`M${left - 3} 12Q${x} 7.5 ${right + 3} 12`, 'class="yard"');

const furled = (x, left, wide) =>
  path(`M${left} 22Q${x} 17 ${left + wide} 22`, 'class="furled"') +
  each(
    range(5, (tie) => left + ((tie + 0.5) * wide) / 5),
    (place) => path(`M${short(place)} 15.5l2 8`, 'class="tie"'),
  );

const eye = (x, y) =>
  path(`M${x - 7} ${y}Q${x} ${y - 7} ${x + 7} ${y}Q${x} ${y + 6} ${x - 7} ${y}Z`, 'class="eye"') +
  `<circle cx="${x + 0.5}" cy="${y - 0.3}" r="2.4" class="pupil"/>` +
  path(`M${x - 8} ${y - 7}Q${x} ${y - 12} ${x + 8} ${y - 6}M${x - 3} ${y + 4}q-1 5-5 6`, 'class="brow"');

const lotus = path(`M${STERN - 32} 49q-14-3-13-15q9 1 13 8q-1-9 5-14q7 8 1 20`, 'class="lotus"');
const wake = (bow) =>
  path("M8 113q12-5 24 0t24 0t24 0t24 0t24 0t24 0t24 0", `class="wake" stroke-dasharray="${short(bow * 0.97)} 400"`);

/** A stone aboard, or its outline; `order` says when the lever unloads it. */
function space({ letter, spaces, cargo, targets = [], order = [], guest = null }, number, isDocked) {
  const x = spaceX(spaces, number);
  const at = `data-at="space-${letter}${number + 1}"`;
  if (guest?.space === number + 1) return `<g class="advised-stone">${cube(guest.seat, x, 77, 15.5)}</g>`;
  if (cargo[number] === null) return isDocked ? "" : ghost(x, 77, 15, targets.includes(number) ? "target" : "");
  const turn = order.indexOf(number + 1);
  return cube(cargo[number], x, 77, 15.5, at) + (turn < 0 ? "" : orderChip(x, turn + 1));
}

const orderChip = (x, turn) => `<g class="chip"><circle cx="${x}" cy="40" r="10"/>${text(x, 44.6, turn)}</g>`;

/**
 * A ship `{ letter, spaces, cargo, isReady, targets, order, guest }`: cargo holds seats or null from the bow, targets are
 * spaces that may be loaded now, guest is `{ space, seat }` of a stone that is only shown.
 */
/** @param {any} ship @param {{ isDocked?: boolean, size?: number }} [options] */
export function shipArt(ship, { isDocked = false, size } = {}) {
  const { spaces, isReady } = ship;
  const bow = STERN + spaces * PITCH;
  const numbers = each(
    range(spaces, (number) => number),
    (number) => text(spaceX(spaces, number), 103.5, number + 1, "num"),
  );
  const body =
    sail((STERN + bow) / 2 - 2, Math.max(44, spaces * PITCH * 0.74), isReady) +
    lotus +
    each(
      range(spaces, (number) => spaces - 1 - number),
      (number) => space(ship, number, isDocked),
    ) +
    path(hull(STERN, bow), 'class="hull"') +
    path(trim(STERN, bow), 'class="trim"') +
    (isDocked ? "" : numbers) +
    eye(bow + 14, 97) +
    wake(bow);
  const wide = isDocked ? bow + 42 : WIDE;
  return svg(wide, TALL, body, { cls: "ship-art", size: size ?? wide * (isDocked ? AT_DOCK : 1.06) });
}

/** The berth that a ship has left. */
export const berthArt = (spaces) =>
  svg(WIDE, TALL, path(hull(STERN, STERN + spaces * PITCH), 'class="ghost"'), { cls: "ship-art", size: WIDE * 1.06 });
