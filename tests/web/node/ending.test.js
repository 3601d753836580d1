// The end of a match: who has won and by how much, and the count source by source.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

const scripts = new URL("../../../src/saqqara/web/scripts/", import.meta.url);
const load = (path) => import(new URL(path, scripts));
const { bare, learnArea } = await load("ui/words.js");
await learnArea("table");
const { verdict } = await load("table/verdict.js");
const { beginCount, countOn } = await load("table/counting.js");

const NAMES = ["Łucja", "Mason", "Ada", "Kaisa"];
const seats = NAMES.map((name, seat) => ({ seat, name, who: "person" }));

/** What is said of an outcome to the seats of one browser. */
const told = (points, places, { reason = "points", mine = [0] } = {}) =>
  bare(verdict({ table: { seats: seats.slice(0, points.length), outcome: { points, places, reason } }, mine }));

test("a player hears how far ahead or behind the end was", () => {
  assert.equal(told([44, 40], [1, 2]), "You win by 4 points.");
  assert.equal(told([41, 40], [1, 2]), "You win by 1 point.");
  assert.equal(told([40, 43], [2, 1]), "You came second, 3 points behind Mason.");
  assert.equal(told([20, 43, 30, 29], [4, 1, 2, 3]), "You came fourth, 23 points behind Mason.");
});

test("others, and several players at one screen, hear names", () => {
  for (const mine of [[], [0, 1]]) assert.equal(told([44, 40], [1, 2], { mine }), "Łucja wins by 4 points.");
});

test("ties are told as they were decided", () => {
  assert.equal(told([40, 40], [1, 2], { reason: "sled" }), "You win the tie, with more stones on the sled.");
  assert.equal(told([40, 40], [2, 1], { reason: "sled" }), "Level on points: Mason wins the tie, with more stones on the sled.");
  assert.equal(told([40, 40], [2, 1], { reason: "lowest pyramid" }), "Level on points: Mason wins the tie, with the lowest pyramid explored.");
  assert.equal(told([40, 40, 38], [1, 1, 3], { reason: "shared" }), "You share the victory with Mason.");
  assert.equal(told([38, 40, 40], [3, 1, 1], { reason: "shared" }), "You came third, 2 points behind Mason and Ada.");
  assert.equal(told([40, 40, 40], [3, 1, 1], { reason: "shared" }), "Level on points: Mason and Ada share the victory.");
  assert.equal(told([40, 40], [1, 2], { reason: "sled", mine: [] }), "Łucja wins, with more stones on the sled.");
  assert.equal(told([40, 40], [1, 1], { reason: "shared", mine: [] }), "Łucja and Mason share the victory.");
});

const EARNED = [{ pyramid: 10, chamber: 6, obelisks: 4 }, { pyramid: 12, chamber: 3, statues: 0 }];
const OVER = { outcome: { points: [20, 15] } };
const room = (counts = ["chamber", "obelisks", "statues"]) => ({ face: { counts, earned: () => EARNED }, table: { seats: seats.slice(0, 2) }, counting: null });

/** What is counted first. */
function begun(one) {
  beginCount(one, OVER);
  return one.counting;
}


test("what is counted at the end is counted source by source; what nobody has is left out", () => {
  const counts = [];
  const counted = room();
  for (beginCount(counted, OVER); counted.counting; countOn(counted))
    counts.push([counted.counting.source, counted.counting.gains, counted.counting.points]);
  assert.deepEqual(counts, [
    [null, [0, 0], [10, 12]],
    ["chamber", [6, 3], [16, 15]],
    ["obelisks", [4, 0], [20, 15]],
  ]);
});

test("a game that counts nothing at its end, or a table where nothing moves, shows the sheet at once", (t) => {
  assert.equal(begun(room([])), null);
  t.mock.method(globalThis, "matchMedia", () => ({ matches: true }));
  assert.equal(begun(room()), null);
});
