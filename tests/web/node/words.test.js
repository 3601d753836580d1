// What the pages say: texts of Project Fluent with the values that they tell of, in five languages.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import "./page.js";
import { bare, duration, figure, hasWords, language, LANGUAGES, learnTopics, onSpeak, plainWord, say, signed, speak } from "../../../src/saqqara/web/scripts/ui/words.js";

afterEach(() => speak("en"));

test("a page begins in the language of its guest", () => assert.equal(language(), "en"));

test("names are isolated from the text around them, and can be bare", () => {
  const text = say("title.turn_of", { name: "Ada" });
  assert.ok(text.includes("\u2068Ada\u2069"));
  assert.ok(bare(text).includes("Ada") && !bare(text).includes("\u2068"));
});

test("lists are written as the language does", async () => {
  assert.match(bare(say("title.others", { names: ["Ada", "Bo", "Cy"] })), /Ada, Bo and Cy/);
  await speak("pl");
  assert.match(bare(say("title.others", { names: ["Ada", "Bo", "Cy"] })), /Ada, Bo i Cy/);
});

test("every language has the same text for a key, and says another", async () => {
  const said = new Set();
  for (const tag of Object.keys(LANGUAGES)) {
    await speak(tag);
    assert.equal(language(), tag);
    assert.ok(hasWords("prompt.over"));
    said.add(say("prompt.over"));
  }
  assert.equal(said.size, Object.keys(LANGUAGES).length);
});

test("whoever listens hears of another language, until they no longer want to", async () => {
  const heard = [];
  const hush = onSpeak((tag) => heard.push(tag));
  await speak("fi");
  hush();
  await speak("nb");
  assert.deepEqual(heard, ["fi"]);
});

test("a language that cannot be had changes nothing", async (t) => {
  const { mock } = t.mock.method(globalThis, "fetch", async () => ({ ok: false, status: 503 }));
  await assert.rejects(speak("ro"));
  mock.restore();
  assert.equal(language(), "en");
  assert.ok(hasWords("prompt.over"));
});

test("a key without a text is said as it is, and complained about", (t) => {
  const complained = t.mock.method(console, "error", () => {});
  assert.equal(say("no.such_key"), "no.such_key");
  assert.equal(hasWords("no.such_key"), false);
  assert.equal(complained.mock.callCount(), 1);
});

test("below zero stands a minus, not a hyphen", () => {
  assert.deepEqual([figure(-2), signed(-2), signed(5), signed(0)], ["−2", "−2", "+5", "+0"]);
});

test("a span of time is told in its largest whole unit", () => {
  assert.deepEqual([duration(90), duration(1200), duration(3600), duration(172_800)], ["90 seconds", "20 minutes", "1 hour", "2 days"]);
});

test("a word of the rules can be read as people write it", () => assert.equal(plainWord("to_move"), "To move"));

test("the texts of the rules come when they are asked for, in every language from then on", async () => {
  await learnTopics();
  const [, english] = [await speak("en"), say("topic.quarry.text", { stones: 5 })];
  await speak("pl");
  assert.ok(hasWords("topic.quarry.text"));
  assert.notEqual(say("topic.quarry.text", { stones: 5 }), english);
});
