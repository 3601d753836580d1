// Players who are gone and for whom a bot can play, in the place of the line that tells the last move: where players have
// little room, nothing moves when they are offered.
import { drawing } from "../drawings/drawing.js";
import { cubeIcon } from "../drawings/stone.js";
import { fill, h, named } from "../ui/dom.js";
import { say } from "../ui/words.js";
import { calledHere, nameHere, nameOf } from "./names.js";
import { deedButton, mayStandIn } from "./seats.js";

/** @param {Room} room */
export function paintStandIns(room) {
  const line = room.parts.standIns ?? furnish(room);
  fill(line, room.look ? [] : offers(room));
}

/** @param {Room} room */
function furnish(room) {
  const line = room.make("div", "stand-ins", { class: "stand-ins" });
  room.parts.prompt.before(line);
  return line;
}

/** One button for each of them, else who has agreed already. */
/** @param {Room} room */
function offers(room) {
  const { agreed = [], seats } = room.table;
  const gone = seats.filter((seat) => mayStandIn(room, seat));
  if (gone.length) return [gone.length > 1 ? h("span", {}, say("seats.let_bot_play")) : null, gone.map((seat) => offer(seat, gone.length === 1))];
  return seats
    .filter((seat) => agreed[seat.seat]?.length)
    .map(({ seat }) => h("p", { "data-key": seat }, say("seats.agreed", { names: agreed[seat].map((one) => nameHere(seats[one])) })));
}

function offer(seat, isOnly) {
  const words = say("seats.let_bot_play_for", { name: nameOf(seat) });
  const shown = isOnly ? h("span", {}, words) : named(calledHere(seat));
  return deedButton(seat, "let-bot-play", [drawing(cubeIcon(seat.seat, 9)), shown], words);
}
