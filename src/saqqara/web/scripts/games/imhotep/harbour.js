// The harbour: a berth for each ship of the round, with its stones and its free spaces.
import { drawing } from "../../drawings/drawing.js";
import { berthArt, SHIPS, shipArt, spaceShare } from "../../drawings/ship.js";
import { slabIcon } from "../../drawings/stone.js";
import { range } from "../../drawings/svg.js";
import { h, hiddenWords } from "../../ui/dom.js";
import { numberOf, ownId, part } from "../../ui/memo.js";
import { tabStop } from "../../ui/roving.js";
import { say } from "../../ui/words.js";
import { colourWord, letterOf } from "./called.js";
import { ghostOf } from "./ghost.js";

/** The harbour with its four berths. */
export const harbour = (view) =>
  h(
    "section",
    { class: "harbour", "aria-labelledby": ownId("harbour-title"), "data-rove": "harbour" },
    h("h3", { id: ownId("harbour-title"), class: "sr" }, say("imhotep.harbour")),
    view.table.ships.map((ship, number) => berthPart(ship, SHIPS[number], view)),
  );

/** A berth, drawn anew when something of it has changed. */
function berthPart(ship, letter, view) {
  const { mode, ship: chosen, can } = view.stage;
  const stops = [can.loads.values().next().value, waitingShips(view.table)[0]];
  const shown = [ship, mode, chosen, can.sails.has(letter), freeSpaces(letter, view), stops, numberOf(view.figures), guestOf(letter, view)];
  return part(`berth-${letter}`, shown, () => (ship.site ? leftBerth(ship, letter) : berth(ship, letter, view)));
}

/** What the move that is shown does with a ship: the space that it loads, 0 where the ship sails; null where it is another. */
function guestOf(letter, { scene }) {
  const { ship, space } = ghostOf(scene);
  return ship === letter ? { space: space ?? 0, seat: scene.seat } : null;
}

/** @param {Position} table */
const waitingShips = (table) => [...SHIPS].filter((_, number) => table.ships[number]?.site === null);

const leftBerth = (ship, letter) =>
  h(
    "div",
    { class: "berth is-empty", "data-at": `berth-${letter}` },
    h("div", { class: "hold" }, drawing(berthArt(ship.spaces))),
    h("p", { class: "caption" }, h("b", { class: "letter" }, letterOf(letter)), say(`imhotep.lies_at.${ship.site}`)),
  );

function berth(ship, letter, view) {
  const { stage } = view;
  const missing = missingStones(ship, view.figures);
  const isSelected = stage.mode === "sail" && stage.ship === letter;
  const isMeant = stage.mode === "load" && stage.ship === letter;
  const state = isSelected ? "is-selected" : missing ? "is-waiting" : "is-sailable";
  const isTarget = stage.mode === "sail" && stage.ship === null && stage.can.sails.has(letter);
  return h(
    "div",
    {
      class: `berth ${state}${isTarget ? " is-target" : ""}${isMeant ? " is-meant" : ""}${guestOf(letter, view) ? " is-advised" : ""}`,
      "data-at": `berth-${letter}`,
      "data-spaces": ship.spaces,
    },
    h("div", { class: "hold" }, shipButton(ship, letter, { missing, isSelected, view }), spaces(ship, letter, view)),
    caption(ship, letter, missing, view.figures),
  );
}

/** How many stones a ship lacks to sail. */
/** @param {Figures} figures */
export const missingStones = (ship, figures) =>
  Math.max(0, figures["ships.minimum_load"][ship.spaces - 1] - aboard(ship));

const aboard = (ship) => ship.cargo.filter((seat) => seat !== null).length;

const freeSpaces = (letter, { stage }) =>
  [...stage.can.loads].filter((space) => space[0] === letter).map((space) => Number(space[1]));

function shipButton(ship, letter, { missing, isSelected, view }) {
  const { stage, table } = view;
  const targets = stage.mode === "load" ? freeSpaces(letter, view).map((space) => space - 1) : [];
  const canPress = stage.mode === "load" ? false : stage.can.sails.has(letter) || targets.length > 0;
  const canLoad = stage.mode === null && freeSpaces(letter, view).length > 0;
  return h(
    "button",
    {
      class: "ship",
      type: "button",
      "data-pick": `ship ${letter}`,
      "data-rove-item": letter,
      "data-rove-kind": "ships",
      tabindex: tabStop(view.scene.gaze, "ships", letter, waitingShips(table)),
      "aria-pressed": String(isSelected),
      "aria-disabled": canPress || canLoad ? null : "true",
    },
    hiddenWords(shipWords(ship, letter, missing)),
    drawing(shipArt({ ...ship, letter, isReady: !missing, targets, guest: guestOf(letter, view) })),
  );
}

/** A ship with its load read from the bow, and whether it may sail. */
const shipWords = (ship, letter, missing) =>
  say("imhotep.ship_state", {
    ship: letterOf(letter),
    spaces: ship.spaces,
    cargo: ship.cargo.map((seat) => (seat === null ? say("imhotep.free") : colourWord(seat))),
    missing,
  });

// --- spaces ---

/** The free spaces as targets; on a phone all spaces of the ship in a row, wide enough for a thumb. */
function spaces(ship, letter, view) {
  const { stage } = view;
  if (stage.mode !== null && stage.mode !== "load") return null;
  const free = freeSpaces(letter, view);
  if (!free.length) return null;
  return h(
    "div",
    { class: stage.mode === "load" ? "spaces is-lit" : "spaces" },
    range(ship.spaces, (number) => ship.spaces - number).map((space) =>
      free.includes(space) ? freeSpace(ship, letter, space, view) : takenSpace(ship.cargo[space - 1], space),
    ),
  );
}

function freeSpace(ship, letter, space, { scene, stage }) {
  const place = `${letter}${space}`;
  return h(
    "button",
    {
      class: guestOf(letter, { scene })?.space === space ? "space is-advised" : "space",
      type: "button",
      "data-pick": `move load ${place}`,
      "data-key": `space-${place}`,
      "data-rove-item": place,
      "data-rove-kind": "spaces",
      tabindex: tabStop(scene.gaze, "spaces", place, [...stage.can.loads]),
      style: `--x: ${spaceShare(ship.spaces, space - 1)}`,
    },
    hiddenWords(say("imhotep.load_at", { ship: letterOf(letter), space })),
    h("span", { "aria-hidden": "true" }, String(space)),
  );
}

const takenSpace = (seat, space) =>
  h(
    "span",
    { class: "taken-space", "data-key": `taken-${space}`, "aria-hidden": "true" },
    seat === null ? null : drawing(slabIcon(seat, 22)),
  );

// --- the caption ---

/** @param {Figures} figures */
function caption(ship, letter, missing, figures) {
  const least = figures["ships.minimum_load"][ship.spaces - 1];
  return h(
    "p",
    { class: "caption", "aria-hidden": "true" },
    h("b", { class: "letter" }, letterOf(letter)),
    h(
      "span",
      { class: "pips" },
      range(least, (pip) => h("i", { class: pip < aboard(ship) ? "on" : "" })),
    ),
    h("span", { class: "state" }, missing ? say("imhotep.needs", { count: missing }) : say("imhotep.may_sail")),
  );
}
