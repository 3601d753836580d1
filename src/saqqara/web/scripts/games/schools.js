// What lessons and the coach of a first game know of each game: what a lesson can light, its pictures, and the situations
// that the coach has a word about. A game without a school has what every table has.
const SCHOOLS = {
  imhotep: {
    school: () => import("./imhotep/school.js"),
    pictures: () => import("./imhotep/lesson-pictures.js"),
    situations: () => import("./imhotep/situations.js"),
  },
  pyramids: {
    school: () => import("./pyramids/school.js"),
    pictures: () => import("./pyramids/lesson-pictures.js"),
    situations: () => import("./pyramids/situations.js"),
  },
};
const PLAIN = {
  school: () => ({ school: {} }),
  pictures: () => import("./plain/lesson-pictures.js"),
  situations: () => ({ situations: {} }),
};

/** What every table has. */
const SHARED_LIGHTS = {
  round: () => [".topbar .progress"],
  actions: () => [".ask .bar"],
  opponent: () => ['.seat[data-seat="1"]'],
  score: () => [".seat .p-points"],
};

/** What a school need not bring along. */
const USUAL = {
  targets: () => ["actions"], // where a move is made, in the words of `light`
  board: "main", // what is dimmed around what is lit
  reveal: () => {}, // shows what a phone has put away
  optionsOf: () => ({}), // what was agreed, by a position
};

const partsOf = (game) => (Object.hasOwn(SCHOOLS, game) ? SCHOOLS[game] : PLAIN);

/** What lessons know of a game. */
/** @param {string} game @returns {Promise<School>} */
export async function schoolOf(game) {
  const { school } = await partsOf(game).school();
  return { ...USUAL, ...school, lights: { ...SHARED_LIGHTS, ...school.lights } };
}

/** The pictures of the lessons of a game, as [form of the name, what draws it] pairs: the first that fits is drawn. */
/** @param {string} game @returns {Promise<LessonPicture[]>} */
export const picturesOf = async (game) => (await partsOf(game).pictures()).pictures;

/** The situations of a first game, by name; what is rarer comes first. */
/** @param {string} game @returns {Promise<Record<string, Situation>>} */
export const situationsOf = async (game) => (await partsOf(game).situations()).situations;
