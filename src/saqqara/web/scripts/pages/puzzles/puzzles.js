// All puzzles: today's of each game, and the others by theme and by difficulty.
import { OFFERS } from "../../games/offers.js";
import { keepAhead } from "../../net/kept-offline.js";
import { $, fill, namedParts, setHidden, setText } from "../../ui/dom.js";
import { prepareDoors } from "../../ui/doors.js";
import { prepareWords } from "../../ui/prepare.js";
import { PAGE, sheetOf } from "../../ui/keymap.js";
import { prepareChrome } from "../../ui/top-bar.js";
import { Trouble, troubleText } from "../../ui/trouble.js";
import { begin, say } from "../../ui/words.js";
import { addressFor, keepWish, wishIn } from "./choosing.js";
import { filters, found, tally, todayPart } from "./collection.js";
import { keepHere, progressHere } from "./progress.js";
import { shareProgress } from "./sharing.js";
import { neededFor, puzzlesOf } from "./source.js";

await begin();

const STEP = 24; // puzzles that are shown at once
const GAMES = Object.keys(OFFERS);
const parts = namedParts();
/** @type {Record<string, Wire.PuzzlesShown> | null} */
let lists = null;
let wish = wishIn(location.search);
let most = STEP;
let progress = progressHere();

if (!GAMES.includes(wish.game)) wish.game = GAMES[0];
prepareChrome($(".topbar"), { keys: () => sheetOf(PAGE), redraw: draw });
prepareDoors($(".topbar"), "/puzzles");
prepareWords($(".doors").parentElement);
parts.filters.addEventListener("change", ({ target }) => choose({ [target.name]: target.value }));
parts.found.addEventListener("click", ({ target }) => target.closest("[data-do=more]") && showMore());
addEventListener("pageshow", () => {
  progress = progressHere(); // a puzzle may have been solved meanwhile
  draw();
});
addEventListener("reached", open);
open();

async function open() {
  try {
    const [shared, ...told] = await Promise.all([shareProgress(), ...GAMES.map(puzzlesOf)]);
    progress = shared;
    lists = Object.fromEntries(GAMES.map((game, number) => [game, told[number]]));
    setHidden(parts.trouble, true);
  } catch (trouble) {
    setHidden(parts.trouble, false);
    setText(parts.trouble, troubleText(trouble instanceof Trouble ? trouble : new Trouble("unreachable")));
    return;
  }
  draw();
  keepAhead(GAMES.flatMap((game) => neededFor(game, lists[game].today))); // the puzzles of today open without a connection
}

/** @param {Partial<PuzzleWish>} change */
function choose(change) {
  wish = { ...wish, ...(change.game && { theme: "" }), ...change }; // each game has its own themes
  most = STEP;
  history.replaceState(history.state, "", addressFor(wish));
  draw();
}

function showMore() {
  const shown = most;
  most += STEP;
  draw();
  parts.found.querySelectorAll("li a")[shown]?.focus();
}

function draw() {
  document.title = say("puzzles.page");
  setHidden(parts.unkept, keepHere(progress));
  if (!lists) return;
  keepWish(wish);
  fill(parts.tally, tally(lists, progress));
  fill(parts.today, GAMES.map((game) => todayPart(game, lists[game], progress)));
  fill(parts.filters, filters(GAMES, lists[wish.game], wish));
  /** @type {NodeListOf<HTMLInputElement>} */
  const radios = parts.filters.querySelectorAll("input");
  for (const radio of radios) radio.checked = wish[radio.name] === radio.value;
  fill(parts.found, found(lists[wish.game], wish, progress, most));
}
