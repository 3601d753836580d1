// The door to the puzzle of the day, with the days in a row.
import { drawing } from "../../drawings/drawing.js";
import { shipArt } from "../../drawings/ship.js";
import { $, setText } from "../../ui/dom.js";
import { say } from "../../ui/words.js";
import { dayNow, progressHere, streakOn } from "../puzzles/progress.js";

const SHIP = { letter: "b", spaces: 3, cargo: [0, null, 1], isReady: true };

export function preparePuzzleDoor() {
  $("#puzzle-door .d-picture").append(drawing(shipArt(SHIP, { size: 126 })));
}

export function drawPuzzleDoor() {
  const streak = streakOn(progressHere(), dayNow());
  const words = streak ? say("door.puzzle_streak", { count: streak }) : null;
  setText($("#puzzle-door small.wide"), words ?? say("door.puzzle_new"));
  setText($("#puzzle-door small.slim"), words ?? say("door.puzzle_try"));
}
