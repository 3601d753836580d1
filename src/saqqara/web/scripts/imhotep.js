// The table of Imhotep as tables and lists: the harbour with its ships, then the sites; and what the players have.
import { h, hiddenWords } from "./dom.js";
import { countedCards } from "./market-cards.js";
import { stone } from "./signs.js";
import { siteCard } from "./sites.js";
import { say } from "./words.js";

const SHIPS = "abcd";
const SITES = ["market", "pyramid", "temple", "chamber", "obelisks"];

export function imhotepBoard(table, figures) {
  return h(
    "div",
    { class: "imhotep" },
    harbour(table, figures),
    SITES.map((site, number) => siteCard(site, table.sides[number], table, figures)),
  );
}

/** What a player has: stones on the sled, in the quarry, and cards. */
export function possessions(table, seat, figures) {
  const most = figures?.["sled.spaces"];
  return h(
    "dl",
    { class: "things" },
    thing(say("imhotep.sled"), most ? `${table.sleds[seat]}/${most}` : String(table.sleds[seat])),
    thing(say("imhotep.quarry"), String(table.quarries[seat])),
    table.cards[seat].length
      ? h(
          "div",
          { class: "things-wide" },
          h("dt", {}, say("imhotep.cards")),
          h("dd", {}, h("ul", { class: "tokens" }, countedCards(table.cards[seat]))),
        )
      : null,
  );
}

const thing = (what, count) => h("div", {}, h("dt", {}, what), h("dd", {}, count));

// --- the harbour ---

function harbour(table, figures) {
  const spaces = Math.max(0, ...table.ships.map((ship) => ship.spaces));
  const numbers = Array.from({ length: spaces }, (_, space) => h("th", { scope: "col" }, String(space + 1)));
  return h(
    "section",
    { class: "harbour", "aria-labelledby": "harbour-title" },
    h("h3", { id: "harbour-title" }, say("imhotep.harbour")),
    table.ships.length === 0
      ? h("p", { class: "faint" }, say("imhotep.no_ships"))
      : h(
          "table",
          {},
          h("caption", {}, say("imhotep.from_bow")),
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              h("th", { scope: "col" }, hiddenWords(say("imhotep.ship"))),
              numbers,
              h("th", { scope: "col" }, hiddenWords(say("imhotep.state"))),
            ),
          ),
          h(
            "tbody",
            {},
            table.ships.map((ship, number) => shipRow(ship, SHIPS[number], spaces, figures)),
          ),
        ),
  );
}

function shipRow(ship, letter, spaces, figures) {
  const cells = Array.from({ length: spaces }, (_, space) => {
    if (space >= ship.spaces) return h("td", { class: "no-space" });
    if (ship.site !== null) return h("td", {}, h("span", { class: "space gone" }));
    const owner = ship.cargo[space];
    return h("td", {}, owner === null ? h("span", { class: "space" }, hiddenWords(say("imhotep.free"))) : stone(owner));
  });
  return h(
    "tr",
    { class: ship.site ? "sailed" : "", "data-key": letter },
    h("th", { scope: "row" }, letter.toUpperCase()),
    cells,
    h("td", { class: "state" }, shipState(ship, figures)),
  );
}

function shipState(ship, figures) {
  if (ship.site) return say("imhotep.at", { site: say(`site.${ship.site}`) });
  const least = figures?.["ships.minimum_load"][ship.spaces - 1];
  if (least === undefined) return "";
  const missing = least - ship.cargo.filter((owner) => owner !== null).length;
  return missing > 0 ? say("imhotep.needs", { count: missing }) : say("imhotep.may_sail");
}
