// Clocks: told by the house with every view, counted down here in between.
import { isBotPlayed, owing } from "./state.js";

/** What a seat has left now, in ms; null without a clock. */
/** @param {Room} room */
export function timeLeft(room, seat) {
  const left = room.clocks?.left[seat];
  if (left === null || left === undefined) return null;
  return runs(room, seat) ? Math.max(0, left - (performance.now() - room.clocks.at)) : left;
}

/** A clock runs while its seat owes a move, unless a bot plays it. */
/** @param {Room} room */
export const runs = (room, seat) => owing(room).includes(seat) && !isBotPlayed(room.table.seats[seat]);

/** Minutes and seconds; hours and days only where there are any. */
export function clockText(ms) {
  const seconds = Math.ceil(ms / 1000);
  const two = (number) => String(number).padStart(2, "0");
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  const clock = `${two(minutes)}:${two(seconds % 60)}`;
  if (days) return `${days}d ${two(hours)}:${two(minutes)}`;
  return hours ? `${hours}:${clock}` : clock;
}

/** Time that has passed: whole seconds, as in 4:05. */
export const spanText = (ms) => clockText(Math.floor(ms / 1000) * 1000).replace(/^0(?=\d:)/, "");

/** What an `aria`-minded reader needs: the same as a duration, as in PT1M5S. */
export const clockStamp = (ms) => `PT${Math.ceil(ms / 1000)}S`;
