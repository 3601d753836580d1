// Events as sentences: one line for what one seat did, in the words of each game.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { sentences as imhotep } from "../../../src/saqqara/web/scripts/games/imhotep/sentences.js";
import { sentences as plain } from "../../../src/saqqara/web/scripts/games/plain/sentences.js";
import { sentences as pyramids } from "../../../src/saqqara/web/scripts/games/pyramids/sentences.js";
import { lastMove, line, pieces, plain as untagged, run, story, telling } from "../../../src/saqqara/web/scripts/table/sentences.js";
import { LANGUAGES, bare, speak } from "../../../src/saqqara/web/scripts/ui/words.js";

const names = (seat) => ["Ada", "Bo"][seat];
const lines = (tell, events, you = null) => tell(events, names, you).map(({ text, seat }) => [seat ?? null, bare(untagged(text))]);
const words = (tell, events, you = null) => lines(tell, events, you).map(([, text]) => text);

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
    [[0, "Ada takes Sarco\u00ADphagus from market space 1. Ada plays Sarco\u00ADphagus at once. Ada’s stone goes to the Burial Chamber, row 2."]],
  ],
  "the temple": [
    [{ event: "round ends", round: 1 }, ...[1, 1, 0].map((seat) => ({ event: "points", seat, points: 1, source: "temple" }))],
    [[null, "Round 1 ends. Temple: Bo – 2 points and Ada – 1 point."]],
  ],
  "what follows from a move for somebody else": [
    [
      { event: "stones taken", seat: 0, count: 2 },
      { event: "card discarded", card: "lever" },
      ...unloaded(1, "pyramid", 2, 1),
    ],
    [[0, "Ada takes 2 stones. Discarded: Lever. Bo’s stone goes to the Pyramid: 1 point."]],
  ],
};

for (const [move, [events, expected]] of Object.entries(MOVES))
  test(`the log has one line for ${move}`, () => assert.deepEqual(lines(imhotep, events), expected));

test("the count at the end has a line for each source", () => {
  const points = (seat, source, count) => ({ event: "points", seat, points: count, source });
  const events = [
    points(0, "chamber", 4),
    points(0, "statues", 1),
    points(1, "statues", 3),
    { event: "game ends" },
  ];
  assert.deepEqual(words(imhotep, events), ["Ada scores 4 points: Burial Chamber.", "Statues: Ada – 1 point and Bo – 3 points.", "The game ends."]);
});

test("whoever reads the log is “you” in it", () => {
  const taken = [{ event: "stones taken", seat: 0, count: 3 }];
  assert.deepEqual([words(imhotep, taken, 0), words(imhotep, taken, 1)], [["You take 3 stones."], ["Ada takes 3 stones."]]);
  const sailed = [{ event: "ship sailed", seat: 1, ship: "b", site: "pyramid" }, ...unloaded(0, "pyramid", 1, 2), ...unloaded(1, "pyramid", 2)];
  assert.deepEqual(words(imhotep, sailed, 0), ["Bo sails ship B to the Pyramid. Stones: you – 2 points and Bo."]);
  assert.deepEqual(words(imhotep, unloaded(0, "temple", 1), 0), ["Your stone goes to the Temple."]);
  assert.deepEqual(words(pyramids, [{ event: "explored", seat: 0, card: 36 }], 0), ["You explore pyramid 36."]);
});

test("“you” has its own form in every language", async () => {
  const took = {};
  for (const tag of Object.keys(LANGUAGES)) {
    await speak(tag);
    took[tag] = words(imhotep, [{ event: "stones taken", seat: 0, count: 3 }], 0)[0];
  }
  await speak("en");
  assert.deepEqual(took, {
    en: "You take 3 stones.",
    pl: "Bierzesz 3 kamienie.",
    nb: "Du tar 3 steiner.",
    ro: "Iei 3 pietre.",
    fi: "Otat 3 kiveä.",
  });
});

test("a mark is told by what was on its squares", () => {
  const events = [
    { event: "fields crossed", seat: 0, card: 36, fields: ["a1", "b1", "b2"] },
    { event: "gem", seat: 0, gem: "red", count: 3 },
    { event: "gem", seat: 0, gem: "red", count: 4 },
    { event: "skull", seat: 0, count: 2 },
    { event: "explored", seat: 0, card: 36 },
    { event: "fields crossed", seat: 1, card: 12, fields: ["c1"] },
    { event: "colour points", seat: 0, colour: "green", points: 10 },
  ];
  assert.deepEqual(words(pyramids, events), [
    "Ada crosses off 3 squares on pyramid 36: red gem ×2 and skull. Pyramid explored. Ada claims 10 points for green pyramids.",
    "Bo crosses off one square on pyramid 12.",
  ]);
});

test("time that was up is told with the move", () => {
  const events = [{ event: "stones taken", seat: 0, count: 1 }, { event: "round ends", round: 1 }, { event: "clock moved", seat: 0 }];
  assert.deepEqual(words(imhotep, events), ["Ada takes 1 stone. Ada ran out of time, so a bot made the move.", "Round 1 ends."]);
});

test("ships, stones and points have tags, and no name is taken for one", () => {
  const [{ text }] = imhotep([{ event: "stone loaded", seat: 0, ship: "b", space: 2 }], () => "<b>Eve</b>");
  assert.deepEqual(
    pieces(text).map(({ tag = null, words: told }) => [tag, bare(told)]),
    [[null, "<b>Eve</b> loads "], ["stone", "a stone"], [null, " on "], ["ship", "ship B"], [null, ", space 2."]],
  );
  const [scored] = imhotep(unloaded(0, "pyramid", 1, 3), names);
  assert.deepEqual(pieces(scored.text).filter(({ tag }) => tag === "b"), [{ tag: "b", words: "3 points" }]);
});

test("a line tells what it is about on the board", () => {
  const [mark] = pyramids([{ event: "fields crossed", seat: 0, card: 36, fields: ["a1", "b1"] }], names);
  assert.equal(mark.about.length, 2);
  assert.match(mark.about[1], /data-card="36".*data-field="b1"/);
  const [sailed] = imhotep([{ event: "ship sailed", seat: 1, ship: "b", site: "pyramid" }, ...unloaded(0, "pyramid", 4)], names);
  assert.deepEqual(sailed.about.includes('[data-at="pyramid-4"]') && sailed.about.includes('[data-site="pyramid"]'), true);
  assert.deepEqual(sailed.passing, ['[data-at="berth-b"]', '[data-at="docked-b"]']);
});

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

test("where there is little room, one move is told with what follows from it, and nothing that follows from no move", () => {
  const crossed = (seat, card) => ({ event: "fields crossed", seat, card, fields: ["a1", "a2"] });
  const step = [crossed(1, 9), { event: "explored", seat: 1, card: 9 }, crossed(0, 7), { event: "expedition", number: 3, shape: "i4" }];
  const told = (isNews) => bare(lastMove(step, names, pyramids, 0, isNews));
  assert.match(told((seat) => seat !== 0), /^Bo crosses off 2 squares on pyramid 9[^Y]*$/);
  assert.equal(told(() => true), "You cross off 2 squares on pyramid 7.");
  assert.equal(told((seat) => seat > 1), told(() => true));
  assert.equal(bare(lastMove(step.slice(3), names, pyramids)), bare(story(step.slice(3), names, pyramids)));
});
