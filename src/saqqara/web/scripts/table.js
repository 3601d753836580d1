// The page of one table: the connection, what is known, and what is drawn, put together.
import { get, told, Trouble } from "./api.js";
import { furnishChrome, tool } from "./chrome.js";
import { $, afterPicture, pause } from "./dom.js";
import { faceOf, hasFace, lobbyOf, restOf } from "./faces.js";
import { shippedFigures } from "./figures.js";
import { Foresight } from "./foresight.js";
import { Guest } from "./guest.js";
import { Hearing, logOf } from "./hearing.js";
import { takeInvitation } from "./invitation.js";
import { Live } from "./live.js";
import { Look, turnInAddress } from "./look.js";
import { Motion } from "./motion.js";
import { nameOf } from "./names.js";
import { painter } from "./paint.js";
import { house as askHouse } from "./person.js";
import { emptyRoom, isAskedNow } from "./room.js";
import { furnishElbow } from "./rules/elbow.js";
import { Screen } from "./screen.js";
import { tick } from "./seats.js";
import { story } from "./sentences.js";
import { sound } from "./sounds.js";
import { bare, say } from "./words.js";

const TICK = 250;
const RETRY = 5_000;

const id = decodeURIComponent(location.pathname.split("/").filter(Boolean).at(-1));
const socket = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/live/${encodeURIComponent(id)}`;
const room = emptyRoom(id);
const { draw, answer, now: drawNow } = painter(room, { asked: askedAnew, laid });
const foresight = new Foresight(room, draw);
const look = new Look(room, answer);
const screen = new Screen(room, () => {
  look.stop();
  look.forget();
  recall(room.shown);
});
const hearing = new Hearing(room, { screen, viewed: () => look.forget(), heard });
const motion = new Motion(room, {
  deliver: (message) => hearing.hear(message),
  drawNow,
  layer: $("#motion"),
  happened: (events) => afterPicture(() => tellEvents(events)),
});
const live = new Live(socket, {
  hear: (message) => motion.take(message),
  changed: (connection) => {
    room.connection = connection;
    draw();
  },
});
const recalled = new Set(); // seats whose log tells all since the beginning
let wasAsked = false;
let wasOver = null;
let wished = turnInAddress();

await pause();
furnishChrome($("#bar"), {
  tools: [
    tool("hint", "hint.title", { id: "hint-tool", "data-do": "open-hint" }),
    tool("list", "log.title", { id: "log-tool", "data-do": "open-log" }),
    tool("menu", "menu.title", { class: "tool menu-tool", "data-do": "open-menu" }),
  ],
  keys: async () => (await import("./keys.js")).keysOf(room),
  redraw: () => {
    $("#told").textContent = ""; // it was told in another language
    answer();
  },
  shelf: $("#menu .shelf"),
});
room.invitation = takeInvitation(id);
await pause();
enter();

/** `ready` brings what draws the table, once the house has told of it. */
async function enter(ready = bringFace) {
  try {
    [room.house, room.table] = await Promise.all([askHouse(), get(room.path)]);
    await ready(room.table);
  } catch (trouble) {
    const isOfHouse = trouble instanceof Trouble; // else a module has not come: browsers ask for it once on a page
    tellNothing(isOfHouse ? trouble : new Trouble("unreachable"));
    if (trouble.error !== "no_such_table") setTimeout(enter, RETRY, isOfHouse ? ready : comeAnew);
    return;
  }
  $("#nothing").hidden = true;
  furnishElbow(() => room.figures);
  new Guest(room, { live, screen, look, foresight, draw: answer });
  document.addEventListener("visibilitychange", tellPresence);
  setInterval(() => room.clocks && tick(room, $("#seats")), TICK);
  live.open();
}

function comeAnew() {
  location.reload();
  return new Promise(() => {}); // this page is over
}

/** What draws the game of a table. */
async function bringFace({ game, status }) {
  // beside the table, not instead of it
  Object.assign($("#rules-way"), { href: `/rules/${game}`, target: "_blank", hidden: !hasFace(game) });
  [room.shipped, room.lobby, room.face] = await Promise.all([
    hasFace(game) ? shippedFigures(game) : null,
    status === "waiting" ? lobbyOf(game) : null,
    faceOf(game),
  ]);
  if (hasFace(game) && !room.shipped) throw new Trouble("unreachable");
  room.figures = room.shipped;
}

/** After the first picture: what it could do without. */
function laid() {
  learnRest();
  recall(room.shown);
}

async function learnRest() {
  try {
    Object.assign(room.face, await restOf(room.table.game));
    draw();
  } catch {
    // a table without motion can be played all the same
  }
}

function tellNothing(trouble) {
  $("#nothing").hidden = false;
  $("#laying").hidden = true;
  $("#nothing-said").textContent = told(trouble);
  $("#game").textContent = say("title.nothing");
  document.title = say("title.page", { state: say("title.nothing"), game: say("page.name") });
}

function heard(message) {
  if (message.type === "welcome") welcomed();
  if (message.type === "view" && wished !== null) {
    look.at(wished);
    wished = null;
  }
  const isOver = room.table.status === "over";
  if (isOver && wasOver === false) tellEnd();
  wasOver = isOver;
  draw();
}

function welcomed() {
  tellPresence();
  if (location.hash === "#invitation") history.replaceState(history.state, "", location.pathname);
  recalled.clear();
  if (!$("#main").hidden) recall(room.shown);
}

/** What happened before this page was opened. */
async function recall(seat) {
  if (room.table.status === "waiting" || recalled.has(seat)) return;
  recalled.add(seat);
  try {
    const { passages } = await get(`${room.path}/story${seat === null ? "" : `?seat=${seat}`}`);
    logOf(room, seat).begin(passages);
    draw();
  } catch {
    recalled.delete(seat); // the log begins with what is heard from here on
  }
}

async function tellEnd() {
  const { countUp } = await import("./end.js");
  countUp(room, draw);
  if (!$("#end").open) $("#end").showModal();
}

/** Another question is on screen: forecasts are no longer so, and whoever is asked may hear it. */
function askedAnew() {
  foresight.forget();
  const isAsked = isAskedNow(room);
  if (isAsked) foresight.of(room.face.wanted(room));
  if (isAsked && !wasAsked) sound("turn");
  wasAsked = isAsked;
}

/** For those who do not see the table: what happened, in sentences. */
function tellEvents(events) {
  const told = story(events, (seat) => nameOf(room.table.seats[seat]), room.face.sentences);
  if (events.some(({ event }) => event === "game ends")) $("#told").textContent = say("prompt.over");
  else if (told) $("#told").textContent = bare(told);
}

function tellPresence() {
  live.mention({ type: "presence", state: document.hidden ? "away" : "here" });
}
