// What is chosen in the form, as the wire wants it: for playing here, for inviting friends, for watching bots.
import { offerIn } from "../../games/offers.js";
import { freshEntropy } from "../../net/random.js";
import { placesIn, USUAL_BOT } from "./seats.js";

const PEOPLE = ["me", "here", "open"];
const isBot = ({ who }) => !PEOPLE.includes(who);
const isYou = ({ who }) => who === "me";
const isFriend = ({ who }) => who === "open";
const isSeated = (places) => places.some(isYou);

/** The body of POST /api/tables; `action` is "play", "invite" or "watch". */
export function newTable(form, action) {
  const fields = form.elements;
  const places = SITTING[action](placesIn(form.querySelector("#places")));
  return {
    game: fields.game.value,
    seats: places.map(onTheWire),
    ...offerIn(form).options(form),
    edition: fields.edition.length > 1 ? fields.edition.value : null,
    clock: clockIn(fields),
    at_zero: fields.at_zero.value,
    stand_in_after: fields.stands_in.checked ? seconds(fields.stand_in_time, fields.stand_in_unit) : null,
    stand_in: fields.stand_in.value,
    chat: fields.chat.value === "usual" ? places.some(isFriend) && !fields.listed.checked : fields.chat.value === "on",
    listed: fields.listed.checked,
    hints: fields.hints.checked,
    ...(fields.rated.closest("[hidden]") ? {} : { rated: fields.rated.checked }),
    entropy: freshEntropy(),
  };
}

/** What an invitation would change about the seats: null, or whether you have chosen one. */
export function inviteFrees(form) {
  const places = placesIn(form.querySelector("#places"));
  return isSeated(places) && places.some(isFriend) ? null : { seated: isSeated(places) };
}

const SITTING = {
  play: (places) => places,
  /** Who has no seat gets the first; where no friend has one, every other is theirs. */
  invite: (places) => {
    const seated = isSeated(places) ? places : [{ who: "me" }, ...places.slice(1)];
    return seated.some(isFriend) ? seated : seated.map((place) => (isYou(place) ? place : { who: "open" }));
  },
  /** Bots play; where none was chosen, one like the first that was. */
  watch: (places) => {
    const usual = places.find(isBot)?.who ?? USUAL_BOT;
    return places.map((place) => ({ who: isBot(place) ? place.who : usual }));
  },
};

function onTheWire(place) {
  if (place.who === "open") return { who: "open" };
  return isBot(place) ? { who: "bot", level: place.who } : { who: "me", name: place.name ?? null };
}

function clockIn(fields) {
  if (fields.clock.value === "per_move")
    return { kind: "per_move", seconds: seconds(fields.move_time, fields.move_unit) };
  if (fields.clock.value === "per_player")
    return {
      kind: "per_player",
      seconds: seconds(fields.player_time, fields.player_unit),
      increment: within(fields.increment),
    };
  return null;
}

const seconds = (count, unit) => within(count) * Number(unit.value);

/** A whole number that the field allows. */
export function within(field) {
  const wished = Math.round(field.valueAsNumber || 0);
  return Math.min(Number(field.max), Math.max(Number(field.min), wished));
}
