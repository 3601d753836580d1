// What is said of any game now and then: its keys, and moves of the past.
export const KEYS = [["1–9", "key.move"]];

/** What somebody did: the notation says it. */
export const retold = (move) => move;
