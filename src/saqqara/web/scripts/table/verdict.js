// Who has won, and by how much: to a player in the second person, to all others by name.
import { say } from "../ui/words.js";
import { nameOf } from "./names.js";

export const EARLY = new Set(["concession", "agreement"]); // what is counted by then decides nothing

/** @param {Pick<Room, "table" | "mine">} room */
export function verdict({ table: { outcome, seats }, mine }) {
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const facts = { outcome, winners, nameAt: (seat) => nameOf(seats[seat]), reason: outcome.reason.replaceAll(" ", "-") };
  if (!winners.length) return say("end.no_winner");
  const isMineAlone = mine.length === 1 && winners.length === 1 && winners[0] === mine[0];
  if (EARLY.has(facts.reason) && isMineAlone) return say("end.you_win_early");
  if (EARLY.has(facts.reason)) return say("end.verdict", { names: winners.map(facts.nameAt), count: winners.length, reason: facts.reason });
  return mine.length === 1 ? ofPlayer(facts, mine[0]) : ofOthers(facts);
}

/** How far the winner is ahead of the best of the others. */
function lead({ points }, winner) {
  return points[winner] - Math.max(...points.filter((_, seat) => seat !== winner));
}

function ofPlayer({ outcome, winners, nameAt, reason }, seat) {
  const others = winners.filter((one) => one !== seat).map(nameAt);
  if (outcome.places[seat] !== 1) return ofLoser({ outcome, winners, others, reason }, seat);
  if (others.length) return say("end.you_share", { names: others, reason });
  const ahead = lead(outcome, seat);
  return ahead > 0 ? say("end.you_win", { points: ahead }) : say("end.you_win_tie", { reason });
}

function ofLoser({ outcome, winners, others, reason }, seat) {
  const place = outcome.places[seat];
  const behind = outcome.points[winners[0]] - outcome.points[seat];
  const values = { place, names: others, count: others.length };
  return behind > 0 ? say("end.you_behind", { ...values, points: behind }) : say("end.you_level", { ...values, reason });
}

function ofOthers({ outcome, winners, nameAt, reason }) {
  const ahead = winners.length === 1 ? lead(outcome, winners[0]) : 0;
  if (ahead > 0) return say("end.wins_by", { name: nameAt(winners[0]), points: ahead });
  return say("end.verdict", { names: winners.map(nameAt), count: winners.length, reason });
}
