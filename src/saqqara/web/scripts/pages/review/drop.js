// A record from elsewhere: its file is chosen or dropped on the page, and the server reviews it.
import { drawing } from "../../drawings/drawing.js";
import { icon } from "../../drawings/icons.js";
import { h } from "../../ui/dom.js";
import { say } from "../../ui/words.js";
import { askForRecord } from "./source.js";
import { toldTrouble, troubleLines } from "./trouble-lines.js";

const LARGEST = 60_000; // characters of a record
const HEAD = /^game: /m; // a line of every record

/** Where a file can be dropped, or chosen. */
/** @param {ToldTrouble | null} trouble */
export const dropPart = (trouble) => (trouble?.isOfGame ? refusedPart(trouble) : choosePart(trouble));

/** @param {ToldTrouble} trouble */
const refusedPart = (trouble) =>
  h(
    "section",
    { class: "drop sheet" },
    h("h1", {}, say("review.title")),
    h("p", { class: "trouble", role: "alert" }, troubleLines(trouble)),
    h("a", { class: "btn", href: "/review" }, say("review.drop_title")),
  );

/** @param {ToldTrouble | null} trouble */
const choosePart = (trouble) =>
  h(
    "section",
    { class: "drop sheet" },
    h("h1", {}, say("review.drop_title")),
    h("p", {}, say("review.drop_about")),
    h("label", { class: "btn primary large drop-choose" }, drawing(icon("plus", 18)), h("span", {}, say("review.drop_choose")), h("input", { type: "file", accept: ".txt,.record,text/plain", class: "sr" })),
    h("p", { class: "quiet" }, say("review.drop_where")),
    h("p", { class: "trouble", role: "alert", hidden: !trouble }, trouble ? troubleLines(trouble) : null),
  );

/** Hears files that are chosen in `root` or dropped anywhere on the page; `failed` is told why one is not reviewed. */
export function prepareDrop(root, failed) {
  root.addEventListener("change", ({ target }) => target.type === "file" && target.files[0] && take(target.files[0], failed));
  document.addEventListener("dragover", (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    document.body.classList.add("is-dropping");
  });
  document.addEventListener("dragleave", (event) => event.relatedTarget === null && document.body.classList.remove("is-dropping"));
  document.addEventListener("drop", (event) => {
    document.body.classList.remove("is-dropping");
    if (!hasFile(event)) return;
    event.preventDefault();
    take(event.dataTransfer.files[0], failed);
  });
}

const hasFile = ({ dataTransfer }) => [...(dataTransfer?.types ?? [])].includes("Files");

async function take(file, failed) {
  failed(null);
  try {
    if (file.size > LARGEST) return failed({ words: say("review.drop_large"), detail: "" });
    const text = await file.text();
    if (!HEAD.test(text)) return failed({ words: say("review.drop_not_a_record"), detail: "" });
    location.assign(`/review/${encodeURIComponent(await askForRecord(text))}`);
  } catch (trouble) {
    failed(toldTrouble(trouble));
  }
}
