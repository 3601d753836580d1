// Where the board of a review stands: stepping, playing the moves one after the other, and the better line at a decision.
import { linkToTurn } from "../../table/address.js";
import { rateNow } from "../../ui/pace.js";
import { canPlay } from "./better.js";
import { toldTrouble } from "./trouble-lines.js";

const PAUSE = 1_600; // ms from one move to the next
const LINE = 1_000; // in a better line

/** Moves the board of a review. `boardNow` tells the board that is on the page, `draw` draws the rest of it. */
export class Playback {
  #timer = 0;

  /** @param {Reading} reading @param {() => import("./board.js").Board} boardNow @param {() => void} draw */
  constructor(reading, boardNow, draw) {
    this.reading = reading;
    this.boardNow = boardNow;
    this.draw = draw;
  }

  /** Shows the table after so many moves. */
  go(turn, isByItself = false) {
    const { reading } = this;
    const goal = Math.max(0, Math.min(reading.turns, turn));
    const isStep = goal === reading.at + 1 && !reading.line;
    reading.at = goal;
    reading.line = null;
    if (!isByItself) this.rest();
    try {
      history.replaceState(history.state, "", linkToTurn(goal));
    } catch {
      // a page that lies in a file has no address of its own
    }
    this.boardNow().go(goal, isStep).then(
      () => (reading.trouble = null),
      (trouble) => this.#fail(trouble),
    );
    this.draw();
  }

  /** Plays no further by itself. */
  rest() {
    clearTimeout(this.#timer);
    this.reading.isPlaying = false;
  }

  playOrPause() {
    const { reading } = this;
    if (reading.isPlaying) {
      this.rest();
      return this.draw();
    }
    reading.isPlaying = true;
    this.go(reading.at >= reading.turns ? 0 : reading.at + 1, true);
    this.#playNext();
  }

  #playNext() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const { reading } = this;
      if (reading.at >= reading.turns) {
        this.rest();
        return this.draw();
      }
      this.go(reading.at + 1, true);
      this.#playNext();
    }, PAUSE / rateNow());
  }

  /** The next or the previous turning point, in a circle. */
  turningPoint(step) {
    const { reading } = this;
    const turns = [...reading.review.turning_points].sort((one, other) => one - other);
    if (!turns.length) return;
    const ahead = step > 0 ? turns.find((turn) => turn > reading.at) : turns.findLast((turn) => turn < reading.at);
    this.go(ahead ?? (step > 0 ? turns[0] : turns.at(-1)));
  }

  /** Plays the better line on the board, move by move; or leads back to the game. */
  async playLine() {
    const { reading } = this;
    const decision = reading.decisionAt(reading.at);
    if (reading.line) return this.go(reading.at);
    if (!decision || !canPlay(reading, decision)) return;
    this.rest();
    try {
      const { tables } = await reading.source.line(decision, reading.you);
      if (reading.decisionAt(reading.at) !== decision) return;
      reading.line = { tables, step: 0 };
      this.#showLine(decision, false);
    } catch (trouble) {
      this.#fail(trouble);
    }
  }

  /** @param {Reviewing.Decision} decision */
  #showLine(decision, isStep) {
    const { reading } = this;
    const { line } = reading;
    this.boardNow().show(line.tables[line.step], decision.turn + line.step, isStep);
    this.draw();
    if (line.step >= line.tables.length - 1) return;
    this.#timer = setTimeout(() => {
      if (reading.line !== line) return;
      line.step += 1;
      this.#showLine(decision, true);
    }, LINE / rateNow());
  }

  #fail(trouble) {
    this.reading.trouble = toldTrouble(trouble);
    this.draw();
  }
}
