// The top bar of every page: the way home, the page's own tools, language, rules, keys, sound, light or dark.
//
// How to use it. The page has `<header class="topbar">` with what is its own between brand and tools (a title, the
// round), `<script src="/web/scripts/ui/theme.js">` in its head, and calls once:
//
//   prepareChrome($(".topbar"), {
//     tools: [tool("list", "log.title", { "data-do": "log" })],  // the page's own tools; they always stay in the bar,
//                                                                // one of the class "menu-tool" stays the last
//     keys: () => sheetOf(KEYMAP, PAGE),                         // or a promise of it; a tool, and the key "?"
//     redraw: draw,                                              // called after a change of language, when the words
//                                                                // of [data-say...] elements have changed already
//     shelf: $("#menu .shelf"),                                  // where the shared tools stand on narrow screens,
//   });                                                          // under their names: a part of the page's own menu
//
// Without `shelf` narrow screens get a menu of the shared tools alone. `hasLanguageRow` puts the languages into the bar
// by their names. Buttons anywhere with `data-icon="close"` get that icon. `isSoundOn()` is what the guest has chosen.
import { drawing } from "../drawings/drawing.js";
import { icon } from "../drawings/icons.js";
import { $, h } from "./dom.js";
import { prepareIcons, prepareTheme, prepareWords } from "./prepare.js";
import { meaningsOf, PAGE, shortcutOf } from "./keymap.js";
import { kept } from "./storage.js";
import { narrower, WIDTHS } from "./styles.js";
import { LANGUAGES, language, onSpeak, speak } from "./words.js";

/** A button of the bar: an icon, and its name for those who do not see it, and where there is room. */
export const tool = (picture, key, attributes = {}) =>
  h("button", { type: "button", class: "tool", "data-say-title": key, ...attributes }, picturedName(picture, key));

/** The same as a way to another page. */
const way = (picture, key, attributes) =>
  h("a", { class: "tool", "data-say-title": key, ...attributes }, picturedName(picture, key));

const picturedName = (picture, key) => [drawing(icon(picture)), h("span", { class: "tool-name", "data-say": key })];

/** Puts brand and tools into the bar. */
/** @param {any} header @param {ChromeOptions} [options] */
export function prepareChrome(header, { tools = [], keys = null, redraw = null, shelf = null, ...more } = {}) {
  const shared = h("div", { class: "shared" }, sharedTools(keys, more.hasLanguageRow));
  const menu = shelf ? [] : ownMenu();
  header.prepend(brand());
  if (more.hasLanguageRow) header.append(languageChoice({ class: "languages in-row" }));
  header.append(h("nav", { class: "tools", "data-say-label": "chrome.tools" }, tools, shared, menu));
  keepPlace(shared, shelf ?? menu[1], $(".tools", header));
  prepareIcons();
  prepareTheme($("[data-theme-switch]", shared));
  prepareSound($("[data-sound-switch]", shared));
  if (keys) prepareKeys(keys);
  prepareWords();
  heedLanguage(redraw);
}

const brand = () =>
  h("a", { class: "brand", href: "/", "data-say-label": "page.home" }, drawing(LOGO), h("span", {}, "Saqqara"));

const LOGO =
  '<svg class="logo" viewBox="0 0 40 32" aria-hidden="true"><circle cx="27" cy="12" r="8" class="sun"/>' +
  '<path class="face" d="M2 29L16 6l14 23Z"/><path class="shade" d="M16 6l14 23H20Z"/></svg>';

function sharedTools(keys, hasLanguageRow) {
  const showKeys = keys && tool("keys", "chrome.keys", { class: "tool keys-tool", "aria-keyshortcuts": shortcutOf(PAGE, "open-keys") });
  showKeys?.addEventListener("click", () => openKeys(keys));
  return [
    hasLanguageRow ? null : languageMenu(),
    way("help", "chrome.rules", { id: "rules-way", href: "/rules" }),
    showKeys,
    tool("sound", "chrome.sound", { "data-sound-switch": true }),
    tool("theme", "page.theme", { "data-theme-switch": true }),
  ];
}

// --- keys ---

async function openKeys(list) {
  const [sheet, keys] = await Promise.all([import("./keys-sheet.js"), list()]);
  if (!document.querySelector("dialog[open]")) sheet.openKeys(keys);
}

/** A key opens the sheet, except where somebody types. */
function prepareKeys(list) {
  document.addEventListener("keydown", (event) => {
    if (!meaningsOf(PAGE, event).includes("open-keys") || isTyping(event.target) || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    openKeys(list);
  });
}

/** Whether keys are letters here: a text is being typed, or a list is searched by its first letters. */
export const isTyping = (element) =>
  element.matches?.("select, textarea, [contenteditable], input:not([type=radio], [type=checkbox], [type=range])") ??
  false;

// --- where the shared tools stand ---

const ownMenu = () => [
  tool("menu", "chrome.menu", { class: "tool menu-tool", popovertarget: "chrome-menu" }),
  h("div", { id: "chrome-menu", class: "menu", popover: true }),
];

/** In the bar before its menu, or under their names on the shelf where the bar is narrow. */
function keepPlace(shared, shelf, bar) {
  const narrow = narrower(WIDTHS.bar);
  const place = () => {
    if (shelf.matches(":popover-open")) shelf.hidePopover();
    if (narrow.matches) shelf.append(shared);
    else bar.insertBefore(shared, bar.querySelector(":scope > .menu-tool"));
  };
  narrow.addEventListener("change", place);
  place();
}

// --- language ---

const languageMenu = () =>
  h(
    "div",
    { class: "language" },
    tool("globe", "chrome.language", { popovertarget: "chrome-languages" }),
    languageChoice({ id: "chrome-languages", class: "languages", popover: true }),
  );

const languageChoice = (attributes) =>
  h(
    "fieldset",
    attributes,
    h("legend", { class: "sr", "data-say": "chrome.language" }),
    attributes.popover ? null : drawing(icon("globe", 18)),
    Object.entries(LANGUAGES).map(([tag, name]) =>
      h(
        "label",
        { lang: tag },
        h("input", { type: "radio", name: "language", value: tag, checked: tag === language() }),
        h("span", {}, name),
      ),
    ),
  );

/** Another language needs no reload: all words are said again. */
function heedLanguage(redraw) {
  for (const choice of document.querySelectorAll(".languages")) {
    choice.addEventListener("change", ({ target }) => speak(target.value).catch(showLanguage)); // it cannot be had now
    choice.addEventListener("click", ({ detail }) => detail && choice.matches(":popover-open") && choice.hidePopover());
  }
  onSpeak(() => {
    showLanguage();
    prepareWords();
    redraw?.();
  });
}

function showLanguage() {
  for (const radio of document.getElementsByName("language")) radio.checked = radio.value === language();
}

// --- sound ---

/** Whether this device may sound: not before somebody asks for it. */
export const isSoundOn = () => kept.read("sound") === "on";

function prepareSound(button) {
  const show = () => {
    button.setAttribute("aria-pressed", String(isSoundOn()));
    $("svg", button).replaceWith(drawing(icon(isSoundOn() ? "sound" : "mute")));
  };
  button.addEventListener("click", () => {
    kept.keep("sound", isSoundOn() ? "off" : "on");
    show();
  });
  show();
}
