// On a phone at most one site is open: the one that the guest has chosen, else the one that the last ship reached. It
// can be opened at any time, also when somebody else is to move.

const LOW = 760; // px: on lower screens no site opens by itself
const ASKING = { market: "market", keep: "market", pyramid: "pyramid", "pyramid by card": "pyramid", temple: "temple" };
let reached = "";
let open = null;

/** The site that is open: it changes with every ship that arrives, and where a question is about another site. */
export function openSite(table) {
  const sites = table.ships.map((ship) => ship.site).filter(Boolean);
  const asking = ASKING[table.pending.step] ?? null;
  const now = [...sites, asking].join(" ");
  const fresh = asking ?? sites.find((site) => !reached.split(" ").includes(site));
  if (now !== reached && fresh && innerHeight >= LOW) open = fresh;
  reached = now;
  return open;
}

document.addEventListener("click", (event) => {
  const pressed = event.target.closest(".fold")?.closest(".site");
  if (!pressed) return;
  open = open === pressed.dataset.site ? null : pressed.dataset.site;
  for (const site of document.querySelectorAll(".site")) unfold(site, site.dataset.site === open);
});

function unfold(site, isOpen) {
  site.classList.toggle("is-open", isOpen);
  site.querySelector(".fold").setAttribute("aria-expanded", String(isOpen));
}
