// The round with its pips; pressed, it tells the round cards that have come and those that may still come.
import { range } from "../../drawings/svg.js";
import { h, hiddenWords } from "../../ui/dom.js";
import { numberOf, ownId, part } from "../../ui/memo.js";
import { say } from "../../ui/words.js";
import { figuresFor } from "./called.js";

/** @param {ImhotepScene} scene */
export function progress(scene) {
  const table = scene.position;
  if (!table || !scene.figures) return [];
  const rounds = scene.figures["rounds.count"];
  return [
    h(
      "button",
      { class: "rounds-button", type: "button", popovertarget: ownId("round-cards"), "data-key": "rounds" },
      h("span", { class: "r-text", "aria-hidden": "true" }, roundWords(table.round, rounds)),
      h(
        "span",
        { class: "r-pips", "aria-hidden": "true" },
        range(rounds, (number) => pip(number + 1, table.round)),
      ),
      hiddenWords(say("head.round", { round: table.round, rounds })),
    ),
    table.wrath
      ? h(
          "button",
          { class: "wrath", type: "button", "data-rule": "wrath", "data-key": "wrath", title: say("imhotep.option.wrath") },
          h("span", {}, say("imhotep.wrath")),
        )
      : null,
    part("round-cards", [table.seats, table.round_cards, numberOf(scene.figures)], () => roundCards(table, scene.figures)),
  ];
}

/** “Round 3/6”, with the number set off. */
function roundWords(round, rounds) {
  const [before, after = ""] = say("imhotep.round", { round: "\u0000", rounds }).split("\u0000");
  return [h("span", { class: "r-word" }, before), h("b", {}, String(round)), h("i", {}, after)];
}

const pip = (number, round) => h("i", { class: number < round ? "done" : number === round ? "now" : "" });

/** @param {Position} table @param {Figures} figures */
function roundCards(table, figures) {
  const unseen = [...figuresFor(table.seats, "round_cards.", figures)];
  for (const card of table.round_cards) unseen.splice(unseen.indexOf(card), 1);
  return h(
    "div",
    { class: "pile", popover: "auto" },
    h("h3", {}, say("imhotep.round_cards")),
    h(
      "ol",
      { class: "seen-cards" },
      table.round_cards.map((card, number) =>
        h("li", {}, say("imhotep.round_ships", { round: number + 1, ships: [...card].join(" ") })),
      ),
    ),
    unseen.length
      ? h(
          "p",
          { class: "faint" },
          say("imhotep.round_unseen", { cards: unseen.sort().map((card) => [...card].join(" ")) }),
        )
      : null,
  );
}
