// Who you are to the house: a name, kept by a cookie.
import { say } from "../ui/words.js";
import { get, patch, post } from "./api.js";
import { numberBelow } from "./random.js";

export const LONGEST_NAME = 20;

/** What is on offer here; `name` is yours, if the house knows you. */
/** @returns {Promise<Wire.HouseShown>} */
export const house = () => get("/api/house");

const GUEST = /^Guest(?: (\d{3}))?$/; // without a number: somebody who was forgotten

/** A name for whoever has not chosen one: the house keeps it in English, everybody reads it in their own language. */
export const anyName = () => `Guest ${100 + numberBelow(900)}`;

/** A name as it is read here. */
export function readName(name) {
  const guest = GUEST.exec(name);
  if (!guest) return name;
  return guest[1] ? say("person.guest", { number: guest[1] }) : say("person.a_guest");
}

/** The name that somebody has chosen, or nothing. */
export const chosenName = (name) => (name === null || GUEST.test(name) ? "" : name);

/** As the house takes it: without blanks around, not too long, never empty. */
export const tidyName = (text) => [...text.trim()].slice(0, LONGEST_NAME).join("").trim();

/** Makes you known, or gives you another name. */
export async function introduce(name, isKnown) {
  const person = isKnown ? await patch("/api/me", { name }) : await post("/api/people", { name, keep: "cookie" });
  return person.name;
}

/** The same for a house that has told whether it knows you. */
export async function becomeKnown(house, name) {
  house.name = await introduce(name, house.name !== null);
}
