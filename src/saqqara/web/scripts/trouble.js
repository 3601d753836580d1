// The one place on a page that tells what went wrong.
import { told, Trouble } from "./api.js";
import { $ } from "./dom.js";

/** Tells it, or with null that all is well again. */
export function complain(trouble, line = $("#trouble")) {
  line.hidden = trouble === null;
  line.textContent = trouble === null ? "" : told(trouble);
  if (trouble !== null) line.scrollIntoView({ block: "nearest" });
}

/** What comes when it is needed first: called with a deed, it does that then; `now` is there as soon as it has come. */
export function whenNeeded(load, line) {
  let coming = null;
  const use = async (deed) => {
    coming ??= load();
    try {
      use.now = await coming;
    } catch {
      coming = null;
      if (deed) complain(new Trouble("unreachable"), line);
      return;
    }
    deed?.(use.now);
  };
  return use;
}
