// The rules page of a game: chapters, contents, numbers to point at, small drawings. /rules lets the guest choose one.
import { openBox } from "../rules/box.js";
import { coverOf } from "../rules/examples.js";
import { heedReading } from "../rules/reading.js";
import { examplePictureOf, figuresPart, finePointsOf, noteOn, textOf, titleOf } from "../rules/topic-view.js";
import { CHAPTERS, findTopic, topicsOf } from "../rules/topics.js";
import { $, fill, h } from "../ui/dom.js";
import { prepareDoors } from "../ui/doors.js";
import { narrower, WIDTHS } from "../ui/styles.js";
import { prepareChrome } from "../ui/top-bar.js";
import { bare, begin, learnTopics, say } from "../ui/words.js";

await begin();

const GAMES = Object.keys(CHAPTERS);
const slim = narrower(WIDTHS.tablet); // here the contents are folded

slim.addEventListener("change", ({ matches }) => $(".rules-contents details")?.toggleAttribute("open", !matches));

/** The game of the address; that of a topic or rule where the address names no game. */
function gameOfAddress() {
  const [, , named] = location.pathname.split("/");
  if (GAMES.includes(named)) return named;
  const goal = location.hash.slice(1);
  return findTopic(goal)?.game ?? GAMES.find((game) => hasRules(game, /^[A-Z]\d/.test(goal) ? goal[0] : "")) ?? null;
}

/** Whether the numbers of a game's rules begin with a letter. */
const hasRules = (game, letter) => letter !== "" && topicsOf(game).some(({ rules }) => rules.some((rule) => rule.startsWith(letter)));

async function draw() {
  const game = gameOfAddress();
  const [canTell, ...opened] = await Promise.all([areTopicsThere(), ...GAMES.map((one) => openBox(one))]);
  const boxes = Object.fromEntries(GAMES.map((one, number) => [one, canTell ? opened[number] : null]));
  document.title = game ? bare(say(`rules.title.${game}`)) : say("chrome.rules");
  fill($("#main"), Object.values(boxes).includes(null) ? missing() : game ? rulesOf(game, boxes[game]) : choice(boxes));
  heedReading();
}

const areTopicsThere = () => learnTopics().then(() => true, () => false);

const missing = () => h("p", { class: "trouble" }, say("rules.missing"));

// --- which game ---

const choice = (boxes) =>
  h(
    "div",
    { class: "rules-choice" },
    h("h1", {}, say("chrome.rules")),
    h("ul", {}, GAMES.map((game) => h("li", {}, cover(game, boxes[game])))),
  );

const cover = (game, box) =>
  h(
    "a",
    { class: "sheet", href: `/rules/${game}` },
    h("span", { class: "cover", "aria-hidden": "true" }, coverOf(game, box)),
    h("b", {}, say(`game.${game}`)),
    h("span", {}, say(`game.${game}.about`)),
  );

// --- one game ---

const rulesOf = (game, box) => [
  h("nav", { class: "rules-contents", "aria-labelledby": "contents" }, contents(game)),
  h("div", { class: "rules-text" }, opening(game), CHAPTERS[game].map((chapter) => chapterOf(chapter, game, box))),
];

const contents = (game) => [
  h("ul", { class: "rules-games", "aria-label": say("rules.choice") }, GAMES.map((one) => wayTo(one, game))),
  h(
    "details",
    { open: !slim.matches },
    h("summary", { id: "contents" }, say("rules.contents")),
    h("ol", {}, CHAPTERS[game].map(contentsOf)),
  ),
];

const wayTo = (one, game) =>
  h("li", {}, h("a", { href: `/rules/${one}`, "aria-current": one === game && "page" }, say(`game.${one}`)));

const contentsOf = ({ id, topics }) =>
  h(
    "li",
    {},
    h("a", { class: "to-chapter", href: `#${id}-chapter` }, say(`rules.chapter.${id}`)),
    h("ol", {}, topics.map((topic) => h("li", {}, h("a", { href: `#${topic.id}` }, titleOf(topic))))),
  );

const opening = (game) =>
  h(
    "header",
    { class: "rules-opening" },
    h("h1", {}, say(`rules.title.${game}`)),
    h("p", { class: "lead" }, say(`rules.lead.${game}`)),
    h("p", { class: "assumed-about" }, h("span", { class: "asterisk" }, "*"), " ", say("rules.assumed_about")),
    h("p", { class: "row" }, h("a", { class: "btn small", href: "/learn" }, say("rules.learn")), printer()),
  );

function printer() {
  const button = h("button", { type: "button", class: "btn small printer" }, say("rules.print"));
  button.addEventListener("click", () => print());
  return button;
}

const chapterOf = ({ id, topics }, game, box) =>
  h(
    "section",
    { class: "chapter", id: `${id}-chapter`, "aria-labelledby": `${id}-chapter-title` },
    h("h2", { id: `${id}-chapter-title` }, say(`rules.chapter.${id}`)),
    h("div", { class: "chapter-topics" }, topics.map((topic) => topicPart(topic, game, box))),
    h("a", { class: "to-contents", href: "#contents" }, say("rules.top")),
  );

function topicPart(topic, game, box) {
  const told = [textOf(topic, box), finePointsOf(topic), figuresPart(topic, box)];
  const part = h(
    "article",
    { class: "topic", id: topic.id, "aria-labelledby": `${topic.id}-title` },
    h("h3", { id: `${topic.id}-title` }, h("a", { href: `#${topic.id}` }, titleOf(topic))),
    numbers(topic, game),
    h("div", { class: "told" }, told),
    examplePictureOf(topic, box),
  );
  $(".told", part).append(noteOn(part) ?? "");
  return part;
}

/** The numbers of the rules. Each is an anchor in the first topic that has it; others lead there. */
const numbers = (topic, game) =>
  h(
    "ul",
    { class: "rule-numbers", "aria-label": say("rules.numbers", { count: topic.rules.length, numbers: topic.rules }) },
    topic.rules.map((rule) =>
      h("li", { id: homeOf(rule, game) === topic && rule }, h("a", { href: `#${rule}` }, rule)),
    ),
  );

const homeOf = (rule, game) => topicsOf(game).find(({ rules }) => rules.includes(rule));

/** The place that the address names exists only now. */
function goThere() {
  const goal = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  goal?.scrollIntoView();
}

prepareChrome($(".topbar"), { redraw: draw });
prepareDoors($(".topbar"), "/rules");
await draw();
goThere();
