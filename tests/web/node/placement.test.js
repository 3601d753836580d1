// Where the shape may lie: always one of the legal moves, turned as little as possible and as near as possible.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { covering, draggedTo, mirroredNear, next, placementOf, placements, snap, turnedNear } from "../../../src/saqqara/web/scripts/games/pyramids/placement.js";
import { mirrored, SHAPES, stepsBetween, turned } from "../../../src/saqqara/web/scripts/games/pyramids/shape.js";

const LEGAL = ["keep 1 2", "mark 7 a1 a2 b2", "mark 7 a1 b1 b2", "mark 7 b1 a2 b2", "mark 7 d4 d5 e5", "mark 9 a1 a2 b2", "mark 7 a1"];
const ALL = placements(LEGAL);
const moveOf = (placement) => placement?.move ?? null;

test("marks alone are placements, read once", () => {
  assert.equal(ALL.length, LEGAL.length - 1);
  assert.equal(placements(LEGAL), ALL);
  assert.deepEqual(placementOf("mark 7 d4 d5 e5"), { move: "mark 7 d4 d5 e5", card: 7, fields: ["d4", "d5", "e5"], way: SHAPES.v3 });
});

test("those that cover a field are on its card, whole or single", () => {
  assert.deepEqual(covering(ALL, 7, "a1", false).map(moveOf), ["mark 7 a1 a2 b2", "mark 7 a1 b1 b2"]);
  assert.deepEqual(covering(ALL, 7, "a1", true).map(moveOf), ["mark 7 a1"]);
  assert.deepEqual(covering(ALL, 9, "e5", false), []);
});

test("the one to begin with is turned as little as possible", () => {
  assert.equal(moveOf(snap(covering(ALL, 7, "a1", false), "a1", SHAPES.v3)), "mark 7 a1 a2 b2");
  assert.equal(moveOf(snap(covering(ALL, 7, "a1", false), "a1", placementOf("mark 7 a1 b1 b2").way)), "mark 7 a1 b1 b2");
  assert.equal(snap([], "a1", SHAPES.v3), null);
});

test("going on shows every one once, then the first again", () => {
  const some = covering(ALL, 7, "b2", false);
  const seen = [some[0]];
  while (seen.length <= some.length) seen.push(next(some, seen.at(-1), SHAPES.v3));
  assert.equal(new Set(seen.map(moveOf)).size, some.length);
  assert.equal(seen.at(-1), seen[0]);
});

test("it turns on its card, as near as possible, and not to where it lies", () => {
  const [first] = ALL;
  const other = turnedNear(ALL, first);
  assert.equal(other.card, 7);
  assert.notDeepEqual(other.way, first.way);
  assert.ok(other.fields.includes("b2"));
  assert.equal(turnedNear(placements(["mark 9 a1 a2 b2"]), placementOf("mark 9 a1 a2 b2")), null);
});

test("its mirror image is another way of the same shape, none of one that is its own", () => {
  const l = placementOf("mark 7 a1 a2 a3 b3");
  const legal = placements(["mark 7 a1 a2 a3 b3", "mark 7 b1 b2 b3 a3", "mark 7 a1 b1 c1 a2"]);
  assert.equal(moveOf(mirroredNear(legal, l, "b3")), "mark 7 b1 b2 b3 a3");
  assert.equal(mirroredNear(placements(["mark 7 a1 b1", "mark 7 b1 c1"]), placementOf("mark 7 a1 b1"), "a1"), null);
});

test("a shape that is dragged comes to lie under the finger", () => {
  const legal = placements(["mark 7 a1 b1", "mark 7 b1 c1", "mark 7 c1 d1", "mark 9 a1 b1"]);
  assert.equal(moveOf(draggedTo(legal, legal[0], "a1", 7, "b1")), "mark 7 b1 c1");
  assert.equal(moveOf(draggedTo(legal, legal[0], "b1", 7, "b1")), "mark 7 a1 b1");
  assert.equal(moveOf(draggedTo(legal, legal[0], "a1", 9, "b1")), "mark 9 a1 b1");
  assert.equal(draggedTo(legal, legal[0], "a1", 7, "e5"), null);
});

test("four quarter turns, and two mirrors, bring a shape back", () => {
  for (const way of Object.values(SHAPES)) {
    assert.equal(stepsBetween(way, turned(turned(turned(turned(way))))), 0);
    assert.equal(stepsBetween(way, mirrored(mirrored(way))), 0);
    assert.ok(stepsBetween(way, mirrored(way)) < 8);
  }
});
