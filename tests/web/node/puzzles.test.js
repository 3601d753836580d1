// What is kept of puzzles, which comes next, and what a puzzle under way knows.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

const scripts = new URL("../../../src/saqqara/web/scripts/pages/puzzles/", import.meta.url);
const load = (path) => import(new URL(path, scripts));
const { afterRight, afterShown, afterWrong, keepHere, merged, nothingYet, progressHere, streakOn } = await load("progress.js");
const { addressFor, nextAfter, wishIn } = await load("choosing.js");
const { Solving } = await load("solving.js");
const { gradeFor, shownValue } = await load("telling.js");

const MONDAY = "2026-11-30";
const TUESDAY = "2026-12-01";
const THURSDAY = "2026-12-03";

test("a streak grows by a day at the first try, and one that is left out ends it", () => {
  const monday = afterRight(nothingYet(), "a", MONDAY);
  const tuesday = afterRight(monday, "b", TUESDAY);
  assert.deepEqual([streakOn(monday, MONDAY), streakOn(monday, TUESDAY), streakOn(tuesday, TUESDAY)], [1, 1, 2]);
  assert.equal(streakOn(tuesday, THURSDAY), 0);
  const again = afterRight(tuesday, "c", THURSDAY);
  assert.deepEqual([again.streak, again.best, again.solved], [1, 2, { a: "first", b: "first", c: "first" }]);
});

test("the second puzzle of a day neither adds to the streak nor ends it", () => {
  const one = afterRight(nothingYet(), "a", MONDAY);
  assert.equal(afterRight(one, "b", MONDAY).streak, 1);
  assert.equal(afterWrong(one, "b", MONDAY).streak, 1);
});

test("a wrong first try or a look at the answer ends the streak; later tries change nothing more", () => {
  const monday = afterRight(nothingYet(), "a", MONDAY);
  const wrong = afterWrong(monday, "b", TUESDAY);
  assert.deepEqual([streakOn(wrong, TUESDAY), wrong.solved.b, wrong.day], [0, "tried", TUESDAY]);
  assert.equal(afterRight(wrong, "c", TUESDAY).streak, 1); // the other game's puzzle of that day
  const later = afterRight(wrong, "b", TUESDAY);
  assert.deepEqual([streakOn(later, TUESDAY), later.solved.b], [0, "later"]);
  const shown = afterShown(monday, "b", TUESDAY);
  assert.deepEqual([streakOn(shown, TUESDAY), shown.solved.b, afterRight(shown, "b", TUESDAY).solved.b], [0, "shown", "shown"]);
  assert.equal(afterShown(later, "b", TUESDAY).solved.b, "later");
});

test("a puzzle that was solved on an earlier day counts as today's, at the first try of today", () => {
  const known = afterRight(afterWrong(afterRight(nothingYet(), "a", MONDAY), "b", null), "b", null);
  const tuesday = afterRight(known, "b", TUESDAY);
  assert.deepEqual([tuesday.streak, tuesday.day, tuesday.solved.b], [2, TUESDAY, "later"]);
  assert.equal(afterRight(tuesday, "b", TUESDAY).streak, 2);
  for (const missed of [afterWrong(known, "b", TUESDAY), afterShown(known, "b", TUESDAY)]) {
    assert.deepEqual([missed.streak, missed.day, missed.solved.b], [0, TUESDAY, "later"]);
    assert.equal(afterRight(missed, "b", TUESDAY).streak, 0);
  }
});

test("a page that was left open since an earlier day does not touch the streak of a later one", () => {
  const tuesday = afterRight(afterRight(nothingYet(), "a", MONDAY), "b", TUESDAY);
  for (const late of [afterRight(tuesday, "c", MONDAY), afterWrong(tuesday, "c", MONDAY)]) assert.deepEqual([late.streak, late.day], [2, TUESDAY]);
  const lost = afterWrong(tuesday, "c", THURSDAY);
  assert.deepEqual([afterRight(lost, "d", TUESDAY).streak, afterRight(lost, "d", TUESDAY).day], [0, THURSDAY]);
});

test("puzzles that are not of the day leave the streak alone", () => {
  const monday = afterRight(nothingYet(), "a", MONDAY);
  assert.equal(afterWrong(monday, "x", null).streak, 1);
  assert.deepEqual([afterRight(monday, "x", null).streak, afterRight(monday, "x", null).day], [1, MONDAY]);
});

test("of what two devices know the better counts, and the days in a row of the later day", () => {
  const here = { solved: { a: "tried", b: "first", c: "shown" }, streak: 1, best: 9, day: TUESDAY };
  const there = { solved: { a: "later", c: "shown", d: "first" }, streak: 4, best: 4, day: MONDAY };
  for (const both of [merged(here, there), merged(there, here)]) {
    assert.deepEqual(both, { solved: { a: "later", b: "first", c: "shown", d: "first" }, streak: 1, best: 9, day: TUESDAY });
  }
  const lost = afterWrong({ ...there, best: 9 }, "e", TUESDAY);
  for (const both of [merged(lost, there), merged(there, lost)]) {
    assert.deepEqual([both.streak, both.day, both.solved.e], [0, TUESDAY, "tried"]); // a wrong try ends them everywhere
    assert.equal(afterRight(both, "e", TUESDAY).solved.e, "later"); // and a second device has no first try
  }
  assert.equal(merged({ ...here, streak: 3 }, here).streak, 3);
  assert.equal(merged(here, { ...here, streak: 3 }).streak, 3);
});

test("what is kept comes back, and what is none of it does not", () => {
  globalThis.localStorage = { kept: {}, getItem: (key) => localStorage.kept[key] ?? null, setItem: (key, value) => (localStorage.kept[key] = value) };
  const monday = afterRight(nothingYet(), "a", MONDAY);
  assert.equal(keepHere(monday), true);
  assert.deepEqual(progressHere(), monday);
  localStorage.setItem("saqqara.puzzles", '{"solved":{"a":"first","b":7},"streak":"many","day":3}');
  assert.deepEqual(progressHere(), { solved: { a: "first" }, streak: 0, best: 0, day: "3" });
  localStorage.setItem("saqqara.puzzles", "torn");
  assert.deepEqual(progressHere(), nothingYet());
  delete globalThis.localStorage;
  assert.equal(keepHere(monday), false);
});

const entry = (id, theme, level) => ({ id, game: "imhotep", theme, level });
const list = { puzzles: [entry("a", "market", "mason"), entry("b", "temple", "mason"), entry("c", "market", "vizier")] };
const none = { game: "", theme: "", level: "" };

test("the next puzzle is one that is not solved: of those that are looked for, else of all", () => {
  const solved = (...ids) => ({ solved: Object.fromEntries(ids.map((id) => [id, "first"])) });
  assert.equal(nextAfter(list, "a", solved(), none), "b");
  assert.equal(nextAfter(list, "a", solved(), { ...none, theme: "market" }), "c");
  assert.equal(nextAfter(list, "c", solved("a"), { ...none, theme: "market" }), "b");
  assert.equal(nextAfter(list, "c", solved("a", "b"), none), null);
  assert.equal(nextAfter(list, "elsewhere", solved("a"), none), "b");
  assert.equal(nextAfter(list, "a", { solved: { b: "shown", c: "tried" } }, none), "c");
});

test("what is looked for stands in the address", () => {
  const wish = { game: "imhotep", theme: "market", level: "" };
  assert.equal(addressFor(wish), "/puzzles?game=imhotep&theme=market");
  assert.deepEqual(wishIn("game=imhotep&theme=market"), wish);
  assert.equal(addressFor(none), "/puzzles");
});

test("right moves add up, a wrong one can be tried again, and after the answer nothing is tried", async () => {
  const asked = [];
  const said = { "x": { is_right: false }, "a": { is_right: true, is_over: false, tables: [1, 2] }, "a b": { is_right: true, is_over: true, tables: [3] } };
  const solving = new Solving({ try: async (moves) => (asked.push(moves.join(" ")), said[moves.join(" ")]), answer: async () => ({ is_over: true }) });
  await solving.try("x");
  assert.deepEqual([solving.state, solving.tried, solving.moves], ["wrong", "x", []]);
  solving.again();
  assert.equal(solving.state, "open");
  await solving.try("a");
  assert.deepEqual([solving.state, solving.isOver], ["open", false]);
  await solving.try("b");
  assert.deepEqual([solving.state, solving.moves, asked], ["right", ["a", "b"], ["x", "a", "a b"]]);
  assert.deepEqual(solving.tables, [1, 2, 3]);
  assert.equal(await solving.show(), null);
});

test("a try that comes back after the answer was shown counts for nothing", async () => {
  let come;
  const solving = new Solving({ try: () => new Promise((done) => (come = done)), answer: async () => ({ is_over: true }) });
  const late = solving.try("a");
  await solving.show();
  come({ is_right: true, is_over: true });
  assert.equal(await late, null);
  assert.equal(solving.state, "shown");
});

test("a lead over one rival fits the points beside it", () => {
  const puzzle = { counts: "margin", seats: 2, seat: 0 };
  assert.equal(shownValue(puzzle, { value: 32.16, points: [146.34, 114.18] }), 32.1);
  assert.equal(shownValue({ ...puzzle, seats: 3 }, { value: 4.5, points: [20, 14, 15.2] }), 4.5);
  assert.equal(shownValue({ ...puzzle, counts: "first" }, { value: 0.5, points: [20, 14] }), 0.5);
});

test("a move is graded by what it costs", () => {
  assert.deepEqual([0, 2, 3, 6].map((cost) => gradeFor("margin", cost)), ["best", "inaccuracy", "mistake", "blunder"]);
  assert.deepEqual([0, 0.04, 0.05, 0.5].map((cost) => gradeFor("first", cost)), ["best", "inaccuracy", "mistake", "blunder"]);
});
