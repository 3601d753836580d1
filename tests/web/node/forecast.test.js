// What docks of Imhotep say of each stone: numbers with a word about them, no riddles.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { gains, gainWords } from "../../../src/saqqara/web/scripts/games/imhotep/forecast.js";
import { pyramidMini } from "../../../src/saqqara/web/scripts/games/imhotep/pyramid.js";

/** The signs of stones, and the note below them. */
const told = (...stones) => gains({ stones: stones.map((stone) => ({ seat: 0, ...stone })) }).childNodes.map((part) => part.textContent);

test("a dock says when the points of its stones come", () => {
  assert.deepEqual(told({ kind: "points", amount: 3 }), ["+3", "at once"]);
  assert.deepEqual(told({ kind: "round", amount: 1 }, { kind: "round", amount: 1 }), ["+1", "+1", "each round"]);
  assert.deepEqual(told({ kind: "group", amount: 3, size: 3 }), ["+3", "if it ended now"]);
});

test("the obelisks say what a height is worth, and how far a tower is", () => {
  assert.deepEqual(told({ kind: "height", amount: 4, gain: 6 }), ["+6", "if it ended now"]);
  assert.match(gainWords({ stones: [{ seat: 0, kind: "height", amount: 4, gain: 6 }] }), /height 4.*\+6 if it ended now/);
  assert.deepEqual(told({ kind: "tower", stands: 1, amount: null }, { kind: "tower", stands: 3, amount: 9 }), ["1 of 3", "+9", "for a tower"]);
});

test("choices and cards are words", () => {
  assert.deepEqual(told({ kind: "choice", amount: null }), ["", "any pyramid"]);
  assert.deepEqual(told({ kind: "card", amount: 1 }, { kind: "card", amount: 0 }), ["1st", "none", "turn to take a card"]);
  const bonuses = ["choice", "card", 2].map((bonus) => ({ kind: "bonus", bonus }));
  assert.deepEqual(told(...bonuses), ["a choice", "a card", "+2", "each round"]);
});

test("the folded pyramid counts its stones in words", () => {
  const figures = { "pyramid.a": Array(14).fill(2), "pyramid.edge": 1 };
  const [count] = pyramidMini({ table: { pyramid: [0, 1, 0] }, figures });
  assert.equal(count.textContent, "3 of 14");
});
