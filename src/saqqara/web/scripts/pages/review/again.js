// Mistakes tried again, one after the other: the table as its player saw it, where a better move can be played. The judge says how
// good each try is.
import { drawing } from "../../drawings/drawing.js";
import { gradeIcon } from "../../drawings/grade.js";
import { playedHere } from "../../table/bare-table.js";
import { mountTable } from "../../table/mount.js";
import { ShownTable } from "../../table/shown-table.js";
import { afterPicture, h } from "../../ui/dom.js";
import { say } from "../../ui/words.js";
import { percentTenths, rangeWords } from "./figures.js";
import { judgeOf, playedAndBest, reasonsWords, whoIs } from "./telling.js";

const TRIED = new Set(["mistake", "blunder"]);
const MINUTES = 0.75; // for each mistake, about
const PER_CENT = 100;

/** The mistakes of a seat that can be tried again. */
/** @param {Reading} reading */
export const mistakesOf = ({ review, source }, seat) =>
  review.decisions.filter((one) => one.seat === seat && TRIED.has(one.grade) && source.hasQuestion(one));

/** What is offered. */
/** @param {Reading} reading */
export function offerPart(reading) {
  const { isDone, tally } = reading;
  if (!isDone) return [];
  const count = mistakesOf(reading, tally).length;
  const values = whoIs(reading, tally);
  if (!count) return [drawing(gradeIcon("good", 30)), h("p", {}, say("review.try_none", values))];
  return [
    drawing(gradeIcon("mistake", 30)),
    h("p", {}, h("b", {}, say("review.try", values)), h("span", {}, say("review.try_about", { count, minutes: Math.ceil(count * MINUTES) }))),
    h("button", { type: "button", class: "btn primary", "data-do": "try" }, say("review.try_go")),
  ];
}

/** The mistakes of a seat as puzzles. `draw` draws the page; `puzzle` holds the table, `panel` what is said. */
export class Again {
  #number = 0;
  #firsts = 0; // found at the first try
  #tries = 0; // at this one
  /** @type {any} */
  #said = ""; // what is said of the last try
  #isOver = false; // whether this one is found, or its answer shown
  #mounted = null;
  #table = null;

  /** @param {Reading} reading @param {Record<string, any>} parts @param {() => void} draw */
  constructor(reading, { puzzle, panel }, draw) {
    this.reading = reading;
    this.root = puzzle;
    this.panelPart = panel;
    this.draw = draw;
    this.list = mistakesOf(reading, reading.tally);
  }

  get isDone() {
    return this.#number >= this.list.length;
  }

  get decision() {
    return this.list[this.#number];
  }

  /** The moment of the move that is tried; null where none is. */
  get turn() {
    return this.decision ? this.decision.turn + 1 : null;
  }

  /** Puts the table of the mistake on the page. */
  async begin() {
    const { decision, reading } = this;
    Object.assign(this, { isAsking: true });
    this.leaveTable();
    [this.#tries, this.#said, this.#isOver] = [0, "", false];
    if (this.isDone) return this.draw();
    this.draw();
    const { tables, legal } = await reading.source.question(decision);
    if (decision !== this.decision) return;
    const play = async (move) => {
      if (await this.#try(decision, move).finally(ask)) await this.#show(decision, move);
    };
    const table = new ShownTable(playedHere(reading.shownTable, decision.seat), decision.seat, play);
    const ask = () => table.show(tables[0], decision.turn, { legal: this.#isOver ? null : legal });
    ask();
    this.#table = table;
    this.#mounted = mountTable(this.root, table, { rail: false });
  }

  /** How good a try is: whether it is as good as the best move. */
  async #try(decision, move) {
    if (this.#isOver) return false;
    this.#tries += 1;
    this.#said = say("review.try_asking", { judge: judgeOf(this.reading) });
    this.draw();
    const { grade, is_as_good: isGood, wins, is_exact } = await this.#graded(decision, move);
    if (decision !== this.decision || this.#isOver) return false;
    const isBest = move === decision.best || grade === "best";
    this.#said = verdictOn(this.reading, decision, { move, wins, isBest, isGood, is_exact });
    if (isGood && this.#tries === 1) this.#firsts += 1;
    this.#isOver = isGood;
    this.#tell();
    return isGood;
  }

  /** Draws the page with what was just said in sight: on a phone it may lie above. */
  #tell() {
    this.draw();
    afterPicture(() => this.panelPart.scrollIntoView({ block: "nearest" }));
  }

  /** Shows a move on the board, where it is known what follows. */
  async #show(decision, move) {
    const { source } = this.reading;
    if (!source.canPlay(decision, move)) return;
    const { tables } = await source.line({ ...decision, line: [{ seat: decision.seat, move }] }, decision.seat);
    if (decision === this.decision) this.#table?.show(tables[1], decision.turn + 1, { isStep: true });
  }

  /** How the judge grades a try; what goes wrong is said in its place. */
  async #graded(decision, move) {
    try {
      return await this.reading.source.tried(decision, move);
    } catch (trouble) {
      this.#tries -= 1;
      this.#said = "";
      this.draw();
      throw trouble;
    }
  }

  /** The answer, shown on the board where its line is known. */
  async answer() {
    const { decision, reading } = this;
    this.#isOver = true;
    this.#said = `${reasonsWords(reading, decision)} ${say("review.try_shown", { move: playedAndBest(reading, decision).best })}`.trim();
    this.#tell();
    await this.#show(decision, decision.best);
  }

  next() {
    this.#number += 1;
    return this.begin();
  }

  leaveTable() {
    this.#mounted?.unmount();
    [this.#mounted, this.#table] = [null, null];
  }

  /** What is asked, and what was said of the last try. */
  panel() {
    const { reading, list } = this;
    if (this.isDone)
      return [
        h("p", { role: "status" }, h("b", {}, say("review.try_done", { right: this.#firsts, count: list.length }))),
        h("div", { class: "row" }, deed("again-end", "review.line_back", true)),
      ];
    const isLast = this.#number === list.length - 1;
    return [
      h("p", { class: "a-number" }, say("review.try_number", { number: this.#number + 1, count: list.length }), " · ", say("review.at", { turn: this.decision.turn + 1, turns: reading.turns })),
      h("p", {}, say("review.try_find", { move: playedAndBest(reading, this.decision).played })),
      h("p", { role: "status", class: this.#isOver ? "a-said is-good" : "a-said" }, this.#said),
      h(
        "div",
        { class: "row" },
        this.#isOver ? deed("again-next", isLast ? "review.try_finish" : "review.try_next", true) : deed("again-answer", "review.try_answer"),
        deed("again-end", "review.line_back"),
      ),
    ];
  }
}

const deed = (name, words, isPrimary = false) => h("button", { type: "button", class: isPrimary ? "btn primary" : "btn", "data-do": name, "data-key": name }, say(words));

/** @param {Reading} reading @param {Reviewing.Decision} decision */
function verdictOn(reading, decision, { move, wins, isBest, isGood, is_exact }) {
  const judge = judgeOf(reading);
  if (isBest) return say("review.try_right", { judge });
  if (move === decision.move) return `${say("review.try_same")} ${reasonsWords(reading, decision)}`.trim();
  if (wins === null) return say("review.try_unknown", { judge });
  const percent = Math.round(wins.mean * PER_CENT);
  const verdict = isGood ? say("review.try_good", { percent }) : say("review.try_wrong", { percent });
  return [verdict, h("small", { class: "range" }, " ", rangeWords(wins, percentTenths, { is_exact }))];
}
