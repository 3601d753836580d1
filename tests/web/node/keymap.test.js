// A key has one meaning wherever it is heard.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

const scripts = new URL("../../../src/saqqara/web/scripts/", import.meta.url);
const load = (path) => import(new URL(path, scripts));
const { keyOf, meaningsOf, PAGE, sheetOf, shortcutOf } = await load("ui/keymap.js");
const { keysOf, REVIEW, TABLE } = await load("table/keymap.js");
const { KEYMAP: START } = await load("pages/start/keymap.js");
const games = {
  imhotep: (await load("games/imhotep/keymap.js")).KEYMAP,
  pyramids: (await load("games/pyramids/keymap.js")).KEYMAP,
  plain: (await load("games/plain/face.js")).face.keymap,
};

/** The keys that two bindings of these scopes claim at the same time. */
function collisions(...scopes) {
  const claimed = new Map();
  const found = [];
  for (const { keys, does, during = "always" } of scopes.flat()) {
    if (!does) continue;
    for (const key of keys) {
      const sign = `${key} ${during}`;
      if (claimed.has(sign) && claimed.get(sign) !== does) found.push(key);
      claimed.set(sign, does);
    }
  }
  return found;
}

for (const [game, keymap] of Object.entries(games))
  test(`no key of ${game} means something else at every table`, () => {
    assert.deepEqual(collisions(PAGE, TABLE, keymap), []);
  });

test("no key that looks back means something else at every table", () => {
  assert.deepEqual(collisions(PAGE, TABLE, REVIEW), []);
});

test("no key of the start page means something else on every page", () => {
  assert.deepEqual(collisions(PAGE, START), []);
  assert.equal(sheetOf(START, PAGE).length, START.length + PAGE.length);
});

test("all that looks back stands on the sheet of keys", () => {
  const sheet = keysOf({ face: null }).map(([keys]) => keys.join());
  for (const key of ["←", "→", "Home", "End", "P"]) assert.ok(sheet.includes(key), `${key} is not on the sheet`);
  assert.ok(REVIEW.every(({ says }) => says));
  assert.deepEqual(meaningsOf(REVIEW, { key: "Escape" }), ["look-close"]);
});

test("what closes with Escape stands in the map", () => {
  assert.deepEqual(meaningsOf(TABLE, { key: "Escape" }), ["drop", "close-beside"]);
});

test("a collision is found", () => {
  assert.deepEqual(collisions(TABLE, [{ keys: ["v"], does: "sail" }]), ["v"]);
  assert.deepEqual(collisions([{ keys: ["c"], does: "play" }, { keys: ["c"], does: "ship", during: "a choice" }]), []);
});

test("letters are heard in either case, and nothing with Ctrl, Alt or Meta", () => {
  assert.deepEqual(meaningsOf(TABLE, { key: "Z" }), ["step-back"]);
  assert.deepEqual(meaningsOf(games.imhotep, { key: "c" }), ["play", "ship"]);
  for (const held of ["ctrlKey", "altKey", "metaKey"]) assert.equal(keyOf({ key: "z", [held]: true }), null);
});

test("buttons name their shortcuts", () => {
  assert.equal(shortcutOf(TABLE, "step-back"), "Z");
  assert.equal(shortcutOf(TABLE, "drop"), "Escape");
  assert.equal(shortcutOf(TABLE, "stand-up"), null);
});
