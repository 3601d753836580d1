// Which puzzles are looked for, and which comes next. What was chosen last is kept as long as the tab is open.
import { readQuery, withQuery } from "../../ui/query.js";
import { keptInTab } from "../../ui/storage.js";
import { isSolved } from "./progress.js";

const KEY = "puzzles-wanted";

/** @param {string} address @returns {PuzzleWish} */
export const wishIn = (address) => readQuery(address, ["game", "theme", "level"]);

/** @param {PuzzleWish} wish */
export const addressFor = (wish) => withQuery("/puzzles", { ...wish });

/** @param {PuzzleWish} wish */
export const keepWish = (wish) => keptInTab.keep(KEY, addressFor(wish));

/** @returns {PuzzleWish} */
const keptWish = () => wishIn((keptInTab.read(KEY) ?? "").split("?")[1] ?? "");

/** @param {PuzzleWish} wish */
export const suits = ({ theme, level }) => (puzzle) => (!theme || puzzle.theme === theme) && (!level || puzzle.level === level);

/** The next that is not solved yet: after this one, of those that were looked for, else of all; null where all are solved. */
/** @param {Wire.PuzzlesShown} list @param {string} id @param {PuzzleProgress} progress @param {PuzzleWish} [wish] */
export function nextAfter({ puzzles }, id, { solved }, wish = keptWish()) {
  const at = puzzles.findIndex((one) => one.id === id);
  const inOrder = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))];
  const open = inOrder.filter((one) => !isSolved(solved[one.id]) && solved[one.id] !== "shown");
  return (open.find((one) => one.game === (wish.game || one.game) && suits(wish)(one)) ?? open[0])?.id ?? null;
}
