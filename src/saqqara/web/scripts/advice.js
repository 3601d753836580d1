// A hint: what a bot of a chosen level thinks of your moves, with its reasons in points.
import { post } from "./api.js";
import { $, fill, h, onSubmit } from "./dom.js";
import { drawing } from "./draw/drawing.js";
import { COLOURS, slabIcon } from "./draw/stone.js";
import { nameOf } from "./names.js";
import { retold } from "./retelling.js";
import { questionOf, viewOf } from "./room.js";
import { complain } from "./trouble.js";
import { say } from "./words.js";

const USUAL = "architect";
const BEST = 5; // moves that are shown

let isLive = false;

/** Opens the dialog; what was advised for another question is gone. `play` makes a move. */
export function openAdvice(room, play) {
  if (!isLive) furnish(room, play);
  isLive = true;
  if (room.advised !== questionOf(room)) fill($("#advice"));
  $("#hint").showModal();
}

function furnish(room, play) {
  fill(
    $("#ask-hint").elements.level,
    room.house.levels.map((level) =>
      h("option", { value: level, selected: level === USUAL, "data-key": level }, say(`level.${level}`)),
    ),
  );
  onSubmit("#ask-hint", (form) => seekAdvice(room, form.elements.level.value));
  $("#advice").addEventListener("click", ({ target }) => {
    const button = target.closest("[data-advised]");
    if (!button) return;
    $("#hint").close();
    play(button.dataset.advised);
  });
}

async function seekAdvice(room, level) {
  const view = viewOf(room);
  if (!view || view.ask === null) return;
  const name = say(`level.${level}`);
  fill($("#advice"), h("p", { class: "thinking" }, say("hint.thinking", { name })));
  try {
    const advice = await post(`${room.path}/hint`, { seat: view.seat, ask: view.ask, level });
    room.advised = questionOf(room);
    fill($("#advice"), drawAdvice(room, view, advice, name));
  } catch (trouble) {
    fill($("#advice"), h("p", { class: "trouble", id: "advice-trouble" }));
    complain(trouble, $("#advice-trouble"));
  }
}

function drawAdvice(room, view, advice, name) {
  const heading = advice.is_exact
    ? say("hint.exact", { name })
    : say("hint.after", { name, count: advice.simulations });
  return [
    h("p", {}, heading),
    h("ol", { class: "advised" }, advice.moves.slice(0, BEST).map((move) => advisedMove(room, view, move))),
    advice.line.length > 1 ? expectedLine(room, advice.line) : null,
  ];
}

function advisedMove(room, view, { move, wins, points }) {
  const chance = wins[view.seat];
  const percent = Math.round(100 * chance.mean);
  return h(
    "li",
    { "data-key": move },
    h("b", { class: "advised-move" }, retold(move, room.table.game)),
    h("meter", { min: 0, max: 100, value: percent, "aria-hidden": "true" }),
    h(
      "span",
      { class: "chance" },
      say("hint.chance", { percent, low: Math.round(100 * chance.low), high: Math.round(100 * chance.high) }),
    ),
    h(
      "span",
      { class: "expected" },
      say("hint.points"),
      points.map((one, seat) =>
        h("span", { class: "expected-points" }, drawing(slabIcon(seat, 13, say(`colour.${COLOURS[seat]}`))), say("hint.number", { number: one.mean })),
      ),
    ),
    h("button", { class: "btn small", type: "button", "data-advised": move }, say("hint.play")),
  );
}



const expectedLine = (room, line) =>
  h(
    "p",
    { class: "faint" },
    say("hint.expects", {
      moves: line.filter(({ seat }) => seat >= 0).map(({ seat, move }) =>
        say("hint.step", { name: nameOf(room.table.seats[seat]), move: retold(move, room.table.game) }),
      ),
    }),
  );
