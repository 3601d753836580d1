// What every page does first: its words, and the theme that the guest has chosen.
import { kept } from "./memory.js";
import { say } from "./words.js";

/** Gives each element with `data-say` its words, and with `data-say-label` its accessible name. */
export function furnishWords(root = document) {
  for (const element of root.querySelectorAll("[data-say]")) element.textContent = say(element.dataset.say);
  for (const element of root.querySelectorAll("[data-say-label]"))
    element.setAttribute("aria-label", say(element.dataset.sayLabel));
  for (const element of root.querySelectorAll("[data-say-hint]"))
    element.setAttribute("placeholder", say(element.dataset.sayHint));
}

/** The system's light or dark unless the guest has chosen. */
export function furnishTheme(button) {
  const root = document.documentElement;
  const chosen = kept.read("theme");
  if (chosen === "light" || chosen === "dark") root.dataset.theme = chosen;
  button.addEventListener("click", () => {
    const isDark = root.dataset.theme
      ? root.dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = isDark ? "light" : "dark";
    kept.keep("theme", root.dataset.theme);
  });
}
