// What the house says, kept in the room.
import { kept } from "../ui/storage.js";
import { Trouble } from "../ui/trouble.js";
import { say } from "../ui/words.js";
import { figuresOf } from "./figures.js";
import { withHands } from "./hands.js";
import { Log } from "./log.js";
import { nameOf, tellApart } from "./names.js";
import { isMyView } from "./state.js";

const SOON = 300; // the table is told after the views, but in a welcome before them
const NOTICE = 8_000;

export class Messages {
  #timers = new Set(); // what is still to be told, or to be told no more
  #wentBack = false; // whether the latest view shows an earlier turn than the one before

  /**
   * `shownSeat` chooses whose view is shown; `heard` is told after each message, `viewed` after each view, `returned` of
   * seats here that a bot has played until now, `failed` of trouble.
   */
  /** @param {Room} room @param {any} _ */
  constructor(room, { shownSeat, heard, viewed, returned = () => {}, failed }) {
    this.room = room;
    this.shownSeat = shownSeat;
    this.heard = heard;
    this.viewed = viewed;
    this.returned = returned;
    this.failed = failed;
    room.signal.addEventListener("abort", () => this.#timers.forEach(clearTimeout));
  }

  /** Does something after a while, unless the table is gone by then. */
  #later(action, ms) {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      action();
    }, ms);
    this.#timers.add(timer);
  }

  /** @param {Told} message */
  hear(message) {
    if (message.type !== "paused") this.room.isPaused = false;
    SAID[message.type]?.(this, message);
    this.heard(message);
  }

  /** What is known before the first message. */
  begin(answer) {
    Object.assign(this.room, { house: answer.house, table: answer.table });
  }

  /** The figures that come with Saqqara: those of the table, unless a view brings others. */
  /** @param {Figures} figures */
  takeShipped(figures) {
    Object.assign(this.room, { shipped: figures, figures });
  }

  /** Something that was said; a phrase also stands at its seat for a while. */
  /** @param {Wire.ChatLine} line */
  takeLine(line) {
    const { said, phrases } = this.room;
    said.push(line);
    said.sort((one, other) => one.at - other.at); // players hear spectators late
    if (!line.phrase || line.seat === null) return;
    phrases.set(line.seat, line);
    this.#later(() => {
      if (phrases.get(line.seat) !== line) return;
      phrases.delete(line.seat);
      this.heard({ type: "notice" });
    }, NOTICE);
  }

  /** A request to take back, which is told here before the house says so. */
  takeRequest(asked) {
    this.room.table = { ...this.room.table, asks_back: asked };
  }

  /** What a bot has played for seats here, in lines; null when it was read. */
  /** @param {string[] | null} lines */
  takeAway(lines) {
    this.room.away = lines?.length ? lines : null;
  }

  /** @param {TableHere} table */
  takeTable(table) {
    this.#noteAnswer(table);
    this.#noteHands(table);
    const back = this.#comeBack(table);
    const left = table.seats.map((seat) => seat.clock_ms ?? null);
    Object.assign(this.room, {
      table: { ...table, seats: tellApart(table.seats) },
      mine: table.seats.filter((seat) => seat.is_yours).map((seat) => seat.seat),
      clocks: left.some((ms) => ms !== null) ? { left, at: performance.now() } : null,
    });
    rememberCommitment(table);
    this.shownSeat.choose();
    if (back.length) this.returned(back);
  }

  /** @param {Pick<Wire.Welcome, "table" | "seats" | "said">} message */
  takeWelcome({ table, seats, said }) {
    const { room } = this;
    Object.assign(room, { mine: seats, said });
    for (const seat of [...room.views.keys()]) if (!isMyView(room, seat)) room.views.delete(seat);
    this.takeTable(table);
  }

  /** @param {Wire.View} view */
  takeView(view) {
    const { room } = this;
    if (!isMyView(room, view.seat)) return;
    this.#wentBack = view.turn < room.views.get(view.seat)?.turn;
    room.views.set(view.seat, view);
    room.figures = figuresOf(view.table, room.shipped);
    if (view.clocks) room.clocks = { left: view.clocks, at: performance.now() };
    if (view.ask === 1) room.firstAsked.set(view.seat, view.turn);
    for (const event of view.table.events)
      if (event.seat !== undefined && !room.face.isDealt(event)) room.stirred.add(event.seat);
    logOf(room, view.seat).hear(view.turn, withHands({ ...view, events: view.table.events }, room.face));
    if (view.table.outcome && !room.table.seed) this.#takeEnd();
    this.viewed();
    this.shownSeat.choose();
  }

  /** A request of this guest that is gone without a move being taken back was declined. */
  #noteAnswer({ asks_back: asked, status }) {
    const { room } = this;
    const before = room.table?.asks_back;
    if (!before) this.#wentBack = false; // what went back before there was a request is no answer to it
    if (!before || asked || !room.mine.includes(before.seat) || status !== "playing") return;
    if (this.#wentBack) return;
    this.#later(() => this.#wentBack || this.tell(() => say("back.declined")), SOON);
  }

  /** Somebody else's seat is played by a bot now, or by its player again. */
  #noteHands({ seats, status }) {
    const known = status === "playing" ? (this.room.table?.seats ?? []) : [];
    const { seat } = known.find((one) => !one.is_yours && one.stands_in !== seats[one.seat].stands_in) ?? {};
    if (seat === undefined) return;
    const level = seats[seat].stands_in ? seats[seat].level : null;
    const name = () => nameOf(this.room.table.seats[seat]);
    this.tell(() =>
      level ? say("seats.bot_plays", { level: say(`level.${level}`), name: name() }) : say("seats.plays_again", { name: name() }),
    );
  }

  /** The seats here that a bot has played until now. */
  /** @param {TableHere} table */
  #comeBack({ seats, status }) {
    const before = status === "playing" ? (this.room.table?.seats ?? []) : [];
    return before.filter((one) => one.stands_in && seats[one.seat].is_yours && !seats[one.seat].stands_in).map(({ seat }) => seat);
  }

  /** Something is told for a moment, in the language that is spoken then. */
  tell(words) {
    this.room.notice = words;
    this.heard({ type: "notice" });
    this.#later(() => {
      if (this.room.notice !== words) return;
      this.room.notice = null;
      this.heard({ type: "notice" });
    }, NOTICE);
  }

  /** The last view may come before the table that tells the seed. */
  async #takeEnd() {
    try {
      this.takeTable(await this.room.source.table());
      this.heard({ type: "table" });
    } catch (trouble) {
      this.failed(trouble);
    }
  }
}

const SAID = {
  welcome: (messages, message) => messages.takeWelcome(message),
  view: (messages, message) => messages.takeView(message),
  table: (messages, { table }) => messages.takeTable(table),
  presence: ({ room }, { seat, state }) => Object.assign(room.table.seats[seat], { presence: state }),
  said: (messages, { line }) => messages.takeLine(line),
  paused: ({ room }) => Object.assign(room, { isPaused: true }),
  // what has an id is told to whoever said it
  refused: (messages, { id, error, message }) => id || messages.failed(new Trouble(error, message)),
};

/** Remembers the commitment as it was first shown to this browser: the house cannot exchange it later unnoticed. */
/** @param {TableHere} table */
function rememberCommitment(table) {
  const key = `commitment.${table.id}`;
  if (table.status !== "over" && !kept.read(key)) kept.keep(key, table.commitment);
}

/** What happened, as a seat may know it. */
/** @param {Room} room */
export function logOf(room, seat) {
  if (!room.logs.has(seat)) room.logs.set(seat, new Log(room.face));
  return room.logs.get(seat);
}
