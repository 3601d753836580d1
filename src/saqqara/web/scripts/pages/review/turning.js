// The moments that moved the result most.
import { drawing } from "../../drawings/drawing.js";
import { gradeIcon } from "../../drawings/grade.js";
import { icon } from "../../drawings/icons.js";
import { slabIcon } from "../../drawings/stone.js";
import { h, named } from "../../ui/dom.js";
import { say } from "../../ui/words.js";
import { marginPart, percentTenths, rangePart, signedTenths, tenths, wholePercents } from "./figures.js";
import { called, changesBy, costRanges, costWords, isBad, playedAndBest, sourceName } from "./telling.js";

const WANTED = 3;

/** @param {Reading} reading */
export function turningPart(reading) {
  const { review, isDone } = reading;
  const turns = [...review.turning_points].sort((one, other) => one - other);
  const rest = isDone ? 0 : Math.max(0, WANTED - turns.length);
  const none = isDone && !turns.length ? h("p", { class: "quiet" }, say("review.turning_none")) : null;
  return [
    h("h2", { id: "turning-title" }, say("review.turning")),
    none,
    h("div", { class: "turns" }, turns.map((turn) => card(reading, turn)), Array.from({ length: rest }, (_, number) => still(number))),
  ];
}

const still = (number) => h("article", { class: "turn is-still", "data-key": `still ${number}` }, h("p", { class: "quiet" }, say("review.coming")));

/** @param {Reading} reading */
function card(reading, turn) {
  const { review } = reading;
  const [before, after] = [review.moments[turn - 1], review.moments[turn]];
  const decision = reading.decisionAt(turn);
  const seat = mostMoved(before, after, decision?.seat);
  return h(
    "article",
    { class: "turn", "data-key": `turn ${turn}` },
    h(
      "header",
      {},
      decision ? drawing(gradeIcon(decision.grade, 20, say(`grade.${decision.grade}`))) : drawing(icon("stack", 20)),
      h("h3", {}, title(reading, decision)),
      chanceOf(reading, seat, before, after),
    ),
    h("p", {}, sentence(reading, turn, decision)),
    decision && isBad(decision) ? h("p", { class: "range" }, costRanges(decision)) : null,
    h("ul", { class: "t-parts" }, partsOf(reading, decision, before, after).map((part) => partItem(reading, part))),
    h("a", { class: "way", href: `#turn=${turn}`, "data-turn": turn }, say("review.turning_show", { turn }), drawing(icon("next", 14))),
  );
}

/** @param {Reading} reading @param {Reviewing.Decision | null} decision */
const title = (reading, decision) =>
  decision ? [named(called(reading, decision.seat)), `: ${playedAndBest(reading, decision).played}`] : say("review.draw");

/** Whose chance tells most: the mover's, unless the moment changed another one far more, as draws do. */
/** @param {Reviewing.Moment} before @param {Reviewing.Moment} after @param {number} [mover] */
export function mostMoved(before, after, mover) {
  const moved = after.wins.map(({ mean }, seat) => Math.abs(mean - before.wins[seat].mean));
  const most = Math.max(...moved);
  return mover !== undefined && moved[mover] >= most / 2 ? mover : moved.indexOf(most);
}

/** Nothing of a move in secret, which a spectator does not see yet. */
/** @param {Reading} reading */
const chanceOf = (reading, seat, before, after) =>
  before.wins[seat].mean === after.wins[seat].mean
    ? null
    : h(
        "span",
        { class: "t-chance" },
        drawing(slabIcon(seat, 14, called(reading, seat))),
        say("review.change", { before: wholePercents(before)[seat], after: wholePercents(after)[seat] }),
        h("span", { class: "t-ranges" }, [before, after].map((moment) => rangePart(moment.wins[seat], percentTenths, moment))),
      );

/** What a bad move cost and what was better: the points beside it say why. Else what happened. */
/** @param {Reading} reading @param {Reviewing.Decision | null} decision */
function sentence(reading, turn, decision) {
  if (!decision || !isBad(decision)) return reading.toldAt(turn);
  return `${costWords(decision)} ${say("review.better", { move: playedAndBest(reading, decision).best })}`;
}

/** @param {Reading} reading @param {Reviewing.Decision | null} decision */
const partsOf = (reading, decision, before, after) => (decision && isBad(decision) && decision.reasons.length ? decision.reasons : changesBy(reading, before, after));

/** Points of a seat by source, as in “+4.0 you, Burial Chamber”. */
/** @param {Reading} reading */
const partItem = (reading, { seat, source, points, margin }) =>
  h("li", {}, h("b", { class: points < 0 ? "is-loss" : "is-gain" }, signedTenths(points)), marginPart(margin, tenths), " ", named(called(reading, seat)), `, ${sourceName(reading, source)}`);
