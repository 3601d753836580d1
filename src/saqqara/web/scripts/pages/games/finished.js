// The games that are over: place, points, and the ways to look at them again.
import { drawing } from "../../drawings/drawing.js";
import { icon } from "../../drawings/icons.js";
import { nameOfGame } from "../../table/names.js";
import { h, hiddenWords } from "../../ui/dom.js";
import { say, signed } from "../../ui/words.js";
import { dayOf, machineTime } from "./dates.js";
import { mark, markList } from "./running.js";
import { recordOf } from "./source.js";
import { othersLine, placePill, replayAddress, reviewAddress } from "./telling.js";

/** How far ahead or behind: null where nothing decided. */
/** @param {Wire.GameFinished} game */
export function gapOf({ seats, your_seat: yours, place, points, shared, reason }) {
  if (!place) return null;
  if (reason === "concession") return { how: "conceded", points: 0 }; // what was counted by then decides nothing
  const others = seats.filter((_, seat) => seat !== yours).map((seat) => seat.points ?? 0);
  const gap = points - Math.max(...others);
  if (place === 1) return shared ? { how: "shared", points: 0 } : { how: gap > 0 ? "ahead" : "tie", points: Math.max(gap, 0) };
  return { how: gap < 0 ? "behind" : "level", points: Math.max(-gap, 0) };
}

/** @param {Wire.GameFinished[]} finished @param {boolean} hasMore @param {boolean} isAny whether all are looked for */
export const finishedPart = (finished, hasMore, isAny) =>
  finished.length
    ? [
        h("ul", { class: "ended" }, finished.map(row)),
        hasMore ? h("button", { type: "button", class: "btn more-games", "data-do": "more", "data-key": "more" }, say("games.more", { count: 50 }), drawing(icon("down", 16))) : null,
      ]
    : [h("p", { class: "faint" }, say(isAny ? "games.none_finished" : "games.none_such"))];

/** @param {Wire.GameFinished} game */
function row(game) {
  const gap = gapOf(game);
  const day = dayOf(game.ended);
  const called = `${nameOfGame(game.game)}, ${day}`;
  return h(
    "li",
    { "data-key": `${game.table}.${game.your_seat}` },
    h("p", { class: "e-place" }, placePill(game), " ", h("small", {}, say("games.of_seats", { count: game.seats.length }))),
    h("p", { class: "e-game" }, h("b", {}, nameOfGame(game.game), " "), h("span", {}, othersLine(game.seats), " "), marks(game, gap !== null)),
    h("p", { class: "e-points" }, gap ? h("b", {}, game.points, hiddenWords(` ${say("games.points", { count: game.points })}`), " ") : null, h("small", {}, gap ? say(`games.gap.${gap.how}`, { count: gap.points }) : say("games.ended_early"))),
    h("p", { class: "e-when" }, h("time", { datetime: machineTime(game.ended) }, day)),
    h(
      "p",
      { class: "e-ways" },
      h("a", { class: "tool", href: replayAddress(game.table), title: say("games.replay") }, drawing(icon("play")), hiddenWords(`${say("games.replay")}: ${called}`)),
      h("a", { class: "tool", href: recordOf(game.table), download: `${game.game}-${game.table}.record`, title: say("fair.download") }, drawing(icon("download")), hiddenWords(`${say("fair.download")}: ${called}`)),
      gap && gap.how !== "conceded" ? h("a", { class: "btn", href: reviewAddress(game.table) }, say("look.review"), hiddenWords(`: ${called}`)) : null,
    ),
  );
}

/** What is special about a game; one without places says so anyway. */
/** @param {Wire.GameFinished} game @param {boolean} hasPlaces */
const marks = (game, hasPlaces) =>
  markList([
    game.is_rated ? mark(say("new.rated"), ratingStep(game)) : null,
    game.challenge ? h("a", { class: "g-mark", href: `/challenge/${encodeURIComponent(game.challenge)}` }, say("door.challenge")) : null,
    game.in_figures || !hasPlaces ? null : mark(say("games.not_counted")),
  ]);

/** How the game moved the rating. */
/** @param {Wire.GameFinished} game */
function ratingStep({ rating }) {
  if (!rating) return null;
  const step = Math.round(rating.after - rating.before);
  return h("b", { class: step < 0 ? "is-down" : null }, ` ${step ? signed(step) : "±0"}`);
}
