// Looking back: the table as it stood after any move, as you may know it; the moves in notation; links to a turn.
import { fill, h, named, setHidden, setText } from "../ui/dom.js";
import { meaningsOf } from "../ui/keymap.js";
import { complain } from "../ui/trouble.js";
import { say } from "../ui/words.js";
import { REVIEW } from "./keymap.js";
import { movesOf } from "./log.js";
import { nameOf } from "./names.js";
import { story } from "./sentences.js";
import { deed, hidden, tool } from "./skeleton.js";
import { RecordedTable } from "./sources.js";
import { viewOf, whyNoFork } from "./state.js";

const CALM = 90; // a slider on the move does not ask for every turn that it passes

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

  /** @param {Room} room */
  constructor(room, draw) {
    this.room = room;
    this.draw = draw;
    room.parts.ask.after(bar(room.make, room.own));
    room.furnish();
    room.later.told.push(paintReplay);
    this.slider = room.parts.turn;
    this.slider.addEventListener("input", () => this.at(Number(this.slider.value)));
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
    this.room.isReplaying = false;
    this.stop();
  }

  /** The table as it stands. */
  stop() {
    this.#wanted = null;
    clearTimeout(this.#timer);
    this.slider.value = this.slider.max;
    this.#show(null);
  }

  /** Whether the key is one of those that look back, while the bar is open. */
  key(event) {
    const [step] = meaningsOf(REVIEW, event);
    if (!this.room.isReplaying || !step || event.target === this.slider) return false;
    this.step(step);
    return true;
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

  /** The table after so many moves, for `film` to look at; what that returns is called when the table stands again. */
  async glance(turn, film) {
    const told = await this.#past.replay(turn);
    this.room.look = told;
    const show = film();
    this.room.look = null;
    show();
  }

  #show(past) {
    this.room.look = past;
    this.room.page?.lookedAt(past?.turn ?? null);
    this.draw();
  }

  async #fetch(turn) {
    const past = this.#past;
    const isWanted = () => past === this.#past && this.#wanted === turn;
    try {
      const told = await past.replay(turn);
      if (isWanted()) this.#show(told);
    } catch (trouble) {
      if (isWanted()) complain(trouble, this.room.parts.trouble);
    }
  }

  /** Does one of the steps that buttons offer. */
  step(name) {
    this.at(STEPS[name](this.slider));
  }

  /** All moves so far, in notation. */
  async tellMoves() {
    const line = ({ number, seat, move }) =>
      h("li", { "data-key": number }, named(nameOf(this.room.table.seats[seat])), ` ${move}`);
    try {
      fill(this.room.parts.earlierMoves, movesOf(await this.#past.record()).map(line));
    } catch (trouble) {
      complain(trouble, this.room.parts.trouble);
    }
  }
}

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
    tool("look-more", "look.more", "down", { class: "tool fold-look", "aria-expanded": "false", "aria-controls": own("look-more") }),
    make("p", "look-said", { class: "look-said faint", role: "status" }),
    make(
      "div",
      "look-more",
      { class: "look-more" },
      deed("look-link", "look.link", { class: "btn small" }),
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
  const words = lookWords(room, view);
  paintSlider(room.parts.turn, room.look?.turns ?? view.turn, words);
  setText(room.parts.lookSaid, words);
  paintFork(room.parts, whyNoFork(room));
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

/** @param {Room} room */
function lookWords(room, view) {
  if (!room.look) return say("look.at_now", { turns: view.turn });
  const { turn, turns, table } = room.look;
  return `${say("look.at", { turn, turns })} ${story(table.events, (seat) => nameOf(room.table.seats[seat]), room.face.sentences)}`;
}
