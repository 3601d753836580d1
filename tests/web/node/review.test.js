// What a review shows, without a page: numbers that add up, the geometry of its charts, and its words.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { apart, bands, lines, reach, runs, scale, spread, stack, steps, tensAround } from "../../../src/saqqara/web/scripts/pages/review/chart.js";
import { wholeAccount, weightiest } from "../../../src/saqqara/web/scripts/pages/review/luck.js";
import { wholePercents } from "../../../src/saqqara/web/scripts/pages/review/figures.js";
import { heldTry } from "../../../src/saqqara/web/scripts/pages/review/source.js";
import { apportioned, balanced } from "../../../src/saqqara/web/scripts/pages/review/rounding.js";
import { costWords, dealtFrom, roundsOf } from "../../../src/saqqara/web/scripts/pages/review/telling.js";
import { mostMoved } from "../../../src/saqqara/web/scripts/pages/review/turning.js";
import { learnArea } from "../../../src/saqqara/web/scripts/ui/words.js";

const sum = (values) => values.reduce((all, value) => all + value, 0);
const column = (rows, place) => sum(rows.map((row) => row[place]));

/** The same numbers each time, from 0 to 1. */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test("shares are rounded so that they add up, the largest remainders up", () => {
  assert.deepEqual(apportioned([33.4, 33.3, 33.3]), [34, 33, 33]);
  assert.deepEqual(apportioned([20.5, 46.2, 20.1, 13.2], 100), [21, 46, 20, 13]);
  assert.deepEqual(apportioned([25, 25, 25, 25]), [25, 25, 25, 25]);
  assert.deepEqual(apportioned([100 / 3, 100 / 3, 100 / 3]), [34, 33, 33]);
  assert.deepEqual(apportioned([99.99999999, 0.00000001], 100), [100, 0]);
});

test("rows and columns of luck and skill add up at the same time", () => {
  const next = numbers(7);
  for (let game = 0; game < 200; game += 1) {
    const seats = 2 + (game % 3);
    const spreadOut = (total) => {
      const raw = Array.from({ length: seats }, () => next());
      return raw.map((value) => (value / sum(raw)) * total);
    };
    const apartBy = (much) => {
      const raw = Array.from({ length: seats }, () => (next() - 0.5) * much);
      return raw.map((value) => value - sum(raw) / seats);
    };
    const [start, luck, moves] = [spreadOut(100), apartBy(60), apartBy(80)];
    const own = moves.map((value) => value * next());
    const rows = start.map((value, seat) => [value, luck[seat], own[seat], moves[seat] - own[seat]]);
    const ends = apportioned(rows.map(sum), 100);
    const whole = balanced(rows, ends, [100, 0]);
    whole.forEach((row, seat) => assert.equal(sum(row), ends[seat]));
    assert.deepEqual([column(whole, 0), column(whole, 1), column(whole, 2) + column(whole, 3)], [100, 0, 0]);
    whole.forEach((row, seat) => row.forEach((value, place) => assert.ok(Math.abs(value - rows[seat][place]) < 1.001)));
  }
});

test("an account in chances and in points", () => {
  const account = { start: [0.25, 0.75], luck: [0.1049, -0.1049], own: [0.3, -0.2], others: [0.345, -0.445], end: [0.9999, 0.0001] };
  const [you, other] = wholeAccount(account, "wins");
  assert.equal(sum(you.parts), you.end);
  assert.equal(sum(other.parts), other.end);
  assert.equal(you.end + other.end, 100);
  const points = { start: [30.04, 31], luck: [1.23, -1], own: [-2.16, 2], others: [0.89, 0], end: [30, 32] };
  assert.deepEqual(wholeAccount(points, "points").map(({ parts, end }) => [sum(parts), end]), [[300, 300], [320, 320]]);
});

test("a plot leads from turns to places and back", () => {
  const { x, y, turnAt } = scale({ wide: 646, tall: 252, turns: 100 });
  assert.equal(x(0), 46);
  assert.equal(x(100), 646);
  assert.equal(y(1), 30);
  assert.equal(y(0), 230);
  for (const turn of [0, 1, 37, 100]) assert.equal(turnAt(x(turn)), turn);
  assert.equal(turnAt(-5), 0);
  assert.equal(turnAt(9_999), 100);
  assert.equal(scale({ wide: 100, tall: 100, turns: 0 }).x(0), 46);
});

test("bands are stacked from the bottom up to all", () => {
  const [first, second, third] = stack([{ seat: 2, values: [0.2, 0.5] }, { seat: 0, values: [0.3, 0.25] }, { seat: 1, values: [0.5, 0.25] }]);
  assert.deepEqual(first, { seat: 2, lows: [0, 0], highs: [0.2, 0.5] });
  assert.deepEqual(second.lows, first.highs);
  assert.deepEqual(third.highs, [1, 1]);
});

test("what is not looked at in full is told as runs", () => {
  assert.deepEqual(runs([false, true, true, false, true]), [[1, 2], [4, 4]]);
  assert.deepEqual(runs([false, false]), []);
});

test("grades and marks do not lie on each other", () => {
  const flags = [{ turn: 1, weight: 1 }, { turn: 2, weight: 4 }, { turn: 40, weight: 2 }];
  assert.deepEqual(spread(flags, (turn) => turn * 5).map(({ turn }) => turn), [2, 40]);
  assert.deepEqual(apart([10, 12, 50], 20), [10, 30, 50]);
  assert.deepEqual(apart([50, 10, 10], 20), [50, 10, 30]);
});

test("steps show their whole way, below nothing and above all too", () => {
  assert.deepEqual(reach([[25, -40, 10, 20]], 100), { least: -15, most: 100 });
  assert.deepEqual(reach([[25, 90, -15, 0]], 100), { least: 0, most: 115 });
  const drawn = steps([{ kind: "start", value: 25 }, { kind: "luck", value: -10 }], { wide: 200, least: 0, most: 100 });
  assert.equal(drawn.match(/s-minus/g).length, 1);
});

test("points lie between tens", () => {
  assert.deepEqual(tensAround([31.2, 48.7]), { least: 30, most: 50 });
  assert.deepEqual(tensAround([30, 30]), { least: 30, most: 40 });
  assert.deepEqual(tensAround([-3, 12]), { least: -10, most: 20 });
});

test("both charts draw two to four players, and a game without a move", () => {
  for (const seats of [2, 3, 4])
    for (const turns of [0, 1, 30]) {
      const series = Array.from({ length: seats }, (_, seat) => ({ seat, values: Array(turns + 1).fill(1 / seats) }));
      const told = { series, rounds: [{ turn: 0, label: "1" }], flags: [], coarse: turns ? [[1, turns]] : [], at: 0, wide: 640, tall: 240, percents: ["0", "50", "100"], coming: "" };
      for (const draw of [bands, lines]) assert.ok(!/NaN|undefined|Infinity/.test(draw(told)), `${draw.name} ${seats} ${turns}`);
    }
});

test("the draws that changed most come first", () => {
  const draws = { luckiest: [{ turn: 1, wins: 0.1, points: 1 }, { turn: 2, wins: 0.02, points: 5 }], unluckiest: [{ turn: 3, wins: -0.2, points: 0 }] };
  assert.deepEqual(weightiest(draws, "wins", { most: 2 }).map(({ turn }) => turn), [3, 1]);
  assert.deepEqual(weightiest(draws, "points").map(({ turn }) => turn), [2, 1]);
  assert.deepEqual(weightiest({ luckiest: [{ turn: 1, seat: 0, wins: 0.004, points: 0.04 }], unluckiest: [] }, "wins"), [], "what is written as 0 is left out");
  const twice = { luckiest: [{ turn: 1, seat: 0, wins: 0.1, points: 1 }], unluckiest: [{ turn: 1, seat: 1, wins: -0.2, points: -1 }] };
  assert.deepEqual(weightiest(twice, "wins").map(({ turn, seat }) => [turn, seat]), [[1, 1]], "each draw once");
  const mirrored = { luckiest: [{ turn: 1, seat: 0, wins: 0.1, points: 1 }], unluckiest: [{ turn: 1, seat: 1, wins: -0.1, points: -1 }] };
  for (const you of [0, 1]) assert.deepEqual(weightiest(mirrored, "wins", { you }).map(({ seat }) => seat), [you]);
});

test("a review that is held by its page says of a try only what it knows", () => {
  const about = (mean, half) => ({ mean, low: mean - half, high: mean + half });
  const choices = [
    { move: "best", wins: about(0.5, 0.01) },
    { move: "near", wins: about(0.495, 0.12) },
    { move: "worse", wins: about(0.38, 0.12) },
  ];
  /** @type {any} */
  const decision = { best: "best", move: "worse", grade: "blunder", wins: about(0.12, 0.05), choices, is_exact: false };
  assert.deepEqual([heldTry(decision, "best").grade, heldTry(decision, "best").is_as_good], ["best", true]);
  assert.deepEqual(heldTry(decision, "worse"), { grade: "blunder", is_as_good: false, wins: decision.wins, is_exact: false });
  for (const move of ["near", "another"]) assert.deepEqual(heldTry(decision, move), { grade: null, is_as_good: false, wins: null, is_exact: false });
  const solved = { ...decision, is_exact: true };
  assert.equal(heldTry(solved, "near").is_as_good, true);
  assert.equal(heldTry({ ...solved, move: "other" }, "worse").is_as_good, false);
  assert.equal(heldTry(solved, "another").wins, null);
});

test("that a move brought points is said only where a reason tells which", async () => {
  await learnArea("review");
  /** @type {any} */
  const decision = { seat: 0, wins: { mean: 0.147 }, points: { mean: -3.9 }, reasons: [{ seat: 0, points: -5.8 }, { seat: 1, points: 5.5 }] };
  assert.equal(costWords(decision), "It cost 15% chance to win.");
  assert.equal(costWords({ ...decision, reasons: [...decision.reasons, { seat: 0, points: 9.7 }] }), "It cost 15% chance to win, but brought 3.9 points more.");
  assert.equal(costWords({ ...decision, points: { mean: 3.9 } }), "It cost 15% chance to win and 3.9 points.");
});

test("a turning point tells of the chance that moved, in the figures of the chart", () => {
  const moment = (...shares) => ({ wins: shares.map((mean) => ({ mean, low: mean, high: mean })) });
  const [before, after] = [moment(0.004, 0.436, 0.5, 0.06), moment(0.002, 0.208, 0.715, 0.075)];
  assert.equal(mostMoved(before, after, 0), 1, "the mover had nothing to lose");
  assert.equal(mostMoved(before, after, 2), 2, "the mover's moved nearly as much");
  assert.equal(mostMoved(before, after), 1, "a draw");
  assert.deepEqual(wholePercents(before), [0, 44, 50, 6]);
  assert.equal(sum(wholePercents(after)), 100);
});

test("cards that are dealt in secret are told together, draws that all see one by one", () => {
  const moment = (seat, ...shares) => ({ seat, wins: shares.map((mean) => ({ mean, low: mean, high: mean })) });
  const moments = [moment(null, 0.5, 0.5), moment(-1, 0.5, 0.5), moment(-1, 0.5, 0.5), moment(-1, 0.6, 0.4), moment(1, 0.7, 0.3), moment(-1, 0.7, 0.3), moment(-1, 0.7, 0.3)];
  /** @type {any} */
  const review = { moments, decisions: [{ turn: 3, seat: 1 }] };
  assert.deepEqual([1, 2, 3, 5, 6].map((turn) => dealtFrom(review, turn)), [0, 0, 2, 4, 5]);
});

test("a round begins after its draws, before moves that are made in secret", () => {
  const seats = [null, 0, -1, -1, 1, 0, -1, 1];
  const sentences = (events) => events.map((text) => ({ text, isHeading: text.startsWith("Round") }));
  const passages = [{ turn: 5, events: ["kept", "Round 1", "marked"] }, { turn: 6, events: ["taken", "Round 2"] }, { turn: 7, events: ["Round 3"] }];
  /** @type {any} */
  const known = { face: { sentences }, review: { moments: seats.map((seat) => ({ seat })) } };
  /** @type {any} */
  const told = passages;
  assert.deepEqual(roundsOf(known, told).map(({ turn, label }) => [turn, label]), [[3, "Round 1"], [6, "Round 2"], [7, "Round 3"]]);
});
