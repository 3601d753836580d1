// A move that is shown but not played, such as one that is advised: what of the table it concerns.

const SITE_OF = { card: "market", pair: "market", keep: "market", pyramid: "pyramid" };

/** The ship with its space, the site that it goes to or that the move is about, the card and the pyramid. */
/** @param {ImhotepScene} scene */
export function ghostOf({ ghost }) {
  const [verb, what = "", where = null] = ghost?.split(" ") ?? [];
  const isLoad = verb === "load";
  return {
    verb,
    ship: isLoad ? what[0] : verb === "sail" ? what : null,
    space: isLoad ? Number(what.slice(1)) : null,
    site: verb === "sail" ? where : (SITE_OF[verb] ?? null),
    card: verb === "card" ? Number(what) : null,
    pyramid: verb === "pyramid" ? what : null,
    played: verb === "play" ? what : null,
  };
}

/** Whether a button of the bar plays the move that is shown, or leads to it. */
/** @param {ImhotepScene} scene */
export const leadsToGhost = ({ ghost }, pick) =>
  Boolean(ghost) && (pick === `move ${ghost}` || pick === `action ${ghost.split(" ")[0]}`);
