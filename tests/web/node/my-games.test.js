// What the page of your games is made from: wishes, figures, gaps, scales, days.
import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const scripts = "../../../src/saqqara/web/scripts";
const { isAny, wishIn } = await import(`${scripts}/pages/games/filter.js`);
const { withQuery } = await import(`${scripts}/ui/query.js`);
const { gathered } = await import(`${scripts}/pages/games/group-figures.js`);
const { ratingCurve, ratingDial, scaleAround } = await import(`${scripts}/pages/games/curve.js`);
const { gapOf } = await import(`${scripts}/pages/games/finished.js`);
const { dayOf } = await import(`${scripts}/pages/games/dates.js`);

test("an address keeps what is looked for, and nothing else", () => {
  const wish = wishIn("?game=imhotep&opponent=people&more=1");
  assert.deepEqual(wish, { game: "imhotep", seats: "", opponent: "people" });
  assert.equal(withQuery("/games", wish), "/games?game=imhotep&opponent=people");
  assert.equal(withQuery("/games", wishIn("")), "/games");
  assert.deepEqual([isAny(wish), isAny(wishIn(""))], [false, true]);
});

const group = (game, seats, opponent, games, firsts, points) => ({ game, seats, opponent, games, firsts, fair: games / seats, points });
const GROUPS = [group("pyramids", 2, "mason", 2, 1, 100), group("imhotep", 2, "mason", 1, 1, 50), group("imhotep", 4, "mason", 3, 0.5, 30), group("imhotep", 4, "people", 4, 2, 40)];

test("figures are added up by opponent, people first, and means are weighed by games", () => {
  const { games, rows } = gathered(GROUPS, "opponent", ["imhotep", "pyramids"]);
  assert.deepEqual(games, ["imhotep", "pyramids"]);
  assert.deepEqual(rows.map(({ key }) => key), ["people", "mason"]);
  assert.deepEqual(rows[1].cells[0], { games: 4, firsts: 1.5, fair: 1.25, points: 35 });
  assert.equal(rows[0].cells[1], null);
});

test("figures are added up by seats in their order; a game that was not played has no column", () => {
  const { games, rows } = gathered(GROUPS.slice(1), "seats", ["imhotep", "pyramids"]);
  assert.deepEqual(games, ["imhotep"]);
  assert.deepEqual(rows.map(({ key, cells }) => [key, cells[0].games]), [["2", 1], ["4", 7]]);
});

const game = (places, points, more = {}) => ({ seats: points.map((one, seat) => ({ place: places[seat], points: one })), your_seat: 0, place: places[0], points: points[0], shared: false, ...more });

test("a gap is told to the best of the others", () => {
  assert.deepEqual(gapOf(game([1, 2, 3], [46, 43, 30])), { how: "ahead", points: 3 });
  assert.deepEqual(gapOf(game([3, 1, 2], [30, 43, 40])), { how: "behind", points: 13 });
  assert.deepEqual(gapOf(game([1, 1], [40, 40], { shared: true })), { how: "shared", points: 0 });
  assert.deepEqual(gapOf(game([1, 2], [40, 40])), { how: "tie", points: 0 });
  assert.deepEqual(gapOf(game([2, 1], [40, 40])), { how: "level", points: 0 });
  assert.deepEqual(gapOf(game([1, 2], [0, 9], { reason: "concession" })), { how: "conceded", points: 0 });
  assert.equal(gapOf(game([0, 0], [0, 0])), null);
});

test("a scale has few ticks in whole steps around all values", () => {
  assert.deepEqual(scaleAround([1552, 1672]), { from: 1550, to: 1700, ticks: [1550, 1600, 1650, 1700] });
  assert.deepEqual(scaleAround([1500, 1500]), { from: 1500, to: 1501, ticks: [1500, 1501] });
  const { ticks } = scaleAround([0, 12_345]);
  assert.ok(ticks[0] <= 0 && ticks.at(-1) >= 12_345);
});

test("drawings of ratings hold every number, for one game too", () => {
  const moment = { at: 0, table: "t", mean: 1500, low: 1400, high: 1600 };
  for (const history of [[moment], [moment, { ...moment, mean: 1520 }]]) {
    const markup = ratingCurve(history, { wide: 300, tall: 100, label: "a <curve>" });
    assert.ok(!/NaN|undefined|Infinity/.test(markup));
    assert.ok(markup.includes("a &lt;curve&gt;"));
  }
  const dial = ratingDial(moment, [{ mean: 1700, name: "Vizier" }], { wide: 300, label: "" });
  assert.ok(dial.includes("Vizier") && !/NaN|undefined/.test(dial));
});

test("days are told shortly", () => {
  const now = new Date(2026, 10, 18, 12).getTime();
  const daysAgo = (days) => dayOf(now / 1000 - days * 86_400, now);
  assert.deepEqual([daysAgo(0), daysAgo(1), daysAgo(3)], ["today", "yesterday", "Sunday"]);
  assert.equal(daysAgo(10), "8 Nov");
  assert.equal(daysAgo(400), "14 Oct 2025");
});
