// Your games: those that run, those that are over, figures and ratings.
import { drawing } from "../../drawings/drawing.js";
import { OFFERS } from "../../games/offers.js";
import { house as askHouse } from "../../net/person.js";
import { $, fill, namedParts, setHidden, setText } from "../../ui/dom.js";
import { prepareDoors } from "../../ui/doors.js";
import { PAGE, sheetOf } from "../../ui/keymap.js";
import { withQuery } from "../../ui/query.js";
import { prepareChrome } from "../../ui/top-bar.js";
import { Trouble, troubleText } from "../../ui/trouble.js";
import { begin, say } from "../../ui/words.js";
import { figuresPart } from "./figures-part.js";
import { filters, wishWords } from "./filters.js";
import { finishedPart } from "./finished.js";
import { ratingsPart } from "./ratings-part.js";
import { runningPart } from "./running.js";
import { figuresOf, gamesOf, ratings as askRatings } from "./source.js";
import { isAny, wishIn } from "./filter.js";

await begin();

const LOOK_AGAIN = 10_000;
const GAMES = Object.keys(OFFERS);
const parts = namedParts();
let wish = wishIn(location.search);
/** @type {Wire.GamesShown | null} */
let shown = null;
/** @type {Wire.Figures | null} */
let figures = null;
/** @type {Wire.Ratings | null} */
let ratings = null;
let isNobody = false; // the server does not know whoever looks
/** @type {"opponent" | "seats"} */
let by = "opponent";
let isPersonShown = false;
let asked = 0; // the last question about finished games: answers to others come too late

prepareChrome($(".topbar"), { keys: () => sheetOf(PAGE), redraw: draw });
prepareDoors($(".topbar"), "/games");
parts.nothingArt.append(drawing(Object.values(OFFERS)[0].picture()));
parts.filters.addEventListener("change", ({ target }) => choose({ [target.name]: target.value }));
parts.finished.addEventListener("click", ({ target }) => target.closest("[data-do=more]") && showMore());
parts.figures.addEventListener("click", ({ target }) => group(target.closest("[data-by]")));
parts.again.addEventListener("click", enter);
addEventListener("reached", enter);
draw();
enter();
setInterval(() => document.hidden || !shown || isNobody || lookAgain(), LOOK_AGAIN);

/** Asks who looks, then for all that the page shows. */
async function enter() {
  try {
    isNobody = (await askHouse()).name === null;
    if (!isNobody) await look();
    complainNot();
  } catch (trouble) {
    complainOf(trouble);
    return draw();
  }
  draw();
  if (!isNobody) showPerson();
}

/** Notices, other devices, the recovery phrase, and how to leave: once, when all else is there. */
async function showPerson() {
  if (isPersonShown) return;
  isPersonShown = true;
  const [{ mountPerson }, { mountNotices }] = await Promise.all([import("./person.js"), import("../../net/notices.js")]);
  await Promise.all([mountPerson(parts.person), mountNotices(parts.notices)]);
  setHidden(parts.noticesSheet, false);
}

async function look() {
  const [games, rated] = await Promise.all([gamesFor(wish), askRatings()]);
  ratings = rated;
  if (games) [shown, figures] = games;
}

/** Finished games and figures for a wish; null where another was chosen meanwhile. */
/** @param {GamesWish} wished @returns {Promise<[Wire.GamesShown, Wire.Figures] | null>} */
async function gamesFor(wished) {
  const number = (asked += 1);
  const told = await Promise.all([gamesOf(wished), figuresOf(wished)]);
  return number === asked ? told : null;
}

/** Whose turn it is may change at any time; a game that has ended brings all else anew. */
async function lookAgain() {
  const number = asked;
  try {
    const fresh = await gamesOf(wish);
    complainNot();
    if (number !== asked) return;
    const isSame = fresh.running.length === shown.running.length && fresh.finished[0]?.table === shown.finished[0]?.table;
    if (isSame) shown = { ...shown, running: fresh.running, more_running: fresh.more_running, waiting: fresh.waiting };
    else await look();
    draw();
  } catch (trouble) {
    complainOf(trouble);
  }
}

// --- what is chosen ---

/** @param {Partial<GamesWish>} change */
async function choose(change) {
  wish = { ...wish, ...change };
  history.replaceState(history.state, "", withQuery("/games", { ...wish }));
  parts.found.setAttribute("aria-busy", "true");
  try {
    const told = await gamesFor(wish);
    if (!told) return;
    [shown, figures] = told;
    complainNot();
  } catch (trouble) {
    complainOf(trouble);
  }
  parts.found.removeAttribute("aria-busy");
  draw();
}

async function showMore() {
  const button = $("[data-do=more]", parts.finished);
  if (button.getAttribute("aria-disabled") === "true") return;
  button.setAttribute("aria-disabled", "true");
  const number = asked;
  const before = shown.finished.length;
  try {
    const more = await gamesOf(wish, shown.more);
    if (number !== asked) return;
    shown = { ...shown, finished: [...shown.finished, ...more.finished], more: more.more };
    complainNot();
  } catch (trouble) {
    complainOf(trouble);
  }
  button.removeAttribute("aria-disabled");
  draw();
  parts.finished.querySelectorAll("li")[before]?.querySelector("a")?.focus();
}

function group(button) {
  if (!button) return;
  by = button.dataset.by;
  draw();
}

// --- what is shown ---

function draw() {
  document.title = say("games.page");
  fill(parts.filters, filters(GAMES, wish));
  if (!shown && !isNobody) return;
  const isEmpty = isNobody || (isAny(wish) && !shown.running.length && !shown.finished.length);
  for (const part of ["running", "found", "figuresSheet", "keep"]) setHidden(parts[`${part}`], isEmpty);
  setHidden(parts.empty, !isEmpty);
  setHidden(parts.elsewhere, !isNobody);
  setText(parts.waiting, isEmpty ? say("games.none_yet") : say("yours.waiting", { count: shown.waiting }));
  setHidden(parts.ratingsSheet, isEmpty || !ratings?.is_on);
  if (isEmpty) return;
  setHidden(parts.filters, isAny(wish) && !shown.finished.length);
  fill(parts.runs, runningPart(shown.running, shown.more_running));
  fill(parts.finished, finishedPart(shown.finished, Boolean(shown.more), isAny(wish)));
  if (figures) fill(parts.figures, figuresPart(figures, by, wishWords(wish)));
  if (ratings?.is_on) fill(parts.ratings, ratingsPart(ratings));
}

function complainOf(trouble) {
  setHidden(parts.trouble, false);
  setText(parts.troubleText, troubleText(trouble instanceof Trouble ? trouble : new Trouble("unreachable")));
}

const complainNot = () => setHidden(parts.trouble, true);
