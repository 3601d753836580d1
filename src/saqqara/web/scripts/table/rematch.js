// A rematch that somebody has asked for: who sat here sits down there with one tap, others may watch.
import { readName } from "../net/person.js";
import { h } from "../ui/dom.js";
import { keptInTab } from "../ui/storage.js";
import { say } from "../ui/words.js";
import { button } from "./buttons.js";
import { nameOf } from "./names.js";

/** Who wants it; null where nobody else does. */
/** @param {Room} room */
export function whoWants({ table: { rematch, seats }, mine }) {
  return rematch && Number.isInteger(rematch.seat) && !mine.includes(rematch.seat) ? nameOf(seats[rematch.seat]) : null;
}

const keyOf = (id) => `rematch.${id}`;

/** Remembers in this tab whom the table of a rematch waits for: everybody else who sat here. */
/** @param {string} id @param {SeatHere[]} seats */
export function keepInvited(id, seats) {
  const others = seats.filter((seat) => seat.who === "person" && !seat.is_yours).map(({ name }) => name);
  keptInTab.keep(keyOf(id), JSON.stringify(others));
}

/** Who has not come to the table of a rematch yet, by name; nobody where it is none. */
/** @param {TableHere} table @returns {string[]} */
export function stillInvited({ id, seats }) {
  const here = seats.map(({ name }) => name);
  return JSON.parse(keptInTab.read(keyOf(id)) ?? "[]").filter((name) => !here.includes(name)).map(readName);
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
