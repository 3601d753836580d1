// The picture of every lesson of a game without pictures of its own.
import { drawing } from "../../drawings/drawing.js";
import { icon } from "../../drawings/icons.js";

/** @type {LessonPicture[]} */
export const pictures = [[/./, (_, isLarge) => ["", [drawing(icon("play", isLarge ? 56 : 24))]]]];
