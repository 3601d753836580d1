// The door to the lessons: offered to whoever has never played, modest to everybody else; it tells where to go on.
import { drawing } from "../../drawings/drawing.js";
import { shipArt } from "../../drawings/ship.js";
import { get } from "../../net/api.js";
import { $, setText } from "../../ui/dom.js";
import { learnArea, say } from "../../ui/words.js";
import { doneOf, goOn } from "../learn/course.js";
import { progressHere } from "../learn/progress.js";
import { titleOf, wayTo } from "../learn/lesson-links.js";

const SHIP = { letter: "a", spaces: 3, cargo: [1, null, null], isReady: false, targets: [1] };
/** @type {Wire.LessonInList[] | null} */
let lessons = null; // asked for where a lesson was begun, and by whoever is new

export function prepareDoor() {
  $("#learn-door .d-picture").append(drawing(shipArt(SHIP, { size: 126 })));
  addEventListener("change", ({ target }) => target instanceof HTMLInputElement && target.name === "game" && leadToFirst());
}

/** `hasPlayed`: null as long as nobody knows. */
/** @param {boolean | null} hasPlayed */
export async function drawDoor(hasPlayed) {
  const progress = progressHere();
  const isBegun = Object.keys(progress).length > 0;
  $("#learn-door").classList.toggle("is-new", hasPlayed === false && !isBegun);
  const isNew = hasPlayed === false && !isBegun;
  tell(...(isNew ? [say("door.learn_new"), say("door.learn_begin")] : ["", ""]));
  if (!isNew && !isBegun) return;
  try {
    [{ lessons }] = await Promise.all([lessons ? { lessons } : get("/api/lessons"), isBegun && learnArea("lessons")]);
  } catch {
    return; // the list tells it too
  }
  if (isNew) return leadToFirst();
  const next = goOn(progress, lessons);
  $("#learn-door").href = next ? wayTo(next) : "/learn";
  const own = lessons.filter(({ game }) => !next || game === next.game);
  const done = say("door.learn_done", { done: doneOf(progress, own), count: own.length });
  tell(next ? say("door.learn_on", { lesson: titleOf(next) }) : done, done);
}

/** Whoever is new comes straight to the first lesson of the game that is chosen. */
function leadToFirst() {
  if (!lessons || Object.keys(progressHere()).length) return;
  const chosen = $("[name=game]:checked").value;
  const first = lessons.find(({ game }) => game === chosen);
  for (const door of ["#learn-door", "#first-lesson"]) $(door).href = first ? wayTo(first) : "/learn";
}

/** What the door says where there is room, and where it is narrow. */
function tell(words, few) {
  setText($("#learn-door small.wide"), words);
  setText($("#learn-door small.slim"), few);
}
