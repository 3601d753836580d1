// The log: what happened, told once; on a shared screen nobody reads what only another has seen.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { Log, movesOf, subjectsOf } from "../../../src/saqqara/web/scripts/table/log.js";
import { heading, line, telling } from "../../../src/saqqara/web/scripts/table/sentences.js";

const face = {
  isSimultaneous: false,
  sentences: (events, names, you) => events.map(({ event, seat, card }) => ({ text: `${seat === undefined ? "" : seat === you ? "You " : names(seat)}${event}${card ? ` ${card}` : ""}`, isHeading: event === "round", seat, about: [`.${event}`], passing: [] })),
  sketch: (tag, words) => `[${tag} ${words}]`,
  covered: (event) => (event.event === "seen" ? { ...event, card: null } : event),
};
const NAMES = ["Ann ", "Bob "];
const events = (...kinds) => kinds.map((event) => ({ event }));
const told = (log, isShared = false, upTo = Infinity) => log.draw(NAMES, isShared, upTo).map((item) => item.textContent);

test("what a turn tells is told once, however often its view comes", () => {
  const log = new Log(face);
  log.hear(1, events("a"));
  log.hear(2, events("b"));
  log.hear(2, events("b"));
  assert.deepEqual(told(log), ["a", "b"]);
});

test("moves that were taken back are forgotten", () => {
  const log = new Log(face);
  for (const [turn, event] of [[1, "a"], [2, "b"], [3, "c"]]) log.hear(turn, events(event));
  log.hear(1, []);
  assert.deepEqual(told(log), ["a"]);
});

test("what happened before the page was opened comes first, and what was heard since stays", () => {
  const log = new Log(face);
  log.hear(3, events("c"));
  log.begin([{ turn: 1, events: events("a") }, { turn: 3, events: events("c") }]);
  assert.deepEqual(told(log), ["a", "c"]);
});

test("a line stays the same element when its view comes again, and when the story comes", () => {
  const log = new Log(face);
  log.hear(3, events("c"));
  const [item] = log.draw(NAMES, false);
  log.hear(3, events("c"));
  assert.equal(log.draw(NAMES, false)[0], item);
  log.begin([{ turn: 1, events: events("a") }, { turn: 3, events: events("c") }]);
  assert.equal(log.draw(NAMES, false)[1], item);
});

test("looking back shows the log as it was", () => {
  const log = new Log(face);
  for (const [turn, event] of [[1, "a"], [2, "b"]]) log.hear(turn, events(event));
  assert.deepEqual(told(log, false, 1), ["a"]);
});

test("where all move at once, what is told again replaces what was told, with what was hidden", () => {
  const log = new Log({ ...face, isSimultaneous: true });
  log.hear(1, events("draw"));
  log.hear(2, [...events("draw"), { event: "marks", seat: 0 }]);
  log.hear(3, [...events("draw"), { event: "marks", seat: 0 }, { event: "marks", seat: 1 }]);
  log.hear(4, events("draw again"));
  assert.deepEqual(told(log), ["draw", "Ann marks", "Bob marks", "draw again"]);
});

test("on a shared screen what only one has seen has no name", () => {
  const log = new Log(face);
  log.hear(1, [{ event: "seen", seat: 0, card: "lever" }]);
  assert.deepEqual(told(log), ["Ann seen lever"]);
  assert.deepEqual(told(log, true), ["Ann seen"]);
});

test("lines that tell the same stay the same elements, until a name changes", () => {
  const log = new Log(face);
  log.hear(1, events("a"));
  const [before] = log.draw(NAMES, false);
  log.hear(2, events("b"));
  assert.equal(log.draw(NAMES, false)[0], before);
  assert.notEqual(log.draw(["Anna ", "Bob "], false)[0], before);
});

test("whoever reads it is told so", () => {
  const log = new Log(face);
  log.hear(1, [{ event: "moves", seat: 0 }, { event: "moves", seat: 1 }]);
  assert.deepEqual(log.draw(NAMES, false, Infinity, 0).map((item) => item.textContent), ["You moves", "Bob moves"]);
});

test("a line leads to the turn of its move, and knows what it is about", () => {
  const tell = telling(({ event, seat }) => (event === "round" ? [heading(event)] : [line(event, seat, { about: [`.${event}`] })]));
  const log = new Log({ ...face, sentences: tell, isSimultaneous: true });
  log.hear(1, events("round", "draw"));
  log.hear(3, [...events("draw"), { event: "marks", seat: 1 }]);
  log.hear(4, [...events("draw"), { event: "marks", seat: 0 }, { event: "marks", seat: 1 }]);
  const items = log.draw(NAMES, false);
  const isButton = (item) => item.childNodes[0].localName === "button";
  assert.deepEqual(items.map((item) => [subjectsOf(item).turn, isButton(item)]), [[null, false], [1, true], [4, true], [3, true]]);
  assert.deepEqual(subjectsOf(items[2]).about, [".marks"]);
  assert.deepEqual(log.draw(NAMES, false, 3), [items[0], items[1], items[3]]); // the same lines, without what came later
});

test("what has a tag is drawn, points are bold", () => {
  const log = new Log({ ...face, sentences: () => [{ text: "takes <stone>3 stones</stone>: <b>2 points</b>.", isHeading: false, about: [], passing: [] }] });
  log.hear(1, events("a"));
  const [item] = log.draw(NAMES, false);
  assert.equal(item.textContent, "takes [stone 3 stones]: 2 points.");
  const [, words] = item.childNodes[0].childNodes;
  assert.deepEqual(words.childNodes.map((node) => node.localName ?? "text"), ["text", "span", "text", "b", "text"]);
});

test("another picture is due whenever something was heard", () => {
  const log = new Log(face);
  const { stamp } = log;
  log.hear(1, events("a"));
  assert.notEqual(log.stamp, stamp);
});

test("a long match keeps its latest moves", () => {
  const log = new Log(face);
  for (let turn = 1; turn <= 500; turn += 1) log.hear(turn, events(`m${turn}`));
  const lines = told(log);
  assert.deepEqual([lines.length, lines[0], lines.at(-1)], [400, "m101", "m500"]);
});

test("the moves of a record are those of players", () => {
  const record = "saqqara 1\ngame imhotep\n\n0 - draw abc\n1 0 take\n2 1 load a1\nend";
  assert.deepEqual(movesOf(record), [{ number: "1", seat: 0, move: "take" }, { number: "2", seat: 1, move: "load a1" }]);
});
