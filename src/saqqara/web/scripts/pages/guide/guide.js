// The coach of the first game: it speaks up the first time that something happens or is asked, and can be told to be quiet
// and to go on. What was said is kept on this device.
import { drawing } from "../../drawings/drawing.js";
import { emblem } from "../../drawings/emblem.js";
import { situationsOf } from "../../games/schools.js";
import { sceneOf } from "../../table/state.js";
import { fill, h, setHidden } from "../../ui/dom.js";
import { kept } from "../../ui/storage.js";
import { narrower, style, WIDTHS } from "../../ui/styles.js";
import { learnArea, say } from "../../ui/words.js";
import { Speaker } from "./speaker.js";

const QUIET = "guide.quiet";
const BESIDE = WIDTHS.desk; // from there on the log stands beside the board, and the coach above it

/** @param {Room} room */
export async function prepareGuide(room) {
  await Promise.all([learnArea("guide"), style("coach"), style("guide"), tableOf(room)]);
  const situations = await situationsOf(room.table.game);
  if (!room.signal.aborted) new Guide(room, situations);
}

/** Waits until the table is known. */
/** @param {Room} room @returns {Promise<void>} */
const tableOf = (room) => new Promise((known) => (room.table ? known() : room.later.rest.push(() => room.table && known())));

class Guide {
  /** @param {Room} room @param {Record<string, Situation>} situations */
  constructor(room, situations) {
    const key = `guide.said.${room.table.game}`;
    const said = (kept.read(key) ?? "").split(" ").filter(Boolean);
    this.room = room;
    this.speaker = new Speaker(situations, said, (all) => kept.keep(key, all.join(" ")));
    this.part = h("aside", { class: "guide", hidden: true, "aria-label": say("guide.title") });
    this.part.addEventListener("click", ({ target }) => this.#press(target.closest("[data-guide]")?.dataset.guide));
    room.later.rest.push(() => this.#look());
    this.#look();
  }

  get #isQuiet() {
    return Boolean(kept.read(QUIET));
  }

  /** Another picture may show something new. */
  #look() {
    const { room, speaker } = this;
    if (!room.face || !room.views.size || room.look) return;
    const scene = sceneOf(room);
    const question = scene.isAsked ? room.asked : "";
    if (this.#isQuiet) speaker.passOver(scene, question);
    else speaker.hear(scene, question);
    this.#draw();
  }

  #draw() {
    const { logPart, ask } = this.room.parts;
    const home = !narrower(BESIDE).matches && logPart?.offsetParent ? logPart : ask;
    if (this.part.parentElement !== home) home.prepend(this.part);
    const { now } = this.speaker;
    setHidden(this.part, now === null && !this.#isQuiet);
    this.part.classList.toggle("is-quiet", this.#isQuiet);
    fill(this.part, this.#isQuiet ? button("wake", "guide.wake") : now ? this.#words(now) : []);
  }

  /** @param {string} now */
  #words(now) {
    const { game } = this.room.table;
    const { rule } = this.speaker.situations[now];
    return [
      h("span", { class: "c-face", "aria-hidden": "true" }, drawing(emblem("statue", 26))),
      h("p", { role: "status", "data-situation": now }, say(`guide.${game}.${now}`), " ", h("a", { href: `/rules/${game}#${rule}`, target: "_blank" }, say("guide.rule", { rule }))),
      h(
        "div",
        { class: "row" },
        button("quiet", "guide.quiet"),
        button("read", "guide.got_it", "primary"),
      ),
    ];
  }

  #press(deed) {
    if (!deed) return;
    if (deed === "quiet") kept.keep(QUIET, "yes");
    if (deed === "wake") kept.forget(QUIET);
    if (deed === "read") this.speaker.goOn();
    else this.#look();
    this.#draw();
    if (!this.speaker.now) this.room.parts.ask.focus({ preventScroll: true });
  }
}

const button = (deed, words, kind = "") =>
  h("button", { type: "button", class: `btn small ${kind}`, "data-guide": deed, "data-key": deed }, say(words));
