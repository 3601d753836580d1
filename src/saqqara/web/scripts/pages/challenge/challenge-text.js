// What is said of challenges: their names, who plays against you, dates, and how long they are open.
import { nameOfGame } from "../../table/names.js";
import { region, say } from "../../ui/words.js";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** The bots at the table, in the order of their seats. */
/** @param {{ opponents: string[] }} challenge */
export const opponentsOf = ({ opponents }) => opponents.filter(Boolean).map((level) => say(`level.${level}`));

/** "Imhotep, two players, against Architect." */
/** @param {{ game: string, seats: number, opponents: string[] }} challenge */
export const headingOf = (challenge) =>
  say("challenge.heading", { game: nameOfGame(challenge.game), count: challenge.seats, bots: opponentsOf(challenge) });

/** What a challenge is called. */
/** @param {{ kind: string, name: string, date: string | null }} challenge */
export function titleOf({ kind, name, date }) {
  if (name) return name;
  return kind === "day" ? say("challenge.on_day", { date: dayWords(date, "long") }) : say("challenge.unnamed");
}

/** A day, as in “17 November” or “Tuesday 17 November”. */
/** @param {string} date @param {"long"} [weekday] */
export const dayWords = (date, weekday) =>
  new Intl.DateTimeFormat(region(), { weekday, day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));

/** A moment in the time of this place, as in “24 November, 18:30”. */
/** @param {number} moment */
export const momentWords = (moment) =>
  new Intl.DateTimeFormat(region(), { day: "numeric", month: "long", hour: "numeric", minute: "2-digit" }).format(new Date(moment * 1000));

/** How long there is still, in the two units that matter; at least a minute. */
/** @param {number} seconds */
export function timeLeft(seconds) {
  const left = Math.max(MINUTE, seconds);
  if (left >= 2 * DAY) return inUnit(Math.floor(left / DAY), "day");
  const hours = Math.floor(left / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  return [hours ? inUnit(hours, "hour") : "", minutes || !hours ? inUnit(minutes, "minute") : ""].filter(Boolean).join(" ");
}

const inUnit = (count, unit) => new Intl.NumberFormat(region(), { style: "unit", unit, unitDisplay: "short" }).format(count);

/** A share of people in per cent: never all of them as long as somebody is left. */
/** @param {number} share */
export const percentWords = (share) =>
  new Intl.NumberFormat(region(), { style: "percent" }).format(share < 1 ? Math.min(0.99, share) : 1);
