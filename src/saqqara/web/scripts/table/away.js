// What a bot has played for somebody who was away, told when they are back.
import { h } from "../ui/dom.js";
import { bare, say } from "../ui/words.js";
import { button } from "./buttons.js";
import { withHands } from "./hands.js";
import { nameOf } from "./names.js";
import { plain } from "./sentences.js";

const LINES = 3; // the last ones; looking back shows all

/** What the bot of a seat has played since its player moved last, the newest last: passages of the story. */
/** @param {Wire.Passage[]} passages @param {number} seat */
export function playedFor(passages, seat) {
  const isBots = (passage) => passage.by_bot?.some((bot) => bot.seat === seat);
  const own = passages.findLastIndex((passage) => passage.movers?.includes(seat) && !isBots(passage));
  return passages.slice(own + 1).filter(isBots);
}

/** The lines that tell it. On a screen that is shared, what only one has seen is covered. */
/** @param {Room} room @param {Wire.Passage[]} passages @param {number} seat */
export function linesFor(room, passages, seat) {
  const { face, mine, table } = room;
  const names = (one) => nameOf(table.seats[one]);
  /** @param {any} passage */
  const eventsOf = ({ events, ...hands }) => withHands({ ...hands, events: mine.length > 1 ? events.map(face.covered) : events }, face);
  return playedFor(passages, seat).flatMap((passage) =>
    face.sentences(eventsOf(passage), names, mine.length > 1 ? null : seat).filter((line) => line.seat === seat).map((line) => bare(plain(line.text))),
  );
}

/** The notice, until it is read. */
/** @param {Room} room */
export function awayPart({ away }) {
  if (!away) return [];
  const more = away.length - LINES;
  return [
    h(
      "div",
      { class: "request away", role: "group", "aria-label": say("away.title"), "data-key": "away" },
      h(
        "div",
        { class: "grow", role: "status" },
        h("p", {}, h("b", {}, say("away.title"))),
        h("ul", {}, away.slice(-LINES).map((words) => h("li", {}, words))),
        more > 0 ? h("p", { class: "faint" }, say("away.more", { count: more })) : null,
      ),
      button("look-open", say("look.title"), { class: "btn small" }),
      button("away-read", say("away.read"), { class: "btn small" }),
    ),
  ];
}
