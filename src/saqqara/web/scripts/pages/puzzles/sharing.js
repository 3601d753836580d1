// What a person has solved on several devices: each keeps it, and the server brings it together where it knows the person.
import { put } from "../../net/api.js";
import { house } from "../../net/person.js";
import { keepHere, merged, progressHere, wellFormed } from "./progress.js";

const PLACE = "/api/me/school";

/** Brings device and person together; what is known then. Without a server the device is enough. */
/** @returns {Promise<PuzzleProgress>} */
export async function shareProgress() {
  const here = progressHere();
  try {
    if ((await house()).name === null) return here;
    const { puzzles } = await put(PLACE, { lessons: {}, puzzles: here });
    const all = merged(progressHere(), wellFormed(puzzles));
    keepHere(all);
    return all;
  } catch {
    return here;
  }
}
