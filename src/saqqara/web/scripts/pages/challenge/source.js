// Challenges and club evenings of the server.
import { get, post } from "../../net/api.js";

const pathOf = (id) => `/api/challenges/${encodeURIComponent(id)}`;
const eveningPath = (id) => `/api/evenings/${encodeURIComponent(id)}`;

/** Those of today, of the days before, and your own. */
/** @returns {Promise<Wire.ChallengesShown>} */
export const challenges = () => get("/api/challenges");

/** @param {string} id @returns {Promise<Wire.ChallengeShown>} */
export const challengeWith = (id) => get(pathOf(id));

/** @param {any} wish @returns {Promise<Wire.ChallengeShown>} */
export const makeChallenge = (wish) => post("/api/challenges", wish);

/** The table of your try: for honour the same again as long as it runs, for fun another one each time. */
/** @param {string} id @param {boolean} forFun @returns {Promise<Wire.TryTable>} */
export const playChallenge = (id, forFun) => post(`${pathOf(id)}/play`, { for_fun: forFun });

/** @param {string} game @param {"week" | "month"} span @returns {Promise<Wire.Standings>} */
export const standingsOf = (game, span) => get(`/api/challenges/standings?game=${encodeURIComponent(game)}&span=${span}`);

/** @param {any} wish @returns {Promise<Wire.EveningShown>} */
export const makeEvening = (wish) => post("/api/evenings", wish);

/** @param {string} id @returns {Promise<Wire.EveningShown>} */
export const eveningWith = (id) => get(eveningPath(id));

/** Sits down at a table for a deal; whoever comes first opens it. */
/** @param {string} id @param {number} table @param {number} deal @returns {Promise<Wire.TryTable>} */
export const openDeal = (id, table, deal) => post(`${eveningPath(id)}/tables/${table}/deals/${deal}/open`, {});

/** Where the points of everyone can be had as a file. */
export const scoresOf = (id) => `${pathOf(id)}/scores.csv`;
export const eveningScores = (id) => `${eveningPath(id)}/scores.csv`;

/** Where a challenge is to be found. */
/** @param {string} id */
export const addressOf = (id) => `/challenge/${encodeURIComponent(id)}`;

/** @param {string} id */
export const eveningAddress = (id) => `/evening/${encodeURIComponent(id)}`;
