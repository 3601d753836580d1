// The page of one table: the connection, what is known, and what is drawn, put together.
import { takeInvitation, turnInAddress } from "./address.js";
import { told, Trouble } from "./api.js";
import { furnishChrome, isSoundOn, tool } from "./chrome.js";
import { $, afterPicture, pause } from "./dom.js";
import { faceOf, hasFace, lobbyOf, restOf } from "./faces.js";
import { shippedFigures } from "./figures.js";
import { Foresight } from "./foresight.js";
import { Guest } from "./guest.js";
import { Hearing, logOf } from "./hearing.js";
import { LiveTable } from "./live.js";
import { Motion } from "./motion.js";
import { nameOf } from "./names.js";
import { painter } from "./paint.js";
import { emptyRoom, isAskedNow } from "./room.js";
import { furnishElbow } from "./rules/elbow.js";
import { Screen } from "./screen.js";
import { tick } from "./seats.js";
import { story } from "./sentences.js";
import { whenNeeded } from "./trouble.js";
import { bare, say } from "./words.js";

const TICK = 250;
const RETRY = 5_000;

const id = decodeURIComponent(location.pathname.split("/").filter(Boolean).at(-1));
const source = new LiveTable(id);
const room = emptyRoom(source);
const { draw, answer, now: drawNow } = painter(room, { asked: askedAnew, laid });
const foresight = new Foresight(room, draw);
const looking = whenNeeded(async () => new (await import("./look.js")).Look(room, answer));
const screen = new Screen(room, () => {
  looking.now?.stop();
  looking.now?.forget();
  recall(room.shown);
});
const hearing = new Hearing(room, { screen, viewed: () => looking.now?.forget(), heard });
const motion = new Motion(room, {
  deliver: (message) => hearing.hear(message),
  drawNow,
  layer: $("#motion"),
  happened: (events) => afterPicture(() => tellEvents(events)),
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
    Object.assign(room, await source.open());
    await ready(room.table);
  } catch (trouble) {
    const isOfHouse = trouble instanceof Trouble; // else a module has not come: browsers ask for it once on a page
    tellNothing(isOfHouse ? trouble : new Trouble("unreachable"));
    if (trouble.error !== "no_such_table") setTimeout(enter, RETRY, isOfHouse ? ready : comeAnew);
    return;
  }
  $("#nothing").hidden = true;
  furnishElbow(() => room.figures);
  new Guest(room, { screen, looking, foresight, draw: answer });
  document.addEventListener("visibilitychange", tellPresence);
  setInterval(() => room.clocks && tick(room, $("#seats")), TICK);
  source.listen({
    hear: (message) => motion.take(message),
    changed: (connection) => {
      room.connection = connection;
      draw();
    },
  });
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
  looking();
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
    const turn = wished;
    looking((look) => look.at(turn));
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
    logOf(room, seat).begin(await source.story(seat));
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
  if (isAsked && !wasAsked && isSoundOn()) import("./sounds.js").then(({ sound }) => sound("turn"));
  wasAsked = isAsked;
}

/** For those who do not see the table: what happened, in sentences. */
function tellEvents(events) {
  const told = story(events, (seat) => nameOf(room.table.seats[seat]), room.face.sentences);
  if (events.some(({ event }) => event === "game ends")) $("#told").textContent = say("prompt.over");
  else if (told) $("#told").textContent = bare(told);
}

function tellPresence() {
  source.mention({ type: "presence", state: document.hidden ? "away" : "here" });
}
