// Taking back: one button, which undoes where the engine vouches for it, else asks the others, or says why neither.
import { h } from "./dom.js";
import { nameOf } from "./names.js";
import { say } from "./words.js";

/** The button, and the reason where it cannot be pressed. */
export function takeBackPart(room) {
  const { deed, seat, reason } = takingBack(room);
  const name = room.mine.length > 1 ? nameOf(room.table.seats[seat]) : null;
  return h(
    "div",
    { class: "take-back", "data-key": "take-back" },
    h(
      "button",
      {
        class: "btn",
        type: "button",
        "data-key": "take-back",
        "data-do": deed,
        "data-seat": seat,
        "aria-disabled": reason ? "true" : null,
        "aria-describedby": reason ? "take-back-reason" : null,
      },
      say(deed === "undo" ? "deeds.undo" : "deeds.ask_back", { name }),
    ),
    reason ? h("p", { id: "take-back-reason", class: "faint", "data-key": "reason" }, say(reason)) : null,
  );
}

function takingBack(room) {
  const [latest] = inOrder(room);
  if (room.table.status === "over") return { deed: "ask-back", seat: latest, reason: "deeds.no_back_over" };
  const free = inOrder(room).find((seat) => room.views.get(seat)?.may_undo);
  if (free !== undefined) return { deed: "undo", seat: free };
  return { deed: "ask-back", seat: latest, reason: whyNotAsk(room, latest) };
}

/** The seats of this browser: the one that moved last, the one on screen, the others. */
const inOrder = ({ mine, lastMover, shown }) => [
  ...new Set([lastMover, shown, ...mine].filter((seat) => mine.includes(seat))),
];

function whyNotAsk(room, seat) {
  if (room.table.asks_back) return "deeds.no_back_asked";
  return hasMoved(room, seat) ? null : "deeds.no_back_unmoved";
}

/** Whether a seat has moved, as far as this page can tell. Questions to a seat are numbered from 1. */
function hasMoved(room, seat) {
  const view = room.views.get(seat);
  if (view && view.turn <= room.firstAsked.get(seat)) return false;
  if (!view || room.lastMover === seat || view.table.round > 1) return true;
  if (view.ask !== null) return view.ask > 1;
  if (view.table.game === "pyramids") return true; // all are asked at the start
  const start = room.figures?.["sled.start"]?.[seat];
  return room.stirred.has(seat) || (start !== undefined && view.table.sleds[seat] !== start);
}
