// Where tables come from: the house, a record, or the steps of a page. All say the same messages.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { RecordedTable, ScriptedTable } from "../../../src/saqqara/web/scripts/table/sources.js";

const errorOf = (promise) => promise.then(() => null, ({ error }) => error);

/** The past of a source that fails to tell turn 2 as long as it was asked for less than five things. */
function recorded() {
  const asked = [];
  const source = {
    open: async () => ({ house: {}, table: { seats: [] } }),
    table: async () => ({ seats: [] }),
    replay: async (turn, seat) => {
      asked.push([turn, seat]);
      if (turn === 2 && asked.length < 5) throw new Error("later");
      return { turn, turns: 3, table: { at: turn }, move: null };
    },
  };
  return { past: new RecordedTable(source, 1), asked };
}

test("the past of a table is asked for once and told as views", async () => {
  const { past, asked } = recorded();
  const heard = [];
  await past.listen({ hear: (message) => heard.push(message), changed: (state) => heard.push(state) });
  await past.go(3);
  for (let time = 0; time < 2; time += 1) await past.go(2).catch((trouble) => heard.push(trouble.message));
  await past.go(2);
  past.close();
  await past.go(3);
  assert.deepEqual(asked, [[0, 1], [3, 1], [2, 1], [2, 1], [2, 1]], "only what failed is asked for again");
  assert.deepEqual(
    heard.map((one) => one.table?.at ?? one.type ?? one),
    ["open", "welcome", 3, 3, "later", "later", 2],
  );
  const view = { type: "view", seat: 1, turn: 3, ask: null, legal: [], table: { at: 3 }, may_undo: false };
  assert.deepEqual(heard[2], view);
});

test("nobody is asked anything in the past, and nothing is forked there", async () => {
  const { past } = recorded();
  const refused = [past.say({ type: "move", move: "take" }), past.fork({}), past.rematch(), past.foresee({}, []), past.hint({}, "")];
  assert.deepEqual(await Promise.all(refused.map(errorOf)), Array(5).fill("not_now"));
});

test("the steps of a page follow the moves that are made", async () => {
  const view = (turn, legal) => ({ seat: 0, turn, ask: turn, legal, table: {} });
  const steps = [
    { view: view(1, ["take", "pass"]), then: { take: 1 }, foreseen: [{ move: "take", gain: 2 }, { move: "pass" }] },
    { view: view(2, ["sail", "wait"]), then: (move) => (move === "sail" ? 2 : 1) },
    { view: view(3, ["end"]) },
  ];
  const heard = [];
  const played = [];
  const table = { seats: [{ seat: 0, is_yours: true }, { seat: 1 }] };
  const lesson = new ScriptedTable({ table, steps, played: (move, step) => played.push([step, move]) });
  await lesson.listen({ hear: (message) => heard.push(message.turn ?? [message.type, message.seats]), changed() {} });
  assert.deepEqual(await lesson.foresee({}, ["take"]), [{ move: "take", gain: 2 }]);
  for (const move of ["pass", "sail", "take", "wait", "sail", "end"])
    await lesson.say({ type: "move", move }).catch(({ error }) => heard.push(error));
  assert.deepEqual(heard, [["welcome", [0]], 1, "illegal_move", "illegal_move", 2, 2, 3, 3]);
  assert.deepEqual(played, [[0, "take"], [1, "wait"], [1, "sail"], [2, "end"]]);
});

test("a step has no hint, no past and no fork unless it was written down", async () => {
  const hint = { level: "mason", moves: [] };
  const view = { seat: 0, turn: 1, ask: 1, legal: ["take"], table: {} };
  const lesson = new ScriptedTable({ table: { seats: [] }, steps: [{ view, hint }, { view }] });
  assert.equal(await lesson.hint(), hint);
  lesson.go(1);
  assert.deepEqual(await Promise.all([lesson.hint(), lesson.replay(0), lesson.fork({})].map(errorOf)), Array(3).fill("not_now"));
  assert.equal(await errorOf(lesson.say({ type: "undo" })), "not_now");
});
