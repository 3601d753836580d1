// The ways to the main pages: in the bar, and in its menu where the bar is narrow. The texts are those of the area `doors`.
import { $, h } from "./dom.js";
import { prepareWords } from "./prepare.js";
import { narrower, WIDTHS } from "./styles.js";

/** Address and words, in the order in which they stand. */
const DOORS = [
  ["/", "door.play"],
  ["/learn", "door.learn"],
  ["/puzzles", "door.puzzles"],
  ["/challenges", "door.challenge"],
  ["/games", "door.games"],
];

/** Puts them after the brand; `here` is the address of the page that they stand on. Called after prepareChrome. */
/** @param {any} header @param {string} here */
export function prepareDoors(header, here) {
  const doors = h(
    "nav",
    { class: "doors", "data-say-label": "door.pages" },
    DOORS.map(([address, words]) => h("a", { href: address, "aria-current": address === here ? "page" : null, "data-say": words })),
  );
  const narrow = narrower(WIDTHS.tablet);
  const place = () => (narrow.matches ? $("#chrome-menu", header)?.prepend(doors) : $(".brand", header).after(doors));
  narrow.addEventListener("change", place);
  place();
  prepareWords(doors.parentElement);
}
