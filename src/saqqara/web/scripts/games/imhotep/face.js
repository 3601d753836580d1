// The face of Imhotep: what the page needs to know to draw and play it.
import { say } from "../../ui/words.js";
import { follow, freshGaze, prepareAccordion } from "./accordion.js";
import { actions } from "./actions.js";
import { board } from "./board.js";
import { gainWords } from "./forecast.js";
import { KEYMAP } from "./keymap.js";
import { key } from "./keys.js";
import { panel } from "./panel.js";
import { back, freshPicks, hasPicks, press, wanted } from "./picks.js";
import { progress } from "./progress.js";
import { prompt } from "./prompt.js";
import { drawCoursesSoon, prepareCourses } from "./river.js";
import { sentences } from "./sentences.js";
import { sketch } from "./sketch.js";

/** @param {Position} position @returns {number[]} */
const owing = ({ to_move: seat }) => (typeof seat === "number" ? [seat] : []);

/** Whether a seat looks at a face-down pair. */
/** @param {Position} table */
const looksAtPair = (table) => table?.pending.pair?.some((card) => card !== null) ?? false;

/** Whether more is to be chosen in the same turn: what a card does, or which stone is unloaded after this one. */
const isFollowed = (legal, move) => move.startsWith("play ") || (move.startsWith("unload ") && legal.length > 1);

/** @type {OwnFace} */
export const face = {
  owing,
  mayFork: (table) => owing(table).length > 0,
  isPrivate: looksAtPair,
  showsHidden: looksAtPair,
  covered: (event) => (event.event === "card seen" ? { ...event, card: null } : event),
  sentences,
  sketch,
  earned: ({ pending }) => pending.earned,
  counts: ["chamber", "obelisks", "statues", "decorations", "blue cards", "wrath"],
  isFinal: ({ legal }, move) => !isFollowed(legal, move),
  freshGaze,
  follow,
  drawn: drawCoursesSoon,
  board: (scene) => (scene.figures ? board(scene) : []),
  actions,
  prompt,
  panel,
  points: (scene, seat) => scene.position?.points[seat] ?? null,
  progress,
  freshPicks,
  hasPicks,
  wanted,
  exampleMove: () => say("imhotep.notation.hint"),
  brings: (foreseen) => (foreseen.stones?.length ? gainWords(foreseen) : null),
  /** @param {Stage} stage @param {Hands} hands */
  furnish(stage, hands) {
    prepareAccordion(stage, hands);
    prepareCourses(stage);
  },
  press,
  keymap: KEYMAP,
  key,
  back,
};
