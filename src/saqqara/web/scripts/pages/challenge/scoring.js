// The scoring of a club evening: what everyone has made of each deal, as one table.

/** One row for each player in the order of the server, with a cell for each deal: null where it is still to be played. */
/** @param {Wire.EveningShown} evening */
export function scoringRows({ totals, tables, deals }) {
  return totals.map((total) => ({
    ...total,
    cells: Array.from({ length: deals }, (_, number) => cellOf(tables, number + 1, total.name)),
  }));
}

function cellOf(tables, deal, name) {
  for (const { number, deals } of tables) {
    const seat = deals.find((one) => one.deal === deal)?.seats.find((one) => one.name === name && one.points !== null);
    if (seat) return { table: number, points: seat.points, score: seat.score };
  }
  return null;
}

/** How many deals are over, of all at all tables. */
/** @param {Wire.EveningShown} evening */
export function progressOf({ tables, deals }) {
  const all = tables.flatMap((table) => table.deals);
  return { done: all.filter(({ status }) => status === "over").length, count: tables.length * deals };
}
