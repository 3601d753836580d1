// Small pictures in the sentences of the log.
import { drawing } from "../../drawings/drawing.js";
import { relic } from "./relic.js";

/** What lies in a chamber has its picture before its words; its letter is the tag. */
export const sketch = (letter, words) => [drawing(relic(letter, 14)), ` ${words}`];
