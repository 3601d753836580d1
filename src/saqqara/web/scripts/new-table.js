// The form that opens a table: what is chosen in it, as the wire wants it.
import { h } from "./dom.js";
import { freshEntropy } from "./random.js";
import { drawSitters, sittersIn } from "./sitters.js";
import { say } from "./words.js";

const SITES = ["market", "pyramid", "temple", "chamber", "obelisks"];
const USUAL_BOT = "mason";

/** Makes the form live; `house` says which levels and editions there are. */
export function furnishNewTable(form, house) {
  const list = form.querySelector("#sitters");
  const redraw = () => {
    drawSitters(list, Number(form.elements.count.value), house.levels, (seat) => ({
      who: seat === 0 ? "me" : USUAL_BOT,
    }));
    showWhatMatters(form, house);
  };
  form.querySelector("#sites").append(...SITES.map(sides));
  form.elements.stand_in.append(
    ...house.levels.map((level) => h("option", { value: level, selected: level === USUAL_BOT }, say(`level.${level}`))),
  );
  form.addEventListener("change", redraw);
  redraw();
}

function sides(site) {
  const side = (letter) =>
    h(
      "label",
      {},
      h("input", { type: "radio", name: site, value: letter, checked: letter === "A" }),
      h("span", {}, letter),
    );
  return h(
    "div",
    { class: "site-sides", role: "radiogroup", "aria-label": say("new.side_of", { site: say(`site.${site}`) }) },
    h("b", { "aria-hidden": "true" }, say(`site.${site}`)),
    h("span", { class: "segmented" }, side("A"), side("B")),
  );
}

/** Hides what the other choices make idle. */
function showWhatMatters(form, house) {
  const { game, clock, stands_in } = form.elements;
  const isImhotep = game.value === "imhotep";
  form.querySelector("#sites").hidden = !isImhotep;
  form.querySelector("#wrath").hidden = !isImhotep;
  for (const part of form.querySelectorAll("[data-for-clock]"))
    part.hidden = !part.dataset.forClock.split(" ").includes(clock.value);
  form.querySelector("[data-for-stand-in]").hidden = !stands_in.checked;
  offerEditions(form, house.editions?.[game.value] ?? []);
  const sitters = sittersIn(form.querySelector("#sitters"));
  form.querySelector("#summary").textContent = say("new.summary", {
    game: say(`game.${game.value}`),
    sitters: sitters.map(inWords),
  });
}

const inWords = (sitter) =>
  sitter.who === "bot" ? say(`level.${sitter.level}`) : (sitter.name ?? say(`sitter.${sitter.who}`));

function offerEditions(form, editions) {
  const select = form.elements.edition;
  form.querySelector("#edition").hidden = editions.length < 2;
  const offered = [...select.options].map((option) => option.value);
  if (offered.join() !== editions.join())
    select.replaceChildren(...editions.map((name) => h("option", { value: name }, name)));
}

/** The body of POST /api/tables. */
export function newTable(form) {
  const fields = form.elements;
  const isImhotep = fields.game.value === "imhotep";
  return {
    game: fields.game.value,
    seats: sittersIn(form.querySelector("#sitters")),
    sides: isImhotep ? SITES.map((site) => fields[site].value).join("") : null,
    wrath: isImhotep ? fields.wrath.checked : null,
    edition: form.querySelector("#edition").hidden ? null : fields.edition.value,
    clock: clockIn(fields),
    at_zero: fields.at_zero.value,
    stand_in_after: fields.stands_in.checked ? seconds(fields.stand_in_time, fields.stand_in_unit) : null,
    stand_in: fields.stand_in.value,
    chat: fields.chat.checked,
    listed: fields.listed.checked,
    entropy: freshEntropy(),
  };
}

const seconds = (count, unit) => Number(count.value) * Number(unit.value);

function clockIn(fields) {
  if (fields.clock.value === "per_move")
    return { kind: "per_move", seconds: seconds(fields.move_time, fields.move_unit) };
  if (fields.clock.value === "per_player") {
    return {
      kind: "per_player",
      seconds: seconds(fields.player_time, fields.player_unit),
      increment: Number(fields.increment.value),
    };
  }
  return null;
}
