// What is said at the table, as plain text or by the code of a phrase. Whoever is muted is not shown.
import { drawing } from "../drawings/drawing.js";
import { icon } from "../drawings/icons.js";
import { slabIcon } from "../drawings/stone.js";
import { readName } from "../net/person.js";
import { fill, h, named, setHidden, setText } from "../ui/dom.js";
import { region, say } from "../ui/words.js";
import { nameHere, nameOf } from "./names.js";
import { phraseButtons } from "./phrases.js";
import { hidden } from "./skeleton.js";

const clock = () => new Intl.DateTimeFormat(region(), { hour: "2-digit", minute: "2-digit" });

/** @param {Room} room */
export function chatLines(room) {
  return room.said
    .filter((line) => !room.muted.has(line.seat))
    .map((line) => {
      const at = new Date(line.at * 1000);
      return h(
        "li",
        { "data-key": `${line.at}-${line.seat}`, class: line.seat === null ? "of-spectator" : null },
        drawing(line.seat === null ? icon("eye", 14) : slabIcon(line.seat, 14)),
        h("b", {}, named(speaker(room, line))),
        h("span", { class: "said-at" }, line.seat === null ? `${say("chat.spectator")} ` : null, h("time", { datetime: at.toISOString() }, clock().format(at))),
        h("p", { dir: "auto" }, lineText(line)),
      );
    });
}

/** Who said a line: to yourself you are you, but whoever had your seat before is not. */
/** @param {Room} room @param {Wire.ChatLine} line */
function speaker({ table }, { seat, name }) {
  const sitter = table.seats[seat];
  return sitter?.isYou && sitter.name === name ? nameHere(sitter) : readName(name);
}

/** What a line says, in the language of whoever reads it. */
/** @param {Wire.ChatLine} line */
const lineText = ({ phrase, text }) => (phrase ? say(`phrase.${phrase}`) : text);

/** Spectators need a name to be heard. */
/** @param {Room} room */
const canTalk = ({ mine, house }) => mine.length > 0 || house.name !== null;

/** What this guest can say: phrases at every table, more where there is chat. */
/** @param {Room} room */
export function paintTalk(room) {
  const { parts, mine, table } = room;
  const isHeard = canTalk(room);
  setHidden(parts.say, !isHeard || !table.chat);
  setHidden(parts.phraseMenu, !isHeard);
  fill(parts.phrases, isHeard ? phraseButtons() : []);
  const isAside = mine.length === 0 && table.status !== "over";
  setHidden(parts.talkAbout, !isAside);
  setText(parts.talkAbout, isAside ? say(isHeard ? "chat.among_spectators" : "chat.nameless") : "");
  fill(parts.mutes, muting(room));
}

/** Those whose words this guest need not read: a button for each, and one for all spectators. */
/** @param {Room} room */
function muting(room) {
  if (!canTalk(room)) return [];
  const { table, muted, said } = room;
  const others = table.seats.filter((seat) => seat.who === "person" && !seat.is_yours);
  const buttons = others.map((seat) =>
    muteButton(seat.seat, muted.has(seat.seat), say(muted.has(seat.seat) ? "seats.unmute_name" : "seats.mute_name", { name: nameOf(seat) })),
  );
  const isSpectatorHeard = muted.has(null) || said.some((line) => line.seat === null);
  return isSpectatorHeard
    ? [...buttons, muteButton(null, muted.has(null), say(muted.has(null) ? "chat.unmute_spectators" : "chat.mute_spectators"))]
    : buttons;
}

/** @param {SeatOrNone} seat @param {boolean} isMuted @param {string} words */
const muteButton = (seat, isMuted, words) =>
  h("button", { class: "btn small", type: "button", "data-do": isMuted ? "unmute" : "mute", "data-seat": seat, "data-key": `mute-${seat}` }, words);

/** Its elements below the log, made once. */
export function prepareChat({ make, own, parts, furnish }) {
  if (parts.chat) return;
  parts.logPart.append(chat(make, own));
  furnish();
}

/** @param {Make} make @param {Own} own */
const chat = (make, own) =>
  make(
    "section",
    "chat",
    { class: "chat", "aria-labelledby": own("chat-title") },
    make("h2", "chat-title", { "data-say": "chat.title" }),
    make("div", "said-window", { class: "said", role: "log", tabindex: "0", "aria-labelledby": own("chat-title") }, make("ol", "said")),
    make("p", "talk-about", { class: "talk-about faint", hidden: true }),
    h(
      "div",
      { class: "talk" },
      phraseMenu(make),
      make(
        "form",
        "say",
        { class: "row", hidden: true },
        h("label", { class: "field grow" }, hidden("chat.text"), h("input", { name: "text", maxlength: 300, autocomplete: "off", "data-say-hint": "chat.text" })),
        h("button", { class: "btn", type: "submit", "data-say": "chat.send" }),
      ),
    ),
  );

/** What opens over the log: phrases, and whom not to hear. */
/** @param {Make} make */
function phraseMenu(make) {
  const menu = make(
    "details",
    "phrase-menu",
    { class: "phrase-menu", hidden: true },
    h("summary", { class: "btn", "data-icon": "chat" }, h("span", { "data-say": "phrase.title" })),
    h("div", { class: "phrase-sheet" }, make("div", "phrases", { class: "phrases" }), make("div", "mutes", { class: "mutes" })),
  );
  const close = () => {
    menu.open = false;
    menu.firstElementChild.focus();
  };
  menu.addEventListener("click", ({ target }) => target.closest("[data-do]") && close());
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    event.stopPropagation(); // the log stays open
    close();
  });
  return menu;
}
