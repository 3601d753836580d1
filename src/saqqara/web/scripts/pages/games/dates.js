// When something was: in words that are short enough for lists.
import { language, region } from "../../ui/words.js";

const DAY_MS = 86_400_000;
const WEEK = 7;
/** Units of time and how many seconds they have, the longest first. */
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
export const SPANS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];
const formatters = new Map(); // by language and kind: they take the browser long to make

/** @template T @param {string} kind @param {() => T} make @returns {T} */
function made(kind, make) {
  const key = `${language()} ${kind}`;
  if (!formatters.has(key)) formatters.set(key, make());
  return formatters.get(key);
}

const relative = () => made("relative", () => new Intl.RelativeTimeFormat(region(), { numeric: "auto" }));

/** How many seconds ago a moment was. */
export const since = (moment) => Math.max(0, Date.now() / 1000 - moment);

/** "2 hours ago", "yesterday", "now". */
export function ago(moment) {
  const seconds = since(moment);
  const [unit, length] = SPANS.find(([, span]) => seconds >= span) ?? ["second", Infinity];
  return relative().format(-Math.floor(seconds / length), unit);
}

const midnight = (ms) => new Date(ms).setHours(0, 0, 0, 0);

/** "today", "yesterday", "Sunday", "12 Nov", "12 Nov 2024". */
export function dayOf(moment, now = Date.now()) {
  const days = Math.round((midnight(now) - midnight(moment * 1000)) / DAY_MS);
  if (days < 2) return relative().format(-days, "day");
  return dates(days < WEEK ? "weekday" : isSameYear(moment, now) ? "day" : "year").format(moment * 1000);
}

const isSameYear = (moment, now) => new Date(moment * 1000).getFullYear() === new Date(now).getFullYear();

/** @type {Record<string, Intl.DateTimeFormatOptions>} */
const DATES = {
  weekday: { weekday: "long" },
  day: { day: "numeric", month: "short" },
  year: { day: "numeric", month: "short", year: "numeric" },
};

const dates = (kind) => made(kind, () => new Intl.DateTimeFormat(region(), DATES[kind]));

/** A moment for machines. */
export const machineTime = (moment) => new Date(moment * 1000).toISOString();

/** A number with at most so many decimal places, and at least so many. */
export const decimal = (number, most = 1, least = 0) =>
  made(`decimal ${most} ${least}`, () => new Intl.NumberFormat(region(), { maximumFractionDigits: most, minimumFractionDigits: least })).format(number);
