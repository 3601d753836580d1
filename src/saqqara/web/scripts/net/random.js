// Chance made here: your share in the chance of a match, and names for what you say.

const hex = (count) =>
  [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** 32 hex digits that go into the draws of a match. */
export const freshEntropy = () => hex(16);

/** A name for one message: sent twice, it counts once. */
export const freshKey = () => hex(12);

/** A whole number below a bound, for names and delays; nothing of the game hangs on it. */
export const numberBelow = (bound) => crypto.getRandomValues(new Uint32Array(1))[0] % bound;
