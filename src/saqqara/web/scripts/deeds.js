// What can be done besides moving: taking back, answering requests, handing over, filling seats; and the tabs of a
// hot-seat.
import { h, named } from "./dom.js";
import { nameOf } from "./names.js";
import { retold } from "./retelling.js";
import { owedHere, viewOf } from "./room.js";
import { drawing } from "./draw/drawing.js";
import { cubeIcon } from "./draw/stone.js";
import { takeBackPart } from "./take-back.js";
import { say } from "./words.js";

const USUAL_BOT = "mason";
const button = (deed, words, more = {}) =>
  h(
    "button",
    { class: "btn", type: "button", "data-do": deed, "data-key": `${deed}-${more["data-seat"] ?? ""}`, ...more },
    words,
  );

/** Whose seat it is, where you have several. */
const whose = (room, seat) => (room.mine.length > 1 ? nameOf(room.table.seats[seat]) : null);

/** One tab for each of your seats, where you have several. */
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
        id: `tab-${seat}`,
        "data-key": `tab-${seat}`,
        "data-do": "show-seat",
        "data-seat": seat,
        "aria-selected": seat === room.shown ? "true" : "false",
        "aria-controls": "moves",
        tabindex: seat === room.shown ? "0" : "-1",
      },
      drawing(cubeIcon(seat, 9)),
      named(nameOf(room.table.seats[seat])),
      owes.includes(seat) ? h("span", { class: "pip" }, h("span", { class: "sr" }, say("seats.owes"))) : null,
    );
  return [h("div", { class: "tablist", role: "tablist", "aria-label": say("tabs.label") }, room.mine.map(tab))];
}

/** What others ask, and what you wait for. */
export function requests(room) {
  const asked = room.table.asks_back;
  if (room.notice) return [h("p", { class: "request", role: "status", "data-key": "notice" }, say(room.notice))];
  if (!asked || room.table.status !== "playing") return [];
  const name = nameOf(room.table.seats[asked.seat]);
  const move = asked.move ? retold(asked.move, room.table.game) : null;
  if (room.mine.includes(asked.seat)) {
    return [
      h(
        "div",
        { class: "request", role: "group", "aria-label": say("back.title"), "data-key": "back" },
        h(
          "p",
          {},
          say("back.waits", { move, names: asked.waits_for.map((seat) => nameOf(room.table.seats[seat])) }),
          ` ${say("back.later")}`,
        ),
        button("withdraw-back", say("back.withdraw", { name: whose(room, asked.seat) }), { "data-seat": asked.seat }),
      ),
    ];
  }
  const mine = room.mine.filter((seat) => asked.waits_for.includes(seat));
  return [
    h(
      "div",
      { class: "request", role: "group", "aria-label": say("back.title"), "data-key": "back" },
      h("p", {}, say("back.asked", { name, move }), " ", say("back.later")),
      mine.map((seat) => [
        button("accept-back", say("back.accept", { name: whose(room, seat) }), {
          "data-seat": seat,
          class: "btn primary",
        }),
        button("decline-back", say("back.decline", { name: whose(room, seat) }), { "data-seat": seat }),
      ]),
    ),
  ];
}

/** What stands beside the moves: taking back, playing again, filling seats. */
export function deeds(room) {
  const { status, seats, is_yours: isHost } = room.table;
  if (status === "waiting") return isHost && seats.some((seat) => seat.who === "open") ? [fillPart(room)] : [];
  if (status === "over") return [button("show-end", say("end.show"), { class: "btn primary" })];
  if (!room.mine.length || room.look) return [];
  const seat = room.shown ?? room.mine[0];
  if (seats[seat].stands_in)
    return [button("return", say("deeds.return"), { "data-seat": seat, class: "btn primary" })];
  return viewOf(room) ? [takeBackPart(room)] : [];
}

const fillPart = (room) => withLevel("fill", say("deeds.fill"), room.house.levels);

/** In the menu: leaving the seat to a bot. */
export function handOver(room) {
  const seat = room.shown ?? room.mine[0];
  if (room.table.status !== "playing" || seat === undefined || seat === null || room.table.seats[seat].stands_in) return [];
  return [
    h("h3", {}, say("deeds.leave")),
    withLevel("hand-over", say("deeds.hand_over"), room.house.levels, { "data-seat": seat }),
  ];
}

/** A choice of level with a button beside it. */
function withLevel(deed, words, levels, more = {}) {
  const id = `level-${deed}`;
  return h(
    "div",
    { class: "row with-level", "data-key": deed },
    h(
      "label",
      { class: "field" },
      h("span", {}, say("deeds.level")),
      h(
        "select",
        { id },
        levels.map((level) => h("option", { value: level, selected: level === USUAL_BOT }, say(`level.${level}`))),
      ),
    ),
    button(deed, words, { "data-level-from": id, ...more }),
  );
}
