// The list of lessons: where to go on, and both games with their chapters.
import { drawing } from "../../drawings/drawing.js";
import { icon } from "../../drawings/icons.js";
import { get } from "../../net/api.js";
import { nameOfGame } from "../../table/names.js";
import { $, fill, h, hiddenWords, setText } from "../../ui/dom.js";
import { prepareDoors } from "../../ui/doors.js";
import { prepareChrome } from "../../ui/top-bar.js";
import { complain } from "../../ui/trouble.js";
import { begin, say } from "../../ui/words.js";
import { chaptersOf, doneOf, gamesOf, goOn, isReadyChapter, stateOf } from "./course.js";
import { dots } from "./dots.js";
import { beginFirstGame } from "./first-game.js";
import { chapterTitle, lineOf, titleOf, wayTo } from "./lesson-links.js";
import { bringPictures, pictureOf } from "./pictures.js";
import { canKeep, keyOf, progressHere, shareProgress } from "./progress.js";

await begin();

const LOOK_AGAIN = 5_000;
/** @type {Wire.LessonInList[]} */
let lessons = null;
let progress = progressHere();

prepareChrome($(".topbar"), { redraw: draw });
prepareDoors($(".topbar"), "/learn");
$("#courses").addEventListener("click", ({ target }) => play(target.closest("[data-first-game]")));
addEventListener("pageshow", ({ persisted }) => persisted && look()); // somebody comes back from a lesson
look();

async function look() {
  try {
    const [listed, known] = await Promise.all([get("/api/lessons"), shareProgress()]);
    await bringPictures(gamesOf(listed.lessons));
    [lessons, progress] = [listed.lessons, known];
    complain(null);
  } catch (trouble) {
    complain(trouble);
    setTimeout(look, LOOK_AGAIN);
  }
  draw();
}

function draw() {
  document.title = say("learn.page");
  setText($("#not-kept"), canKeep() ? "" : say("learn.not_kept"));
  if (!lessons) return;
  const next = goOn(progress, lessons);
  const isNew = doneOf(progress, lessons) === 0;
  $("#go-on").hidden = !next && !isNew;
  fill($("#go-on"), next ? goOnPart(next) : isNew ? beginPart() : []);
  fill($("#courses"), gamesOf(lessons).map(course));
}

/** Where somebody has stopped, or what comes next. */
function goOnPart(lesson) {
  const place = progress[keyOf(lesson)];
  const isBegun = stateOf(progress, lesson) === "begun";
  return [
    h("span", { class: "g-picture", "aria-hidden": "true" }, pictureOf(lesson, true)),
    h(
      "div",
      { class: "g-words" },
      h("small", {}, say(isBegun ? "learn.stopped" : "learn.comes_next")),
      h("h2", { id: "go-on-title" }, titleOf(lesson)),
      h("span", {}, isBegun ? say("learn.step", { step: place.done.length + 1, steps: lesson.steps }) : say("learn.minutes", { count: lesson.minutes })),
    ),
    h("a", { class: "btn primary large", href: wayTo(lesson) }, say("learn.go_on")),
  ];
}

/** Where nothing was begun: the first lesson of each game, and how long it takes to be ready for a game. */
function beginPart() {
  const [first] = lessons;
  const begin = (game, place) => {
    const [{ lessons: taught }] = chaptersOf(lessons, game);
    const minutes = h("small", {}, say("learn.minutes", { count: minutesOf(taught) }));
    return h("a", { class: place ? "btn large" : "btn primary large", href: wayTo(taught[0]), "data-begin": game }, h("span", {}, nameOfGame(game)), minutes);
  };
  return [
    h("span", { class: "g-picture", "aria-hidden": "true" }, pictureOf(first, true)),
    h("div", { class: "g-words" }, h("small", {}, say("door.learn_new")), h("h2", { id: "go-on-title" }, chapterTitle(first.chapter))),
    h("span", { class: "g-begin" }, gamesOf(lessons).map(begin)),
  ];
}

const minutesOf = (taught) => taught.reduce((sum, { minutes }) => sum + minutes, 0);

function course(game) {
  const own = lessons.filter((lesson) => lesson.game === game);
  let number = 0;
  return h(
    "section",
    { class: "study sheet", "aria-labelledby": `${game}-title`, "data-key": game },
    h(
      "header",
      {},
      h("h2", { id: `${game}-title` }, nameOfGame(game)),
      h("p", { class: "quiet" }, say("door.learn_done", { done: doneOf(progress, own), count: own.length })),
    ),
    chaptersOf(lessons, game).map(({ chapter, lessons: taught }) => [
      chapterPart(chapter, taught, (number += taught.length) - taught.length),
      isReadyChapter(lessons, taught[0]) ? firstGame(game, doneOf(progress, taught) === taught.length) : null,
    ]),
  );
}

const chapterPart = (chapter, taught, before) =>
  h(
    "section",
    { "data-key": chapter },
    h("h3", {}, chapterTitle(chapter), h("span", {}, say("learn.minutes", { count: minutesOf(taught) }))),
    h("ol", {}, taught.map((lesson, place) => lessonRow(lesson, before + place + 1))),
  );

function lessonRow(lesson, number) {
  const state = stateOf(progress, lesson);
  const { name } = lesson;
  return h(
    "li",
    { "data-key": name },
    h(
      "a",
      { class: `lesson is-${state}`, href: wayTo(lesson) },
      h("span", { class: "l-mark", "aria-hidden": "true" }, state === "done" ? drawing(icon("check", 16)) : String(number)),
      h("span", { class: "l-picture", "aria-hidden": "true" }, pictureOf(lesson)),
      h("span", { class: "l-words" }, h("b", {}, titleOf(lesson)), h("span", {}, lineOf(lesson))),
      h(
        "span",
        { class: "l-time" },
        state === "begun" ? dots(progress[keyOf(lesson)].done.length, lesson.steps) : null,
        state === "done" ? hiddenWords(say("learn.done")) : null,
        h("span", {}, say("learn.minutes_short", { count: lesson.minutes })),
      ),
    ),
  );
}

/** A game against the weakest bot with the coach beside it; the one thing to do when the first steps are done. */
const firstGame = (game, isReady) =>
  h(
    "div",
    { class: isReady ? "first-game is-ready" : "first-game", "data-key": "first-game" },
    h("p", {}, h("b", {}, say("learn.first_game")), h("span", {}, say("learn.first_game_about"))),
    h("button", { type: "button", class: isReady ? "btn primary" : "btn", "data-first-game": game }, say("learn.play")),
  );

async function play(button) {
  if (!button || button.getAttribute("aria-disabled") === "true") return;
  button.setAttribute("aria-disabled", "true");
  try {
    await beginFirstGame(button.dataset.firstGame);
  } catch (trouble) {
    complain(trouble);
  } finally {
    button.removeAttribute("aria-disabled");
  }
}
