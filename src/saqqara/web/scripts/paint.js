// Draws the room: each part of the page from what is known, leaving in place what has not changed.
import { chatLines } from "./chat.js";
import { deeds, requests, seatTabs } from "./deeds.js";
import { $, fill, h, setText } from "./dom.js";
import { fairnessPart, resultTable } from "./end.js";
import { facts } from "./facts.js";
import { logOf } from "./hearing.js";
import { imhotepBoard } from "./imhotep.js";
import { invitationLink } from "./invitation.js";
import { moveButtons, promptText } from "./moves.js";
import { nameOf } from "./names.js";
import { pyramidsBoard } from "./pyramids.js";
import { canFork, isAskedNow, owedHere, owing, tableOnScreen, viewOf } from "./room.js";
import { seatList } from "./seats.js";
import { say } from "./words.js";

const NEAR_END = 40;

/** Draws once after all that happens at the same time; not tied to frames, so that hidden tabs keep their title. */
export function painter(room) {
  let isDue = false;
  return () => {
    if (isDue || !room.table) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      paint(room);
    });
  };
}

function paint(room) {
  $("#main").hidden = false;
  paintHead(room);
  fill($("#seats"), seatList(room));
  $("#sit").hidden = room.seatWished === null;
  paintAsk(room);
  paintInvitation(room);
  paintLog(room);
  paintChat(room);
  fill($("#facts"), facts(room.table));
  $("#end").hidden = room.table.status !== "over";
  fill($("#result"), resultTable(room));
  fill($("#fairness"), fairnessPart(room));
  fill($("#board"), board(room));
  paintLook(room);
}

const nameAt = (room, seat) => nameOf(room.table.seats[seat]);

// --- the head ---

function paintHead(room) {
  const game = say(`game.${room.table.game}`);
  const state = room.connection === "open" && room.isPaused ? "paused" : room.connection;
  const position = tableOnScreen(room);
  const rounds = room.figures?.["rounds.count"];
  setText($("#game"), game);
  setText($("#connection"), say(`connection.${state}`, { isSending: room.isSending }));
  $("#connection").dataset.state = state;
  setText($("#round"), position ? say("head.round", { round: position.round, rounds }) : "");
  document.title = say("title.page", { state: titleState(room), game });
}

function titleState(room) {
  if (room.table.status !== "playing") return say(`title.${room.table.status}`);
  const [mine] = owedHere(room);
  if (mine !== undefined && room.mine.length === 1) return say("title.your_turn");
  if (mine !== undefined) return say("title.turn_of", { name: nameAt(room, mine) });
  const names = owing(room).map((seat) => nameAt(room, seat));
  return names.length ? say("title.others", { names }) : say("title.playing");
}

// --- what is asked ---

function paintAsk(room) {
  fill($("#tabs"), seatTabs(room));
  setText($("#prompt"), promptText(room));
  $("#prompt").classList.toggle("mine", isAskedNow(room));
  fill($("#requests"), requests(room));
  fill($("#moves"), moveButtons(room));
  paintNotation(room);
  fill($("#deeds"), deeds(room));
}

function paintNotation(room) {
  const legal = isAskedNow(room) ? viewOf(room).legal : [];
  $("#notation").hidden = !isAskedNow(room);
  $("#notation").elements.move.placeholder = say(`notation.hint.${room.table.game}`);
  fill(
    $("#legal"),
    legal.map((move) => h("option", { value: move, "data-key": move })),
  );
}

function paintInvitation({ table }) {
  const isOpen = Boolean(table.invite) && table.status !== "over" && table.seats.some((seat) => seat.who !== "person");
  $("#invitation").hidden = !isOpen;
  if (isOpen && $("#link").value !== invitationLink(table)) $("#link").value = invitationLink(table);
}

// --- log and chat ---

function paintLog(room) {
  $("#log-part").hidden = room.table.status === "waiting";
  const lines = logOf(room, room.shown).draw((seat) => nameAt(room, seat));
  fillFollowing($("#log-window"), $("#log"), lines);
}

function paintChat(room) {
  $("#chat").hidden = !room.table.chat;
  $("#say").hidden = !room.mine.length;
  fillFollowing($("#said-window"), $("#said"), chatLines(room));
}

/** A list in a window that follows its end, unless the guest has scrolled away from there. */
function fillFollowing(pane, list, items) {
  const isAtEnd = pane.scrollHeight - pane.scrollTop - pane.clientHeight < NEAR_END;
  fill(list, items);
  if (isAtEnd) pane.scrollTop = pane.scrollHeight;
}

// --- the board ---

function board(room) {
  const position = tableOnScreen(room);
  if (!position) return nothingYet(room);
  if (position.game === "imhotep") return imhotepBoard(position, room.figures);
  const legal = isAskedNow(room) ? viewOf(room).legal : [];
  const picked = room.look ? null : room.picked;
  return pyramidsBoard(position, room.figures, { seats: room.table.seats, seat: room.shown, legal, picked });
}

const nothingYet = (room) =>
  h("p", { class: "sheet nothing-yet" }, say(room.table.status === "waiting" ? "board.waiting" : "board.hidden"));

// --- looking back ---

function paintLook(room) {
  const view = viewOf(room);
  $("#look").hidden = !view;
  if (!view) return;
  const words = lookWords(room, view);
  paintSlider(room.look?.turns ?? view.turn, words);
  setText($("#look-said"), words);
  $("#looking").hidden = !room.look;
  fill($("#looking"), room.look ? [h("span", {}, words), backToNow()] : []);
  paintFork(room);
}

function paintFork(room) {
  const form = $("#fork");
  $("#fork-chance").hidden = room.table.status !== "over"; // before the end it would tell draws
  $("#fork-hint").hidden = canFork(room);
  $("button", form).disabled = !canFork(room);
}

/** The slider stays where the guest has put it; at its end it follows the match. */
function paintSlider(turns, words) {
  const slider = $("#turn");
  const isAtEnd = slider.value === slider.max;
  slider.max = turns;
  if (isAtEnd) slider.value = turns;
  slider.setAttribute("aria-valuetext", words);
}

const backToNow = () => h("button", { class: "btn small", type: "button", "data-do": "look-now" }, say("look.now"));

function lookWords(room, view) {
  if (!room.look) return say("look.at_now", { turns: view.turn });
  const { turn, turns, move } = room.look;
  const who = move && (move.seat < 0 ? say("look.nature") : nameAt(room, move.seat));
  return say("look.at", { turn, turns, who, move: move?.move });
}
