// What every page does first: its words, and the theme that the guest has chosen.
import { drawing } from "../drawings/drawing.js";
import { icon } from "../drawings/icons.js";
import { kept } from "./storage.js";
import { say } from "./words.js";

/** Gives elements their words: `data-say` the text, `-label` the accessible name, `-title` a word on hovering, `-hint`
 * what may be typed. */
export function prepareWords(root = document) {
  for (const element of root.querySelectorAll("[data-say]")) element.textContent = say(element.dataset.say);
  prepareAttribute(root, "data-say-label", "aria-label");
  prepareAttribute(root, "data-say-title", "title");
  prepareAttribute(root, "data-say-hint", "placeholder");
}

function prepareAttribute(root, from, name) {
  for (const element of root.querySelectorAll(`[${from}]`)) element.setAttribute(name, say(element.getAttribute(from)));
}

/** Gives each element with `data-icon` its picture, once. */
export function prepareIcons(root = document) {
  for (const element of root.querySelectorAll("[data-icon]:not(:has(> svg))"))
    element.prepend(drawing(icon(element.dataset.icon)));
}

/** The system's light or dark unless the guest has chosen (theme.js has looked before the first picture). */
export function prepareTheme(button) {
  const root = document.documentElement;
  button.addEventListener("click", () => {
    const isDark = root.dataset.theme
      ? root.dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = isDark ? "light" : "dark";
    kept.keep("theme", root.dataset.theme);
  });
}
