// What seats are called: namesakes by the colour of their stones too, long names short where there is little room.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import "./page.js";
import { chosenName, tidyName } from "../../../src/saqqara/web/scripts/net/person.js";
import { titleOf } from "../../../src/saqqara/web/scripts/games/pyramids/in-words.js";
import { playedHere } from "../../../src/saqqara/web/scripts/table/bare-table.js";
import { colourApart, nameOf, nameOfGame, plainNameOf, shortName, tellApart } from "../../../src/saqqara/web/scripts/table/names.js";
import { bare, speak } from "../../../src/saqqara/web/scripts/ui/words.js";

const person = (seat, name) => ({ seat, who: "person", name });
const bot = (seat, level = "apprentice") => ({ seat, who: "bot", level });

afterEach(() => speak("en"));

test("players have their names, bots their levels, free seats their numbers", () => {
  assert.deepEqual([person(0, "Ada"), bot(1, "mason"), { seat: 2, who: "open" }].map(plainNameOf), ["Ada", "Mason", "Seat 3"]);
});

test("where a mistake is tried again, bots keep the names of their levels", () => {
  const { seats } = playedHere({ seats: [{ ...person(0, "Ada"), hints: 3 }, bot(1, "mason")] }, 0);
  assert.deepEqual(seats.map(({ name, hints, is_yours }) => [name, hints, is_yours]), [["Ada", 0, true], ["Mason", 0, false]]);
});

test("namesakes are called by their colour too, others are not", () => {
  const [ann, one, other] = tellApart([person(0, "Ann"), bot(1), bot(2)]).map((seat) => bare(nameOf(seat)));
  assert.equal(ann, "Ann");
  assert.match(one, /Apprentice.*white/);
  assert.match(other, /Apprentice.*brown/);
});

for (const [tag, name] of [["en", "Guest 531"], ["pl", "Gość 531"], ["fi", "Vieras 531"]])
  test(`whoever chose no name is a guest in ${tag}`, async () => {
    await speak(tag);
    assert.equal(plainNameOf(person(0, "Guest 531")), name);
  });

test("the table in words tells once which seat is yours", () => {
  /** @type {any[]} */
  const seats = [{ ...person(0, "Guest 531"), isYou: true }, bot(1, "mason"), { ...person(2, "Ada"), isYou: true }];
  assert.deepEqual([0, 1].map((seat) => bare(titleOf({ seats, seat: 0 }, seat))), ["Guest (you)", "Mason"]);
  assert.equal(bare(titleOf({ seats, seat: 2 }, 2)), "Ada (you)");
});

test("the name of a guest is none that somebody has chosen", () => {
  assert.deepEqual(["Guest 531", null, "Ada", "Guest 5"].map(chosenName), ["", "", "Ada", "Guest 5"]);
});

for (const [name, short] of [
  ["Ada", "Ada"],
  ["Maria Skłodowska-Curie", "Maria"],
  ["Bartholomew-James the Great", "Bartholomew"],
  ["Hubertblaineworthington", "Hubertblain…"],
  ["👩‍👩‍👧‍👦".repeat(12), "👩‍👩‍👧‍👦".repeat(12)],
])
  test(`where there is little room ${name} is ${short}`, () => assert.equal(shortName(name), short));

test("who has a short name in common with another is told apart by colour", () => {
  const seats = [person(0, "Maria Skłodowska-Curie"), person(1, "Maria Theresia Walburga"), person(2, "Ada")];
  assert.deepEqual(seats.map((seat) => colourApart(seats, seat)), ["black", "white", null]);
});

test("a name is taken without blanks around it, and not too long", () => {
  assert.equal(tidyName("  Ada  "), "Ada");
  assert.equal(tidyName("x".repeat(30)).length, 20);
  assert.equal(tidyName("   "), "");
});

test("a game without texts here is called by its plain name", () => {
  assert.equal(nameOfGame("imhotep"), "Imhotep");
  assert.equal(nameOfGame("connect_four"), "Connect four");
});
