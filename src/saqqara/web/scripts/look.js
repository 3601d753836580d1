// Looking back: the table as it stood after any move, as you may know it; the moves in notation; links to a turn.
import { linkToTurn } from "./address.js";
import { $, fill, h, named } from "./dom.js";
import { movesOf } from "./log.js";
import { nameOf } from "./names.js";
import { viewOf } from "./room.js";
import { RecordedTable } from "./sources.js";
import { complain } from "./trouble.js";

const CALM = 90; // a slider on the move does not ask for every turn that it passes
const slider = $("#turn");

const STEPS = {
  "look-first": () => 0,
  "look-back": () => Number(slider.value) - 1,
  "look-on": () => Number(slider.value) + 1,
  "look-now": () => Number(slider.max),
};
const KEYS = { ArrowLeft: "look-back", ArrowRight: "look-on", Home: "look-first", End: "look-now" };

export class Look {
  #past = null; // the table as the seat on screen may know it; another one when it is forgotten
  #timer = null;
  #wanted = null;

  constructor(room, draw) {
    this.room = room;
    this.draw = draw;
    slider.addEventListener("input", () => this.at(Number(slider.value)));
    this.forget();
  }

  /** Forgets what it knows: something has happened, or another seat looks. What is still wanted is asked for again. */
  forget() {
    this.#past = new RecordedTable(this.room.source, this.room.shown);
    if (this.#wanted !== null && this.#wanted !== this.room.look?.turn) this.at(this.#wanted);
  }

  /** The bar with the slider. */
  open() {
    this.room.isReplaying = true;
    this.draw();
    slider.focus();
  }

  /** Nobody looks back any more. */
  close() {
    this.room.isReplaying = false;
    this.stop();
  }

  /** The table as it stands. */
  stop() {
    this.#wanted = null;
    clearTimeout(this.#timer);
    slider.value = slider.max;
    this.#show(null);
  }

  /** Whether the key is one of those that look back, while the bar is open. */
  key({ key, target }) {
    if (!this.room.isReplaying || !KEYS[key] || target === slider) return false;
    this.at(STEPS[KEYS[key]]());
    return true;
  }

  /** The table after so many moves; after all of them, as it stands. */
  at(turn) {
    this.room.isReplaying = true;
    slider.max = Math.max(Number(slider.max), viewOf(this.room)?.turn ?? 0);
    if (turn >= Number(slider.max)) {
      this.stop();
      return;
    }
    this.#wanted = Math.max(0, turn);
    slider.value = this.#wanted;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fetch(this.#wanted), this.#past.knows(this.#wanted) ? 0 : CALM);
  }

  #show(past) {
    this.room.look = past;
    history.replaceState(history.state, "", past ? linkToTurn(past.turn) : location.pathname + location.search);
    this.draw();
  }

  async #fetch(turn) {
    const past = this.#past;
    const isWanted = () => past === this.#past && this.#wanted === turn;
    try {
      const told = await past.replay(turn);
      if (isWanted()) this.#show(told);
    } catch (trouble) {
      if (isWanted()) complain(trouble);
    }
  }

  /** Does one of the steps that buttons offer. */
  step(deed) {
    this.at(STEPS[deed]());
  }

  /** All moves so far, in notation. */
  async tellMoves() {
    const line = ({ number, seat, move }) =>
      h("li", { "data-key": number }, named(nameOf(this.room.table.seats[seat])), ` ${move}`);
    try {
      fill($("#earlier-moves"), movesOf(await this.#past.record()).map(line));
    } catch (trouble) {
      complain(trouble);
    }
  }
}
