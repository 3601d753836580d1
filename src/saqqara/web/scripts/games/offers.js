// What the start page offers: of each game its picture, and what can be chosen in it.
import { offer as imhotep } from "./imhotep/offer.js";
import { offer as pyramids } from "./pyramids/offer.js";

// What an offer need not bring along.
const USUAL = {
  furnish: () => {}, // makes what can be chosen, once
  draw: () => {}, // shows what is chosen
  laid: () => [], // shows what was agreed
  press: () => false, // chooses by a press; whether it did
  options: () => ({}), // what is chosen, as the wire wants it
  sentences: () => [], // and in words
};

/** @type {Record<string, Offer>} */
export const OFFERS = { imhotep: { ...USUAL, ...imhotep }, pyramids: { ...USUAL, ...pyramids } };

/** What is offered of the game that is chosen in a form. */
export const offerIn = (form) => OFFERS[form.elements.game.value];
