// Who sits where: one line for each seat of a table that is being opened or forked.
import { drawing } from "../drawings/drawing.js";
import { COLOURS, cubeIcon } from "../drawings/stone.js";
import { LONGEST_NAME, tidyName } from "../net/person.js";
import { h } from "../ui/dom.js";
import { say } from "../ui/words.js";

/** The lines; `usual(seat)` says { who, name } at first, where `who` is "me", "open" or the level of a bot. */
export function drawSitters(list, count, levels, usual) {
  while (list.children.length > count) list.lastChild.remove(); // lines that stay keep what was typed
  for (let seat = list.children.length; seat < count; seat += 1) list.append(sitter(seat, levels, usual(seat)));
  list.onchange = () => showNames(list);
  showNames(list);
}

function sitter(seat, levels, { who, name = "" }) {
  const colour = say(`colour.${COLOURS[seat]}`);
  const choices = [
    ["me", say("sitter.me")],
    ["open", say("sitter.open")],
    ...levels.map((level) => [level, say("sitter.bot", { level: say(`level.${level}`) })]),
  ];
  return h(
    "li",
    { class: "sitter" },
    drawing(cubeIcon(seat, 11)),
    h(
      "select",
      { "aria-label": say("sitter.who", { seat: seat + 1, colour }) },
      choices.map(([value, words]) => h("option", { value, selected: value === who }, words)),
    ),
    h("input", {
      value: name,
      maxlength: LONGEST_NAME,
      placeholder: say("sitter.name"),
      "aria-label": say("sitter.name_of", { seat: seat + 1 }),
      spellcheck: "false",
      autocomplete: "off",
    }),
  );
}

/** Names are asked for where one person plays several seats. */
function showNames(list) {
  const mine = [...list.children].filter((line) => line.querySelector("select").value === "me");
  for (const line of list.children) line.querySelector("input").hidden = mine.length < 2 || !mine.includes(line);
}

/** What the wire calls sitters. */
/** @returns {any[]} */
export function sittersIn(list) {
  return [...list.children].map((line) => {
    const who = line.querySelector("select").value;
    if (who === "open") return { who };
    if (who !== "me") return { who: "bot", level: who };
    const field = line.querySelector("input");
    return { who, name: field.hidden ? null : tidyName(field.value) || null };
  });
}
