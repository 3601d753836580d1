// What is drawn and said of challenges: the histogram, the levels, the text to share, the scoring of an evening.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

const scripts = new URL("../../../src/saqqara/web/scripts/", import.meta.url);
const load = (path) => import(new URL(path, scripts));
const { learnArea } = await load("ui/words.js");
await learnArea("challenge");
const { filled, histogram, rowsOf } = await load("pages/challenge/histogram.js");
const { rungsOf } = await load("pages/challenge/ladder.js");
const { amongAll, shareText } = await load("pages/challenge/share.js");
const { againstLevel, stateWords } = await load("pages/challenge/result-part.js");
const { progressOf } = await load("pages/challenge/scoring.js");
const { percentWords, timeLeft } = await load("pages/challenge/challenge-text.js");

const bin = (from, count, isYou = false) => ({ from, to: from + 2, count, is_you: isYou });
const starts = (bins) => bins.map(({ from, count }) => [from, count]);

test("bins where nobody is are empty bars, and flags outside widen the plot", () => {
  const bins = [bin(18, 2), bin(24, 5, true)];
  assert.deepEqual(starts(filled(bins, [])), [[18, 2], [21, 0], [24, 5]]);
  assert.deepEqual(starts(filled(bins, [{ points: 29 }, { points: 16 }])), [[15, 0], [18, 2], [21, 0], [24, 5], [27, 0]]);
  assert.equal(filled(bins, []).at(-1).is_you, true);
});

test("flags whose words would lie on each other stand in rows of their own", () => {
  const flag = (x) => ({ words: "Architect 43", x });
  assert.deepEqual(rowsOf([flag(0), flag(20), flag(200)]), [0, 1, 0]);
  assert.deepEqual(rowsOf([flag(0), flag(200)]), [0, 0]);
});

test("your bar is the golden one, and no word leaves the plot", () => {
  const drawn = histogram({ bins: [bin(36, 4), bin(39, 2, true)], levels: [{ words: "Vizier 41", points: 41 }], you: "you", label: "two", wide: 300, tall: 240 });
  assert.equal(drawn.match(/h-bar is-you/g).length, 1);
  assert.match(drawn, /h-words is-left/);
  assert.match(drawn, /aria-label="two"/);
});

test("you stand among the levels, before one with as many points", () => {
  const levels = [{ level: "apprentice", points: 27, table: "a" }, { level: "vizier", points: 41, table: "b" }];
  assert.deepEqual(rungsOf(levels, 41).map(({ level }) => level), [null, "vizier", "apprentice"]);
  assert.deepEqual(rungsOf(levels, null).map(({ level, share }) => [level, share]), [["vizier", 1], ["apprentice", 27 / 41]]);
  assert.deepEqual(rungsOf([{ level: "mason", points: -3, table: "c" }], null).map(({ share }) => share), [0]);
});

const results = { players: 213, better_than: 0.714, place: 62, levels: [{ level: "architect", points: 38 }] };
const done = {
  id: "k3x9", kind: "day", name: "", date: "2026-11-17", game: "imhotep", seats: 2, opponents: [null, "architect"], options: { sides: "ABAAB" },
  yours: { state: "done", points: 41, place: 1, with_help: false }, results,
};

test("the text to share tells points and place, and nothing of the deal", () => {
  assert.deepEqual(shareText(done, "https://play.example").split("\n"), [
    "Saqqara, 17 November",
    "Imhotep against Architect: 41 points, place 1 at the table",
    "Better than 71% of 213 players",
    "https://play.example/challenge/k3x9",
  ]);
  const helped = { ...done, name: "Friday", kind: "own", date: null, yours: { ...done.yours, with_help: true }, results: { ...results, better_than: null, place: null } };
  assert.deepEqual(shareText(helped, "https://play.example").split("\n"), ["Saqqara, Friday", "Imhotep against Architect: 41 points, with help", "https://play.example/challenge/k3x9"]);
});

test("few players have places instead of a share, and the first one has neither", () => {
  const place = (number) => amongAll({ players: number, better_than: null, place: 1 });
  assert.equal(place(5), "Place 1 of 5");
  assert.equal(place(1), "");
  assert.equal(amongAll({ players: 5, better_than: null, place: null }), "");
});

test("nobody is better than all as long as one is left", () => {
  assert.deepEqual([percentWords(0.999), percentWords(1), percentWords(0.004)], ["99%", "100%", "0%"]);
});

test("your points are compared with the level across from you", () => {
  const say = (points, levels = results.levels) => againstLevel(points, levels, [null, "architect"]);
  assert.deepEqual([say(41), say(38), say(37), say(41, [])], ["3 more than Architect made on your seat.", "As many as Architect made on your seat.", "1 fewer than Architect made on your seat.", ""]);
});

test("each state has its sentence", () => {
  const open = { is_open: true, players: 0, yours: null };
  assert.match(stateWords(open), /Be the first/);
  assert.match(stateWords({ ...open, players: 2 }), /2 people have played it so far/);
  assert.equal(stateWords({ ...open, yours: { state: "playing", round: 4 } }), "Your try is waiting at round 4.");
  assert.equal(stateWords({ ...open, yours: { state: "playing", round: null } }), "Your try is waiting for you.");
  assert.match(stateWords({ ...open, is_open: false, players: 3 }), /3 people have played it/);
});

test("the time left is told in two units, in days when it is long", () => {
  assert.deepEqual([timeLeft(9 * 3600 + 41 * 60 + 5), timeLeft(3600), timeLeft(20), timeLeft(-5), timeLeft(3 * 86_400 + 5)], ["9 hrs 41 mins", "1 hr", "1 min", "1 min", "3 days"]);
});

test("how far an evening is counts its deals at all tables", () => {
  const deals = (...statuses) => ({ deals: statuses.map((status) => ({ status })) });
  assert.deepEqual(progressOf({ deals: 2, tables: [deals("over", "playing"), deals("over", "unopened")] }), { done: 2, count: 4 });
});
