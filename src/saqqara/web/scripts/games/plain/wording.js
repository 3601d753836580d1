// What is said of any game now and then: its keys, and moves of the past.

/** What somebody did: the notation says it. */
export const retold = (move) => move;
