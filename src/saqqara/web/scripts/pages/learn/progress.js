// How far lessons have come: kept on this device after every step, and with the person where the server knows one.
import { get, put } from "../../net/api.js";
import { house } from "../../net/person.js";
import { kept } from "../../ui/storage.js";

const KEY = "lessons";
const PLACE = "/api/me/school";

/** What a lesson is called in what is kept. */
/** @param {{ game: string, name: string }} lesson */
export const keyOf = ({ game, name }) => `${game}/${name}`;

/** What this device knows. */
/** @returns {LessonsKept} */
export function progressHere() {
  try {
    return wellFormed(JSON.parse(kept.read(KEY)));
  } catch {
    return {};
  }
}

/** @returns {LessonsKept} */
const wellFormed = (read) => Object.fromEntries(Object.entries(read ?? {}).filter(([, place]) => Array.isArray(place?.done)));

/** Keeps it on this device; whether that worked. */
/** @param {LessonsKept} progress */
export function keepHere(progress) {
  const text = JSON.stringify(progress);
  kept.keep(KEY, text);
  return kept.read(KEY) === text;
}

/** Whether this device keeps anything at all. */
export const canKeep = () => keepHere(progressHere());

/** Of two places in a lesson the one that is further. */
/** @param {Wire.LessonProgress} [one] @param {Wire.LessonProgress} [other] @returns {Wire.LessonProgress} */
export function further(one, other) {
  if (!one || !other) return one ?? other;
  if (one.is_over !== other.is_over) return one.is_over ? one : other;
  return other.done.length > one.done.length ? other : one;
}

/** All that one of two knows, and of what both know the further place. */
/** @param {LessonsKept} here @param {LessonsKept} there @returns {LessonsKept} */
export const merged = (here, there) =>
  Object.fromEntries(Object.keys({ ...here, ...there }).map((key) => [key, further(here[key], there[key])]));

/** Brings device and person together; what is known then. Without a server the device is enough. */
/** @returns {Promise<LessonsKept>} */
export async function shareProgress() {
  const here = progressHere();
  try {
    if ((await house()).name === null) return here;
    const { lessons } = await get(PLACE);
    const all = merged(here, wellFormed(lessons));
    keepHere(all);
    if (JSON.stringify(all) !== JSON.stringify(lessons)) await put(PLACE, { lessons: all, puzzles: {} });
    return all;
  } catch {
    return here;
  }
}

/** Tells the server of one lesson, where it knows the person. */
/** @param {string} key @param {Wire.LessonProgress} place */
export async function sendPlace(key, place) {
  try {
    if ((await house()).name !== null) await put(PLACE, { lessons: { [key]: place }, puzzles: {} });
  } catch {
    // the device keeps it too
  }
}
