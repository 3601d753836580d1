// When a table is drawn: once after all that happens at the same time, in steps that keep the browser from nothing else
// for long.
import { afterPicture, pause, setHidden } from "../ui/dom.js";
import { drawnWithin, inPlace } from "../ui/memo.js";
import { paintAsk, paintPlayers, paintRest, paintTable, paintTold } from "./render.js";
import { questionOf, sceneOf } from "./state.js";

const ROUND = 6; // ms: a browser that is busy for longer keeps its guest waiting on a slow phone
const PICTURE = 1; // ms for parts: with all that the browser does then, a picture is ready in time for the next frame
const BUSY = 3; // ms: after that, what is asked waits for the next picture

/** In the order in which eyes go. */
const STEPS = [paintTable, paintAsk, paintPlayers, paintTold, paintRest];

/**
 * Draws the table of a room; not tied to frames, so that hidden tabs keep their title. `draw` spreads what has changed
 * over the next pictures, `answer` shows at once what the guest has done, `now` draws all that can move without waiting
 * for anything, with `isTold` the log as well. `asked` is called when another question is on screen, `laid` when the first picture is.
 */
/** @param {Room} room @param {any} _ */
export function painter(room, { asked, laid }) {
  const { signal } = room;
  let isDue = false;
  let isWholeDue = false;
  let isLaying = false;
  let isUnderWay = false;
  let due = []; // the steps that are still to be painted
  let shownLast = "";

  for (const action of ["pointerdown", "keydown"]) addEventListener(action, paintForDeed, { capture: true, signal });
  return { draw: () => drawSoon(false), answer: () => drawSoon(true), now: ({ isTold = false } = {}) => paintNow(true, isTold) };

  function drawSoon(isWhole) {
    isWholeDue ||= isWhole;
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => isDue && paintNow(isWholeDue));
  }

  function paintNow(isWhole, isTold = false) {
    isDue = isLaying; // what comes meanwhile is drawn after it
    isWholeDue = false;
    if (isLaying || signal.aborted || !room.face || !canBeLaid(room)) return;
    if (room.parts.main.hidden) lay();
    else paint(isWhole, isTold);
  }

  /** The first picture: drawn unseen. */
  async function lay() {
    isLaying = true;
    try {
      ask();
      for (const step of STEPS.slice(0, -1)) await inRounds(() => run(step));
    } finally {
      isLaying = false;
    }
    shownLast = shownNow(room);
    setHidden(room.parts.laying, true);
    setHidden(room.parts.main, false);
    due = [paintRest];
    paintSoon();
    afterPicture(laid);
    if (isDue) paintNow(false);
  }

  function run(step) {
    inPlace(room.place, () => step(room));
  }

  function paint(isWhole, isTold) {
    ask();
    const atOnce = Math.max(stepsAtOnce(isWhole), isTold ? STEPS.indexOf(paintRest) : 0);
    due = STEPS.slice(atOnce);
    STEPS.slice(0, atOnce).forEach(run);
    if (atOnce) paintSoon();
    else paintNext();
  }

  /** Where something else is shown, or things are about to move, they are drawn at once; where nobody looks, all is. */
  function stepsAtOnce(isWhole) {
    const shown = shownNow(room);
    const isOther = shown !== shownLast;
    shownLast = shown;
    if (document.hidden) return STEPS.length;
    return STEPS.indexOf(isOther ? paintRest : isWhole ? paintTold : paintTable);
  }

  function paintSoon() {
    if (isUnderWay || !due.length) return;
    isUnderWay = true;
    afterPicture(() => {
      isUnderWay = false;
      if (!signal.aborted) paintNext();
    });
  }

  /** With one picture what there is time for: of the table, then what is asked; then each step with one of its own. */
  function paintNext() {
    if (!due.length) return;
    const began = performance.now();
    let step = null;
    try {
      do {
        step = due.shift(); // one that fails does not keep the others from being painted
        if (drawnWithin(PICTURE, () => run(step))) continue;
        due.unshift(step);
        break;
      } while (step === paintTable && performance.now() - began < BUSY);
    } finally {
      paintSoon();
    }
  }

  /** Whoever does something does it at the table as it is. */
  function paintForDeed() {
    while (due[0] === paintTable || due[0] === paintAsk) run(due.shift());
  }

  /** Before a picture: another question begins with nothing picked, and the gaze follows what happened. */
  function ask() {
    const question = questionOf(room);
    if (question !== room.asked) {
      Object.assign(room, { asked: question, picks: room.face.freshPicks() });
      asked();
    }
    room.face.follow?.(sceneOf(room));
  }
}

/** Whether there is something to see: a view follows the welcome at once, unless the line is down. */
const canBeLaid = ({ table, views, connection }) =>
  table.status === "waiting" || views.size > 0 || connection === "reconnecting";

async function inRounds(draw) {
  do await pause();
  while (!drawnWithin(ROUND, draw, { isUnseen: true }));
}

/** @param {Room} room */
const shownNow = (room) => JSON.stringify([room.table.status, room.shown, room.look?.turn, room.isReplaying]);
