// Looking back: the table as it stood after any move, as you may know it, and the moves in notation.
import { get, getText } from "./api.js";
import { $, fill, h, named } from "./dom.js";
import { movesOf } from "./log.js";
import { nameOf } from "./names.js";
import { complain } from "./trouble.js";

const CALM = 90; // a slider on the move does not ask for every turn that it passes
const slider = $("#turn");

const STEPS = {
  "look-back": () => Number(slider.value) - 1,
  "look-on": () => Number(slider.value) + 1,
  "look-now": () => Number(slider.max),
};

export class Look {
  #known = new Map(); // turn -> what the house told
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

  /** Forgets what it knows: something has happened, or another seat looks. */
  forget() {
    this.#known.clear();
  }

  /** Nobody looks back any more. */
  stop() {
    this.#wanted = null;
    clearTimeout(this.#timer);
    slider.value = slider.max;
    this.#show(null);
  }

  /** The table after so many moves; after all of them, as it stands. */
  at(turn) {
    if (turn >= Number(slider.max)) {
      this.stop();
      return;
    }
    this.#wanted = Math.max(0, turn);
    slider.value = this.#wanted;
    clearTimeout(this.#timer);
    const told = this.#known.get(this.#wanted);
    if (told) this.#show(told);
    else this.#timer = setTimeout(() => this.#fetch(this.#wanted), CALM);
  }

  #show(past) {
    this.room.look = past;
    this.draw();
  }

  async #fetch(turn) {
    try {
      const told = await get(`${this.room.path}/replay/${turn}${this.#seat()}`);
      this.#known.set(turn, told);
      if (this.#wanted === turn) this.#show(told);
    } catch (trouble) {
      if (this.#wanted === turn) complain(trouble);
    }
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
