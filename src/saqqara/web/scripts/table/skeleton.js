// The elements of a table, made once; what is drawn goes into them. Their words and icons are put in by furnish.js.
import { h } from "../ui/dom.js";
import { shortcutOf } from "../ui/keymap.js";
import { REVIEW, TABLE } from "./keymap.js";

const HEARD = [...TABLE, ...REVIEW];

/** What the root of a table holds. `make(tag, id, attributes, ...children)` makes an element with an id of this table. */
/** @param {Make} make @param {Own} own @param {any} _ */
export const skeleton = (make, own, { isPage, rail }) => [
  make("p", "connection", { class: "connection", role: "status" }),
  make("p", "told", { class: "sr", role: "status" }),
  isPage ? null : make("p", "laying", { class: "nothing-yet", "data-say": "board.laying" }),
  make(
    isPage ? "main" : "section",
    "main",
    { class: "table", hidden: true },
    make("ol", "seats", { class: "seats", "data-say-label": "seats.title" }),
    h(
      "section",
      { class: "board-part", tabindex: "-1", "aria-labelledby": own("board-title") },
      make("h2", "board-title", { class: "sr", "data-say": "board.title" }),
      make("div", "board", { class: "board" }),
    ),
    asked(make, own),
    rail ? log(make, own) : null,
    make(
      "section",
      "in-words",
      { class: "in-words sr", "aria-labelledby": own("in-words-title") },
      make("h2", "in-words-title", { "data-say": "words.title" }),
      make("div", "words"),
    ),
  ),
  make("div", "motion", { class: "motion", "aria-hidden": "true" }),
  drawer(make, own, "menu", "chrome.menu", make("div", "shelf", { class: "shelf" })), // what it holds follows later
  make(
    "dialog",
    "curtain",
    { class: "curtain", "aria-labelledby": own("curtain-title") },
    make("h2", "curtain-title"),
    h("p", { "data-say": "curtain.about" }),
    make("button", "raise", { class: "btn primary large", type: "button" }),
  ),
];

/** @param {Make} make @param {Own} own */
const asked = (make, own) =>
  make(
    "section",
    "ask",
    { class: "ask", tabindex: "-1", "aria-labelledby": own("ask-title") },
    make("h2", "ask-title", { class: "sr", "data-say": "ask.title" }),
    make("div", "tabs", { class: "tabs" }),
    make("p", "prompt", { class: "prompt", role: "status" }),
    make("p", "trouble", { class: "trouble", role: "alert", hidden: true }),
    make(
      "form",
      "sit",
      { class: "sit", hidden: true, novalidate: true },
      field("you.name", h("input", { name: "name", maxlength: 20, autocomplete: "nickname", spellcheck: "false", "aria-describedby": own("sit-said") })),
      make("fieldset", "sit-seats", { class: "sit-seats" }),
      make("p", "sit-said", { class: "trouble", role: "alert", hidden: true }),
      h("button", { class: "btn primary", type: "submit", "data-say": "sit.go" }),
      actionButton("no-sit", "page.cancel"),
    ),
    make("div", "requests", { class: "requests" }),
    h("div", { class: "bar" }, make("div", "moves", { class: "moves" }), make("div", "deeds", { class: "deeds" })),
  );

/** @param {Make} make @param {Own} own */
const log = (make, own) =>
  make(
    "aside",
    "log-part",
    { class: "log-part sheet", "aria-labelledby": own("log-title") },
    h(
      "header",
      { class: "log-head" },
      make("h2", "log-title", { "data-say": "log.title" }),
      tool("close-log", "page.close", "close", { class: "tool close" }),
    ),
    make(
      "div",
      "log-window",
      { class: "log", role: "log", "aria-live": "off", tabindex: "-1", "aria-labelledby": own("log-title"), "aria-describedby": own("log-about") },
      make("div", "origin"),
      make("ol", "log", { "data-rove": "log" }),
    ),
    make("p", "log-about", { "data-say": "log.about", hidden: true }),
  );

/** A dialog at the side, under a title. */
/** @param {Make} make @param {Own} own */
export const drawer = (make, own, id, title, ...children) =>
  make(
    "dialog",
    id,
    { class: "drawer", "aria-labelledby": own(`${id}-title`) },
    dialogHead(make("h2", `${id}-title`, { "data-say": title })),
    ...children,
  );

/** The title of a dialog, with the cross that closes it. */
export const dialogHead = (title, closes = "close-dialog") =>
  h("header", { class: "drawer-head" }, title, tool(closes, "page.close", "close", { class: "tool close" }));

export const wayHome = () => h("a", { class: "btn", href: "/", "data-say": "page.to_lobby" });

/** A button with words that does an action. */
export const actionButton = (name, words, more = {}) =>
  h("button", { class: "btn", type: "button", "data-do": name, "data-say": words, "aria-keyshortcuts": shortcutOf(HEARD, name), ...more });

/** A button with an icon that does an action. */
export const tool = (name, words, icon, more = {}) =>
  h("button", { class: "tool", type: "button", "data-do": name, "data-say-label": words, "data-icon": icon, "aria-keyshortcuts": shortcutOf(HEARD, name), ...more });

/** A field under its words. */
export const field = (words, input) => h("label", { class: "field grow" }, h("span", { "data-say": words }), input);

/** Words for screen readers alone. */
export const hidden = (words) => h("span", { class: "sr", "data-say": words });
