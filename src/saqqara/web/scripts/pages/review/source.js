// Where a review comes from: the server, or the page itself, where it holds a review that was mailed or kept. Everything that the
// page knows of a review passes through here.
import { LiveTable } from "../../net/live.js";
import { erase, get, getText, post } from "../../net/api.js";
import { anyName, becomeKnown, house } from "../../net/person.js";
import { GRADES_FROM } from "../../ui/grades.js";
import { Trouble } from "../../ui/trouble.js";

const WAIT = 25; // s that the server keeps a question open while nothing is new

/** The review that this page is about, or null where none is named. */
/** @returns {ReviewSource | null} */
export function sourceHere() {
  const inlined = document.getElementById("saqqara-review");
  if (inlined) return new InlinedReview(JSON.parse(inlined.textContent));
  const [, , id] = location.pathname.split("/");
  return id ? new ServedReview(decodeURIComponent(id)) : null;
}

/** Asks for the review of a record; its id. */
/** @param {string} record @returns {Promise<string>} */
export const askForRecord = async (record) => (await asking(() => post("/api/reviews", { record }))).id;

/** The server keeps a queue for each person: a guest without a name gets one first. */
async function asking(ask) {
  const shown = await house();
  if (shown.name === null) await becomeKnown(shown, anyName());
  return ask();
}

/** A review of this server. */
/** @implements {ReviewSource} */
class ServedReview {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.path = `/api/reviews/${encodeURIComponent(id)}`;
    this.canStop = true;
    this.makesPuzzles = true;
  }

  /** What there is of it; where nobody has asked for it yet, it is asked for. */
  async open() {
    try {
      return await get(this.path);
    } catch (trouble) {
      if (trouble.error !== "no_such_review") throw trouble;
      return this.ask();
    }
  }

  /** Asks for it, or for the rest of it. */
  ask = () => asking(async () => (this.id.startsWith("rec-") ? post("/api/reviews", { record: await this.record() }) : post(`${new LiveTable(this.id).path}/review`, {})));

  /** As soon as there is more than what has this stamp; or the same again after a while. */
  more = (stamp) => get(`${this.path}?seen=${stamp}&wait=${WAIT}`);
  stop = () => erase(this.path);

  /** The table with the names of its players, null for a record. */
  table = async ({ table }) => (table === null ? null : new LiveTable(table).table());
  replay = (turn, seat) => get(`${this.path}/replay/${turn}${ofSeat(seat)}`);
  story = (seat) => get(`${this.path}/story${ofSeat(seat)}`).then((told) => told.passages);
  record = () => getText(`${this.path}/record`);

  /** The table after each step of a line. */
  line = ({ turn, line }, seat) => post(`${this.path}/line`, { turn, seat, moves: line });
  /** The table before a decision as its seat saw it, with all that could be played. */
  question = ({ turn, seat }) => post(`${this.path}/line`, { turn, seat, moves: [] });
  hasLine = () => true;
  /** Whether the table after a move is known. */
  canPlay = () => true;
  hasQuestion = () => true;
  /** How a try is graded. */
  tried = ({ turn }, move) => post(`${this.path}/try`, { turn, move });
  /** The address of a decision as a puzzle; refused where no best move can be proved. */
  puzzle = async ({ turn }) => `/puzzles/${encodeURIComponent((await post("/api/puzzles/from-review", { review: this.id, turn })).id)}`;
}

const ofSeat = (seat) => (seat === null ? "" : `?seat=${seat}`);

/** A review that the page holds: nothing is asked for elsewhere. */
/** @implements {ReviewSource} */
class InlinedReview {
  constructor(data) {
    this.data = data;
    this.canStop = false;
    this.makesPuzzles = false;
  }

  open = async () => this.data.shown;
  ask = async () => this.data.shown;
  more = () => new Promise(() => {});
  stop = async () => this.data.shown;
  table = async () => this.data.table;
  replay = async (turn) => this.data.past[turn] ?? missing();
  story = async () => this.data.story;
  line = async ({ turn }) => this.data.lines[turn] ?? missing();
  question = async ({ turn }) => this.data.questions[turn] ?? missing();
  /** @returns {Promise<any>} */
  puzzle = async () => missing();
  hasLine = ({ turn }) => Object.hasOwn(this.data.lines, turn);
  canPlay = (decision, move) => this.hasLine(decision) && decision.line[0]?.move === move;
  hasQuestion = ({ turn }) => Object.hasOwn(this.data.questions, turn);

  tried = async (decision, move) => heldTry(decision, move);
}

const NOTHING = { mean: 0, low: 0, high: 0 };

/** What a review knows of a move for sure: the best one, the one that was played, and those of a solved position. */
/** @param {Reviewing.Decision} decision @param {string} move @returns {TriedHere} */
export function heldTry({ best, move: played, grade, wins, choices, is_exact }, move) {
  if (move === best) return { grade: "best", is_as_good: true, wins: NOTHING, is_exact };
  if (move === played) return { grade, is_as_good: false, wins, is_exact };
  const found = choices.find((choice) => choice.move === move);
  if (!is_exact || !found) return { grade: null, is_as_good: false, wins: null, is_exact };
  const cost = Math.max(0, choices[0].wins.mean - found.wins.mean);
  return { grade: null, is_as_good: cost < GRADES_FROM.inaccuracy, wins: { mean: cost, low: cost, high: cost }, is_exact };
}

function missing() {
  throw new Trouble("not_now");
}
