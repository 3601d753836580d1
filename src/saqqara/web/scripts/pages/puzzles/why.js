// Why the best move is the best: what it brings each seat above the next best one, and where.
import { earnedWhere } from "../../table/reasons.js";
import { h, named } from "../../ui/dom.js";
import { say } from "../../ui/words.js";
import { orderOf } from "./choices.js";
import { signed } from "./telling.js";

const MOST = 3; // sources of a seat that are named, those that differ most

/** A line for each seat, you first. */
/** @param {PuzzleHere} here @param {Wire.ReasonShown[]} reasons */
export function reasonsPart(here, reasons) {
  const lines = orderOf(here.puzzle).map((seat) => line(here, seat, reasons.filter((reason) => reason.seat === seat)));
  return h("div", { class: "z-why" }, h("p", {}, say("puzzle.why")), h("ul", {}, lines));
}

/** @param {PuzzleHere} here @param {number} seat @param {Wire.ReasonShown[]} reasons the largest first */
function line(here, seat, reasons) {
  if (!reasons.length) return null;
  const told = reasons.slice(0, MOST).map(({ source, points }, place) => [place ? ", " : "", `${signed(points)} ${earnedWhere(here.wording, source)}`]);
  return h("li", {}, h("b", {}, named(here.called(seat)), ":"), " ", told);
}
