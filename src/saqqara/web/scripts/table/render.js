// What a table shows: each of its elements from what is known, leaving in place what has not changed.
import { chosenName } from "../net/person.js";
import { fill, h, line, setData, setHidden, setText } from "../ui/dom.js";
import { follow } from "../ui/follow-end.js";
import { bare, language, say } from "../ui/words.js";
import { announce } from "./announce.js";
import { deeds, seatTabs, unsurePart } from "./buttons.js";
import { later } from "./later.js";
import { logOf } from "./messages.js";
import { nameOf, nameOfGame } from "./names.js";
import { seatList } from "./seats.js";
import { isAskedNow, owedHere, owing, sceneOf, seatOffered, tableOnScreen, toldScene, unsureMove, viewOf, youIn } from "./state.js";

/** What was moved. */
/** @param {Room} room */
export function paintTable(room) {
  const { board, main } = room.parts;
  const { seats, status } = room.table;
  const layout = status === "waiting" ? "none" : room.face.layout; // before the match all games look alike
  const scene = (tableOnScreen(room) && room.face.arrangement?.(sceneOf(room))) || "";
  setData(main, { game: layout, seats: String(seats.length), status, scene });
  room.page?.plays(layout);
  main.classList.toggle("is-mine", isAskedNow(room));
  main.classList.toggle("is-past", Boolean(room.look));
  fill(board, boardOf(room));
  room.face.drawn?.(room.stage);
}

/** @param {Room} room */
export function paintPlayers(room) {
  paintHead(room);
  fill(room.parts.seats, seatList(room));
}

/** @param {Room} room */
export function paintTold(room) {
  if (room.parts.log) paintLog(room);
  paintEnd(room);
  for (const paint of room.later.told) paint(room);
}

/** @param {Room} room */
export function paintRest(room) {
  paintTitle(room);
  for (const paint of room.later.rest) paint(room);
  paintWords(room);
}

/** @param {Room} room */
function paintTitle(room) {
  const title = say("title.page", { state: bare(titleState(room)), game: nameOfGame(room.table.game) });
  room.page?.titled(title, owedHere(room).length > 0);
}

/** @param {Room} room */
function paintWords(room) {
  fill(room.parts.words, tableOnScreen(room) ? room.face.inWords(sceneOf(room)) : []);
}

/** @param {Room} room */
const nameAt = (room, seat) => nameOf(room.table.seats[seat]);

// --- the head ---

/** @param {Room} room */
function paintHead(room) {
  const state = room.connection === "open" && room.isPaused ? "paused" : room.connection;
  if (room.parts.game) setText(room.parts.game, nameOfGame(room.table.game));
  setText(room.parts.connection, say(`connection.${state}`, { isSending: room.isSending }));
  setData(room.parts.connection, { state });
  if (room.parts.round) fill(room.parts.round, tableOnScreen(room) ? room.face.progress(toldScene(room)) : []);
}

/** @param {Room} room */
function titleState(room) {
  const { rematch, status } = room.table;
  if (status === "over" && rematch?.seat != null && !room.mine.includes(rematch.seat)) return say("rematch.title", { name: nameAt(room, rematch.seat) });
  if (status !== "playing") return say(`title.${status}`);
  const [mine] = owedHere(room);
  if (mine !== undefined && room.mine.length === 1) return say("your_turn");
  if (mine !== undefined) return say("title.turn_of", { name: nameAt(room, mine) });
  const names = owing(room).map((seat) => nameAt(room, seat));
  return names.length ? say("title.others", { names }) : say("title.playing");
}

// --- what is asked ---

/** @param {Room} room */
export function paintAsk(room) {
  const isMine = isAskedNow(room);
  fill(room.parts.tabs, seatTabs(room));
  setText(room.parts.prompt, promptText(room));
  room.parts.prompt.classList.toggle("mine", isMine);
  paintSit(room, seatOffered(room) !== null);
  paintRequests(room);
  fill(room.parts.moves, isMine ? (unsureMove(room) ? unsurePart(room) : room.face.actions(sceneOf(room))) : []);
  room.parts.moves.setAttribute("aria-busy", room.isSending);
  fill(room.parts.deeds, deeds(room));
  if (room.parts.hintTool) setHidden(room.parts.hintTool, room.table.status !== "playing" || !room.mine.length || !room.table.hints);
  setData(room.parts.main, { position: String(room.asked) }); // now the table stands, and what is asked
  tellPicked(room, isMine);
}

/** What is picked is told once to those who do not see it. */
/** @param {Room} room */
function tellPicked(room, isMine) {
  const words = isMine ? bare(room.face.picked(sceneOf(room))) : "";
  if (words && words !== room.pickedTold) announce(room, words);
  room.pickedTold = words;
}

/** There seldom are any. */
/** @param {Room} room */
async function paintRequests(room) {
  const { asks_back: asked, asks_end: ending, rematch } = room.table;
  if (!room.parts.requests.hasChildNodes() && !asked && !ending && !room.notice && !room.away && !rematch) return;
  const [{ requests }, { retold }] = await Promise.all([later(() => import("./take-back-requests.js")), room.face.wording()]);
  fill(room.parts.requests, requests(room, retold));
}

/** Whoever may sit down before the match is asked at once; others when they have chosen a bot's seat. */
/** @param {Room} room */
function paintSit(room, isInvited) {
  room.parts.main.classList.toggle("is-invited", isInvited);
  setHidden(room.parts.sit, !isInvited && room.seatWished === null);
  room.parts.sit.elements.name.defaultValue = chosenName(room.house.name);
  fill(room.parts.sitSeats, isInvited ? room.lobby.seatChoice(room) : []);
}

/** What the guest is asked, or whom the table waits for. */
/** @param {Room} room */
function promptText(room) {
  if (room.look) return say("prompt.looking");
  if (room.table.status !== "playing") return say(`prompt.${room.table.status}`);
  if (isAskedNow(room) && unsureMove(room)) return say("prompt.unsure");
  if (isAskedNow(room)) {
    const name = room.mine.length > 1 ? nameAt(room, room.shown) : null;
    return say("prompt.yours", { name, question: room.face.prompt(sceneOf(room)) });
  }
  if (!viewOf(room)) return "";
  return room.mine.length ? room.face.prompt(sceneOf(room)) : `${say("prompt.watching")} ${room.face.prompt(sceneOf(room))}`;
}

// --- log and chat ---

/** @param {Room} room */
function paintLog(room) {
  const log = logOf(room, room.shown);
  if (room.table.forked_from) paintOrigin(room);
  if (room.table.challenge) paintChallenge(room);
  const names = room.table.seats.map(nameOf);
  const turn = room.look?.turn;
  const isShared = room.mine.length > 1;
  if (!room.before && !room.counting) onChange(room, "log", [room.shown, log.stamp, turn, isShared, ...names], () => {
    line(room.parts.log, log.draw(names, isShared, turn, youIn(room)));
    setTabStop(room.parts.log);
    follow(room.parts.logWindow, room.signal);
  });
  if (room.isLaid && hasTalk(room)) paintChat(room);
}

/** Of the lines one is a stop of the Tab key: the one that has the focus, else the last. */
function setTabStop(log) {
  const buttons = [...log.querySelectorAll("button")];
  const stop = buttons.find((button) => button === document.activeElement) ?? buttons.at(-1);
  for (const button of buttons) if (button.tabIndex === 0 && button !== stop) button.tabIndex = -1;
  if (stop) stop.tabIndex = 0;
}

/** Whether anybody else could read what is said. */
/** @param {Room} room */
const hasTalk = ({ table, page }) =>
  table.chat || (page !== null && table.seats.some((seat) => seat.who === "person" && !seat.is_yours));

/** Many tables do without. */
/** @param {Room} room */
async function paintChat(room) {
  const chat = await later(() => import("./chat.js"));
  chat.prepareChat(room);
  chat.paintTalk(room);
  onChange(room, "chat", [room.said.length, ...room.muted], () => {
    fill(room.parts.said, chat.chatLines(room));
    follow(room.parts.saidWindow, room.signal);
  });
}

/** Where the story of a fork begins. */
/** @param {Room} room */
async function paintOrigin(room) {
  const { originWords } = await later(() => import("./facts.js"));
  fill(room.parts.origin, originWords(room.table));
}

/** The challenge that is played here. */
/** @param {Room} room */
async function paintChallenge(room) {
  (await challengeWords(room)).showLine(room);
}

/** What tells of a challenge, with its texts; nothing at other tables. */
/** @param {Room} room */
async function challengeWords({ table }) {
  if (!table.challenge) return null;
  const words = await import("./challenge-words.js");
  await words.learnChallenge();
  return words;
}

/** Long parts are drawn anew only when what they tell of has changed, or the language. */
function onChange({ place }, part, values, draw) {
  const key = JSON.stringify([language(), ...values]);
  if (place.told.get(part) === key) return;
  place.told.set(part, key);
  draw();
}

// --- the board ---

/** @param {Room} room */
function boardOf(room) {
  if (tableOnScreen(room)) return room.face.board(sceneOf(room));
  if (room.table.status === "waiting") return room.lobby.board(room);
  return h("div", { class: "sheet nothing-yet" }, h("p", {}, say("board.hidden")));
}

// --- the end ---

/** Nobody needs what tells it before. */
/** @param {Room} room */
async function paintEnd(room) {
  if (room.table.status !== "over") return;
  const [{ fairnessPart, ready, resultPad }, { rematchOffer }, ofChallenge] = await Promise.all([
    later(() => import("./end.js")),
    import("./rematch.js"),
    challengeWords(room),
  ]);
  await ready(room);
  fill(room.parts.result, resultPad(room), ofChallenge?.challengeEnd(room.table));
  fill(room.parts.fairness, fairnessPart(room));
  setHidden(room.parts.rematch, !room.mine.length || Boolean(room.table.rematch ?? room.table.challenge));
  fill(room.parts.rematchOffer, rematchOffer(room));
}
