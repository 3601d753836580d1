// Roving focus: of things that belong together one is a stop of the Tab key, and arrows move between them.

/** The next of some items, in a circle. */
export const nextOf = (items, current, step) => items[(items.indexOf(current) + step + items.length) % items.length];

/** The tabindex of an item of a kind: the one that had the focus last, else the first. */
export const tabStop = ({ stops }, kind, item, items) => (item === stopOf(stops, kind, items) ? "0" : "-1");

const stopOf = (stops, kind, items) => (items.includes(stops.get(kind)) ? stops.get(kind) : items[0]);

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus inside its group to the next item of the same kind; true when there was somewhere to go. */
export function rove({ gaze }, event) {
  const current = document.activeElement;
  const step = STEPS[event.key];
  const group = current?.closest("[data-rove]");
  if (!step || !group || !current.hasAttribute("data-rove-item")) return false;
  const items = [...group.querySelectorAll("[data-rove-item]")].filter((item) => item.offsetParent !== null);
  const goal = nextOf(items.filter((item) => kindOf(item) === kindOf(current)), current, step);
  if (current.hasAttribute("tabindex")) current.tabIndex = -1;
  if (goal.hasAttribute("tabindex")) goal.tabIndex = 0;
  gaze.stops.set(kindOf(goal), goal.getAttribute("data-rove-item"));
  goal.focus();
  return true;
}

const kindOf = (item) => item.dataset.roveKind ?? "";
