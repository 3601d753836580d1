// The form for a deal of your own: each friend alone against the same bots, or a club evening with several tables.
import { offerIn } from "../../games/offers.js";
import { nameOfGame } from "../../table/names.js";
import { $, h, setHidden, setText } from "../../ui/dom.js";
import { LEVELS } from "../../ui/levels.js";
import { say } from "../../ui/words.js";
import { offerEditions } from "../start/editions.js";
import { within } from "../start/wish.js";

const USUAL_BOT = "mason";
const MOST_SEATS = 4;
const DAYS = [1, 3, 7, 14, 30];
const USUAL_DAYS = 7;

/** Makes the form live; gives the function that shows it in the words of the language, with the editions of each game. */
export function prepareOwn(form, offers, numberBelow) {
  for (const offer of Object.values(offers)) offer.furnish(form);
  $("[data-part=bots]", form).append(...Array.from({ length: MOST_SEATS - 1 }, (_, number) => botField(number)));
  form.elements.days.append(...DAYS.map((days) => h("option", { value: days, selected: days === USUAL_DAYS })));
  form.elements.seat.append(...Array.from({ length: MOST_SEATS }, (_, seat) => h("option", { value: seat })));
  let editions = {};
  const draw = (known = editions) => {
    editions = known;
    drawOwn(form, editions);
  };
  form.addEventListener("change", () => draw());
  form.addEventListener("click", ({ target }) => offerIn(form).press(form, target, numberBelow) && draw());
  return draw;
}

const botField = (number) =>
  h("label", { class: "field" }, h("span"), h("select", { name: `bot-${number}` }, LEVELS.map((level) => h("option", { value: level, selected: level === USUAL_BOT }))));

function drawOwn(form, editions) {
  const { game, count, seat, days, kind, edition } = form.elements;
  offerEditions(edition, editions[game.value] ?? [], game.value);
  setHidden($("[data-part=edition]", form), edition.length < 2);
  const seats = Number(count.value);
  for (const radio of game) setText(radio.nextElementSibling, nameOfGame(radio.value));
  for (const [number, field] of [...$("[data-part=bots]", form).children].entries()) drawBot(field, number, seats);
  for (const option of days.options) setText(option, say("challenge.days", { count: Number(option.value) }));
  if (Number(seat.value) >= seats) seat.value = "0";
  for (const option of seat.options) {
    setText(option, say("seats.free", { seat: Number(option.value) + 1 }));
    option.hidden = option.disabled = Number(option.value) >= seats;
  }
  offerIn(form).draw(form);
  for (const part of form.querySelectorAll("[data-for-game]")) setHidden(part, part.dataset.forGame !== game.value);
  for (const part of form.querySelectorAll("[data-for-kind]")) setHidden(part, part.dataset.forKind !== kind.value);
}

function drawBot(field, number, seats) {
  setHidden(field, number >= seats - 1);
  setText(field.firstChild, seats === 2 ? say("challenge.opponent") : say("challenge.opponent_at", { number: number + 1 }));
  for (const option of field.lastChild.options) setText(option, say(`level.${option.value}`));
}

const editionIn = ({ elements: { edition } }) => (edition.length > 1 ? edition.value : null);

/** What is chosen, for a challenge. */
export function challengeIn(form) {
  const { game, count, seat, days, name } = form.elements;
  const bots = Array.from({ length: Number(count.value) - 1 }, (_, number) => ({ who: "bot", level: form.elements[`bot-${number}`].value }));
  const seats = bots.toSpliced(Number(seat.value), 0, { who: "you", level: undefined });
  return { game: game.value, seats, options: offerIn(form).options(form), edition: editionIn(form), days: Number(days.value), name: name.value.trim() || null };
}

/** What is chosen, for a club evening. */
export function eveningIn(form) {
  const { game, count, deals, tables, name } = form.elements;
  return { game: game.value, seats: Number(count.value), options: offerIn(form).options(form), edition: editionIn(form), deals: within(deals), tables: within(tables), name: name.value.trim() || null };
}
