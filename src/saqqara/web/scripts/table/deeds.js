// What the guest does now and then, besides playing: looking back, sitting down, requests, seats left to bots, links, silence for others.
import { becomeKnown, tidyName } from "../net/person.js";
import { freshEntropy } from "../net/random.js";
import { $ } from "../ui/dom.js";
import { complain } from "../ui/trouble.js";
import { say } from "../ui/words.js";
import { linkToTurn } from "./address.js";
import { mySeat, seatOf } from "./commands.js";
import { later } from "./later.js";
import { subjectsOf } from "./log.js";
import { seatOffered, viewOf } from "./state.js";

const COPIED = 4_000;

const mutedBy = (button) => (button.dataset.seat === undefined ? null : seatOf(button)); // null: the spectators
const levelOf = (button) => document.getElementById(button.dataset.levelFrom).value;

/** Takes a request of one's own back: nobody has declined it. */
async function withdraw(guest, seat) {
  const { asks_back: asked } = guest.room.table;
  guest.messages.takeRequest(null);
  guest.draw();
  if (!(await guest.utter({ type: "answer_back", seat, accept: false }))) guest.messages.takeRequest(asked);
  guest.draw();
}

async function mute(guest, seat, on) {
  if (await guest.utter({ type: "mute", seat, on })) guest.room.muted[on ? "add" : "delete"](seat);
  guest.draw();
}

async function copyInvitation(button) {
  const line = $("[role=status]", button.closest(".row").parentElement);
  const { copyFrom } = await import("../ui/clipboard.js");
  line.textContent = say((await copyFrom($("input", button.closest(".row")))) ? "invite.copied" : "invite.select");
  setTimeout(() => (line.textContent = ""), COPIED);
}

/** The table once more, with the same company: whoever presses first asks, the others accept. */
async function rematch(guest) {
  try {
    const [{ keepInvited }, table] = await Promise.all([import("./rematch.js"), guest.room.source.rematch({ entropy: freshEntropy() })]);
    keepInvited(table.id, guest.room.table.seats);
    location.assign(`/table/${table.id}#invite=${table.invite}`);
  } catch (trouble) {
    complain(trouble, guest.room.parts.trouble);
  }
}

async function copyLinkToTurn(guest) {
  const { copyText } = await import("../ui/clipboard.js");
  const isCopied = await copyText(linkToTurn(guest.room.look?.turn ?? viewOf(guest.room).turn));
  guest.room.parts.lookSaid.textContent = say(isCopied ? "invite.copied" : "invite.select");
}

/** Whoever has no name yet is asked for one. */
function sit(guest, seat) {
  if (guest.room.house.name !== null) return takeSeat(guest, seat);
  guest.set({ seatWished: seat });
  const { sit } = guest.room.parts;
  sit.hidden = false;
  return sit.elements.name.focus();
}

/** Whoever has given a name takes the seat. */
async function sitDown(guest, { name: field, seat: choice }) {
  const { house, seatWished } = guest.room;
  const seat = seatWished ?? (choice?.value ? Number(choice.value) : seatOffered(guest.room));
  const name = tidyName(field.value);
  tellMissing(field, name ? null : say("sit.nameless"));
  if (!name || seat === null) return;
  try {
    await becomeKnown(house, name);
  } catch (trouble) {
    complain(trouble, guest.room.parts.trouble);
    return;
  }
  guest.room.source.renew(); // the house looks at the cookie when a connection begins
  await takeSeat(guest, seat);
}

async function takeSeat(guest, seat) {
  const { room } = guest;
  guest.set({ seatWished: null });
  const invite = room.invitation ?? room.table.invite;
  const isDone = await guest.utter({ type: "take_seat", seat, name: null, invite, entropy: freshEntropy() });
  if (isDone && !room.views.has(seat)) guest.room.source.renew(); // a fresh welcome brings the views of the seat
}

/** What a field still needs, said beside it in the language of the page; null: nothing. */
function tellMissing(field, words) {
  const line = document.getElementById(field.getAttribute("aria-describedby"));
  line.hidden = words === null;
  line.textContent = words ?? "";
  field.setAttribute("aria-invalid", String(words !== null));
  if (words !== null) field.focus();
}

function stepOfLook(guest, button) {
  guest.looking((look) => look.step(button.dataset.do));
}

/** By their names on buttons. */
export const DEEDS = {
  "open-fork": async (guest) => {
    const { openFork } = await later(() => import("./fork.js"));
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
  "look-link": (guest) => copyLinkToTurn(guest),
  "show-words": ({ room }, button) => {
    const isShown = !room.parts.inWords.classList.toggle("sr");
    room.page?.readsWords(isShown);
    button.setAttribute("aria-pressed", String(isShown));
    if (isShown) button.closest("dialog")?.close();
  },
  rematch: (guest) => rematch(guest),
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
  sit: (guest, button) => sit(guest, seatOf(button)),
  "stand-up": (guest, button) => guest.utter({ type: "stand_up", seat: seatOf(button) }),
  "no-sit": (guest) => guest.set({ seatWished: null }),
  "sit-down": (guest, form) => sitDown(guest, form.elements),
  "accept-back": (guest, button) => guest.utter({ type: "answer_back", seat: seatOf(button), accept: true }),
  "withdraw-back": (guest, button) => withdraw(guest, seatOf(button)),
  "decline-back": (guest, button) => guest.utter({ type: "answer_back", seat: seatOf(button), accept: false }),
  fill: (guest, button) => guest.utter({ type: "fill", level: levelOf(button) }),
  "hand-over": (guest, button) => {
    button.closest("dialog")?.close();
    guest.utter({ type: "hand_over", seat: seatOf(button), level: levelOf(button) });
  },
  return: (guest, button) => guest.utter({ type: "return", seat: seatOf(button) }),
  "let-bot-play": (guest, button) =>
    guest.utter({ type: "let_bot_play", seat: mySeat(guest.room), absent: seatOf(button) }),
  mute: (guest, button) => mute(guest, mutedBy(button), true),
  unmute: (guest, button) => mute(guest, mutedBy(button), false),
  phrase: (guest, button) => guest.utter({ type: "say", seat: mySeat(guest.room), phrase: button.dataset.phrase }),
  copy: (_, button) => copyInvitation(button),
  verify: async (guest) => {
    const { verify } = await import("./verify.js");
    guest.set({ verdict: await verify(guest.room.table) });
  },
};
