// Tables to go on with, and tables to join or watch.
import { drawing } from "../../drawings/drawing.js";
import { icon } from "../../drawings/icons.js";
import { slabIcon } from "../../drawings/stone.js";
import { nameHere, nameOfGame, plainNameOf, tellApart } from "../../table/names.js";
import { $, fill, h, hiddenWords, named } from "../../ui/dom.js";
import { duration, region, say } from "../../ui/words.js";

const AT_ONCE = 3; // the others can be unfolded
const RANKS = { playing: 1, waiting: 2, over: 3 };
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const SPANS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** Fills the lists; whoever has no table yet is told how it begins. */
export function drawTables({ yours, open }) {
  const mine = yours.toSorted((one, other) => rank(one) - rank(other) || other.created - one.created);
  const others = open.filter((table) => !table.your_seats?.length).toSorted((one, other) => Number(hasRoom(other)) - Number(hasRoom(one)));
  $("#newcomer").hidden = mine.length > 0;
  $("#yours-part").hidden = mine.length === 0;
  $("#open-part").hidden = false;
  $("#none-open").hidden = others.some(hasRoom);
  tellOwed(mine.filter((table) => table.you_owe).length);
  $("#older").hidden = mine.length <= AT_ONCE;
  fill($("#yours"), mine.slice(0, AT_ONCE).map(yourTable));
  fill($("#older ul"), mine.slice(AT_ONCE).map(yourTable));
  fill($("#open"), others.map(openTable));
}

/** Where the list is far below, a word above the choices leads there. */
function tellOwed(count) {
  $("#owed").hidden = count === 0;
  fill($("#owed"), drawing(icon("down")), count ? say("start.owed", { count }) : "");
}

const rank = (table) => (table.you_owe ? 0 : RANKS[table.status]);

const yourTable = (table) => entry(table, stateOf(table), table.you_owe);

function stateOf(table) {
  if (table.unreadable) return say("trouble.unreadable_table");
  if (table.you_owe) return say("your_turn");
  if (table.places) return verdict(table);
  const thinking = table.seats.filter((seat) => seat.owes).map(plainNameOf);
  if (!thinking.length) return say(`status.${table.status}`);
  return say("start.thinking", { count: thinking.length, names: thinking });
}

/** How it ended. */
function verdict({ places, seats, your_seats: yours }) {
  const winners = seats.filter(({ seat }) => places[seat] === 1);
  if (!winners.length) return say("end.no_winner");
  if (winners.length === 1 && yours.length === 1 && winners[0].seat === yours[0]) return say("start.won");
  return say("end.verdict", { reason: "points", names: winners.map(plainNameOf), count: winners.length });
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
    deed: h(
      "button",
      { class: "btn primary", type: "button", "data-sit": table.id, "data-seat": first.seat },
      say("tables.sit"),
      hiddenWords([nameOfGame(table.game), ...table.seats.filter(isTaken).map(plainNameOf)].join(", ")),
    ),
  });
}

const entry = (table, state, isUrgent = false, { when = ago(table.created), deed = null } = {}) =>
  h(
    "li",
    { "data-key": table.id, class: deed ? "to-join" : null },
    h(
      "a",
      { class: "entry", href: `/table/${encodeURIComponent(table.id)}` },
      h("b", {}, nameOfGame(table.game)),
      h("time", { datetime: new Date(table.created * 1000).toISOString() }, when),
      h("span", { class: "people" }, (deed ? table.seats.filter(isTaken) : asYours(table)).map(person)),
      h("span", { class: isUrgent ? "state urgent" : "state" }, state),
    ),
    deed,
  );

/** The seats of a table, where your only one is you. */
const asYours = ({ seats, your_seats: yours = [] }) => tellApart(seats.map((seat) => ({ ...seat, is_yours: yours.includes(seat.seat) })));

const person = (seat) =>
  h("span", {}, drawing(slabIcon(seat.seat, 13)), named(seat.isYou ? nameHere(seat) : plainNameOf(seat)), hiddenWords(", "));

const since = (moment) => Math.max(0, Date.now() / 1000 - moment);

/** "waiting for 4 minutes". */
function waiting(moment) {
  const seconds = since(moment);
  const [, length] = SPANS.find(([, span]) => seconds >= span) ?? ["second", 0];
  return length ? say("tables.waiting", { time: duration(Math.floor(seconds / length) * length) }) : say("tables.fresh");
}

/** "2 hours ago", "yesterday", "now". */
function ago(moment) {
  const seconds = since(moment);
  const [unit, length] = SPANS.find(([, span]) => seconds >= span) ?? ["second", Infinity];
  return spans().format(-Math.floor(seconds / length), unit);
}

let inRegion = "", formatter;

/** One for all tables: it takes the browser long to make. */
function spans() {
  if (inRegion !== region()) {
    inRegion = region();
    formatter = new Intl.RelativeTimeFormat(inRegion, { numeric: "auto" });
  }
  return formatter;
}
