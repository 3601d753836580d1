// Shows a topic: its title, text, numbers, figures and a small example, as nodes for the panel and for the rules page.
import { h } from "../ui/dom.js";
import { say } from "../ui/words.js";
import { assumed, figureText, isAssumed, marked } from "./box.js";
import { exampleOf } from "./examples.js";

/** The title of a topic. */
export const titleOf = ({ id }) => say(`topic.${id}`);

/** The rule in a few sentences. */
export const textOf = (topic, box) =>
  h("p", { class: "topic-text" }, marked(say(`topic.${topic.id}.text`, valuesOf(topic, box))));

const valuesOf = ({ tells }, box) =>
  Object.fromEntries(Object.entries(tells).map(([name, key]) => [name, figureText(box, key)]));

/** What only the page shows. */
export const finePointsOf = ({ id, hasMore }) =>
  hasMore && h("div", { class: "topic-more" }, h("h4", {}, say("rules.more")), h("p", {}, say(`topic.${id}.more`)));

/** A tiny position, and what happens in it. */
export function examplePictureOf(topic, box) {
  const { picture, values } = exampleOf(topic.id, box);
  const caption = marked(say(`topic.${topic.id}.example`, { ...valuesOf(topic, box), ...values }));
  return h(
    "figure",
    { class: "example" },
    h("div", { class: "example-picture", "aria-hidden": "true" }, picture),
    h("figcaption", {}, h("b", {}, say("rules.example")), " ", caption),
  );
}

/** The figures beside a topic, each with its label; null where there are none. */
export const figuresPart = ({ figures }, box) =>
  figures.length > 0 &&
  h(
    "dl",
    { class: "printed", "aria-label": say("rules.figures") },
    figures.map(([key, label]) => row(box, key, label)),
  );

const row = (box, key, label) =>
  h(
    "div",
    {},
    h("dt", {}, say(`figure.${label}`)),
    h("dd", {}, h("ul", {}, entries(box, key).map((entry) => h("li", {}, entry)))),
  );

function entries(box, key) {
  const figure = box.figures[key];
  return Array.isArray(figure) ? figure.map((_, place) => entry(box, key, place)) : [entry(box, key, null)];
}

function entry(box, key, place) {
  const figure = place === null ? box.figures[key] : box.figures[key][place];
  const words = isWord(figure) ? say(`figure.word.${figure}`) : String(figure);
  return isAssumed(box, key, place) ? assumed(words) : words;
}

/** What is no number: a bonus of the Pyramid, a reward of the Temple. Round cards are written in digits. */
const isWord = (figure) => typeof figure === "string" && !/^\d+$/.test(figure);

/** What the asterisk means, where there is one. */
export const noteOn = (part) =>
  part.querySelector(".asterisk") &&
  h("p", { class: "assumed-note" }, h("span", { class: "asterisk" }, "*"), " ", say("rules.assumed"));
