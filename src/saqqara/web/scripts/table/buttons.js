// What can be done besides moving: taking back, handing over, filling seats; and the tabs of a hot-seat.
import { drawing } from "../drawings/drawing.js";
import { cubeIcon } from "../drawings/stone.js";
import { icon } from "../drawings/icons.js";
import { h, named } from "../ui/dom.js";
import { shortcutOf } from "../ui/keymap.js";
import { ownId } from "../ui/memo.js";
import { say } from "../ui/words.js";
import { TABLE } from "./keymap.js";
import { nameOf } from "./names.js";
import { owedHere, unsureMove, viewOf } from "./state.js";
import { takeBackPart } from "./take-back.js";

/** A button for an action of the page. */
export const button = (action, words, more = {}) =>
  h(
    "button",
    { class: "btn", type: "button", "data-do": action, "data-key": `${action}-${more["data-seat"] ?? ""}`, ...more },
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

/** A final move that waits: it is confirmed or dropped. */
/** @param {Room} room */
export function unsurePart(room) {
  const isBusy = room.isSending ? "true" : null;
  return h(
    "div",
    { class: "buttons unsure", role: "group", "aria-label": say("ask.title"), "data-count": 2 },
    h(
      "button",
      { class: "action primary", type: "button", "data-do": "move", "data-move": unsureMove(room), "data-key": "sure", "aria-disabled": isBusy },
      drawing(icon("check", 24)),
      h("span", { class: "a-name" }, say("deeds.sure")),
    ),
    h(
      "button",
      { class: "action", type: "button", "data-do": "drop", "data-key": "unsure", "aria-keyshortcuts": shortcutOf(TABLE, "drop") },
      drawing(icon("close", 24)),
      h("span", { class: "a-name" }, say("deeds.unsure")),
    ),
  );
}

/** What stands beside the moves: taking back, playing again, filling seats. */
/** @param {Room} room */
export function deeds(room) {
  const { status, seats, is_yours: isHost } = room.table;
  if (status === "waiting") return isHost && seats.some((seat) => seat.who === "open") ? [room.lobby.fillPart(room)] : [];
  if (room.counting) return [button("skip-count", say("end.skip"))];
  if (status === "over") return [button("show-end", say("end.show"), { class: "btn primary" })];
  if (!room.mine.length || room.look) return [];
  const seat = room.shown ?? room.mine[0];
  if (seats[seat].conceded) return [];
  if (seats[seat].stands_in)
    return [button("return", say("deeds.return"), { "data-seat": seat, class: "btn primary" })];
  return viewOf(room) ? [takeBackPart(room)] : [];
}
