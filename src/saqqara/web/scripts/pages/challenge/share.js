// What you tell others of a challenge: your points and your place among all, and nothing of the deal.
import { nameOfGame } from "../../table/names.js";
import { bare, say } from "../../ui/words.js";
import { addressOf } from "./source.js";
import { dayWords, opponentsOf, percentWords, titleOf } from "./challenge-text.js";

/** The lines of it, for a message to friends. */
/** @param {Wire.ChallengeShown} challenge @param {string} origin */
export function shareText(challenge, origin) {
  const { yours, results, kind, date, game, id } = challenge;
  const lines = [
    say("challenge.share_head", { title: kind === "day" ? dayWords(date) : titleOf(challenge) }),
    say("challenge.share_points", { game: nameOfGame(game), bots: opponentsOf(challenge), points: yours.points, place: yours.place, help: yours.with_help }),
    results ? amongAll(results) : "",
    new URL(addressOf(id), origin).href,
  ];
  return bare(lines.filter(Boolean).join("\n"));
}

/** How you did among all: a share of many, a place among few, nothing where you are alone or had help. */
/** @param {Wire.ChallengeResults} results */
export function amongAll({ players, better_than: share, place }) {
  if (share !== null) return say("challenge.better_than", { percent: percentWords(share), count: players });
  return place && players > 1 ? say("challenge.place_of", { place, count: players }) : "";
}
