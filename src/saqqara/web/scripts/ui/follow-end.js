// Windows that follow their end.
import { scrollToEnd } from "./dom.js";

const NEAR_END = 40;
const away = new WeakMap(); // window -> whether the guest has scrolled away from its end

/** A window follows its end, unless the guest has scrolled away from there; until its table is gone. */
export function follow(pane, signal) {
  if (!away.has(pane)) {
    away.set(pane, false);
    pane.addEventListener("scroll", () => away.set(pane, pane.scrollHeight - pane.scrollTop - pane.clientHeight > NEAR_END));
    const watch = new ResizeObserver(() => away.get(pane) || scrollToEnd(pane));
    watch.observe(pane);
    signal.addEventListener("abort", () => watch.disconnect());
  }
  if (away.get(pane)) return;
  requestAnimationFrame(() => scrollToEnd(pane)); // with the picture, which measures the page anyway
}
