// What seats and ships are called.
import { COLOURS } from "../../drawings/stone.js";
import { nameHere, nameOf } from "../../table/names.js";
import { say } from "../../ui/words.js";

/** The colour of a seat's stones. */
export const colourWord = (seat) => say(`colour.${COLOURS[seat]}`);

/** What a seat is called in a sentence. */
/** @param {ImhotepScene} scene */
export const nameAt = (scene, seat) => nameOf(scene.seats[seat]);

/** What a seat is called where its name stands alone. */
/** @param {ImhotepScene} scene */
export const headingOf = (scene, seat) => nameHere(scene.seats[seat]);

/** A ship by its letter. */
export const letterOf = (ship) => ship.toUpperCase();

const COUNTS = { 2: "two", 3: "three", 4: "four" };

/** A row of printed figures that depends on the number of players. */
/** @param {Figures} figures */
export const figuresFor = (seats, key, figures) => figures[`${key}${COUNTS[seats]}`];
