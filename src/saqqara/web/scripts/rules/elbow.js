// Rules at your elbow: whatever carries data-rule="<topic>" opens a small panel about it when it is pressed, beside it
// on a desk and from below on a phone. Escape, the cross and a press beside the panel close it; the focus goes back.
// The panel and its texts are fetched when somebody asks for the first time.
import { style } from "../ui/styles.js";
import { learnTopics } from "../ui/words.js";

/** Listens on the page, or on a table; `getFigures` gives the printed figures of the table there, or null. */
/** @param {() => Figures | null} [getFigures] @param {ParentNode} [root] @param {AbortSignal} [signal] */
export function prepareElbow(getFigures = () => null, root = document, signal = undefined) {
  const open = ({ target }) => {
    const asked = target.closest?.("[data-rule]");
    if (asked) openTopic(asked.dataset.rule, { figures: getFigures(), beside: asked });
  };
  root.addEventListener("click", open, { signal });
  signal?.addEventListener("abort", () => document.querySelector(".elbow[open]")?.remove());
}

/** Shows the panel of a topic. */
export async function openTopic(id, circumstances = {}) {
  const [{ showPanel }] = await Promise.all([import("./panel.js"), style("rules"), learnTopics()]);
  await showPanel(id, circumstances);
}
