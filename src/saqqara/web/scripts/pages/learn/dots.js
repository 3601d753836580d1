// The steps of a lesson as dots: done, now, to come.
import { h } from "../../ui/dom.js";
import { say } from "../../ui/words.js";

/** @param {number} done @param {number} steps */
export const dots = (done, steps) =>
  h(
    "span",
    { class: "dots", role: "img", "aria-label": say("learn.step", { step: Math.min(done + 1, steps), steps }) },
    Array.from({ length: steps }, (_, step) => h("i", { class: step < done ? "done" : step === done ? "now" : "" })),
  );
