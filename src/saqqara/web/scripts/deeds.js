// What can be done besides moving: taking back, answering requests, handing over, filling seats; and the tabs of a
// hot-seat.
import { h, named } from "./dom.js";
import { nameOf } from "./names.js";
import { retold } from "./retelling.js";
import { owedHere, viewOf } from "./room.js";
import { stone } from "./signs.js";
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
      stone(seat, ""),
      named(nameOf(room.table.seats[seat])),
      owes.includes(seat) ? h("span", { class: "pip" }, h("span", { class: "sr" }, say("seats.owes"))) : null,
    );
  return [h("div", { class: "tablist", role: "tablist", "aria-label": say("tabs.label") }, room.mine.map(tab))];
}

/** What others ask, and what you wait for. */
export function requests(room) {
  const asked = room.table.asks_back;
  if (!asked || room.table.status !== "playing") return [];
  const name = nameOf(room.table.seats[asked.seat]);
  const move = asked.move ? retold(asked.move, room.table.game) : null;
  if (room.mine.includes(asked.seat)) {
    return [
      h(
        "p",
        { class: "request", "data-key": "back" },
        say("back.waits", { move, names: asked.waits_for.map((seat) => nameOf(room.table.seats[seat])) }),
      ),
    ];
  }
  const mine = room.mine.filter((seat) => asked.waits_for.includes(seat));
  return [
    h(
      "div",
      { class: "request", role: "group", "aria-label": say("back.title"), "data-key": "back" },
      h("p", {}, say("back.asked", { name, move })),
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

/** Your own deeds at the table. */
export function deeds(room) {
  const { levels } = room.house;
  const parts = [];
  const { status, seats, is_yours: isHost } = room.table;
  if (status === "waiting" && isHost && seats.some((seat) => seat.who === "open"))
    parts.push(withLevel("fill", say("deeds.fill"), levels));
  if (status === "waiting" || !room.mine.length || room.look) return parts;
  if (status === "over") return [...parts, takeBackPart(room)];
  const seat = room.shown ?? room.mine[0];
  if (seats[seat].stands_in)
    return [...parts, button("return", say("deeds.return"), { "data-seat": seat, class: "btn primary" })];
  if (viewOf(room)) parts.push(takeBackPart(room));
  parts.push(
    h(
      "details",
      { "data-key": "hand-over" },
      h("summary", {}, say("deeds.leave")),
      withLevel("hand-over", say("deeds.hand_over"), levels, { "data-seat": seat }),
    ),
  );
  return parts;
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
