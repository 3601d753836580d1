// A QR code out of rows of dark and light. It is dark on light by night too: not every camera reads the reverse.
import { h, s } from "../../ui/dom.js";

const MARGIN = 4; // as the standard asks for

/** The picture of a code; `label` is what it is for whoever does not see it. */
/** @param {string[]} rows @param {string} label */
export function qrCode(rows, label) {
  const side = rows.length + 2 * MARGIN;
  return h(
    "div",
    { class: "n-qr", role: "img", "aria-label": label },
    s("svg", { viewBox: `0 0 ${side} ${side}`, "aria-hidden": "true", "shape-rendering": "crispEdges" }, s("path", { d: pathOf(rows) })),
  );
}

/** One stroke for each run of dark squares. */
/** @param {string[]} rows */
export const pathOf = (rows) =>
  rows.flatMap((row, y) => [...row.matchAll(/1+/g)].map((run) => `M${run.index + MARGIN} ${y + MARGIN}h${run[0].length}v1h-${run[0].length}z`)).join("");
