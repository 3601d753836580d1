// The challenge of the day of each game, with its tables of a week and a month, the days before, and a deal of your own.
import { OFFERS } from "../../games/offers.js";
import { anyName, becomeKnown, house as askHouse } from "../../net/person.js";
import { numberBelow } from "../../net/random.js";
import { nameOfGame } from "../../table/names.js";
import { $, fill, h, namedParts, onSubmit, setHidden, setText } from "../../ui/dom.js";
import { prepareDoors } from "../../ui/doors.js";
import { prepareWords } from "../../ui/prepare.js";
import { PAGE, sheetOf } from "../../ui/keymap.js";
import { prepareChrome } from "../../ui/top-bar.js";
import { complain } from "../../ui/trouble.js";
import { begin, capital, say } from "../../ui/words.js";
import { Detail } from "./detail.js";
import { challengeIn, eveningIn, prepareOwn } from "./form.js";
import { eveningsPart, listPart } from "./lists.js";
import { addressOf, challenges, eveningAddress, makeChallenge, makeEvening, standingsOf } from "./source.js";
import { standingsPart } from "./standings.js";
import { dayWords, headingOf, timeLeft } from "./challenge-text.js";

await begin();

const MINUTE_MS = 60_000;
const parts = namedParts();
const form = $("#own-deal");
const detail = new Detail(parts);
/** @type {Wire.ChallengesShown | null} */
let told = null;
let game = new URLSearchParams(location.search).get("game") ?? "";
/** @type {"week" | "month"} */
let span = "week";
/** @type {Wire.Standings | null} */
let standings = null;

const drawOwn = prepareOwn(form, OFFERS, numberBelow);
prepareChrome($(".topbar"), { keys: () => sheetOf(PAGE), redraw: draw });
prepareDoors($(".topbar"), "/challenges");
prepareWords($("main"));
parts.games.addEventListener("change", ({ target }) => choose(target.value));
parts.standings.addEventListener("change", ({ target }) => target.name === "span" && chooseSpan(target.value));
onSubmit(form, make);
addEventListener("pageshow", ({ persisted }) => persisted && open()); // one may have been played meanwhile
addEventListener("reached", open);
detail.meet().then(draw).catch(() => {}); // without a name all the rest can be seen
open();
setInterval(() => document.hidden || pass(), MINUTE_MS);

async function open() {
  try {
    told = await challenges();
    detail.complain(null);
  } catch (trouble) {
    detail.complain(trouble);
    showParts(told !== null);
    draw();
    return;
  }
  showParts(true);
  if (!told.today.some((one) => one.game === game)) game = (told.today.find(({ yours }) => yours?.state === "playing") ?? told.today[0])?.game ?? "";
  draw();
  askStandings();
}

/** What the server tells is not on the page as long as it has told nothing. */
function showParts(isTold) {
  for (const part of [parts.deal, parts.crowd, parts.levels, parts.proof, parts.go, parts.past, parts.standings]) setHidden(part, !isTold);
}

/** The time goes on; at midnight there is another one. */
function pass() {
  if (!told || Date.now() / 1000 >= told.next_at) open();
  else draw();
}

function choose(wanted) {
  game = wanted;
  history.replaceState(history.state, "", `/challenges?game=${encodeURIComponent(game)}`);
  standings = null;
  draw();
  askStandings();
}

function chooseSpan(wanted) {
  span = wanted;
  askStandings();
}

async function askStandings() {
  const [asked, askedSpan] = [game, span];
  if (!asked) return;
  const answer = await standingsOf(asked, askedSpan).catch(() => null);
  if (asked !== game || askedSpan !== span) return;
  standings = answer;
  draw();
}

/** Makes what was chosen and goes there: its page has the link. */
async function make() {
  const button = $("[type=submit]", form);
  if (button.getAttribute("aria-disabled")) return;
  button.setAttribute("aria-disabled", "true");
  complain(null, parts.refused);
  try {
    const house = await askHouse();
    if (house.name === null) await becomeKnown(house, anyName());
    const isEvening = form.elements.kind.value === "evening";
    const made = isEvening ? await makeEvening(eveningIn(form)) : await makeChallenge(challengeIn(form));
    location.assign(isEvening ? eveningAddress(made.id) : addressOf(made.id));
  } catch (trouble) {
    complain(trouble, parts.refused);
  }
  button.removeAttribute("aria-disabled");
}

// --- drawing ---

function draw() {
  document.title = say("challenge.page", { title: say("door.challenge") });
  drawOwn(detail.house?.editions);
  if (!told) return;
  const today = told.today.find((one) => one.game === game);
  fill(parts.games, gameChoice(told.today.map((one) => one.game)));
  for (const part of [parts.deal, parts.crowd, parts.proof, parts.go]) setHidden(part, !today);
  if (!today) setHidden(parts.levels, true);
  setText(parts.about, today ? `${capital(dayWords(today.date, "long"))}: ${headingOf(today)}` : say("challenge.none_today"));
  setText(parts.next, say("challenge.next", { time: timeLeft(told.next_at - Date.now() / 1000) }));
  if (today) detail.tell(today);
  else setHidden(parts.share, true);
  fill(parts.past, listPart(say("challenge.past"), told.past.filter((one) => one.game === game), say("challenge.past_none")));
  setHidden(parts.yours, told.own.length === 0);
  fill(parts.yours, listPart(say("challenge.yours"), told.own, ""));
  setHidden(parts.evenings, told.evenings.length === 0);
  fill(parts.evenings, eveningsPart(told.evenings));
  fill(parts.standings, standingsPart(standings, span));
}

const gameChoice = (games) =>
  games.length < 2
    ? null
    : h(
        "fieldset",
        { class: "segmented", "data-key": "games" },
        h("legend", { class: "sr" }, say("new.game")),
        games.map((one) => h("label", { "data-key": one }, h("input", { type: "radio", name: "today", value: one, checked: one === game }), h("span", {}, nameOfGame(one)))),
      );
