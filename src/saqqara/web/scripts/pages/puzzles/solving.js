// A puzzle under way: what was tried, and what the server said of it. Nothing here draws.

export class Solving {
  /** @type {"open" | "wrong" | "right" | "shown"} */
  state = "open";
  /** @type {string[]} */
  moves = []; // those that were right
  tried = ""; // the last wrong one
  /** @type {Wire.PuzzleTried | null} */
  said = null; // what the server said last
  /** @type {any[]} */
  tables = []; // after each move of the answer so far, the replies too

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
    if (said.is_right) this.#follow(said, move);
    else this.tried = move;
    this.state = !said.is_right ? "wrong" : said.is_over ? "right" : "open";
    return said;
  }

  #follow({ tables }, move) {
    this.moves.push(move);
    this.tables.push(...tables);
  }

  /** Puts a wrong try away. */
  again() {
    if (this.state === "wrong") this.state = "open";
  }

  async show() {
    if (this.isOver) return null;
    const said = await this.ask.answer();
    this.said = said;
    this.tables = said.tables;
    this.state = "shown";
    return said;
  }
}
