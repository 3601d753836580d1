// Phrases that are said by their codes, so that all read them in their own language.
import { h } from "../ui/dom.js";
import { say } from "../ui/words.js";

// As the server knows them: PHRASES in wire/fields.py.
export const PHRASES = ["hello", "good_luck", "well_played", "thanks", "your_turn", "one_moment", "oops", "good_game"];

/** A button for each. */
export const phraseButtons = () =>
  PHRASES.map((code) =>
    h("button", { class: "phrase", type: "button", "data-do": "phrase", "data-phrase": code, "data-key": code }, say(`phrase.${code}`)),
  );
