// The action bar: the four actions of a turn, or the answers to the question that has come up.
import { drawing } from "../../drawings/drawing.js";
import { emblem } from "../../drawings/emblem.js";
import { icon } from "../../drawings/icons.js";
import { SHIPS } from "../../drawings/ship.js";
import { cubeIcon } from "../../drawings/stone.js";
import { nameHere } from "../../table/names.js";
import { h } from "../../ui/dom.js";
import { shortcutOf } from "../../ui/keymap.js";
import { say } from "../../ui/words.js";
import { colourWord } from "./called.js";
import { effectOf, token } from "./card.js";
import { gainCoin } from "./forecast.js";
import { leadsToGhost } from "./ghost.js";
import { KEYMAP } from "./keymap.js";
import { isPossible, stage, stonesToTake } from "./picks.js";
import { bonusWords } from "./pyramid.js";
import { whyNot } from "./why-not.js";

/** What the seat on screen may do. */
/** @param {ImhotepScene} scene */
export function actions(scene) {
  const now = stage(scene);
  const view = { scene, table: scene.position, figures: scene.figures, seat: scene.seat, stage: now };
  if (now.can.moves.has("pass")) return bar("imhotep.choose_action", [passButton(scene)]);
  if (now.step === "action" && now.mode === "play")
    return bar(
      "imhotep.choose_card",
      now.can.plays.map((card, number) => playButton(card, number, view)),
    );
  if (now.step === "action")
    return bar(
      "imhotep.choose_action",
      ACTIONS.map((action) => actionButton(action, view)),
    );
  return bar("imhotep.choose_answer", answers(view));
}

const bar = (label, buttons) =>
  h("div", { class: "buttons", role: "group", "aria-label": say(label), "data-count": buttons.length }, buttons);

/**
 * One button: `pick` is what it does, `name` its words and `short` those of a phone, `note` what follows, or why it
 * cannot be.
 */
/** @param {ImhotepScene} scene @param {any} _ */
function button(
  scene,
  { pick, key, picture, name, short = name, note, coin, isChosen = null, isPossible: can = true, cls = "" },
) {
  return h(
    "button",
    {
      class: `action ${cls}${leadsToGhost(scene, pick) ? " is-advised" : ""}`,
      type: "button",
      "data-pick": pick,
      "data-key": pick,
      "aria-pressed": isChosen === null ? null : String(isChosen),
      "aria-disabled": can && !scene.isSending ? null : "true",
      "aria-keyshortcuts": key,
    },
    picture,
    h("span", { class: "a-name a-long" }, name),
    h("span", { class: "a-name a-short", "aria-hidden": "true" }, short),
    note ? h("span", { class: "a-note" }, note) : null,
    coin,
    h("kbd", { "aria-hidden": "true" }, key),
  );
}

// --- the four actions ---

const ACTIONS = ["take", "load", "sail", "play"];
const ICONS = { take: "take", load: "load", sail: "sail", play: "card" };

function actionButton(action, view) {
  const { scene, stage: now } = view;
  const can = isPossible(now.can, action);
  return button(scene, {
    pick: `action ${action}`,
    key: shortcutOf(KEYMAP, action),
    picture: pictureOf(action, now.can.plays),
    ...wordsOf(action, view),
    note: can ? notes(action, view) : whyNot(action, view),
    isChosen: now.mode === action,
    isPossible: can,
  });
}

const pictureOf = (action, plays) =>
  action === "play" && plays.length === 1 ? token(plays[0]) : drawing(icon(ICONS[action], 24));

function wordsOf(action, { table, figures, seat, stage: now }) {
  const count = stonesToTake(table, figures, seat);
  if (action === "take" && count)
    return { name: say("imhotep.take", { count }), short: say("imhotep.take_short", { count }) };
  if (action === "play" && now.can.plays.length === 1) {
    const card = say(`imhotep.card.${now.can.plays[0]}`);
    return { name: say("imhotep.move.play", { card }), short: card };
  }
  return { name: say(`imhotep.action.${action}`), short: say(`imhotep.short.${action}`) };
}

function notes(action, { table, figures, seat, stage: now }) {
  const docks = new Set([...now.can.sails.values()].flat()).size;
  if (action === "take") return say("imhotep.note.take", { count: figures["sled.spaces"] - table.sleds[seat] });
  if (action === "load") return say("imhotep.note.load", { count: now.can.loads.size });
  if (action === "sail") return say("imhotep.note.sail", { ships: now.can.sails.size, docks });
  if (now.can.plays.length === 1) return effectOf(now.can.plays[0], figures);
  return say("imhotep.note.play", { count: now.can.plays.length });
}

/** @param {ImhotepScene} scene */
const passButton = (scene) =>
  button(scene, {
    pick: "action pass",
    key: "P",
    picture: drawing(icon("next", 24)),
    name: say("imhotep.pass"),
    note: say("imhotep.note.pass"),
    cls: "is-primary",
  });

const playButton = (card, number, { scene, figures }) =>
  button(scene, {
    pick: `move play ${card}`,
    key: String(number + 1),
    picture: token(card),
    name: say(`imhotep.card.${card}`),
    note: effectOf(card, figures),
  });

// --- answers to questions ---

function answers(view) {
  const { can, mode } = view.stage;
  const skip = can.moves.has("skip") ? [plain(view, "skip", "0", icon("close", 22), say("imhotep.answer.skip"))] : [];
  if (mode === "load") return [hint(view, "load"), ...skip];
  if (mode === "sail") return [hint(view, "sail")];
  if (mode === "order") return can.unloads.map((space) => unloadAnswer(view, space));
  if (can.keeps.length) return can.keeps.map((number) => keepAnswer(view, number));
  if (can.pyramids.length) return can.pyramids.map((name, number) => pyramidAnswer(view, name, number));
  if (can.moves.has("decline")) return marketAnswers(view);
  return [...rewards(view), ...skip];
}

/** Where the answer is given on the board, the bar says so and rests. */
const hint = ({ scene, stage: now }, action) =>
  h(
    "p",
    { class: "action is-hint" },
    drawing(icon(ICONS[action], 24)),
    h(
      "span",
      { class: "a-name" },
      say(`imhotep.hint.${action}`, { count: action === "load" ? now.can.loads.size : now.can.sails.size }),
    ),
    scene.isSending ? null : h("span", { class: "a-note" }, say(`imhotep.hint_keys.${action}`)),
  );

const plain = ({ scene }, move, key, picture, name, note) =>
  button(scene, { pick: `move ${move}`, key, picture: drawing(picture), name, note });

function unloadAnswer({ scene, table, seat }, space) {
  const ship = table.ships[SHIPS.indexOf(table.pending.ship)];
  const owner = ship.cargo[space - 1];
  const move = `unload ${space}`;
  return button(scene, {
    pick: `move ${move}`,
    key: String(space),
    picture: drawing(cubeIcon(owner, 13)),
    name: say("imhotep.answer.unload", { name: nameHere(scene.seats[owner]) }),
    note: say("imhotep.note.unload", { colour: colourWord(owner), space }),
    coin: gainCoin(scene.foreseen?.get(move), seat),
  });
}

const keepAnswer = ({ scene, table, figures, seat }, number) =>
  cardAnswer(scene, `keep ${number}`, String(number), table.pending.pair[number - 1], figures, seat);

/** @param {ImhotepScene} scene @param {Figures} figures */
function cardAnswer(scene, move, key, card, figures, seat) {
  return button(scene, {
    pick: `move ${move}`,
    key,
    picture: token(card),
    name: say(`imhotep.card.${card}`),
    note: effectOf(card, figures),
    coin: gainCoin(scene.foreseen?.get(move), seat),
  });
}

function marketAnswers(view) {
  const { scene, table, figures, seat, stage: now } = view;
  const spaces = table.market.face_up.length;
  return [
    ...now.can.cards.map((number) =>
      cardAnswer(scene, `card ${number}`, String(number), table.market.face_up[number - 1], figures, seat),
    ),
    now.can.moves.has("pair")
      ? plain(view, "pair", String(spaces + 1), icon("eye", 24), say("imhotep.answer.pair"), pairNote(table))
      : null,
    plain(view, "decline", "0", icon("close", 22), say("imhotep.answer.decline")),
  ].filter(Boolean);
}

/** @param {Position} table */
const pairNote = (table) => say("imhotep.note.pair", { count: table.market.face_down });

const pyramidAnswer = ({ scene, table, figures, seat }, name, number) =>
  button(scene, {
    pick: `move pyramid ${name}`,
    key: String(number + 1),
    picture: drawing(emblem("pyramid", 28)),
    name: say("imhotep.move.pyramid", { pyramid: name }),
    short: say(`imhotep.pyramid.${name}`),
    note: pyramidNote(figures, name, table.pyramid[name].length),
    coin: gainCoin(scene.foreseen?.get(`pyramid ${name}`), seat),
  });

/** What the next field of a small pyramid brings besides points. */
/** @param {Figures} figures */
function pyramidNote(figures, name, built) {
  const value = figures[`pyramid.${name}`][built];
  return typeof value === "string" ? bonusWords(value, figures) : null;
}

/** Bonuses and the rewards of the temple. */
function rewards(view) {
  const { figures, stage: now } = view;
  const offers = {
    accept: () => plain(view, "accept", "1", ...bonus(view)),
    point: () =>
      plain(view, "point", "1", icon("plus", 24), say("points.count", { count: figures["temple.choice_points"] })),
    stones: () => plain(view, "stones", "2", icon("take", 24), takeWords(view, figures["temple.choice_stones"])),
  };
  return Object.keys(offers)
    .filter((move) => now.can.moves.has(move))
    .map((move) => offers[move]());
}

const bonus = (view) =>
  view.stage.step === "bonus card"
    ? [icon("card", 24), say("imhotep.answer.draw")]
    : [icon("take", 24), takeWords(view, view.figures["stones.take"])];

const takeWords = ({ table, figures, seat }, most) =>
  say("imhotep.take", { count: stonesToTake(table, figures, seat, most) });
