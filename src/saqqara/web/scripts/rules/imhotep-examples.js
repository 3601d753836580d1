// Examples of the rules of Imhotep.
import { drawing } from "../drawings/drawing.js";
import { icon } from "../drawings/icons.js";
import { shipArt } from "../drawings/ship.js";
import { cubeIcon } from "../drawings/stone.js";
import { range } from "../drawings/svg.js";
import { cardFace, kindOf, token } from "../games/imhotep/card.js";
import { chamberArt } from "../games/imhotep/chamber.js";
import { obelisksArt, towersArt } from "../games/imhotep/obelisks.js";
import { pyramidArt, SMALL_PYRAMIDS, smallPyramidArt } from "../games/imhotep/pyramid.js";
import { sledArt } from "../games/imhotep/sled.js";
import { seenFromAbove, templeArt } from "../games/imhotep/temple.js";
import { h } from "../ui/dom.js";
import { figureText } from "./box.js";

const [BLACK, WHITE, BROWN, GRAY] = [0, 1, 2, 3];
const SEATS = 4;

// --- things to draw ---

/** Ships lie on water. `cargo` is read from the bow. */
const onNile = (...ships) => h("span", { class: "example-water" }, ships);

/** @param {any[]} cargo @param {any} [more] */
const ship = (cargo, { isReady = false, size = 180, ...more } = {}) =>
  drawing(shipArt({ letter: "a", spaces: cargo.length, cargo, isReady, ...more }, { size }));

const sled = (seat, count, { figures }) => drawing(sledArt(seat, count, figures["sled.spaces"]));
const stone = (seat) => drawing(cubeIcon(seat, 14));
const then = () => drawing(icon("next", 22));

const card = (name, { figures }) =>
  h("span", { class: "card", "data-kind": kindOf(name) }, cardFace(name, figures));
const cards = (...faces) => h("span", { class: "cards" }, faces);
const takenCard = () => h("span", { class: "card is-taken" });
const coinOf = (points) => h("span", { class: "coin-mark" }, points);

/** With the value of the field that the next stone will cover. */
const pyramid = (stones, { figures }) => drawing(pyramidArt(stones, figures));
const chamber = (stones, { figures }, side = "A", columns = 5) =>
  drawing(chamberArt(stones, { side, seats: SEATS, figures, columns }));
const temple = (stones, { figures }, side = "A") =>
  drawing(templeArt(stones, { spaces: spacesOfTemple(figures), side, figures }));
const obelisks = (heights, points) => drawing(obelisksArt(heights, points));

// --- figures ---

/** @param {Figures} figures */
const spacesOfTemple = (figures) => figures["temple.spaces"][SEATS - 2];
/** @param {Figures} figures */
const minimumOfThree = (figures) => figures["ships.minimum_load"][2];

/** A ship of three spaces with so many stones, the last one of the given seat. */
const ofThree = (count, last) => range(3, (space) => (space < count - 1 ? BLACK : space === count - 1 ? last : null));

const valueOf = ({ figures }, number) => figures["pyramid.a"][number];
const shared = (prizes) => Math.floor(prizes.reduce((sum, prize) => sum + prize, 0) / prizes.length);

// --- market cards ---

/** A red card and the stone that it places. */
const placing = (name, box, site, values = {}) => ({ picture: [card(name, box), site], values });

/** A green card and the stones that it counts. */
function counting(name, box, site, count) {
  const { "cards.decoration_stones": stones, "cards.decoration_points": points } = box.figures;
  return { picture: [card(name, box), site], values: { count, earned: Math.floor(count / stones) * points } };
}

/** Many stones of all colours, as they may come. */
const mixed = (count) => range(count, (number) => [BROWN, BLACK, GRAY, WHITE, BLACK, GRAY, BROWN][number % 7]);

// --- the examples ---

const GAME = {
  "imhotep-aim": () => ({ picture: onNile(ship([BLACK, WHITE, BROWN], { isReady: true })) }),
  "imhotep-set-up": (box) => {
    const [black, white, brown, gray] = box.figures["sled.start"];
    const picture = [black, white, brown, gray].map((count, seat) => sled(seat, count, box));
    return { picture, values: { black, white, brown, gray } };
  },
  quarry: (box) => ({ picture: [stone(WHITE), drawing(icon("undo", 24)), card("statue", box)] }),
  sled: (box) => {
    const spaces = box.figures["sled.spaces"];
    const stones = Math.max(1, Math.min(3, spaces - 1));
    return { picture: sled(BROWN, stones, box), values: { stones, spaces, count: spaces - stones } };
  },
  ships: (box) => {
    const minimum = minimumOfThree(box.figures);
    const loaded = (count) => ship(ofThree(count, BROWN), { isReady: count >= minimum, size: 168 });
    return { picture: onNile(loaded(minimum - 1), loaded(minimum)), values: { minimum } };
  },
};

const ROUND = {
  round: ({ figures }) => {
    const spaces = [...figures["round_cards.four"].at(-1)].map(Number);
    return { picture: onNile(spaces.map((count) => ship(Array(count).fill(null), { size: 128 }))), values: { spaces } };
  },
  turn: () => ({ picture: ["take", "load", "sail", "card"].map((action) => drawing(icon(action, 30))) }),
  take: (box) => {
    const now = Math.min(1 + box.figures["stones.take"], box.figures["sled.spaces"]);
    return { picture: [sled(WHITE, 1, box), then(), sled(WHITE, now, box)], values: { take: now - 1, now } };
  },
  load: () => ({ picture: onNile(ship([BLACK, BROWN, null], { isReady: true })) }),
  sail: (box) => ({
    picture: [onNile(ship([GRAY, WHITE, null], { isReady: true })), pyramid([BLACK, BROWN], box)],
    values: { gray: valueOf(box, 2), white: valueOf(box, 3) },
  }),
  "play-card": (box) => ({ picture: cards(["lever", "hammer", "sail", "chisel"].map((name) => card(name, box))) }),
  "round-end": () => ({ picture: [stone(BLACK), onNile(ship([null, null], { size: 140 })), then(), stone(WHITE)] }),
};

const SITES = {
  "market-a": (box) => ({
    picture: cards(takenCard(), ["lever", "entrance", "temple-decoration"].map((name) => card(name, box))),
  }),
  "market-b": (box) => ({
    picture: cards(
      ["hammer", "statue", "sail"].map((name) => card(name, box)),
      h("span", { class: "card is-pair" }, h("b", {}, box.figures["market.face_down_b"])),
    ),
  }),
  "pyramid-a": (box) => ({
    picture: [stone(BLACK), then(), pyramid([WHITE, BLACK, BROWN, BROWN, GRAY], box)],
    values: { points: valueOf(box, 5) },
  }),
  "pyramid-b": (box) => {
    const bonus = Math.max(0, box.figures["pyramid.middle"].indexOf("stones"));
    const heaps = { left: [GRAY, WHITE], middle: [...Array(bonus).fill(BLACK), BROWN], right: [] };
    return {
      picture: SMALL_PYRAMIDS.map((name) => drawing(smallPyramidArt(name, heaps[name], box.figures))),
      values: { points: figureText(box, "pyramid.bonus_points") },
    };
  },
  "temple-a": (box) => {
    const spaces = spacesOfTemple(box.figures);
    const stones = [...[BLACK, WHITE, GRAY, BROWN, GRAY].slice(0, spaces), WHITE];
    const earned = (seat) =>
      seenFromAbove(stones, spaces).filter((one) => one === seat).length * box.figures["temple.a"];
    return { picture: temple(stones, box), values: { white: earned(WHITE), gray: earned(GRAY), brown: earned(BROWN) } };
  },
  "temple-b": (box) => {
    const place = Math.max(0, box.figures["temple.b"].indexOf("card"));
    const stones = range(place + 1, (space) => (space === place ? BLACK : [GRAY, BROWN, WHITE][space % 3]));
    return { picture: temple(stones, box, "B") };
  },
  "chamber-a": (box) => ({
    picture: chamber([GRAY, GRAY, WHITE, GRAY, BROWN, WHITE, GRAY, BROWN], box),
    values: { four: figureText(box, "chamber.groups", 3), two: figureText(box, "chamber.groups", 1) },
  }),
  "chamber-b": (box) => ({
    picture: chamber([GRAY, BLACK, WHITE, GRAY, BLACK, BROWN, WHITE, BROWN], box, "B", 4),
    values: { first: figureText(box, "chamber.rows_four", 0), second: figureText(box, "chamber.rows_four", 1) },
  }),
  "obelisks-a": (box) => {
    const [white, ...next] = box.figures["obelisks.four"];
    const each = shared(next.slice(0, 2));
    return { picture: obelisks([2, 4, 0, 2], [each, white, 0, each]), values: { white, each } };
  },
  "obelisks-b": (box) => ({
    picture: drawing(towersArt({ single: [1, 0, 2, 1], towers: [GRAY, WHITE] }, box.figures)),
    values: { points: figureText(box, "obelisks.towers", 1) },
  }),
  "shared-places": (box) => {
    const [first, second] = box.figures["chamber.rows_four"];
    return {
      picture: chamber([BLACK, GRAY, GRAY, WHITE, GRAY, BROWN], box, "B", 3),
      values: { sum: first + second, each: shared([first, second]) },
    };
  },
};

const MARKET_CARDS = {
  entrance: (box) =>
    placing("entrance", box, pyramid([WHITE, BLACK, BROWN], box), { points: valueOf(box, 3) }),
  sarcophagus: (box) =>
    placing("sarcophagus", box, chamber([BLACK, BROWN, GRAY, WHITE, BROWN, BLACK, GRAY, BROWN], box), {
      points: figureText(box, "chamber.groups", 2),
    }),
  path: (box) => placing("path", box, obelisks([3, 1, 2, 0])),
  "pyramid-decoration": (box) => counting("pyramid-decoration", box, pyramid(mixed(10), box), 10),
  "temple-decoration": (box) => counting("temple-decoration", box, temple(mixed(8), box), 8),
  "chamber-decoration": (box) => counting("chamber-decoration", box, chamber(mixed(13), box), 13),
  "obelisk-decoration": (box) => counting("obelisk-decoration", box, obelisks([3, 1, 4, 2]), 10),
  statue: (box) => ({
    picture: cards(range(3, () => card("statue", box))),
    values: { points: figureText(box, "cards.statues", 2) },
  }),
  lever: (box) => ({
    picture: [card("lever", box), onNile(ship([GRAY, WHITE, BROWN], { isReady: true, order: [2, 1, 3] }))],
  }),
  hammer: (box) => {
    const take = Math.min(box.figures["stones.take"], box.figures["sled.spaces"]);
    return {
      picture: [
        card("hammer", box),
        sled(BROWN, take - 1, box),
        onNile(ship([BROWN, null], { isReady: true, size: 150 })),
      ],
      values: { take },
    };
  },
  "sail-card": (box) => {
    const minimum = minimumOfThree(box.figures);
    const ready = ship(ofThree(minimum, WHITE), { isReady: true });
    return { picture: [card("sail", box), onNile(ready)], values: { minimum } };
  },
  chisel: (box) => ({
    picture: [
      card("chisel", box),
      onNile(ship([GRAY, BLACK], { isReady: true, size: 140 }), ship([BLACK, null], { isReady: true, size: 140 })),
    ],
  }),
};

const END = {
  "imhotep-end": ({ figures }) => {
    const { "cards.statues": byNumber, "cards.unused_blue": unused } = figures;
    const statues = byNumber[2];
    return {
      picture: [range(3, () => token("statue")), token("chisel"), coinOf(statues + unused)],
      values: { statues, unused, sum: statues + unused },
    };
  },
  "imhotep-tie": (box) => ({ picture: [sled(BLACK, 1, box), sled(GRAY, 2, box)] }),
  wrath: () => ({ picture: obelisks([1, 2, 1, 0]) }),
};

export const IMHOTEP = { ...GAME, ...ROUND, ...SITES, ...MARKET_CARDS, ...END };

/** A ship under way. */
export const coverOfImhotep = () => onNile(ship([BLACK, WHITE, BROWN, GRAY], { isReady: true, size: 236 }));
