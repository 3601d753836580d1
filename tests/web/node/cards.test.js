// Cards and the score card of Pyramids: what their numbers and letters mean can be seen.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./page.js";
import { LARGE, pyramidCard } from "../../../src/saqqara/web/scripts/games/pyramids/chamber.js";
import { retold } from "../../../src/saqqara/web/scripts/games/pyramids/wording.js";
import { roundLabel, skullLabel } from "../../../src/saqqara/web/scripts/games/pyramids/score-card.js";

const figures = JSON.parse(readFileSync(new URL("../../../src/saqqara/web/figures/pyramids.json", import.meta.url), "utf-8"));

/** The words of a drawing with where each of their letters lies. */
const lettersIn = (markup) =>
  [...markup.matchAll(/<text x="([^"]+)" y="([^"]+)"[^>]*>([^<]+)</g)].map(([, x, y, words]) => ({ xs: x.split(" ").map(Number), ys: y.split(" ").map(Number), words }));

test("a large card names its columns and rows", () => {
  const [columns, rows] = lettersIn(pyramidCard(36, figures, { f: LARGE })).filter(({ xs }) => xs.length === 5);
  assert.deepEqual([columns.words, rows.words], ["abcde", "12345"]);
  const steps = (places) => places.slice(1).map((place, number) => Math.round(place - places[number]));
  assert.deepEqual([steps(columns.xs), steps(rows.ys)], [Array(4).fill(LARGE), Array(4).fill(LARGE)]);
  assert.deepEqual([new Set(columns.ys).size, new Set(rows.xs).size], [1, 1]);
});

test("skulls have penalties, torches have rounds", () => {
  assert.equal(skullLabel(6).textContent, "−6");
  const [seen, heard] = roundLabel(2);
  assert.deepEqual([seen.textContent, heard.textContent], ["2", "Round 2"]);
});

test("a mark is told with what lies on its squares", () => {
  const letters = figures["chambers.36"].replace(/\s/g, "");
  const place = letters.indexOf("s");
  const field = "abcde"[place % 5] + (Math.floor(place / 5) + 1);
  assert.equal(retold(`mark 36 ${field}`), "cross off one square on pyramid 36");
  assert.equal(retold(`mark 36 ${field}`, figures), "cross off one square on pyramid 36 (skull)");
  assert.equal(retold(`mark 36 ${field}`, figures, true), `cross off one square on pyramid 36: ${field} (skull)`);
});
