// What the seat on screen is asked, or what it waits for, in one sentence.
import { say } from "../../ui/words.js";
import { letterOf, nameAt } from "./called.js";
import { stage } from "./picks.js";
import { whyNot } from "./why-not.js";

/** @param {ImhotepScene} scene */
export function prompt(scene) {
  const table = scene.position;
  if (!table || !scene.figures) return "";
  return scene.isAsked ? question(scene, table) : waiting(scene, table);
}

/** @param {ImhotepScene} scene @param {Position} table */
function question(scene, table) {
  const { refused } = scene.picks;
  const { step, mode, ship, can } = stage(scene);
  if (refused)
    return say("imhotep.refused", {
      reason: whyNot(refused, { table, figures: scene.figures, seat: scene.seat }),
    });
  if (can.moves.has("pass")) return say("imhotep.ask.pass");
  if (mode === "sail" && ship) return say("imhotep.ask.dock", { ship: letterOf(ship) });
  if (step === "action" && mode) return say(`imhotep.ask.${mode}`);
  return say(`imhotep.ask.${step}`, { turn: (table.pending.order?.length ?? 0) + 1 });
}

/** Whom the table waits for and what for. */
/** @param {ImhotepScene} scene @param {Position} table */
function waiting(scene, table) {
  if (typeof table.to_move !== "number") return "";
  const { step, turn_of: actor } = table.pending;
  const name = nameAt(scene, table.to_move);
  return step === "action" || table.to_move === actor
    ? say("imhotep.waits.turn", { name })
    : say("imhotep.waits.answer", { name, step: WAITS[step] ?? "choice" });
}

const WAITS = { market: "market", keep: "market", pyramid: "pyramid", "pyramid by card": "pyramid", temple: "temple" };
