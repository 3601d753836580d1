// A new table that begins where this one stood.
import { $, onSubmit } from "./dom.js";
import { anyName, chosenName, introduce } from "./person.js";
import { freshEntropy } from "./random.js";
import { drawSitters, sittersIn } from "./sitters.js";
import { complain } from "./trouble.js";

const USUAL_BOT = "mason";

let isLive = false;

/** Opens the form. You keep your seats, or take the first, and bots play the others, unless you say otherwise. */
export function openFork(room) {
  if (!isLive) furnish(room);
  isLive = true;
  $("#fork-dialog").showModal();
}

function furnish(room) {
  const { house, table } = room;
  drawSitters($("#fork-sitters"), table.seats.length, house.levels, (seat) => usualSitter(table.seats, seat));
  onSubmit("#fork", async (form) => {
    try {
      if (house.name === null) house.name = await introduce(anyName(), false);
      const fork = await room.source.fork(wished(form));
      location.assign(`/table/${fork.id}`);
    } catch (trouble) {
      complain(trouble, $("#fork-said"));
    }
  });
}

function usualSitter(seats, number) {
  const mine = seats.filter((seat) => seat.is_yours).map((seat) => seat.seat);
  if ((mine.length ? mine : [0]).includes(number)) return { who: "me", name: mine.length ? chosenName(seats[number].name) : "" };
  return { who: seats[number].level ?? USUAL_BOT };
}

/** The body of POST /api/tables/{table}/fork. */
const wished = (form) => ({
  turn: Number($("#turn").value),
  seats: sittersIn($("#fork-sitters")),
  chance: form.elements.chance.value,
  entropy: freshEntropy(),
  listed: form.elements.listed.checked,
});
