// A rematch that somebody has asked for: who sat here sits down there with one tap, others may watch.
import { h } from "../ui/dom.js";
import { say } from "../ui/words.js";
import { button } from "./buttons.js";
import { nameOf } from "./names.js";

/** Who wants it; null where nobody else does. */
/** @param {Room} room */
export function whoWants({ table: { rematch, seats }, mine }) {
  return rematch && Number.isInteger(rematch.seat) && !mine.includes(rematch.seat) ? nameOf(seats[rematch.seat]) : null;
}

/** What is said of it, and the way there. */
/** @param {Room} room */
export function rematchOffer(room) {
  if (!room.table.rematch) return [];
  const name = whoWants(room);
  const words = name === null ? say("rematch.waits") : say("rematch.wanted", { name });
  return [h("div", { class: "request", "data-key": "rematch" }, h("p", {}, words), wayThere(room, name))];
}

/** @param {Room} room @param {string | null} name */
function wayThere({ table: { rematch }, mine }, name) {
  if (!mine.length) return h("a", { class: "btn primary", href: `/table/${encodeURIComponent(rematch.id)}` }, say("rematch.watch"));
  return button("rematch", say(name === null ? "rematch.go" : "rematch.accept"), { class: "btn primary" });
}
