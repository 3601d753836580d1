// The coach: one sentence, what is to be done, the answer to a try, and the ways on and back.
import { drawing } from "../../drawings/drawing.js";
import { emblem } from "../../drawings/emblem.js";
import { icon } from "../../drawings/icons.js";
import { h, hiddenWords } from "../../ui/dom.js";
import { shortcutOf } from "../../ui/keymap.js";
import { say } from "../../ui/words.js";
import { chaptersOf, following, isReadyChapter, stateOf } from "./course.js";
import { dots } from "./dots.js";
import { KEYMAP } from "./keymap.js";
import { chapterTitle, titleOf, told, wayTo } from "./lesson-links.js";

export const SAYING = "coach-says"; // the id of the sentence

/** What the coach shows. */
/** @param {Teaching} teaching */
export function coachPart(teaching) {
  const { lesson, trouble, isKept } = teaching;
  return [
    head(teaching),
    h("p", { id: SAYING, class: "c-say", role: "status", tabindex: "-1", "data-key": "says" }, hiddenWords(`${placeWords(teaching)} `), praise(lesson), told(lesson.shown)),
    lesson.isWrong ? answerPart(teaching) : lesson.waits ? todo() : null,
    lesson.shown.rule && !lesson.answer?.rule ? ruleWay(teaching.listed.game, lesson.shown.rule) : null,
    trouble ? h("p", { class: "trouble", role: "alert", "data-key": "trouble" }, trouble) : null,
    isKept ? null : h("p", { class: "c-note", "data-key": "kept" }, say("learn.not_kept")),
    h("footer", { "data-key": "foot" }, lesson.isOver ? endings(teaching) : ways(lesson)),
  ];
}

/** @param {Teaching} teaching */
const head = ({ lesson, listed, lessons }) =>
  h(
    "header",
    { "data-key": "head" },
    h("span", { class: "c-face", "aria-hidden": "true" }, drawing(emblem("statue", 30))),
    h("p", {}, h("span", {}, numberWords(lessons, listed)), h("b", {}, titleOf(listed))),
    dots(lesson.shown.step, lesson.shown.steps),
  );

/** Which lesson of its chapter. */
function numberWords(lessons, listed) {
  const { lessons: own } = chaptersOf(lessons, listed.game).find(({ chapter }) => chapter === listed.chapter);
  return say("learn.number", { chapter: chapterTitle(listed.chapter), number: own.findIndex(({ name }) => name === listed.name) + 1, count: own.length });
}

/** For those who hear it: which lesson and step. */
/** @param {Teaching} teaching */
function placeWords({ lesson, listed, lessons }) {
  const { step, steps } = lesson.shown;
  return `${numberWords(lessons, listed)}, ${titleOf(listed)}. ${say("learn.step", { step: Math.min(step + 1, steps), steps })}.`;
}

/** @param {import("./lesson.js").Lesson} lesson */
const praise = ({ answer }) => (answer?.is_right ? h("b", { class: "c-right" }, drawing(icon("check", 18)), told(answer), " ") : null);

const todo = () => h("p", { class: "c-do", "data-key": "do" }, drawing(icon("play", 20)), h("span", {}, h("b", {}, say("learn.do")), say("learn.do_about")));

/** Why a try was not what the lesson wants, and the rule that says so. */
/** @param {Teaching} teaching */
function answerPart({ lesson, listed }) {
  const { answer } = lesson;
  const { rule } = answer;
  return h("div", { class: "c-answer", role: "status", "data-key": "answer" }, h("p", {}, told(answer)), rule ? ruleWay(listed.game, rule) : null);
}

/** To the rules, at that place. */
const ruleWay = (game, rule) =>
  h("a", { class: "c-rule", href: `/rules/${game}#${rule}`, target: "_blank", "data-key": "rule" }, say("learn.rule", { rule }), drawing(icon("next", 14)));

const button = (deed, words, more = {}, ...pictures) =>
  h(
    "button",
    { type: "button", class: "btn", "data-coach": deed, "data-key": deed, "aria-keyshortcuts": shortcutOf(KEYMAP, deed), ...more },
    ...pictures,
    h("span", {}, say(words)),
  );

/** @param {import("./lesson.js").Lesson} lesson */
function ways(lesson) {
  return [
    button("back", "learn.back", { class: "btn text", "aria-disabled": lesson.canGoBack ? null : "true" }, drawing(icon("prev", 18))),
    lesson.canShow ? null : button("skip", "learn.skip", { class: "btn text" }), // to show does the same
    h("span", { class: "c-on", "data-key": "on" }, onward(lesson)),
  ];
}

/** @param {import("./lesson.js").Lesson} lesson */
function onward(lesson) {
  const { isWrong } = lesson;
  const show = lesson.canShow ? button("show", "learn.show", { class: isWrong ? "btn" : "btn primary" }) : null;
  if (isWrong) return [show, button("next", "learn.again", { class: "btn primary" })];
  if (lesson.waits) return show ?? button("next", "learn.next", { "aria-disabled": "true", title: say("learn.first") });
  return button("next", "learn.next", { class: "btn primary" });
}

/** After the last step: the next lesson, or the first game once the lessons that make ready for it are done. */
/** @param {Teaching} teaching */
function endings({ lessons, listed }) {
  const next = following(lessons, listed);
  const makesReady = isReadyChapter(lessons, listed);
  const isReady = !next || (makesReady && !isReadyChapter(lessons, next));
  const first = button("first-game", "learn.first_game", { class: isReady ? "btn primary" : "btn" }, drawing(icon("play", 18)));
  const onward = next ? h("a", { class: isReady ? "btn" : "btn primary", href: wayTo(next), "data-key": "following" }, say("learn.next_lesson", { lesson: titleOf(next) })) : null;
  return [
    h("span", { class: "c-ends", "data-key": "on" }, isReady ? [first, onward] : [onward, makesReady ? first : null]),
    button("restart", "learn.restart", { class: "btn text" }, drawing(icon("rotate", 18))),
    h("a", { class: "btn text", href: "/learn", "data-key": "all" }, say("learn.all")),
  ];
}

const SHOWN = 6;

/** The lessons from here on, where there is room for them. */
/** @param {Teaching} teaching */
export function outlinePart({ lessons, listed, progress }) {
  const own = lessons.filter(({ game }) => game === listed.game);
  const first = Math.max(0, Math.min(own.findIndex(({ name }) => name === listed.name) - 1, own.length - SHOWN));
  return [
    h("h2", {}, h("a", { href: "/learn" }, say("learn.all"))),
    h("ol", {}, own.slice(first, first + SHOWN).map((one, number) => outlineItem(one, first + number, one.name === listed.name, stateOf(progress, one) === "done"))),
    h("p", { class: "quiet" }, say("learn.leave")),
  ];
}

const outlineItem = (lesson, number, isNow, isDone) =>
  h(
    "li",
    { class: isNow ? "now" : isDone ? "done" : "", "data-key": lesson.name },
    h(
      "a",
      { href: wayTo(lesson), "aria-current": isNow ? "page" : null },
      h("span", { class: "o-mark", "aria-hidden": "true" }, isDone && !isNow ? drawing(icon("check", 14)) : String(number + 1)),
      h("span", {}, titleOf(lesson)),
      isDone ? hiddenWords(` ${say("learn.done")}`) : null,
    ),
  );
