// What lessons are called, what they say, and where they are.
import { say } from "../../ui/words.js";

/** @param {{ game: string, name: string }} lesson */
export const titleOf = ({ game, name }) => say(`lesson.${game}.${name}`);

/** @param {{ game: string, name: string }} lesson */
export const wayTo = ({ game, name }) => `/learn/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;

/** What a lesson says, by the id of its message. */
/** @param {string} id as in "lesson-right" */
export const told = (id) => say(`lesson.${id.replace(/^lesson-/, "")}`);
