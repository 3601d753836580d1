// The lessons in the order in which they are taught: chapters, what comes next, where somebody is.
import { keyOf } from "./progress.js";

/** The games that have lessons. */
/** @param {Wire.LessonInList[]} lessons */
export const gamesOf = (lessons) => [...new Set(lessons.map(({ game }) => game))];

/** The chapters of a game: { chapter, lessons }, in order. */
/** @param {Wire.LessonInList[]} lessons @param {string} game */
export function chaptersOf(lessons, game) {
  /** @type {Map<string, Wire.LessonInList[]>} */
  const chapters = new Map();
  for (const lesson of lessons.filter((one) => one.game === game)) chapters.set(lesson.chapter, [...(chapters.get(lesson.chapter) ?? []), lesson]);
  return [...chapters].map(([chapter, taught]) => ({ chapter, lessons: taught }));
}

/** Whether a lesson is of the chapter that makes ready for the first game: the first of its game. */
/** @param {Wire.LessonInList[]} lessons @param {Wire.LessonInList} lesson */
export const isReadyChapter = (lessons, { game, chapter }) => chapter === chaptersOf(lessons, game)[0].chapter;

/** How a lesson stands: "done", "begun" or "ahead". */
/** @param {LessonsKept} progress @param {Wire.LessonInList} lesson */
export function stateOf(progress, lesson) {
  const place = progress[keyOf(lesson)];
  if (place?.is_over) return "done";
  return place?.done.length ? "begun" : "ahead";
}

/** @param {LessonsKept} progress @param {Wire.LessonInList[]} lessons */
export const doneOf = (progress, lessons) => lessons.filter((lesson) => stateOf(progress, lesson) === "done").length;

/** The one to go on with: one that was begun, else the next of a game that was begun; null where nothing was. */
/** @param {LessonsKept} progress @param {Wire.LessonInList[]} lessons */
export function goOn(progress, lessons) {
  const begun = lessons.find((lesson) => stateOf(progress, lesson) === "begun");
  const games = new Set(lessons.filter((lesson) => stateOf(progress, lesson) === "done").map(({ game }) => game));
  return begun ?? lessons.find((lesson) => games.has(lesson.game) && stateOf(progress, lesson) === "ahead") ?? null;
}

/** The lesson that follows another of the same game, or null. */
/** @param {Wire.LessonInList[]} lessons @param {{ game: string, name: string }} lesson */
export function following(lessons, { game, name }) {
  const own = lessons.filter((one) => one.game === game);
  return own[own.findIndex((one) => one.name === name) + 1] ?? null;
}
