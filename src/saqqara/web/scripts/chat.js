// What is said at the table. Plain text, and whoever is muted is not shown.
import { h, named } from "./dom.js";
import { drawing } from "./draw/drawing.js";
import { slabIcon } from "./draw/stone.js";
import { nameOf } from "./names.js";
import { readName } from "./person.js";
import { region, say } from "./words.js";

const clock = () => new Intl.DateTimeFormat(region(), { hour: "2-digit", minute: "2-digit" });

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
