// What the house says is kept in the room; a table that is gone tells nothing more.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { Messages } from "../../../src/saqqara/web/scripts/table/messages.js";
import { emptyRoom } from "../../../src/saqqara/web/scripts/table/state.js";

const seats = (level) => [
  { seat: 0, who: "person", is_yours: true, name: "Ann" },
  { seat: 1, who: "person", name: "Bob", stands_in: level !== null, level },
];
const table = (level) => ({ id: "t1", status: "playing", commitment: "c", seats: seats(level) });

/** What is heard of a table where a bot begins to play for somebody, with what ends it. */
function hearing() {
  const gone = new AbortController();
  const heard = [];
  const room = { ...emptyRoom({}), signal: gone.signal, table: table(null) };
  const messages = new Messages(room, { shownSeat: { choose() {} }, heard: ({ type }) => heard.push(type), viewed() {}, failed() {} });
  messages.takeTable(table("mason"));
  return { gone, heard, room };
}

test("a notice is told for a while", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { heard, room } = hearing();
  assert.match(room.notice(), /Mason is playing for/);
  t.mock.timers.tick(8_000);
  assert.equal(room.notice, null);
  assert.deepEqual(heard, ["notice", "notice"]);
});

test("a table that is gone has no timers left", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { gone, heard } = hearing();
  gone.abort();
  t.mock.timers.tick(60_000);
  assert.deepEqual(heard, ["notice"]);
});
