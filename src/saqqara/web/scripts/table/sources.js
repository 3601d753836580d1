// Tables that no socket brings: the past of a table, and steps that a page has written down. They say what the house
// would say, in the same messages; docs/contribute/browser.md tells what all sources of tables can do.
import { Trouble } from "../ui/trouble.js";

/** @returns {Promise<any>} */
const refused = async () => {
  throw new Trouble("not_now");
};

/** The past of another source as a seat may know it, each turn asked for once. Nobody is asked anything there. */
/** @implements {TableSource} */
export class RecordedTable {
  /** @type {Map<number, Promise<Past>>} */
  #known = new Map(); // turn -> promise of what the other source tells
  /** @type {((message: any) => void) | null} */
  #hear = null;

  /** @param {TableSource} source @param {SeatOrNone} seat */
  constructor(source, seat = null) {
    this.source = source;
    this.seat = seat;
  }

  open = () => this.source.open();

  /** Shows the table as it stands after the last move; `go` to others. */
  /** @param {Ears} ears */
  async listen({ hear, changed }) {
    this.#hear = hear;
    changed("open");
    const table = await this.source.table();
    hear({ type: "welcome", table, seats: this.seat === null ? [] : [this.seat], said: [] });
    const { turns } = await this.replay(0);
    await this.go(turns);
  }

  async go(turn) {
    const { turn: reached, table } = await this.replay(turn);
    this.#hear?.({ type: "view", seat: this.seat, turn: reached, ask: null, legal: [], table, may_undo: false });
  }

  close() {
    this.#hear = null;
  }

  knows = (turn) => this.#known.has(turn);

  /** @param {number} turn */
  replay(turn) {
    if (!this.#known.has(turn)) this.#known.set(turn, this.source.replay(turn, this.seat));
    const answer = this.#known.get(turn);
    answer.catch(() => this.#known.delete(turn)); // the next attempt may have more luck
    return answer;
  }

  table = () => this.source.table();
  story = () => this.source.story(this.seat);
  record = () => this.source.record(this.seat);
  mention = () => {};
  renew = () => {};
  say = refused;
  foresee = refused;
  hint = refused;
  fork = refused;
  rematch = refused;
}

/**
 * Steps of a page, such as a lesson: [{ view, then, foreseen, hint }]. A view is that of the wire; `then` tells for each
 * move the number of the step that follows, or does so as a function; without it the next one follows every legal move.
 * `played` hears each move with the number of its step.
 */
/** @implements {TableSource} */
export class ScriptedTable {
  #at = 0;
  /** @type {((message: any) => void) | null} */
  #hear = null;

  /** @param {{ table: Wire.TableShown, steps: ScriptedStep[], house?: HouseHere, played?: (move: string, step: number) => void }} script */
  constructor({ table, steps, house = { name: null, levels: [] }, played = () => {} }) {
    this.shown = table;
    this.steps = steps;
    this.house = house;
    this.played = played;
  }

  open = async () => ({ house: this.house, table: this.shown });

  /** @param {Ears} ears */
  async listen({ hear, changed }) {
    this.#hear = hear;
    changed("open");
    const seats = this.shown.seats.filter((seat) => seat.is_yours).map((seat) => seat.seat);
    hear({ type: "welcome", table: this.shown, seats, said: [] });
    this.go(this.#at);
  }

  /** Shows a step. */
  go(number) {
    this.#at = number;
    this.#hear?.({ type: "view", may_undo: false, ...this.steps[number].view });
  }

  close() {
    this.#hear = null;
  }

  /** @param {any} message */
  async say({ type, move }) {
    const next = type === "move" ? this.#after(move) : undefined;
    if (next === undefined) throw new Trouble(type === "move" ? "illegal_move" : "not_now");
    this.played(move, this.#at);
    this.go(next);
  }

  #after(move) {
    const { view, then } = this.steps[this.#at];
    if (!view.legal.includes(move)) return undefined;
    if (typeof then === "function") return then(move);
    return then ? then[move] : Math.min(this.#at + 1, this.steps.length - 1);
  }

  table = async () => this.shown;
  /** @param {Asked} _ @param {string[]} moves */
  foresee = async (_, moves) => (this.steps[this.#at].foreseen ?? []).filter((one) => moves.includes(one.move));
  hint = async () => this.steps[this.#at].hint ?? refused();
  story = async () => [];
  mention = () => {};
  renew = () => {};
  replay = refused;
  record = refused;
  fork = refused;
  rematch = refused;
}
