// On a phone at most one site is open: the one that the guest has chosen, else the one that the last ship reached. It
// can be opened at any time, also when somebody else is to move.

const NARROW = matchMedia("(max-width: 899px)"); // where the styles fold sites and players
const LOW = 760; // px: on lower screens no site opens by itself, and the open one closes where a dock is to be chosen
const ASKING = { market: "market", keep: "market", pyramid: "pyramid", "pyramid by card": "pyramid", temple: "temple" };
let reached = "";
let wasSailing = false;
let open = null;

/** The site that is open: it changes with every ship that arrives, and where a question is about another site. */
export function openSite(table, isSailing) {
  const sites = table.ships.map((ship) => ship.site).filter(Boolean);
  const asking = ASKING[table.pending.step] ?? null;
  const now = [...sites, asking].join(" ");
  const fresh = asking ?? sites.find((site) => !reached.split(" ").includes(site));
  if (now !== reached && fresh && innerHeight >= LOW) open = fresh;
  if (isSailing && !wasSailing && innerHeight < LOW) open = null;
  [reached, wasSailing] = [now, isSailing];
  return open;
}

/** Whether sites and players are folded here: a closed site is a row without its picture, a player's cards a number. */
export const isFolded = () => NARROW.matches;

/** Opens and closes sites, and draws them anew where the screen was turned. */
export function furnishAccordion(_, { draw }) {
  NARROW.addEventListener("change", draw);
  document.addEventListener("click", ({ target }) => {
    const pressed = target.closest(".fold")?.closest(".site").dataset.site;
    if (!pressed) return;
    open = open === pressed ? null : pressed;
    draw();
  });
}
