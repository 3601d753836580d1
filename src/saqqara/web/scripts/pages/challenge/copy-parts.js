// A link that is ready to be sent, and lines to share: a text with a button that copies it.
import { drawing } from "../../drawings/drawing.js";
import { icon } from "../../drawings/icons.js";
import { h } from "../../ui/dom.js";
import { say } from "../../ui/words.js";

/** The text stands as it is; beside it the button, below it a word when it is copied. */
/** @param {string} text @param {string} label @param {boolean} isCopied */
export const copyPart = (text, label, isCopied) => [
  h(
    "div",
    { class: "copy" },
    h("output", { "aria-label": label }, text),
    h("button", { type: "button", "data-do": "copy", "data-text": text }, drawing(icon(isCopied ? "check" : "copy", 18)), say(isCopied ? "challenge.copied" : "invite.copy")),
  ),
  h("p", { class: "sr", role: "status", "data-key": "copied" }, isCopied ? say("challenge.copied") : ""),
];

/** A link with its code to scan. */
/** @param {string} path @param {string} origin @param {boolean} isCopied */
export const linkPart = (path, origin, isCopied) =>
  h(
    "div",
    { class: "c-link", "data-key": "link" },
    h("img", { class: "c-code", src: `/qr.svg?path=${encodeURIComponent(path)}`, alt: say("challenge.code"), width: "148", height: "148" }),
    h("div", {}, copyPart(new URL(path, origin).href, say("challenge.link"), isCopied)),
  );
