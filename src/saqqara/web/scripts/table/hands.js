// Whose hand it was: moves that a bot made for a player are told as the bot's.

/** What happened, with the bots that stood in: the first that a seat did is told as its bot's; the rest is told after it. */
/** @param {{ events: GameEvent[], by_bot?: Wire.StoodInFor[], by_clock?: number[] }} told @param {Pick<Face, "isDealt">} face @returns {GameEvent[]} */
export const withHands = ({ events, by_bot: bots = [], by_clock: late = [] }, face) => [
  ...bots.filter((bot) => bot.is_all).reduce((all, bot) => marked(all, bot, face), events),
  ...late.map((seat) => ({ event: "clock moved", seat })),
  ...bots.filter((bot) => !bot.is_all).map(({ seat, level }) => ({ event: "bot moved", seat, level })),
];

/** @param {GameEvent[]} events @param {Wire.StoodInFor} bot @param {Pick<Face, "isDealt">} face */
function marked(events, { seat, level }, face) {
  const at = events.findIndex((event) => event.seat === seat && !face.isDealt(event));
  return at < 0 ? events : events.with(at, { ...events[at], playedBy: level });
}
