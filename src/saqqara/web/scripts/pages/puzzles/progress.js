// What this device knows of puzzles: how each was solved, and on how many days in a row one of the day was solved at the first try.
import { kept } from "../../ui/storage.js";

const KEY = "puzzles";
const DAY_MS = 86_400_000;
const MARKS = ["tried", "shown", "later", "first"]; // the best last

/** @returns {PuzzleProgress} */
export const nothingYet = () => ({ solved: {}, streak: 0, best: 0, day: "" });

/** @returns {PuzzleProgress} */
export function progressHere() {
  try {
    return wellFormed(JSON.parse(kept.read(KEY)));
  } catch {
    return nothingYet();
  }
}

/** What was kept by hand or by another version may be anything. */
/** @returns {PuzzleProgress} */
export function wellFormed(read) {
  const solved = Object.entries(read?.solved ?? {}).filter(([, mark]) => MARKS.includes(mark));
  const whole = (number) => (Number.isInteger(number) && number > 0 ? number : 0);
  return { solved: Object.fromEntries(solved), streak: whole(read?.streak), best: whole(read?.best), day: String(read?.day ?? "") };
}

/** Keeps it on this device; whether that worked. */
/** @param {PuzzleProgress} progress */
export function keepHere(progress) {
  const text = JSON.stringify(progress);
  kept.keep(KEY, text);
  return kept.read(KEY) === text;
}

/** What two devices know together; the days in a row are those of the later day, of the same day the more. */
/** @param {PuzzleProgress} here @param {PuzzleProgress} there @returns {PuzzleProgress} */
export function merged(here, there) {
  const better = (id) => [here.solved[id], there.solved[id]].reduce((one, other) => (MARKS.indexOf(other) > MARKS.indexOf(one) ? other : one));
  const { streak, day } = there.day > here.day || (there.day === here.day && there.streak > here.streak) ? there : here;
  const ids = Object.keys({ ...here.solved, ...there.solved });
  return { solved: Object.fromEntries(ids.map((id) => [id, better(id)])), streak, best: Math.max(here.best, there.best), day };
}

/** Today as the server counts days. */
export const dayNow = () => new Date().toISOString().slice(0, 10);

const dayBefore = (day) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

/** The days in a row, as they stand on a day: one that was left out ends them. */
/** @param {PuzzleProgress} progress @param {string} day */
export const streakOn = ({ streak, day: last }, day) => (last && (last === day || last === dayBefore(day)) ? streak : 0);

/** @param {PuzzleMark} [mark] */
export const isSolved = (mark) => mark === "first" || mark === "later";

/** After a wrong try; `day` is that of a puzzle of the day, null for others, which no streak depends on. */
/** @param {PuzzleProgress} progress @param {string} id @param {string | null} day @returns {PuzzleProgress} */
export const afterWrong = (progress, id, day) => broken(progress.solved[id] ? progress : marked(progress, id, "tried"), day);

/** After the right answer. */
/** @param {PuzzleProgress} progress @param {string} id @param {string | null} day @returns {PuzzleProgress} */
export function afterRight(progress, id, day) {
  const mark = progress.solved[id];
  if (!mark) return counted(marked(progress, id, "first"), day);
  const again = mark === "tried" ? marked(progress, id, "later") : progress;
  return progress.day === day ? again : counted(again, day); // one of an earlier day has its first try today too
}

/** After the answer was shown. */
/** @param {PuzzleProgress} progress @param {string} id @param {string | null} day @returns {PuzzleProgress} */
export const afterShown = (progress, id, day) =>
  isSolved(progress.solved[id]) ? broken(progress, day) : marked(afterWrong(progress, id, day), id, "shown");

/** @param {PuzzleProgress} progress @param {string} id @param {PuzzleMark} mark @returns {PuzzleProgress} */
const marked = (progress, id, mark) => ({ ...progress, solved: { ...progress.solved, [id]: mark } });

/** A day counts once, whichever game its puzzle is of. */
function counted(progress, day) {
  if (!day || hasCounted(progress, day)) return progress;
  const streak = streakOn(progress, day) + 1;
  return { ...progress, streak, best: Math.max(progress.best, streak), day };
}

/** A day that counts already is not lost with the puzzle of the other game. */
const broken = (progress, day) => (!day || hasCounted(progress, day) ? progress : { ...progress, streak: 0, day });

/** A day without a streak is one that was lost. A page that was left open may still be of an earlier day: that is over. */
const hasCounted = ({ day: last, streak }, day) => last > day || (last === day && streak > 0);
