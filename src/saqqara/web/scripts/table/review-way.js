// The way to the review of a match.
import { EARLY } from "./verdict.js";

/** The address of the review, at a turn if one is given; null where there is none: a match that runs, or was ended early. */
/** @param {Pick<Room, "source" | "table">} room @param {number | null} [turn] */
export function reviewAddress({ source, table }, turn = null) {
  if (!source.recordAddress || table.status !== "over" || !table.outcome || EARLY.has(table.outcome.reason)) return null;
  return `/review/${encodeURIComponent(table.id)}${turn === null ? "" : `#turn=${turn}`}`;
}
