// The review of a game: where it was decided, what would have been better, and what was luck.
import { drawing } from "../../drawings/drawing.js";
import { icon } from "../../drawings/icons.js";
import { faceOf, hasFace } from "../../games/faces.js";
import { linkToTurn, turnInAddress } from "../../table/address.js";
import { bareSeats, bareTable } from "../../table/bare-table.js";
import { figuresOf, shippedFigures } from "../../table/figures.js";
import { nameOfGame, tellApart } from "../../table/names.js";
import { copyText } from "../../ui/clipboard.js";
import { $, afterPicture, fill, h, namedParts, setHidden, setText } from "../../ui/dom.js";
import { meaningsOf, PAGE, sheetOf, shortcutOf } from "../../ui/keymap.js";
import { rateNow } from "../../ui/pace.js";
import { nextOf } from "../../ui/roving.js";
import { furnishChrome, isTyping, tool } from "../../ui/top-bar.js";
import { Trouble } from "../../ui/trouble.js";
import { begin, language, region, say } from "../../ui/words.js";
import { Again, offerPart } from "./again.js";
import { betterPart, canBePuzzle, canPlay } from "./better.js";
import { Board } from "./board.js";
import { chanceHead, chart, chartTable, chartWords, progressPart, rangesPart } from "./chances.js";
import { RIGHT, scale } from "./chart.js";
import { dropPart, furnishDrop, wordsOf } from "./drop.js";
import { KEYMAP } from "./keymap.js";
import { drawsPart, luckPart } from "./luck.js";
import { moveList, movesHead, tallyPart } from "./moves.js";
import { outcomePart } from "./outcome.js";
import { sourceHere } from "./source.js";
import { happened, judgeOf, roundsOf } from "./telling.js";
import { turningPart } from "./turning.js";

await begin();

const PAUSE = 1_600; // ms from one move to the next
const LINE = 1_000; // in a better line
const AGAIN = 3_000; // until a server that did not answer is asked again
const VIEWS = { wins: "points", points: "wins" };

const source = sourceHere();
const parts = namedParts();
/** @type {Reading} */
let reading = null;
/** @type {Board} */
let board = null;
/** @type {Again} */
let again = null;
let timer = 0;

furnishChrome($(".topbar"), {
  tools: [tool("link", "look.link", { "data-do": "link", "aria-keyshortcuts": "Y" }), tool("words", "review.print", { "data-do": "print" })],
  keys: () => sheetOf(KEYMAP, PAGE),
  redraw: () => (reading ? relearn() : drawDrop()),
});
document.addEventListener("click", clicked);
document.addEventListener("keydown", keyed);
document.addEventListener("change", changed);
furnishDrop(document, drawDrop);
if (source) open();
else drawDrop();

// --- without a review ---

/** @param {string} [trouble] */
function drawDrop(trouble = "") {
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
    drawDrop(wordsOf(trouble));
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
      if (reading) reading.trouble = "";
    } catch (trouble) {
      if (reading) reading.trouble = wordsOf(trouble);
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
  if (!shown.review) {
    if (shown.state === "failed") throw new Trouble("bad_options", shown.failure);
    fill(parts.begin, h("p", { class: "sheet begins", role: "status" }, beginWords(shown)));
    return;
  }
  if (reading) {
    Object.assign(reading, { shown, review: shown.review });
    return draw();
  }
  reading = await readingOf(shown);
  setHidden(parts.begin, true);
  setHidden(parts.main, false);
  place();
  go(Math.min(turnInAddress() ?? firstTurn(), reading.turns));
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
  /** @type {any} */
  const faced = { face };
  /** @type {Reading} */
  const made = {
    source, shown, review, face, wording, turns, you, order, passages, table,
    figures: figuresOf(end.table, shipped),
    end: end.table,
    outcome: end.table.outcome,
    ...seatsOf(table, shown, end.table.outcome),
    rounds: roundsOf(faced, passages),
    at: 0,
    view: "wins",
    line: null,
    making: null,
    tally: you ?? 0,
    isPlaying: false,
    trouble: "",
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
  Promise.all([past(turn - 1), past(turn)]).then(
    ([before, after]) => {
      known.told.set(turn, happened(known, before, after));
      if (known === reading) draw();
    },
    () => known.told.delete(turn),
  );
  return "";
}

/** Who sees all that a line brings: of a card drawn in secret whoever decides with it, now that the game is over. */
function readerOf(turn) {
  const { decisions } = reading.review;
  if (reading.decisionAt(turn) || turn <= decisions[0]?.turn) return reading.you;
  return decisions.find((one) => one.turn >= turn)?.seat ?? reading.you;
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

// --- where the board stands ---

/** Shows the table after so many moves. */
function go(turn, isByItself = false) {
  const goal = Math.max(0, Math.min(reading.turns, turn));
  const isStep = goal === reading.at + 1 && !reading.line;
  reading.at = goal;
  reading.line = null;
  if (!isByItself) rest();
  try {
    history.replaceState(history.state, "", linkToTurn(goal));
  } catch {
    // a page that lies in a file has no address of its own
  }
  board.go(goal, isStep).then(
    () => (reading.trouble = ""),
    (trouble) => {
      reading.trouble = wordsOf(trouble);
      draw();
    },
  );
  draw();
}

function rest() {
  clearTimeout(timer);
  reading.isPlaying = false;
}

function playOrPause() {
  if (reading.isPlaying) {
    rest();
    return draw();
  }
  reading.isPlaying = true;
  go(reading.at >= reading.turns ? 0 : reading.at + 1, true);
  playNext();
}

function playNext() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (reading.at >= reading.turns) {
      rest();
      return draw();
    }
    go(reading.at + 1, true);
    playNext();
  }, PAUSE / rateNow());
}

/** The next or the previous turning point, in a circle. */
function turningPoint(step) {
  const turns = [...reading.review.turning_points].sort((one, other) => one - other);
  if (!turns.length) return;
  const ahead = step > 0 ? turns.find((turn) => turn > reading.at) : turns.findLast((turn) => turn < reading.at);
  go(ahead ?? (step > 0 ? turns[0] : turns.at(-1)));
}

/** Plays the better line on the board, move by move; or leads back to the game. */
async function playLine() {
  const decision = reading.decisionAt(reading.at);
  if (reading.line) return go(reading.at);
  if (!decision || !canPlay(reading, decision)) return;
  rest();
  try {
    const { tables } = await source.line(decision, reading.you);
    if (reading.decisionAt(reading.at) !== decision) return;
    reading.line = { tables, step: 0 };
    showLine(decision, false);
  } catch (trouble) {
    reading.trouble = wordsOf(trouble);
    draw();
  }
}

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
    reading.making = { at, isAsking: false, words: OF_SERVER.includes(trouble.error) ? wordsOf(trouble) : say("review.puzzle_cannot") };
    draw();
  }
}

/** @param {Reviewing.Decision} decision */
function showLine(decision, isStep) {
  const { tables, step } = reading.line;
  board.show(tables[step], decision.turn + step, isStep);
  draw();
  if (step >= tables.length - 1) return;
  const { line } = reading;
  timer = setTimeout(() => {
    if (reading.line !== line) return;
    line.step += 1;
    showLine(decision, true);
  }, LINE / rateNow());
}

// --- what the guest does ---

const DEEDS = {
  play: playOrPause,
  back: () => go(reading.at - 1),
  on: () => go(reading.at + 1),
  first: () => go(0),
  last: () => go(reading.turns),
  "next-turning": () => turningPoint(1),
  "previous-turning": () => turningPoint(-1),
  line: playLine,
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
const OF_PUZZLES = new Set(["again-answer", "again-next", "again-end", "print", "link"]);

function clicked(event) {
  const target = event.target.closest?.("[data-do], [data-turn]");
  if (!target || !reading || target.closest("[data-part=board], [data-part=puzzle]")) return;
  if (target.dataset.turn) {
    event.preventDefault();
    const isWay = target.matches("a");
    go(Number(target.dataset.turn));
    if (isWay) $(".look-part").scrollIntoView({ block: "start" });
  } else if (Object.hasOwn(DEEDS, target.dataset.do) && (!again || OF_PUZZLES.has(target.dataset.do))) DEEDS[target.dataset.do]();
}

/** Keys belong to the review, except where the focus is on something that knows the key itself. */
function keyed(event) {
  if (!reading || again || document.querySelector("dialog[open]") || isTyping(event.target)) return;
  if (rovesMoves(event) || isOwnKey(event)) return;
  const [meaning] = meaningsOf(KEYMAP, event);
  if (!meaning || (event.repeat && !["back", "on"].includes(meaning))) return;
  event.preventDefault();
  DEEDS[meaning]();
}

const isOwnKey = ({ key, target }) =>
  (key === " " && target.closest("button, a, summary, input, label")) || (/^(Arrow|Home|End)/.test(key) && target.closest("input, [role=group][tabindex]"));

/** Up and down go from move to move in the list. */
function rovesMoves(event) {
  const current = event.target.closest?.("[data-part=moves] [data-rove-item]");
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!current || !step) return false;
  event.preventDefault();
  const items = [...parts.moves.querySelectorAll("[data-rove-item]")];
  const goal = nextOf(items, current, step);
  goal.focus();
  return true;
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
    reading.trouble = "";
    if (!wasGoingOn) listen();
  } catch (trouble) {
    reading.trouble = wordsOf(trouble);
  }
  draw();
}

// --- mistakes again ---

async function tryAgain() {
  rest();
  reading.line = null;
  again = new Again(reading, parts.puzzle, draw);
  draw();
  afterPicture(() => {
    parts.panel.focus({ preventScroll: true });
    parts.panel.scrollIntoView({ block: "start" });
  });
  try {
    await again.begin();
  } catch (trouble) {
    endAgain();
    reading.trouble = wordsOf(trouble);
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
    if (reading) paint();
  });
}

const painted = new Map(); // part -> what it was drawn for

/** A part is drawn anew only where what it shows has changed. */
function paintPart(name, values, make) {
  const key = JSON.stringify([language(), ...values]);
  if (painted.get(name) === key) return;
  painted.set(name, key);
  fill(parts[name], make());
}

function paint() {
  const { at, view, shown, line, tally, isDone, trouble } = reading;
  const told = [...reading.told].filter(([, words]) => words).length;
  const { stamp, state } = shown;
  const seats = reading.seats.map(({ name }) => name ?? "");
  const known = [stamp, state, seats];
  document.title = say("title.page", { state: say("review.title"), game: nameOfGame(shown.game) });
  setText(parts.game, nameOfGame(shown.game));
  setText(parts.where, whereWords());
  paintPart("outcome", known, () => outcomePart(reading));
  paintPart("head", [...known, view, at], () => chanceHead(reading));
  paintPart("progress", [...known, trouble, shown.looked_at], () => progressPart(reading));
  paintChart();
  paintPart("turning", [...known, told], () => turningPart(reading));
  paintScrubber();
  paintPart("better", [...known, at, told, line?.step ?? -1, reading.making], () => betterPart(reading));
  paintPart("movesHead", [], () => movesHead(reading));
  paintPart("tally", [...known, tally], () => tallyPart(reading));
  paintPart("moves", [...known, reading.shownMove], () => moveList(reading));
  showNow();
  paintPart("luck", [...known, view, isDone, barWidth()], () => luckPart(reading, barWidth()));
  paintPart("draws", [...known, view, told], () => drawsPart(reading));
  paintPart("offer", [...known, tally, Boolean(again)], () => offerPart(reading));
  paintPart("judge", [...known], () => say("review.judge", { judge: judgeOf(reading), count: reading.review.judge.simulations }));
  /** @type {NodeListOf<HTMLInputElement>} */
  const radios = document.querySelectorAll("input[name=view], input[name=tally]");
  for (const radio of radios) radio.checked = radio.value === String(radio.name === "view" ? view : tally);
  setHidden(parts.offer, !isDone);
  setHidden(parts.progress, !parts.progress.hasChildNodes());
  paintAgain();
}

/** When it was played, and by how many. */
function whereWords() {
  const players = say("review.players", { count: reading.review.seats });
  const { created } = reading.shownTable;
  const day = created ? new Intl.DateTimeFormat(region(), { day: "numeric", month: "long", year: "numeric" }).format(created * 1000) : null;
  return [say("review.title"), day, players].filter(Boolean).join(" · ");
}

let size = { wide: 0, tall: 0 };

function paintChart() {
  const words = chartWords(reading);
  parts.plot.setAttribute("aria-label", words);
  size = { wide: parts.plot.clientWidth || 600, tall: parts.plot.clientHeight || 200 };
  paintPart("plot", [size, reading.shown.stamp, reading.view, reading.at], () => chart(reading, size));
  paintPart("ranges", [reading.shown.stamp, reading.view, reading.at], () => rangesPart(reading));
  if (parts.table.parentElement.open) paintPart("table", [reading.shown.stamp, reading.view], () => chartTable(reading));
}

/** The room for the steps of luck and skill. */
const barWidth = () => Math.max(120, parts.luck.clientWidth - (innerWidth < 720 ? 24 : 560));

function paintScrubber() {
  const { at, turns, isPlaying } = reading;
  const { slider, output, play } = parts;
  slider.max = turns;
  slider.value = at;
  slider.setAttribute("aria-valuetext", say("review.at", { turn: at, turns }));
  slider.style.setProperty("--done", `${(100 * at) / Math.max(1, turns)}%`);
  setText(output, say("review.at", { turn: at, turns }));
  const words = say(isPlaying ? "look.pause" : "look.play");
  play.setAttribute("aria-label", words);
  play.title = words;
  play.replaceChildren(drawing(icon(isPlaying ? "pause" : "play")));
  parts.board.setAttribute("aria-label", say("review.board", { turn: at }));
}

/** The move on the board is in sight in the list, which alone scrolls. */
function showNow() {
  const row = parts.moves.querySelector(".is-now");
  if (!row) return;
  const above = row.offsetTop - parts.moves.scrollTop;
  if (above < 40 || above + row.offsetHeight > parts.moves.clientHeight) parts.moves.scrollTop = row.offsetTop - parts.moves.clientHeight / 2;
}

function paintAgain() {
  document.body.classList.toggle("is-trying", Boolean(again));
  for (const name of ["board", "better", "scrubber"]) setHidden(parts[name], Boolean(again));
  setHidden(parts.panel, !again);
  setHidden(parts.puzzle, !again);
  fill(parts.panel, again ? again.panel() : []);
}

// --- what is heard on the page itself ---

for (const [name, deed, words] of [["first", "first", "look.first"], ["back", "prev", "look.back"], ["play", "play", "look.play"], ["on", "next", "look.on"], ["last", "last", "review.last"]]) {
  const button = h("button", { type: "button", class: "tool", "data-do": name, "data-say-label": words, "data-say-title": words, "aria-label": say(words), title: say(words), "aria-keyshortcuts": shortcutOf(KEYMAP, name) }, drawing(icon(deed)));
  parts.steps.append(button);
  if (name === "play") parts.play = button;
}
parts.slider.addEventListener("input", () => go(Number(parts.slider.value)));
parts.table.parentElement.addEventListener("toggle", () => reading && paint());
parts.plot.addEventListener("pointerdown", (event) => {
  if (!reading) return;
  parts.plot.setPointerCapture(event.pointerId);
  goTo(event);
});
parts.plot.addEventListener("pointermove", (event) => reading && parts.plot.hasPointerCapture(event.pointerId) && goTo(event));

function goTo({ clientX }) {
  const { turnAt } = scale({ ...size, turns: reading.turns, right: reading.view === "points" ? RIGHT : 0 });
  const turn = turnAt(clientX - parts.plot.getBoundingClientRect().left);
  if (turn !== reading.at) go(turn);
}

new ResizeObserver(() => reading && draw()).observe(parts.plot);
addEventListener("beforeprint", () => reading && paint());
addEventListener("hashchange", () => reading && go(turnInAddress() ?? reading.at)); // a link to another moment, followed in this tab
