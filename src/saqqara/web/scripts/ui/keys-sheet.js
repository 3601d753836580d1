// The sheet of all keys of a page.
import { drawing } from "../drawings/drawing.js";
import { icon } from "../drawings/icons.js";
import { h } from "./dom.js";
import { say } from "./words.js";

/** Shows a list of [keys, words]; `keys` are one name of a key or several. */
export function openKeys(list) {
  const sheet = h("dialog", { class: "sheet keys-sheet", "aria-labelledby": "keys-title" }, head(), lines(list));
  sheet.addEventListener("close", () => sheet.remove());
  sheet.addEventListener("click", ({ target }) => target === sheet && sheet.close()); // beside the sheet
  document.body.append(sheet);
  sheet.showModal();
}

const head = () =>
  h(
    "form",
    { method: "dialog", class: "sheet-head" },
    h("h2", { id: "keys-title" }, say("chrome.keys")),
    h("button", { class: "tool", "aria-label": say("page.close") }, drawing(icon("close"))),
  );

const lines = (list) =>
  h(
    "dl",
    { class: "keys" },
    list.map(([keys, words]) =>
      h("div", {}, h("dt", {}, [keys].flat().map((key) => h("kbd", {}, key))), h("dd", {}, words)),
    ),
  );
