// One puzzle on the real board of its game.
import { faceOf, hasFace } from "../../games/faces.js";
import { keepForLater } from "../../net/kept-offline.js";
import { bareSeats, bareTable, colourName, playedHere } from "../../table/bare-table.js";
import { figuresOf, shippedFigures } from "../../table/figures.js";
import { keysOf } from "../../table/keymap.js";
import { later } from "../../table/later.js";
import { mountTable } from "../../table/mount.js";
import { calledHere, nameOf, nameOfGame, tellApart } from "../../table/names.js";
import { ShownTable } from "../../table/shown-table.js";
import { copyText } from "../../ui/clipboard.js";
import { $, fill, h, namedParts, setData, setText } from "../../ui/dom.js";
import { meaningsOf, PAGE, sheetOf } from "../../ui/keymap.js";
import { narrower, WIDTHS } from "../../ui/styles.js";
import { prepareChrome, isTyping } from "../../ui/top-bar.js";
import { Trouble, troubleText } from "../../ui/trouble.js";
import { begin, say } from "../../ui/words.js";
import { KEYMAP } from "./keymap.js";
import { nextAfter } from "./choosing.js";
import { puzzlePanel } from "./panel.js";
import { afterRight, afterShown, afterWrong, keepHere, progressHere } from "./progress.js";
import { shareProgress } from "./sharing.js";
import { Solving } from "./solving.js";
import { addressOf, answerTo, neededFor, puzzlesOf, puzzleWith, tryMoves } from "./source.js";
import { themeName } from "./telling.js";

await begin();

const NOTICE = 3_000; // ms
const id = decodeURIComponent(location.pathname.split("/").at(-1));
const parts = namedParts();
const narrow = narrower(WIDTHS.tablet);
/** @type {PuzzleHere} */
let here = null;
/** @type {ShownTable} */
let board = null;
let mounted = null;
/** @type {{ table: any, legal: string[] | null, foreseen: any[] }} */
let stands = null; // what is on the board
let isOffline = !navigator.onLine;

prepareChrome($(".topbar"), { keys, redraw });
document.addEventListener("click", ({ target }) => {
  const name = target.closest?.("[data-do]")?.dataset.do;
  if (here && Object.hasOwn(DEEDS, name) && parts.panel.contains(target)) DEEDS[name](target.closest("[data-do]"));
});
document.addEventListener("keydown", keyed);
addEventListener("unreached", () => connected(false));
addEventListener("reached", () => (connected(true), here || open()));
open();

// --- what is known ---

async function open() {
  tell(say("board.laying"));
  try {
    here = await known();
  } catch (trouble) {
    tell(isUnreached(trouble) ? say("puzzles.offline") : troubleText(trouble), true);
    return;
  }
  keepForLater(neededFor(here.puzzle.game, id));
  stands = here.puzzle;
  place();
}

/** What is no refusal of the server did not come from it. */
const isUnreached = (trouble) => !(trouble instanceof Trouble) || trouble.error === "unreachable";

/** Without a connection the puzzle stands there, but nobody knows what a move is worth. */
function connected(isConnected) {
  isOffline = !isConnected;
  if (!here || here.isOffline === isOffline) return;
  here.isOffline = isOffline;
  draw();
}

/** The words of the keys of a table come later. */
async function keys() {
  return mounted ? [...sheetOf(KEYMAP), ...keysOf(await later(() => mounted.room))] : sheetOf(KEYMAP, PAGE);
}

function tell(words, isTrouble = false) {
  document.title = say("title.page", { state: say("puzzle.title"), game: say("page.name") });
  const way = isTrouble ? h("p", {}, h("a", { class: "btn", href: "/puzzles" }, say("puzzles.collection"))) : null;
  fill(parts.panel, h("p", { class: isTrouble ? "trouble" : "faint", role: "status" }, words), way);
}

/** All that the page is drawn from. */
/** @returns {Promise<PuzzleHere>} */
async function known() {
  const puzzle = await puzzleWith(id);
  const [list, face, progress, shipped] = await Promise.all([puzzlesOf(puzzle.game), faceOf(puzzle.game), shareProgress(), hasFace(puzzle.game) ? shippedFigures(puzzle.game) : null]);
  const wording = await face.wording();
  const figures = figuresOf(puzzle.table, shipped);
  const place = list.puzzles.findIndex((one) => one.id === id);
  const isToday = list.today === id;
  const day = list.day;
  return {
    puzzle, list, wording, isToday, progress, day,
    seats: seatsOf(puzzle),
    place: isToday ? list.number : place + 1 || null,
    solving: new Solving({ try: (moves) => tryMoves(id, moves), answer: () => answerTo(id) }),
    isKept: keepHere(progress),
    isBusy: false,
    step: null,
    isOffline,
    trouble: "",
    moveWords: (move) => wording.retold(move, figures, true),
    called: (seat) => calledHere(here.seats[seat]),
    get colour() {
      return colourName(puzzle.seat);
    },
    get rival() {
      return puzzle.seats === 2 ? nameOf(here.seats[1 - puzzle.seat]) : null;
    },
    get next() {
      const found = nextAfter(list, id, here.progress);
      return found && addressOf(found);
    },
    get isAllSolved() {
      return here.solving.isOver && !here.next;
    },
  };
}

/** @returns {any[]} */
const seatsOf = ({ seats, seat }) => tellApart(bareSeats(seats).map((one) => ({ ...one, is_yours: one.seat === seat })));

// --- the board ---

/** Puts the board on the page, as it stands. */
function place() {
  const { puzzle } = here;
  const table = playedHere(bareTable({ id: "", game: puzzle.game, seats: bareSeats(puzzle.seats) }), puzzle.seat);
  mounted?.unmount();
  board = new ShownTable(table, puzzle.seat, play);
  board.foresee = async (_, moves) => stands.foreseen.filter(({ move }) => moves.includes(move));
  show(stands);
  mounted = mountTable(parts.board, board, { rail: false, tools: { round: parts.round } });
  keepPlace();
  draw();
}

/** Shows a table, with `legal` as a question; with `isStep` what happened in it moves. The count at the end is not for puzzles. */
function show({ table, legal, foreseen }, isStep = false) {
  stands = { table, legal, foreseen };
  board.show({ ...table, outcome: null }, table.turn, { isStep, legal });
}

/** What follows from a try is shown move by move; a wrong one is taken back. */
async function play(move) {
  const { solving } = here;
  here.trouble = "";
  const said = await answered(() => solving.try(move));
  if (!said) return;
  if (said.is_right) follow(said);
  else show(stands);
  if (!said.is_right) learn(afterWrong);
  if (solving.state === "right") learn(afterRight);
  draw();
  if (!said.is_right) $("[data-do=again]", parts.panel).focus({ preventScroll: true }); // else Enter would play the same once more
}

/** What the server says; where it cannot be reached the move is taken back, and the panel says why. */
async function answered(ask) {
  try {
    return await ask();
  } catch (trouble) {
    if (!isUnreached(trouble)) throw trouble;
    show(stands);
    connected(false);
    return null;
  }
}

/** Shows the table after each move; the last may ask for the next. */
/** @param {Wire.PuzzleTried} said */
function follow({ tables, legal, foreseen, is_over: isOver }) {
  tables.forEach((table, number) => {
    const isLast = number === tables.length - 1;
    show({ table, legal: isLast && !isOver ? legal : null, foreseen }, true);
  });
  if (isOver) here.step = here.solving.tables.length - 1;
}

/** @param {typeof afterRight} change */
function learn(change) {
  here.progress = change(progressHere(), id, here.isToday ? here.day : null);
  here.isKept = keepHere(here.progress);
  shareProgress();
}

/** On a phone the panel stands between the board and what can be done. */
function keepPlace() {
  const move = () => {
    if (narrow.matches) mounted.parts.ask.prepend(parts.panel);
    else parts.board.before(parts.panel);
  };
  narrow.onchange = move;
  move();
  const bar = mounted.parts.ask.querySelector(".bar");
  new ResizeObserver(() => parts.board.style.setProperty("--bar", `${bar.offsetHeight}px`)).observe(bar); // what is asked stands on it
}

// --- what the guest does ---

const DEEDS = {
  again() {
    here.solving.again();
    draw();
    mounted.parts.ask.focus({ preventScroll: true });
  },
  async answer() {
    if (here.isBusy) return;
    here.isBusy = true;
    draw();
    try {
      const said = await answered(() => here.solving.show());
      if (said) showAnswer(said);
      here.trouble = "";
    } catch (trouble) {
      here.trouble = troubleText(trouble);
    }
    here.isBusy = false;
    draw();
  },
  /** Shows the board after a move of the answer; the move that comes next is seen to be made. */
  step(button) {
    const step = Number(button.dataset.step);
    show({ table: here.solving.tables[step], legal: null, foreseen: [] }, step === here.step + 1);
    here.step = step;
    draw();
    if (narrow.matches) parts.board.scrollIntoView(); // the panel lies below it
  },
  async share() {
    const isCopied = await copyText(new URL(addressOf(id), location.href).href);
    setText(parts.notice, isCopied ? say("puzzle.copied") : "");
    setTimeout(() => setText(parts.notice, ""), NOTICE);
  },
};

/** The whole answer from the beginning. */
/** @param {Wire.PuzzleTried} said */
function showAnswer(said) {
  learn(afterShown);
  show({ table: here.puzzle.table, legal: null, foreseen: [] });
  follow(said);
}

/** After an answer a key leads on, unless the focus is on something that knows the key itself. */
function keyed(event) {
  if (!here || isTyping(event.target) || document.querySelector("dialog[open], :popover-open")) return;
  const [meaning] = meaningsOf(KEYMAP, event);
  if (!meaning || event.repeat) return;
  if (meaning === "share") return DEEDS.share();
  const { state, isOver } = here.solving;
  if (event.target.closest("button, a, summary, [role=group][tabindex]") || (state !== "wrong" && !isOver)) return;
  event.preventDefault();
  if (isOver) location.assign(here.next ?? "/puzzles");
  else DEEDS.again();
}

// --- drawing ---

function draw() {
  const { puzzle, solving } = here;
  document.title = say("title.page", { state: solving.isOver ? `${say("puzzle.title")}: ${themeName(puzzle.theme)}` : say("puzzle.title"), game: nameOfGame(puzzle.game) });
  const state = solving.state === "open" && solving.moves.length ? "going" : solving.state;
  setData(document.body, { state });
  fill(parts.panel, puzzlePanel(here));
  if (state !== "open") parts.panel.scrollIntoView({ block: "nearest" }); // on a phone it may lie below
}

/** Another language: seats are called otherwise. */
function redraw() {
  if (!here) return;
  here.seats = seatsOf(here.puzzle);
  place();
}
