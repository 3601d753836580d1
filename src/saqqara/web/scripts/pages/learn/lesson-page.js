// The page of a lesson: the real table of the game, and the coach beside it.
import { schoolOf } from "../../games/schools.js";
import { get, post } from "../../net/api.js";
import { keepForLater } from "../../net/kept-offline.js";
import { mountTable } from "../../table/mount.js";
import { nameOfGame } from "../../table/names.js";
import { $, fill, h, setData, setText } from "../../ui/dom.js";
import { meaningsOf, PAGE, sheetOf } from "../../ui/keymap.js";
import { prepareChrome, isTyping } from "../../ui/top-bar.js";
import { Trouble, troubleText } from "../../ui/trouble.js";
import { begin, say } from "../../ui/words.js";
import { coachPart, outlinePart, SAYING } from "./coach.js";
import { beginFirstGame } from "./first-game.js";
import { targetsOf } from "./highlight-selectors.js";
import { IDLE, KEYMAP, OF_TABLE } from "./keymap.js";
import { Lesson } from "./lesson.js";
import { titleOf } from "./lesson-links.js";
import { LessonTable } from "./lesson-table.js";
import { keepHere, keyOf, progressHere, sendPlace, shareProgress } from "./progress.js";
import { Spotlight } from "./spotlight.js";
import { WholeLesson } from "./whole-lesson.js";

await begin();

const [game, name] = location.pathname.split("/").slice(2).map(decodeURIComponent);
const path = `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;
const key = keyOf({ game, name });
const coach = h("section", { class: "coach sheet", "data-say-label": "learn.coach" });
const outline = h("nav", { class: "outline sheet", "data-say-label": "learn.all" });
/** @type {WholeLesson} */
let whole = null;
const lesson = new Lesson((wish) => whole.after(wish) ?? post(path, wish), changed);
/** @type {Teaching} */
const teaching = { lesson, lessons: [], listed: null, progress: progressHere(), trouble: "", isKept: true };
/** @type {LessonTable} */
let table = null;
/** @type {Room} */
let room = null;
/** @type {Spotlight} */
let spotlight = null;
/** @type {School} */
let school = null;

prepareChrome($(".topbar"), { keys: () => sheetOf(KEYMAP, room?.face?.keymap ?? [], OF_TABLE, PAGE), redraw: draw });
addEventListener("keydown", keyed, { capture: true });
$("#nothing-again").addEventListener("click", () => location.reload());
coach.addEventListener("click", ({ target }) => press(target.closest("[data-coach]")));
open();

async function open() {
  try {
    const [{ lessons }, progress, known, places] = await Promise.all([get("/api/lessons"), shareProgress(), schoolOf(game), get(path)]);
    [school, whole] = [known, new WholeLesson(places)];
    keepForLater(["/api/lessons", path]);
    const listed = lessons.find((one) => one.game === game && one.name === name);
    if (!listed) throw new Trouble("no_such_lesson");
    Object.assign(teaching, { lessons, listed, progress });
    const place = progress[key];
    await lesson.begin(place && !place.is_over ? place.done : []);
  } catch (trouble) {
    tellNothing(trouble);
  }
}

/** Something has changed: a step, or an answer to a try. */
function changed(isMove) {
  teaching.trouble = "";
  keep();
  if (!table) lay();
  else table.showStep(lesson.shown, isMove);
  draw();
}

/** The table, once the position is known. */
function lay() {
  table = new LessonTable(lesson.shown.table, school, { play: tried, back: () => doing(DEEDS.back) });
  table.showStep(lesson.shown, false);
  const mounted = mountTable(document.body, table, { rail: false, tools: { round: $("#round"), laying: $("#laying") }, page });
  room = mounted.room;
  room.parts.main.prepend(coach, outline);
  spotlight = new Spotlight(room, school, SAYING);
}

/** What the table tells its page. */
const page = {
  turn: null,
  entered: () => {},
  failed: tellNothing,
  titled: () => {},
  plays: (layout) => setData(document.body, { plays: layout }),
  readsWords: (isShown) => document.body.classList.toggle("reads-words", isShown),
  lookedAt: () => {},
};

/** After every step the place is kept on the device, and with the person. A lesson that is done stays done. */
function keep() {
  const place = { done: lesson.shown.done, is_over: lesson.isOver || Boolean(teaching.progress[key]?.is_over) };
  if (JSON.stringify(place) === JSON.stringify(teaching.progress[key])) return;
  teaching.progress = { ...progressHere(), ...teaching.progress, [key]: place };
  teaching.isKept = keepHere(teaching.progress);
  sendPlace(key, place);
}

/** A move on the board; the table shows the same step again where it was wrong. */
const tried = (move) => doing(() => lesson.try(move));

/** Does something that asks the server; what goes wrong is told by the coach. */
async function doing(deed) {
  try {
    await deed();
  } catch (trouble) {
    teaching.trouble = troubleText(trouble);
    draw();
  }
}

// --- drawing ---

function draw() {
  if (!lesson.shown) return;
  const hadFocus = coach.contains(document.activeElement);
  const { shown, waits, isWrong, isOver } = lesson;
  const step = `${shown.step}/${lesson.tries}/${isWrong}`;
  const isOther = coach.dataset.step !== step;
  setTitle(titleOf(teaching.listed));
  setText($("#game"), say("learn.of_game", { game: nameOfGame(game) }));
  setData(coach, { step, state: isWrong ? "wrong" : isOver ? "over" : waits ? "do" : "says" });
  setData(document.body, { lesson: coach.dataset.state });
  fill(coach, coachPart(teaching));
  fill(outline, outlinePart(teaching));
  if (isOther && hadFocus) $(`#${SAYING}`).focus({ preventScroll: true });
  spotlight?.light(isOver ? [] : lesson.isRinged ? targetsOf(school, shown.show) : shown.light);
}

function setTitle(state) {
  document.title = say("title.page", { state, game: nameOfGame(game) });
}

function tellNothing(trouble) {
  $("#laying").hidden = true;
  $("#nothing").hidden = false;
  const isOffline = trouble.error === "unreachable";
  setText($("#nothing-said"), isOffline ? say("learn.offline") : troubleText(trouble));
  $("#nothing-again").hidden = !isOffline;
}

// --- presses and keys ---

const DEEDS = {
  next: () => lesson.next(),
  back: () => lesson.back(),
  skip: () => lesson.skip(),
  show: () => lesson.showMe(),
  restart: () => lesson.begin([]),
  "first-game": () => beginFirstGame(game),
};

function press(button) {
  if (!button || button.getAttribute("aria-disabled") === "true") return;
  doing(DEEDS[button.dataset.coach]);
}

/** Keys belong to the coach unless the board has the focus, or the key does something where it is pressed. */
function keyed(event) {
  if (!room || isTyping(event.target) || document.querySelector("dialog[open], :popover-open")) return;
  if (meaningsOf(IDLE, event).length) event.stopImmediatePropagation(); // of other tables
  const [deed] = meaningsOf(KEYMAP, event);
  if (!deed || event.repeat || !isCoachs(deed, event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  doing(DEEDS[deed]);
}

function isCoachs(deed, { key: pressed, target }) {
  if (deed === "skip") return true;
  if (pressed === "Enter" && target.closest("button, a, summary")) return false;
  const isOnTable = target.closest(".board-part, .ask, .seats");
  return !isOnTable && (coach.contains(target) || !lesson.waits || lesson.isWrong || deed === "back");
}
