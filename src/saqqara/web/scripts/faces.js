// The games that can be seen and played here; a table loads the one that it is about, and first what it draws.
import { style } from "./styles.js";

const FACES = {
  imhotep: async () => (await import("./imhotep/face.js")).imhotep,
  pyramids: async () => (await import("./pyramids/face.js")).pyramids,
};
const LATER = {
  imhotep: () => [import("./imhotep/motion.js"), import("./imhotep/in-words.js")],
  pyramids: () => [import("./pyramids/motion.js"), import("./pyramids/in-words.js")],
};

/** What draws a game, and knows what presses and keys mean in it. */
export async function faceOf(game) {
  const [face] = await Promise.all([FACES[game](), style(game)]);
  return { motion: () => null, inWords: () => [], ...face };
}

/** What can wait until the first picture is there: motion, and the position in words. */
export async function restOf(game) {
  const [{ motion }, { inWords }] = await Promise.all(LATER[game]());
  return { motion, inWords };
}
