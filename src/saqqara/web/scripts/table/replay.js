// Looking back: the table as it stood after any move, as you may know it, one after the other by itself where somebody
// wants that; the moves in notation; links to a turn.
import { drawing } from "../drawings/drawing.js";
import { icon } from "../drawings/icons.js";
import { fill, h, named, setHidden, setText } from "../ui/dom.js";
import { meaningsOf, shortcutOf } from "../ui/keymap.js";
import { complain } from "../ui/trouble.js";
import { say } from "../ui/words.js";
import { REVIEW } from "./keymap.js";
import { withHands } from "./hands.js";
import { movesOf } from "./log.js";
import { nameHere, nameOf } from "./names.js";
import { reviewAddress } from "./review-way.js";
import { lastMove, story } from "./sentences.js";
import { actionButton, hidden, tool } from "./skeleton.js";
import { RecordedTable } from "./sources.js";
import { viewOf, whyNoFork, youIn } from "./state.js";

const CALM = 90; // a slider on the move does not ask for every turn that it passes
const PAUSE = 1_600; // ms from one move to the next, at the usual speed
const SPEEDS = [1, 2, 4];

const STEPS = {
  "look-first": () => 0,
  "look-back": ({ value }) => Number(value) - 1,
  "look-on": ({ value }) => Number(value) + 1,
  "look-now": ({ max }) => Number(max),
};

export class Replay {
  #past = null; // the table as the seat on screen may know it; another one when it is forgotten
  #timer = null;
  #wanted = null;
  #next = null; // the timer of the move that follows by itself
  #isPlaying = false;
  #speed = 1;

  /** @param {Room} room */
  constructor(room, draw) {
    this.room = room;
    this.draw = draw;
    room.parts.ask.after(bar(room.make, room.own));
    room.furnish();
    room.later.told.push((now) => {
      paintReplay(now);
      if (now.isReplaying) this.#paintTools();
    });
    this.slider = room.parts.turn;
    this.slider.addEventListener("input", () => this.#go(Number(this.slider.value)));
    room.signal.addEventListener("abort", () => this.#rest());
    this.#paintTools();
    this.forget();
  }

  /** Forgets what it knows: something has happened, or another seat looks. What is still wanted is asked for again. */
  forget() {
    this.#past = new RecordedTable(this.room.source, this.room.shown);
    if (this.#wanted !== null && this.#wanted !== this.room.look?.turn) this.at(this.#wanted);
  }

  /** The bar with the slider. */
  open() {
    this.room.isReplaying = true;
    this.draw();
    this.slider.focus();
  }

  /** Nobody looks back any more. */
  close() {
    const { replay, ask } = this.room.parts;
    if (replay.contains(document.activeElement)) ask.focus(); // it is gone in a moment
    this.room.isReplaying = false;
    this.stop();
  }

  /** The table as it stands. */
  stop() {
    this.#wanted = null;
    this.#rest();
    this.slider.value = this.slider.max;
    this.#show(null);
  }

  /** Nothing follows by itself any more. */
  #rest() {
    clearTimeout(this.#timer);
    clearTimeout(this.#next);
    this.#setPlaying(false);
  }

  #setPlaying(isPlaying) {
    if (this.#isPlaying === isPlaying) return;
    this.#isPlaying = isPlaying;
    this.#paintTools();
  }

  /** Whether the key is one of those that look back, while the bar is open. */
  key(event) {
    const [meaning] = meaningsOf(REVIEW, event);
    if (!this.room.isReplaying || !meaning) return false;
    KEYED[meaning]?.(this, event);
    if (STEPS[meaning]) this.step(meaning);
    return true;
  }

  // --- by itself ---

  /** One move after the other follows by itself, from the beginning where the end is on screen; or nothing any more. */
  playOrPause() {
    clearTimeout(this.#next);
    const isAtEnd = Number(this.slider.value) >= Number(this.slider.max);
    this.#setPlaying(!this.#isPlaying && Number(this.slider.max) > 0);
    if (!this.#isPlaying) return;
    if (isAtEnd) this.at(0);
    else this.#playNext();
  }

  nextSpeed() {
    this.#speed = SPEEDS[(SPEEDS.indexOf(this.#speed) + 1) % SPEEDS.length];
    this.#paintTools();
    if (this.#isPlaying) this.#playNext();
  }

  #playNext() {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => this.at(Number(this.slider.value) + 1), PAUSE / this.#speed);
  }

  /** What the buttons do now; words that change with the language are said by them. */
  #paintTools() {
    const { lookPlay, lookSpeed } = this.room.parts;
    lookPlay.setAttribute("data-say-label", this.#isPlaying ? "look.pause" : "look.play");
    lookPlay.setAttribute("aria-label", say(this.#isPlaying ? "look.pause" : "look.play"));
    lookPlay.classList.toggle("is-on", this.#isPlaying);
    lookPlay.replaceChildren(drawing(icon(this.#isPlaying ? "pause" : "play")));
    lookSpeed.textContent = `${this.#speed}×`;
    lookSpeed.setAttribute("aria-label", say("look.speed", { speed: this.#speed }));
  }

  /** The table after so many moves; after all of them, as it stands. */
  at(turn) {
    this.room.isReplaying = true;
    this.slider.max = Math.max(Number(this.slider.max), viewOf(this.room)?.turn ?? 0);
    if (turn >= Number(this.slider.max)) {
      this.stop();
      return;
    }
    this.#wanted = Math.max(0, turn);
    this.slider.value = this.#wanted;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fetch(this.#wanted), this.#past.knows(this.#wanted) ? 0 : CALM);
  }

  /** Somebody chose a turn: what followed by itself rests. */
  #go(turn) {
    clearTimeout(this.#next);
    this.#setPlaying(false);
    this.at(turn);
  }

  /** The table after so many moves, for `film` to look at; what that returns is called when the table stands again. */
  async glance(turn, film) {
    const replayed = await this.#past.replay(turn);
    this.room.look = replayed;
    const show = film();
    this.room.look = null;
    show();
  }

  #show(past) {
    this.room.look = past;
    this.room.page?.lookedAt(past?.turn ?? null);
    this.draw();
    if (past && this.#isPlaying) this.#playNext();
  }

  async #fetch(turn) {
    const past = this.#past;
    const isWanted = () => past === this.#past && this.#wanted === turn;
    try {
      const replayed = await past.replay(turn);
      if (isWanted()) this.#show(replayed);
    } catch (trouble) {
      if (!isWanted()) return;
      this.#setPlaying(false);
      complain(trouble, this.room.parts.trouble);
    }
  }

  /** Does one of the steps that buttons offer. */
  step(name) {
    this.#go(STEPS[name](this.slider));
  }

  /** All moves so far, in notation. */
  async tellMoves() {
    const line = ({ number, seat, move }) =>
      h("li", { "data-key": number }, named(nameHere(this.room.table.seats[seat])), ` ${move}`);
    try {
      fill(this.room.parts.earlierMoves, movesOf(await this.#past.record()).map(line));
    } catch (trouble) {
      complain(trouble, this.room.parts.trouble);
    }
  }
}

/** Keys that are no steps; one that is held down is one press. */
const KEYED = {
  "look-play": (look, { repeat }) => repeat || look.playOrPause(),
  "look-close": (look) => look.close(),
};

// --- its bar ---

/** @param {Make} make @param {Own} own */
const bar = (make, own) =>
  make(
    "nav",
    "replay",
    { class: "replay sheet", "data-say-label": "look.title", hidden: true },
    tool("look-first", "look.first", "first"),
    tool("look-back", "look.back", "prev"),
    h("label", { class: "grow" }, hidden("look.slider"), make("input", "turn", { type: "range", min: 0, max: 0, value: 0 })),
    tool("look-on", "look.on", "next"),
    tool("look-now", "look.now", "last"),
    make("button", "look-play", { class: "tool", type: "button", "data-do": "look-play", "aria-keyshortcuts": shortcutOf(REVIEW, "look-play") }),
    make("button", "look-speed", { class: "tool look-speed", type: "button", "data-do": "look-speed" }),
    tool("look-more", "look.more", "down", { class: "tool fold-look", "aria-expanded": "false", "aria-controls": own("look-more") }),
    make("p", "look-said", { class: "look-said faint", role: "status" }),
    make(
      "div",
      "look-more",
      { class: "look-more" },
      actionButton("look-link", "look.link", { class: "btn small" }),
      make("a", "review-way", { class: "btn small", "data-say": "look.review", hidden: true }),
      make("button", "fork-button", { class: "btn small", type: "button", "data-do": "open-fork", "aria-describedby": own("fork-why"), "data-say": "fork.title" }),
      make("p", "fork-why", { class: "faint", hidden: true }),
    ),
    tool("look-close", "page.close", "close", { class: "tool close-look", "data-say-title": "page.close" }),
  );

/** @param {Room} room */
function paintReplay(room) {
  const view = viewOf(room);
  const isOpen = Boolean(view) && (room.isReplaying || Boolean(room.look));
  setHidden(room.parts.replay, !isOpen);
  room.parts.main.classList.toggle("is-replaying", isOpen);
  if (!view) return;
  paintSlider(room.parts.turn, room.look?.turns ?? view.turn, lookWords(room, view, story));
  setText(room.parts.lookSaid, lookWords(room, view, lastMove));
  paintFork(room.parts, whyNoFork(room));
  paintReviewWay(room);
}

/** @param {Room} room */
function paintReviewWay(room) {
  const address = reviewAddress(room, room.look?.turn ?? null);
  setHidden(room.parts.reviewWay, address === null);
  if (address) room.parts.reviewWay.setAttribute("href", address);
}

function paintFork({ forkButton: button, forkWhy }, reason) {
  if (reason) button.setAttribute("aria-disabled", "true");
  else button.removeAttribute("aria-disabled");
  button.title = reason ? say(`fork.why_${reason}`) : "";
  setText(forkWhy, button.title);
  setHidden(forkWhy, !reason);
}

/** The slider stays where the guest has put it; at its end it follows the match. */
function paintSlider(slider, turns, words) {
  const isAtEnd = slider.value === slider.max;
  slider.max = turns;
  if (isAtEnd) slider.value = turns;
  slider.setAttribute("aria-valuetext", words);
}

/** Where the slider stands, and what happened there as `tells` has it. */
/** @param {Room} room */
function lookWords(room, view, tells) {
  if (!room.look) return say("look.at_now", { turns: view.turn });
  const { turn, turns, table, by_bot: bots } = room.look;
  const events = withHands({ events: table.events, by_bot: bots }, room.face);
  return `${say("look.at", { turn, turns })} ${tells(events, (seat) => nameOf(room.table.seats[seat]), room.face.sentences, youIn(room))}`;
}
