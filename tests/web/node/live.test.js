// A table of the house: the connection comes back by itself, and what was not answered is said again, once.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { answering, settled } from "./page.js";
import { LiveTable } from "../../../src/saqqara/web/scripts/net/live.js";

const WELCOME = { type: "welcome", turn: 0, seats: [0] };
const PATIENCE = 10_000;
const LONGEST = 30_000;

let sockets = [];

class FakeSocket {
  sent = [];
  isClosed = false;

  constructor(address) {
    this.address = address;
    sockets.push(this);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.isClosed = true;
  }

  hear(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  sockets = [];
  globalThis.WebSocket = FakeSocket;
});

/** A table that listens, with what it hears. */
function listening(t) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const table = new LiveTable("t 1");
  const heard = [];
  const states = [];
  table.listen({ hear: (message) => heard.push(message.type), changed: (state) => states.push(state) });
  return { table, heard, states };
}

const broken = (promise) => promise.then(() => null, (trouble) => trouble);

test("it connects to the address of its table and says what the house says", (t) => {
  const { heard, states } = listening(t);
  assert.equal(sockets[0].address, "wss://house.example/live/t%201");
  sockets[0].hear(WELCOME);
  sockets[0].hear({ type: "paused", turn: 0 });
  assert.deepEqual(heard, ["welcome", "paused"]);
  assert.deepEqual(states, ["connecting", "open"]);
});

test("what is said before the welcome waits for it", (t) => {
  const { table } = listening(t);
  table.say({ type: "undo", seat: 0 });
  assert.deepEqual(sockets[0].sent, []);
  sockets[0].hear(WELCOME);
  assert.equal(sockets[0].sent.length, 1);
});

test("what was not answered is said again under the same id, and is done once", async (t) => {
  const { table, states } = listening(t);
  sockets[0].hear(WELCOME);
  const said = table.say({ type: "move", seat: 0, ask: 3, move: "take" });
  sockets[0].onclose();
  t.mock.timers.tick(LONGEST);
  assert.deepEqual(states, ["connecting", "open", "reconnecting"]);
  sockets[1].hear(WELCOME);
  assert.deepEqual(sockets[1].sent, sockets[0].sent);
  assert.match(sockets[1].sent[0].id, /^[0-9a-f]{24}$/);
  sockets[1].hear({ type: "accepted", id: sockets[1].sent[0].id });
  assert.equal((await said).type, "accepted");
  sockets[1].onclose();
  t.mock.timers.tick(LONGEST);
  sockets[2].hear(WELCOME);
  assert.deepEqual(sockets[2].sent, [], "what was answered is not said again");
});

test("everything that is said has an id of its own", (t) => {
  const { table } = listening(t);
  sockets[0].hear(WELCOME);
  for (let time = 0; time < 20; time += 1) table.say({ type: "undo", seat: 0 });
  assert.equal(new Set(sockets[0].sent.map(({ id }) => id)).size, 20);
});

test("a view answers the move that led to it", async (t) => {
  const { table } = listening(t);
  sockets[0].hear(WELCOME);
  const said = table.say({ type: "move", seat: 0, ask: 3, move: "take" });
  sockets[0].hear({ type: "view", seat: 0, turn: 4, reply_to: sockets[0].sent[0].id });
  assert.equal((await said).turn, 4);
});

test("a refusal is told to whoever said it, and only once", async (t) => {
  const { table } = listening(t);
  sockets[0].hear(WELCOME);
  const said = broken(table.say({ type: "undo", seat: 0 }));
  const { id } = sockets[0].sent[0];
  sockets[0].hear({ type: "refused", id, error: "cannot_undo", message: "expected a move" });
  const { error, message } = await said;
  assert.deepEqual([error, message], ["cannot_undo", "expected a move"]);
  t.mock.timers.tick(PATIENCE);
  assert.equal(sockets.length, 1, "nobody waits for an answer any more");
});

for (const error of ["unavailable", "too_many"])
  test(`what was refused as ${error} is said again later, under the same id`, async (t) => {
    const { table } = listening(t);
    sockets[0].hear(WELCOME);
    const said = table.say({ type: "undo", seat: 0 });
    const { id } = sockets[0].sent[0];
    sockets[0].hear({ type: "refused", id, error, message: "" });
    assert.equal(sockets[0].sent.length, 1);
    t.mock.timers.tick(2_000);
    assert.deepEqual(sockets[0].sent.map((one) => one.id), [id, id]);
    sockets[0].hear({ type: "accepted", id });
    await said;
  });

test("a line that does not answer is taken for dead, and all is said again", (t) => {
  const { table, states } = listening(t);
  sockets[0].hear(WELCOME);
  table.say({ type: "undo", seat: 0 });
  t.mock.timers.tick(PATIENCE);
  assert.ok(sockets[0].isClosed);
  assert.equal(states.at(-1), "reconnecting");
  t.mock.timers.tick(LONGEST);
  sockets[1].hear(WELCOME);
  assert.deepEqual(sockets[1].sent, sockets[0].sent);
});

test("what an earlier line says late is not heard", (t) => {
  const { table, heard } = listening(t);
  sockets[0].hear(WELCOME);
  table.renew();
  sockets[0].hear({ type: "view", seat: 0 });
  sockets[0].onclose();
  assert.deepEqual(heard, ["welcome"]);
  assert.equal(sockets.length, 2, "an earlier line that closes brings no other");
});

test("what is only mentioned is lost with the line", (t) => {
  const { table } = listening(t);
  table.mention({ type: "presence", state: "away" });
  sockets[0].hear(WELCOME);
  table.mention({ type: "presence", state: "here" });
  assert.deepEqual(sockets[0].sent, [{ type: "presence", state: "here" }]);
});

test("a table that is closed does not come back", (t) => {
  const { table, heard } = listening(t);
  sockets[0].hear(WELCOME);
  table.close();
  sockets[0].hear({ type: "view", seat: 0 });
  sockets[0].onclose();
  t.mock.timers.tick(LONGEST);
  assert.equal(sockets.length, 1);
  assert.deepEqual(heard, ["welcome"]);
});

/** How long a guest whose house is gone waits before the first, second, ... attempt. */
async function waits() {
  const told = [];
  const table = new LiveTable("gone");
  let again = null;
  globalThis.setTimeout = (work, wait) => {
    told.push(wait);
    again = work;
    return 1;
  };
  table.listen({ hear() {}, changed() {} });
  while (told.length < 10) {
    sockets.at(-1).onclose();
    again();
  }
  table.close();
  return told;
}

test("guests come back later and later, and not all at once", async () => {
  const { setTimeout: before } = globalThis;
  const guests = [];
  for (let guest = 0; guest < 50; guest += 1) guests.push(await waits());
  globalThis.setTimeout = before;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const longest = Math.min(LONGEST, 500 * 2 ** attempt);
    const some = guests.map((one) => one[attempt]);
    assert.ok(some.every((wait) => longest / 2 <= wait && wait <= longest));
    assert.ok(Math.max(...some) - Math.min(...some) > longest / 4, "half of the wait is chance");
  }
});

// --- over HTTP ---

test("everything else is asked over HTTP", async (t) => {
  const asked = answering(t, (path) => ({
    body: path.includes("foresee") ? { foreseen: [1] } : path.includes("story") ? { passages: [2] } : path.includes("record") ? "text" : {},
  }));
  const table = new LiveTable("t1");
  assert.deepEqual(await table.foresee({ seat: 0, ask: 7 }, ["take"]), [1]);
  assert.deepEqual(await table.story(null), [2]);
  assert.equal(await table.record(1), "text");
  await table.hint({ seat: 0, ask: 7 }, "mason");
  await table.replay(3, 1);
  await table.fork({ turn: 3, seats: [] });
  await table.rematch({ entropy: "e" });
  assert.deepEqual(asked, [
    { path: "/api/tables/t1/foresee", method: "POST", body: { seat: 0, ask: 7, moves: ["take"] } },
    { path: "/api/tables/t1/story", method: "GET", body: undefined },
    { path: "/api/tables/t1/record?seat=1", method: "GET", body: undefined },
    { path: "/api/tables/t1/hint", method: "POST", body: { seat: 0, ask: 7, level: "mason" } },
    { path: "/api/tables/t1/replay/3?seat=1", method: "GET", body: undefined },
    { path: "/api/tables/t1/fork", method: "POST", body: { turn: 3, seats: [] } },
    { path: "/api/tables/t1/rematch", method: "POST", body: { entropy: "e" } },
  ]);
});

test("what the house refuses, and a house that cannot be reached, are troubles", async (t) => {
  const answers = [
    () => ({ status: 409, body: { error: "not_now", message: "expected a player to move" } }),
    () => ({ status: 502, body: "<html>" }),
    () => {
      throw new TypeError("failed to fetch");
    },
  ];
  answering(t, () => answers.shift()());
  const table = new LiveTable("t1");
  const troubles = [await broken(table.fork({ turn: 1, seats: [] })), await broken(table.table()), await broken(table.table())];
  assert.deepEqual(troubles.map(({ error }) => error), ["not_now", "unavailable", "unreachable"]);
  assert.equal(troubles[0].message, "expected a player to move");
  await settled();
});
