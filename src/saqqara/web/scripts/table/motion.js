// Pictures follow the game. While something still moves on screen, what the house says waits in line, and points, round and
// log tell what they told before; any click or key ends the motion and lets all of it in, so that nobody ever acts on a
// table that is out of date.
import { rateNow } from "../ui/pace.js";
import { isStill } from "../ui/styles.js";
import { isSoundOn } from "../ui/top-bar.js";

const HURRY = 2; // times as fast when more is waiting
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

export class Motion {
  #waiting = [];
  #running = [];
  #resting = []; // who waits until nothing moves

  /** `deliver` takes a message in, `drawNow` draws at once, `layer` is where things fly, `happened` hears events. */
  /** @param {Room} room @param {any} _ */
  constructor(room, { deliver, drawNow, layer, happened }) {
    this.room = room;
    this.deliver = deliver;
    this.drawNow = drawNow;
    this.layer = layer;
    this.happened = happened;
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => this.finish(), { capture: true, signal: room.signal });
    document.addEventListener("visibilitychange", () => document.hidden && this.finish(), { signal: room.signal });
  }

  /** A message of the house. */
  /** @param {Told} message */
  take(message) {
    if (message.type === "welcome") this.finish();
    if (!this.#running.length) {
      this.#show(message);
      return;
    }
    this.#waiting.push(message);
    this.#setRate(this.#running);
  }

  /** A promise that is kept as soon as nothing moves and nothing waits. */
  /** @returns {Promise<void>} */
  rest() {
    return this.#running.length ? new Promise((done) => this.#resting.push(done)) : Promise.resolve();
  }

  /** Everything is as it will be. */
  finish() {
    const running = this.#running;
    this.#running = [];
    for (const one of running) one.finish();
    this.layer.replaceChildren();
    if (!running.length) return;
    for (const message of this.#waiting.splice(0)) this.deliver(message);
    this.#land();
  }

  /** What has happened is told: points, round and log are those of the table on screen. */
  #land() {
    this.room.before = null;
    this.drawNow({ isTold: true }); // the log too, as the next flight may begin at once
    if (!this.#running.length) for (const done of this.#resting.splice(0)) done();
  }

  #setRate(animations) {
    for (const one of animations) one.playbackRate = rateNow() * (this.#waiting.length ? HURRY : 1);
  }

  /** What happened last, once more: called while the table before it is shown, and what it returns when that is over. */
  again() {
    this.finish();
    this.drawNow();
    const { face, stage, views, shown } = this.room;
    const after = face.motion(stage, views.get(shown).table.events);
    return () => {
      this.drawNow();
      if (after) this.#run(after(this.layer));
    };
  }

  /** @param {Told} message */
  #show(message) {
    const events = this.#freshEvents(message);
    const after = events.length && !isStill() && !document.hidden ? this.room.face.motion(this.room.stage, events) : null;
    const { shown, views } = this.room;
    const before = views.get(shown)?.table ?? null;
    this.deliver(message);
    if (shown !== null && this.room.shown === null) return; // behind a curtain
    if (events.length) this.happened(events);
    if (isSoundOn()) import("../ui/sounds.js").then(({ soundsOf }) => soundsOf(events, this.room.face.sounds));
    if (!after) return;
    this.room.before = before;
    this.drawNow();
    this.#run(after(this.layer));
  }

  /** What happened since the view on screen, where the message is the next view of the same seat. */
  /** @param {any} message @returns {GameEvent[]} */
  #freshEvents({ type, seat, turn, table }) {
    const before = type === "view" && seat === this.room.shown && !this.room.look ? this.room.views.get(seat) : null;
    if (!before || turn < before.turn || same(table.events, before.table.events)) return [];
    const earlier = before.table.events;
    const isLonger = earlier.length && same(table.events.slice(0, earlier.length), earlier);
    return isLonger ? table.events.slice(earlier.length) : table.events;
  }

  async #run(animations) {
    if (!animations.length) {
      this.#land();
      return;
    }
    this.#running = animations;
    this.#setRate(animations);
    await Promise.allSettled(animations.map((one) => one.finished));
    if (this.#running !== animations) return; // ended by a click
    this.#running = [];
    this.layer.replaceChildren();
    this.#land();
    while (this.#waiting.length && !this.#running.length) this.#show(this.#waiting.shift());
  }
}
