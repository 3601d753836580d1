// Ships, docks and spaces are one stop of the Tab key each; arrows move between them.

/** The tabindex of an item of a group: the one that had the focus last, else the first. */
export const tabStop = ({ stops }, group, item, items) => (item === stopOf(stops, group, items) ? "0" : "-1");

const stopOf = (stops, group, items) => (items.includes(stops.get(group)) ? stops.get(group) : items[0]);

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus inside its group; true when there was somewhere to go. */
/** @param {ImhotepScene} scene */
export function rove({ gaze }, event) {
  const step = STEPS[event.key];
  const group = document.activeElement?.closest("[data-rove]");
  if (!step || !group || !document.activeElement.hasAttribute("data-rove-item")) return false;
  const items = [...group.querySelectorAll("[data-rove-item]")].filter((item) => item.offsetParent !== null);
  const kin = items.filter((item) => kindOf(item) === kindOf(document.activeElement));
  const goal = kin[(kin.indexOf(document.activeElement) + step + kin.length) % kin.length];
  if (document.activeElement.hasAttribute("tabindex")) document.activeElement.tabIndex = -1;
  if (goal.hasAttribute("tabindex")) goal.tabIndex = 0;
  gaze.stops.set(kindOf(goal), goal.getAttribute("data-rove-item"));
  goal.focus();
  return true;
}

/** Items of one group: those that are pressed for the same thing. */
const kindOf = (item) => ROVES[item.className.split(" ")[0]] ?? item.className.split(" ")[0];
const ROVES = { landing: "docks", ship: "ships", space: "spaces" };
