// On a phone at most one site is open: the one that the guest has chosen, else the one that the last ship reached. It
// can be opened at any time, also when somebody else is to move.

const NARROW = matchMedia("(max-width: 899px)"); // where the styles fold sites and players
const LOW = matchMedia("(max-height: 759px)"); // here no site opens by itself, and the open one closes where a dock is to be chosen
const ASKING = { market: "market", keep: "market", pyramid: "pyramid", "pyramid by card": "pyramid", temple: "temple" };
let reached = "";
let wasTight = false;
let open = null;

/** The site that is open: it changes with every ship that arrives, and where a question is about another site. */
export function openSite(table, isSailing) {
  const sites = table.ships.map((ship) => ship.site).filter(Boolean);
  const asking = ASKING[table.pending.step] ?? null;
  const now = [...sites, asking].join(" ");
  const fresh = asking ?? sites.find((site) => !reached.split(" ").includes(site));
  if (now !== reached && fresh && !LOW.matches) open = fresh;
  const isTight = isSailing && LOW.matches;
  if (isTight && !wasTight) open = null;
  [reached, wasTight] = [now, isTight];
  return open;
}

/** Whether sites and players are folded here: a closed site is a row without its picture, a player's cards a number. */
export const isFolded = () => NARROW.matches;

/** Opens and closes sites, and draws them anew where the screen was turned. */
export function furnishAccordion(_, { draw }) {
  for (const size of [NARROW, LOW]) size.addEventListener("change", draw);
  document.addEventListener("click", ({ target }) => {
    const pressed = target.closest(".fold")?.closest(".site").dataset.site;
    if (!pressed) return;
    open = open === pressed ? null : pressed;
    draw();
  });
}
