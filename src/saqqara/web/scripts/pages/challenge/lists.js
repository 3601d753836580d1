// Lists of challenges: the days before, and those that you have made or played.
import { drawing } from "../../drawings/drawing.js";
import { icon } from "../../drawings/icons.js";
import { nameOfGame } from "../../table/names.js";
import { h } from "../../ui/dom.js";
import { capital, say } from "../../ui/words.js";
import { addressOf, eveningAddress } from "./source.js";
import { dayWords, headingOf, momentWords, percentWords, titleOf } from "./challenge-text.js";

const FIRST = 7; // that are shown at once

/** @param {string} title @param {Wire.ChallengeInList[]} list @param {string} none what is said where there are none */
export function listPart(title, list, none) {
  const rest = list.slice(FIRST);
  return [
    h("h2", {}, title),
    list.length ? rows(list.slice(0, FIRST)) : h("p", { class: "faint" }, none),
    rest.length ? h("details", { "data-key": "rest" }, h("summary", {}, say("challenge.more", { count: rest.length })), rows(rest)) : null,
  ];
}

/** The club evenings that you have made or joined. */
/** @param {Wire.EveningInList[]} evenings */
export const eveningsPart = (evenings) => [h("h2", {}, say("challenge.evenings")), h("ul", { class: "c-list" }, evenings.map(eveningRow))];

/** @param {Wire.EveningInList} evening */
const eveningRow = ({ id, name, game, seats, deals, tables, is_open: isOpen, closes }) =>
  h(
    "li",
    { "data-key": id },
    h(
      "a",
      { href: eveningAddress(id) },
      h(
        "span",
        { class: "l-what" },
        h("b", {}, name || say("challenge.evening")),
        h("small", {}, say("challenge.evening_heading", { game: nameOfGame(game), count: seats, deals, tables }), isOpen ? untilWords(closes) : null),
      ),
      isOpen ? null : h("span", { class: "l-open" }, say("challenge.deal_over")),
      drawing(icon("next", 16)),
    ),
  );

const rows = (list) => h("ul", { class: "c-list" }, list.map(row));

/** @param {Wire.ChallengeInList} challenge */
const row = (challenge) =>
  h(
    "li",
    { "data-key": challenge.id },
    h(
      "a",
      { href: addressOf(challenge.id) },
      h("span", { class: "l-what" }, h("b", {}, nameOf(challenge)), h("small", {}, headingOf(challenge), untilOf(challenge))),
      stateOf(challenge),
      drawing(icon("next", 16)),
    ),
  );

/** @param {Wire.ChallengeInList} challenge */
const nameOf = (challenge) => (challenge.kind === "day" ? capital(dayWords(challenge.date, "long")) : titleOf(challenge));

/** @param {Wire.ChallengeInList} challenge */
function stateOf({ yours, better_than: share, is_open: isOpen, players }) {
  if (yours?.state === "playing") return h("span", { class: "l-open" }, say("door.challenge_go_on"));
  if (yours) return h("span", { class: "l-result" }, h("b", {}, yours.points), h("small", {}, share === null ? say("challenge.players", { count: players }) : say("challenge.better_short", { percent: percentWords(share) })));
  return h("span", { class: "l-open" }, say(isOpen ? "door.challenge_play" : "challenge.play_fun"));
}

/** @param {Wire.ChallengeInList} challenge */
const untilOf = ({ is_open: isOpen, kind, closes }) =>
  isOpen && kind === "own" ? untilWords(closes) : null;

const untilWords = (closes) => h("span", { class: "l-until" }, say("challenge.until", { time: momentWords(closes) }));
