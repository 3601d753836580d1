// What a page knows of its table: what is asked, what the past hides, where a table can be forked, who may sit down.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { canSit, emptyRoom, isAskedNow, isMyView, isPrivate, owedHere, owing, questionOf, sceneOf, seatOffered, tableOnScreen, whyNoFork } from "../../../src/saqqara/web/scripts/table/state.js";
import { bareTable } from "../../../src/saqqara/web/scripts/table/bare-table.js";

const SEATS = [{ seat: 0, who: "person", is_yours: true }, { seat: 1, who: "person" }];
const face = {
  owing: (position) => position.owing ?? [],
  mayFork: (position) => Boolean(position.owing?.length),
  isPrivate: (position) => !position || Boolean(position.secret),
};
const viewOf = (seat, more = {}) => ({ seat, turn: 4, ask: 2, legal: ["take"], table: { owing: [seat], events: [] }, ...more });

/** A room where seat 0 is asked. */
function room(more = {}) {
  const views = new Map([[0, viewOf(0)]]);
  return { ...emptyRoom({}), face, table: { status: "playing", seats: SEATS }, mine: [0], shown: 0, views, ...more };
}

test("whoever is asked has the moves of the view on screen", () => {
  const scene = sceneOf(room());
  assert.deepEqual([scene.isAsked, scene.legal, scene.seat], [true, ["take"], 0]);
});

test("at a table that is only shown nobody is told to think", () => {
  assert.equal(sceneOf(room()).isShown, false);
  assert.equal(sceneOf(room({ table: bareTable({ status: "playing", seats: SEATS }) })).isShown, true);
});

test("a move is shown on the table of whoever is asked, and not in the past", () => {
  const ghost = { move: "load b2", question: questionOf(room()) };
  assert.equal(sceneOf(room({ ghost })).ghost, "load b2");
  assert.equal(sceneOf(room({ ghost, look: { turn: 1, turns: 4, table: { events: [] } } })).ghost, null);
  assert.equal(sceneOf(room({ ghost, views: new Map([[0, viewOf(0, { turn: 5 })]]) })).ghost, null, "it was for another question");
});

test("nobody is asked in the past, and it is drawn instead of the present", () => {
  const past = { turn: 1, turns: 4, table: { events: [], was: true } };
  const looking = room({ look: past });
  const scene = sceneOf(looking);
  assert.deepEqual([scene.isAsked, scene.legal, scene.isPast, scene.position], [false, [], true, past.table]);
  assert.equal(tableOnScreen(looking), past.table);
  assert.notEqual(questionOf(looking), questionOf(room()), "picks do not outlast it");
});

test("another turn, another question or another seat is another question on screen", () => {
  const questions = [{}, { turn: 5 }, { ask: 3 }].map((more) => questionOf(room({ views: new Map([[0, viewOf(0, more)]]) })));
  const other = room({ views: new Map([[1, viewOf(1)]]), shown: 1 });
  assert.equal(new Set([...questions, questionOf(other)]).size, 4);
  assert.equal(questionOf(room({ shown: null })), "");
});

test("nobody is asked where a bot plays", () => {
  const seats = [{ ...SEATS[0], stands_in: true }, SEATS[1]];
  const watching = room({ table: { status: "playing", seats } });
  assert.equal(isAskedNow(watching), false);
  assert.deepEqual(owedHere(watching), []);
});

test("a fork is refused at the end and while cards are drawn, and where nothing is shown", () => {
  const at = (table) => whyNoFork(room({ views: new Map([[0, viewOf(0, { table })]]) }));
  assert.equal(at({ owing: [1] }), null);
  assert.equal(at({ owing: [] }), "drawing");
  assert.equal(at({ owing: [1], outcome: {} }), "over");
  assert.equal(whyNoFork(room({ shown: null })), "over");
});

test("a fork of the past is judged by the past", () => {
  assert.equal(whyNoFork(room({ look: { turn: 0, turns: 4, table: { owing: [] } } })), "drawing");
});

test("a seat whose view has not come may hold secrets", () => {
  assert.equal(isPrivate(room(), 1), true);
  assert.equal(isPrivate(room(), 0), false);
  assert.equal(isPrivate(room({ table: { status: "over", seats: SEATS } }), 1), false);
});

test("players hear their own views, spectators that of spectators", () => {
  assert.deepEqual([0, 1, null].map((seat) => isMyView(room(), seat)), [true, false, false]);
  assert.deepEqual([0, null].map((seat) => isMyView(room({ mine: [] }), seat)), [false, true]);
});

test("who owes a move is told as long as the match is played", () => {
  assert.deepEqual(owing(room()), [0]);
  assert.deepEqual(owing(room({ table: { status: "over", seats: SEATS } })), []);
});

test("a guest is offered the first open seat, with an invitation or at a listed table", () => {
  const seats = [{ seat: 0, who: "person" }, { seat: 1, who: "bot" }, { seat: 2, who: "open" }, { seat: 3, who: "open" }];
  const before = (more, table = {}) => room({ mine: [], table: { status: "waiting", seats, ...table }, ...more });
  assert.equal(seatOffered(before({ invitation: "secret" })), 2);
  assert.equal(seatOffered(before({}, { listed: true })), 2);
  assert.equal(seatOffered(before({})), null);
  assert.equal(seatOffered(before({ invitation: "secret", mine: [0] })), null);
  assert.equal(seatOffered(before({ invitation: "secret" }, { status: "playing" })), null);
  assert.equal(canSit(before({ invitation: "secret" }, { status: "over" })), false);
});
