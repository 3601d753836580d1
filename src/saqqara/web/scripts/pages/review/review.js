// The review of a game: where it was decided, what would have been better, and what was luck.
import { drawing } from "../../drawings/drawing.js";
import { icon } from "../../drawings/icons.js";
import { faceOf, hasFace } from "../../games/faces.js";
import { linkToTurn, turnInAddress } from "../../table/address.js";
import { bareSeats, bareTable } from "../../table/bare-table.js";
import { figuresOf, shippedFigures } from "../../table/figures.js";
import { tellApart } from "../../table/names.js";
import { copyText } from "../../ui/clipboard.js";
import { $, afterPicture, fill, h, namedParts, setHidden, setText } from "../../ui/dom.js";
import { prepareDoors } from "../../ui/doors.js";
import { PAGE, sheetOf, shortcutOf } from "../../ui/keymap.js";
import { prepareChrome, tool } from "../../ui/top-bar.js";
import { Trouble } from "../../ui/trouble.js";
import { begin, say } from "../../ui/words.js";
import { Again } from "./again.js";
import { canBePuzzle } from "./better.js";
import { Board } from "./board.js";
import { dropPart, prepareDrop } from "./drop.js";
import { prepareKeys } from "./keys.js";
import { KEYMAP } from "./keymap.js";
import { Painter } from "./painting.js";
import { Playback } from "./playback.js";
import { sourceHere } from "./source.js";
import { dealtFrom, happened, roundsOf } from "./telling.js";
import { toldTrouble } from "./trouble-lines.js";

await begin();

const AGAIN = 3_000; // until a server that did not answer is asked again
const VIEWS = { wins: "points", points: "wins" };

const source = sourceHere();
const parts = namedParts();
/** @type {Reading} */
let reading = null;
/** @type {Board} */
let board = null;
/** @type {Playback} */
let playback = null;
/** @type {Again} */
let again = null;
const painter = new Painter(parts);

prepareChrome($(".topbar"), {
  tools: [tool("link", "look.link", { "data-do": "link", "aria-keyshortcuts": "Y" }), tool("words", "review.print", { "data-do": "print" })],
  keys: () => sheetOf(KEYMAP, PAGE),
  redraw: () => (reading ? relearn() : drawDrop()),
});
document.addEventListener("click", clicked);
document.addEventListener("change", changed);
prepareDrop(document, drawDrop);
if (source) open();
else {
  prepareDoors($(".topbar"), "/review");
  drawDrop();
}

// --- without a review ---

/** @param {ToldTrouble | null} [trouble] */
function drawDrop(trouble = null) {
  document.title = say("title.page", { state: say("review.title"), game: say("page.name") });
  if (reading) {
    reading.trouble = trouble;
    return draw();
  }
  setHidden(parts.begin, false);
  fill(parts.begin, trouble || !source ? dropPart(trouble) : h("p", { class: "sheet", role: "status" }, say("board.laying")));
}

// --- what is known ---

async function open() {
  drawDrop();
  try {
    await learn(await source.open());
  } catch (trouble) {
    drawDrop(toldTrouble(trouble));
    return;
  }
  listen();
}

/** The server tells when there is more. */
async function listen() {
  while (isGoingOn()) {
    const { shown } = reading ?? { shown: first };
    try {
      await learn(await source.more(shown.stamp));
      if (reading) reading.trouble = null;
    } catch (trouble) {
      if (reading) reading.trouble = toldTrouble(trouble);
      await new Promise((done) => setTimeout(done, AGAIN));
    }
    if (reading) draw();
  }
}

/** @type {any} */
let first = null; // what the server told before there was a first picture
const isGoingOn = () => ["queued", "running"].includes((reading?.shown ?? first)?.state);

/** Takes in what the source tells. */
async function learn(shown) {
  first = shown;
  if (!shown.review && !reading) {
    if (shown.state === "failed") throw new Trouble("bad_options", shown.failure);
    fill(parts.begin, h("p", { class: "sheet begins", role: "status" }, beginWords(shown)));
    return;
  }
  if (reading) {
    const isAtOpening = !reading.isDone && reading.at === opening && !again && !reading.line;
    Object.assign(reading, { shown, review: shown.review ?? reading.review, secondsLeft: secondsLeft(shown) });
    return isAtOpening && reading.isDone ? playback.go(firstTurn()) : draw();
  }
  reading = await readingOf(shown);
  playback = new Playback(reading, () => board, draw);
  setHidden(parts.begin, true);
  setHidden(parts.main, false);
  place();
  const wanted = turnInAddress();
  if (wanted === null) opening = firstTurn();
  playback.go(Math.min(wanted ?? opening, reading.turns));
}

/** @type {number | null} */
let opening = null; // where the page has begun by itself: chosen anew when the whole game is looked at

const LEAST_TOLD = 5; // s, and steps in which the rest is told
/** @type {{ at: number, looked: number } | null} */
let since = null; // when this page first saw the review being made, and how far it was

/** About how long the rest of a review takes; 0 where that is not known. */
function secondsLeft({ state, looked_at: looked, moments }) {
  if (state !== "running") since = null;
  else since ??= { at: performance.now(), looked };
  if (!since || looked <= since.looked) return 0;
  const seconds = ((performance.now() - since.at) / 1_000 / (looked - since.looked)) * (moments - looked);
  return Math.max(1, Math.ceil(seconds / LEAST_TOLD)) * LEAST_TOLD;
}

/** What a review waits for that has no first picture yet. */
const beginWords = ({ ahead, compiling }) =>
  ahead ? say("review.waits", { count: ahead }) : compiling ? say("review.compiles") : say("review.begins", { judge: say("level.pharaoh") });

/** Where the page begins: at the weightiest moment. */
const firstTurn = () => reading.review.turning_points[0] ?? reading.turns;

/** All that the parts of the page are drawn from. */
/** @returns {Promise<Reading>} */
async function readingOf(shown) {
  const { game, review } = shown;
  const [table, face, shipped] = await Promise.all([source.table(shown), faceOf(game), hasFace(game) ? shippedFigures(game) : null]);
  const mine = (table?.seats ?? []).filter((seat) => seat.is_yours).map(({ seat }) => seat);
  const you = mine.length === 1 ? mine[0] : null;
  const turns = review.moments.length - 1;
  const [end, passages, wording] = await Promise.all([source.replay(turns, you), source.story(you), face.wording()]);
  const order = review.accuracy.map((_, seat) => seat).sort((one, other) => Number(other === you) - Number(one === you) || one - other);
  /** @type {Reading} */
  const made = {
    source, shown, review, face, wording, turns, you, order, passages, table,
    figures: figuresOf(end.table, shipped),
    end: end.table,
    outcome: end.table.outcome,
    ...seatsOf(table, shown, end.table.outcome),
    rounds: roundsOf({ face, review }, passages),
    at: 0,
    view: "wins",
    line: null,
    making: null,
    tally: you ?? 0,
    isPlaying: false,
    trouble: null,
    secondsLeft: secondsLeft(shown),
    told: new Map(),
    get isDone() {
      return this.review.looked_at >= this.review.moments.length;
    },
    get shownMove() {
      return this.review.decisions.findLast(({ turn }) => turn < this.at)?.turn + 1 || null;
    },
    decisionAt(turn) {
      return this.review.decisions.find((one) => one.turn === turn - 1) ?? null;
    },
    toldAt(turn) {
      return this.told.get(turn) ?? tell(turn);
    },
  };
  return made;
}

/** The seats, called by the colours of their stones where nobody has given them names; and the table as it is drawn. */
function seatsOf(table, shown, outcome) {
  const seats = table?.seats ?? bareSeats(shown.seats);
  const shownTable = bareTable({ ...table, id: shown.id, game: shown.game, edition: shown.edition, options: shown.options, status: "over", outcome, seed: "-", seats });
  return { seats: tellApart(seats), shownTable };
}

/** What happened at a turn: told as soon as it is known. */
function tell(turn) {
  const known = reading;
  known.told.set(turn, "");
  const seat = readerOf(turn);
  const past = seat === known.you ? board.at : (at) => source.replay(at, seat);
  const first = dealtFrom(known.review, turn);
  Promise.all([past(first), past(turn)]).then(
    ([before, after]) => {
      known.told.set(turn, happened(known, before, after, first < turn - 1 ? seat : null));
      if (known === reading) draw();
    },
    () => known.told.delete(turn),
  );
  return "";
}

/** Who sees all that a line brings: of a card drawn in secret whoever decides with it, now that the game is over. */
function readerOf(turn) {
  const { decisions, luckiest, unluckiest } = reading.review;
  if (reading.decisionAt(turn)) return reading.you;
  const isDealt = turn <= decisions[0]?.turn; // before anybody decides
  const whose = isDealt ? [...luckiest, ...unluckiest].find((draw) => draw.turn === turn) : decisions.find((one) => one.turn >= turn);
  return whose?.seat ?? reading.you;
}

/** Another language: names of seats and sentences are others. */
function relearn() {
  Object.assign(reading, seatsOf(reading.table, reading.shown, reading.outcome), { rounds: roundsOf(reading, reading.passages), told: new Map() });
  if (!reading.table) place();
  draw();
}

/** Puts the board on the page. */
function place() {
  board?.leave();
  board = new Board(parts.board, source, reading.shownTable, reading.you);
  if (reading.at) board.go(reading.at);
}

// --- a decision as a puzzle ---

const OF_SERVER = ["unreachable", "too_many", "unavailable", "fault"]; // why nothing is proved now

/** The decision on the board as a puzzle, where one best move can be proved. */
async function makePuzzle() {
  const { at, source } = reading;
  const decision = reading.decisionAt(at);
  if (!decision || reading.making?.isAsking || !canBePuzzle(reading, decision)) return;
  reading.making = { at, isAsking: true, words: "" };
  draw();
  try {
    location.assign(await source.puzzle(decision));
  } catch (trouble) {
    reading.making = { at, isAsking: false, words: OF_SERVER.includes(trouble.error) ? toldTrouble(trouble).words : say("review.puzzle_cannot") };
    draw();
  }
}

// --- what the guest does ---

const DEEDS = {
  play: () => playback.playOrPause(),
  back: () => playback.go(reading.at - 1),
  on: () => playback.go(reading.at + 1),
  first: () => playback.go(0),
  last: () => playback.go(reading.turns),
  "next-turning": () => playback.turningPoint(1),
  "previous-turning": () => playback.turningPoint(-1),
  line: () => playback.playLine(),
  ranges: switchRanges,
  puzzle: makePuzzle,
  switch: () => show(VIEWS[reading.view]),
  link: copyLink,
  print: () => print(),
  stop: () => ask(source.stop),
  "go-on": () => ask(source.ask),
  try: tryAgain,
  "again-answer": () => again.answer(),
  "again-next": () => again.next(),
  "again-end": endAgain,
};
prepareKeys(parts.moves, DEEDS, () => !reading || Boolean(again));
const OF_PUZZLES = new Set(["again-answer", "again-next", "again-end", "print", "link"]);

function clicked(event) {
  const target = event.target.closest?.("[data-do], [data-turn]");
  if (!target || !reading || target.closest("[data-part=board], [data-part=puzzle]")) return;
  if (target.dataset.turn) {
    event.preventDefault();
    const isWay = target.matches("a");
    playback.go(Number(target.dataset.turn));
    if (isWay) $(".look-part").scrollIntoView({ block: "start" });
  } else if (Object.hasOwn(DEEDS, target.dataset.do) && (!again || OF_PUZZLES.has(target.dataset.do))) DEEDS[target.dataset.do]();
}

function changed({ target }) {
  if (!reading) return;
  if (target.name === "view") show(target.value);
  if (target.name === "tally") {
    reading.tally = Number(target.value);
    draw();
  }
}

function show(view) {
  reading.view = view;
  draw();
}

/** Shows how sure every figure of the page is, or hides that again. */
function switchRanges() {
  const hasRanges = document.body.classList.toggle("has-ranges");
  $("[data-do=ranges]").setAttribute("aria-pressed", String(hasRanges));
}

async function copyLink() {
  const isCopied = await copyText(reading ? linkToTurn(reading.at) : location.href);
  setText(parts.notice, isCopied ? say("invite.copied") : "");
  setTimeout(() => setText(parts.notice, ""), AGAIN);
}

/** Asks for the rest of the review, or for no more of it. */
async function ask(deed) {
  try {
    const wasGoingOn = isGoingOn();
    await learn(await deed());
    reading.trouble = null;
    if (!wasGoingOn) listen();
  } catch (trouble) {
    reading.trouble = toldTrouble(trouble);
  }
  draw();
}

// --- mistakes again ---

async function tryAgain() {
  playback.rest();
  reading.line = null;
  again = new Again(reading, parts, draw);
  draw();
  afterPicture(() => {
    parts.panel.focus({ preventScroll: true });
    parts.panel.scrollIntoView({ block: "start" });
  });
  try {
    await again.begin();
  } catch (trouble) {
    endAgain();
    reading.trouble = toldTrouble(trouble);
    draw();
  }
}

function endAgain() {
  again?.leaveTable();
  again = null;
  draw();
  $("[data-do=try]")?.focus();
}

// --- drawing ---

let isDue = false;

/** Draws once after all that happens at the same time. */
function draw() {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    if (reading) painter.paint(reading, again);
  });
}

// --- what is heard on the page itself ---

for (const [name, deed, words] of [["first", "first", "look.first"], ["back", "prev", "look.back"], ["play", "play", "look.play"], ["on", "next", "look.on"], ["last", "last", "review.last"]]) {
  const button = h("button", { type: "button", class: "tool", "data-do": name, "data-say-label": words, "data-say-title": words, "aria-label": say(words), title: say(words), "aria-keyshortcuts": shortcutOf(KEYMAP, name) }, drawing(icon(deed)));
  parts.steps.append(button);
  if (name === "play") parts.play = button;
}
parts.slider.addEventListener("input", () => playback.go(Number(parts.slider.value)));
parts.table.parentElement.addEventListener("toggle", () => reading && painter.paint(reading, again));
parts.plot.addEventListener("pointerdown", (event) => {
  if (!reading) return;
  parts.plot.setPointerCapture(event.pointerId);
  goTo(event);
});
parts.plot.addEventListener("pointermove", (event) => reading && parts.plot.hasPointerCapture(event.pointerId) && goTo(event));

function goTo({ clientX }) {
  const turn = painter.turnAt(reading, clientX);
  if (turn !== reading.at) playback.go(turn);
}

new ResizeObserver(() => reading && draw()).observe(parts.plot);
addEventListener("beforeprint", () => reading && painter.paint(reading, again));
addEventListener("hashchange", () => reading && playback.go(turnInAddress() ?? reading.at)); // a link to another moment, followed in this tab
