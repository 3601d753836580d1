// What the guest does: every button and form of the table says it to the house.
import { scrollToEnd } from "../ui/dom.js";
import { meaningsOf } from "../ui/keymap.js";
import { asksFirst } from "../ui/pace.js";
import { nextOf, rove } from "../ui/roving.js";
import { style } from "../ui/styles.js";
import { isTyping } from "../ui/top-bar.js";
import { complain, Trouble } from "../ui/trouble.js";
import { say } from "../ui/words.js";
import { TABLE } from "./keymap.js";
import { later } from "./later.js";
import { isAskedNow, questionOf, sceneOf, tableOnScreen, unsureMove, viewOf } from "./state.js";
import { takingBack, whyNotBack } from "./take-back.js";

const LINES = ["ArrowUp", "ArrowDown"]; // they go from line to line in the log

export class Commands {
  /**
   * `shownSeat` is whose view is shown, `messages` keeps what is told, `looking` comes with what looks back, `motion` shows
   * what happens, `draw` what has changed here, `hears` tells whether a key is meant for this table.
   */
  /** @param {Room} room @param {any} _ */
  constructor(room, { shownSeat, messages, looking, motion, forecasts, draw, keys, hears }) {
    this.room = room;
    this.shownSeat = shownSeat;
    this.messages = messages;
    this.looking = looking;
    this.motion = motion;
    this.draw = draw;
    this.hands = { play: (move) => this.play(move), foresee: (moves) => forecasts.of(moves), draw, root: room.root };
    room.face.furnish(room.stage, this.hands);
    const { root, signal } = room;
    root.addEventListener("click", (event) => this.#press(event.target), { signal });
    if (keys) document.addEventListener("keydown", (event) => hears(event.target) && this.#key(event), { signal });
    root.addEventListener("submit", (event) => this.#submit(event), { signal });
    root.addEventListener("toggle", ({ target }) => this.#open(target), { signal, capture: true }); // it does not bubble
  }

  /** Says something, as soon as the line is up; what is refused is told. */
  async utter(message) {
    const isKept = this.room.connection !== "open" && !this.room.isSending;
    if (isKept) this.set({ isSending: true });
    try {
      await this.room.source.say(message);
      complain(null, this.room.parts.trouble);
      return true;
    } catch (trouble) {
      complain(trouble, this.room.parts.trouble);
      return false;
    } finally {
      if (isKept) this.set({ isSending: false });
    }
  }

  /** Changes something that only this page knows. */
  set(change) {
    Object.assign(this.room, change);
    this.draw();
  }

  async play(move) {
    const { room } = this;
    if (!isAskedNow(room) || room.isSending) return false;
    if (asksFirst() && unsureMove(room) !== move && room.face.isFinal(sceneOf(room), move)) return this.#waitForSure(move);
    const { seat, ask } = viewOf(room);
    this.set({ isSending: true });
    const isDone = await this.utter({ type: "move", seat, ask, move });
    if (isDone) this.messages.takeAway(null);
    this.set(isDone ? { isSending: false, lastMover: seat } : { isSending: false });
    return isDone;
  }

  /** A final move is shown where it would happen, and waits to be confirmed. */
  async #waitForSure(move) {
    await style("hint");
    this.set({ unsure: { move, question: questionOf(this.room) } });
    return false;
  }

  /** A move that waits to be confirmed waits no more. */
  dropUnsure() {
    this.set({ unsure: null });
  }

  /** What a press or a key of the game does: something else than confirming a move drops it. */
  #atGame(action) {
    const { unsure } = this.room;
    const isDone = action();
    if (unsureMove(this.room) && isDone !== false && this.room.unsure === unsure && !this.room.isSending) this.dropUnsure();
    return isDone;
  }

  /** One step back: a pick, else a move. */
  stepBack() {
    if (this.room.table.status !== "playing" || !this.room.mine.length) return;
    const { action, seat, reason } = takingBack(this.room);
    if (reason) return;
    if (action === "step-back") this.room.face.back(sceneOf(this.room));
    else this.utter({ type: action === "undo" ? "undo" : "ask_back", seat });
    this.draw();
  }

  #press(target) {
    const element = target.closest("[data-do], [data-pick]");
    if (!element) return;
    const isIdle = element.getAttribute("aria-disabled") === "true";
    if (element.dataset.pick && tableOnScreen(this.room))
      this.#atGame(() => void this.room.face.press(sceneOf(this.room), element.dataset.pick, this.hands, element));
    else if (!isIdle) this.#perform(element.dataset.do, element);
    else if (element.matches(".undo")) this.messages.tell(() => whyNotBack(this.room)); // on phones its note is hidden
  }

  #key(event) {
    const { key, target } = event;
    const tab = this.room.isReplaying ? null : target.closest?.("[role=tab]");
    if (tab && key === "ArrowRight") nextTab(tab, 1);
    if (tab && key === "ArrowLeft") nextTab(tab, -1);
    if (tab || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open], :popover-open")) return;
    if (isTyping(target) ? this.#closesBeside(event) : this.#meansSomething(event)) event.preventDefault();
  }

  #meansSomething(event) {
    if (this.#closesBeside(event)) return true;
    if (LINES.includes(event.key) && event.target.closest?.(".log")) return rove({ gaze: { stops: new Map() } }, event);
    if (this.room.isReplaying && this.looking.now?.key(event)) return true;
    if (tableOnScreen(this.room) && this.#atGame(() => this.room.face.key(sceneOf(this.room), event, this.hands))) return true;
    const [action] = meaningsOf(TABLE, event);
    if (!action || event.repeat) return false;
    this.#perform(action);
    return true;
  }

  /** Whether the key closes what stands beside the board: the hint, or the log where it is a sheet. */
  #closesBeside(event) {
    const { hint, logPart } = this.room.parts;
    if (!meaningsOf(TABLE, event).includes("close-beside")) return false;
    if (hint && !hint.hidden) this.#perform("close-hint");
    else if (logPart?.classList.contains("is-open")) toggleLog(this.room.parts, false);
    else return false;
    return true;
  }

  /** Does what a button or a key stands for; a module that does not come is told of. */
  /** @param {string} action @param {HTMLElement} [button] */
  async #perform(action, button) {
    try {
      const done = DEEDS[action] ?? (await import("./deeds.js")).DEEDS[action];
      await done?.(this, button);
    } catch (trouble) {
      if (!(trouble instanceof Trouble) && !/module/i.test(trouble?.message)) throw trouble; // so browsers call one that they cannot load
      complain(new Trouble("unreachable"), this.room.parts.trouble);
    }
  }

  /** Forms say something to the house instead of being sent. */
  #submit(event) {
    const { notation, sit, say: chat } = this.room.parts;
    const form = event.target;
    if (![notation, sit, chat].includes(form)) return;
    event.preventDefault();
    if (form === notation) this.#typeMove(form);
    else if (form === sit) this.#perform("sit-down", form);
    else this.#speak(form.elements.text);
  }

  #open(details) {
    if (details === this.room.parts.earlier && details.open) this.looking((look) => look.tellMoves());
  }

  async #typeMove(form) {
    const move = form.elements.move.value.trim().toLowerCase();
    if (move && (await this.play(move))) form.reset();
  }

  async #speak(field) {
    const text = field.value.trim();
    if (!text) return;
    field.value = "";
    const isDone = await this.utter({ type: "say", seat: mySeat(this.room), text });
    if (!isDone && !field.value) field.value = text; // what was refused comes back
  }
}

/** @param {Room} room */
export const mySeat = (room) => room.shown ?? room.mine[0] ?? null;
export const seatOf = (button) => Number(button.dataset.seat);

const DEEDS = {
  move: (guest, button) => guest.play(button.dataset.move),
  "step-back": (guest) => guest.stepBack(),
  drop: (guest) => {
    if (unsureMove(guest.room)) guest.dropUnsure();
    else if (guest.room.face.hasPicks(sceneOf(guest.room))) guest.stepBack(); // never what is played
  },
  "open-menu": async (guest) => {
    await style("table-later"); // it may be opened at once
    guest.room.parts.menu.showModal();
    guest.draw();
  },
  "close-dialog": (_, button) => button.closest("dialog").close(),
  "open-log": ({ room }) => toggleLog(room.parts),
  "close-log": ({ room }) => toggleLog(room.parts, false),
  "open-hint": async (guest) => {
    const [{ openAdvice }] = await Promise.all([later(() => import("./hint.js")), style("hint")]);
    if (isAskedNow(guest.room)) openAdvice(guest.room, guest.hands);
  },
  "close-hint": async ({ room, draw }) => (await import("./hint.js")).closeAdvice(room, draw),
  "show-end": async ({ room }) => (await (await later(() => import("./end.js"))).ready(room)).showModal(),
  "skip-count": () => {}, // any press does
  "show-seat": (guest, button) => guest.shownSeat.show(seatOf(button)),
  undo: (guest, button) => guest.utter({ type: "undo", seat: seatOf(button) }),
  "ask-back": (guest, button) => guest.utter({ type: "ask_back", seat: seatOf(button) }),
};

const CALLED = [{ boxShadow: "0 0 0 3px var(--act-line)" }, { boxShadow: "0 0 0 3px var(--act-line)" }];

/** Where the log stands beside the board it needs no sheet: a ring says where it is. */
/** @param {Parts} parts @param {boolean} [isOpen] */
function toggleLog({ logPart: part, logWindow, logTool }, isOpen) {
  if (!part) return;
  const isBeside = !part.classList.contains("is-open") && part.offsetParent !== null;
  if (isBeside) part.animate(CALLED, 1000);
  const isNow = isBeside || part.classList.toggle("is-open", isOpen);
  if (isNow) {
    scrollToEnd(logWindow);
    logWindow.focus();
  }
  logTool?.classList.remove("has-news");
}

function nextTab(tab, step) {
  const next = nextOf([...tab.parentElement.children], tab, step);
  next.focus();
  next.click();
}
