// A table of the house, as a source of its messages. The connection comes back by itself, and what was not answered is
// said again under the same id, which the house counts once: nothing that was said is lost, and nothing is done twice.
import { Trouble } from "../ui/trouble.js";
import { get, getText, post } from "./api.js";
import { house } from "./person.js";
import { freshKey, numberBelow } from "./random.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
const PATIENCE = 10_000; // an answer that takes longer: the line is taken for dead
const LATER = 2_000; // when the house is busy or cannot reach its storage
const SAID_AGAIN = new Set(["unavailable", "too_many"]);

/** Half of the time doubles with each attempt, half is chance, so that guests do not all come back at once. */
const waitBefore = (attempt) => {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return longest / 2 + numberBelow(Math.ceil(longest / 2));
};

/** The table `id` of this house; what all sources of tables can do is told in docs/contribute/browser.md. */
/** @implements {TableSource} */
export class LiveTable {
  #live = null;

  /** @param {string} id */
  constructor(id) {
    this.path = `/api/tables/${encodeURIComponent(id)}`;
    this.recordAddress = `${this.path}/record`;
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/live/${encodeURIComponent(id)}`;
  }

  async open() {
    const [answer, table] = await Promise.all([house(), this.table()]);
    return { house: answer, table };
  }

  /** @param {Ears} ears */
  listen(ears) {
    this.#live = new Live(this.address, ears);
    this.#live.open();
  }

  /** @param {Utterance} message */
  say = (message) => this.#live.say(message);
  /** @param {Utterance} message */
  mention = (message) => this.#live?.mention(message);
  renew = () => this.#live.reopen();
  close = () => this.#live?.end();

  /** @returns {Promise<Wire.TableShown>} */
  table = () => get(this.path);
  /** @param {Asked} view @param {string[]} moves @returns {Promise<Forecast[]>} */
  foresee = ({ seat, ask }, moves) => post(`${this.path}/foresee`, { seat, ask, moves }).then((answer) => answer.foreseen);
  /** Without a level the judge of reviews advises. @param {Asked} view @param {string} level @returns {Promise<Wire.Advice>} */
  hint = ({ seat, ask }, level) => post(`${this.path}/hint`, { seat, ask, ...(level && { level }) });
  /** @param {number} turn @param {SeatOrNone} seat @returns {Promise<Past>} */
  replay = (turn, seat) => get(`${this.path}/replay/${turn}${ofSeat(seat)}`);
  /** @param {SeatOrNone} seat @returns {Promise<Wire.Passage[]>} */
  story = (seat) => get(`${this.path}/story${ofSeat(seat)}`).then((answer) => answer.passages);
  /** @param {SeatOrNone} seat @returns {Promise<string>} */
  record = (seat) => getText(`${this.path}/record${ofSeat(seat)}`);
  /** @param {Wire.Fork} wish @returns {Promise<Wire.TableShown>} */
  fork = (wish) => post(`${this.path}/fork`, wish);
  /** @param {Wire.Rematch} wish @returns {Promise<Wire.TableShown>} */
  rematch = (wish) => post(`${this.path}/rematch`, wish);
}

const ofSeat = (seat) => (seat === null ? "" : `?seat=${seat}`);

class Live {
  #socket = null;
  #attempt = 0;
  #timer = null;
  #unanswered = new Map(); // id -> { message, done, refused, deadline }
  #isWelcome = false;
  #isOver = false;
  #ended = new AbortController();

  /** `hear` gets every message of the house; `changed` gets "connecting", "open" or "reconnecting". */
  /** @param {string} address @param {Ears} ears */
  constructor(address, { hear, changed }) {
    this.address = address;
    this.hear = hear;
    this.changed = changed;
    const { signal } = this.#ended;
    addEventListener("online", () => this.retryNow(), { signal });
    document.addEventListener("visibilitychange", () => document.hidden || this.retryNow(), { signal });
    addEventListener("pagehide", () => this.close(), { signal });
    addEventListener("pageshow", (event) => event.persisted && this.open(), { signal });
  }

  open() {
    this.#isOver = false;
    this.changed("connecting");
    this.#connect();
  }

  close() {
    this.#isOver = true;
    this.#drop();
  }

  /** Closed for good. */
  end() {
    this.#ended.abort();
    this.close();
  }

  /** Anew, as after getting a name: the house looks at the cookie only when a connection begins. */
  reopen() {
    this.#attempt = 0;
    this.#drop();
    this.open();
  }

  retryNow() {
    if (this.#socket === null && !this.#isOver && this.#timer !== null) this.reopen();
  }

  /** Says something and waits for the answer; a refusal is a `Trouble`. */
  /** @param {Utterance} message */
  say(message) {
    const id = freshKey();
    return new Promise((done, refused) => {
      this.#unanswered.set(id, { message: { ...message, id }, done, refused, deadline: null });
      this.#send(id);
    });
  }

  /** Says something that nobody needs to answer; it is lost with the connection. */
  mention(message) {
    if (this.#isWelcome) this.#socket.send(JSON.stringify(message));
  }

  #connect() {
    clearTimeout(this.#timer);
    this.#timer = null;
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onmessage = ({ data }) => socket === this.#socket && this.#take(JSON.parse(data));
    socket.onclose = () => socket === this.#socket && this.#lost();
  }

  #drop() {
    clearTimeout(this.#timer);
    this.#timer = null;
    const socket = this.#socket;
    this.#forgetSocket();
    socket?.close();
  }

  #forgetSocket() {
    this.#socket = null;
    this.#isWelcome = false;
    for (const one of this.#unanswered.values()) clearTimeout(one.deadline);
  }

  #lost() {
    this.#forgetSocket();
    if (this.#isOver) return;
    this.changed("reconnecting");
    this.#timer = setTimeout(() => this.#connect(), waitBefore(this.#attempt));
    this.#attempt += 1;
  }

  /** @param {any} message */
  #take(message) {
    if (message.type === "welcome") this.#welcomed();
    this.hear(message);
    const id = message.reply_to ?? message.id;
    if (message.type === "refused" && SAID_AGAIN.has(message.error))
      this.#sayLater(id ? [id] : this.#unanswered.keys());
    else if (message.type === "refused")
      this.#settle(id, (one) => one.refused(new Trouble(message.error, message.message)));
    else if (id) this.#settle(id, (one) => one.done(message));
  }

  #welcomed() {
    this.#isWelcome = true;
    this.#attempt = 0;
    this.changed("open");
    for (const id of this.#unanswered.keys()) this.#send(id);
  }

  #send(id) {
    const one = this.#unanswered.get(id);
    if (!one || !this.#isWelcome) return;
    clearTimeout(one.deadline);
    one.deadline = setTimeout(() => this.#doubt(), PATIENCE);
    this.#socket.send(JSON.stringify(one.message));
  }

  #doubt() {
    this.#drop();
    this.#lost();
  }

  #sayLater(ids) {
    for (const id of ids) {
      const one = this.#unanswered.get(id);
      if (!one) continue;
      clearTimeout(one.deadline);
      one.deadline = setTimeout(() => this.#send(id), LATER);
    }
  }

  #settle(id, settle) {
    const one = this.#unanswered.get(id);
    if (!one) return;
    this.#unanswered.delete(id);
    clearTimeout(one.deadline);
    settle(one);
  }
}
