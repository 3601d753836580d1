// The guided first game: a table against the Apprentice at which a coach speaks up (pages/guide).
import { post } from "../../net/api.js";
import { anyName, becomeKnown, house } from "../../net/person.js";
import { freshEntropy } from "../../net/random.js";
import { kept } from "../../ui/storage.js";

const OPPONENT = "apprentice";

/** Opens the table and goes there. */
/** @param {string} game */
export async function beginFirstGame(game) {
  const known = await house();
  if (known.name === null) await becomeKnown(known, anyName());
  const seats = [{ who: "me", name: null }, { who: "bot", level: OPPONENT }];
  const { id } = await post("/api/tables", { game, seats, entropy: freshEntropy() });
  kept.keep("guide.table", id);
  kept.forget(`guide.said.${game}`);
  kept.forget("guide.quiet"); // whoever asks for the coach wants to hear it
  location.assign(`/table/${id}`);
}
