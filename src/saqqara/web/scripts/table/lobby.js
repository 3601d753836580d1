// A table that waits for players: who invites, what will be played, who sits there, how friends come in. Loaded only by
// tables that wait.
import { drawing } from "../drawings/drawing.js";
import { icon } from "../drawings/icons.js";
import { landscape } from "../drawings/landscape.js";
import { shipArt } from "../drawings/ship.js";
import { COLOURS, cubeIcon } from "../drawings/stone.js";
import { hasFace } from "../games/faces.js";
import { h, hiddenWords } from "../ui/dom.js";
import { ownId } from "../ui/memo.js";
import { say } from "../ui/words.js";
import { invitationLink } from "./address.js";
import { clockWords, originWords, ratedWords } from "./facts.js";
import { withLevel } from "./level-choice.js";
import { nameOf, nameOfGame } from "./names.js";
import { stillInvited } from "./rematch.js";
import { canSit, seatOffered } from "./state.js";

const SERVE = "saqqara serve --host 0.0.0.0";
const isLocal = () => ["127.0.0.1", "localhost", "[::1]"].includes(location.hostname);

/** What stands where the board will be. */
/** @param {Room} room */
export const board = (room) => [hero(room), wayIn(room), about(room)];

/** What an invited guest is told before sitting down: the seats to choose from, where there are several, and ratings. */
export function seatChoice({ table }) {
  const free = freeSeats(table);
  const stones = [h("legend", {}, say("sit.stones")), h("div", { class: "stones-choice" }, free.map(seatOption))];
  return [...(free.length < 2 ? [] : stones), ratedPart(table)].filter(Boolean);
}

const ratedPart = (table) =>
  table.rated || table.why_unrated ? h("p", { class: "agreed" }, h("b", {}, say("new.rated")), " ", ratedWords(table)) : null;

const seatOption = ({ seat }, place) =>
  h(
    "label",
    { "data-key": `choice-${seat}` },
    h("input", { type: "radio", name: "seat", value: seat, checked: place === 0 }),
    h("span", {}, drawing(cubeIcon(seat, 11)), say(`colour.${COLOURS[seat]}`)),
  );

const freeSeats = ({ seats }) => seats.filter((seat) => seat.who === "open");

/** Bots for all seats that are free. */
/** @param {Room} room */
export const fillPart = (room) => withLevel("fill", say("deeds.fill"), room.house.levels);

// --- who invites, before the river ---

/** @param {Room} room */
const hero = (room) =>
  h(
    "div",
    { class: "hero", "data-key": "hero" },
    h("div", { class: "scenery", "aria-hidden": "true" }, drawing(landscape()), drawing(ship(room.table))),
    h("h2", { class: "invited" }, title(room)),
    h("p", { class: "lead" }, lead(room.table)),
  );

/** Whoever sits is aboard; the ship sails when all are. */
const ship = ({ seats }) =>
  shipArt(
    { letter: "a", spaces: seats.length, cargo: seats.map((seat) => (seat.who === "open" ? null : seat.seat)) },
    { size: 200 },
  );

/** @param {Room} room */
function title(room) {
  const { game, seats } = room.table;
  const invited = stillInvited(room.table);
  if (invited.length) return say("rematch.waiting", { names: invited });
  if (seatOffered(room) === null) return say("waiting.title", { free: freeSeats(room.table).length });
  const names = seats.filter((seat) => seat.who === "person").map(nameOf);
  const values = { names, count: names.length, game: nameOfGame(game) };
  return say(names.length ? "invited.by" : "invited.open", values);
}

/** @param {TableHere} table */
const lead = (table) =>
  `${say("invited.seats", { free: freeSeats(table).length, seats: table.seats.length })} ${say("prompt.waiting")}`;

// --- how friends come in ---

/** @param {Room} room */
function wayIn(room) {
  if (room.table.invite) return invitation(room.table);
  return canSit(room) ? null : h("p", { class: "sheet way-in", "data-key": "way-in" }, say("waiting.by_link"));
}

/** @param {TableHere} table */
const invitation = (table) =>
  h(
    "section",
    { class: "sheet way-in", "data-key": "way-in", "aria-labelledby": ownId("way-in-title") },
    h("h3", { id: ownId("way-in-title") }, say("invite.title")),
    h("p", { class: "faint" }, say("invite.about"), isLocal() ? openingWords() : null),
    h(
      "div",
      { class: "row" },
      h("label", { class: "field grow" }, hiddenWords(say("invite.link")), h("input", { readonly: true, value: invitationLink(table) })),
      h("button", { class: "btn primary", type: "button", "data-do": "copy" }, drawing(icon("link")), say("invite.copy")),
    ),
    h("p", { class: "faint", role: "status" }),
  );

/** The address works on this computer only: how the house is opened to others. */
function openingWords() {
  const [before, after] = say("invite.local", { command: SERVE }).split(SERVE);
  return [` ${before}`, h("code", {}, SERVE), after];
}

// --- what will be played ---

const about = ({ table, lobby }) =>
  h(
    "section",
    { class: "sheet about-game", "data-key": "about", "aria-labelledby": ownId("about-title") },
    h("h3", { id: ownId("about-title") }, nameOfGame(table.game)),
    lobby.introduction(table),
    table.clock ? h("p", { class: "agreed" }, h("b", {}, say("new.clock")), " ", clockWords(table)) : null,
    ratedPart(table),
    originWords(table),
    hasFace(table.game) ? h("a", { class: "btn small", href: `/rules/${table.game}` }, say("chrome.read_rules")) : null,
  );
