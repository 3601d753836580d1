// The players: who has which seat, who is here, whose move it is, what each has.
import { drawing } from "../drawings/drawing.js";
import { icon } from "../drawings/icons.js";
import { COLOURS, cubeIcon } from "../drawings/stone.js";
import { chosenName } from "../net/person.js";
import { h, hiddenWords, named } from "../ui/dom.js";
import { part } from "../ui/memo.js";
import { figure, say, signed } from "../ui/words.js";
import { clockStamp, clockText, timeLeft } from "./clocks.js";
import { endedWords, ifEnded, wouldBe } from "./if-ended.js";
import { calledHere, colourApart, nameHere, nameOf } from "./names.js";
import { canSit, isBotPlayed, owing, sceneOf, tableOnScreen, toldScene } from "./state.js";

const URGENT = 20_000;

/** @param {Room} room */
export function seatList(room) {
  const owes = room.look ? [] : owing(room);
  return room.table.seats.map((seat) => seatPart(room, seat, owes.includes(seat.seat)));
}

/** A player's card, drawn anew when something of it has changed; its clock changes by itself. */
/** @param {Room} room */
function seatPart(room, seat, owes) {
  const shown = {
    owes,
    name: nameOf(seat),
    short: calledHere(seat),
    colour: colourApart(room.table.seats, seat),
    presence: seat.who === "person" && !seat.is_yours ? (seat.presence ?? "here") : null,
    isShown: seat.seat === room.shown,
    tags: tags(room, seat, owes),
    points: tableOnScreen(room) ? pointsOf(room, seat.seat) : null,
    gain: room.counting?.gains[seat.seat] ?? 0,
    ended: ifEnded(toldScene(room).position, seat.seat),
    hasClock: !isBotPlayed(seat) && !room.look && timeLeft(room, seat.seat) !== null,
    deeds: offered(room, seat),
    phrase: room.muted.has(seat.seat) ? null : (room.phrases.get(seat.seat)?.phrase ?? null),
    agreed: room.table.agreed?.[seat.seat] ?? [],
  };
  const panel = tableOnScreen(room) ? room.face.panel(sceneOf(room), seat.seat) : null;
  const things = () => panel && part(`things-${seat.seat}`, panel.values, panel.draw);
  return part(`seat-${seat.seat}`, [seat.who, shown, panel?.values], () => seatCard(room, seat, shown, things()));
}

/** Points as they are told: before what still moves, or as far as they are counted. */
/** @param {Room} room */
const pointsOf = (room, seat) => room.counting?.points[seat] ?? room.face.points(toldScene(room), seat);

/** @param {Room} room */
function seatCard(room, seat, shown, things) {
  return h(
    "li",
    {
      class: shown.isShown ? "seat is-shown" : "seat",
      "data-seat": seat.seat,
      "data-who": seat.who,
      "data-presence": shown.presence,
      "aria-current": shown.owes ? "true" : null,
    },
    h("span", { class: "p-stone" }, drawing(cubeIcon(seat.seat, 12))),
    h(
      "span",
      { class: "p-name", title: shown.name },
      named(shown.short),
      shown.colour ? h("span", { class: "p-colour" }, shown.colour) : hiddenWords(` (${say(`colour.${COLOURS[seat.seat]}`)})`),
    ),
    h(
      "span",
      { class: "p-kind" },
      shown.tags.map(([kind, words]) => tag(kind, words)),
    ),
    shown.phrase ? h("span", { class: "p-phrase", "aria-hidden": "true" }, say(`phrase.${shown.phrase}`)) : null, // the chat tells it as well
    shown.points === null ? null : points(seat.seat, shown),
    shown.hasClock ? clock(room, seat.seat) : null,
    things ? h("div", { class: "p-row" }, things) : null,
    seatDeeds(room, seat, shown),
  );
}

const SIGNS = { away: "away", gone: "away", bot: "bot", owes: "clock", hints: "hint" };
const tag = (kind, words) =>
  h("span", { class: `tag ${kind}` }, SIGNS[kind] ? drawing(icon(SIGNS[kind], 13)) : null, words);

/** The score, what the count at the end adds to it now, and what it would be if the game ended now. */
const points = (seat, { points: count, gain, ended }) =>
  h(
    "span",
    { class: "p-score", title: endedWords(ended) },
    h(
      "span",
      { class: "p-points", "data-at": `points-${seat}` },
      gain ? h("span", { class: "counted-gain", "aria-hidden": "true" }, signed(gain)) : null,
      h("b", {}, figure(count)),
      hiddenWords(` ${say("seats.points", { count })}`),
    ),
    wouldBe(ended, count),
  );

/** @param {Room} room */
function tags(room, seat, owes) {
  const marks = [];
  if (seat.is_yours) marks.push(seat.isYou ? ["yours own", chosenName(seat.name)] : ["yours", say("seats.you")]);
  if (seat.who === "open") marks.push(["open", say("seats.open")]);
  if (seat.who === "bot") marks.push(["bot", seat.ready === false ? say("seats.waking", { level: seat.level }) : say("seats.bot")]);
  if (seat.conceded) marks.push(["conceded", say("early.gave_up")]);
  if (seat.stands_in) marks.push(["bot", say("seats.stands_in", { level: say(`level.${seat.level}`) })]);
  const isWatched = seat.who === "person" && !seat.is_yours && room.table.status !== "over";
  if (isWatched && (seat.presence ?? "here") !== "here") marks.push([seat.presence, say(`presence.${seat.presence}`)]);
  if (seat.hints) marks.push(["hints", say("seats.hints", { count: seat.hints })]);
  if (owes) marks.push(["owes", say(isBotPlayed(seat) ? "seats.thinks" : "seats.owes")]);
  return marks;
}

/** @param {Room} room */
function clock(room, seat) {
  const left = timeLeft(room, seat);
  return h(
    "p",
    { class: left < URGENT ? "seat-clock urgent" : "seat-clock" },
    hiddenWords(`${say("seats.clock")} `),
    h("time", { "data-clock": seat, datetime: clockStamp(left) }, clockText(left)),
  );
}

/** Between two views only the clocks change. */
/** @param {Room} room */
export function tick(room, list) {
  for (const element of list.querySelectorAll("[data-clock]")) {
    const left = timeLeft(room, Number(element.dataset.clock));
    if (left === null) continue;
    if (element.textContent !== clockText(left)) element.textContent = clockText(left);
    element.parentElement.classList.toggle("urgent", left < URGENT);
  }
}

/** @param {Room} room @param {any} seat @param {any} _ */
function seatDeeds(room, seat, { deeds, agreed }) {
  return [
    deeds.length
      ? h(
          "div",
          { class: "seat-deeds" },
          deeds.map(([action, words, label]) => deedButton(seat, action, words, label)),
        )
      : null,
    agreed.length
      ? h("p", { class: "faint" }, say("seats.agreed", { names: agreed.map((one) => nameHere(room.table.seats[one])) }))
      : null,
  ];
}

/** A button on a player's card. */
export const deedButton = (seat, action, words, label) =>
  h(
    "button",
    {
      class: "btn small",
      type: "button",
      "data-do": action,
      "data-seat": seat.seat,
      "aria-label": label,
      "data-key": `${action}-${seat.seat}`,
    },
    words,
  );

/** @param {Room} room */
function offered(room, seat) {
  const deeds = [];
  const isFree = seat.who === "bot" && room.table.status === "playing"; // before, the lobby offers what is open
  if (isFree && !room.mine.length && canSit(room)) deeds.push(["sit", say("seats.sit"), say("seats.sit_at", { seat: seat.seat + 1 })]);
  if (seat.is_yours && room.table.status === "waiting") deeds.push(["stand-up", say("seats.stand_up"), null]);
  if (mayStandIn(room, seat))
    deeds.push(["let-bot-play", say("seats.let_bot_play"), say("seats.let_bot_play_for", { name: nameOf(seat) })]);
  return deeds;
}

/** Whether somebody here can let a bot play for a player who is gone. */
/** @param {Room} room */
export function mayStandIn(room, seat) {
  const isAbsent = seat.who === "person" && seat.missed && seat.presence === "gone" && !seat.stands_in && !seat.is_yours;
  const hasAgreed = room.table.agreed?.[seat.seat]?.some((one) => room.mine.includes(one));
  return isAbsent && room.mine.length > 0 && room.table.status === "playing" && !hasAgreed;
}
