// A new table that begins where this one stood.
import { anyName, becomeKnown, chosenName } from "../net/person.js";
import { freshEntropy } from "../net/random.js";
import { h, onSubmit } from "../ui/dom.js";
import { complain } from "../ui/trouble.js";
import { drawSitters, sittersIn } from "./sitters.js";
import { drawer } from "./skeleton.js";

const USUAL_BOT = "mason";

/** Opens the form. You keep your seats, or take the first, and bots play the others, unless you say otherwise. */
/** @param {Room} room */
export function openFork(room) {
  if (!room.parts.forkDialog) furnish(room);
  room.parts.forkChance.hidden = room.table.status !== "over"; // before the end it would tell draws
  room.parts.forkDialog.showModal();
}

/** @param {Room} room */
function furnish(room) {
  const { house, table, parts } = room;
  room.add(dialog(room));
  drawSitters(parts.forkSitters, table.seats.length, house.levels, (seat) => usualSitter(table.seats, seat));
  onSubmit(parts.fork, async (form) => {
    try {
      if (house.name === null) await becomeKnown(house, anyName());
      const fork = await room.source.fork(wished(room, form));
      location.assign(`/table/${fork.id}`);
    } catch (trouble) {
      complain(trouble, parts.forkSaid);
    }
  });
}

const dialog = ({ make, own }) =>
  drawer(
    make,
    own,
    "fork-dialog",
    "fork.title",
    make(
      "form",
      "fork",
      { class: "fork" },
      h("p", { class: "faint", "data-say": "fork.about" }),
      make("ol", "fork-sitters", { class: "sitters" }),
      make(
        "fieldset",
        "fork-chance",
        {},
        h("legend", { "data-say": "fork.chance" }),
        check({ type: "radio", name: "chance", value: "anew", checked: true }, "fork.anew"),
        check({ type: "radio", name: "chance", value: "as_it_fell" }, "fork.as_it_fell"),
      ),
      check({ type: "checkbox", name: "listed" }, "new.listed"),
      h("button", { class: "btn primary", type: "submit", "data-say": "fork.go" }),
      make("p", "fork-said", { class: "trouble", role: "alert", hidden: true }),
    ),
  );

const check = (input, words) => h("label", { class: "check" }, h("input", input), h("span", { "data-say": words }));

function usualSitter(seats, number) {
  const mine = seats.filter((seat) => seat.is_yours).map((seat) => seat.seat);
  if ((mine.length ? mine : [0]).includes(number)) return { who: "me", name: mine.length ? chosenName(seats[number].name) : "" };
  return { who: seats[number].level ?? USUAL_BOT };
}

/** The body of POST /api/tables/{table}/fork. */
const wished = ({ parts }, form) => ({
  turn: Number(parts.turn.value),
  seats: sittersIn(parts.forkSitters),
  chance: form.elements.chance.value,
  entropy: freshEntropy(),
  listed: form.elements.listed.checked,
});
