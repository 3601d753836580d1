// What the seat on screen is asked, or why it waits.
import { nameOf } from "../names.js";
import { viewOf } from "../room.js";
import { say, signed } from "../words.js";
import {
  foreseenNow,
  hasDone,
  isLastExpedition,
  isSetUp,
  legalNow,
  owedNow,
  pickedPlacement,
  stepOf,
} from "./asked.js";
import { isSingle, placements } from "./placement.js";
import { colourOf, spoken } from "./printed.js";

/** What is asked, and what the pick so far leads to. */
export function prompt(room) {
  if (room.picks.isRefused) return say("sg.ask_no_room");
  const owed = owedNow(room);
  return owed ? ASKED[owed](room, viewOf(room).table) : waiting(room);
}

const ASKED = {
  keep: (room) => say("sg.ask_keep", { count: room.picks.cards.length }),
  mark: (room, table) => picked(room, table) ?? say(markQuestion(room), { shape: table.expeditions.at(-1) }),
  cross: (room, table) => picked(room, table) ?? say("sg.ask_cross", { count: debtOf(table, room.shown).count }),
  take: (room, table) => taking(room, table),
};

/** P4.3  The shape, or one field: because somebody wants to, or because nothing else fits. */
function markQuestion(room) {
  const fits = placements(legalNow(room)).some((one) => !isSingle(one));
  if (!fits) return "sg.ask_fits_nowhere";
  return room.picks.isSingle ? "sg.ask_single" : "sg.ask_mark";
}

const debtOf = (table, seat) => table.pending.find((debt) => debt.seat === seat);

/** What the picked placement leads to. */
function picked(room, table) {
  const placement = pickedPlacement(room);
  if (!placement) return null;
  const { reaches = [], red_crosses: crosses = 0 } = foreseenNow(room) ?? {};
  if (reaches.length) {
    const isReplaced = !isLastExpedition(table, room.figures);
    return say(isReplaced ? "sg.reaches" : "sg.reaches_last", { card: reaches[0] });
  }
  if (crosses) return say("sg.then_cross", { count: crosses });
  return say("sg.covers", {
    card: placement.card,
    fields: placement.fields.map(spoken),
    count: placement.fields.length,
  });
}

/** The same for those who do not see it, with what it brings. */
export function pickedInWords(room) {
  const placement = pickedPlacement(room);
  if (!placement) return "";
  const gain = foreseenNow(room)?.points;
  return say("sg.covers_live", {
    card: placement.card,
    fields: placement.fields.map(spoken),
    points: gain === undefined ? null : signed(gain),
  });
}

function taking(room, table) {
  const { move } = room.picks;
  if (move === "take deck") return say("sg.ask_take_deck");
  if (move)
    return say("sg.ask_take_card", {
      card: Number(move.split(" ")[1]),
      colour: colourOf(Number(move.split(" ")[1]), room.figures) || "none",
    });
  return say("sg.ask_take", { count: debtOf(table, room.shown).count });
}

// --- waiting ---

/** Whom the table waits for, and why. */
function waiting(room) {
  const table = viewOf(room)?.table;
  const step = table && stepOf(table);
  if (!step) return "";
  const nameAt = (seat) => nameOf(room.table.seats[seat]);
  if (step === "take") return waitingToTake(room, table, nameAt);
  const names = table.pending.map((debt) => nameAt(debt.seat));
  const isDone = room.shown !== null && hasDone(table, room.shown);
  return say(isSetUp(table) ? "sg.wait_keep" : "sg.wait_mark", { names, done: isDone });
}

/** P5.1  The lowest number picks first: who comes before you, and why. */
function waitingToTake(room, table, nameAt) {
  const lowest = (seat) => Math.min(...(table.explored_now?.[seat] ?? []).filter(Boolean));
  const [first] = table.pending;
  const name = nameAt(first.seat);
  const isLater = table.pending.some((debt) => debt.seat === room.shown);
  if (!isLater || !Number.isFinite(lowest(first.seat))) return say("sg.wait_take", { name });
  return say("sg.wait_take_first", { name, card: lowest(first.seat), own: lowest(room.shown) });
}
