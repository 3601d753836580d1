// What the server knows of the games of this person.
import { get } from "../../net/api.js";
import { withQuery } from "../../ui/query.js";

/** A page of finished games, the first with those that run; `before` comes from the page before. */
/** @param {GamesWish} wish @param {string | null} [before] @returns {Promise<Wire.GamesShown>} */
export const gamesOf = (wish, before = null) => get(withQuery("/api/me/games", { ...wish, before }));

/** @param {GamesWish} wish @returns {Promise<Wire.Figures>} */
export const figuresOf = (wish) => get(withQuery("/api/me/figures", { ...wish }));

/** @returns {Promise<Wire.Ratings>} */
export const ratings = () => get("/api/me/ratings");

export const RECORDS = "/api/me/records";

/** @param {string} table */
export const recordOf = (table) => `/api/tables/${encodeURIComponent(table)}/record`;
