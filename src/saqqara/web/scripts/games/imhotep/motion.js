// What happened, as motion: ships sail, stones leave them one by one from the bow, cards and coins go where they
// belong. Each kind of event looks at the table before the new picture is drawn, and again after it.
import { drawing } from "../../drawings/drawing.js";
import { spaceShare } from "../../drawings/ship.js";
import { cubeIcon } from "../../drawings/stone.js";
import { h } from "../../ui/dom.js";
import { signed } from "../../ui/words.js";
import { token } from "./card.js";
import { copyOf, Film, find, findAll, onStage, rectOf, UNSEEN } from "./film.js";

export const SOUNDS = { "stones taken": "wood", "stone loaded": "stone", "ship sailed": "sail", points: "coin" };

const SAIL = 600;
const STEP = 180; // a stone's flight
const NEXT = 120; // between two stones that are unloaded
const TAKE = 60; // between two stones that are taken
const LOAD = 240;
const TICK = 240;
const ROUND = 700; // the temple's coins

/** Looks at what is on screen now; the function that it returns is called when the new picture stands. */
/** @param {any} _ @param {GameEvent[]} events */
export const motion = ({ root }, events) => onStage(root, () => filmOf(root, events));

/** @param {GameEvent[]} events */
function filmOf(root, events) {
  const acts = events
    .filter(({ event }) => ACTS[event])
    .map((event) => ({ event, seen: ACTS[event.event].look?.(event) }));
  if (!acts.length) return null;
  const market = acts.some(({ event }) => event.event === "card dealt") ? STALLS.map((part) => copyOf(partOf("market", part))) : null;
  const standings = new Map([...sitesOf(events)].map((site) => [site, STANDING.map((part) => copyOf(partOf(site, part)))]));
  const shoot = (layer) => {
    const film = new Film(layer);
    const story = { ship: null, stone: null, placed: null, isRoundOver: false, ships: [], lands: new Map(), dealt: null };
    for (const { event, seen } of acts) ACTS[event.event].play(film, event, seen, story);
    for (const [site, until] of story.lands) showLater(film, site, standings.get(site), until);
    if (story.dealt) for (const [number, part] of STALLS.entries()) film.keep(partOf("market", part), market[number], story.dealt, MOVED);
    return film.play();
  };
  return (layer) => onStage(root, () => shoot(layer));
}

// --- what follows from stones appears with the last of them ---

const STANDING = [".standing", ".mini"];
const MOVED = 40; // px that the deck gives way to the discard pile
const STALLS = [".cards", ".decks", ".mini"]; // the market of the round before lies there until the next is dealt
const PLAIN = { fill: "transparent", stroke: "var(--line-2)", strokeWidth: "1px" };
/** @param {GameEvent[]} events */
const sitesOf = (events) => new Set(events.filter(({ event }) => event === "stone placed").map(({ site }) => site));
const partOf = (site, part) => find(`[data-site="${site}"] ${part}`);

/** The standing of a site, its next field and the arrow there. */
function showLater(film, site, standing, until) {
  for (const [number, part] of STANDING.entries()) film.keep(partOf(site, part), standing[number], until);
  for (const next of findAll(`[data-site="${site}"] .site-art .field.next`))
    film.change(next, [PLAIN, PLAIN], 0, until);
  film.change(partOf(site, ".site-art .arrow"), UNSEEN, 0, until);
}

const cube = (seat) => drawing(cubeIcon(seat, 15));
const coin = (points) => h("span", { class: "flying-coin" }, signed(points));

/** Where a stone is placed: its place, or the row of a site that is closed. */
const placeOf = (key, site) => rectOf(key) ?? rectOf(`art-${site}`) ?? rectOf(`row-${site}`);

const ACTS = {
  "stones taken": {
    look: ({ seat }) => ({ quarry: rectOf(`quarry-${seat}`), had: stonesOnSled(seat) }),
    play(film, { seat, count }, { quarry, had }) {
      for (let stone = 1; stone <= count; stone += 1) {
        const key = `sled-${seat}-${had + stone}`;
        const leave = film.clock + TAKE * (stone - 1);
        film.fly(cube(seat), { from: small(quarry), to: rectOf(key), begin: leave, leave, land: leave + STEP });
        film.hide(key, leave + STEP);
      }
      film.clock += TAKE * count + STEP;
    },
  },

  "stone loaded": {
    look: ({ seat }) => rectOf(`sled-${seat}-${stonesOnSled(seat)}`) ?? rectOf(`sled-${seat}`),
    play(film, { seat, ship, space }, from) {
      const key = `space-${ship}${space}`;
      film.fly(cube(seat), { from, to: rectOf(key), begin: film.clock, leave: film.clock, land: film.clock + LOAD });
      film.hide(key, film.clock + LOAD);
      film.clock += LOAD;
    },
  },

  "ship sailed": {
    look: ({ ship }) => ({
      ...copyOf(find(`[data-at="berth-${ship}"] .ship-art`)),
      spaces: spacesOf(ship),
    }),
    play(film, { ship, site }, { copy, rect, spaces }, story) {
      const docked = find(`[data-at="docked-${ship}"] .ship-art`);
      const goal = docked?.getBoundingClientRect() ?? moored(rectOf(`dock-${site}`), spaces);
      if (!copy || !goal) return;
      const land = film.clock + SAIL;
      const to = { ...box(goal), width: (goal.height * rect.width) / rect.height };
      film.fly(copy, { from: rect, to, begin: film.clock, leave: film.clock, land, isLow: true });
      film.hide(`docked-${ship}`, land);
      if (!docked) story.ships.push({ copy: unloaded(copy), rect: to, begin: land });
      story.ship = { ship, goal, spaces, waits: land };
      film.clock = land;
    },
  },

  "stone unloaded": {
    look: ({ ship, space }) => ({ space: rectOf(`space-${ship}${space}`), spaces: spacesOf(ship) }),
    play(_, { ship, space, seat }, { space: rect, spaces }, story) {
      const at = story.ship?.ship === ship ? aboard(story.ship.goal, spaces, space) : rect;
      story.stone = { seat, rect: at, waits: story.ship?.waits ?? 0 };
    },
  },

  "stone placed": {
    look: ({ seat }) => rectOf(`quarry-${seat}`),
    play(film, event, quarry, story) {
      const { seat, site } = event;
      const from = story.stone ?? { rect: small(quarry), waits: film.clock };
      const key = keyOf(event);
      const to = placeOf(key, site);
      const land = film.clock + STEP;
      film.fly(cube(seat), { from: from.rect, to: small(to), begin: from.waits, leave: film.clock, land });
      for (const part of [key, `coin-${key}`, `joint-${key}`]) film.hide(part, land);
      story.lands.set(site, land);
      Object.assign(story, { stone: null, placed: { seat, rect: to, land } });
      film.clock += NEXT;
    },
  },

  "stone returned": {
    play(film, { seat }, _, story) {
      if (!story.stone) return;
      const { rect, waits } = story.stone;
      const land = film.clock + STEP;
      film.fly(cube(seat), { from: rect, to: small(rectOf(`quarry-${seat}`)), begin: waits, leave: film.clock, land });
      story.stone = null;
      film.clock += NEXT;
    },
  },

  "tower built": {
    play: (film, { place }, _, story) => film.hide(`tower-${place}`, story.placed?.land ?? film.clock),
  },

  "card taken": {
    look: ({ space }) => copyOf(find(`[data-at="market-${space}"]`)),
    play(film, { seat, card }, seen) {
      if (seen) flyCard(film, seen.copy, seen.rect, seat);
      else flyCard(film, token(card), cardSized(rectOf("row-market")), seat);
    },
  },
  "card kept": {
    look: () => rectOf("market-pair") ?? rectOf("deck"),
    play: (film, { seat, card }, from) => flyCard(film, token(card), cardSized(from), seat),
  },
  "card drawn": {
    look: () => rectOf("deck"),
    play: (film, { seat, card }, from) => flyCard(film, token(card), cardSized(from), seat),
  },
  "blue card played": {
    look: ({ seat }) => rectOf(`cards-${seat}`),
    play(film, { card }, from) {
      const leave = film.clock;
      film.fly(token(card), {
        from: cardSized(from),
        to: cardSized(rectOf("discard") ?? rectOf("deck")),
        begin: leave,
        leave,
        land: leave + TICK,
      });
    },
  },
  "card dealt": {
    play(film, { space }, _, story) {
      story.dealt ??= film.clock;
      const deck = rectOf("deck");
      const card = find(`[data-at="market-${space}"]`);
      const rect = card?.getBoundingClientRect();
      if (!deck || !rect?.width) return;
      const from = `translate(${deck.left - rect.left}px, ${deck.top - rect.top}px) scale(.5)`;
      const begin = film.clock + TAKE * space;
      film.change(
        card,
        [
          { opacity: 0, transform: from },
          { opacity: 1, transform: "none" },
        ],
        begin,
        begin + TICK,
      );
    },
  },

  points: {
    play(film, { seat, points, source }, _, story) {
      const goal = rectOf(`points-${seat}`);
      const isTemple = source === "temple";
      const place = isTemple ? placeOf("art-temple", "temple") : story.placed?.seat === seat ? story.placed.rect : null;
      const begin = isTemple ? film.clock : (story.placed?.land ?? film.clock);
      const land = begin + (isTemple ? ROUND : TICK * 2);
      const from = place && centre(place);
      if (from && goal) film.fly(coin(points), { from, to: centre(goal), begin, leave: begin, land });
      film.change(find(`[data-at="points-${seat}"]`), PULSE, land, land + TICK);
    },
  },

  "round ends": {
    look: () => findAll(".docked .ship-art").map(copyOf),
    play(film, _, ships, story) {
      Object.assign(story, { isRoundOver: true, ships: [...ships, ...story.ships] });
      film.clock += NEXT;
    },
  },

  "ships arrive": {
    play(film, _, __, story) {
      const begin = film.clock + (story.isRoundOver ? ROUND - NEXT : 0);
      shipsReturn(film, story.ships, begin);
      for (const berth of findAll(".berth")) film.change(berth, ARRIVAL, begin, begin + SAIL);
      film.clock = begin + TICK;
    },
  },
  "game ends": {
    play: (film, _, __, story) => shipsReturn(film, story.ships, film.clock + ROUND - NEXT),
  },
};

const ARRIVAL = [
  { opacity: 0, transform: "translateX(-60%)" },
  { opacity: 1, transform: "none" },
];

/** The ships of the round leave their docks. */
function shipsReturn(film, ships, begin) {
  for (const { copy, rect, begin: since } of ships) {
    const to = { ...box(rect), left: rect.left - 260 };
    film.fly(copy, { from: rect, to, begin: since, leave: begin, land: begin + SAIL, isLow: true });
  }
}

/** A copy of a ship without its stones. */
function unloaded(ship) {
  const copy = ship.cloneNode(true);
  for (const stone of copy.querySelectorAll(".stone-art")) stone.remove();
  return copy;
}

const PULSE = [{ transform: "none" }, { transform: "scale(1.3)" }, { transform: "none" }];

// --- places ---

const box = ({ left, top, width, height }) => ({ left, top, width, height });

/** A stone's size in the middle of something larger, or at its beginning. */
function small(rect) {
  if (!rect) return null;
  const size = Math.min(rect.width, 26);
  return {
    left: rect.left + (rect.width - size) / 2,
    top: rect.top + (rect.height - size) / 2,
    width: size,
    height: size,
  };
}

const centre = (rect) => ({
  left: rect.left + rect.width / 2 - 16,
  top: rect.top + rect.height / 2 - 12,
  width: 32,
  height: 24,
});

const cardSized = (rect) => (rect ? { left: rect.left, top: rect.top, width: 30, height: 24 } : null);

/** How many stones lie on a sled that is on screen. */
const stonesOnSled = (seat) => findAll(`[data-at="sled-${seat}"] [data-at^="sled-${seat}-"]`).length;

/** How many spaces a ship on screen has. */
function spacesOf(ship) {
  const drawn = find(`[data-at="berth-${ship}"], [data-at="docked-${ship}"]`);
  return Number(drawn?.dataset.spaces ?? 4);
}

/** Where a ship lies at a dock whose picture is gone already. */
const moored = (dock, spaces) => {
  if (!dock) return null;
  const height = Math.min(dock.height, 92);
  const width = (height * (spaces * 36 + 82)) / 118;
  return { left: dock.right - width - 10, top: dock.top + (dock.height - height) / 2, width, height };
};

/** Where a stone stands on a ship at its dock. */
function aboard(goal, spaces, space) {
  const size = goal.height * 0.26;
  const x = goal.left + goal.width * spaceShare(spaces, space - 1, true);
  return { left: x - size / 2, top: goal.top + goal.height * 0.44, width: size, height: size };
}

/** The key of the place of a stone. */
function keyOf({ seat, site, place, pyramid }) {
  if (site === "obelisks") return `obelisks-${seat}-${place}`;
  return pyramid ? `${site}-${pyramid}-${place}` : `${site}-${place}`;
}

function flyCard(film, copy, from, seat) {
  const goal = rectOf(`cards-${seat}`) ?? rectOf(`sled-${seat}`);
  const land = film.clock + LOAD * 1.5;
  film.fly(copy, { from, to: cardSized(goal), begin: film.clock, leave: film.clock, land });
  film.clock += NEXT;
}
