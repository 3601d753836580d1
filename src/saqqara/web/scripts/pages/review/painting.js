// Draws the page of a review: every part anew where what it shows has changed, and only there.
import { drawing } from "../../drawings/drawing.js";
import { icon } from "../../drawings/icons.js";
import { nameOfGame } from "../../table/names.js";
import { fill, setHidden, setText } from "../../ui/dom.js";
import { language, region, say } from "../../ui/words.js";
import { offerPart } from "./again.js";
import { betterPart } from "./better.js";
import { chanceHead, chart, chartTable, chartWords, progressPart } from "./chances.js";
import { RIGHT, scale } from "./chart.js";
import { drawsPart, luckPart } from "./luck.js";
import { moveList, movesHead, tallyPart } from "./moves.js";
import { outcomePart } from "./outcome.js";
import { judgeOf } from "./telling.js";
import { turningPart } from "./turning.js";

const NARROW = 720; // px of a page whose table of luck has its steps below the figures
const BESIDE = 592; // px that the figures take beside the steps, else

/** The parts of the page, and how they are drawn. */
export class Painter {
  #painted = new Map(); // part -> what it was drawn for
  #size = { wide: 0, tall: 0 };

  /** @param {Record<string, any>} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /** A part is drawn anew only where what it shows has changed. */
  #part(name, values, make) {
    const key = JSON.stringify([language(), ...values]);
    if (this.#painted.get(name) === key) return;
    this.#painted.set(name, key);
    fill(this.parts[name], make());
  }

  /** @param {Reading} reading @param {import("./again.js").Again | null} again */
  paint(reading, again) {
    const { parts } = this;
    const { at, view, shown, line, tally, isDone, trouble } = reading;
    const told = [...reading.told].filter(([, words]) => words).length;
    const { stamp, state } = shown;
    const seats = reading.seats.map(({ name }) => name ?? "");
    const known = [stamp, state, seats];
    document.title = say("title.page", { state: say("review.title"), game: nameOfGame(shown.game) });
    setText(parts.game, nameOfGame(shown.game));
    setText(parts.where, whereWords(reading));
    this.#part("outcome", known, () => outcomePart(reading));
    this.#part("head", [...known, view, at], () => chanceHead(reading));
    this.#part("progress", [...known, trouble, shown.looked_at], () => progressPart(reading));
    this.#chart(reading, told);
    this.#part("turning", [...known, told], () => turningPart(reading));
    this.#scrubber(reading);
    this.#part("better", [...known, at, told, line?.step ?? -1, reading.making], () => betterPart(reading));
    this.#part("movesHead", [], () => movesHead(reading));
    this.#part("tally", [...known, tally], () => tallyPart(reading));
    const marked = again?.turn ?? reading.shownMove;
    this.#part("moves", [...known, marked], () => moveList(reading, marked));
    this.#showNow();
    this.#part("luck", [...known, view, isDone, reading.secondsLeft, this.#barWidth()], () => luckPart(reading, this.#barWidth()));
    this.#part("draws", [...known, view, told], () => drawsPart(reading));
    this.#part("offer", [...known, tally, Boolean(again)], () => offerPart(reading));
    this.#part("judge", [...known], () => say("review.judge", { judge: judgeOf(reading), count: reading.review.judge.simulations }));
    /** @type {NodeListOf<HTMLInputElement>} */
    const radios = document.querySelectorAll("input[name=view], input[name=tally]");
    for (const radio of radios) radio.checked = radio.value === String(radio.name === "view" ? view : tally);
    setHidden(parts.offer, !isDone);
    setHidden(parts.progress, !parts.progress.hasChildNodes());
    this.#again(again);
  }

  /** @param {Reading} reading @param {number} told of how many moments what happened is known */
  #chart(reading, told) {
    const { parts } = this;
    const words = chartWords(reading);
    parts.plot.setAttribute("aria-label", words);
    this.#size = { wide: parts.plot.clientWidth || 600, tall: parts.plot.clientHeight || 200 };
    this.#part("plot", [this.#size, reading.shown.stamp, reading.view, reading.at], () => chart(reading, this.#size));
    if (parts.table.parentElement.open) this.#part("table", [reading.shown.stamp, reading.view, told], () => chartTable(reading));
  }

  /** The room for the steps of luck and skill. */
  #barWidth() {
    return Math.max(120, this.parts.luck.clientWidth - (innerWidth < NARROW ? 24 : BESIDE));
  }

  /** @param {Reading} reading */
  #scrubber(reading) {
    const { parts } = this;
    const { at, turns, isPlaying } = reading;
    const { slider, output, play } = parts;
    slider.max = turns;
    slider.value = at;
    slider.setAttribute("aria-valuetext", say("review.at", { turn: at, turns }));
    slider.style.setProperty("--done", `${(100 * at) / Math.max(1, turns)}%`);
    setText(output, say("review.at", { turn: at, turns }));
    const words = say(isPlaying ? "look.pause" : "look.play");
    play.setAttribute("aria-label", words);
    play.title = words;
    play.replaceChildren(drawing(icon(isPlaying ? "pause" : "play")));
    parts.board.setAttribute("aria-label", say("review.board", { turn: at }));
  }

  /** The move on the board is in sight in the list, which alone scrolls. */
  #showNow() {
    const { parts } = this;
    const row = parts.moves.querySelector(".is-now");
    if (!row) return;
    const above = row.offsetTop - parts.moves.scrollTop;
    if (above < 40 || above + row.offsetHeight > parts.moves.clientHeight) parts.moves.scrollTop = row.offsetTop - parts.moves.clientHeight / 2;
  }

  #again(again) {
    const { parts } = this;
    document.body.classList.toggle("is-trying", Boolean(again));
    for (const name of ["board", "better", "scrubber", "turning"]) setHidden(parts[name], Boolean(again));
    setHidden(parts.panel, !again);
    setHidden(parts.puzzle, !again);
    fill(parts.panel, again ? again.panel() : []);
  }

  /** The turn at a place on the chart. */
  /** @param {Reading} reading */
  turnAt(reading, clientX) {
    const { turnAt } = scale({ ...this.#size, turns: reading.turns, right: reading.view === "points" ? RIGHT : 0 });
    return turnAt(clientX - this.parts.plot.getBoundingClientRect().left);
  }
}

/** When it was played, and by how many. */
/** @param {Reading} reading */
function whereWords(reading) {
  const players = say("review.players", { count: reading.review.seats });
  return [say("review.title"), dayOf(reading), players].filter(Boolean).join(" · ");
}

/** The day on which a table was opened; of a record, the day that it tells. */
/** @param {Reading} reading */
function dayOf({ shownTable, shown }) {
  const write = (at, more) => new Intl.DateTimeFormat(region(), { day: "numeric", month: "long", year: "numeric", ...more }).format(at);
  if (shownTable.created) return write(shownTable.created * 1000, {});
  return shown.date ? write(Date.parse(shown.date), { timeZone: "UTC" }) : null;
}
