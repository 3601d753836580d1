// Draws the room: each part of the page from what is known, leaving in place what has not changed.
import { deeds, handOver, seatTabs } from "./deeds.js";
import { $, afterPicture, fill, h, line, pause, scrollToEnd, setData, setHidden, setText } from "./dom.js";
import { logOf } from "./hearing.js";
import { invitationLink } from "./address.js";
import { nameOf, nameOfGame } from "./names.js";
import { drawnWithin } from "./part.js";
import { chosenName } from "./person.js";
import { isAskedNow, owedHere, owing, questionOf, seatOffered, tableOnScreen, viewOf, whyNoFork } from "./room.js";
import { seatList } from "./seats.js";
import { story } from "./sentences.js";
import { bare, language, say } from "./words.js";

const NEAR_END = 40;
const ROUND = 6; // ms: a browser that is busy for longer keeps its guest waiting on a slow phone
const PICTURE = 1; // ms for parts: with all that the browser does then, a picture is ready in time for the next frame
const BUSY = 3; // ms: after that, what is asked waits for the next picture

/**
 * Draws once after all that happens at the same time; not tied to frames, so that hidden tabs keep their title. `draw`
 * spreads what has changed over the next pictures, `answer` shows at once what the guest has done, `now` draws all that
 * can move without waiting for anything. `asked` is called when another question is on screen, `laid` when the first
 * picture is.
 */
export function painter(room, { asked, laid }) {
  let isDue = false;
  let isWholeDue = false;
  let isLaying = false;
  const lay = async () => {
    isLaying = true;
    await layTable(room, asked).finally(() => (isLaying = false));
    afterPicture(laid);
    if (isDue) paintNow(false);
  };
  const paintNow = (isWhole) => {
    isDue = isLaying; // what comes meanwhile is drawn after it
    isWholeDue = false;
    if (isLaying || !room.face || !canBeLaid(room)) return;
    if ($("#main").hidden) lay();
    else paint(room, asked, isWhole);
  };
  const drawSoon = (isWhole) => {
    isWholeDue ||= isWhole;
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => isDue && paintNow(isWholeDue));
  };
  for (const deed of ["pointerdown", "keydown"]) addEventListener(deed, () => paintForDeed(room), { capture: true });
  return { draw: () => drawSoon(false), answer: () => drawSoon(true), now: () => paintNow(true) };
}

/** Whether there is something to see: a view follows the welcome at once, unless the line is down. */
const canBeLaid = ({ table, views, connection }) =>
  table.status === "waiting" || views.size > 0 || connection === "reconnecting";

/** The first picture: drawn unseen, in steps that do not keep the browser from anything else for long. */
async function layTable(room, asked) {
  ask(room, asked);
  for (const step of [paintTable, paintAsk, paintPlayers, paintTold]) await inRounds(() => step(room));
  shownLast = shownNow(room);
  setHidden($("#laying"), true);
  setHidden($("#main"), false);
  due = [paintRest];
  paintSoon(room);
}

async function inRounds(draw) {
  do await pause();
  while (!drawnWithin(ROUND, draw, { isUnseen: true }));
}

let shownLast = "";
const shownNow = (room) => JSON.stringify([room.table.status, room.shown, room.look?.turn, room.isReplaying]);

function paint(room, asked, isWhole) {
  ask(room, asked);
  const atOnce = stepsAtOnce(room, isWhole);
  due = STEPS.slice(atOnce);
  for (const step of STEPS.slice(0, atOnce)) step(room);
  if (atOnce) paintSoon(room);
  else paintNext(room);
}

/** Where something else is shown, or things are about to move, they are drawn at once; where nobody looks, all is. */
function stepsAtOnce(room, isWhole) {
  const shown = shownNow(room);
  const isOther = shown !== shownLast;
  shownLast = shown;
  if (document.hidden) return STEPS.length;
  return STEPS.indexOf(isOther ? paintRest : isWhole ? paintTold : paintTable);
}

let due = []; // the steps that are still to be painted
let isUnderWay = false;

function paintSoon(room) {
  if (isUnderWay || !due.length) return;
  isUnderWay = true;
  afterPicture(() => {
    isUnderWay = false;
    paintNext(room);
  });
}

/** With one picture what there is time for: of the table, then what is asked; then each step with one of its own. */
function paintNext(room) {
  if (!due.length) return;
  const began = performance.now();
  let step = null;
  try {
    do {
      step = due.shift(); // one that fails does not keep the others from being painted
      if (drawnWithin(PICTURE, () => step(room))) continue;
      due.unshift(step);
      break;
    } while (step === paintTable && performance.now() - began < BUSY);
  } finally {
    paintSoon(room);
  }
}

/** Whoever does something does it at the table as it is. */
function paintForDeed(room) {
  while (due[0] === paintTable || due[0] === paintAsk) due.shift()(room);
}

/** Another question begins with nothing picked. */
function ask(room, asked) {
  const question = questionOf(room);
  if (question === room.asked) return;
  Object.assign(room, { asked: question, picks: room.face.freshPicks() });
  asked();
}

/** What was moved. */
function paintTable(room) {
  const main = $("#main");
  const { seats, status } = room.table;
  const layout = status === "waiting" ? "none" : room.face.layout; // before the match all games look alike
  const scene = (tableOnScreen(room) && room.face.scene?.(room)) || "";
  setData(main, { game: layout, seats: String(seats.length), status, scene });
  setData(document.body, { plays: layout });
  main.classList.toggle("is-mine", isAskedNow(room));
  main.classList.toggle("is-past", Boolean(room.look));
  fill($("#board"), board(room));
}

function paintPlayers(room) {
  paintHead(room);
  fill($("#seats"), seatList(room));
}

function paintTold(room) {
  paintLog(room);
  paintEnd(room);
  paintReplay(room);
}

function paintRest(room) {
  paintTitle(room);
  paintMenu(room);
  paintWords(room);
}

/** In the order in which eyes go. */
const STEPS = [paintTable, paintAsk, paintPlayers, paintTold, paintRest];

function paintTitle(room) {
  const title = say("title.page", { state: bare(titleState(room)), game: nameOfGame(room.table.game) });
  if (document.title !== title) document.title = title;
}

function paintWords(room) {
  fill($("#words"), tableOnScreen(room) ? room.face.inWords(room) : []);
}

const nameAt = (room, seat) => nameOf(room.table.seats[seat]);

// --- the head ---

function paintHead(room) {
  const state = room.connection === "open" && room.isPaused ? "paused" : room.connection;
  setText($("#game"), nameOfGame(room.table.game));
  setText($("#connection"), say(`connection.${state}`, { isSending: room.isSending }));
  setData($("#connection"), { state });
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
  paintRequests(room);
  fill($("#moves"), isMine ? room.face.actions(room) : []);
  $("#moves").setAttribute("aria-busy", room.isSending);
  fill($("#deeds"), deeds(room));
  setHidden($("#hint-tool"), room.table.status !== "playing" || !room.mine.length || !room.table.hints);
  setData($("#main"), { position: String(room.asked) }); // now the table stands, and what is asked
}

let asking = null; // the modules that draw requests: there seldom are any

async function paintRequests(room) {
  if (!asking && !room.table.asks_back && !room.notice) return;
  asking ??= await Promise.all([import("./requests.js"), room.face.wording()]);
  const [{ requests }, { retold }] = asking;
  fill($("#requests"), requests(room, retold));
}

/** Whoever may sit down before the match is asked at once; others when they have chosen a bot's seat. */
function paintSit(room, isInvited) {
  $("#main").classList.toggle("is-invited", isInvited);
  setHidden($("#sit"), !isInvited && room.seatWished === null);
  $("#sit").elements.name.defaultValue = chosenName(room.house.name);
  fill($("#sit-seats"), isInvited ? room.lobby.seatChoice(room) : []);
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
  if (room.table.forked_from) paintOrigin(room);
  const names = room.table.seats.map(nameOf);
  const turn = room.look?.turn;
  const isShared = room.mine.length > 1;
  onChange("log", [room.shown, log.stamp, turn, isShared, ...names], () => {
    line($("#log"), log.draw(names, isShared, turn));
    follow($("#log-window"));
  });
  setHidden($("#chat"), !room.table.chat);
  if (room.table.chat) paintChat(room);
}

let chat = null; // the module that draws it: many tables do without

async function paintChat(room) {
  chat ??= await import("./chat.js");
  setHidden($("#say"), !room.mine.length);
  onChange("chat", [room.said.length, ...room.muted], () => {
    fill($("#said"), chat.chatLines(room));
    follow($("#said-window"));
  });
  fill($("#mutes"), chat.muting(room));
}

/** Where the story of a fork begins. */
async function paintOrigin({ table }) {
  const { originWords } = await import("./facts.js");
  fill($("#origin"), originWords(table));
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
    new ResizeObserver(() => followed.get(pane) || scrollToEnd(pane)).observe(pane);
  }
  if (followed.get(pane)) return;
  requestAnimationFrame(() => scrollToEnd(pane)); // with the picture, which measures the page anyway
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

/** For whoever can still come: to an open seat, or to that of a bot. */
function paintInvitation({ table }) {
  const hasRoom = (who) => table.seats.some((seat) => seat.who === who);
  const isOpen = Boolean(table.invite) && table.status !== "over" && (hasRoom("open") || hasRoom("bot"));
  setHidden($("#invitation"), !isOpen);
  setText($("#invitation-about"), say(hasRoom("open") ? "invite.about" : "invite.bots"));
  if (isOpen && $("#link").value !== invitationLink(table)) $("#link").value = invitationLink(table);
}

function paintNotation(room) {
  const legal = isAskedNow(room) ? viewOf(room).legal : [];
  setHidden($("#notation"), !isAskedNow(room));
  $("#notation").elements.move.placeholder = room.face.exampleMove(room);
  fill(
    $("#legal"),
    legal.map((move) => h("option", { value: move, "data-key": move })),
  );
}

// --- the board ---

function board(room) {
  if (tableOnScreen(room)) return room.face.board(room);
  if (room.table.status === "waiting") return room.lobby.board(room);
  return h("div", { class: "sheet nothing-yet" }, h("p", {}, say("board.hidden")));
}

// --- the end, and looking back ---

let end = null; // the module that tells it: nobody needs it before

async function paintEnd(room) {
  if (room.table.status !== "over") return;
  end ??= await import("./end.js");
  const { fairnessPart, resultPad } = end;
  fill($("#result"), resultPad(room));
  fill($("#fairness"), fairnessPart(room));
  setHidden($("#rematch"), !room.mine.length);
}

function paintReplay(room) {
  const view = viewOf(room);
  const isOpen = Boolean(view) && (room.isReplaying || Boolean(room.look));
  setHidden($("#replay"), !isOpen);
  $("#main").classList.toggle("is-replaying", isOpen);
  if (!view) return;
  const words = lookWords(room, view);
  paintSlider(room.look?.turns ?? view.turn, words);
  setText($("#look-said"), words);
  paintFork(whyNoFork(room));
  setHidden($("#fork-chance"), room.table.status !== "over"); // before the end it would tell draws
}

function paintFork(reason) {
  const button = $("#fork-button");
  if (reason) button.setAttribute("aria-disabled", "true");
  else button.removeAttribute("aria-disabled");
  button.title = reason ? say(`fork.why_${reason}`) : "";
  setText($("#fork-why"), button.title);
  setHidden($("#fork-why"), !reason);
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
  return `${say("look.at", { turn, turns })} ${story(table.events, (seat) => nameAt(room, seat), room.face.sentences)}`;
}
