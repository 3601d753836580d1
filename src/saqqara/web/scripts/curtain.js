// A curtain between people who share a screen: nothing of the next player's cards is drawn before that player says so.
import { $ } from "./dom.js";
import { say } from "./words.js";

const dialog = $("#curtain");
let raised = null;

dialog.addEventListener("cancel", (event) => event.preventDefault());
$("#raise").addEventListener("click", () => {
  dialog.close();
  const then = raised;
  raised = null;
  then?.();
});

/** Lets the curtain fall; `then` runs once the player has raised it. */
export function letFall(name, then) {
  raised = then;
  $("#curtain-title").textContent = say("curtain.pass", { name });
  $("#raise").textContent = say("curtain.raise", { name });
  if (!dialog.open) dialog.showModal();
}

/** Nobody is asked any more. */
export function liftAway() {
  raised = null;
  if (dialog.open) dialog.close();
}
