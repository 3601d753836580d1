// While something still moves, what the house says waits in line; whoever does something sees the table as it is.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { FakeElement, settled } from "./page.js";
import { Motion } from "../../../src/saqqara/web/scripts/table/motion.js";

/** Something that flies until it is told, or let, to land. */
function flying() {
  let land;
  const finished = new Promise((done) => (land = done));
  return { playbackRate: 1, finished, land, finish: land };
}

/** What this browser keeps, for the length of a test. */
function keep(t, kept) {
  globalThis.localStorage = { getItem: (key) => kept[key.replace("saqqara.", "")] ?? null };
  t.after(() => delete globalThis.localStorage);
}

const view = (turn, events, seat = 0) => ({ type: "view", seat, turn, table: { events: events.map((event) => ({ event })) } });

let told, flights, room, motion;

beforeEach(() => {
  told = [];
  flights = [];
  const fly = (_, events) => {
    told.push(`flies ${events.map(({ event }) => event).join(" ")}`);
    return () => {
      flights.push(flying());
      return [flights.at(-1)];
    };
  };
  room = { views: new Map(), shown: 0, look: null, before: null, face: { motion: fly, sounds: {} }, stage: {} };
  const deliver = (message) => {
    told.push(`${message.type} ${message.turn}`);
    if (message.type === "view") room.views.set(message.seat, message);
  };
  const happened = (events) => told.push(`happened ${events.map(({ event }) => event).join(" ")}`);
  motion = new Motion(room, { deliver, drawNow: () => told.push("drawn"), layer: new FakeElement(), happened });
  motion.take(view(1, ["a"]));
  told = [];
});

test("what happened flies after it is drawn, and the next view waits until it has landed", async () => {
  motion.take(view(2, ["b"]));
  assert.deepEqual(told, ["flies b", "view 2", "happened b", "drawn"]);
  motion.take(view(3, ["c"]));
  assert.equal(told.length, 4);
  assert.equal(flights[0].playbackRate, 2, "it hurries when more is waiting");
  flights[0].land();
  await settled();
  assert.deepEqual(told.slice(4), ["drawn", "flies c", "view 3", "happened c", "drawn"]);
});

test("points, round and log are those of the table before until what happened has landed", async () => {
  motion.take(view(2, ["b"]));
  assert.deepEqual(room.before, view(1, ["a"]).table);
  flights[0].land();
  await settled();
  assert.equal(room.before, null);
  assert.equal(told.at(-1), "drawn");
});

test("the log is drawn when a flight has landed, before the next one begins", async () => {
  const drawn = [];
  motion.drawNow = ({ isTold = false } = {}) => drawn.push([isTold, room.before === null]);
  motion.take(view(2, ["b"]));
  motion.take(view(3, ["c"]));
  flights[0].land();
  await settled();
  assert.deepEqual(drawn, [[false, false], [true, true], [false, false]]);
});

test("a press tells at once what has happened, at every speed", (t) => {
  for (const [pace, rate] of [["calm", 1], ["brisk", 2]]) {
    keep(t, { pace });
    motion.take(view(flights.length + 2, [`event ${pace}`]));
    assert.equal(flights.at(-1).playbackRate, rate);
    assert.notEqual(room.before, null);
    motion.finish();
    assert.equal(room.before, null);
  }
});

test("where movement is off nothing flies, as with reduced motion", (t) => {
  keep(t, { pace: "off" });
  motion.take(view(2, ["b"]));
  assert.deepEqual(told, ["view 2", "happened b"]);
  assert.equal(room.before, null);
});

test("whoever waits until nothing moves is told after the last flight", async () => {
  motion.take(view(2, ["b"]));
  const waited = motion.rest().then(() => told.push("at rest"));
  await settled();
  assert.notEqual(told.at(-1), "at rest");
  flights[0].land();
  await waited;
  assert.equal(told.at(-1), "at rest");
});

test("whoever does something sees at once all that was waiting, in order", () => {
  motion.take(view(2, ["b"]));
  motion.take(view(3, ["c"]));
  motion.take({ type: "table", turn: 3 });
  told = [];
  motion.finish();
  assert.deepEqual(told, ["view 3", "table 3", "drawn"]);
});

test("a flight that was ended lets nothing in a second time", async () => {
  motion.take(view(2, ["b"]));
  motion.take(view(3, ["c"]));
  motion.finish();
  told = [];
  await settled();
  assert.deepEqual(told, []);
});

test("the end of an earlier flight is not taken for that of a later one", async () => {
  motion.take(view(2, ["b"]));
  motion.finish();
  motion.take(view(3, ["c"]));
  await settled();
  told = [];
  motion.take(view(4, ["d"]));
  assert.deepEqual(told, []);
});

test("a welcome ends what moves: the line was down, and all is told anew", () => {
  motion.take(view(2, ["b"]));
  told = [];
  motion.take({ type: "welcome", turn: 5 });
  assert.deepEqual(told, ["drawn", "welcome 5"]);
});

test("only what is new flies where a view tells again what happened before", () => {
  motion.take(view(2, ["a", "b"]));
  assert.equal(told[0], "flies b");
});

for (const [what, change, message] of [
  ["an earlier turn", () => {}, view(0, ["z"])],
  ["the same events", () => {}, view(1, ["a"])],
  ["another seat", () => {}, view(2, ["b"], 1)],
  ["a table whose past is on screen", () => (room.look = { turn: 0 }), view(2, ["b"])],
])
  test(`nothing flies for ${what}`, () => {
    change();
    motion.take(message);
    assert.deepEqual(told, [`view ${message.turn}`]);
  });

test("behind a curtain nothing is told of what happened", () => {
  motion.deliver = (message) => {
    told.push(`${message.type} ${message.turn}`);
    room.shown = null;
  };
  motion.take(view(2, ["secret"]));
  assert.deepEqual(told, ["flies secret", "view 2"]);
});

test("nothing flies where nobody looks", () => {
  document.hidden = true;
  motion.take(view(2, ["b"]));
  document.hidden = false;
  assert.deepEqual(told, ["view 2", "happened b"]);
});
