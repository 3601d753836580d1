// What is counted at the end of a match, source by source: how far the count is, and what everybody has by then.
import { isStill } from "../ui/styles.js";

/** Where the count begins; null where the game counts nothing at its end, or where nothing should move. */
/** @param {Room} room @param {Position} table @returns {Counting | null} */
export function beginCount({ face, table: { seats } }, table) {
  if (isStill() || document.hidden) return null;
  const earned = earnedIn(face, table, seats);
  const sources = face.counts.filter((source) => earned.some((one) => one[source]));
  return sources.length ? countedTo({ sources, earned, totals: table.outcome.points }, -1) : null;
}

/** The count after another source; null when all is counted. */
/** @param {Counting} counting @returns {Counting | null} */
export const countOn = ({ count, number }) => (number + 1 < count.sources.length ? countedTo(count, number + 1) : null);

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
