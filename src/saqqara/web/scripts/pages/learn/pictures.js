// A small picture for each lesson of the list.
import { picturesOf } from "../../games/schools.js";
import { h } from "../../ui/dom.js";

/** @type {Map<string, LessonPicture[]>} */
const known = new Map();

/** Brings the pictures of games. */
/** @param {string[]} games */
export async function bringPictures(games) {
  await Promise.all(games.map(async (game) => known.has(game) || known.set(game, await picturesOf(game))));
}

/** @param {{ game: string, name: string }} lesson @param {boolean} [isLarge] */
export function pictureOf({ game, name }, isLarge = false) {
  const [form, draw] = known.get(game).find(([one]) => one.test(name));
  const [ground, parts] = draw(form.exec(name), isLarge);
  return h("span", { class: `l-drawn ${ground}` }, parts);
}
