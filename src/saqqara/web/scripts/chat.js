// What is said at the table. Plain text, and whoever is muted is not shown.
import { h, named } from "./dom.js";
import { drawing } from "./draw/drawing.js";
import { slabIcon } from "./draw/stone.js";
import { language } from "./words.js";

const clock = () => new Intl.DateTimeFormat(language(), { hour: "2-digit", minute: "2-digit" });

export function chatLines(room) {
  return room.said
    .filter((line) => !room.muted.has(line.seat))
    .map((line) => {
      const at = new Date(line.at * 1000);
      return h(
        "li",
        { "data-key": `${line.at}-${line.seat}` },
        drawing(slabIcon(line.seat, 14)),
        h("b", {}, named(line.name)),
        h("time", { datetime: at.toISOString() }, clock().format(at)),
        h("p", { dir: "auto" }, line.text),
      );
    });
}
