// The start page: choose a game, its seats and sides; play, invite or watch; go on where you were.
import { drawing } from "../../drawings/drawing.js";
import { landscape } from "../../drawings/landscape.js";
import { shipArt } from "../../drawings/ship.js";
import { OFFERS } from "../../games/offers.js";
import { get, post } from "../../net/api.js";
import { anyName, chosenName, house as askHouse, introduce, tidyName } from "../../net/person.js";
import { freshEntropy, freshKey } from "../../net/random.js";
import { $, pause, setText } from "../../ui/dom.js";
import { prepareDoors } from "../../ui/doors.js";
import { PAGE, sheetOf } from "../../ui/keymap.js";
import { prepareChrome } from "../../ui/top-bar.js";
import { complain, troubleText } from "../../ui/trouble.js";
import { begin, say } from "../../ui/words.js";
import { gamesOf } from "../games/source.js";
import { wishIn } from "../games/filter.js";
import { drawChallengeDoor, prepareChallengeDoor, lookAtChallenges } from "./challenge-door.js";
import { drawDoor, prepareDoor } from "./doors.js";
import { prepareForm } from "./form.js";
import { KEYMAP } from "./keymap.js";
import { drawPuzzleDoor, preparePuzzleDoor } from "./puzzle-door.js";
import { remember } from "./remembered.js";
import { yourNameIn } from "./seats.js";
import { drawTables } from "./tables.js";
import { newTable } from "./wish.js";
import { drawYours, prepareYours } from "./yours.js";

await begin();

const LOOK_AGAIN = 10_000;
const TAKEN = ["not_allowed", "not_now", "match_over"]; // how a seat is refused that is not free any more
const SHIP = { letter: "a", spaces: 3, cargo: [1, 2, 3], isReady: true };
const form = $("#new-table");
const places = $("#places");
let house = null; // what is on offer, once the house has answered
let tables = null;
/** @type {Wire.GamesShown | null} */
let games = null; // yours
let isCutOff = false; // the last look at the tables found no house

$("#scene").append(drawing(landscape()), drawing(shipArt(SHIP, { size: 200 })));
await pause();
for (const [game, { picture }] of Object.entries(OFFERS))
  $(`.choice:has([value="${game}"]) .picture`, form).append(drawing(picture()));
await pause();
const showForm = prepareForm(form);
await pause();
prepareChrome($(".topbar"), { hasLanguageRow: true, keys: () => sheetOf(KEYMAP, PAGE), redraw: draw });
prepareDoors($(".topbar"), "/");
await pause();
form.addEventListener("submit", open);
addEventListener("pageshow", () => {
  setBusy(false); // somebody comes back from a table
  drawPuzzleDoor(); // or from a puzzle
});
places.addEventListener("change", rename);
$("#open").addEventListener("click", ({ target }) => sit(target.closest("[data-sit]")));
form.addEventListener("change", () => yourNameIn(places)?.value || showYourName());
prepareDoor();
preparePuzzleDoor();
prepareChallengeDoor();
prepareYours();
draw();
document.body.classList.add("is-furnished");
enter();

function draw() {
  document.title = say("lobby.page");
  showForm(house);
  if (tables) drawTables(tables);
  drawGames();
  drawPuzzleDoor();
  drawChallengeDoor();
  if (house) $("#version").textContent = say("page.version", { version: house.version });
}

/** Asks the house until it answers. The form needs no answer: it is there at once. */
async function enter() {
  try {
    house = await askHouse();
  } catch (trouble) {
    tellCutOff(trouble);
    setTimeout(enter, LOOK_AGAIN);
    return;
  }
  tellCutOff(null);
  showYourName();
  draw();
  showTables();
  if (house.challenges) lookAtChallenges();
  setInterval(() => document.hidden || showTables(), LOOK_AGAIN);
}

async function showTables() {
  try {
    [tables, games] = await Promise.all([get("/api/tables"), house.name === null ? null : gamesOf(wishIn(""))]);
    drawTables(tables);
    drawGames();
    tellCutOff(null);
  } catch (trouble) {
    tellCutOff(trouble);
    if (tables) drawTables(tables); // how long they wait
  }
}

/** Your games; whoever has none yet is told how one begins. */
function drawGames() {
  if (!tables) return void drawDoor(null);
  const hasPlayed = games !== null && games.running.length + games.finished.length > 0;
  $("#newcomer").hidden = hasPlayed;
  drawYours(games);
  drawDoor(hasPlayed);
}

/** Told beside the form, but nobody is drawn there: nobody has asked. Being offline is told above the page already. */
function tellCutOff(trouble) {
  if (!trouble && !isCutOff) return; // the line may tell of something else
  isCutOff = trouble !== null;
  $("#trouble").hidden = !trouble || !navigator.onLine;
  setText($("#trouble"), trouble ? troubleText(trouble) : "");
}

// --- your name ---

function showYourName() {
  const field = yourNameIn(places);
  if (field && house?.name) field.value = chosenName(house.name);
}

async function rename({ target }) {
  const name = tidyName(target.value);
  if (target !== yourNameIn(places) || !name || !house?.name || name === house.name) return;
  try {
    house.name = await introduce(name, true);
    setText($("#you-said"), say("you.saved", { name: house.name }));
  } catch (trouble) {
    complain(trouble);
  }
}

/** Whoever has not chosen a name gets one: playing needs one click. */
async function becomeKnown() {
  house ??= await askHouse();
  const wished = tidyName(yourNameIn(places)?.value ?? "");
  if (house.name !== null && (!wished || wished === house.name)) return;
  house.name = await introduce(wished || anyName(), house.name !== null);
}

// --- a new table ---

async function open(event) {
  event.preventDefault();
  if (isBusy()) return;
  const action = event.submitter?.value || "play";
  remember(form);
  setBusy(true);
  try {
    await becomeKnown();
    const table = await post("/api/tables", newTable(form, action));
    complain(null);
    location.assign(`/table/${table.id}${action === "invite" ? "#invitation" : ""}`);
  } catch (trouble) {
    complain(trouble);
    setBusy(false);
  }
}

/** Sits down at somebody's table. Whoever finds the seat taken stays here and sees what is free now. */
async function sit(button) {
  if (!button || isBusy()) return;
  const { sit: table, seat } = button.dataset;
  setBusy(true);
  complain(null, $("#open-trouble"));
  try {
    await becomeKnown();
    const wish = { type: "take_seat", id: freshKey(), seat: Number(seat), name: null, invite: null, entropy: freshEntropy() };
    await post(`/api/tables/${encodeURIComponent(table)}/messages`, wish);
    location.assign(`/table/${encodeURIComponent(table)}`);
  } catch (trouble) {
    setBusy(false);
    await showTables();
    complain(trouble, $("#open-trouble"));
    if (TAKEN.includes(trouble.error)) setText($("#open-trouble"), say("tables.taken"));
  }
}

const isBusy = () => $("#go").getAttribute("aria-busy") === "true";
const setBusy = (isOpening) => $("#go").setAttribute("aria-busy", String(isOpening));
