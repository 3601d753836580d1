// Who sits where: a card for each seat with its stone, a choice, and a name or a word about the choice.
import { drawing } from "../../drawings/drawing.js";
import { icon } from "../../drawings/icons.js";
import { COLOURS, cubeIcon } from "../../drawings/stone.js";
import { LONGEST_NAME, tidyName } from "../../net/person.js";
import { h, setText } from "../../ui/dom.js";
import { say } from "../../ui/words.js";

const MOST = 4;
const PEOPLE = ["me", "here", "open"];
export const USUAL_BOT = "mason";

/** The cards, once; at first you play against a bot. */
export function prepareSeats(list, levels) {
  for (let seat = 0; seat < MOST; seat += 1) list.append(card(seat, levels, seat === 0 ? "me" : USUAL_BOT));
  list.addEventListener("input", ({ target }) => drawNote(target.closest(".place")));
}

function card(seat, levels, usual) {
  const option = (who) => h("option", { value: who, selected: who === usual });
  return h(
    "li",
    { class: "place" },
    drawing(cubeIcon(seat, 15)),
    h(
      "select",
      { name: `seat-${seat}` },
      h("optgroup", { "data-group": "people" }, PEOPLE.map(option)),
      h("optgroup", { "data-group": "bots" }, levels.map(option)),
    ),
    h("span", { class: "place-who", "aria-hidden": "true" }), // a choice cannot wrap its words, so they lie under it
    drawing(icon("down", 16)),
    h("input", { name: `name-${seat}`, maxlength: LONGEST_NAME, spellcheck: "false", autocomplete: "off" }),
    h("small", { class: "place-note", "aria-live": "polite" }),
  );
}

const cards = (list) => [...list.children];
const choiceOf = (place) => place.querySelector("select");
const nameOf = (place) => place.querySelector("input");

/** There is only one you: where you sat before comes whoever sat here, and your name goes with you. */
export function swapSeats(list, select) {
  const before = cards(list).find((place) => choiceOf(place) !== select && choiceOf(place).value === "me");
  if (select.value !== "me" || !before) return;
  const [there, here] = [nameOf(before), nameOf(select.parentElement)];
  [there.value, here.value] = [here.value, there.value];
  choiceOf(before).value = select.dataset.was;
}

/** As many cards as there are seats, with the words of the language. */
export function drawSeats(list, count) {
  cards(list).forEach((place, seat) => {
    place.hidden = seat >= count;
    drawCard(place, seat);
  });
}

function drawCard(place, seat) {
  const [select, name] = [choiceOf(place), nameOf(place)];
  const isNamed = isNamedIn(place);
  select.dataset.was = select.value;
  select.setAttribute("aria-label", say("sitter.who", { seat: seat + 1, colour: say(`colour.${COLOURS[seat]}`) }));
  for (const group of select.children) group.label = say(`start.group.${group.dataset.group}`);
  for (const option of select.options) setText(option, optionWords(option.value));
  setText(place.querySelector(".place-who"), optionWords(select.value));
  name.hidden = !isNamed;
  name.placeholder = select.value === "me" ? say("you.name") : say("start.player", { seat: seat + 1 });
  name.setAttribute("aria-label", select.value === "me" ? say("you.name") : say("sitter.name_of", { seat: seat + 1 }));
  drawNote(place);
}

const isNamedIn = (place) => ["me", "here"].includes(choiceOf(place).value);

/** A word about the choice; about a name only that it cannot be longer. */
function drawNote(place) {
  const isFull = nameOf(place).value.length >= LONGEST_NAME;
  const named = () => (isFull ? say("sitter.name_full", { count: LONGEST_NAME }) : "");
  setText(
    place.querySelector(".place-note"),
    isNamedIn(place) ? named() : say(`start.note.${choiceOf(place).value}`),
  );
}

const optionWords = (who) =>
  PEOPLE.includes(who) ? say(`start.who.${who}`) : say("sitter.bot", { level: say(`level.${who}`) });

/** The field with your name, where you sit. */
export const yourNameIn = (list) => {
  const place = cards(list).find((one) => !one.hidden && choiceOf(one).value === "me");
  return place ? nameOf(place) : null;
};

/** Who sits where: { who: "me" | "here" | "open" | level, name }. */
export const placesIn = (list) =>
  cards(list)
    .filter((place) => !place.hidden)
    .map((place, seat) => {
      const who = choiceOf(place).value;
      const typed = tidyName(nameOf(place).value);
      return { who, name: who === "here" ? typed || say("start.player", { seat: seat + 1 }) : null };
    });
