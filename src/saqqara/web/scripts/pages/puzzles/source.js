// Puzzles of the server. What is right is not known here before it was tried.
import { get, post } from "../../net/api.js";

const PLACE = "/api/puzzles";
const pathOf = (id) => `${PLACE}/${encodeURIComponent(id)}`;

const listOf = (game) => `${PLACE}?game=${encodeURIComponent(game)}`;

/** What a puzzle needs to be opened again without a connection. */
/** @param {string} game @param {string | null} id */
export const neededFor = (game, id) => [listOf(game), ...(id ? [pathOf(id)] : [])];

/** All puzzles of a game, and the one of today. */
/** @param {string} game @returns {Promise<Wire.PuzzlesShown>} */
export const puzzlesOf = (game) => get(listOf(game));

/** @param {string} id @returns {Promise<Wire.PuzzleShown>} */
export const puzzleWith = (id) => get(pathOf(id));

/** What follows from a try: the moves that were right so far, and one more. */
/** @param {string} id @param {string[]} moves @returns {Promise<Wire.PuzzleTried>} */
export const tryMoves = (id, moves) => post(`${pathOf(id)}/try`, { moves });

/** @param {string} id @returns {Promise<Wire.PuzzleTried>} */
export const answerTo = (id) => post(`${pathOf(id)}/answer`, {});

/** Where a puzzle is to be found. */
/** @param {string} id */
export const addressOf = (id) => `/puzzles/${encodeURIComponent(id)}`;
