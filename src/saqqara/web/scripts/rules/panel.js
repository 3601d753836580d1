// The small panel about one topic: its title, text, example, figures and numbers, and the way to the rules page.
import { drawing } from "../drawings/drawing.js";
import { icon } from "../drawings/icons.js";
import { h } from "../ui/dom.js";
import { say } from "../ui/words.js";
import { openBox } from "./box.js";
import { examplePictureOf, figuresPart, noteOn, textOf, titleOf } from "./topic-view.js";
import { findTopic } from "./topics.js";

const GAP = 10; // px between the panel and what it explains
const EXPLAINED = ".site-board, .x-card, .track, .claims, .display";

/** Shows the panel of a topic with the figures of a table, or the shipped ones, beside an element. */
export async function showPanel(id, { figures = null, beside = null } = {}) {
  const found = findTopic(id);
  if (!found) return;
  const panel = panelOf(found, await openBox(found.game, figures));
  if (document.querySelector(".elbow[open]")) return; // pressed twice meanwhile
  document.body.append(panel);
  panel.showModal();
  if (beside?.isConnected) place(panel, explained(beside).getBoundingClientRect());
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
    h("button", { class: "tool", "aria-label": say("page.close"), title: say("page.close") }, drawing(icon("close"))),
  );

function bodyOf(topic, box) {
  if (!box) return h("p", {}, say("rules.missing"));
  const body = h("div", {}, textOf(topic, box), examplePictureOf(topic, box), figuresPart(topic, box));
  return [body, noteOn(body)];
}

const foot = (game, topic) =>
  h(
    "p",
    { class: "elbow-foot" },
    h("span", { class: "rule-numbers" }, say("rules.numbers", { count: topic.rules.length, numbers: topic.rules })),
    h("a", { href: `/rules/${game}#${topic.id}`, target: "_blank" }, say("rules.read_on")),
    h("a", { href: "/learn", target: "_blank" }, say("rules.learn")),
  );

/** A small "?" speaks for the whole part of the table that it stands on. */
const explained = (beside) => (beside.matches(".why") && beside.closest(EXPLAINED)) || beside;

/**
 * To the right of what it explains, to the left, below or above: where it hides least of it, always wholly on the
 * screen. Phones ignore it (rules.css).
 */
function place(panel, thing) {
  const { width, height } = panel.getBoundingClientRect();
  const spots = [
    [thing.right + GAP, thing.top - GAP],
    [thing.left - GAP - width, thing.top - GAP],
    [thing.left, thing.bottom + GAP],
    [thing.left, thing.top - GAP - height],
  ].map(([x, y]) => ({ x: onScreen(x, innerWidth - width), y: onScreen(y, innerHeight - height) }));
  const hidden = ({ x, y }) =>
    shared(x, x + width, thing.left, thing.right) * shared(y, y + height, thing.top, thing.bottom);
  const { x, y } = spots.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best));
  panel.style.setProperty("--x", `${x}px`);
  panel.style.setProperty("--y", `${y}px`);
}

const onScreen = (wish, most) => Math.max(GAP, Math.min(wish, most - GAP));

/** How much two spans of the screen have in common, in px. */
const shared = (from, to, begin, end) => Math.max(0, Math.min(to, end) - Math.max(from, begin));
