// The situations of a first game that the coach has a word about, by what a scene shows.
const owes = (what) => ({ position, seat }) => position.pending.some((debt) => debt.seat === seat && debt.owes === what);
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** What is rarer comes first: of several questions the coach speaks of one. */
/** @type {Record<string, Situation>} */
export const situations = {
  "keep": { rule: "P2.1", isAsked: true, isThere: owes("keep") },
  "take": { rule: "P5.1", isAsked: true, isThere: owes("take") },
  "red-cross": { rule: "P4.5", isAsked: true, isThere: owes("cross") },
  "first-mark": { rule: "P4.1", isAsked: true, isThere: owes("mark") },
  "last-round": { rule: "P3.1", isAsked: true, isThere: ({ position, figures }) => position.round === figures?.["rounds.count"] },
  "tomb": { rule: "P4.10", isThere: ({ position, seat }) => position.explored[seat].length > 0 },
  "claim": { rule: "P5.3", isThere: ({ position }) => Object.values(position.claimed).flat().some((seat) => seat !== null) },
  "elixir": { rule: "P4.9", isThere: ({ position, seat }) => position.events.some((one) => one.event === "elixir" && one.seat === seat) },
  "skull": { rule: "P4.8", isThere: ({ position, seat }) => position.skulls[seat] > 0 },
  "gem": { rule: "P4.6", isThere: ({ position, seat }) => sum(position.gems[seat]) > 0 },
  "torch": { rule: "P4.7", isThere: ({ position, seat }) => position.torches[seat].includes(true) },
  "next-round": { rule: "P3.1", isThere: ({ position }) => position.round > 1 },
};
