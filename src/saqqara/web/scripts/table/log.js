// The log: what happened, told once. A view tells of the last move alone; where all move at the same time, it tells
// again what happened since the last draw, or before it, and then what was hidden so far.
import { drawing } from "../drawings/drawing.js";
import { slabIcon } from "../drawings/stone.js";
import { h } from "../ui/dom.js";
import { language } from "../ui/words.js";
import { pieces, TURN } from "./sentences.js";

const LONGEST = 400; // moves
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const sameWords = (one, other) => same({ ...one, turn: null }, { ...other, turn: null });
const sameEvent = (one, other) => same({ ...one, playedBy: null }, { ...other, playedBy: null }); // whoever played it

export class Log {
  #passages = []; // { turn, events, told }, the last of these as it was said last; events know their turns
  #drawn = new Drawn();
  stamp = 0; // of what it tells: another one, another picture

  /**
   * `isSimultaneous`: all move at the same time, so that views overlap; `sentences` tells events, `covered` as all may know
   * them; `sketch` draws what has a tag.
   */
  /** @param {Pick<Face, "isSimultaneous" | "sentences" | "covered" | "sketch">} face */
  constructor(face) {
    this.face = face;
  }

  /** What happened before this page was opened, as the house tells it: [{ turn, events }]. */
  /** @param {{ turn: number, events: GameEvent[] }[]} passages */
  begin(passages) {
    const later = this.#passages;
    this.#passages = [];
    for (const { turn, events } of [...passages, ...later]) this.hear(turn, events);
  }

  /** Takes in what a view tells. Moves that were taken back are forgotten. */
  /** @param {GameEvent[]} events */
  hear(turn, events) {
    this.stamp += 1;
    if (this.face.isSimultaneous) this.#hearAgain(turn, events);
    else this.#hearOnce(turn, events);
    this.#passages.splice(0, this.#passages.length - LONGEST);
  }

  /** @param {GameEvent[]} events */
  #hearOnce(turn, events) {
    while (this.#passages.length && this.#passages.at(-1).turn > turn) this.#passages.pop();
    if (!events.length) return;
    if (this.#passages.at(-1)?.turn === turn) this.#passages.pop();
    this.#passages.push({ turn, events: events.map((event) => ({ ...event, [TURN]: turn })) });
  }

  /** What is told from its first event on replaces what was told from there on. It happened when it was told first. */
  /** @param {GameEvent[]} heard */
  #hearAgain(turn, heard) {
    if (!heard.length) return;
    const at = this.#passages.findLastIndex((passage) => passage.events.some((event) => sameEvent(event, heard[0])));
    const known = at < 0 ? [] : this.#passages.slice(at).flatMap((passage) => passage.events);
    const events = heard.map((event) => ({ ...event, [TURN]: Math.min(turn, turnOf(event, known)) }));
    if (at < 0) {
      this.#passages.push({ turn, events });
      return;
    }
    const { turn: earlier, events: before } = this.#passages[at];
    const kept = before.slice(0, before.findLastIndex((event) => sameEvent(event, events[0])));
    // events of one kind may be one sentence, as in "draws 4 cards": they stay in one passage
    const isApart = kept.length > 0 && kept.at(-1).event !== events[0].event;
    const passages = isApart
      ? [{ turn: Math.min(earlier, turn), events: kept }, { turn, events }]
      : [{ turn, events: [...kept, ...events] }];
    this.#passages.splice(at, Infinity, ...passages);
  }

  /**
   * List items up to a turn, the same ones each time; a round that begins is a heading. On a screen that is shared,
   * what only one has seen is covered, and everybody has a name; else the seat `you` is whoever reads it.
   */
  /** @param {string[]} names @param {boolean} isShared @param {number} [upTo] @param {SeatOrNone} [you] */
  draw(names, isShared, upTo = Infinity, you = null) {
    const key = JSON.stringify([language(), isShared, names, you]);
    /** @param {GameEvent[]} events */
    const tell = (events) => this.face.sentences(isShared ? events.map(this.face.covered) : events, (seat) => names[seat], you);
    const said = this.#passages.flatMap((passage) => toldOf(passage, upTo, key, tell));
    return this.#drawn.itemsOf(key, said, this.face.sketch);
  }
}

/** The list items that were drawn last. What was told before is not drawn anew: a line may have the focus. */
class Drawn {
  #key = "";
  #items = new Map(); // sentence -> its item, in the order of the list

  /** @param {string} key of a language and names; other ones, other items @param {Line[]} said */
  itemsOf(key, said, sketch) {
    if (key !== this.#key) this.#items.clear();
    this.#key = key;
    const kept = keptItems(this.#items, said);
    this.#items = new Map(said.map((sentence) => [sentence, kept.get(sentence) ?? listItem(sentence, sketch)]));
    for (const [sentence, item] of this.#items) if (!sentence.isHeading) subjects.set(item, sentence);
    return [...this.#items.values()];
  }
}

/** The items of sentences that were drawn, though they be told anew or of another turn; of sentences that are alike, from the last on. */
function keptItems(drawn, said) {
  const kept = new Map(said.filter((sentence) => drawn.has(sentence)).map((sentence) => [sentence, drawn.get(sentence)]));
  const left = [...drawn.keys()].filter((sentence) => !kept.has(sentence));
  for (const isAlike of [same, sameWords])
    for (const sentence of said.filter((one) => !kept.has(one)).reverse()) {
      const at = left.findLastIndex((one) => isAlike(one, sentence));
      if (at >= 0) kept.set(sentence, drawn.get(left.splice(at, 1)[0]));
    }
  return kept;
}

/** When an event was told first, of those that are known; each is found once. */
function turnOf(event, known) {
  const at = known.findIndex((one) => same(one, event));
  return at < 0 ? Infinity : known.splice(at, 1)[0][TURN];
}

/** What a passage says up to a turn; said once, until the language or a name changes. */
function toldOf(passage, upTo, key, tell) {
  const { told } = passage;
  const isPast = (event) => event[TURN] <= upTo;
  const events = passage.events.every(isPast) ? passage.events : passage.events.filter(isPast);
  if (told?.key === key && told.events === events) return told.said;
  passage.told = { key, events, said: tell(events) };
  return passage.told.said;
}

const subjects = new WeakMap(); // item -> what it tells of

/** What an item of the log is about, as selectors: for good, and as long as the round lasts; and the turn of its move. */
/** @returns {Pick<Line, "about" | "passing" | "turn">} */
export const subjectsOf = (item) => subjects.get(item) ?? { about: [], passing: [], turn: null };

/** A line of the log is a button: it looks back at its move. */
/** @param {Line} sentence */
function listItem({ text, isHeading, seat }, sketch) {
  if (isHeading) return h("li", { class: "l-head" }, h("span", {}, text));
  const mark = seat === undefined ? h("span", { class: "l-dot" }) : drawing(slabIcon(seat, 13));
  const words = h("span", {}, drawnPieces(pieces(text), seat, sketch));
  return h("li", {}, h("button", { class: "l-line", type: "button", "data-do": "look-at", "data-rove-item": true, tabindex: "-1" }, mark, words));
}

const STOP = /^[.,:;]/;

/** The pieces of a sentence as they are shown; a stop stays with the picture before it. */
function drawnPieces(all, seat, sketch) {
  const isDrawn = (piece) => piece?.tag && piece.tag !== "b";
  return all.map(({ tag, words }, number) => {
    const [before, after] = [all[number - 1], all[number + 1]];
    if (tag === "b") return h("b", {}, words);
    if (!tag) return isDrawn(before) ? words.replace(STOP, "") : words;
    const [stop = ""] = STOP.exec(after?.words ?? "") ?? [];
    return stop ? h("span", { class: "l-tied" }, sketch(tag, words, seat), stop) : sketch(tag, words, seat);
  });
}

/** The moves of a record: [{ number, seat, move }], nature's left out. */
export function movesOf(record) {
  const lines = record.slice(record.indexOf("\n\n") + 2).split("\n");
  return lines
    .map((line) => /^(\d+) (\d) (.+)$/.exec(line))
    .filter(Boolean)
    .map(([, number, seat, move]) => ({ number, seat: Number(seat), move }));
}
