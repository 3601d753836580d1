// What is said at the table. Plain text, and whoever is muted is not shown.
import { drawing } from "../drawings/drawing.js";
import { slabIcon } from "../drawings/stone.js";
import { readName } from "../net/person.js";
import { h, named } from "../ui/dom.js";
import { region, say } from "../ui/words.js";
import { nameOf } from "./names.js";
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
        { "data-key": `${line.at}-${line.seat}` },
        drawing(slabIcon(line.seat, 14)),
        h("b", {}, named(readName(line.name))),
        h("time", { datetime: at.toISOString() }, clock().format(at)),
        h("p", { dir: "auto" }, line.text),
      );
    });
}

/** Those whose words this guest need not read: a button for each. */
export function muting({ table, mine, muted }) {
  const others = table.chat && mine.length ? table.seats.filter((seat) => seat.who === "person" && !seat.is_yours) : [];
  return others.map((seat) => muteButton(seat, muted.has(seat.seat)));
}

const muteButton = (seat, isMuted) =>
  h(
    "button",
    {
      class: "btn small",
      type: "button",
      "data-do": isMuted ? "unmute" : "mute",
      "data-seat": seat.seat,
      "data-key": `mute-${seat.seat}`,
    },
    say(isMuted ? "seats.unmute_name" : "seats.mute_name", { name: nameOf(seat) }),
  );

/** Its elements below the log, made once. */
export function furnishChat({ make, own, parts, furnish }) {
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
    make("div", "mutes", { class: "mutes" }),
    make(
      "form",
      "say",
      { class: "row", hidden: true },
      h("label", { class: "field grow" }, hidden("chat.text"), h("input", { name: "text", maxlength: 300, autocomplete: "off", "data-say-hint": "chat.text" })),
      h("button", { class: "btn", type: "submit", "data-say": "chat.send" }),
    ),
  );
