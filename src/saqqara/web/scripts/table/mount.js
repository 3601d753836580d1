// A table on a page, from any source: what is known, what is drawn and what the guest does, put together. A page may hold
// several; each has its own elements, and is gone without a trace when it is unmounted.
import { faceOf, hasFace, lobbyOf, restOf } from "../games/faces.js";
import { readName } from "../net/person.js";
import { prepareElbow } from "../rules/elbow.js";
import { afterPicture, h, setText } from "../ui/dom.js";
import { prepareIcons, prepareWords } from "../ui/prepare.js";
import { freshPlace } from "../ui/memo.js";
import { isSoundOn } from "../ui/top-bar.js";
import { complain, Trouble, troubleText, whenNeeded } from "../ui/trouble.js";
import { bare, hasWords, onSpeak, say } from "../ui/words.js";
import { announce } from "./announce.js";
import { Commands } from "./commands.js";
import { beginCount, endCount } from "./counting.js";
import { shippedFigures } from "./figures.js";
import { Forecasts } from "./forecasts.js";
import { withHands } from "./hands.js";
import { later } from "./later.js";
import { Messages, logOf } from "./messages.js";
import { Motion } from "./motion.js";
import { nameOf } from "./names.js";
import { painter } from "./scheduler.js";
import { tick } from "./seats.js";
import { story } from "./sentences.js";
import { ShownSeat } from "./shown-seat.js";
import { skeleton } from "./skeleton.js";
import { emptyRoom, isAskedNow, sceneOf, viewOf, youIn } from "./state.js";

const TICK = 250;
const RETRY = 5_000;

const mounted = new Set(); // the rooms of this page
let used = null; // the one that was used last

/**
 * Puts a table into `root`. `rail`: whether log and chat stand beside it; `tools`: elements of the page that show
 * something of the table ({ game, round, hintTool, logTool, laying }); `keys`: whether it hears keys; `page`: what the
 * page itself shows of its table (table.js), null for a table among others; `begin`: what is known of the guest.
 */
/** @param {HTMLElement} root @param {TableSource} source @param {MountOptions} [options] */
export function mountTable(root, source, { rail = true, tools = {}, keys = true, page = null, begin = {} } = {}) {
  const ended = new AbortController();
  const { signal } = ended;
  /** @type {Room} */
  const room = { ...emptyRoom(source), ...elements(root, { rail, tools, page }), ...begin, signal, page };
  const { draw, answer, now: drawNow } = painter(room, { asked: askedAnew, laid });
  const forecasts = new Forecasts(room, draw);
  const lookLater = async () => new (await later(() => import("./replay.js"))).Replay(room, answer);
  const looking = whenNeeded(lookLater, room.parts.trouble);
  const shownSeat = new ShownSeat(room, () => {
    looking.now?.stop();
    looking.now?.forget();
    recall(room.shown);
  });
  const tellTrouble = (trouble) => complain(trouble, room.parts.trouble);
  const viewed = () => looking.now?.forget();
  const messages = new Messages(room, { shownSeat, heard, viewed, returned: tellAway, failed: tellTrouble });
  const motion = new Motion(room, {
    deliver: (message) => messages.hear(message),
    drawNow,
    layer: room.parts.motion,
    happened: (events) => afterPicture(() => tellEvents(events)),
  });
  const recalled = new Set(); // seats whose log tells all since the beginning
  let wasAsked = false;
  let wasOver = null;
  let hasRematch = false;
  let wished = page?.turn ?? null;
  let timer = 0;

  mounted.add(room);
  used ??= room;
  root.addEventListener("pointerdown", () => (used = room), { signal });
  const hush = onSpeak(() => {
    announce(room, ""); // it was told in another language
    answer();
  });
  enter();
  return { room, parts: room.parts, unmount };

  /** `ready` brings what draws the table, once its source has told of it. */
  async function enter(ready = bringFace) {
    try {
      messages.begin(await source.open());
      await ready(room.table);
    } catch (trouble) {
      if (signal.aborted) return; // nobody waits for it any more
      const isOfHouse = trouble instanceof Trouble; // else a module has not come: browsers ask for it once on a page
      tellNothing(isOfHouse ? trouble : new Trouble("unreachable"));
      if (trouble.error !== "no_such_table") timer = setTimeout(enter, RETRY, isOfHouse ? ready : comeAnew);
      return;
    }
    if (signal.aborted) return;
    page?.entered(room.table);
    prepareElbow(() => room.figures, root, signal);
    new Commands(room, { shownSeat, messages, looking, motion, forecasts, draw: answer, keys, hears });
    document.addEventListener("visibilitychange", tellPresence, { signal });
    timer = setInterval(() => room.clocks && tick(room, room.parts.seats), TICK);
    const listening = source.listen({
      hear: (message) => signal.aborted || motion.take(message),
      changed: (connection) => {
        room.connection = connection;
        draw();
      },
    });
    Promise.resolve(listening).catch((trouble) => signal.aborted || tellNothing(trouble)); // what is recorded may not come
  }

  function comeAnew() {
    location.reload();
    return new Promise(() => {}); // this page is over
  }

  /** What draws the game of a table. */
  async function bringFace({ game, status }) {
    const [figures, lobby, face] = await Promise.all([
      hasFace(game) ? shippedFigures(game) : null,
      status === "waiting" ? lobbyOf(game) : null,
      faceOf(game),
    ]);
    if (hasFace(game) && !figures) throw new Trouble("unreachable");
    room.furnish(); // by now the texts of tables are there
    messages.takeShipped(figures);
    Object.assign(room, { lobby, face });
    room.gaze = room.face.freshGaze();
    room.stage = { root, signal, gaze: room.gaze, sceneNow: () => sceneOf(room) };
  }

  function tellNothing(trouble) {
    if (page) page.failed(trouble);
    else setText(room.parts.laying, troubleText(trouble));
  }

  /** After the first picture: what it could do without. */
  function laid() {
    learnRest();
    looking();
    recall(room.shown);
  }

  /** A table can be played all the same without what does not come. */
  async function learnRest() {
    const bring = [restOf(room.table.game), later(() => import("./menu.js")), import("./last-move.js"), import("./stand-ins.js"), import("./deeds.js")];
    /** @type {any[]} */
    const [rest, menu, last, standIns] = await Promise.allSettled(bring);
    Object.assign(room.face, rest.value);
    if (menu.value) room.later.rest.push(menu.value.paintMenu);
    if (last.value) room.later.told.push(last.value.paintLastMove);
    if (standIns.value) room.later.told.push(standIns.value.paintStandIns);
    room.isLaid = true;
    draw();
    if (room.parts.log) import("./pointing.js").then(({ preparePointing }) => preparePointing(room), () => {});
  }

  function heard(message) {
    if (message.type === "welcome") welcomed();
    if (message.type === "said") tellNews(message.line);
    if (message.type === "view" && wished !== null) {
      const turn = wished;
      looking((look) => look.at(turn));
      wished = null;
    }
    if (message.type === "view" && message.table.outcome && wasOver === false) beginCount(room, message.table);
    const isOver = room.table.status === "over";
    if (isOver && wasOver === false) tellEnd();
    if (isOver && wasOver && room.table.rematch && !hasRematch) tellRematch();
    hasRematch = Boolean(room.table.rematch);
    wasOver = isOver;
    draw();
  }

  function welcomed() {
    tellPresence();
    recalled.clear();
    if (!room.parts.main.hidden) recall(room.shown);
  }

  /** Somebody has said something where nobody sees it. */
  /** @param {Wire.ChatLine} line */
  function tellNews({ seat, phrase, name }) {
    const { logPart, logTool } = room.parts;
    if (room.mine.includes(seat) || !logPart || logPart.offsetParent !== null) return;
    logTool?.classList.add("has-news");
    announce(room, phrase ? `${readName(name)}: ${say(`phrase.${phrase}`)}` : say("chat.news"));
  }

  /** What happened before this page was opened. */
  async function recall(seat) {
    if (room.table.status === "waiting" || recalled.has(seat)) return;
    recalled.add(seat);
    try {
      const passages = await source.story(seat);
      logOf(room, seat).begin(passages.map((passage) => ({ turn: passage.turn, events: withHands(passage, room.face) })));
      draw();
    } catch {
      recalled.delete(seat); // the log begins with what is heard from here on
    }
  }

  /** What a bot has played for seats here while nobody was. */
  /** @param {number[]} seats */
  async function tellAway(seats) {
    try {
      const { linesFor } = await later(() => import("./away.js"));
      const lines = await Promise.all(seats.map(async (seat) => linesFor(room, await source.story(seat), seat)));
      messages.takeAway(lines.flat());
      draw();
    } catch {
      // the log tells it as well
    }
  }

  /** Somebody wants to play once more. */
  async function tellRematch() {
    const { whoWants } = await later(() => import("./rematch.js"));
    const name = whoWants(room);
    if (name === null) return;
    if (!room.parts.end?.open) announce(room, say("rematch.wanted", { name })); // the sheet tells it by itself
    if (isSoundOn()) import("../ui/sounds.js").then(({ sound }) => sound("turn"));
  }

  async function tellEnd() {
    try {
      const { countUp, ready } = await later(() => import("./end.js"));
      const dialog = await ready(room);
      await motion.rest();
      await countUp(room, answer);
      if (!dialog.open && !signal.aborted) dialog.showModal();
    } finally {
      endCount(room); // also where what tells the end has not come
    }
  }

  /** Another question is on screen: forecasts are no longer so, and whoever is asked may hear it. */
  function askedAnew() {
    forecasts.forget();
    const isAsked = isAskedNow(room);
    if (isAsked) forecasts.of(room.face.wanted(sceneOf(room)));
    if (isAsked && !wasAsked && isSoundOn()) import("../ui/sounds.js").then(({ sound }) => sound("turn"));
    wasAsked = isAsked;
  }

  /** For those who do not see the table: what happened, in sentences. */
  /** @param {GameEvent[]} events */
  function tellEvents(events) {
    const seen = withHands({ events, by_bot: viewOf(room)?.by_bot }, room.face);
    const words = story(seen, (seat) => nameOf(room.table.seats[seat]), room.face.sentences, youIn(room));
    if (events.some(({ event }) => event === "game ends")) announce(room, say("prompt.over"));
    else if (words) announce(room, bare(words));
  }

  function tellPresence() {
    source.mention({ type: "presence", state: document.hidden ? "away" : "here" });
  }

  /** Whether a key is meant for this table: it has the focus, or was used last. */
  function hears(target) {
    if (root.contains(target)) used = room;
    return used === room && (root.contains(target) || ![...mounted].some((one) => one.root.contains(target)));
  }

  function unmount() {
    ended.abort();
    clearTimeout(timer);
    hush();
    source.close();
    mounted.delete(room);
    if (used === room) [used = null] = mounted;
    for (const element of room.added) element.remove();
  }
}

/** The elements of a table, and what makes more of them. Of several tables on a page, later ones mark their ids. */
function elements(root, { rail, tools, page }) {
  const own = ownIds();
  const parts = { ...tools };
  const added = [];
  const make = (tag, id, attributes = {}, ...children) =>
    (parts[camel(id)] = h(tag, { id: own(id), ...attributes }, ...children));
  const furnish = () => {
    prepareIcons(root);
    if (hasWords("board.laying")) prepareWords(root); // else the texts of tables are still on their way
  };
  const add = (...children) => {
    const fresh = children.filter(Boolean);
    added.push(...fresh);
    root.append(...fresh);
    furnish();
    return fresh[0];
  };
  add(...skeleton(make, own, { isPage: page !== null, rail }));
  return { root, parts, own, make, add, added, furnish, place: freshPlace(own) };
}

let count = 0;

function ownIds() {
  if (!document.getElementById("main")) return (id) => id;
  count += 1;
  const mark = `t${count}-`;
  return (id) => mark + id;
}

const camel = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
