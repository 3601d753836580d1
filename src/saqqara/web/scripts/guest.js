// What the guest does: every button and form of the table says it to the house.
import { copyFrom } from "./copy.js";
import { $, onSubmit } from "./dom.js";
import { introduce, tidyName } from "./person.js";
import { pick } from "./pyramids.js";
import { freshEntropy } from "./random.js";
import { isAskedNow, viewOf } from "./room.js";
import { complain } from "./trouble.js";
import { verify } from "./verify.js";
import { say } from "./words.js";

const COPIED = 4_000;

export class Guest {
  /** `live` carries what is said, `screen` whose view is shown, `draw` shows what has changed here. */
  constructor(room, { live, screen, draw }) {
    Object.assign(this, { room, live, screen, draw });
    document.addEventListener("click", (event) => this.#press(event.target.closest("[data-do]")));
    document.addEventListener("keydown", (event) => this.#key(event));
    onSubmit("#notation", (form) => this.#typeMove(form));
    onSubmit("#sit", (form) => this.#sitAs(tidyName(form.elements.name.value)));
    onSubmit("#say", (form) => this.#speak(form.elements.text));
  }

  /** Says something; what is refused is told. */
  async utter(message) {
    try {
      await this.live.say(message);
      complain(null);
      return true;
    } catch (trouble) {
      complain(trouble);
      return false;
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
    const { seat, ask } = viewOf(room);
    this.set({ isSending: true });
    const isDone = await this.utter({ type: "move", seat, ask, move });
    this.set(isDone ? { isSending: false, lastMover: seat, picked: null } : { isSending: false });
    return isDone;
  }

  choose(card, field) {
    this.set({ picked: pick(viewOf(this.room)?.legal ?? [], this.room.picked, card, field) });
  }

  /** Whoever has no name yet is asked for one. */
  sit(seat) {
    if (this.room.house.name !== null) return this.#takeSeat(seat);
    $("#sit").hidden = false;
    this.set({ seatWished: seat });
    return $("#sit").elements.name.focus();
  }

  async mute(seat, on) {
    if (await this.utter({ type: "mute", seat, on })) this.room.muted[on ? "add" : "delete"](seat);
    this.draw();
  }

  async copyInvitation() {
    const line = $("#copied");
    line.textContent = say((await copyFrom($("#link"))) ? "invite.copied" : "invite.select");
    setTimeout(() => (line.textContent = ""), COPIED);
  }

  #press(button) {
    if (button && button.getAttribute("aria-disabled") !== "true") DEEDS[button.dataset.do]?.(this, button);
  }

  #key({ key, target }) {
    if (key === "Escape" && this.room.picked) this.set({ picked: null });
    const tab = target.closest?.("[role=tab]");
    if (tab && key === "ArrowRight") nextTab(tab, 1);
    if (tab && key === "ArrowLeft") nextTab(tab, -1);
  }

  async #typeMove(form) {
    const move = form.elements.move.value.trim().toLowerCase();
    if (move && (await this.play(move))) form.reset();
  }

  async #sitAs(name) {
    const { house, seatWished } = this.room;
    if (!name) return;
    try {
      house.name = await introduce(name, house.name !== null);
    } catch (trouble) {
      complain(trouble);
      return;
    }
    this.live.reopen(); // the house looks at the cookie when a connection begins
    await this.#takeSeat(seatWished);
  }

  async #takeSeat(seat) {
    const { room } = this;
    this.set({ seatWished: null });
    const invite = room.invitation ?? room.table.invite;
    const isDone = await this.utter({ type: "take_seat", seat, name: null, invite, entropy: freshEntropy() });
    if (isDone && !room.views.has(seat)) this.live.reopen(); // a fresh welcome brings the views of the seat
  }

  async #speak(field) {
    const text = field.value.trim();
    if (!text) return;
    field.value = "";
    const isDone = await this.utter({ type: "say", seat: mySeat(this.room), text });
    if (!isDone && !field.value) field.value = text; // what was refused comes back
  }
}

const mySeat = (room) => room.shown ?? room.mine[0];
const seatOf = (button) => Number(button.dataset.seat);
const levelOf = (button) => document.getElementById(button.dataset.levelFrom).value;

const DEEDS = {
  move: (guest, button) => guest.play(button.dataset.move),
  pick: (guest, button) => guest.choose(Number(button.dataset.card), button.dataset.field),
  unpick: (guest) => guest.set({ picked: null }),
  "show-seat": (guest, button) => guest.screen.show(seatOf(button)),
  sit: (guest, button) => guest.sit(seatOf(button)),
  "no-sit": (guest) => guest.set({ seatWished: null }),
  undo: (guest, button) => guest.utter({ type: "undo", seat: seatOf(button) }),
  "ask-back": (guest, button) => guest.utter({ type: "ask_back", seat: seatOf(button) }),
  "accept-back": (guest, button) => guest.utter({ type: "answer_back", seat: seatOf(button), accept: true }),
  "decline-back": (guest, button) => guest.utter({ type: "answer_back", seat: seatOf(button), accept: false }),
  fill: (guest, button) => guest.utter({ type: "fill", level: levelOf(button) }),
  "hand-over": (guest, button) => guest.utter({ type: "hand_over", seat: seatOf(button), level: levelOf(button) }),
  return: (guest, button) => guest.utter({ type: "return", seat: seatOf(button) }),
  "let-bot-play": (guest, button) =>
    guest.utter({ type: "let_bot_play", seat: mySeat(guest.room), absent: seatOf(button) }),
  mute: (guest, button) => guest.mute(seatOf(button), true),
  unmute: (guest, button) => guest.mute(seatOf(button), false),
  copy: (guest) => guest.copyInvitation(),
  verify: async (guest) => guest.set({ verdict: await verify(guest.room.table) }),
};

function nextTab(tab, step) {
  const tabs = [...tab.parentElement.children];
  const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
  next.focus();
  next.click();
}
