// The page of one table: the connection, what is known, and what is drawn, put together.
import { get, told } from "./api.js";
import { $ } from "./dom.js";
import { shippedFigures } from "./figures.js";
import { furnishFork } from "./fork.js";
import { Guest } from "./guest.js";
import { Hearing } from "./hearing.js";
import { takeInvitation } from "./invitation.js";
import { Live } from "./live.js";
import { Look } from "./look.js";
import { furnishTheme, furnishWords } from "./page.js";
import { painter } from "./paint.js";
import { house as askHouse } from "./person.js";
import { emptyRoom } from "./room.js";
import { Screen } from "./screen.js";
import { tick } from "./seats.js";
import { say } from "./words.js";

const TICK = 250;
const RETRY = 5_000;

const id = decodeURIComponent(location.pathname.split("/").filter(Boolean).at(-1));
const socket = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/live/${encodeURIComponent(id)}`;
const room = emptyRoom(id);
const draw = painter(room);
const look = new Look(room, draw);
const screen = new Screen(room, () => {
  look.forget();
  look.stop();
});
const hearing = new Hearing(room, { screen, viewed: () => look.forget(), heard });
const live = new Live(socket, {
  hear: (message) => hearing.hear(message),
  changed: (connection) => {
    room.connection = connection;
    draw();
  },
});

furnishWords();
furnishTheme($("#theme"));
room.invitation = takeInvitation(id);
enter();

async function enter() {
  try {
    [room.house, room.table] = await Promise.all([askHouse(), get(room.path)]);
  } catch (trouble) {
    tellNothing(trouble);
    if (trouble.error !== "no_such_table") setTimeout(enter, RETRY);
    return;
  }
  $("#nothing").hidden = true;
  room.shipped = await shippedFigures(room.table.game);
  room.figures = room.shipped;
  furnishFork(room);
  new Guest(room, { live, screen, draw });
  document.addEventListener("visibilitychange", tellPresence);
  setInterval(() => room.clocks && tick(room, $("#seats")), TICK);
  live.open();
}

function tellNothing(trouble) {
  $("#nothing").hidden = false;
  $("#nothing-said").textContent = told(trouble);
  $("#game").textContent = say("title.nothing");
  document.title = say("title.page", { state: say("title.nothing"), game: say("page.name") });
}

function heard(message) {
  if (message.type === "welcome") tellPresence();
  draw();
}

function tellPresence() {
  live.mention({ type: "presence", state: document.hidden ? "away" : "here" });
}
