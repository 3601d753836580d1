// Figures of a review as they are written: chances in whole per cent, points to one decimal place, each with its range on demand.
import { h } from "../../ui/dom.js";
import { figure, say } from "../../ui/words.js";
import { apportioned } from "./rounding.js";

const PER_CENT = 100;

/** The chances of a moment by seat in whole per cent, which add up to 100. */
/** @param {Pick<Reviewing.Moment, "wins">} moment */
export const wholePercents = ({ wins }) => apportioned(wins.map(({ mean }) => mean * PER_CENT), PER_CENT);

/** A bound of the range of a chance, as in 45.7%. */
export const percentTenths = (share) => say("review.percent", { number: tenths(share * PER_CENT) });

/** A change of a chance, as in +6%. */
export const signedPercent = (share) => say("review.percent", { number: signedWhole(Math.round(share * PER_CENT)) });

/** Points, as in 38.7. */
export const tenths = (points) => say("hint.number", { number: points });

/** A change of points, as in −3.1. */
export const signedTenths = (points) => (points < 0 ? "" : "+") + tenths(points);

/** A whole number with its sign; nothing has none. */
export const signedWhole = (number) => (number > 0 ? `+${number}` : figure(number));

/** The range of a chance or of points, in words. */
/** @param {Reviewing.Estimate} estimate @param {(value: number) => string} write @param {{ is_exact?: boolean, is_refined?: boolean }} [moment] */
export function rangeWords({ low, high }, write, moment = {}) {
  if (moment.is_exact) return say("review.exact");
  const range = say("review.between", { low: write(low), high: write(high) });
  return moment.is_refined === false ? `${range} (${say("review.glance")})` : range;
}

/** The same beside a figure, where ranges are shown. */
/** @param {Reviewing.Estimate} estimate @param {(value: number) => string} write @param {{ is_exact?: boolean }} [moment] */
export const rangePart = ({ low, high }, write, moment = {}) => beside(moment.is_exact ? say("review.exact") : say("review.range", { low: write(low), high: write(high) }));

/** How sure a figure is that is not bounded: ±1.2; nothing where that is not known, as in reviews that were made earlier. */
/** @param {number | null | undefined} margin @param {(value: number) => string} write */
export const marginPart = (margin, write) => (margin == null ? null : beside(margin === 0 ? say("review.exact") : say("review.margin", { number: write(margin) })));

const beside = (words) => h("small", { class: "range" }, " ", words);
