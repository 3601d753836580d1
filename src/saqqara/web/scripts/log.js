// The log: what happened, told once. A view tells of the last move alone; where all move at the same time, it tells
// again what happened since the last draw, or before it, and then what was hidden so far.
import { h } from "./dom.js";
import { sentences } from "./sentences.js";

const LONGEST = 200; // moves
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

export class Log {
  #passages = []; // { turn, events, key }

  /** `isSimultaneous`: all move at the same time, so that views overlap. */
  constructor(isSimultaneous) {
    this.isSimultaneous = isSimultaneous;
  }

  /** Takes in what a view tells. Moves that were taken back are forgotten. */
  hear(turn, events) {
    if (this.isSimultaneous) this.#hearAgain(turn, events);
    else this.#hearOnce(turn, events);
    this.#passages.splice(0, this.#passages.length - LONGEST);
  }

  #hearOnce(turn, events) {
    while (this.#passages.length && this.#passages.at(-1).turn > turn) this.#passages.pop();
    if (!events.length) return;
    if (this.#passages.at(-1)?.turn === turn) this.#passages.pop();
    this.#passages.push({ turn, events, key: turn });
  }

  /** What is told from its first event on replaces what was told from there on. */
  #hearAgain(turn, events) {
    if (!events.length) return;
    const before = this.#passages[0]?.events ?? [];
    const first = before.findLastIndex((event) => same(event, events[0]));
    this.#passages = [{ turn, events: [...(first < 0 ? before : before.slice(0, first)), ...events], key: 0 }];
  }

  /** List items; a round that begins is a heading. */
  draw(names) {
    return this.#passages.flatMap(({ events, key }) =>
      sentences(events, names).map((line, number) =>
        h("li", { class: line.isHeading ? "log-heading" : "", "data-key": `${key}-${number}` }, line.text),
      ),
    );
  }
}

/** The moves of a record: [{ number, seat, move }], nature's left out. */
export function movesOf(record) {
  const lines = record.slice(record.indexOf("\n\n") + 2).split("\n");
  return lines
    .map((line) => /^(\d+) (\d) (.+)$/.exec(line))
    .filter(Boolean)
    .map(([, number, seat, move]) => ({ number, seat: Number(seat), move }));
}
