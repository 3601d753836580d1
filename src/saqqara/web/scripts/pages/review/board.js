// The board of a review: the table of the game as it stood at any moment of it, or as it would have stood in a better line.
import { mountTable } from "../../table/mount.js";
import { ShownTable } from "../../table/shown-table.js";
import { RecordedTable } from "../../table/sources.js";

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
    this.#table.show(table, turn, { isStep });
    return true;
  }

  /** Shows a position that the game did not reach. */
  /** @param {Position} position */
  show(position, turn, isStep) {
    this.#wanted = null;
    this.#table.show(position, turn, { isStep });
  }

  leave() {
    this.#mounted.unmount();
  }
}
