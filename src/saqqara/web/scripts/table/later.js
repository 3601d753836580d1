// What a table needs after its first picture, or only sometimes: modules, the texts that they say, and their styles.
import { style } from "../ui/styles.js";
import { Trouble } from "../ui/trouble.js";
import { learnArea } from "../ui/words.js";

/** What `load` brings, once the later texts and styles are there too. */
/** @template T @param {() => T | Promise<T>} load @returns {Promise<T>} */
export async function later(load) {
  const [brought] = await Promise.all([load(), texts(), style("table-later")]);
  return brought;
}

const texts = () =>
  learnArea("later").catch(() => {
    throw new Trouble("unreachable");
  });
