// What lessons are called, what they say, and where they are. A lesson of a game without texts here brings its own words.
import { hasWords, plainWord, say } from "../../ui/words.js";

/** @param {{ game: string, name: string, title?: string }} lesson */
export const titleOf = ({ game, name, title }) => title ?? say(`lesson.${game}.${name}`);

/** What a lesson teaches, in one line. */
/** @param {Wire.LessonInList} lesson */
export const lineOf = ({ game, name, line }) => line ?? say(`lesson.${game}.${name}.line`);

/** @param {string} chapter */
export const chapterTitle = (chapter) => (hasWords(`lesson.chapter.${chapter}`) ? say(`lesson.chapter.${chapter}`) : plainWord(chapter));

/** @param {{ game: string, name: string }} lesson */
export const wayTo = ({ game, name }) => `/learn/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;

/** What a lesson says: the message of an id as in "lesson-right", else its own words. */
/** @param {{ text: string, words?: string }} said */
export const told = ({ text, words }) => words ?? say(`lesson.${text.replace(/^lesson-/, "")}`);
