// The one place on a page that tells what went wrong.
import { told } from "./api.js";
import { $ } from "./dom.js";

/** Tells it, or with null that all is well again. */
export function complain(trouble, line = $("#trouble")) {
  line.hidden = trouble === null;
  line.textContent = trouble === null ? "" : told(trouble);
  if (trouble !== null) line.scrollIntoView({ block: "nearest" });
}
