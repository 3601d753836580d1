// What moves would bring, as the rules of the house compute it: asked for once, kept until the next question.
import { viewOf } from "./state.js";

const MOST = 64; // moves that the house tells of at once

export class Forecasts {
  #asked = new Set();

  /** @param {Room} room */
  constructor(room, draw) {
    this.room = room;
    this.draw = draw;
  }

  /** Another question: what was foreseen is no longer so. */
  forget() {
    this.#asked.clear();
    this.room.foreseen = new Map();
  }

  /** Asks for what is not known yet. A forecast that fails is only a comfort less. */
  async of(moves) {
    const view = viewOf(this.room);
    const wanted = moves.filter((move) => !this.#asked.has(move)).slice(0, MOST);
    if (!wanted.length || !view || view.ask === null) return;
    for (const move of wanted) this.#asked.add(move);
    const { foreseen } = this.room;
    try {
      for (const one of await this.room.source.foresee(view, wanted)) foreseen.set(one.move, one);
    } catch {
      return;
    }
    if (foreseen === this.room.foreseen) this.draw();
  }
}
