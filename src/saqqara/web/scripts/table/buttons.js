// What can be done besides moving: taking back, handing over, filling seats; and the tabs of a hot-seat.
import { drawing } from "../drawings/drawing.js";
import { cubeIcon } from "../drawings/stone.js";
import { h, named } from "../ui/dom.js";
import { ownId } from "../ui/memo.js";
import { say } from "../ui/words.js";
import { nameOf } from "./names.js";
import { owedHere, viewOf } from "./state.js";
import { takeBackPart } from "./take-back.js";

/** A button for a deed of the page. */
export const button = (deed, words, more = {}) =>
  h(
    "button",
    { class: "btn", type: "button", "data-do": deed, "data-key": `${deed}-${more["data-seat"] ?? ""}`, ...more },
    words,
  );

/** One tab for each of your seats, where you have several. */
/** @param {Room} room */
export function seatTabs(room) {
  if (room.mine.length < 2) return [];
  const owes = owedHere(room);
  const tab = (seat) =>
    h(
      "button",
      {
        class: "tab",
        role: "tab",
        type: "button",
        id: ownId(`tab-${seat}`),
        "data-key": `tab-${seat}`,
        "data-do": "show-seat",
        "data-seat": seat,
        "aria-selected": seat === room.shown ? "true" : "false",
        "aria-controls": ownId("moves"),
        tabindex: seat === room.shown ? "0" : "-1",
      },
      drawing(cubeIcon(seat, 9)),
      named(nameOf(room.table.seats[seat])),
      owes.includes(seat) ? h("span", { class: "pip" }, h("span", { class: "sr" }, say("seats.owes"))) : null,
    );
  return [h("div", { class: "tablist", role: "tablist", "aria-label": say("tabs.label") }, room.mine.map(tab))];
}

/** What stands beside the moves: taking back, playing again, filling seats. */
/** @param {Room} room */
export function deeds(room) {
  const { status, seats, is_yours: isHost } = room.table;
  if (status === "waiting") return isHost && seats.some((seat) => seat.who === "open") ? [room.lobby.fillPart(room)] : [];
  if (status === "over") return [button("show-end", say("end.show"), { class: "btn primary" })];
  if (!room.mine.length || room.look) return [];
  const seat = room.shown ?? room.mine[0];
  if (seats[seat].conceded) return [];
  if (seats[seat].stands_in)
    return [button("return", say("deeds.return"), { "data-seat": seat, class: "btn primary" })];
  return viewOf(room) ? [takeBackPart(room)] : [];
}
