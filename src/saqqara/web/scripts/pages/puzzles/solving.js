// A puzzle under way: what was tried, and what the server said of it. Nothing here draws.

export class Solving {
  /** @type {"open" | "wrong" | "right" | "shown"} */
  state = "open";
  /** @type {string[]} */
  moves = []; // those that were right
  tried = ""; // the last wrong one
  /** @type {Wire.PuzzleTried | null} */
  said = null; // what the server said last

  /** `ask` brings what the server says of moves, and the answer. */
  /** @param {{ try: (moves: string[]) => Promise<Wire.PuzzleTried>, answer: () => Promise<Wire.PuzzleTried> }} ask */
  constructor(ask) {
    this.ask = ask;
  }

  get isOver() {
    return this.state === "right" || this.state === "shown";
  }

  /** Tries a move; what the server says, or null where it is too late. */
  /** @param {string} move */
  async try(move) {
    const said = await this.ask.try([...this.moves, move]);
    if (this.isOver) return null;
    this.said = said;
    if (said.is_right) this.moves.push(move);
    else this.tried = move;
    this.state = !said.is_right ? "wrong" : said.is_over ? "right" : "open";
    return said;
  }

  /** Puts a wrong try away. */
  again() {
    if (this.state === "wrong") this.state = "open";
  }

  async show() {
    if (this.isOver) return null;
    const said = await this.ask.answer();
    this.said = said;
    this.state = "shown";
    return said;
  }
}
