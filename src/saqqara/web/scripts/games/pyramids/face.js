// Pyramids as the page knows it: what lies on the table, what is asked, and what a press or a key means.
import { say } from "../../ui/words.js";
import { actions } from "./actions.js";
import { isPlayerAsked, isTaking, owing } from "./asked.js";
import { arrangement, board } from "./board.js";
import { prepareDragging } from "./dragging.js";
import { KEYMAP } from "./keymap.js";
import { key } from "./keys.js";
import { panel, points } from "./others.js";
import { back, freshGaze, freshPicks, hasPicks, press } from "./picks.js";
import { progress } from "./progress.js";
import { pickedInWords, prompt } from "./prompt.js";
import { sentences } from "./sentences.js";
import { sketch } from "./sketch.js";

/** @type {OwnFace} */
export const face = {
  isSimultaneous: true,
  owing,
  mayFork: isPlayerAsked,
  isPrivate: (table) => !table || !isTaking(table), // one that has not come may hold secrets
  isDealt: ({ event }) => event === "card drawn",
  sentences,
  counts: ["pyramids", "colours", "gems", "torches", "skulls"],
  sketch,
  freshGaze,
  board,
  arrangement,
  actions,
  prompt,
  picked: pickedInWords,
  panel,
  points,
  progress,
  freshPicks,
  hasPicks,
  wanted: ({ picks }) => (picks.move ? [picks.move] : []),
  exampleMove: () => say("pyramids.notation.hint"),
  furnish: prepareDragging,
  press,
  keymap: KEYMAP,
  key,
  back,
};
