// Burial Chamber: three rows, filled column by column. Side A joins stones of one colour that touch and shows what they
// are worth; side B shows at the end of each row who would score there.
import { drawing } from "../../drawings/drawing.js";
import { slab, slabIcon } from "../../drawings/stone.js";
import { coin, each, path, range, svg, text } from "../../drawings/svg.js";
import { h } from "../../ui/dom.js";
import { say } from "../../ui/words.js";
import { colourWord, figuresFor } from "./called.js";

export const ROWS = 3;
const FIELD = 35;
const FEWEST_COLUMNS = 9;
const HALF = FIELD / 2;

const at = (place) => [Math.floor(place / ROWS) * FIELD, (place % ROWS) * FIELD];
const touch = (one, other) =>
  Math.abs(one - other) === ROWS ||
  (Math.abs(one - other) === 1 && Math.floor(one / ROWS) === Math.floor(other / ROWS));

/** Places of stones of one colour that touch, each group with its latest place first. */
export function groupsOf(stones) {
  let groups = [];
  for (const [place, seat] of stones.entries()) {
    const touching = groups.filter((group) => stones[group[0]] === seat && group.some((other) => touch(place, other)));
    groups = [...groups.filter((group) => !touching.includes(group)), [place, ...touching.flat()]];
  }
  return groups;
}

/** What a group of so many stones is worth. */
/** @param {Figures} figures */
export function groupPoints(size, figures) {
  const row = figures["chamber.groups"];
  return row[size - 1] ?? row.at(-1) + (size - row.length) * figures["chamber.further_stone"];
}

// --- side B ---

/** The stones of each seat in a row, the most first: [seat, count]. */
export const rowCounts = (stones, row, seats) =>
  range(seats, (seat) => [seat, stones.filter((one, place) => one === seat && place % ROWS === row).length])
    .filter(([, count]) => count)
    .sort((one, other) => other[1] - one[1]);

/** The points of a row if the game ended now: [seat, points]. Equals share the points of their places. */
const rowPoints = (stones, row, seats, prizes) =>
  rowCounts(stones, row, seats).map(([seat, count], _, all) => {
    const ahead = all.filter(([, other]) => other > count).length;
    const equals = all.filter(([, other]) => other === count).length;
    const shared = prizes.slice(ahead, ahead + equals).reduce((sum, prize) => sum + prize, 0);
    return [seat, Math.floor(shared / equals)];
  });

/** The points by place in a row. */
/** @param {Figures} figures */
const rowPrizes = (seats, figures) => figuresFor(seats, "chamber.rows_", figures);

const rowEnd = (stones, row, { seats, figures, x }) =>
  each(rowPoints(stones, row, seats, rowPrizes(seats, figures)), ([seat, points], place) => {
    const left = x + 8 + place * 36;
    return slab(seat, left, row * FIELD + 9, 16) + text(left + 25, row * FIELD + 22, points, "val");
  });

// --- drawing ---

function space(place, next) {
  const [x, y] = at(place);
  const box = (cls) =>
    `<rect x="${x + 2}" y="${y + 2}" width="${FIELD - 4}" height="${FIELD - 4}" rx="4" class="${cls}"/>`;
  if (place !== next) return box("field");
  return box("field next") + path(`M${x + HALF} ${y + 11}v12m-5-5l5 5 5-5`, 'class="arrow"');
}

/** The mortar between two stones of a group; it comes with the later one. */
function joint([seat, one, other]) {
  const d = `M${at(one)
    .map((side) => side + HALF)
    .join(" ")}L${at(other)
    .map((side) => side + HALF)
    .join(" ")}`;
  const key = `data-at="joint-chamber-${other + 1}"`;
  return path(d, `class="mortar edge" ${key}`) + path(d, `class="mortar" data-seat="${seat}" ${key}`);
}

const jointsOf = (stones) =>
  stones.flatMap((seat, one) =>
    [one + 1, one + ROWS]
      .filter((other) => stones[other] === seat && touch(one, other))
      .map((other) => [seat, one, other]),
  );

/** @param {Figures} figures */
function groupCoin(group, figures) {
  const [x, y] = at(group[0]);
  const key = `data-at="coin-chamber-${group[0] + 1}"`;
  return coin(x + FIELD - 3, y + FIELD - 3, groupPoints(group.length, figures), key);
}

const columnsFor = (stones) => Math.max(FEWEST_COLUMNS, Math.floor(stones.length / ROWS) + 1);

/** The chamber with its stones in the order of placement. */
export function chamberArt(stones, { side, seats, figures, columns = columnsFor(stones) }) {
  const isB = side === "B";
  const groups = isB ? [] : groupsOf(stones).filter((group) => group.length > 1);
  const wide = columns * FIELD;
  const body =
    each(
      range(columns * ROWS, (place) => place),
      (place) => space(place, stones.length),
    ) +
    (isB ? "" : each(jointsOf(stones), joint)) +
    each(stones, (seat, place) => {
      const [x, y] = at(place);
      return slab(seat, x + 2.5, y + 2.5, FIELD - 5, `data-at="chamber-${place + 1}"`);
    }) +
    each(groups, (group) => groupCoin(group, figures)) +
    (isB
      ? each(
          range(ROWS, (row) => row),
          (row) => rowEnd(stones, row, { seats, figures, x: wide }),
        )
      : "");
  const label = say("imhotep.chamber_state", { count: stones.length, stones: stones.map(colourWord) });
  return svg(wide + (isB ? seats * 36 + 8 : 0), ROWS * FIELD, body, { label });
}

/** The whole drawing. */
export const chamberPicture = ({ table, figures }) =>
  drawing(chamberArt(table.chamber, { side: table.sides[3], seats: table.seats, figures }));

/** What the closed row on a phone says: the standing, else the stones; on side B the stones in each row. */
export function chamberMini({ table }) {
  if (table.sides[3] === "B") return drawing(rowsMini(table.chamber, table.seats));
  return range(table.seats, (seat) => {
    const count = table.standing?.chamber?.[seat] ?? table.chamber.filter((one) => one === seat).length;
    return h("span", {}, drawing(slabIcon(seat, 13)), String(count));
  });
}

const LINE = 14;
const COUNTED = 24; // the width of a stone with its number

/** Three rows, the most stones first; the one where the next stone goes is marked. */
function rowsMini(stones, seats) {
  const rows = range(ROWS, (row) => rowCounts(stones, row, seats));
  const body = each(rows, (counts, row) => {
    const y = row * LINE;
    const line = `<rect x=".5" y="${y + 0.5}" width="${seats * COUNTED + 5}" height="${LINE - 1}" rx="3" class="field${row === stones.length % ROWS ? " next" : ""}"/>`;
    return (
      line +
      each(counts, ([seat, count], place) => {
        const x = place * COUNTED + 3;
        return slab(seat, x, y + 1.5, LINE - 3) + text(x + 16.5, y + 11, count, "val tiny");
      })
    );
  });
  return svg(seats * COUNTED + 6, ROWS * LINE, body);
}
