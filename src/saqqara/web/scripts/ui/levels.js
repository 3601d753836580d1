/** The levels of bots, the weakest first. */
export const LEVELS = ["apprentice", "scribe", "mason", "architect", "vizier", "pharaoh"];
