// The board of a review: the table of the game as it stood at any moment of it, or as it would have stood in a better line.
import { mountTable } from "../../table/mount.js";
import { RecordedTable } from "../../table/sources.js";
import { Trouble } from "../../ui/trouble.js";

const refused = async () => {
  throw new Trouble("not_now");
};

/** A table that shows whatever position it is told to. Nobody is asked anything there. */
/** @implements {TableSource} */
class ShownTable {
  /** @type {((message: any) => void) | null} */
  #hear = null;
  #last = null; // the view that is shown

  /** @param {Wire.TableShown} table @param {SeatOrNone} seat whose view it is */
  constructor(table, seat) {
    this.shown = table;
    this.seat = seat;
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

  /** Shows a position; with `isStep` what happened in it moves on screen. */
  /** @param {Position} position @param {boolean} [isStep] */
  show(position, turn, isStep = false) {
    const table = isStep ? position : { ...position, events: [] };
    /** @type {any} */
    const view = { type: "view", seat: this.seat, turn, ask: null, legal: [], table, may_undo: false };
    this.#last = view;
    this.#hear?.(this.#last);
  }

  close() {
    this.#hear = null;
  }

  story = async () => [];
  mention = () => {};
  renew = () => {};
  say = refused;
  foresee = refused;
  hint = refused;
  replay = refused;
  record = refused;
  fork = refused;
  rematch = refused;
}

export class Board {
  #past;
  #table;
  #wanted = null; // the moment that was asked for last
  #mounted;

  /** `root` holds the table; `source` tells of the past; `seat` is whose view it is, null for a spectator. */
  /** @param {HTMLElement} root @param {ReviewSource} source @param {Wire.TableShown} table @param {SeatOrNone} seat */
  constructor(root, source, table, seat) {
    /** @type {any} */
    const past = source;
    this.#past = new RecordedTable(past, seat);
    this.#table = new ShownTable(table, seat);
    this.#mounted = mountTable(root, this.#table, { rail: false, keys: false });
  }

  /** The table after so many moves of the game, as it is known here. */
  at = (turn) => this.#past.replay(turn);

  /** Shows the table after so many moves; whether that is still wanted by the time that it has come. */
  async go(turn, isStep = false) {
    this.#wanted = turn;
    const { table } = await this.at(turn);
    if (this.#wanted !== turn) return false;
    this.#table.show(table, turn, isStep);
    return true;
  }

  /** Shows a position that the game did not reach. */
  /** @param {Position} position */
  show(position, turn, isStep) {
    this.#wanted = null;
    this.#table.show(position, turn, isStep);
  }

  leave() {
    this.#mounted.unmount();
  }
}
