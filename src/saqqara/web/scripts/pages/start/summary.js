// What will be played, in a sentence or two.
import { offerIn } from "../../games/offers.js";
import { say } from "../../ui/words.js";
import { placesIn } from "./seats.js";

/** "Imhotep, three players". */
export const heading = (form) =>
  say("start.heading", { game: say(`game.${form.elements.game.value}`), count: Number(form.elements.count.value) });

/** Who sits there, and what is not as usual. */
export function summary(form) {
  const seated = say("start.company", { names: company(placesIn(form.querySelector("#places"))) });
  return [seated, ...offerIn(form).sentences(form)].join(" ");
}

/** In the order of their seats; friends are told together. */
function company(places) {
  const friends = places.filter(({ who }) => who === "open");
  const named = places.filter((place) => place.who !== "open" || place === friends[0]);
  return named.map((place) => called(place, friends.length));
}

function called({ who, name }, friends) {
  if (who === "me") return say("start.you");
  if (who === "open") return say("start.friends", { count: friends });
  return who === "here" ? name : say("yours.bot", { level: say(`level.${who}`) });
}
