// Whose view is on screen: where several share it, nothing secret is shown before its player says so.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { FakeDialog, FakeElement } from "./page.js";
import { ShownSeat } from "../../../src/saqqara/web/scripts/table/shown-seat.js";

const SEATS = [{ seat: 0, who: "person", name: "Ann" }, { seat: 1, who: "person", name: "Bob" }];
const view = (seat, table = {}, ask = 1) => ({ seat, ask, turn: 1, legal: [], table });

let room, turned, shownSeat;

/** Two who share a screen; `table` is what each of them sees. */
function share(mine, shown, tables) {
  turned = [];
  const face = { isPrivate: (table) => !table || Boolean(table.secret), showsHidden: (table) => Boolean(table?.secret) };
  const views = new Map(mine.map((seat, number) => [seat, tables[number]]));
  const parts = { curtain: new FakeDialog("dialog"), curtainTitle: new FakeElement(), raise: new FakeElement("button") };
  room = { face, mine, shown, views, parts, table: { status: "playing", seats: SEATS } };
  shownSeat = new ShownSeat(room, () => turned.push(room.shown));
}

const raise = () => room.parts.raise.listeners.get("click")();

beforeEach(() => share([0, 1], null, [view(0), view(1)]));

test("where nothing is secret the seat that owes a move is shown at once", () => {
  room.views.set(0, view(0, {}, null));
  shownSeat.choose();
  assert.deepEqual([room.shown, room.parts.curtain.open, turned], [1, false, [1]]);
});

test("it stays with a seat that still owes a move", () => {
  room.shown = 1;
  shownSeat.choose();
  assert.deepEqual([room.shown, turned], [1, []]);
});

test("a secret view is behind a curtain until its player raises it", () => {
  share([0, 1], 0, [view(0, {}, null), view(1, { secret: true })]);
  shownSeat.choose();
  assert.deepEqual([room.shown, room.parts.curtain.open], [0, true]);
  assert.match(room.parts.curtainTitle.textContent, /Bob/);
  raise();
  assert.deepEqual([room.shown, room.parts.curtain.open, turned], [1, false, [1]]);
});

test("a curtain falls before a secret is left, too: the other may look already", () => {
  share([0, 1], 0, [view(0, { secret: true }, null), view(1)]);
  shownSeat.choose();
  assert.ok(room.parts.curtain.open);
});

test("a secret that comes up while its seat is on screen is covered, and shown once it was raised", () => {
  share([0, 1], 0, [view(0), view(1, {}, null)]);
  room.views.set(0, view(0, { secret: true }, 2));
  shownSeat.choose();
  assert.deepEqual([room.shown, room.parts.curtain.open], [null, true]);
  raise();
  assert.equal(room.shown, 0);
  shownSeat.choose();
  assert.deepEqual([room.shown, room.parts.curtain.open], [0, false], "it is raised once for a secret");
  room.views.set(0, view(0, { secret: true }, 3));
  shownSeat.choose();
  assert.ok(room.parts.curtain.open, "and again for the next");
});

test("a view that has not come is treated as a secret", () => {
  share([0, 1], 0, [view(0), view(1)]);
  room.views.delete(1);
  shownSeat.show(1);
  assert.deepEqual([room.shown, room.parts.curtain.open], [0, true]);
});

test("who plays alone at a screen never sees a curtain", () => {
  share([0], null, [view(0, { secret: true })]);
  shownSeat.choose();
  assert.deepEqual([room.shown, room.parts.curtain.open], [0, false]);
});

test("a curtain whose question is gone is lifted, and shows nothing", () => {
  share([0, 1], 0, [view(0, {}, null), view(1, { secret: true })]);
  shownSeat.choose();
  room.views.set(1, view(1, {}, null));
  room.views.set(0, view(0));
  shownSeat.choose();
  assert.deepEqual([room.shown, room.parts.curtain.open, turned], [0, false, []]);
});
