// Why a move is worse than the best one, in points by source: in hints and in reviews. The texts are those of reviews.
import { plainWord, say } from "../ui/words.js";
import { nameOf } from "./names.js";

/** Whom a sentence is about: { name, you }. */
export const whoIs = (seats, seat) => ({ name: nameOf(seats[seat]), you: Boolean(seats[seat].isYou) });

/** Where points come from, inside a sentence. */
export const earnedWhere = (wording, source) => wording.earnedWhere?.(source) ?? say("review.source", { source: plainWord(source) });

/** One sentence; nothing where the difference is noise. */
/** @param {any[]} seats @param {any} wording of the game @param {Wire.ReasonShown[]} reasons */
export function reasonsWords(seats, wording, reasons) {
  const sentences = reasons.map(({ seat, source, points }) => {
    const values = { ...whoIs(seats, seat), number: Math.abs(points), where: earnedWhere(wording, source) };
    return points < 0 ? say("review.costs", values) : say("review.gives", values);
  });
  return sentences.length ? say("review.reasons", { reasons: sentences }) : "";
}
