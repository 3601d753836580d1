// Fair chance, checked here: the seed that is told at the end has to fit the commitment that was shown at the start.
import { kept } from "../ui/storage.js";

const encoder = new TextEncoder();

/** SHA-256 of "saqqara commitment 1", a line feed and the seed, in hex; null where the browser offers no hashing. */
async function commitmentOf(seed) {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", encoder.encode(`saqqara commitment 1\n${seed}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** "unknown": this browser cannot tell. */
/** @param {string | null} computed @param {string} commitment */
const fitting = (computed, commitment) => (computed === null ? "unknown" : computed === commitment ? "fits" : "differs");

/** Whether a seed fits a commitment: "fits", "differs" or "unknown". */
/** @param {string} seed @param {string} commitment */
export const seedFits = async (seed, commitment) => fitting(await commitmentOf(seed), commitment);

/** "unseen": this browser was not here before the end; "other": another commitment than at the start. */
/** @param {TableHere} table */
export async function verify(table) {
  const first = kept.read(`commitment.${table.id}`);
  const computed = await commitmentOf(table.seed);
  return {
    computed,
    seen: first === null ? "unseen" : first === table.commitment ? "same" : "other",
    seed: fitting(computed, table.commitment),
  };
}
