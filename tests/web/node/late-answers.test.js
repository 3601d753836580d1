// Answers that come late: what was asked for before is not shown as if it had been asked for now.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { FakeElement, settled } from "./page.js";
import { Forecasts } from "../../../src/saqqara/web/scripts/table/forecasts.js";
import { Replay } from "../../../src/saqqara/web/scripts/table/replay.js";

/** A source whose answers wait until the test gives them. */
class SlowSource {
  asked = [];

  #ask(what) {
    return new Promise((answer, fail) => this.asked.push({ what, answer, fail }));
  }

  replay = (turn, seat) => this.#ask(`replay ${turn} of ${seat}`);
  foresee = ({ ask }, moves) => this.#ask(`foresee ${moves.join(" ")} for ${ask}`);
  get whats() {
    return this.asked.map(({ what }) => what);
  }
}

const past = (turn) => ({ turn, turns: 9, table: { events: [] }, move: null });

let source, room, drawn, gone;

beforeEach(() => {
  source = new SlowSource();
  drawn = 0;
  gone = new AbortController();
  const slider = Object.assign(new FakeElement("input"), { value: "9", max: "9" });
  const parts = { ask: new FakeElement(), turn: slider, trouble: new FakeElement() };
  const make = (_, id) => (parts[id.replace(/-(\w)/g, (__, letter) => letter.toUpperCase())] ??= new FakeElement());
  room = {
    ...{ source, parts, make, own: (id) => id, furnish() {}, later: { told: [], rest: [] }, page: null, signal: gone.signal, table: { seats: [] } },
    ...{ shown: 0, look: null, isReplaying: false, views: new Map([[0, { seat: 0, turn: 9, ask: 3 }]]), foreseen: new Map() },
  };
});

const draw = () => (drawn += 1);

/** Looks back to a turn, and lets the slider rest there. */
function lookAt(t, replay, turn) {
  replay.at(turn);
  t.mock.timers.tick(100);
}

test("looking back shows a turn when it has come", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  lookAt(t, new Replay(room, draw), 4);
  assert.equal(room.look, null);
  source.asked[0].answer(past(4));
  await settled();
  assert.equal(room.look.turn, 4);
});

test("a slider on the move does not ask for every turn that it passes", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const replay = new Replay(room, draw);
  for (const turn of [7, 6, 5]) replay.at(turn);
  t.mock.timers.tick(100);
  assert.deepEqual(source.whats, ["replay 5 of 0"]);
});

test("of two turns the one that was asked for last is shown, whichever comes first", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const replay = new Replay(room, draw);
  lookAt(t, replay, 4);
  lookAt(t, replay, 2);
  source.asked[1].answer(past(2));
  await settled();
  source.asked[0].answer(past(4));
  await settled();
  assert.equal(room.look.turn, 2);
});

test("a seat never sees the past that another seat asked for", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const replay = new Replay(room, draw);
  lookAt(t, replay, 4);
  room.shown = 1;
  replay.stop();
  replay.forget();
  lookAt(t, replay, 4);
  source.asked[0].answer(past(4));
  await settled();
  assert.equal(room.look, null);
  assert.deepEqual(source.whats, ["replay 4 of 0", "replay 4 of 1"], "what one seat may know is asked for anew");
});

test("whoever has closed the bar sees no past that comes later", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const replay = new Replay(room, draw);
  lookAt(t, replay, 4);
  replay.close();
  source.asked[0].answer(past(4));
  await settled();
  assert.deepEqual([room.look, room.isReplaying], [null, false]);
});

test("what is still wanted is asked for again when something has happened meanwhile", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const replay = new Replay(room, draw);
  lookAt(t, replay, 4);
  replay.forget();
  t.mock.timers.tick(100);
  source.asked[0].answer({ ...past(4), turns: 8 });
  source.asked[1].answer(past(4));
  await settled();
  assert.equal(room.look.turns, 9);
});

test("after the last move the table is shown as it stands, without asking", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  lookAt(t, new Replay(room, draw), 9);
  assert.deepEqual([room.look, source.asked], [null, []]);
});

test("trouble with a turn that nobody wants any more is not told", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const replay = new Replay(room, draw);
  lookAt(t, replay, 4);
  replay.stop();
  source.asked[0].fail(new Error("late"));
  await settled();
  assert.equal(room.parts.trouble.textContent, "");
});

// --- forecasts ---

test("what a move would bring is asked for once", () => {
  const forecasts = new Forecasts(room, draw);
  forecasts.of(["take", "pass"]);
  forecasts.of(["pass", "sail"]);
  forecasts.of(["take"]);
  assert.deepEqual(source.whats, ["foresee take pass for 3", "foresee sail for 3"]);
});

test("a forecast for an earlier question is not shown for a later one", async () => {
  const forecasts = new Forecasts(room, draw);
  forecasts.of(["take"]);
  forecasts.forget();
  source.asked[0].answer([{ move: "take", points: [1, 0] }]);
  await settled();
  assert.deepEqual([room.foreseen.size, drawn], [0, 0]);
  forecasts.of(["take"]);
  source.asked[1].answer([{ move: "take", points: [2, 0] }]);
  await settled();
  assert.deepEqual([room.foreseen.get("take").points, drawn], [[2, 0], 1]);
});

test("a forecast that fails is only a comfort less", async () => {
  const forecasts = new Forecasts(room, draw);
  forecasts.of(["take"]);
  source.asked[0].fail(new Error("no"));
  await settled();
  assert.equal(drawn, 0);
});

test("nobody foresees anything who is not asked", () => {
  room.views.set(0, { seat: 0, turn: 9, ask: null });
  new Forecasts(room, draw).of(["take"]);
  assert.deepEqual(source.asked, []);
});

test("the moves follow by themselves up to now, and one that is chosen ends that", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const replay = new Replay(room, draw);
  const answerNext = async (turn) => {
    t.mock.timers.tick(1_600);
    t.mock.timers.tick(100);
    source.asked.at(-1).answer(past(turn));
    await settled();
    assert.equal(room.look.turn, turn);
  };
  lookAt(t, replay, 6);
  source.asked[0].answer(past(6));
  await settled();
  replay.playOrPause();
  await answerNext(7);
  await answerNext(8);
  t.mock.timers.tick(1_600);
  assert.equal(room.look, null, "after the last move it is now");
  t.mock.timers.tick(10_000);
  assert.equal(source.asked.length, 3);
});

test("at four times the speed the next move follows four times as soon; a step of one's own stops it", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const replay = new Replay(room, draw);
  replay.playOrPause();
  for (let press = 0; press < 2; press += 1) replay.nextSpeed();
  t.mock.timers.tick(100);
  source.asked[0].answer(past(0));
  await settled();
  t.mock.timers.tick(399);
  assert.equal(source.asked.length, 1);
  t.mock.timers.tick(1);
  t.mock.timers.tick(100);
  assert.equal(source.whats.at(-1), "replay 1 of 0");
  replay.step("look-on");
  t.mock.timers.tick(100);
  source.asked.at(-1).answer(past(2));
  await settled();
  t.mock.timers.tick(10_000);
  assert.equal(source.whats.at(-1), "replay 2 of 0");
});

test("a table that is gone asks for no more moves of its past", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const replay = new Replay(room, draw);
  replay.playOrPause();
  gone.abort();
  t.mock.timers.tick(10_000);
  assert.deepEqual(source.whats, []);
});

test("arrows look back wherever the focus is, and Escape leaves", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const replay = new Replay(room, draw);
  replay.open();
  for (const target of [replay.slider, new FakeElement("button")]) assert.equal(replay.key({ key: "ArrowLeft", target }), true);
  t.mock.timers.tick(100);
  assert.deepEqual(source.whats, ["replay 7 of 0"]);
  assert.equal(replay.key({ key: "Escape", target: replay.slider }), true);
  assert.equal(room.isReplaying, false);
});
