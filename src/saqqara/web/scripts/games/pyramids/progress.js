// How far the game is: the round, and the expedition card of the round.
import { h } from "../../ui/dom.js";
import { part } from "../../ui/memo.js";
import { say } from "../../ui/words.js";

/** @param {PyramidsScene} scene */
export function progress(scene) {
  const table = scene.position;
  if (!table) return null;
  const { figures } = scene;
  return [
    counter("round", table.round, figures?.["rounds.count"]),
    table.expeditions.length ? counter("card", table.expeditions.length, figures?.["rounds.expeditions"]) : null,
  ];
}

const RULES = { round: "game-end", card: "expedition" };

/** A counter; pressing it tells its rule. */
function counter(kind, now, all = now) {
  return part(`counter-${kind}`, [now, all], () => drawnCounter(kind, now, all));
}

function drawnCounter(kind, now, all) {
  const pip = (_, number) => h("i", { class: number + 1 < now ? "done" : number + 1 === now ? "now" : "" });
  return h(
    "button",
    {
      class: `rounds of-${kind}`,
      type: "button",
      "data-rule": RULES[kind],
      title: say(`pyramids.progress_${kind}`, { now, all }),
    },
    h("span", { class: "r-text" }, say(`pyramids.counter_${kind}`), " ", h("b", {}, String(now)), h("i", {}, `/${all}`)),
    h("span", { class: "r-pips" }, Array.from({ length: all }, pip)),
  );
}
