// What the guest does: every button and form of the table says it to the house.
import { becomeKnown, tidyName } from "../net/person.js";
import { freshEntropy } from "../net/random.js";
import { $, scrollToEnd } from "../ui/dom.js";
import { meaningsOf } from "../ui/keymap.js";
import { asksFirst } from "../ui/pace.js";
import { nextOf, rove } from "../ui/roving.js";
import { style } from "../ui/styles.js";
import { isTyping } from "../ui/top-bar.js";
import { complain, Trouble } from "../ui/trouble.js";
import { say } from "../ui/words.js";
import { linkToTurn } from "./address.js";
import { TABLE } from "./keymap.js";
import { subjectsOf } from "./log.js";
import { isAskedNow, questionOf, sceneOf, seatOffered, tableOnScreen, unsureMove, viewOf } from "./state.js";
import { takingBack, whyNotBack } from "./take-back.js";

const COPIED = 4_000;
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
  #atGame(deed) {
    const { unsure } = this.room;
    const isDone = deed();
    if (unsureMove(this.room) && isDone !== false && this.room.unsure === unsure && !this.room.isSending) this.dropUnsure();
    return isDone;
  }

  /** Takes a request of one's own back: nobody has declined it. */
  async withdraw(seat) {
    const { asks_back: asked } = this.room.table;
    this.messages.takeRequest(null);
    this.draw();
    if (!(await this.utter({ type: "answer_back", seat, accept: false }))) this.messages.takeRequest(asked);
    this.draw();
  }

  /** Whoever has no name yet is asked for one. */
  sit(seat) {
    if (this.room.house.name !== null) return this.#takeSeat(seat);
    this.set({ seatWished: seat });
    const { sit } = this.room.parts;
    sit.hidden = false;
    return sit.elements.name.focus();
  }

  async mute(seat, on) {
    if (await this.utter({ type: "mute", seat, on })) this.room.muted[on ? "add" : "delete"](seat);
    this.draw();
  }

  async copyInvitation(button) {
    const line = $("[role=status]", button.closest(".row").parentElement);
    const { copyFrom } = await import("../ui/clipboard.js");
    line.textContent = say((await copyFrom($("input", button.closest(".row")))) ? "invite.copied" : "invite.select");
    setTimeout(() => (line.textContent = ""), COPIED);
  }

  /** The table once more, with the same company: whoever presses first asks, the others accept. */
  async rematch() {
    try {
      const [{ keepInvited }, table] = await Promise.all([import("./rematch.js"), this.room.source.rematch({ entropy: freshEntropy() })]);
      keepInvited(table.id, this.room.table.seats);
      location.assign(`/table/${table.id}#invite=${table.invite}`);
    } catch (trouble) {
      complain(trouble, this.room.parts.trouble);
    }
  }

  async copyLinkToTurn() {
    const { copyText } = await import("../ui/clipboard.js");
    const isCopied = await copyText(linkToTurn(this.room.look?.turn ?? viewOf(this.room).turn));
    this.room.parts.lookSaid.textContent = say(isCopied ? "invite.copied" : "invite.select");
  }

  /** One step back: a pick, else a move. */
  stepBack() {
    if (this.room.table.status !== "playing" || !this.room.mine.length) return;
    const { deed, seat, reason } = takingBack(this.room);
    if (reason) return;
    if (deed === "step-back") this.room.face.back(sceneOf(this.room));
    else this.utter({ type: deed === "undo" ? "undo" : "ask_back", seat });
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
    const [deed] = meaningsOf(TABLE, event);
    if (!deed || event.repeat) return false;
    this.#perform(deed);
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
  /** @param {string} deed @param {HTMLElement} [button] */
  async #perform(deed, button) {
    try {
      await DEEDS[deed]?.(this, button);
    } catch (trouble) {
      if (!/module/i.test(trouble?.message)) throw trouble; // so browsers call one that they cannot load
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
    else if (form === sit) this.#sitDown(form.elements);
    else this.#speak(form.elements.text);
  }

  #open(details) {
    if (details === this.room.parts.earlier && details.open) this.looking((look) => look.tellMoves());
  }

  async #typeMove(form) {
    const move = form.elements.move.value.trim().toLowerCase();
    if (move && (await this.play(move))) form.reset();
  }

  async #sitDown({ name: field, seat: choice }) {
    const { house, seatWished } = this.room;
    const seat = seatWished ?? (choice?.value ? Number(choice.value) : seatOffered(this.room));
    const name = tidyName(field.value);
    tellMissing(field, name ? null : say("sit.nameless"));
    if (!name || seat === null) return;
    try {
      await becomeKnown(house, name);
    } catch (trouble) {
      complain(trouble, this.room.parts.trouble);
      return;
    }
    this.room.source.renew(); // the house looks at the cookie when a connection begins
    await this.#takeSeat(seat);
  }

  async #takeSeat(seat) {
    const { room } = this;
    this.set({ seatWished: null });
    const invite = room.invitation ?? room.table.invite;
    const isDone = await this.utter({ type: "take_seat", seat, name: null, invite, entropy: freshEntropy() });
    if (isDone && !room.views.has(seat)) this.room.source.renew(); // a fresh welcome brings the views of the seat
  }

  async #speak(field) {
    const text = field.value.trim();
    if (!text) return;
    field.value = "";
    const isDone = await this.utter({ type: "say", seat: mySeat(this.room), text });
    if (!isDone && !field.value) field.value = text; // what was refused comes back
  }
}

/** What a field still needs, said beside it in the language of the page; null: nothing. */
function tellMissing(field, words) {
  const line = document.getElementById(field.getAttribute("aria-describedby"));
  line.hidden = words === null;
  line.textContent = words ?? "";
  field.setAttribute("aria-invalid", String(words !== null));
  if (words !== null) field.focus();
}

/** @param {Room} room */
const mySeat = (room) => room.shown ?? room.mine[0] ?? null;
const seatOf = (button) => Number(button.dataset.seat);
const mutedBy = (button) => (button.dataset.seat === undefined ? null : seatOf(button)); // null: the spectators
const levelOf = (button) => document.getElementById(button.dataset.levelFrom).value;

function stepOfLook(guest, button) {
  guest.looking((look) => look.step(button.dataset.do));
}

const DEEDS = {
  move: (guest, button) => guest.play(button.dataset.move),
  "step-back": (guest) => guest.stepBack(),
  drop: (guest) => {
    if (unsureMove(guest.room)) guest.dropUnsure();
    else if (guest.room.face.hasPicks(sceneOf(guest.room))) guest.stepBack(); // never what is played
  },
  "open-menu": (guest) => {
    guest.room.parts.menu.showModal();
    guest.draw();
  },
  "close-dialog": (_, button) => button.closest("dialog").close(),
  "open-log": ({ room }) => toggleLog(room.parts),
  "close-log": ({ room }) => toggleLog(room.parts, false),
  "open-hint": async (guest) => {
    const [{ openAdvice }] = await Promise.all([import("./hint.js"), style("hint")]);
    if (isAskedNow(guest.room)) openAdvice(guest.room, guest.hands);
  },
  "close-hint": async ({ room, draw }) => (await import("./hint.js")).closeAdvice(room, draw),
  "open-fork": async (guest) => {
    const { openFork } = await import("./fork.js");
    openFork(guest.room);
  },
  "look-open": (guest) => {
    guest.room.root.querySelector("dialog[open]")?.close();
    guest.looking((look) => look.open());
  },
  "look-at": (guest, button) => {
    const { logPart } = guest.room.parts;
    const isOver = logPart.classList.contains("is-open"); // a sheet, which would hide the table
    logPart.classList.remove("is-open");
    guest.looking((look) => {
      look.at(subjectsOf(button.closest("li")).turn);
      if (!isOver) return;
      guest.room.parts.replay.hidden = false; // before it is drawn: what had the focus is gone
      guest.room.parts.turn.focus();
    });
  },
  again: async (guest) => (await import("./last-move.js")).again(guest),
  "look-close": (guest) => guest.looking((look) => look.close()),
  "look-first": stepOfLook,
  "look-back": stepOfLook,
  "look-on": stepOfLook,
  "look-now": stepOfLook,
  "look-play": (guest) => guest.looking((look) => look.playOrPause()),
  "look-speed": (guest) => guest.looking((look) => look.nextSpeed()),
  "look-more": ({ room }, button) =>
    button.setAttribute("aria-expanded", String(room.parts.replay.classList.toggle("is-unfolded"))),
  "look-link": (guest) => guest.copyLinkToTurn(),
  "show-words": ({ room }, button) => {
    const isShown = !room.parts.inWords.classList.toggle("sr");
    room.page?.readsWords(isShown);
    button.setAttribute("aria-pressed", String(isShown));
    if (isShown) button.closest("dialog")?.close();
  },
  "show-end": async ({ room }) => (await (await import("./end.js")).ready(room)).showModal(),
  "skip-count": () => {}, // any press does
  rematch: (guest) => guest.rematch(),
  concede: (guest, button) => {
    button.closest("dialog")?.close();
    guest.utter({ type: "concede", seat: seatOf(button) });
  },
  "ask-end": (guest, button) => {
    button.closest("dialog")?.close();
    guest.utter({ type: "ask_end", seat: seatOf(button) });
  },
  "accept-end": (guest, button) => guest.utter({ type: "answer_end", seat: seatOf(button), accept: true }),
  "decline-end": (guest, button) => guest.utter({ type: "answer_end", seat: seatOf(button), accept: false }),
  "away-read": (guest) => {
    guest.messages.takeAway(null);
    guest.draw();
  },
  "show-seat": (guest, button) => guest.shownSeat.show(seatOf(button)),
  sit: (guest, button) => guest.sit(seatOf(button)),
  "stand-up": (guest, button) => guest.utter({ type: "stand_up", seat: seatOf(button) }),
  "no-sit": (guest) => guest.set({ seatWished: null }),
  undo: (guest, button) => guest.utter({ type: "undo", seat: seatOf(button) }),
  "ask-back": (guest, button) => guest.utter({ type: "ask_back", seat: seatOf(button) }),
  "accept-back": (guest, button) => guest.utter({ type: "answer_back", seat: seatOf(button), accept: true }),
  "withdraw-back": (guest, button) => guest.withdraw(seatOf(button)),
  "decline-back": (guest, button) => guest.utter({ type: "answer_back", seat: seatOf(button), accept: false }),
  fill: (guest, button) => guest.utter({ type: "fill", level: levelOf(button) }),
  "hand-over": (guest, button) => {
    button.closest("dialog")?.close();
    guest.utter({ type: "hand_over", seat: seatOf(button), level: levelOf(button) });
  },
  return: (guest, button) => guest.utter({ type: "return", seat: seatOf(button) }),
  "let-bot-play": (guest, button) =>
    guest.utter({ type: "let_bot_play", seat: mySeat(guest.room), absent: seatOf(button) }),
  mute: (guest, button) => guest.mute(mutedBy(button), true),
  unmute: (guest, button) => guest.mute(mutedBy(button), false),
  phrase: (guest, button) => guest.utter({ type: "say", seat: mySeat(guest.room), phrase: button.dataset.phrase }),
  copy: (guest, button) => guest.copyInvitation(button),
  verify: async (guest) => {
    const { verify } = await import("./verify.js");
    guest.set({ verdict: await verify(guest.room.table) });
  },
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
