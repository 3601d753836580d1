// The face of Imhotep: what the page needs to know to draw and play it.
import { tableOnScreen } from "../room.js";
import { furnishAccordion } from "./accordion.js";
import { actions } from "./actions.js";
import { board } from "./board.js";
import { gainWords } from "./forecast.js";
import { key } from "./keys.js";
import { panel } from "./panel.js";
import { back, freshPicks, hasPicks, press, wanted } from "./picks.js";
import { progress } from "./progress.js";
import { prompt } from "./prompt.js";

export const imhotep = {
  board: (room) => (room.figures ? board(room) : []),
  actions,
  prompt,
  panel,
  points: (room, seat) => tableOnScreen(room)?.points[seat] ?? null,
  progress,
  freshPicks,
  hasPicks,
  wanted,
  brings: (foreseen) => (foreseen.stones?.length ? gainWords(foreseen) : null),
  furnish: furnishAccordion,
  press,
  key,
  back,
};
