// What went wrong, and the one place on a page that tells it.
import { $ } from "./dom.js";
import { say } from "./words.js";

/** What the house refused, or could not do. */
export class Trouble extends Error {
  constructor(error, message = "", recordFault = null) {
    super(message);
    this.error = error; // one word of the wire, or "unreachable"
    this.recordFault = recordFault; // what is wrong with a record, in a word, where that is known
  }
}

/** What people are told of it. */
export function troubleText(trouble) {
  if (!(trouble instanceof Trouble)) return String(trouble?.message ?? trouble);
  return say(`trouble.${trouble.error}`, { message: trouble.message });
}

/** Tells it, or with null that all is well again. */
export function complain(trouble, line = $("#trouble")) {
  line.hidden = trouble === null;
  line.textContent = trouble === null ? "" : troubleText(trouble);
  if (trouble !== null) line.scrollIntoView({ block: "nearest" });
}

/** What comes when it is needed first: called with an action, it does that then; `now` is there as soon as it has come. */
/** @template T @param {() => Promise<T>} load @param {HTMLElement} [line] @returns {Needed<T>} */
export function whenNeeded(load, line) {
  let coming = null;
  /** @type {any} */
  const use = async (action) => {
    coming ??= load();
    try {
      use.now = await coming;
    } catch {
      coming = null;
      if (action) complain(new Trouble("unreachable"), line);
      return;
    }
    action?.(use.now);
  };
  return use;
}
