// What is picked before it is said. Nothing is ever played that is not legal.
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import "./page.js";
import * as imhotep from "../../../src/saqqara/web/scripts/games/imhotep/picks.js";
import * as pyramids from "../../../src/saqqara/web/scripts/games/pyramids/picks.js";

let played, foreseen, drawn;
const hands = {
  play: (move) => played.push(move),
  foresee: (moves) => foreseen.push(...moves),
  draw: () => (drawn += 1),
};

beforeEach(() => {
  played = [];
  foreseen = [];
  drawn = 0;
});

describe("Imhotep", () => {
  const LEGAL = ["take", "load a1", "load b2", "sail b pyramid", "sail b temple", "sail c market", "play hammer"];
  const scene = (legal = LEGAL, step = "action") => ({ legal, picks: imhotep.freshPicks(), position: { pending: { step } } });
  const press = (one, ...picks) => picks.forEach((pick) => imhotep.press(one, pick, hands));

  test("a move that needs no choice is played at once", () => {
    press(scene(), "action take");
    assert.deepEqual(played, ["take"]);
  });

  test("the only card is played at once, one of several is chosen", () => {
    press(scene(), "action play");
    press(scene([...LEGAL, "play chisel"]), "action play");
    assert.deepEqual(played, ["play hammer"]);
  });

  test("a ship and its dock make a move", () => {
    const one = scene();
    press(one, "action sail", "ship b");
    assert.deepEqual(imhotep.openDocks(imhotep.stage(one)), ["pyramid", "temple"]);
    assert.deepEqual(foreseen, ["sail b pyramid", "sail b temple"]);
    assert.deepEqual(played, []);
    press(one, "dock temple");
    assert.deepEqual(played, ["sail b temple"]);
  });

  test("a dock that the ship may not reach, and a move that is not legal, are not played", () => {
    const one = scene();
    press(one, "ship b", "dock market", "move sail a temple", "move load c1");
    assert.deepEqual(played, []);
  });

  test("an action without a legal move says so and picks nothing", () => {
    const one = scene(["take"]);
    press(one, "action sail");
    assert.deepEqual([one.picks.refused, one.picks.action, imhotep.hasPicks(one)], ["sail", null, false]);
    assert.equal(drawn, 1);
  });

  test("the same action or ship once more takes the pick back", () => {
    const one = scene();
    press(one, "action load", "action load");
    assert.equal(imhotep.hasPicks(one), false);
    press(one, "ship b", "ship b");
    assert.equal(imhotep.hasPicks(one), false);
  });

  test("picks are taken back one by one", () => {
    const one = scene();
    press(one, "action sail", "ship b", "ship c");
    const ships = [];
    while (imhotep.back(one)) ships.push([one.picks.action, one.picks.ship]);
    assert.deepEqual(ships, [["sail", "b"], ["sail", null], [null, null]]);
    assert.equal(imhotep.back(one), false);
  });

  test("where only one ship may sail, it is the one", () => {
    const one = scene(["take", "sail b pyramid"]);
    press(one, "action sail");
    assert.equal(imhotep.stage(one).ship, "b");
    assert.deepEqual(imhotep.wanted(one), ["sail b pyramid"]);
  });

  test("inside a card there is only one thing to do", () => {
    assert.equal(imhotep.stage(scene(["load a1"], "chisel")).mode, "load");
    assert.equal(imhotep.stage(scene(["unload 1", "unload 2"], "order")).mode, "order");
    assert.deepEqual(imhotep.wanted(scene(["card 1", "card 2"], "market")), ["card 1", "card 2"]);
  });

  test("while nothing is asked nothing can be picked", () => {
    const one = scene([]);
    press(one, "ship b", "dock pyramid", "move take");
    assert.deepEqual([played, imhotep.hasPicks(one)], [[], false]);
  });
});

describe("Pyramids", () => {
  const MARKS = ["mark 7 a1 b1", "mark 7 b1 b2", "mark 7 a1 a2", "mark 7 a1", "mark 7 b1"];
  const scene = (legal, owes, more = {}) => ({
    ...{ legal, seat: 0, isAsked: true, isPast: false, isSending: false, foreseen: new Map() },
    ...{ picks: pyramids.freshPicks(), gaze: pyramids.freshGaze() },
    ...{ position: { pending: [{ seat: 0, owes }], expeditions: ["i2"] }, ...more },
  });
  const press = (one, ...picks) => picks.forEach((pick) => pyramids.press(one, pick, hands));

  test("a field picks the shape as it was printed, and asks what it would bring", () => {
    const one = scene(MARKS, "mark");
    press(one, "field 7 a1");
    assert.deepEqual([one.picks.move, foreseen, played], ["mark 7 a1 b1", ["mark 7 a1 b1"], []]);
    assert.equal(one.gaze.card, 7);
  });

  test("the same field again goes through all that cover it, and round again", () => {
    const one = scene(MARKS, "mark");
    const seen = [];
    for (let time = 0; time < 3; time += 1) {
      press(one, "field 7 a1");
      seen.push(one.picks.move);
    }
    assert.deepEqual(seen, ["mark 7 a1 b1", "mark 7 a1 a2", "mark 7 a1 b1"]);
  });

  test("a single field instead of the shape, and the shape again", () => {
    const one = scene(MARKS, "mark");
    press(one, "field 7 a1", "single");
    assert.equal(one.picks.move, "mark 7 a1");
    press(one, "single");
    assert.equal(one.picks.move, "mark 7 a1 b1");
  });

  test("where nothing fits it says so and keeps no move", () => {
    const one = scene(MARKS, "mark");
    press(one, "field 7 e5");
    assert.deepEqual([one.picks.move, one.picks.isRefused], [null, true]);
  });

  test("only what is picked and legal is played, and only once", () => {
    const one = scene(MARKS, "mark");
    press(one, "commit");
    press(one, "field 7 a1", "commit");
    one.isSending = true;
    press(one, "commit");
    press({ ...one, isSending: false, legal: [] }, "commit");
    assert.deepEqual(played, ["mark 7 a1 b1"]);
  });

  test("two of the cards that were drawn are kept; a third takes the place of the first", () => {
    const one = scene(["keep 3 9", "keep 9 12"], "keep");
    press(one, "keep 9");
    assert.equal(one.picks.move, null);
    press(one, "keep 3");
    assert.equal(one.picks.move, "keep 3 9");
    press(one, "keep 12");
    assert.deepEqual([one.picks.cards, one.picks.move], [[3, 12], null]);
    press(one, "keep 3", "keep 9");
    assert.equal(one.picks.move, "keep 9 12");
  });

  test("a card is taken from the display; pressed again it is not", () => {
    const one = scene(["take 5", "take deck"], "take");
    press(one, "take 5");
    assert.equal(one.picks.move, "take 5");
    press(one, "take 6");
    assert.equal(one.picks.move, "take 5");
    press(one, "take 5");
    assert.equal(pyramids.hasPicks(one), false);
  });

  test("picks are taken back, whatever they were", () => {
    const one = scene(["keep 3 9"], "keep");
    press(one, "keep 9", "keep 3");
    assert.ok(pyramids.back(one));
    assert.deepEqual([one.picks.cards, one.picks.move], [[9], null]);
    assert.ok(pyramids.back(one));
    assert.equal(pyramids.back(one), false);
  });

  test("what is turned off only says so", () => {
    const one = scene(MARKS, "mark");
    const animated = [];
    const element = { getAttribute: () => "true", animate: (...what) => animated.push(what) };
    pyramids.press(one, "field 7 a1", hands, element);
    assert.equal(one.picks.move, null);
    assert.ok(animated.length > 0);
  });

  test("nothing is picked while the seat owes nothing", () => {
    const one = scene(MARKS, "mark", { isAsked: false });
    press(one, "field 7 a1");
    assert.equal(one.picks.move, null);
  });
});
