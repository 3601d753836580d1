// Moves that a bot made for a player are told as the bot's.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import "./page.js";
import { playedFor } from "../../../src/saqqara/web/scripts/table/away.js";
import { withHands } from "../../../src/saqqara/web/scripts/table/hands.js";
import { Log } from "../../../src/saqqara/web/scripts/table/log.js";
import { line, telling } from "../../../src/saqqara/web/scripts/table/sentences.js";
import { speak } from "../../../src/saqqara/web/scripts/ui/words.js";

afterEach(() => speak("en"));

const face = { isDealt: ({ event }) => event === "drawn", covered: (event) => event, isSimultaneous: false };
const mason = (seat, isAll = true) => ({ seat, level: "mason", is_all: isAll });

test("the first that a seat did is marked, but not what it was dealt, nor what others did", () => {
  const events = [{ event: "drawn", seat: 0 }, { event: "took", seat: 1 }, { event: "took", seat: 0 }, { event: "points", seat: 0 }];
  const told = withHands({ events, by_bot: [mason(0)] }, face);
  assert.deepEqual(told.map(({ playedBy }) => playedBy), [undefined, undefined, "mason", undefined]);
  assert.deepEqual(events[2], { event: "took", seat: 0 }, "what the house told stays as it is");
});

test("where the player made some of the moves, nobody's is marked: it is told after them", () => {
  const told = withHands({ events: [{ event: "took", seat: 0 }], by_bot: [mason(0, false)], by_clock: [1] }, face);
  assert.deepEqual(told, [{ event: "took", seat: 0 }, { event: "clock moved", seat: 1 }, { event: "bot moved", seat: 0, level: "mason" }]);
});

test("a sentence names the bot where it names the player first", () => {
  const tell = telling((event, _, who) => [line(`${who(event.seat).name} ${event.event} ${who(event.seat).name}`, event.seat)]);
  const [told] = tell(withHands({ events: [{ event: "took", seat: 0 }, { event: "got", seat: 0 }], by_bot: [mason(0)] }, face), () => "Ann");
  assert.match(told.text, /seats.bot_for.* took Ann Ann got Ann|Mason.*Ann.* took Ann Ann got Ann/);
});

for (const [tag, words] of [["en", "for you"], ["pl", "za ciebie"], ["nb", "for deg"], ["ro", "pentru tine"], ["fi", "puolestasi"]])
  test(`to yourself you have no name in ${tag}, whether a bot made all your moves or some`, async () => {
    await speak(tag);
    const tell = telling((event, _, who) => [line(`${who(event.seat).name} ${event.event}`, event.seat)]);
    const told = (isAll) => tell(withHands({ events: [{ event: "took", seat: 0 }], by_bot: [mason(0, isAll)] }, face), () => "Ann", 0).map(({ text }) => text).join(" ");
    for (const text of [told(true), told(false).slice("Ann took".length)]) {
      assert.ok(text.includes(words), text);
      assert.ok(!text.includes("Ann"), text);
    }
  });

test("a passage that is told again is the same, whoever played it", () => {
  const log = new Log({ ...face, isSimultaneous: true, sentences: (events) => events.map(({ event, seat }) => ({ text: event, isHeading: false, seat })) });
  log.hear(1, [{ event: "took", seat: 0, playedBy: "mason" }]);
  log.hear(2, [{ event: "took", seat: 0 }, { event: "gave", seat: 1 }]);
  assert.deepEqual(log.draw(["Ann", "Bob"], false).map((item) => item.textContent), ["took", "gave"]);
});

test("whoever is back is told what the bot has played since their own last move", () => {
  const passage = (turn, movers, bots) => ({ turn, events: [], movers, ...(bots ? { by_bot: bots } : {}) });
  const passages = [passage(1, [0], [mason(0)]), passage(2, [0]), passage(3, [1]), passage(4, [0], [mason(0)]), passage(5, [1], [mason(1)])];
  assert.deepEqual(playedFor(passages, 0).map(({ turn }) => turn), [4]);
  assert.deepEqual(playedFor(passages, 1).map(({ turn }) => turn), [5]);
  assert.deepEqual(playedFor(passages.slice(0, 3), 0), []);
});
