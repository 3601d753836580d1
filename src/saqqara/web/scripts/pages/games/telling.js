// What is said of games in lists: who else sits there, what they wait for, how they ended.
import { drawing } from "../../drawings/drawing.js";
import { cubeIcon } from "../../drawings/stone.js";
import { OFFERS } from "../../games/offers.js";
import { readName } from "../../net/person.js";
import { h } from "../../ui/dom.js";
import { say } from "../../ui/words.js";

/** @param {Wire.GameSeat} seat */
export const calledIn = ({ name, level }) => (level ? say("yours.bot", { level: say(`level.${level}`) }) : readName(name));

const isTaken = ({ name, level }) => Boolean(name || level);

/** "with Ada, Ben and Mason (bot)"; nothing where nobody else sits there. */
/** @param {Wire.GameSeat[]} seats */
export function othersLine(seats) {
  const names = seats.filter((seat) => !seat.is_you && isTaken(seat)).map(calledIn);
  return names.length ? say("yours.with", { names }) : "";
}

/** What a running game waits for. */
/** @param {Wire.GameRunning} game */
export function waitsFor({ you_owe: isYours, status, seats }) {
  if (isYours) return say("your_turn");
  if (status === "waiting") return say("tables.free", { count: seats.filter((seat) => !isTaken(seat)).length });
  const names = seats.filter(({ owes }) => owes).map(calledIn);
  return names.length ? say("yours.thinking", { names, count: names.length }) : say("yours.playing");
}

/** "Round 3 of 6"; nothing before the first. */
/** @param {Wire.GameRunning} game */
export const roundOf = ({ round, rounds }) => (round && rounds ? say("yours.round", { round, rounds }) : "");

export const tableAddress = (table) => `/table/${encodeURIComponent(table)}`;

/** The way to the table as it stood at the beginning. */
export const replayAddress = (table) => `${tableAddress(table)}#turn=0`;

export const reviewAddress = (table) => `/review/${encodeURIComponent(table)}`;

/** The place as a pill: gold for the first. */
/** @param {Wire.GameFinished} game */
export const placePill = ({ place }) =>
  place ? h("b", { class: place === 1 ? "place is-first" : "place" }, say("yours.place", { place })) : h("b", { class: "place" }, "–");

/** A small picture of a game; one that is not known here has a stone. */
export const pictureOfGame = (game) =>
  h("span", { class: "g-art", "data-game": game, "aria-hidden": "true" }, drawing(OFFERS[game]?.sign() ?? cubeIcon(0, 16)));
