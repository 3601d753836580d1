// One line that tells the last move, where the log has no room; pressed, the move is shown again.
import { drawing } from "../drawings/drawing.js";
import { icon } from "../drawings/icons.js";
import { fill, h, hiddenWords, setHidden } from "../ui/dom.js";
import { isStill } from "../ui/styles.js";
import { bare, say } from "../ui/words.js";
import { withHands } from "./hands.js";
import { nameOf } from "./names.js";
import { lastMove } from "./sentences.js";
import { viewOf, youIn } from "./state.js";

/** @param {Room} room */
export function paintLastMove(room) {
  const line = room.parts.lastMove ?? furnish(room);
  const words = room.table.status === "waiting" || room.look ? "" : wordsOf(room);
  setHidden(line, !words);
  fill(line, drawing(icon("play", 14)), hiddenWords(say("last.again")), h("span", {}, words));
}

/** @param {Room} room */
function furnish(room) {
  const line = room.make("button", "last-move", { class: "last-move", type: "button", "data-do": "again" });
  room.parts.prompt.before(line);
  return line;
}

/** What was done last, as all at this screen may know it; where all move at the same time, by somebody else than you. */
/** @param {Room} room */
function wordsOf(room) {
  const { face, mine, table } = room;
  const view = viewOf(room);
  const events = view ? withHands({ ...view, events: view.table.events }, face) : [];
  const seen = mine.length > 1 ? events.map(face.covered) : events;
  const you = youIn(room);
  return bare(lastMove(seen, (seat) => nameOf(table.seats[seat]), face.sentences, you, (seat) => !face.isSimultaneous || seat !== you));
}

/** Shows the last move again. Where nothing should move, the table before it, with the bar that leads on. */
export function again({ room, looking, motion }) {
  const { turn } = viewOf(room);
  if (!turn || room.look) return;
  looking((look) => (isStill() ? look.at(turn - 1) : look.glance(turn - 1, () => motion.again())));
}
