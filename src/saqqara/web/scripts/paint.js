// Draws the room: each part of the page from what is known, leaving in place what has not changed.
import { chatLines, muting } from "./chat.js";
import { deeds, handOver, requests, seatTabs } from "./deeds.js";
import { $, AFTER_PICTURE, fill, h, hiddenWords, line, setText } from "./dom.js";
import { drawing } from "./draw/drawing.js";
import { icon } from "./draw/icons.js";
import { logOf } from "./hearing.js";
import { invitationLink, welcomeWords } from "./invitation.js";
import { nameOf } from "./names.js";
import { isAskedNow, owedHere, owing, questionOf, seatOffered, tableOnScreen, viewOf, whyNoFork } from "./room.js";
import { seatList } from "./seats.js";
import { sentences } from "./sentences.js";
import { bare, language, say } from "./words.js";

const NEAR_END = 40;

/** Draws once after all that happens at the same time; not tied to frames, so that hidden tabs keep their title. */
export function painter(room, asked) {
  let isDue = false;
  const now = () => {
    isDue = false;
    if (room.table && room.face) paint(room, asked);
  };
  const draw = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => isDue && now());
  };
  return { draw, now };
}

function paint(room, asked) {
  const question = questionOf(room);
  if (question !== room.asked) {
    Object.assign(room, { asked: question, picks: room.face.freshPicks() });
    asked();
  }
  const main = $("#main");
  main.hidden = false;
  $("#laying").hidden = true;
  const { game, seats, status } = room.table;
  const layout = status === "waiting" ? "none" : game; // before the match all games look alike
  Object.assign(main.dataset, { game: layout, seats: seats.length, status, position: question });
  main.classList.toggle("is-mine", isAskedNow(room));
  main.classList.toggle("is-past", Boolean(room.look));
  paintHead(room);
  fill($("#seats"), seatList(room));
  fill($("#board"), board(room));
  paintAsk(room);
  paintLog(room);
  paintEnd(room);
  paintReplay(room);
  paintRestSoon(room);
}

let isRestDue = false;

/** What no eye waits for follows when the picture is on screen. */
function paintRestSoon(room) {
  if (isRestDue) return;
  isRestDue = true;
  setTimeout(() => {
    isRestDue = false;
    paintTitle(room);
    paintMenu(room);
    paintWords(room);
  }, AFTER_PICTURE);
}

function paintTitle(room) {
  const title = say("title.page", { state: bare(titleState(room)), game: say(`game.${room.table.game}`) });
  if (document.title !== title) document.title = title;
}

function paintWords(room) {
  onChange("words", [questionOf(room), room.heard, ...room.table.seats.map(nameOf)], () =>
    fill($("#words"), tableOnScreen(room) ? room.face.inWords(room) : []),
  );
}

const nameAt = (room, seat) => nameOf(room.table.seats[seat]);

// --- the head ---

function paintHead(room) {
  const state = room.connection === "open" && room.isPaused ? "paused" : room.connection;
  setText($("#game"), say(`game.${room.table.game}`));
  setText($("#connection"), say(`connection.${state}`, { isSending: room.isSending }));
  $("#connection").dataset.state = state;
  fill($("#round"), tableOnScreen(room) ? room.face.progress(room) : []);
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
  const isMine = isAskedNow(room);
  fill($("#tabs"), seatTabs(room));
  setText($("#prompt"), promptText(room));
  $("#prompt").classList.toggle("mine", isMine);
  paintSit(room, seatOffered(room) !== null);
  fill($("#requests"), requests(room));
  fill($("#moves"), isMine ? room.face.actions(room) : []);
  $("#moves").setAttribute("aria-busy", room.isSending);
  fill($("#deeds"), deeds(room));
  $("#hint-tool").hidden = room.table.status !== "playing" || !room.mine.length || !room.table.hints;
}

/** Whoever was invited is asked at once; others when they have chosen a seat. */
function paintSit(room, isInvited) {
  $("#main").classList.toggle("is-invited", isInvited);
  $("#sit").hidden = !isInvited && room.seatWished === null;
  $("#sit").elements.name.defaultValue = room.house.name ?? "";
}

/** What the guest is asked, or whom the table waits for. */
function promptText(room) {
  if (room.look) return say("prompt.looking");
  if (room.table.status !== "playing") return say(`prompt.${room.table.status}`);
  if (isAskedNow(room)) {
    const name = room.mine.length > 1 ? nameAt(room, room.shown) : null;
    return say("prompt.yours", { name, question: room.face.prompt(room) });
  }
  if (!viewOf(room)) return "";
  return room.mine.length ? room.face.prompt(room) : `${say("prompt.watching")} ${room.face.prompt(room)}`;
}

// --- log, chat, menu ---

function paintLog(room) {
  const log = logOf(room, room.shown);
  const names = room.table.seats.map(nameOf);
  const turn = room.look?.turn;
  onChange("log", [room.shown, log.stamp, turn, ...names], () => {
    line($("#log"), log.draw(names, turn));
    follow($("#log-window"));
  });
  $("#chat").hidden = !room.table.chat;
  $("#say").hidden = !room.mine.length;
  onChange("chat", [room.said.length, ...room.muted], () => {
    fill($("#said"), chatLines(room));
    follow($("#said-window"));
  });
  fill($("#mutes"), muting(room));
}

const drawnFor = new Map();

/** Long parts are drawn anew only when what they tell of has changed, or the language. */
function onChange(part, told, draw) {
  const key = JSON.stringify([language(), ...told]);
  if (drawnFor.get(part) === key) return;
  drawnFor.set(part, key);
  draw();
}

const followed = new Map(); // window -> whether the guest has scrolled away from its end

/** A window follows its end, unless the guest has scrolled away from there. */
function follow(pane) {
  if (!followed.has(pane)) {
    followed.set(pane, false);
    pane.addEventListener("scroll", () =>
      followed.set(pane, pane.scrollHeight - pane.scrollTop - pane.clientHeight > NEAR_END),
    );
  }
  if (followed.get(pane)) return;
  requestAnimationFrame(() => (pane.scrollTop = pane.scrollHeight)); // with the picture, which measures the page anyway
}

function paintMenu(room) {
  paintInvitation(room);
  paintNotation(room);
  fill($("#hand-over"), handOver(room));
  if ($("#menu").open) paintFacts(room);
}

/** What was agreed: nobody needs it before the menu is open. */
async function paintFacts({ table }) {
  const { facts } = await import("./facts.js");
  fill($("#facts"), facts(table));
}

function paintInvitation({ table }) {
  const isOpen = Boolean(table.invite) && table.status !== "over" && table.seats.some((seat) => seat.who !== "person");
  $("#invitation").hidden = !isOpen;
  if (isOpen && $("#link").value !== invitationLink(table)) $("#link").value = invitationLink(table);
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

// --- the board ---

const board = (room) => (tableOnScreen(room) ? room.face.board(room) : nothingYet(room));

const nothingYet = (room) =>
  h(
    "div",
    { class: "sheet nothing-yet" },
    seatOffered(room) === null
      ? h("p", {}, say(room.table.status === "waiting" ? "board.waiting" : "board.hidden"))
      : welcomeWords(room.table),
    room.table.status === "waiting" && room.table.invite ? invitationRow(room.table) : null,
  );

const SERVE = "saqqara serve --host 0.0.0.0";
const isLocal = ["127.0.0.1", "localhost", "[::1]"].includes(location.hostname);

/** Whoever waits for friends sees how they come in. */
const invitationRow = (table) => [
  h("p", { class: "faint" }, say("invite.about"), isLocal ? ` ${say("invite.local", { command: SERVE })}` : null),
  h(
    "div",
    { class: "row" },
    h("label", { class: "grow" }, hiddenWords(say("invite.link")), h("input", { readonly: true, value: invitationLink(table) })),
    h("button", { class: "btn primary", type: "button", "data-do": "copy" }, drawing(icon("link")), say("invite.copy")),
  ),
  h("p", { class: "faint", role: "status" }),
];

// --- the end, and looking back ---

let end = null; // the module that tells it: nobody needs it before

async function paintEnd(room) {
  if (room.table.status !== "over") return;
  end ??= await import("./end.js");
  const { fairnessPart, resultPad } = end;
  fill($("#result"), resultPad(room));
  fill($("#fairness"), fairnessPart(room));
  $("#rematch").hidden = !room.mine.length;
}

function paintReplay(room) {
  const view = viewOf(room);
  const isOpen = Boolean(view) && (room.isReplaying || Boolean(room.look));
  $("#replay").hidden = !isOpen;
  if (!view) return;
  const words = lookWords(room, view);
  paintSlider(room.look?.turns ?? view.turn, words);
  setText($("#look-said"), words);
  paintFork(whyNoFork(room));
  $("#fork-chance").hidden = room.table.status !== "over"; // before the end it would tell draws
}

function paintFork(reason) {
  const button = $("#fork-button");
  if (reason) button.setAttribute("aria-disabled", "true");
  else button.removeAttribute("aria-disabled");
  button.title = reason ? say(`fork.why_${reason}`) : "";
  setText($("#fork-why"), button.title);
  $("#fork-why").hidden = !reason;
}

/** The slider stays where the guest has put it; at its end it follows the match. */
function paintSlider(turns, words) {
  const slider = $("#turn");
  const isAtEnd = slider.value === slider.max;
  slider.max = turns;
  if (isAtEnd) slider.value = turns;
  slider.setAttribute("aria-valuetext", words);
}

function lookWords(room, view) {
  if (!room.look) return say("look.at_now", { turns: view.turn });
  const { turn, turns, table } = room.look;
  const told = sentences(table.events, (seat) => nameAt(room, seat)).map((line) => line.text);
  return [say("look.at", { turn, turns }), ...told].join(" ");
}
