// The machine of picks: the legal moves sorted by what they are made with, and the picks of a move that is not
// complete.

/** Nothing is picked yet. `trail` holds the picks before each pick, `refused` the action that was pressed in vain. */
export const freshPicks = () => ({ action: null, ship: null, refused: null, trail: [] });

const sorted = new WeakMap(); // list of legal moves -> choices

/** The legal moves of the seat on screen; none while it is not asked. */
/** @param {ImhotepScene} scene */
function choices({ legal }) {
  if (!sorted.has(legal)) sorted.set(legal, sort(legal));
  return sorted.get(legal);
}

function sort(legal) {
  const of = (verb) => legal.filter((move) => move.startsWith(`${verb} `)).map((move) => move.slice(verb.length + 1));
  const sails = new Map();
  for (const course of of("sail")) {
    const [ship, site] = course.split(" ");
    sails.set(ship, [...(sails.get(ship) ?? []), site]);
  }
  return {
    moves: new Set(legal),
    loads: new Set(of("load")),
    sails, // ship -> sites
    plays: of("play"),
    cards: of("card").map(Number),
    keeps: of("keep").map(Number),
    unloads: of("unload").map(Number),
    pyramids: of("pyramid"),
  };
}

/**
 * What is being picked: `mode` is "load", "sail", "play" or "order", or null where all is open; `ship` is the one that
 * shall sail, or the one whose spaces the keys mean.
 */
/** @param {ImhotepScene} scene */
export function stage(scene) {
  const can = choices(scene);
  const step = scene.position.pending.step;
  const mode = step === "action" ? modeOf(can, scene.picks.action) : impliedMode(can);
  const ship = scene.picks.ship ?? (mode === "sail" && can.sails.size === 1 ? [...can.sails.keys()][0] : null);
  return { can, step, mode, ship };
}

const modeOf = (can, action) => (isPossible(can, action) ? action : null);

/** Inside a card or a bonus there is only one thing to do. */
function impliedMode(can) {
  if (can.loads.size) return "load";
  if (can.sails.size) return "sail";
  return can.unloads.length ? "order" : null;
}

/** Whether an action has a legal move. */
export function isPossible(can, action) {
  if (action === "load") return can.loads.size > 0;
  if (action === "sail") return can.sails.size > 0;
  if (action === "play") return can.plays.length > 0;
  return can.moves.has(action);
}

/** As many as sled and quarry allow. */
/** @param {Position} table @param {Figures} figures */
export const stonesToTake = (table, figures, seat, most = figures["stones.take"]) =>
  Math.min(most, figures["sled.spaces"] - table.sleds[seat], table.quarries[seat]);

/** The docks that the ship to sail may go to. */
export const openDocks = ({ can, mode, ship }) => (mode === "sail" ? (can.sails.get(ship) ?? []) : []);

/** The moves whose forecasts the picture would show now. */
/** @param {ImhotepScene} scene */
export function wanted(scene) {
  const now = stage(scene);
  if (now.mode === "sail") return openDocks(now).map((site) => `sail ${now.ship} ${site}`);
  return now.mode === null && now.step !== "action" ? [...now.can.moves] : [];
}

// --- picking ---

/** Somebody pressed something. Picks change only what is on this screen; the last one plays the move. */
/** @param {ImhotepScene} scene @param {Hands} hands */
export function press(scene, pick, hands) {
  const [what, ...rest] = pick.split(" ");
  PRESSED[what]?.(scene, rest.join(" "), hands);
}

const PRESSED = {
  move: (scene, move, hands) => choices(scene).moves.has(move) && hands.play(move),
  action: pressAction,
  ship: pressShip,
  dock: (scene, site, hands) => PRESSED.move(scene, `sail ${stage(scene).ship} ${site}`, hands),
};

/** @param {ImhotepScene} scene @param {Hands} hands */
function pressAction(scene, action, hands) {
  const { can, step, mode } = stage(scene);
  if (step !== "action") return;
  const isOnlyCard = action === "play" && can.plays.length === 1;
  if (!isPossible(can, action)) change(scene, hands, { action: null, ship: null, refused: action });
  else if (action === "take" || action === "pass") hands.play(action);
  else if (isOnlyCard) hands.play(`play ${can.plays[0]}`);
  else if (mode === action) change(scene, hands, freshPicks());
  else change(scene, hands, { action, ship: null });
}

/** A ready ship means to sail it, unless one is being loaded; the same ship once more takes that back. */
/** @param {ImhotepScene} scene @param {Hands} hands */
function pressShip(scene, letter, hands) {
  const { can, step, mode, ship } = stage(scene);
  const hasSpace = [...can.loads].some((space) => space[0] === letter);
  if (mode !== "load" && can.sails.has(letter)) {
    if (ship !== letter) change(scene, hands, { action: "sail", ship: letter });
    else if (step === "action") change(scene, hands, freshPicks());
  } else if (hasSpace) change(scene, hands, { action: "load", ship: letter });
}

/** @param {ImhotepScene} scene @param {Hands} hands */
function change(scene, hands, picked) {
  const { action, ship, trail } = scene.picks;
  Object.assign(scene.picks, { refused: null, trail: [...trail, { action, ship }] }, picked);
  hands.foresee(wanted(scene));
  hands.draw();
}

/** Whether something is picked that can be taken back. */
/** @param {ImhotepScene} scene */
export const hasPicks = ({ picks }) => picks.action !== null || picks.ship !== null;

/** Takes the last pick back; true when there was one. */
/** @param {ImhotepScene} scene */
export function back(scene) {
  const { action, ship, trail } = scene.picks;
  if (!hasPicks(scene)) return false;
  const before = trail.findLastIndex((one) => one.action !== action || one.ship !== ship);
  Object.assign(scene.picks, trail[before] ?? freshPicks(), {
    refused: null,
    trail: trail.slice(0, Math.max(0, before)),
  });
  return true;
}
