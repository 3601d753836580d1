// Whole numbers that add up: what is shown of shares and of their parts.

/** Whole numbers near to the values whose sum is `total`: the largest remainders are rounded up. */
/** @param {number[]} values @param {number} [total] */
export function apportioned(values, total = Math.round(values.reduce((sum, value) => sum + value, 0))) {
  const whole = values.map(floor);
  const missing = total - whole.reduce((sum, value) => sum + value, 0);
  const byRemainder = values.map((_, place) => place).sort((one, other) => values[other] - whole[other] - (values[one] - whole[one]));
  for (const place of byRemainder.slice(0, Math.max(0, missing))) whole[place] += 1;
  return whole;
}

/** A value that is whole but for the last digits of a computer stays so. */
const floor = (value) => Math.floor(value + 1e-6);

/**
 * Rows of parts as whole numbers: each row adds up to its whole number in `ends`, and, as far as that can be, each column to
 * its number in `totals`. Every part is rounded up or down, as near as the sums allow.
 */
/** @param {number[][]} rows @param {number[]} ends @param {number[]} [totals] */
export function balanced(rows, ends, totals = []) {
  const floors = rows.map((row) => row.map(floor));
  const choices = rows.map((row, number) => raised(row.length, ends[number] - sumOf(floors[number])));
  let best = { cost: Infinity, rows: floors };
  const look = (made) => {
    if (made.length < rows.length) return choices[made.length].forEach((ups) => look([...made, withUps(floors[made.length], ups)]));
    const cost = missed(made, totals) + error(made, rows);
    if (cost < best.cost) best = { cost, rows: made };
  };
  look([]);
  return best.rows;
}

const sumOf = (row) => row.reduce((sum, value) => sum + value, 0);
const withUps = (row, ups) => row.map((value, place) => value + ups[place]);

/** All ways to raise some of the parts of a row, by `count` together; by more than one each where there is no other way. */
function raised(length, count) {
  const each = Math.floor(count / length);
  const rest = count - each * length;
  const ways = [];
  for (let mask = 0; mask < 2 ** length; mask += 1) {
    const ups = Array.from({ length }, (_, place) => (mask >> place) & 1);
    if (sumOf(ups) === rest) ways.push(ups.map((up) => up + each));
  }
  return ways;
}

const WEIGHTY = 1_000; // a column that does not add up is worse than any rounding

const missed = (rows, totals) =>
  WEIGHTY * sumOf(totals.map((total, column) => Math.abs(sumOf(rows.map((row) => row[column])) - total)));

const error = (made, rows) => sumOf(made.map((row, number) => sumOf(row.map((value, column) => (value - rows[number][column]) ** 2))));
