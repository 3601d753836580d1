// Why an action cannot be done now, from what lies on the table.
import { say } from "../../ui/words.js";
import { kindOf } from "./card.js";

/** The reason, in a few words. */
export function whyNot(action, { table, figures, seat }) {
  return say(`imhotep.why_not.${REASONS[action](table, figures, seat)}`);
}

const REASONS = {
  take: (table, figures, seat) => (table.sleds[seat] >= figures["sled.spaces"] ? "sled_full" : "quarry_empty"),
  load: (table, _, seat) => (table.sleds[seat] === 0 ? "sled_empty" : "no_space"),
  sail: () => "no_ship",
  play: (table, _, seat) => (table.cards[seat].some((card) => kindOf(card) === "blue") ? "no_use" : "no_card"),
};
