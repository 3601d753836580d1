// What the pages say. The texts are messages of Project Fluent in ../locales, a folder for each language with a file for
// each area; the id of a message is its key with "-" for ".", " " and "_". A page names its areas in <meta name="texts">.
import { FluentBundle, FluentNumber, FluentResource } from "../../vendor/fluent-bundle/index.js";
import { kept } from "./storage.js";

/** The languages, each by its own name. */
export const LANGUAGES = { en: "English", pl: "Polski", nb: "Norsk bokmål", ro: "Română", fi: "Suomi" };

const HOUSE_LANGUAGE = "en";
const SISTERS = { no: "nb", nn: "nb" };
const REGIONS = { en: "en-GB" }; // 14:05 rather than 02:05 PM
const NAMES = new Set(["name", "names", "who", "other"]);
const FIRST = "\u2068"; // names are isolated from the direction of the text around them
const LAST = "\u2069";
const OF_ALL = "common"; // the area of a page that names none
const MOST_SAID = 4_000;
/** @type {[string, number][]} */
const SPANS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const listeners = new Set();
const areas = new Map(); // area -> the promise that its texts are there
let tongue = HOUSE_LANGUAGE;
let bundle = null;
let begun = null; // the promise that the page can speak
let said = new Map(); // what was said before, by key and values: the same is said again and again

// --- speaking ---

/** The text for a key, with the values that it tells of: numbers, strings, lists; nothing is the variant `none`. */
export function say(key, values = {}) {
  if (!bundle) return key;
  const id = key + JSON.stringify(values);
  if (!said.has(id)) {
    if (said.size > MOST_SAID) said.clear();
    said.set(id, format(key, values));
  }
  return said.get(id);
}

/** Whether there is a text for a key: games that come from elsewhere have none. */
export const hasWords = (key) => Boolean(bundle?.hasMessage(idOf(key)));

/** A word of the rules without a text of its own, as people write it: “To move” for to_move. */
export function plainWord(word) {
  const text = word.replace(/[_-]+/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const idOf = (key) => key.replace(/[. _]/g, "-");

function format(key, values) {
  const id = idOf(key);
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    console.error(`No message ${id} in ${tongue}`);
    return key;
  }
  const errors = [];
  const text = bundle.formatPattern(pattern, sayable(values), errors);
  for (const error of errors) console.error(`Message ${id} in ${tongue}: ${error.message}`);
  return withMinus(text);
}

/** Below zero stands a minus, not a hyphen, in every language. */
const withMinus = (text) => text.replace(/(?<![^\s(])-(?=\d)/g, "−");

/** A number by itself, as in −2. */
export const figure = (number) => withMinus(String(number));

/** A sentence or a part of one, to stand alone. */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Points with their sign, as in +5 and −2. */
export const signed = (points) => (points < 0 ? figure(points) : `+${points}`);

const sayable = (values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inWords(value, NAMES.has(name))]));

function inWords(value, isName) {
  if (value === null || value === undefined || isEmpty(value)) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return listed(value.map((one) => (isName ? isolated(one) : one)));
  if (typeof value === "number") return new PlainNumber(value);
  return isName && typeof value === "string" ? isolated(value) : value;
}

/** A number; small ones look alike in all five languages, so the browser need not look up how they are written. */
class PlainNumber extends FluentNumber {
  toString(scope) {
    return Number.isInteger(this.value) && this.value >= 0 && this.value < 1000 ? String(this.value) : super.toString(scope);
  }
}

const isEmpty = (value) => Array.isArray(value) && value.length === 0;
const isolated = (name) => FIRST + name + LAST;

/** Without the signs around names: not everything that shows a title knows them. */
export const bare = (text) => text.replaceAll(FIRST, "").replaceAll(LAST, "");

/** A list as all five languages write it: no page waits for the browser's own knowledge of them, which takes it long. */
function listed(things) {
  const last = String(things.at(-1));
  return things.length > 1 ? say("list.last", { before: things.slice(0, -1).join(", "), last }) : last;
}

/** A span of time in its largest whole unit, as in “20 minutes”. */
export function duration(seconds) {
  const [unit, length] = SPANS.find(([, size]) => seconds % size === 0);
  const units = new Intl.NumberFormat(region(), { style: "unit", unit, unitDisplay: "long" });
  return units.format(seconds / length);
}

// --- languages ---

/** The language that is spoken now. */
export const language = () => tongue;

/** The language as a region counts and tells the time in it. */
export const region = () => regionOf(tongue);

const regionOf = (tag) => REGIONS[tag] ?? tag;

/** Calls the listener whenever another language is spoken, until the function that it returns is called. */
export function onSpeak(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Speaks another language from now on, and on later visits. */
export async function speak(tag) {
  await learn(tag);
  kept.keep("language", tag);
  document.cookie = `saqqara-language=${tag}; path=/; max-age=31536000; samesite=strict`; // the next page comes with its words
  for (const listener of listeners) listener(tag);
}

async function learn(tag) {
  const texts = await textsIn(tag);
  [tongue, bundle] = [tag, new FluentBundle(regionOf(tag), { useIsolating: false })];
  texts.forEach(read);
  document.documentElement.lang = tag;
}

/** The texts of all areas in a language; of those too that were asked for meanwhile. */
async function textsIn(tag) {
  const names = [...areas.keys()];
  const texts = await Promise.all(names.map((area) => textOf(tag, area)));
  return names.length < areas.size ? textsIn(tag) : texts;
}

/** Brings the texts of one more area, once: from now on every language comes with them. */
export function learnArea(area) {
  if (!areas.has(area)) areas.set(area, bring(area).catch((trouble) => forget(area, trouble)));
  return areas.get(area);
}

/** The texts of the rules: seldom asked for, and long. */
export const learnTopics = () => learnArea("rules");

async function bring(area) {
  await begin();
  const tag = tongue;
  const text = await textOf(tag, area);
  if (tag !== tongue) return bring(area); // another language was chosen meanwhile
  read(text);
}

function forget(area, trouble) {
  areas.delete(area); // whoever asks again may get it
  throw trouble;
}

function read(text) {
  bundle.addResource(new FluentResource(text), { allowOverrides: true }); // it may have come with a new language already
  said = new Map();
}

async function textOf(tag, area) {
  const inlined = document.getElementById(`text-${tag}-${area}`); // of a page that needs no server
  if (inlined) return inlined.textContent;
  const answer = await fetch(new URL(`../../locales/${tag}/${area}.ftl`, import.meta.url));
  if (!answer.ok) throw new Error(`${answer.status} for the texts ${area} in ${tag}`);
  return answer.text();
}

function areasOfPage() {
  return (document.querySelector('meta[name="texts"]')?.content ?? OF_ALL).split(" ");
}

/** What this browser has chosen, else the language that the page was made in, else what its guest reads, else English. */
function preferred() {
  const made = document.querySelector('meta[name="language"]')?.content;
  const wanted = [kept.read("language"), made, ...(navigator.languages ?? [])].filter(Boolean);
  return wanted.map(known).find(Boolean) ?? HOUSE_LANGUAGE;
}

function known(tag) {
  const [base] = tag.toLowerCase().split("-");
  const sister = SISTERS[base] ?? base;
  return sister in LANGUAGES ? sister : null;
}

/** Brings the texts of the page, once: whatever a page says it says after that. */
/** @returns {Promise<void>} */
export const begin = () => (begun ??= learnFirst());

/** Without the messages of a language the pages speak English; without those they show their keys. */
async function learnFirst() {
  for (const area of areasOfPage()) areas.set(area, Promise.resolve());
  for (const tag of new Set([preferred(), HOUSE_LANGUAGE])) {
    try {
      await learn(tag);
      return;
    } catch (trouble) {
      console.error(trouble);
    }
  }
}
