// The table of a lesson: the position of its step, where the learner plays seat 0 and bots have the others.
import { bareTable } from "../../table/bare-table.js";
import { ShownTable } from "../../table/shown-table.js";

const BOTS = ["mason", "architect", "vizier"]; // as texts call them
const YOU = 0;
const TAKES_BACK = ["undo", "ask_back"];

/** The table around a position, as it is drawn. */
/** @param {Position} position @param {School} school */
const around = ({ game, seats, ...position }, { optionsOf }) =>
  bareTable({
    game,
    id: "lesson",
    options: optionsOf(position),
    status: "playing",
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === YOU ? { seat, who: "person", name: "", is_yours: true } : { seat, who: "bot", level: BOTS[seat - 1] },
    ),
  });

export class LessonTable extends ShownTable {
  /** @type {any[]} */
  #foreseen = [];

  /** @param {Position} position @param {School} school @param {{ play: (move: string) => Promise<unknown>, back: () => Promise<unknown> }} hears moves, and those taken back */
  constructor(position, school, { play, back }) {
    super(around(position, school), YOU, play);
    this.back = back;
    this.foresee = async (_, moves) => this.#foreseen.filter(({ move }) => moves.includes(move));
  }

  /** A move that is taken back leads to the step before. */
  /** @param {any} message */
  async say(message) {
    return TAKES_BACK.includes(message.type) ? this.back() : super.say(message);
  }

  /** Shows a step; what happened on the way to it moves on screen where it is the answer to a move. */
  /** @param {Wire.LessonShown} step @param {boolean} isMove */
  showStep({ kind, table, legal, foreseen }, isMove) {
    this.#foreseen = foreseen ?? [];
    this.show(table, table.turn, { isStep: isMove, legal: kind === "do" ? legal : null });
  }
}
