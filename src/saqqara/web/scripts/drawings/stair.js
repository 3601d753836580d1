// A stair of the levels of bots: golden is the weakest that solves a puzzle; the weaker ones are outlined, the stronger ones filled.
import { range, svg } from "./svg.js";

const [WIDE, GAP, RISE] = [8, 2, 4];
const kind = (step, first) => (first < 0 || step < first ? "below" : step === first ? "first" : "above");

/** `first` is the number of that level, −1 where none does. */
export function stair(first, steps, label) {
  const tall = RISE * (steps + 1);
  const step = (number) => {
    const high = RISE * (number + 1) + 2;
    return `<rect class="step ${kind(number, first)}" x="${number * (WIDE + GAP) + 1}" y="${tall - high - 1}" width="${WIDE - 1}" height="${high}" rx="1.5"/>`;
  };
  return svg(steps * (WIDE + GAP), tall, range(steps, step).join(""), { cls: "stair", label });
}
