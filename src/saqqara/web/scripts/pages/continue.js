// To go on as somebody on this device: by a link that works once, or by a recovery phrase.
import { post } from "../net/api.js";
import { readName } from "../net/person.js";
import { $, fill, h, onSubmit } from "../ui/dom.js";
import { prepareDoors } from "../ui/doors.js";
import { prepareChrome } from "../ui/top-bar.js";
import { complain } from "../ui/trouble.js";
import { begin, say } from "../ui/words.js";

/** @type {Wire.LookSaid | null} */
let proof = takeWord(); // at once: neither the history nor whoever looks at the address keeps the secret
/** @type {Wire.Continuing | null} */
let shown = null;

await begin();

prepareChrome($(".topbar"), { redraw: draw });
prepareDoors($(".topbar"), "/continue");
addEventListener("hashchange", () => {
  const word = takeWord();
  if (word) proof = word;
  if (word) look();
});
onSubmit($("#phrase"), () => {
  proof = { phrase: $("#phrase textarea").value };
  look();
});
$("#who").addEventListener("click", ({ target }) => target.closest("button") && goOn());
look();
if (!proof) import("./games/person.js").then(({ mountPerson }) => mountPerson($("#person")), complain); // to make a link here

/** The secret of the link, which leaves the address; not a place on this page, as that of the skip link. */
function takeWord() {
  const word = location.hash.slice(1);
  if (!word || document.getElementById(word)) return null;
  history.replaceState(null, "", location.pathname);
  return { word };
}

async function look() {
  shown = null;
  try {
    if (proof) shown = await post("/api/continue/look", proof);
    complain(null);
  } catch (trouble) {
    complain(readable(trouble));
  }
  draw();
}

/** Says what to do about a link or a phrase that is used up, too old or cut off. */
const readable = (trouble) => (["not_now", "bad_message"].includes(trouble.error) ? new Error(say("continue.no_good")) : trouble);

async function goOn() {
  try {
    await post("/api/continue", { ...proof, replace: shown.you_are !== null });
    location.replace("/");
  } catch (trouble) {
    shown = null;
    complain(readable(trouble));
    draw();
  }
}

function draw() {
  document.title = say("continue.page");
  $("#phrase").hidden = shown !== null;
  $("#lead").hidden = shown !== null;
  fill($("#who"), shown ? who(shown) : []);
}

/** Who you will be, and what happens to whoever you are now. */
/** @param {Wire.Continuing} shown */
function who({ name, is_you: isYou, you_are: youAre }) {
  if (isYou)
    return [h("p", { class: "n-name" }, say("continue.is_you", { name: readName(name) })), h("a", { class: "btn primary", href: "/" }, say("continue.home"))];
  return [
    h("p", { class: "n-name" }, say("continue.will_be", { name: readName(name) })),
    youAre === null ? null : h("p", {}, say("continue.you_are", { name: readName(youAre) })),
    h("button", { class: "btn primary large", type: "button" }, say("continue.go", { name: readName(name) })),
  ];
}
