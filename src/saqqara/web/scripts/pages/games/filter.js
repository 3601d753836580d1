// Which finished games are looked for. The address of the page keeps it, and the server is asked for it.
import { readQuery } from "../../ui/query.js";

/** @param {string} address @returns {GamesWish} */
export const wishIn = (address) => readQuery(address, ["game", "seats", "opponent"]);

/** @param {GamesWish} wish */
export const isAny = (wish) => Object.values(wish).every((value) => !value);
