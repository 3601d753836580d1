// What a review says in words: who, which move, what it cost, and why.
import { calledHere, nameOf } from "../../table/names.js";
import { reasonsWords as tellReasons, whoIs as who } from "../../table/reasons.js";
import { story } from "../../table/sentences.js";
import { hasWords, plainWord, say } from "../../ui/words.js";
import { percentTenths, tenths } from "./figures.js";

const BAD = new Set(["inaccuracy", "mistake", "blunder"]);
const PER_CENT = 100;

/** Whether a better move was missed. */
/** @param {Reviewing.Decision} decision */
export const isBad = ({ grade }) => BAD.has(grade);

/** What a seat is called beside its stone. */
export const called = ({ seats }, seat) => calledHere(seats[seat]);

/** Whom a sentence is about: { name, you }. */
export const whoIs = ({ seats }, seat) => who(seats, seat);

/** Who has judged. */
export const judgeOf = ({ review }) => {
  const { name } = review.judge;
  return hasWords(`level.${name}`) ? say(`level.${name}`) : plainWord(name);
};

/** A move in words, as in “load ship B, space 2”. */
/** @param {Reading} reading @param {string} move */
export const moveWords = ({ wording, figures }, move) => wording.retold(move, figures);

/** The move that was played and the best one in words; with their notation where the words are the same. */
/** @param {Reading} reading @param {Reviewing.Decision} decision @returns {{ played: string, best: string }} */
export function playedAndBest(reading, { move, best }) {
  const [played, better] = [moveWords(reading, move), moveWords(reading, best)];
  if (played !== better || move === best) return { played, best: better };
  return { played: `${played} (${move})`, best: `${better} (${best})` };
}

/** Where points come from, as a heading. */
export const sourceName = ({ wording }, source) => (wording.sourceName ?? plainWord)(source);

/** Why a move was worse than the best one; nothing where that is noise. */
/** @param {Reading} reading @param {Reviewing.Decision} decision */
export const reasonsWords = ({ seats, wording }, { reasons }) => tellReasons(seats, wording, reasons);

const LEAST = 0.05; // points that are not written as 0.0

/** What a move cost whoever made it; that it brought points only where a reason tells which. */
/** @param {Reviewing.Decision} decision */
export function costWords({ seat, wins, points, reasons }) {
  const hasGain = reasons.some((reason) => reason.seat === seat && reason.points > 0);
  const gains = points.mean > -LEAST ? "no" : hasGain ? "yes" : "untold";
  return say("review.cost", { percent: Math.round(wins.mean * PER_CENT), points: Math.abs(points.mean), gains });
}

/** The ranges of that. */
/** @param {Reviewing.Decision} decision */
export function costRanges({ wins, points, is_exact: isExact }) {
  const range = ({ low, high }, write) => say("review.range", { low: write(low), high: write(high) });
  return isExact ? say("review.cost_exact") : say("review.cost_range", { wins: range(wins, percentTenths), points: range(points, tenths) });
}

/** What happened with the line of the log that led to a turn; of more than one line what happened to the seat `whose`. */
/** @param {Reading} reading @param {Past} before @param {Past} after @param {SeatOrNone} [whose] */
export function happened({ seats, face, you }, before, after, whose = null) {
  const events = freshEvents(before.table.events, after.table.events).filter(({ seat = whose }) => whose === null || seat === whose);
  return story(events, (seat) => nameOf(seats[seat]), face.sentences, you);
}

/** The turn before the draws that are told with the one at a turn: of cards that are dealt in secret all so far. */
/** @param {Pick<Reviewing.Review, "moments" | "decisions">} review @param {number} turn */
export function dealtFrom({ moments, decisions }, turn) {
  if (turn > decisions[0]?.turn) return turn - 1;
  const isSecret = (at) => moments[at].seat < 0 && moments[at].wins.every(({ mean }, seat) => mean === moments[at - 1].wins[seat].mean);
  let first = turn;
  while (first > 0 && isSecret(first)) first -= 1;
  return Math.min(first, turn - 1);
}

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** What the later of two positions tells that the one before it did not. */
function freshEvents(before, after) {
  const isLonger = before.length > 0 && same(after.slice(0, before.length), before);
  return isLonger ? after.slice(before.length) : after;
}

/** Where rounds begin: [{ turn, label }], as the log of the game heads them. */
/** @param {Pick<Reading, "face" | "review">} reading @param {Wire.Passage[]} passages */
export function roundsOf({ face, review }, passages) {
  const heads = passages.flatMap(({ turn, events }, number) =>
    face
      .sentences(events, String)
      .filter(({ isHeading }) => isHeading)
      .map(({ text }) => ({ turn: lastDraw(review, passages[number - 1]?.turn ?? 0, turn), label: text })),
  );
  return heads.filter(({ label }, number) => label !== heads[number - 1]?.label); // where all move at once, it is told again
}

/** The last draw after a turn, up to another: moves that are made in secret are told with the draws before them. */
/** @param {Pick<Reviewing.Review, "moments">} review */
function lastDraw({ moments }, after, turn) {
  for (let at = turn; at > after; at -= 1) if (moments[at].seat < 0) return at;
  return turn;
}

/** The largest changes of expected points by seat and source between two moments. */
/** @param {Reading} reading */
export function changesBy({ review }, before, after, most = 3) {
  const margins = [before, after].map((moment) => moment.sources_margins ?? []);
  const marginOf = (seat, place) => (margins.every((rows) => rows.length) ? Math.hypot(...margins.map((rows) => rows[seat][place])) : null);
  const all = after.sources.flatMap((row, seat) =>
    row.map((points, place) => ({ seat, source: review.sources[place], points: points - before.sources[seat][place], margin: marginOf(seat, place) })),
  );
  return all
    .filter(({ points }) => Math.abs(points) >= 0.05)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, most);
}
