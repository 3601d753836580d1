// Market cards: their colour, and a pile of them with equal ones counted.
import { h } from "./dom.js";
import { say } from "./words.js";

const REDS = new Set(["entrance", "sarcophagus", "path"]);
const BLUES = new Set(["lever", "hammer", "sail", "chisel"]);

/** The colour of a market card. */
export function cardKind(card) {
  if (REDS.has(card)) return "red";
  if (BLUES.has(card)) return "blue";
  return card === "statue" ? "violet" : "green";
}

/** A pile as list items. */
export function countedCards(cards) {
  const kinds = [...new Set(cards)];
  return kinds.map((card) => {
    const count = cards.filter((one) => one === card).length;
    return h(
      "li",
      { class: "token", "data-kind": cardKind(card), title: say(`card.${card}.about`) },
      count > 1 ? `${count} × ` : "",
      say(`card.${card}`),
    );
  });
}
