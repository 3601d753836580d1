// What will be played, in a sentence or two.
import { say } from "../../ui/words.js";
import { placesIn } from "./seats.js";
import { sidesIn } from "./sides.js";

/** "Imhotep, three players". */
export const heading = (form) =>
  say("start.heading", { game: say(`game.${form.elements.game.value}`), count: Number(form.elements.count.value) });

/** Who sits there, and what is not as usual. */
export function summary(form) {
  const { game, wrath } = form.elements;
  const sentences = [say("start.company", { names: company(placesIn(form.querySelector("#places"))) })];
  if (game.value === "imhotep") {
    sentences.push(say("start.with_sides", { sides: [...sidesIn(form)].join("\u00a0") }));
    if (wrath.checked) sentences.push(say("start.with_wrath"));
  }
  return sentences.join(" ");
}

/** In the order of their seats; friends are told together. */
function company(places) {
  const friends = places.filter(({ who }) => who === "open");
  const told = places.filter((place) => place.who !== "open" || place === friends[0]);
  return told.map((place) => called(place, friends.length));
}

function called({ who, name }, friends) {
  if (who === "me") return say("start.you");
  if (who === "open") return say("start.friends", { count: friends });
  return who === "here" ? name : say("start.bot", { level: say(`level.${who}`) });
}
