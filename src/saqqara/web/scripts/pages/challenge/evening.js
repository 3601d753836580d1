// A club evening: several tables play the same deals, and points are compared seat by seat.
import { anyName, becomeKnown, house as askHouse } from "../../net/person.js";
import { nameOfGame } from "../../table/names.js";
import { copyText } from "../../ui/clipboard.js";
import { $, fill, h, namedParts, setHidden, setText } from "../../ui/dom.js";
import { prepareDoors } from "../../ui/doors.js";
import { PAGE, sheetOf } from "../../ui/keymap.js";
import { prepareChrome } from "../../ui/top-bar.js";
import { complain } from "../../ui/trouble.js";
import { begin, say } from "../../ui/words.js";
import { scoringPart, tablesPart } from "./evening-parts.js";
import { linkPart } from "./copy-parts.js";
import { progressOf } from "./scoring.js";
import { eveningAddress, eveningWith, openDeal } from "./source.js";
import { momentWords } from "./challenge-text.js";

await begin();

const LOOK_AGAIN = 5_000;
const COPIED_MS = 2_500;
const id = decodeURIComponent(location.pathname.split("/")[2] ?? "");
const parts = namedParts();
/** @type {Wire.EveningShown | null} */
let evening = null;
let isCopied = false;
let isBusy = false;

prepareChrome($(".topbar"), { keys: () => sheetOf(PAGE), redraw: draw });
prepareDoors($(".topbar"), "/challenges");
parts.body.addEventListener("click", ({ target }) => press(target.closest("[data-do]")));
addEventListener("pageshow", ({ persisted }) => persisted && open());
open();
setInterval(() => document.hidden || evening?.is_over || open(), LOOK_AGAIN);

async function open() {
  try {
    evening = await eveningWith(id);
    complain(null, parts.trouble);
  } catch (trouble) {
    if (!evening) complain(trouble, parts.trouble);
  }
  draw();
}

function press(button) {
  if (button?.dataset.do === "copy") copy(button.dataset.text);
  if (button?.dataset.do === "open-deal") sit(button.dataset);
}

async function copy(text) {
  isCopied = await copyText(text);
  draw();
  setTimeout(() => {
    isCopied = false;
    draw();
  }, COPIED_MS);
}

/** Goes to the table of a deal, which is opened if nobody was there yet. */
async function sit({ table: number, deal }) {
  if (isBusy) return;
  isBusy = true;
  try {
    const house = await askHouse();
    if (house.name === null) await becomeKnown(house, anyName());
    const { table } = await openDeal(id, number, deal);
    location.assign(`/table/${encodeURIComponent(table)}`);
  } catch (trouble) {
    complain(trouble, parts.trouble);
  }
  isBusy = false;
}

function draw() {
  document.title = say("challenge.page", { title: evening?.name || say("challenge.evening") });
  setHidden(parts.body, evening === null);
  if (!evening) return;
  const { name, game, seats, deals, tables, closes, is_over: isOver } = evening;
  setText(parts.title, name || say("challenge.evening"));
  setText(parts.about, say("challenge.evening_heading", { game: nameOfGame(game), count: seats, deals, tables: tables.length }));
  const until = isOver ? "" : ` · ${say("challenge.until", { time: momentWords(closes) })}`;
  setText(parts.progress, say("challenge.evening_progress", progressOf(evening)) + until);
  setHidden(parts.invite, isOver);
  fill(parts.invite, [h("h2", {}, say("invite.title")), h("p", { class: "faint" }, say("challenge.evening_invite")), linkPart(eveningAddress(id), location.origin, isCopied)]);
  fill(parts.tables, tablesPart(evening));
  fill(parts.scoring, scoringPart(evening));
  putScoring(evening.totals.length > 0 || isOver);
  fill(parts.proof, proofPart(evening));
}

/** Before there is a score, everyone looks for a seat first. */
function putScoring(isFirst) {
  const { scoring, tables } = parts;
  const wasFirst = scoring.nextElementSibling === tables;
  if (isFirst && !wasFirst) tables.before(scoring);
  if (!isFirst && wasFirst) tables.after(scoring);
}

/** What the server has bound itself to for each deal; the seeds when all is over. */
/** @param {Wire.EveningShown} evening */
const proofPart = ({ commitments, seeds }) => [
  h("h2", {}, say("challenge.proof")),
  h("p", { class: "faint" }, say("challenge.proof_about")),
  h(
    "details",
    { "data-key": "proof" },
    h("summary", {}, say("challenge.check_it")),
    commitments.map((commitment, number) => [
      h("h3", {}, say("challenge.deal_number", { number: number + 1 })),
      h("label", { class: "field" }, say("fair.commitment"), h("input", { readonly: true, value: commitment })),
      seeds[number] ? h("label", { class: "field" }, say("fair.seed"), h("input", { readonly: true, value: seeds[number] })) : null,
    ]),
  ),
];
