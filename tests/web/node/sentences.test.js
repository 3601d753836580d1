// Events as sentences: one line for what one seat did, in the words of each game.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { sentences as imhotep } from "../../../src/saqqara/web/scripts/games/imhotep/sentences.js";
import { sentences as plain } from "../../../src/saqqara/web/scripts/games/plain/sentences.js";
import { sentences as pyramids } from "../../../src/saqqara/web/scripts/games/pyramids/sentences.js";
import { line, run, story, telling } from "../../../src/saqqara/web/scripts/table/sentences.js";
import { bare } from "../../../src/saqqara/web/scripts/ui/words.js";

const names = (seat) => ["Ada", "Bo"][seat];
const lines = (tell, events) => tell(events, names).map(({ text, seat }) => [seat ?? null, bare(text)]);

/** A stone leaves the ship, and earns at once what it may. */
const unloaded = (seat, site, place, points = 0) => [
  { event: "stone unloaded", seat, ship: "b", space: place },
  { event: "stone placed", seat, site, place },
  ...(points ? [{ event: "points", seat, points, source: site }] : []),
];

const MOVES = {
  "a ship with its stones": [
    [{ event: "ship sailed", seat: 1, ship: "b", site: "pyramid" }, ...unloaded(0, "pyramid", 1, 2), ...unloaded(1, "pyramid", 2, 1)],
    [[1, "Bo sails ship B to the Pyramid. Stones: Ada – 2 points and Bo – 1 point."]],
  ],
  "a stone": [unloaded(0, "pyramid", 1, 3), [[0, "Ada’s stone goes to the Pyramid: 3 points."]]],
  "a red card": [
    [
      { event: "card taken", seat: 0, card: "sarcophagus", space: 1 },
      { event: "red card played", seat: 0, card: "sarcophagus" },
      { event: "card discarded", card: "sarcophagus" },
      { event: "stone placed", seat: 0, site: "chamber", place: 2 },
    ],
    [[0, "Ada takes Sarcophagus from market space 1. Ada plays Sarcophagus at once. Ada’s stone goes to the Burial Chamber, row 2."]],
  ],
  "the temple": [
    [{ event: "round ends", round: 1 }, ...[1, 1, 0].map((seat) => ({ event: "points", seat, points: 1, source: "temple" }))],
    [[null, "Round 1 ends."], [null, "Temple: Bo – 2 points and Ada – 1 point."]],
  ],
};

for (const [move, [events, expected]] of Object.entries(MOVES))
  test(`the log has one line for ${move}`, () => assert.deepEqual(lines(imhotep, events), expected));

test("in running text a heading is a sentence", () => {
  const events = [{ event: "expedition", round: 2, number: 1, shape: "v3" }];
  assert.equal(story(events, String, pyramids), "Round 2. Expedition 1: corner of 3.");
});

test("cards that may not be seen are counted, never named", () => {
  const drawn = (seat, card) => ({ event: "card drawn", seat, card });
  const told = lines(pyramids, [drawn(0, 12), drawn(0, 34), drawn(1, null), drawn(1, null)]);
  assert.equal(told.length, 2);
  assert.match(told[0][1], /^Ada .*12 and 34/);
  assert.match(told[1][1], /^Bo .*2/);
});

test("a game without words of its own tells its events in those of the rules", () => {
  const [[seat, text]] = lines(plain, [{ event: "disc dropped", seat: 1, column: 3 }]);
  assert.equal(seat, 1);
  assert.match(text, /Bo.*disc dropped.*column.*3/i);
});

test("the events are not changed by those who tell them", () => {
  const [events] = MOVES["a red card"];
  const before = JSON.stringify(events);
  imhotep(events, names);
  assert.equal(JSON.stringify(events), before);
});

test("what one seat did is one line; what nobody did stands alone", () => {
  const tell = telling((event) => [line(event.event, event.seat)]);
  const events = [{ event: "a", seat: 0 }, { event: "b", seat: 0 }, { event: "c" }, { event: "d" }, { event: "e", seat: 1 }];
  assert.deepEqual(tell(events, names).map(({ text }) => text), ["a b", "c", "d", "e"]);
});

test("those at the beginning that pass are taken, no others", () => {
  const rest = [1, 2, 9, 1];
  assert.deepEqual(run(rest, (one) => one < 5), [1, 2]);
  assert.deepEqual(rest, [9, 1]);
});
