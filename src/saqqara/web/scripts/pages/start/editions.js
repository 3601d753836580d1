// The choice among the editions of a game, in forms.
import { editionName } from "../../table/facts.js";
import { h, setText } from "../../ui/dom.js";

/** Fills the choice among the editions of a game. */
export function offerEditions(select, editions, game) {
  const offered = [...select.options].map((option) => option.value);
  if (offered.join() !== editions.join())
    select.replaceChildren(...editions.map((name) => h("option", { value: name })));
  for (const option of select.options) setText(option, editionName(option.value, game));
}
