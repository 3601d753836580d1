// The door to the challenges of the day: whether they are played, begun or still to come.
import { drawing } from "../../drawings/drawing.js";
import { path, svg } from "../../drawings/svg.js";
import { get } from "../../net/api.js";
import { $, setHidden, setText } from "../../ui/dom.js";
import { say } from "../../ui/words.js";

const TALL = 62;
const TOWERS = [47, 43, 38, 27]; // only a picture: what others have made is told after one's own try
/** @type {Wire.ChallengeShown[] | null} */
let today = null;

/** A place that is still empty beside the towers of others. */
function picture() {
  const tower = (place, tall, cls) => path(`M${place * 26 + 4} ${TALL}v-${tall}l9 -9 9 9v${tall}z`, `class="${cls}"`);
  return svg(134, TALL + 2, tower(0, 36, "tower is-open") + TOWERS.map((tall, number) => tower(number + 1, tall, "tower")).join(""), { cls: "towers" });
}

export const prepareChallengeDoor = () => $("#challenge-door .d-picture").append(drawing(picture()));

/** Asks for the challenges of today; without an answer the door stays as it is. */
export async function lookAtChallenges() {
  try {
    ({ today } = await get("/api/challenges"));
  } catch {
    return; // their page tells what is wrong
  }
  drawChallengeDoor();
}

export function drawChallengeDoor() {
  setHidden($("#challenge-door"), !today?.length);
  if (!today?.length) return;
  const done = today.filter(({ yours }) => yours?.state === "done");
  const begun = today.find(({ yours }) => yours?.state === "playing");
  $("#challenge-door").classList.toggle("is-waiting", Boolean(begun));
  setText($("#challenge-door small.wide"), begun ? beganWords(begun.yours) : done.length ? doneWords(done) : say("door.challenge_new"));
  setText($("#challenge-door small.slim"), begun ? say("door.challenge_go_on") : done.length ? doneWords(done) : say("door.challenge_play"));
}

/** @param {Wire.YourTry} yours */
const beganWords = ({ round, rounds }) => (round && rounds ? say("yours.round", { round, rounds }) : say("door.challenge_go_on"));

/** @param {Wire.ChallengeShown[]} done */
const doneWords = (done) => (done.length === 1 && today.length === 1 ? say("door.challenge_points", { count: done[0].yours.points }) : say("door.learn_done", { done: done.length, count: today.length }));
