// Taking back: one button. It steps back inside an unfinished move, undoes where the engine vouches for it, else asks the
// others, or says why neither.
import { drawing } from "../drawings/drawing.js";
import { icon } from "../drawings/icons.js";
import { h } from "../ui/dom.js";
import { shortcutOf } from "../ui/keymap.js";
import { say } from "../ui/words.js";
import { TABLE } from "./keymap.js";
import { nameOf, shortName } from "./names.js";
import { isAskedNow, sceneOf } from "./state.js";

const KEY = shortcutOf(TABLE, "step-back");
const REFUSED = { unmoved: "deeds.no_back_unmoved", secret: "deeds.no_back_secret", rated: "deeds.no_back_rated" };

/** The button, with what it would do or the reason why it cannot be pressed. */
/** @param {Room} room */
export function takeBackPart(room) {
  const { action, seat, reason } = takingBack(room);
  const name = room.mine.length > 1 && seat !== undefined ? shortName(nameOf(room.table.seats[seat])) : null;
  return h(
    "button",
    {
      class: "action undo",
      type: "button",
      "data-key": "take-back",
      "data-do": action,
      "data-seat": seat,
      "aria-disabled": reason ? "true" : null,
      "aria-keyshortcuts": KEY,
      title: action === "ask-back" && !reason ? say("back.later") : null,
    },
    drawing(icon("undo", 22)),
    h("span", { class: "a-name" }, say(nameOfAction(action, room))),
    h("span", { class: "a-note" }, reason ? say(reason) : note(action, name, room)),
    h("kbd", { "aria-hidden": "true" }, KEY),
  );
}

/** Bots always agree, and so do you with yourself. */
const needsOthers = ({ table }) => table.seats.some((seat) => !seat.is_yours && seat.who !== "bot");

/** @param {Room} room */
function nameOfAction(action, room) {
  if (action !== "ask-back") return "deeds.undo";
  return needsOthers(room) ? "deeds.ask_back" : "deeds.take_back";
}

/** @param {Room} room */
function note(action, name, room) {
  if (action === "step-back") return say("deeds.of_pick");
  if (action === "undo") return say("deeds.of_move", { name });
  return say(needsOthers(room) ? "deeds.of_others" : "deeds.of_turn", { name });
}

/** Why nothing can be taken back, as a sentence; nothing where something can. */
/** @param {Room} room */
export function whyNotBack(room) {
  const { action, reason } = takingBack(room);
  return reason ? `${say(nameOfAction(action, room))}: ${say(reason)}.` : "";
}

/** What Z does as well, and Escape as long as nothing is played. */
/** @param {Room} room */
export function takingBack(room) {
  const [latest] = inOrder(room);
  if (isAskedNow(room) && room.face.hasPicks(sceneOf(room))) return { action: "step-back", seat: room.shown };
  const free = inOrder(room).find((seat) => room.views.get(seat)?.may_undo);
  if (free !== undefined) return { action: "undo", seat: free };
  return { action: "ask-back", seat: latest, reason: whyNotAsk(room, latest) };
}

/** The seats of this browser: the one that moved last, the one on screen, the others. */
const inOrder = ({ mine, lastMover, shown }) => [
  ...new Set([lastMover, shown, ...mine].filter((seat) => mine.includes(seat))),
];

/** @param {Room} room */
function whyNotAsk(room, seat) {
  if (room.table.asks_back) return "deeds.no_back_asked";
  const refusal = room.views.get(seat)?.no_ask_back;
  if (refusal) return REFUSED[refusal];
  return hasMoved(room, seat) ? null : "deeds.no_back_unmoved";
}

/** Whether a seat has moved, as far as this page can tell. Questions to a seat are numbered from 1. */
/** @param {Room} room */
function hasMoved(room, seat) {
  const view = room.views.get(seat);
  if (view && view.turn <= room.firstAsked.get(seat)) return false;
  if (!view || room.lastMover === seat || view.table.round > 1) return true;
  if (view.ask !== null) return view.ask > 1;
  return room.stirred.has(seat);
}
