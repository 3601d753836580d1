// Which finished games are shown: by game, number of seats, and opponents.
import { nameOfGame } from "../../table/names.js";
import { h } from "../../ui/dom.js";
import { LEVELS } from "../../ui/levels.js";
import { say } from "../../ui/words.js";

const SEATS = ["2", "3", "4"];

/** What an opponent is called: people, or a level of bots. */
export const opponentName = (key) => (LEVELS.includes(key) ? say(`level.${key}`) : say("games.people"));

export const seatsName = (key) => say("games.seats", { count: Number(key) });

/** @param {string[]} games @param {GamesWish} wish */
export const filters = (games, wish) => [
  h(
    "fieldset",
    { class: "g-games" },
    h("legend", { class: "sr" }, say("games.by_game")),
    ["", ...games].map((game) =>
      h("label", { "data-key": game || "all" }, h("input", { type: "radio", name: "game", value: game, checked: game === wish.game }), h("span", {}, game ? nameOfGame(game) : say("games.all"))),
    ),
  ),
  choice("seats", say("seats.title"), [["", say("games.any_seats")], ...SEATS.map((key) => [key, seatsName(key)])], wish.seats),
  choice("opponent", say("games.by_opponent"), [["", say("games.any_opponent")], ...["people", ...LEVELS].map((key) => [key, opponentName(key)])], wish.opponent),
];

const choice = (name, label, values, chosen) =>
  h(
    "select",
    { name, "aria-label": label, "data-key": name },
    values.map(([value, words]) => h("option", { value, selected: value === chosen }, words)),
  );

/** What is chosen, in words; nothing where all games are. */
/** @param {GamesWish} wish */
export const wishWords = ({ game, seats, opponent }) =>
  [game && nameOfGame(game), seats && seatsName(seats), opponent && say("games.against", { opponent: opponentName(opponent) })].filter(Boolean).join(" · ");
