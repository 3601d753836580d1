// The open tables of others: to join, or to watch.
import { drawing } from "../../drawings/drawing.js";
import { slabIcon } from "../../drawings/stone.js";
import { nameOfGame, plainNameOf } from "../../table/names.js";
import { $, fill, h, hiddenWords, named, setText } from "../../ui/dom.js";
import { duration, say } from "../../ui/words.js";
import { ago, machineTime, since, SPANS } from "../games/dates.js";
import { tableAddress } from "../games/telling.js";

/** Fills the list; where no seat is free a sentence says how to open a table. */
export function drawTables({ open }) {
  const others = open.filter((table) => !table.your_seats?.length).toSorted((one, other) => Number(hasRoom(other)) - Number(hasRoom(one)));
  $("#open-part").hidden = false;
  const joinable = others.filter(hasRoom).length;
  $("#none-open").hidden = joinable > 0;
  $("#join").hidden = joinable === 0; // the list is far below
  setText($("#join"), say("tables.joinable", { count: joinable }));
  fill($("#open"), others.map(openTable));
}

const isTaken = (seat) => seat.who !== "open";
const freeSeats = ({ seats }) => seats.filter((seat) => !isTaken(seat));
const hasRoom = (table) => freeSeats(table).length > 0;

/** A table of others: where a seat is free one press sits down there, else one can look on. */
function openTable(table) {
  const [first, ...more] = freeSeats(table);
  if (!first) return entry(table, say("start.watch_short"));
  return entry(table, say("tables.free", { count: 1 + more.length }), true, {
    when: waiting(table.created),
    action: h(
      "button",
      { class: "btn primary", type: "button", "data-sit": table.id, "data-seat": first.seat },
      say("tables.sit"),
      hiddenWords([nameOfGame(table.game), ...table.seats.filter(isTaken).map(plainNameOf)].join(", ")),
    ),
  });
}

const entry = (table, state, isUrgent = false, { when = ago(table.created), action = null } = {}) =>
  h(
    "li",
    { "data-key": table.id, class: action ? "to-join" : null },
    h(
      "a",
      { class: "entry", href: tableAddress(table.id) },
      h("b", {}, nameOfGame(table.game), table.rated ? h("small", {}, ` · ${say("new.rated")}`) : null),
      h("time", { datetime: machineTime(table.created) }, when),
      h("span", { class: "people" }, (action ? table.seats.filter(isTaken) : table.seats).map(person)),
      h("span", { class: isUrgent ? "state urgent" : "state" }, state),
    ),
    action,
  );

const person = (seat) => h("span", {}, drawing(slabIcon(seat.seat, 13)), named(plainNameOf(seat)), hiddenWords(", "));

/** "waiting for 4 minutes". */
function waiting(moment) {
  const seconds = since(moment);
  const [, length] = SPANS.find(([, span]) => seconds >= span) ?? ["second", 0];
  return length ? say("tables.waiting", { time: duration(Math.floor(seconds / length) * length) }) : say("tables.fresh");
}
