// The small button that opens the rule of something on the table.
import { h } from "../../ui/dom.js";
import { say } from "../../ui/words.js";

export const why = (topic) => {
  if (!topic) return null;
  const words = { "aria-label": say(`pyramids.rule.${topic}`), title: say("pyramids.why") };
  return h("button", { class: "why", type: "button", "data-rule": topic, "data-key": `why-${topic}`, ...words }, "?");
};
