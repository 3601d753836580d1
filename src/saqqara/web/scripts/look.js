// Looking back: the table as it stood after any move, as you may know it; the moves in notation; links to a turn.
import { get, getText } from "./api.js";
import { $, fill, h, named } from "./dom.js";
import { movesOf } from "./log.js";
import { nameOf } from "./names.js";
import { viewOf } from "./room.js";
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

/** The turn that the address asks for. */
export const turnInAddress = () => {
  const turn = /(?:^#|&)turn=(\d{1,5})/.exec(location.hash)?.[1];
  return turn === undefined ? null : Number(turn);
};

/** The address of this table at a turn. */
export const linkToTurn = (turn) => `${location.origin}${location.pathname}#turn=${turn}`;

export class Look {
  #known = new Map(); // seat and turn -> what the house told; another map when it is forgotten
  #timer = null;
  #wanted = null;

  constructor(room, draw) {
    this.room = room;
    this.draw = draw;
    slider.addEventListener("input", () => this.at(Number(slider.value)));
    document.addEventListener("click", (event) => {
      const step = STEPS[event.target.closest("[data-do]")?.dataset.do];
      if (step) this.at(step());
    });
    $("#earlier").addEventListener("toggle", ({ target }) => target.open && this.#tellMoves());
  }

  /** Forgets what it knows: something has happened, or another seat looks. What is still wanted is asked for again. */
  forget() {
    this.#known = new Map();
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
    const told = this.#known.get(this.#place(this.#wanted));
    if (told) this.#show(told);
    else this.#timer = setTimeout(() => this.#fetch(this.#wanted), CALM);
  }

  #show(past) {
    this.room.look = past;
    history.replaceState(history.state, "", past ? linkToTurn(past.turn) : location.pathname + location.search);
    this.draw();
  }

  async #fetch(turn) {
    const [known, place] = [this.#known, this.#place(turn)];
    const isWanted = () => known === this.#known && this.#wanted === turn;
    try {
      const told = await get(`${this.room.path}/replay/${place}`);
      known.set(place, told);
      if (isWanted()) this.#show(told);
    } catch (trouble) {
      if (isWanted()) complain(trouble);
    }
  }

  #place(turn) {
    return `${turn}${this.#seat()}`;
  }

  async #tellMoves() {
    const line = ({ number, seat, move }) =>
      h("li", { "data-key": number }, named(nameOf(this.room.table.seats[seat])), ` ${move}`);
    try {
      const record = await getText(`${this.room.path}/record${this.#seat()}`);
      fill($("#earlier-moves"), movesOf(record).map(line));
    } catch (trouble) {
      complain(trouble);
    }
  }

  #seat() {
    return this.room.shown === null ? "" : `?seat=${this.room.shown}`;
  }
}
