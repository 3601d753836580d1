// The points as they would be counted if the game ended now.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { endedWords, ifEnded, wouldBe } from "../../../src/saqqara/web/scripts/table/if-ended.js";

test("each seat has its own number, and none where nobody tells it", () => {
  assert.equal(ifEnded({ if_ended: [34, -5], outcome: null }, 1), -5);
  assert.equal(ifEnded({ if_ended: [0, 2], outcome: null }, 0), 0);
  assert.equal(ifEnded({ outcome: null }, 0), null);
  assert.equal(ifEnded(null, 0), null);
});

test("at the end it is the score, and is not told again", () => {
  assert.equal(ifEnded({ if_ended: [34], outcome: { points: [34] } }, 0), null);
});

test("it is read aloud as a sentence, and seen as a number after a few words, or one", () => {
  const [seen, heard] = wouldBe(34, 12).children;
  assert.equal(seen.getAttribute("aria-hidden"), "true");
  assert.equal(seen.textContent, "if endednow 34"); // the styles show one or the other
  assert.equal(heard.textContent, ", 34 points if the game ended now");
  assert.equal(endedWords(34), "34 points if the game ended now");
  assert.equal(wouldBe(null, 12), null);
});

test("the same number is not seen twice, but it is told", () => {
  const shown = wouldBe(12, 12);
  assert.equal(shown.textContent, ", 12 points if the game ended now");
});
