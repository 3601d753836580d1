// What the folded obelisks of Imhotep tell.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { chamberMini } from "../../../src/saqqara/web/scripts/games/imhotep/chamber.js";
import { obelisksMini } from "../../../src/saqqara/web/scripts/games/imhotep/obelisks.js";

test("the folded obelisks tell what towers and single stones are worth", () => {
  const table = { seats: 2, obelisks: { single: [0, 1], towers: [0, 1] }, standing: { obelisks: [10, 10] } };
  const told = obelisksMini({ table, figures: { "obelisks.towers": [10, 9, 8] } });
  assert.deepEqual(told.map((part) => part.textContent), ["10", "10", "8"]);
});

test("on side A they tell points too, as the folded chamber does", () => {
  const table = { seats: 2, sides: "AAAAA", obelisks: [1, 3], chamber: [0], standing: { obelisks: [1, 10], chamber: [1, 0] } };
  assert.deepEqual(obelisksMini({ table, figures: {} }).map((part) => part?.textContent ?? ""), ["1", "10", ""]);
  assert.deepEqual(chamberMini({ table }).map((part) => part.textContent), ["1", "0"]);
});
