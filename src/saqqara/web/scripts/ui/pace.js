// How things move, and whether final moves are confirmed, as the guest of this browser has chosen.
import { kept } from "./storage.js";

/** Things move at their own speed, twice as fast, or not at all. */
export const PACES = ["calm", "brisk", "off"];

const RATES = { calm: 1, brisk: 2 };

export const paceNow = () => (PACES.includes(kept.read("pace")) ? kept.read("pace") : PACES[0]);

/** How many times as fast as usual things move. */
export const rateNow = () => RATES[paceNow()] ?? 1;

/** Styles know it by the document (theme.js tells it before the first picture). */
export function choosePace(pace) {
  kept.keep("pace", pace);
  document.documentElement.dataset.pace = pace;
}

/** Whether a final move needs a second press. */
export const asksFirst = () => kept.read("confirm") === "on";
export const chooseAsksFirst = (isOn) => kept.keep("confirm", isOn ? "on" : "off");
