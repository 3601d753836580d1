// The small panel about one topic: its title, text, example, figures and numbers, and the way to the rules page.
import { h } from "../dom.js";
import { drawing } from "../draw/drawing.js";
import { icon } from "../draw/icons.js";
import { say } from "../words.js";
import { openBox } from "./box.js";
import { examplePictureOf, figuresOf, noteOn, textOf, titleOf } from "./telling.js";
import { findTopic } from "./topics.js";

const GAP = 10; // px between the panel and what it explains

/** Shows the panel of a topic with the figures of a table, or the shipped ones, beside an element. */
export async function showPanel(id, { figures = null, beside = null } = {}) {
  const found = findTopic(id);
  if (!found) return;
  const panel = panelOf(found, await openBox(found.game, figures));
  if (document.querySelector(".elbow[open]")) return; // pressed twice meanwhile
  document.body.append(panel);
  panel.showModal();
  if (beside?.isConnected) place(panel, beside.getBoundingClientRect());
}

function panelOf({ game, topic }, box) {
  const panel = h(
    "dialog",
    { class: "elbow", "aria-labelledby": "elbow-title", "data-topic": topic.id },
    head(topic),
    h("div", { class: "elbow-body", tabindex: "0" }, bodyOf(topic, box)),
    foot(game, topic),
  );
  panel.addEventListener("close", () => panel.remove());
  panel.addEventListener("click", ({ target }) => target === panel && panel.close()); // beside the panel
  panel.addEventListener("keydown", (event) => event.stopPropagation()); // the keys of the table rest meanwhile
  return panel;
}

const head = (topic) =>
  h(
    "form",
    { method: "dialog", class: "elbow-head" },
    h("h2", { id: "elbow-title" }, titleOf(topic)),
    h("button", { class: "tool", "aria-label": say("rules.close"), title: say("rules.close") }, drawing(icon("close"))),
  );

function bodyOf(topic, box) {
  if (!box) return h("p", {}, say("rules.missing"));
  const body = h("div", {}, textOf(topic, box), examplePictureOf(topic, box), figuresOf(topic, box));
  return [body, noteOn(body)];
}

const foot = (game, topic) =>
  h(
    "p",
    { class: "elbow-foot" },
    h("span", { class: "rule-numbers" }, say("rules.numbers", { count: topic.rules.length, numbers: topic.rules })),
    h("a", { href: `/rules/${game}#${topic.id}`, target: "_blank" }, say("rules.read_on")),
  );

/** To the right of what it explains, else to the left, always wholly on the screen. Phones ignore it (rules.css). */
function place(panel, { left, right, top }) {
  const { width, height } = panel.getBoundingClientRect();
  const x = right + GAP + width <= innerWidth ? right + GAP : Math.max(GAP, left - GAP - width);
  const y = Math.max(GAP, Math.min(top - GAP, innerHeight - height - GAP));
  panel.style.setProperty("--x", `${x}px`);
  panel.style.setProperty("--y", `${y}px`);
}
