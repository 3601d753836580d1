// What this page knows of its table, and questions about it. Nothing here draws or sends.

/** A page that has heard nothing yet. */
/** @param {TableSource} source @returns {Omit<Room, keyof Elements | "signal" | "page">} */
export const emptyRoom = (source) => ({
  source, // of what is heard, and where everything is said and asked
  house: { name: null, levels: [] }, // HouseShown
  table: null, // TableShown
  mine: [], // seats of this browser
  views: new Map(), // seat, or null for a spectator -> view
  logs: new Map(), // one for each view: at a shared screen nobody reads what another saw
  shown: null, // the seat whose view is on screen
  stirred: new Set(), // seats that something was told of: they have moved
  firstAsked: new Map(), // seat -> the turn at which it was asked for the first time
  lastMover: null, // of this browser's seats, the one that moved last
  said: [],
  muted: new Set(),
  phrases: new Map(), // seat -> what it has just said
  connection: "connecting",
  isPaused: false,
  clocks: null, // { left: [ms or null], at: when that was so }
  later: { told: [], rest: [] }, // what draws that has come after the first picture, by its step
  face: null, // of the game: what it draws, and what presses and keys mean to it
  lobby: null, // what draws a table that waits for players, and tells them of the game
  gaze: {}, // where the guest looks: what outlasts a question; the face makes it
  stage: null, // where a face does what is no drawing: { root, signal, gaze, sceneNow }
  picks: {}, // what is chosen but not played; the face makes them
  asked: "", // the question that the picks belong to
  foreseen: new Map(), // move -> what it would bring
  ghost: null, // a move that is shown where it would happen, and its question
  advised: null, // the question and the level that the last hint was for
  pickedTold: "", // what was said of the picks to those who do not see them
  notice: null, // says what is told for a moment
  away: null, // lines about what a bot has played for seats here, until they are read
  ranking: [], // the sources of points as the end tells them
  sourceName: String, // what it calls them
  counting: null, // how far the count at the end is, while it is told
  before: null, // the position before, while what happened still moves on screen
  unsure: null, // a final move that waits to be confirmed, and its question
  hintFor: "", // the question that the hint is open for
  isSending: false,
  isReplaying: false, // whether the bar of the slider is open
  isLaid: false, // whether the first picture is there, and what follows it has come
  look: null, // the table as it stood: { turn, turns, table, move }
  shipped: null, // figures that come with Saqqara
  figures: null, // those of this table
  invitation: null, // the secret that this guest came with
  seatWished: null, // where a guest without a name would like to sit
  verdict: null, // of verify.js
});

/** The question on screen, whichever seat and turn it is for. */
/** @param {Room} room */
export function questionOf(room) {
  const view = viewOf(room);
  return view ? `${view.seat}/${view.turn}/${view.ask}/${room.look?.turn ?? ""}` : "";
}

/** The move of something that belongs to the question on screen; null where that is another by now. */
/** @param {Room} room @param {{ move: string, question: string } | null} about */
const moveNow = (room, about) => (about?.question === questionOf(room) ? about.move : null);

/** The final move that waits to be confirmed, if there is one. */
/** @param {Room} room */
export const unsureMove = (room) => moveNow(room, room.unsure);

/** The view on screen, if there is one. */
/** @param {Room} room @returns {Wire.View | null} */
export const viewOf = (room) => room.views.get(room.shown) ?? null;

/** The seat that sentences call “you”: that of whoever reads them; at a screen that several share, nobody's. */
/** @param {Room} room @returns {SeatOrNone} */
export const youIn = ({ mine, shown }) => (mine.length === 1 && mine.includes(shown) ? shown : null);

/** The table on screen: as it stood, or as it stands. */
/** @param {Room} room @returns {Position | null} */
export const tableOnScreen = (room) => room.look?.table ?? viewOf(room)?.table ?? null;

/** What a face draws from: nothing else, so that the same scene gives the same picture. */
/** @param {Room} room @returns {Scene} */
export function sceneOf(room) {
  const isAsked = isAskedNow(room);
  return {
    position: tableOnScreen(room),
    told: room.before ?? tableOnScreen(room), // whose points and round are told: the one before while something still moves
    seat: room.shown, // null for a spectator
    seats: room.table.seats,
    status: room.table.status,
    isShown: Boolean(room.table.is_shown),
    legal: isAsked ? viewOf(room).legal : NONE,
    isAsked,
    isPast: Boolean(room.look),
    isSending: room.isSending,
    picks: room.picks,
    gaze: room.gaze,
    figures: room.figures,
    foreseen: room.foreseen,
    ghost: isAsked ? (unsureMove(room) ?? moveNow(room, room.ghost)) : null,
    counting: room.counting,
  };
}

/** The same at the position whose points and round are told. */
/** @param {Room} room @returns {Scene} */
export function toldScene(room) {
  const scene = sceneOf(room);
  return { ...scene, position: scene.told };
}

/** @type {string[]} */
const NONE = [];

/** Whether a view is for this browser. */
/** @param {Room} room @param {SeatOrNone} seat */
export const isMyView = (room, seat) => (room.mine.length ? room.mine.includes(seat) : seat === null);

/** The seats that owe a move, as everybody may know. */
/** @param {Room} room */
export function owing(room) {
  const table = (viewOf(room) ?? room.views.values().next().value)?.table;
  return table && room.table.status === "playing" ? room.face.owing(table) : [];
}

/** Why a table cannot be forked as it stands on screen, or null: it can be where a player is to move. */
/** @param {Room} room */
export function whyNoFork(room) {
  const table = tableOnScreen(room);
  if (!table || table.outcome) return "over";
  return room.face.mayFork(table) ? null : "drawing";
}

/** Whether a bot plays the seat now. */
/** @param {SeatHere} seat */
export const isBotPlayed = (seat) => seat.who === "bot" || Boolean(seat.stands_in);

/** Whether a view asks for a move that a person here has to make. */
/** @param {Room} room @param {Wire.View | null} view */
const isAsked = (room, view) =>
  view !== null && view.seat !== null && view.ask !== null && !isBotPlayed(room.table.seats[view.seat]);

/** Whether the view on screen asks for one, and is not hidden by one of the past. */
/** @param {Room} room */
export const isAskedNow = (room) => !room.look && isAsked(room, viewOf(room));

/** The seats of this browser that owe a move. */
/** @param {Room} room */
export const owedHere = (room) => room.mine.filter((seat) => isAsked(room, room.views.get(seat) ?? null));

/** Whether a seat's view shows, or asks for, what the others at this screen may not see. */
/** @param {Room} room @param {SeatOrNone} seat */
export const isPrivate = (room, seat) => room.table.status === "playing" && room.face.isPrivate(tableOf(room, seat));

/** Whether a seat looks at something that was hidden until now. */
/** @param {Room} room @param {SeatOrNone} seat */
export const showsHidden = (room, seat) => room.face.showsHidden(tableOf(room, seat));

/** The table as a seat sees it; null as long as its view has not come. */
/** @param {Room} room @param {SeatOrNone} seat */
const tableOf = (room, seat) => room.views.get(seat)?.table ?? null;

/** The seat that a guest who may sit down is offered before the match, or null. */
/** @param {Room} room */
export function seatOffered(room) {
  const { table, mine } = room;
  if (mine.length || table.status !== "waiting" || !canSit(room)) return null;
  return table.seats.find((seat) => seat.who === "open")?.seat ?? null;
}

/** Whether this guest may sit down. */
/** @param {Pick<Room, "table" | "invitation">} room */
export const canSit = ({ table, invitation }) =>
  Boolean(table.listed || invitation || table.invite || table.is_yours) && table.status !== "over";
