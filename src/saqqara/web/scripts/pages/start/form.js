// The form of the start page: every choice about the table to be opened.
import { OFFERS, offerIn } from "../../games/offers.js";
import { numberBelow } from "../../net/random.js";
import { $, h, setText } from "../../ui/dom.js";
import { LEVELS } from "../../ui/levels.js";
import { say } from "../../ui/words.js";
import { offerEditions } from "./editions.js";
import { recall, remember } from "./remembered.js";
import { drawSeats, prepareSeats, swapSeats, USUAL_BOT } from "./seats.js";
import { heading, summary } from "./summary.js";
import { inviteFrees } from "./wish.js";

/** Makes the form live, with what was chosen last time; gives the function that shows it, `house` may be null. */
export function prepareForm(form) {
  let house = null;
  const places = $("#places", form);
  const draw = (answer = house) => {
    house = answer;
    drawForm(form, house);
  };
  prepareSeats(places, LEVELS);
  for (const offer of Object.values(OFFERS)) offer.furnish(form);
  form.elements.stand_in.append(...LEVELS.map((level) => h("option", { value: level, selected: level === USUAL_BOT })));
  recall(form);
  form.addEventListener("change", ({ target }) => {
    if (target.matches("#places select")) swapSeats(places, target);
    if (target.name === "rated") form.elements.hints.checked = !target.checked; // one would end the rating
    draw();
    remember(form);
  });
  form.addEventListener("input", () => drawSummary(form));
  form.addEventListener("click", ({ target }) => {
    if (!offerIn(form).press(form, target, numberBelow)) return;
    draw();
    remember(form);
  });
  return draw;
}

/** Shows what the choices make of the form, in the words of the language. */
function drawForm(form, house) {
  const { game, count, stand_in, edition } = form.elements;
  drawSeats($("#places", form), Number(count.value));
  offerIn(form).draw(form);
  for (const option of stand_in.options) setText(option, say(`level.${option.value}`));
  offerEditions(edition, house?.editions?.[game.value] ?? [], game.value);
  $("#rated", form).hidden = !house?.ratings;
  hideTheIdle(form, house);
  drawSummary(form);
}

function drawSummary(form) {
  setText($("#go-title"), heading(form));
  setText($("#summary"), summary(form));
  const frees = inviteFrees(form);
  $("#invite-frees").hidden = frees === null;
  setText($("#invite-frees"), frees ? say("start.invite_frees", frees) : "");
}

/** What the other choices make idle is not shown. */
function hideTheIdle(form, house) {
  const { game, clock, stands_in, edition, rated, hints } = form.elements;
  $("#hints-unrate", form).hidden = !(house?.ratings && rated.checked && hints.checked);
  /** @type {NodeListOf<HTMLElement>} */
  const ofGames = document.querySelectorAll("[data-for-game]"); // beside the form too
  for (const part of ofGames) part.hidden = part.dataset.forGame !== game.value;
  for (const part of form.querySelectorAll("[data-for-clock]"))
    part.hidden = !part.dataset.forClock.split(" ").includes(clock.value);
  $("[data-for-stand-in]", form).hidden = !stands_in.checked;
  $("#edition", form).hidden = edition.length < 2;
}
