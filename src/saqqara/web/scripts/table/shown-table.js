// A table that shows whatever position it is told to: the board of a review, and of puzzles.
import { Trouble } from "../ui/trouble.js";

/** @returns {Promise<any>} */
const refused = async () => {
  throw new Trouble("not_now");
};

/** Nobody is asked anything there, unless a position comes with moves: then `play` hears the one that is chosen. */
/** @implements {TableSource} */
export class ShownTable {
  /** @type {((message: any) => void) | null} */
  #hear = null;
  #last = null; // the view that is shown
  #asked = 0; // how many questions there were

  /** @param {Wire.TableShown} table @param {SeatOrNone} seat whose view it is @param {(move: string) => Promise<unknown>} [play] */
  constructor(table, seat, play = refused) {
    this.shown = table;
    this.seat = seat;
    this.play = play;
  }

  open = async () => ({ house: { name: null, levels: [] }, table: this.shown });
  table = async () => this.shown;

  /** @param {Ears} ears */
  listen({ hear, changed }) {
    this.#hear = hear;
    changed("open");
    hear({ type: "welcome", table: this.shown, seats: this.seat === null ? [] : [this.seat], said: [] });
    if (this.#last) hear(this.#last);
  }

  /** Shows a position; with `isStep` what happened in it moves on screen; with `legal` the seat is asked. */
  /** @param {Position} position @param {number} turn @param {{ isStep?: boolean, legal?: string[] | null }} [how] */
  show(position, turn, { isStep = false, legal = null } = {}) {
    const table = isStep ? position : { ...position, events: [] };
    if (legal) this.#asked += 1;
    /** @type {any} */
    const view = { type: "view", seat: this.seat, turn, ask: legal && this.#asked, legal: legal ?? [], table, may_undo: false, no_ask_back: "unmoved" };
    this.#last = view;
    this.#hear?.(view);
  }

  /** @param {any} message */
  async say({ type, move }) {
    if (type !== "move") return refused();
    if (!this.#last.legal.includes(move)) throw new Trouble("illegal_move");
    return this.play(move);
  }

  close() {
    this.#hear = null;
  }

  story = async () => [];
  mention = () => {};
  renew = () => {};
  /** @type {TableSource["foresee"]} */
  foresee = refused;
  hint = refused;
  replay = refused;
  record = refused;
  fork = refused;
  rematch = refused;
}
