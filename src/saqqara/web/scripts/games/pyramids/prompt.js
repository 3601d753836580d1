// What the seat on screen is asked, or why it waits.
import { nameOf } from "../../table/names.js";
import { say, signed } from "../../ui/words.js";
import {
  foreseenNow,
  hasDone,
  isLastExpedition,
  isSetUp,
  legalNow,
  owedNow,
  pickedLetters,
  pickedPlacement,
  stepOf,
} from "./asked.js";
import { thingsIn } from "./chamber.js";
import { isSingle, placements } from "./placement.js";
import { cardColour, spoken } from "./printed.js";

/** What is asked, and what the pick so far leads to. */
/** @param {PyramidsScene} scene */
export function prompt(scene) {
  if (scene.picks.isRefused) return say("pyramids.ask_no_room");
  const owed = owedNow(scene);
  return owed ? ASKED[owed](scene, scene.position) : waiting(scene);
}

const ASKED = {
  keep: (scene) => say("pyramids.ask_keep", { count: scene.picks.cards.length }),
  mark: (scene, table) => picked(scene, table) ?? say(markQuestion(scene), { shape: table.expeditions.at(-1) }),
  cross: (scene, table) => picked(scene, table) ?? say("pyramids.ask_cross", { count: debtOf(table, scene.seat).count }),
  take: (scene, table) => taking(scene, table),
};

/** P4.3  The shape, or one field: because somebody wants to, or because nothing else fits. */
/** @param {PyramidsScene} scene */
function markQuestion(scene) {
  const fits = placements(legalNow(scene)).some((one) => !isSingle(one));
  if (!fits) return "pyramids.ask_fits_nowhere";
  return scene.picks.isSingle ? "pyramids.ask_single" : "pyramids.ask_mark";
}

/** @param {Position} table */
const debtOf = (table, seat) => table.pending.find((debt) => debt.seat === seat);

/** What the picked placement leads to. */
/** @param {PyramidsScene} scene @param {Position} table */
function picked(scene, table) {
  const placement = pickedPlacement(scene);
  if (!placement) return null;
  const { reaches = [], red_crosses: crosses = 0 } = foreseenNow(scene) ?? {};
  if (reaches.length) {
    const isReplaced = !isLastExpedition(table, scene.figures);
    return say(isReplaced ? "pyramids.reaches" : "pyramids.reaches_last", { card: reaches[0] });
  }
  if (crosses) return say("pyramids.then_cross", { count: crosses });
  return say("pyramids.covers", {
    card: placement.card,
    count: placement.fields.length,
    things: thingsIn(pickedLetters(scene)),
  });
}

/** The same for those who do not see it: which squares, and what they bring. */
/** @param {PyramidsScene} scene */
export function pickedInWords(scene) {
  const placement = pickedPlacement(scene);
  if (!placement) return "";
  const gain = foreseenNow(scene)?.points;
  return say("pyramids.covers_live", {
    card: placement.card,
    fields: placement.fields.map(spoken),
    things: thingsIn(pickedLetters(scene)),
    points: gain === undefined ? null : signed(gain),
  });
}

/** @param {PyramidsScene} scene @param {Position} table */
function taking(scene, table) {
  const { move } = scene.picks;
  if (move === "take deck") return say("pyramids.ask_take_deck");
  if (move)
    return say("pyramids.ask_take_card", {
      card: Number(move.split(" ")[1]),
      colour: cardColour(Number(move.split(" ")[1]), scene.figures) || "none",
    });
  return say("pyramids.ask_take", { count: debtOf(table, scene.seat).count });
}

// --- waiting ---

/** Whom the table waits for, and why. */
/** @param {PyramidsScene} scene */
function waiting(scene) {
  const table = scene.position;
  const step = table && stepOf(table);
  if (!step) return "";
  const nameAt = (seat) => nameOf(scene.seats[seat]);
  if (step === "take") return waitingToTake(scene, table, nameAt);
  const names = table.pending.map((debt) => nameAt(debt.seat));
  const isDone = scene.seat !== null && hasDone(table, scene.seat);
  return say(isSetUp(table) ? "pyramids.wait_keep" : "pyramids.wait_mark", { names, done: isDone });
}

/** P5.1  The lowest number picks first: who comes before you, and why. */
/** @param {PyramidsScene} scene @param {Position} table */
function waitingToTake(scene, table, nameAt) {
  const lowest = (seat) => Math.min(...(table.explored_now?.[seat] ?? []).filter(Boolean));
  const [first] = table.pending;
  const name = nameAt(first.seat);
  const isLater = table.pending.some((debt) => debt.seat === scene.seat);
  if (!isLater || !Number.isFinite(lowest(first.seat))) return say("pyramids.wait_take", { name });
  return say("pyramids.wait_take_first", { name, card: lowest(first.seat), own: lowest(scene.seat) });
}
