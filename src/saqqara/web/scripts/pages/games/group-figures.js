// Figures by one thing, for each game: what the server counts by game, seats and opponent is added up.
import { LEVELS } from "../../ui/levels.js";

const OPPONENTS = ["people", ...LEVELS];

/** Adds a group to what is counted; points are a mean, weighed by games. */
/** @param {FiguresCell | undefined} sum @param {Wire.FiguresGroup} group @returns {FiguresCell} */
function added(sum, { games, firsts, fair, points }) {
  if (!sum) return { games, firsts, fair, points };
  const all = sum.games + games;
  return { games: all, firsts: sum.firsts + firsts, fair: sum.fair + fair, points: (sum.points * sum.games + points * games) / all };
}

/** The games that were played, and one row for each opponent or number of seats: { key, cells }, a cell for each of the games. */
/** @param {Wire.FiguresGroup[]} groups @param {"opponent" | "seats"} by @param {string[]} order of the games */
export function gathered(groups, by, order) {
  const games = [...new Set([...order, ...groups.map(({ game }) => game)])].filter((game) => groups.some((one) => one.game === game));
  /** @type {Map<string, Record<string, FiguresCell>>} */
  const rows = new Map();
  for (const group of groups) {
    const key = String(group[by]);
    const row = rows.get(key) ?? {};
    rows.set(key, { ...row, [group.game]: added(row[group.game], group) });
  }
  const place = (key) => (by === "seats" ? Number(key) : OPPONENTS.indexOf(key) + 1 || OPPONENTS.length + 1);
  const keys = [...rows.keys()].sort((one, other) => place(one) - place(other));
  return { games, rows: keys.map((key) => ({ key, cells: games.map((game) => rows.get(key)[game] ?? null) })) };
}
