// Where there is no room, as on a phone, sites fold and at most one is open: the one that the guest has chosen, else the
// one that the last ship reached. It can be opened at any time, also when somebody else is to move.
import { afterPicture } from "../../ui/dom.js";
import { WIDTHS } from "../../ui/styles.js";
import { openDocks, stage } from "./picks.js";

const low = () => matchMedia("(height < 760px)"); // here no site opens by itself, and the open one closes where a dock is to be chosen
const ASKING = { market: "market", keep: "market", pyramid: "pyramid", "pyramid by card": "pyramid", temple: "temple" };

/**
 * Where the guest looks: the site that is `open`, whether sites open by themselves, what it was opened for, whether sites and players are folded (a closed
 * site is a row without its picture, a player's cards a number), and the item of each group that the Tab key reaches.
 */
export const freshGaze = () => ({ open: null, opens: true, reached: "", wasTight: false, isFolded: false, stops: new Map(), isDue: false });

/** The open site changes with every ship that arrives, and where a question is about another site. */
/** @param {ImhotepScene} scene */
export function follow(scene) {
  const table = scene.position;
  if (!table) return;
  const { gaze } = scene;
  const isLow = low().matches;
  const sites = table.ships.map((ship) => ship.site).filter(Boolean);
  const asking = ASKING[table.pending.step] ?? null;
  const reached = [...sites, asking].join(" ");
  const fresh = asking ?? sites.find((site) => !gaze.reached.split(" ").includes(site));
  if (reached !== gaze.reached && fresh && !isLow && gaze.opens) gaze.open = fresh;
  const isTight = isLow && openDocks(stage(scene)).length > 0;
  if (isTight && !gaze.wasTight) gaze.open = null;
  Object.assign(gaze, { reached, wasTight: isTight });
}

/** Whether a table of that width has no room for open sites. */
const folds = (width) => width < WIDTHS.bar || (width < WIDTHS.tablet && low().matches);

/** Folds sites by the width of the table, which the styles learn by a class, and opens and closes them. */
export function prepareAccordion({ root, signal, gaze }, { draw }) {
  const fold = () => {
    gaze.isFolded = folds(root.clientWidth);
    const { classList } = root.querySelector(".table");
    classList.toggle("is-folded", gaze.isFolded);
    classList.toggle("is-low", gaze.isFolded && low().matches);
  };
  const turn = () => {
    const was = gaze.isFolded;
    fold();
    if (was !== gaze.isFolded) draw();
  };
  gaze.opens = !root.closest(".puzzle-board"); // there the question stands below, in sight
  fold();
  const watching = new ResizeObserver(turn);
  watching.observe(root);
  signal.addEventListener("abort", () => watching.disconnect());
  low().addEventListener("change", () => (turn(), draw()), { signal });
  const press = ({ target }) => {
    const pressed = target.closest(".fold")?.closest(".site").dataset.site;
    if (!pressed) return;
    gaze.open = gaze.open === pressed ? null : pressed;
    draw();
    afterPicture(() => root.querySelector(".site.is-open")?.scrollIntoView({ block: "nearest" }));
  };
  root.addEventListener("click", press, { signal });
}
