// A whole lesson answers every legal move; others are for the rules.
import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Lesson } from "../../../src/saqqara/web/scripts/pages/learn/lesson.js";
import { WholeLesson } from "../../../src/saqqara/web/scripts/pages/learn/whole-lesson.js";

const shown = (done, kind, show = null) => ({ done, kind, show, answer: null, step: done.length, steps: 2 });
const answer = (move, isRight) => ({ move, is_right: isRight, text: isRight ? "lesson-right" : "lesson-no", rule: null });
const whole = new WholeLesson({
  places: [
    { shown: shown([], "next"), answers: [] },
    { shown: shown(["next"], "do", "take"), answers: [answer("take", true), answer("load a1", false)] },
    { shown: shown(["next", "take"], "over"), answers: [] },
  ],
});

test("a whole lesson is played without anybody else", async () => {
  const asked = [];
  const lesson = new Lesson((wish) => whole.after(wish) ?? asked.push(wish), () => {});
  await lesson.begin([]);
  await lesson.next();
  await lesson.try("load a1");
  assert.deepEqual([lesson.isWrong, lesson.shown.done, lesson.tries], [true, ["next"], 1]);
  lesson.tryAgain();
  await lesson.try("take");
  assert.deepEqual([lesson.isOver, lesson.answer.is_right], [true, true]);
  await lesson.back();
  assert.deepEqual(lesson.shown.done, ["next"]);
  assert.deepEqual(asked, []);
});

test("a move that the rules forbid, and a place of an earlier version, are nothing that it knows", () => {
  assert.equal(whole.after({ done: ["next"], move: "sail a temple" }), null);
  assert.equal(whole.after({ done: ["fly"], move: null }), null);
});
