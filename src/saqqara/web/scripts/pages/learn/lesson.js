// A lesson under way: where it stands, what was tried, and what is answered. Nothing here draws.
import { Trouble } from "../../ui/trouble.js";

const NEXT = "next"; // what completes a step that only tells something
const RINGED = 2; // wrong tries after which the target is lit
const SHOWN = 3; // after which it can be shown

export class Lesson {
  /** @type {Wire.LessonShown} */
  shown = null;
  /** @type {Wire.LessonAnswer | null} */
  answer = null; // to the last try at this step, until it is put away
  tries = 0; // wrong ones at this step
  isBusy = false;

  /** `ask` brings the answer to { done, move }; `changed` hears what has changed, with whether it was a move. */
  /** @param {(wish: { done: string[], move: string | null }) => Promise<Wire.LessonShown> | Wire.LessonShown} ask @param {(isMove: boolean) => void} changed */
  constructor(ask, changed) {
    this.ask = ask;
    this.changed = changed;
  }

  get isOver() {
    return this.shown.kind === "over";
  }

  /** Whether the last try was not what the lesson wants. */
  get isWrong() {
    return this.answer !== null && !this.answer.is_right;
  }

  /** Whether something has to be done on the board. */
  get waits() {
    return this.shown.kind === "do";
  }

  get canShow() {
    return this.waits && this.tries >= SHOWN;
  }

  /** Whether the target itself is lit. */
  get isRinged() {
    return this.waits && this.tries >= RINGED;
  }

  get canGoBack() {
    return this.shown.done.length > 0;
  }

  /** Opens the lesson where it was left; a place that it no longer has is its beginning. */
  /** @param {string[]} done */
  async begin(done) {
    try {
      await this.#go(done, null);
    } catch (trouble) {
      if (!done.length || !(trouble instanceof Trouble) || trouble.error === "unreachable") throw trouble;
      await this.#go([], null);
    }
  }

  /** The next step, where this one only tells something; a wrong try is put away. */
  next() {
    if (this.isWrong) return this.tryAgain();
    return this.waits || this.isOver ? undefined : this.#go([...this.shown.done, NEXT], null);
  }

  back() {
    return this.canGoBack ? this.#go(this.shown.done.slice(0, -1), null) : undefined;
  }

  /** Ends the step: what is to be done in it is done. */
  skip() {
    if (this.isOver) return undefined;
    return this.waits ? this.#go(this.shown.done, this.shown.show) : this.#go([...this.shown.done, NEXT], null);
  }

  /** Plays what is to be done. */
  showMe() {
    return this.waits ? this.#go(this.shown.done, this.shown.show) : undefined;
  }

  /** A move on the board. */
  /** @param {string} move */
  try(move) {
    return this.#go(this.shown.done, move);
  }

  tryAgain() {
    this.answer = null;
    this.changed(false);
  }

  /** @param {string[]} done @param {string | null} move */
  async #go(done, move) {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      const shown = await this.ask({ done, move });
      const isWrong = shown.answer !== null && !shown.answer.is_right;
      this.tries = isWrong ? this.tries + 1 : 0;
      Object.assign(this, { shown, answer: shown.answer });
      this.changed(move !== null && !isWrong);
    } finally {
      this.isBusy = false;
    }
  }
}
