// How far a club evening has come.

/** How many deals are over, of all at all tables. */
/** @param {Wire.EveningShown} evening */
export function progressOf({ tables, deals }) {
  const all = tables.flatMap((table) => table.deals);
  return { done: all.filter(({ status }) => status === "over").length, count: tables.length * deals };
}
