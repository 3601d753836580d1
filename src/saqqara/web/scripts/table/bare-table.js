// A table that nobody sits at: of a record, or of a puzzle. Its seats are called by the colours of their stones.
import { COLOURS } from "../drawings/stone.js";
import { say } from "../ui/words.js";

/** The colour of a seat, as a name. */
export function colourName(seat) {
  const colour = say(`colour.${COLOURS[seat]}`);
  return colour.charAt(0).toUpperCase() + colour.slice(1);
}

/** @returns {any[]} */
export const bareSeats = (count) => Array.from({ length: count }, (_, seat) => ({ seat, who: "person", name: colourName(seat) }));

/** What all such tables tell; the rest is given. */
/** @returns {any} */
export const bareTable = (known) => ({
  is_shown: true,
  edition: "",
  options: {},
  chat: false,
  listed: false,
  hints: false,
  commitment: "",
  entropy: [],
  created: 0,
  asks_back: null,
  asks_end: null,
  agreed: {},
  spectators: 0,
  rematch: null,
  played: [],
  clock: null,
  ...known,
});

/** A bot keeps the name of its level. */
const levelName = ({ who, level }) => (who === "bot" ? say(`level.${level}`) : null);

/** The same table where one seat is played here, and nobody else plays. */
export const playedHere = (table, seat) => ({
  ...table,
  status: "playing",
  seed: null,
  outcome: null,
  seats: table.seats.map((one) => ({ ...one, who: "person", stands_in: false, hints: 0, name: one.name || levelName(one), is_yours: one.seat === seat })),
});
