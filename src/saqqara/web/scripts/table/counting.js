// What is counted at the end of a match, source by source: how far the count is, and what everybody has by then.
import { isStill } from "../ui/styles.js";

/** The count begins; not where the game counts nothing at its end, nor where nothing should move. */
/** @param {Room} room @param {Position} table */
export function beginCount(room, table) {
  if (room.counting || isStill() || document.hidden) return;
  const earned = earnedIn(room.face, table, room.table.seats);
  const sources = room.face.counts.filter((source) => earned.some((one) => one[source]));
  if (sources.length) room.counting = countedTo({ sources, earned, totals: table.outcome.points }, -1);
}

/** Another source is counted, until all is. */
/** @param {Room} room */
export function countOn(room) {
  const { count, number } = room.counting;
  room.counting = number + 1 < count.sources.length ? countedTo(count, number + 1) : null;
}

/** Nothing is counted any more. */
/** @param {Room} room */
export function endCount(room) {
  room.counting = null;
}

/** @returns {Counting} */
function countedTo(count, number) {
  const { sources, earned, totals } = count;
  const left = sources.slice(number + 1);
  return {
    count,
    number,
    source: sources[number] ?? null,
    gains: earned.map((one) => one[sources[number]] ?? 0),
    points: earned.map((one, seat) => totals[seat] - left.reduce((sum, source) => sum + (one[source] ?? 0), 0)),
  };
}

/** Points of each seat by source, as the face tells them, else those of the standing. */
/** @param {Face} face @param {Position | undefined} table */
export const earnedIn = (face, table, seats) =>
  (table && face.earned(table)) ?? seats.map(({ seat }) => plainSources(table?.standing?.[seat] ?? {}));

const plainSources = (standing) =>
  Object.fromEntries(Object.entries(standing).filter(([source, points]) => source !== "total" && typeof points === "number"));
