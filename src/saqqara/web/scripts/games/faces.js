// The faces of the games: a table loads that of its own game, and first what it draws. A game without one has the plain
// face, which draws any position.
import { style } from "../ui/styles.js";
import { learnArea } from "../ui/words.js";

const FACES = {
  imhotep: {
    face: () => import("./imhotep/face.js"),
    styles: ["imhotep"],
    later: () => [import("./imhotep/motion.js"), import("./imhotep/in-words.js")],
    introduction: () => import("./imhotep/introduction.js"),
    wording: () => import("./imhotep/wording.js"),
  },
  pyramids: {
    face: () => import("./pyramids/face.js"),
    styles: ["pyramids-art", "pyramids"],
    later: () => [import("./pyramids/motion.js"), import("./pyramids/in-words.js")],
    introduction: () => import("./pyramids/introduction.js"),
    wording: () => import("./pyramids/wording.js"),
  },
};
const PLAIN = {
  face: () => import("./plain/face.js"),
  styles: ["plain"],
  later: () => [{ motion: () => null }, import("./plain/position.js")],
  introduction: () => ({ introduction: () => [] }),
  wording: () => import("./plain/wording.js"),
};
// What a face need not bring along.
const USUAL = {
  isSimultaneous: false, // whether all move at the same time
  isPrivate: () => false, // whether a seat's view shows what others at the same screen may not see
  showsHidden: () => false, // whether a seat looks at something that was hidden until now
  covered: (event) => event, // an event as people at a shared screen may know it
  isDealt: () => false, // whether an event tells of a seat that has not moved
  counts: [], // sources of points that are counted at the end, in their order
  isFinal: () => true, // whether a move ends the turn, or cannot be taken back
  earned: () => null, // points of each seat by source, where a position tells them apart from its standing
  freshGaze: () => ({}), // where the guest looks: what outlasts a question
  sketch: (tag, words) => words, // what stands for words with a tag in a sentence
  furnish: () => {}, // listens to more than presses and keys
  picked: () => "", // what is chosen but not played, for those who do not see it
  motion: () => null,
  sounds: {}, // event -> the sound of it
  inWords: () => [],
};

/** Whether a game has a face, figures and rules of its own here. */
export const hasFace = (game) => Object.hasOwn(FACES, game);

const partsOf = (game) => (hasFace(game) ? FACES[game] : PLAIN);

/** What draws a game, and knows what presses and keys mean in it; its texts come along. */
/** @param {string} game @returns {Promise<Face>} */
export async function faceOf(game) {
  const layout = hasFace(game) ? game : "plain";
  const { face: load, styles, wording } = partsOf(game);
  const areas = hasFace(game) ? ["table", game] : ["table"]; // a table may stand on any page
  const [{ face }] = await Promise.all([load(), ...styles.map(style), ...areas.map(learnArea)]);
  return { ...USUAL, layout, wording, ...face };
}

/** What can wait until the first picture is there: motion, and the position in words. */
/** @param {string} game @returns {Promise<Pick<Face, "motion" | "sounds" | "inWords">>} */
export async function restOf(game) {
  const [{ motion, SOUNDS: sounds = {} }, { inWords }] = await Promise.all(partsOf(game).later());
  return { motion, sounds, inWords };
}

/** What draws a table that waits for players, and tells them of the game. */
export async function lobbyOf(game) {
  const parts = [import("../table/lobby.js"), partsOf(game).introduction()];
  const turns = learnArea("start").catch(() => {}); // how a turn goes is left out where its texts are missing
  const [lobby, { introduction }] = await Promise.all([...parts, style("scene"), style("lobby"), style("table-later"), learnArea("later"), turns]);
  return { ...lobby, introduction };
}
