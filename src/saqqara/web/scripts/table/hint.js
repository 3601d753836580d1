// A hint: what the judge of reviews, or a level, thinks of your moves, with its reasons in points. It stands beside the board, which
// shows the best move where it would happen, and another one while somebody points at its line.
import { drawing } from "../drawings/drawing.js";
import { COLOURS, slabIcon } from "../drawings/stone.js";
import { afterPicture, fill, h, onSubmit, setHidden } from "../ui/dom.js";
import { complain } from "../ui/trouble.js";
import { learnArea, say } from "../ui/words.js";
import { nameHere, nameOf } from "./names.js";
import { reasonsWords } from "./reasons.js";
import { dialogHead, field } from "./skeleton.js";
import { questionOf, viewOf } from "./state.js";

const JUDGE = "pharaoh"; // the level that reviews
const BEST = 5; // moves that are shown
const SLIGHT = 0.25; // points that make no difference

/** Opens the panel, or closes it where it is open; what was advised for another question is gone. */
/** @param {Room} room @param {Hands} hands */
export function openAdvice(room, hands) {
  if (!room.parts.hint) furnish(room, hands);
  if (!room.parts.hint.hidden) return closeAdvice(room, hands.draw);
  if (room.advised?.question !== questionOf(room)) fill(room.parts.advice);
  room.parts.hint.hidden = false;
  room.hintFor = questionOf(room);
  room.parts.askHint.elements.level.focus();
  return showMove(room, hands.draw, bestOf(room));
}

/** Closes the panel; the board shows nothing of it any more, and the focus is where it was opened. */
/** @param {Room} room */
export function closeAdvice(room, draw) {
  const { hint, hintTool, ask } = room.parts;
  const hadFocus = hint.contains(document.activeElement);
  hint.hidden = true;
  if (hadFocus) (hintTool?.offsetParent ? hintTool : ask).focus();
  showMove(room, draw, null);
}

/** The board shows a move where it would happen, and that place is in sight. */
/** @param {Room} room */
function showMove(room, draw, move) {
  if (room.ghost?.move === move || (move && room.parts.hint.hidden)) return;
  room.ghost = { move, question: questionOf(room) };
  draw();
  if (move) afterPicture(() => bringIntoSight(room.root));
}

/** Where a move begins, then where it goes to: that is seen in any case. */
function bringIntoSight(root) {
  for (const place of root.querySelectorAll(":is(.board, .seats) .is-advised")) place.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** @param {Room} room */
const bestOf = ({ parts }) => parts.advice.querySelector("[data-advised]")?.dataset.advised ?? null;

/** Another question is on screen: what was advised is no advice for it. */
/** @param {Room} room */
function paintHint(room) {
  if (room.parts.hint.hidden || room.hintFor === questionOf(room)) return;
  setHidden(room.parts.hint, true);
}

/** @param {Room} room @param {Hands} hands */
function furnish(room, { play, draw }) {
  const { make, own, parts } = room;
  const option = (level) => h("option", { value: level, "data-key": level }, say(level ? `level.${level}` : "hint.judge"));
  parts.main.append(
    make(
      "aside",
      "hint",
      { class: "hint", "aria-labelledby": own("hint-title"), hidden: true },
      dialogHead(make("h2", "hint-title", { "data-say": "hint.title" }), "close-hint"),
      make(
        "form",
        "ask-hint",
        { class: "row" },
        field("hint.adviser", h("select", { name: "level" }, ["", ...room.house.levels].map(option))),
        h("button", { class: "btn primary", type: "submit", "data-say": "hint.ask" }),
      ),
      h("p", { class: "faint", "data-say": "hint.about" }),
      room.table.challenge && !room.table.for_fun ? h("p", { class: "warned", hidden: true }) : null,
      make("div", "advice", { class: "advice", role: "status" }),
    ),
  );
  room.furnish();
  room.later.told.push(paintHint);
  warn(parts.hint.querySelector(".warned"), room);
  onSubmit(parts.askHint, (form) => seekAdvice(room, draw, form.elements.level.value));
  for (const kind of ["pointerover", "focusin"])
    parts.advice.addEventListener(kind, ({ target }) => target.closest("li") && showMove(room, draw, target.closest("li").dataset.key));
  parts.advice.addEventListener("pointerleave", () => showMove(room, draw, pointedAt(room) ?? bestOf(room)));
  parts.advice.addEventListener("click", ({ target }) => {
    const button = target.closest("button[data-advised]");
    if (!button) return;
    closeAdvice(room, draw);
    play(button.dataset.advised);
  });
}

/** In a challenge a hint counts: that is said before the first one. */
/** @param {HTMLElement | null} line @param {Room} room */
async function warn(line, room) {
  if (!line) return;
  await learnArea("challenge");
  line.dataset.say = "challenge.hint_warning";
  line.hidden = false;
  room.furnish();
}

/** The move of the line that has the focus. */
const pointedAt = ({ parts }) => parts.advice.querySelector("li:focus-within")?.dataset.key ?? null;

/** What is advised belongs to the question that was on screen then: where another one is, it is not told. */
/** @param {Room} room */
async function seekAdvice(room, draw, level) {
  const view = viewOf(room);
  if (!view || view.ask === null) return;
  const name = say(`level.${level || JUDGE}`);
  const asked = questionOf(room);
  const request = { question: asked, level };
  room.advised = request;
  fill(room.parts.advice, h("p", { class: "thinking" }, say("hint.thinking", { name })));
  try {
    const advice = await room.source.hint(view, level);
    const foreseen = await foreseenOf(room, view, advice.moves.slice(0, BEST));
    const [wording, hasReasons] = await Promise.all([room.face.wording(), reasonsOf(advice)]);
    if (room.advised !== request) return;
    fill(room.parts.advice, questionOf(room) === asked ? drawAdvice(room, view, advice, { name, foreseen, wording, hasReasons }) : []);
    if (!room.parts.hint.hidden) showMove(room, draw, bestOf(room));
  } catch (trouble) {
    if (room.advised !== request) return;
    const line = h("p", { class: "trouble" });
    fill(room.parts.advice);
    room.parts.advice.append(line);
    complain(trouble, line);
  }
}

/** What the moves bring by themselves; without it there is one reason less. */
/** @param {Room} room */
async function foreseenOf(room, view, moves) {
  try {
    const foreseen = await room.source.foresee(view, moves.map(({ move }) => move));
    return new Map(foreseen.map((one) => [one.move, one]));
  } catch {
    return new Map();
  }
}

/** Whether reasons by source can be told: the texts of reviews have them. */
/** @param {Wire.Advice} advice */
async function reasonsOf({ moves }) {
  if (!moves.some(({ reasons }) => reasons?.length)) return false;
  return learnArea("review").then(
    () => true,
    () => false,
  );
}

/** @param {Room} room @param {any} view @param {any} advice @param {any} _ */
function drawAdvice(room, view, advice, { name, foreseen, wording, hasReasons }) {
  const [best] = advice.moves;
  const { retold } = wording;
  const shown = advice.moves.slice(0, BEST);
  const wordsOf = toldApart(shown.map(({ move }) => move), (move, isExact) => retold(move, room.figures, isExact));
  const bySource = ({ reasons }) => (hasReasons ? reasonsWords(room.table.seats, wording, reasons ?? []) : "");
  const allReasons = (one) => [bringsWords(room, view, foreseen.get(one.move)), bySource(one) || whyWords(room, view, one, best)];
  const heading = advice.is_exact
    ? say("hint.exact", { name })
    : say("hint.after", { name, count: advice.simulations });
  return [
    h("p", {}, heading, isTopped(shown, view.seat) ? ` ${say(advice.is_exact ? "hint.by_chance" : "hint.order", { name })}` : ""),
    h("ol", { class: "advised" }, shown.map((one) => advisedMove(view, one, wordsOf(one.move), allReasons(one)))),
    advice.line.length > 1 ? expectedLine(room, advice.line, retold) : null,
  ];
}

/** What tells moves in words, and exactly those that would read alike. */
function toldApart(moves, tell) {
  const all = moves.map((move) => tell(move, false));
  const isUnique = (words) => all.indexOf(words) === all.lastIndexOf(words);
  return (move) => (isUnique(tell(move, false)) ? tell(move, false) : tell(move, true));
}

/** Whether a move that is shown seems better than the first, by its chance or its points: that has to be explained. */
const isTopped = ([best, ...others], seat) =>
  others.some(
    ({ wins, points }) =>
      percentOf(wins[seat]) > percentOf(best.wins[seat]) ||
      points[seat].mean - best.points[seat].mean >= SLIGHT ||
      leadOf(points, seat) - leadOf(best.points, seat) >= SLIGHT,
  );

const percentOf = ({ mean }) => Math.round(100 * mean);

// --- reasons ---

/** What a move brings now: each stone at its site, else points. */
/** @param {Room} room @param {any} _ */
function bringsWords(room, { seat }, foreseen) {
  if (!foreseen) return null;
  const atSite = room.face.brings?.(foreseen);
  if (atSite) return atSite;
  if (foreseen.points?.[seat] > 0) return say("hint.at_once", { points: foreseen.points[seat] });
  return foreseen.gain > 0 ? say("hint.if_ended", { points: foreseen.gain }) : null;
}

/** Where the best move leads; of others, what differs from it. */
/** @param {Room} room @param {any} _ @param {any} _ */
function whyWords(room, { seat }, { points, move }, best) {
  if (move === best.move) return leadWords(room, seat, points);
  const change = points.map((one, other) => one.mean - best.points[other].mean);
  const others = change.map((_, other) => other).filter((other) => other !== seat);
  const other = others.reduce((most, one) => (Math.abs(change[one]) > Math.abs(change[most]) ? one : most), others[0]);
  const reasons = [seat, other]
    .filter((one) => Math.abs(change[one]) >= SLIGHT)
    .map((one) => differs(one === seat ? "you" : "other", change[one], nameOf(room.table.seats[one])));
  return reasons.length ? say("hint.against_best", { reasons }) : say("hint.as_good");
}

const differs = (who, change, name) =>
  say(`hint.${who}_${change > 0 ? "more" : "less"}`, { number: Math.abs(change), name });

/** The strongest of the others. */
function rivalOf(points, seat) {
  const means = points.map(({ mean }, other) => (other === seat ? -Infinity : mean));
  return means.indexOf(Math.max(...means));
}

const leadOf = (points, seat) => points[seat].mean - points[rivalOf(points, seat)].mean;

/** Against the strongest of the others. */
/** @param {Room} room */
function leadWords(room, seat, points) {
  const rival = rivalOf(points, seat);
  const lead = leadOf(points, seat);
  const key = Math.abs(lead) < SLIGHT ? "hint.even" : lead < 0 ? "hint.behind" : "hint.ahead";
  return say(key, { number: Math.abs(lead), name: nameOf(room.table.seats[rival]) });
}

function advisedMove(view, { move, wins, points }, words, reasons) {
  const chance = wins[view.seat];
  const percent = percentOf(chance);
  return h(
    "li",
    { "data-key": move },
    h("b", { class: "advised-move" }, words),
    h("span", { class: "reasons" }, reasons.filter(Boolean).map((reason) => h("span", {}, reason))),
    h("meter", { min: 0, max: 100, value: percent, "aria-hidden": "true" }),
    h(
      "span",
      { class: "chance" },
      say("hint.chance", { percent, low: Math.round(100 * chance.low), high: Math.round(100 * chance.high) }),
    ),
    h(
      "span",
      { class: "expected" },
      say("hint.points"),
      points.map((one, seat) =>
        h("span", { class: "expected-points" }, drawing(slabIcon(seat, 13, say(`colour.${COLOURS[seat]}`))), say("hint.number", { number: one.mean })),
      ),
    ),
    h("button", { class: "btn small", type: "button", "data-advised": move }, say("hint.play")),
  );
}

/** @param {Room} room */
const expectedLine = (room, line, retold) =>
  h(
    "p",
    { class: "faint" },
    say("hint.expects", {
      moves: line.filter(({ seat }) => seat >= 0).map(({ seat, move }) =>
        say("hint.step", { name: nameHere(room.table.seats[seat]), move: retold(move, room.figures) }),
      ),
    }),
  );
