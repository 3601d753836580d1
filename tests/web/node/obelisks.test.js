// What the folded obelisks of Imhotep tell.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { obelisksMini } from "../../../src/saqqara/web/scripts/games/imhotep/obelisks.js";

test("the folded obelisks tell what towers and single stones are worth", () => {
  const table = { obelisks: { single: [0, 1], towers: [0, 1] }, standing: { obelisks: [10, 10] } };
  const told = obelisksMini({ table, figures: { "obelisks.towers": [10, 9, 8] } });
  assert.deepEqual(told.map((part) => part.textContent), ["10", "10", "8"]);
});
