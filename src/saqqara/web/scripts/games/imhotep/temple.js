// Temple: columns of stones before a hall of lotus pillars; only the top stone of a column is seen from above.
import { drawing } from "../../drawings/drawing.js";
import { cube, slab } from "../../drawings/stone.js";
import { coin, diamond, each, HEIGHT, path, range, square, svg, text } from "../../drawings/svg.js";
import { say } from "../../ui/words.js";
import { colourWord } from "./called.js";

const PITCH = 60;
const FLOOR = 104;
const HALF = 19; // half the width of a stone
const ROOM = 42; // above the first stone of a column; taller columns are drawn closer

const pillar = (x) =>
  path(`M${x - 7} ${FLOOR - 4}V34q-1-6-6-11h26q-5 5-6 11V${FLOOR - 4}Z`, 'class="pillar"') +
  path(
    each([-4, 0, 4], (shift) => `M${x + shift} ${FLOOR - 6}V36`),
    'class="flute"',
  );

const hall = (spaces, wide) =>
  path(`M3 6H${wide - 3}l-4 12H7Z`, 'class="lintel"') +
  path(`M12 12H${wide - 12}`, 'class="frieze"') +
  each(
    range(spaces + 1, (place) => 6 + place * PITCH),
    pillar,
  ) +
  path(`M0 ${FLOOR + 13}H${wide}`, 'class="floor"');

/** What a space rewards: points, a card, or the choice of points or stones. */
/** @param {Figures} figures */
function reward(what, x, y, figures) {
  if (what === "card") return `<rect x="${x - 6}" y="${y - 9}" width="12" height="16" rx="2" class="mini-card"/>`;
  if (what !== "choice") return coin(x, y, what);
  const stones = [
    [2, -2],
    [9, -7],
  ];
  return (
    coin(x - 10, y, figures["temple.choice_points"]) +
    each(stones, ([dx, dy]) => `<rect x="${x + dx}" y="${y + dy}" width="9" height="9" class="mini-stone"/>`)
  );
}

/** The reward comes with the stone that is seen from above. */
const rewardOver = (column, art) => `<g data-at="coin-temple-${(column.at(-1)?.place ?? -1) + 1}">${art}</g>`;

/** How many stones lie side by side. */
/** @param {Figures} figures */
export const templeSpaces = (seats, figures) => figures["temple.spaces"][seats - 2];

const columnsOf = (stones, spaces) =>
  range(spaces, (space) =>
    stones.map((seat, place) => ({ seat, place })).filter(({ place }) => place % spaces === space),
  );

/** The stones that are seen from above, from the left: seats, or null. */
export const seenFromAbove = (stones, spaces) => columnsOf(stones, spaces).map((column) => column.at(-1)?.seat ?? null);

/** The reward of a space at the end of a round. */
/** @param {Figures} figures */
const rewardOf = (side, space, figures) => (side === "B" ? figures["temple.b"][space] : figures["temple.a"]);

/** The temple with its stones in the order of placement; `scored` is the space that is being rewarded, or null. */
export function templeArt(stones, { spaces, side, figures, scored = null }) {
  const wide = spaces * PITCH + 12;
  const columns = columnsOf(stones, spaces);
  const tallest = Math.max(1, ...columns.map((column) => column.length));
  const step = Math.min(HALF * HEIGHT, ROOM / (tallest - 1 || 1));
  const body = each(columns, (column, space) => {
    const x = 6 + (space + 0.5) * PITCH;
    const top = column.length ? FLOOR - (column.length - 1) * step - HALF * HEIGHT - 20 : FLOOR;
    return (
      diamond(x, FLOOR, HALF, `class="field${space === scored ? " next" : ""}"`) +
      each(column, ({ seat, place }, level) =>
        cube(seat, x, FLOOR - level * step, HALF, `data-at="temple-${place + 1}"`),
      ) +
      (column.length || side === "B" ? rewardOver(column, reward(rewardOf(side, space, figures), x, top, figures)) : "")
    );
  });
  const seen = seenFromAbove(stones, spaces).map((seat) => (seat === null ? say("imhotep.free") : colourWord(seat)));
  return svg(wide, FLOOR + 16, hall(spaces, wide) + body, { label: say("imhotep.seen_from_above", { stones: seen }) });
}

/** The whole drawing. */
export function templePicture({ table, figures }) {
  const scored = table.pending.step === "temple" ? table.pending.temple_spaces_scored - 1 : null;
  const spaces = templeSpaces(table.seats, figures);
  return drawing(templeArt(table.temple, { spaces, side: table.sides[2], figures, scored }));
}

// --- the closed row on a phone ---

const MINI = 17;

/** What the spaces of side B reward, in one sign each. */
function sign(what, x) {
  if (what === "card") return `<rect x="${x + 4}" y="0" width="9" height="12" rx="2" class="mini-card"/>`;
  return what === "choice" ? coinOrStone(x, 6.5) : text(x + MINI / 2, 11, what, "val next");
}

/** The choice of points or stones: a coin and a stone side by side. */
const coinOrStone = (x, y) =>
  `<g class="coin"><circle cx="${x + 4}" cy="${y}" r="4"/></g>` +
  `<rect x="${x + 9.5}" y="${y - 3.5}" width="7" height="7" class="mini-stone"/>`;

/** The same by itself. */
export const choiceSign = () => svg(MINI + 1, 13, coinOrStone(0.5, 6.5));

/** All spaces as they are seen from above; on side B with their rewards. */
export function templeMini({ table, figures }) {
  const isB = table.sides[2] === "B";
  const top = isB ? 15 : 1;
  const seen = seenFromAbove(table.temple, templeSpaces(table.seats, figures));
  const body = each(seen, (seat, space) => {
    const x = space * (MINI + 3) + 1;
    return (
      (seat === null ? square(x, top, MINI) : slab(seat, x, top, MINI)) +
      (isB ? sign(rewardOf("B", space, figures), x) : "")
    );
  });
  return drawing(svg(seen.length * (MINI + 3), top + MINI + 1, body));
}
