// The tiny positions of the topics: what is drawn, and the values that the caption tells. They use the drawings of the
// tables and the figures of the edition that is played.
import { coverOfImhotep, IMHOTEP } from "./imhotep-examples.js";
import { coverOfPyramids, PYRAMIDS } from "./pyramids-examples.js";

const EXAMPLES = { ...IMHOTEP, ...PYRAMIDS };

/** The example of a topic: `picture` (nodes) and `values` of its caption. */
export const exampleOf = (id, box) => ({ values: {}, ...EXAMPLES[id](box) });

/** What a game looks like at first sight. */
export const coverOf = (game, box) => (game === "imhotep" ? coverOfImhotep() : coverOfPyramids(box));
