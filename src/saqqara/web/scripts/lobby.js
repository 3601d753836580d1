// The lobby: your name, tables to go on with, tables to join, and a form to open one.
import { get, post } from "./api.js";
import { $, fill, h, hiddenWords, named } from "./dom.js";
import { plainNameOf } from "./names.js";
import { furnishNewTable, newTable } from "./new-table.js";
import { furnishTheme, furnishWords } from "./page.js";
import { anyName, house as askHouse, introduce, tidyName } from "./person.js";
import { stone } from "./signs.js";
import { complain } from "./trouble.js";
import { say } from "./words.js";

const LOOK_AGAIN = 10_000;
const form = $("#new-table");
const you = $("#you");
let house = null;

furnishWords();
furnishTheme($("#theme"));
document.title = say("lobby.page");
enter();

async function enter() {
  try {
    house = await askHouse();
  } catch (trouble) {
    complain(trouble);
    setTimeout(enter, LOOK_AGAIN);
    return;
  }
  complain(null);
  you.elements.name.value = house.name ?? "";
  $("#version").textContent = say("page.version", { version: house.version });
  furnishNewTable(form, house);
  form.addEventListener("submit", open);
  you.addEventListener("submit", rename);
  showTables();
  setInterval(() => document.hidden || showTables(), LOOK_AGAIN);
}

// --- your name ---

async function rename(event) {
  event.preventDefault();
  const name = tidyName(you.elements.name.value);
  if (!name) return;
  try {
    house.name = await introduce(name, house.name !== null);
    $("#you-said").textContent = say("you.saved", { name: house.name });
    complain(null);
  } catch (trouble) {
    complain(trouble);
  }
}

/** Whoever has not chosen a name gets one: playing needs one click. */
async function becomeKnown() {
  const wished = tidyName(you.elements.name.value);
  if (house.name !== null && (!wished || wished === house.name)) return;
  house.name = await introduce(wished || anyName(), house.name !== null);
  you.elements.name.value = house.name;
}

// --- a new table ---

async function open(event) {
  event.preventDefault();
  const button = $("button[type=submit]", form);
  button.disabled = true;
  try {
    await becomeKnown();
    const table = await post("/api/tables", newTable(form));
    location.assign(`/table/${table.id}`);
  } catch (trouble) {
    complain(trouble);
  } finally {
    button.disabled = false;
  }
}

// --- tables ---

async function showTables() {
  try {
    const tables = await get("/api/tables");
    fill(
      $("#yours"),
      tables.yours.length ? tables.yours.map(yourTable) : h("li", { class: "faint" }, say("tables.none_yours")),
    );
    const others = tables.open.filter((table) => !table.your_seats?.length);
    fill($("#open"), others.length ? others.map(openTable) : h("li", { class: "faint" }, say("tables.none_open")));
    complain(null);
  } catch (trouble) {
    complain(trouble);
  }
}

const yourTable = (table) =>
  entry(
    table,
    say("tables.go_on"),
    table.you_owe ? say("tables.you_owe") : say(`status.${table.status}`),
    table.you_owe,
  );

function openTable(table) {
  const free = table.seats.filter((seat) => seat.who === "open").length;
  return entry(
    table,
    say(free ? "tables.join" : "tables.watch"),
    free ? say("tables.free", { count: free }) : say(`status.${table.status}`),
    false,
  );
}

function entry(table, deed, state, isUrgent) {
  return h(
    "li",
    { "data-key": table.id },
    h(
      "a",
      { class: "entry", href: `/table/${table.id}` },
      h("b", {}, say(`game.${table.game}`)),
      h("span", { class: isUrgent ? "state urgent" : "state" }, state),
      h(
        "span",
        { class: "people" },
        table.seats.map((seat) => h("span", {}, stone(seat.seat, ""), named(plainNameOf(seat)), hiddenWords(", "))),
      ),
      h("span", { class: "deed" }, deed),
    ),
  );
}
