// The coach of the first game: it speaks up the first time that something happens, once for each question, and can be
// told to be quiet. What was said is kept on this device.
import { drawing } from "../../drawings/drawing.js";
import { emblem } from "../../drawings/emblem.js";
import { sceneOf } from "../../table/state.js";
import { fill, h, setHidden } from "../../ui/dom.js";
import { kept } from "../../ui/storage.js";
import { narrower, style, WIDTHS } from "../../ui/styles.js";
import { learnArea, say } from "../../ui/words.js";
import { situationOf } from "./situations.js";

const QUIET = "guide.quiet";
const BESIDE = WIDTHS.desk; // from there on the log stands beside the board, and the coach above it

/** @param {Room} room */
export async function furnishGuide(room) {
  if (kept.read(QUIET)) return;
  await Promise.all([learnArea("guide"), style("coach"), style("guide")]);
  if (room.signal.aborted) return;
  new Guide(room);
}

class Guide {
  #asked = ""; // the question that it has spoken at
  #now = null; // what it speaks of

  /** @param {Room} room */
  constructor(room) {
    this.room = room;
    this.game = room.table.game;
    this.part = h("aside", { class: "guide", hidden: true, "aria-label": say("guide.title") });
    this.part.addEventListener("click", ({ target }) => this.#press(target.closest("[data-guide]")?.dataset.guide));
    room.later.rest.push(() => this.#look());
    this.#look();
  }

  /** @returns {string[]} */
  get #said() {
    return (kept.read(`guide.said.${this.game}`) ?? "").split(" ").filter(Boolean);
  }

  /** Another question may be something new. */
  #look() {
    const { room } = this;
    if (!room.face || !room.views.size || kept.read(QUIET)) return this.#draw();
    if (room.asked !== this.#asked) {
      this.#asked = room.asked;
      this.#now = situationOf(this.game, sceneOf(room), this.#said);
      if (this.#now) kept.keep(`guide.said.${this.game}`, [...this.#said, this.#now].join(" "));
    }
    this.#draw();
  }

  #draw() {
    const { logPart, ask } = this.room.parts;
    const home = !narrower(BESIDE).matches && logPart?.offsetParent ? logPart : ask;
    if (this.part.parentElement !== home) home.prepend(this.part);
    setHidden(this.part, this.#now === null);
    fill(this.part, this.#now ? words(this.game, this.#now) : []);
  }

  #press(deed) {
    if (!deed) return;
    if (deed === "quiet") kept.keep(QUIET, "yes");
    this.#now = null;
    this.#draw();
    this.room.parts.ask.focus({ preventScroll: true });
  }
}

const words = (game, situation) => [
  h("span", { class: "c-face", "aria-hidden": "true" }, drawing(emblem("statue", 26))),
  h("p", { role: "status" }, say(`guide.${game}.${situation}`)),
  h(
    "div",
    { class: "row" },
    h("button", { type: "button", class: "btn small", "data-guide": "quiet" }, say("guide.quiet")),
    h("button", { type: "button", class: "btn small primary", "data-guide": "read" }, say("guide.got_it")),
  ),
];
