// Requests to take back: what others ask, what you wait for, and how it ended.
import { h } from "../ui/dom.js";
import { say } from "../ui/words.js";
import { awayPart } from "./away.js";
import { button } from "./buttons.js";
import { endRequest } from "./early-end.js";
import { nameOf } from "./names.js";
import { rematchOffer } from "./rematch.js";

/** Whose seat it is, where you have several. */
/** @param {Room} room */
const whose = (room, seat) => (room.mine.length > 1 ? nameOf(room.table.seats[seat]) : null);

/** All that is asked and told besides the question; `retold` says what a move of the past was. */
/** @param {Room} room */
export function requests(room, retold) {
  return room.table.status === "over" ? rematchOffer(room) : [...awayPart(room), ...endRequest(room), ...takingBack(room, retold)];
}

/** What others ask, and what you wait for. */
/** @param {Room} room */
function takingBack(room, retold) {
  const asked = room.table.asks_back;
  if (room.notice) return [h("p", { class: "request", role: "status", "data-key": "notice" }, room.notice())];
  if (!asked || room.table.status !== "playing") return [];
  const name = nameOf(room.table.seats[asked.seat]);
  const move = asked.move ? retold(asked.move) : null;
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
