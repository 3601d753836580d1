// The end before the end: giving up, and asking all to stop without a winner.
import { h } from "../ui/dom.js";
import { say } from "../ui/words.js";
import { button } from "./buttons.js";
import { nameOf } from "./names.js";

/** What the menu offers: each asks once more before it is done. */
/** @param {Room} room @param {number} seat */
export function earlyEnd(room, seat) {
  const { table } = room;
  if (table.seats[seat].conceded) return [];
  const people = table.seats.filter((one) => one.who === "person" && !one.is_yours && !one.conceded).length;
  return [
    h("h3", {}, say("early.title")),
    unfolding("concede", seat, say("early.concede"), whatFollows(table, people), say("early.concede_yes")),
    table.asks_end ? null : unfolding("ask-end", seat, say("early.end"), say(people ? "early.end_about" : "early.end_alone"), say(people ? "early.end_ask" : "early.end_yes")),
  ];
}

/** What follows when somebody gives up. */
/** @param {TableHere} table @param {number} people who play on */
function whatFollows({ seats }, people) {
  if (seats.length === 2) return say("early.concede_two");
  return people ? say("early.concede_more") : say("early.concede_bots");
}

/** @param {string} action @param {number} seat @param {string} name @param {string} about @param {string} yes */
const unfolding = (action, seat, name, about, yes) =>
  h(
    "details",
    { class: "early", "data-key": `early-${action}` },
    h("summary", {}, name),
    h("p", {}, about),
    button(action, yes, { "data-seat": seat }),
  );

/** A request to end the match: what others ask, or what you wait for. */
/** @param {Room} room */
export function endRequest(room) {
  const { asks_end: asked, seats } = room.table;
  if (!asked) return [];
  const isMine = room.mine.includes(asked.seat);
  const waited = asked.waits_for.map((seat) => nameOf(seats[seat]));
  const words = isMine ? say("early.waits", { names: waited }) : say("early.asked", { name: nameOf(seats[asked.seat]) });
  const answering = room.mine.filter((seat) => asked.waits_for.includes(seat)).slice(0, 1); // one answers for all seats of a person
  return [
    h(
      "div",
      { class: "request", role: "group", "aria-label": say("early.end"), "data-key": "end" },
      h("p", { role: "status" }, words),
      isMine ? button("decline-end", say("early.withdraw"), { "data-seat": asked.seat }) : null,
      answering.map((seat) => [
        button("accept-end", say("early.accept"), { "data-seat": seat, class: "btn primary" }),
        button("decline-end", say("early.decline"), { "data-seat": seat }),
      ]),
    ),
  ];
}
