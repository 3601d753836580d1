// The whole position as structured text: harbour, sites, players. What a drawing shows is said here.
import { SHIPS } from "../../drawings/ship.js";
import { range } from "../../drawings/svg.js";
import { endedWords, ifEnded } from "../../table/if-ended.js";
import { nameOf } from "../../table/names.js";
import { h } from "../../ui/dom.js";
import { numberOf, part } from "../../ui/memo.js";
import { say } from "../../ui/words.js";
import { colourWord, headingOf, letterOf } from "./called.js";
import { counted } from "./card.js";
import { groupPoints, groupsOf, ROWS, rowCounts } from "./chamber.js";
import { missingStones } from "./harbour.js";
import { deckCount } from "./market.js";
import { missing } from "./panel.js";
import { prompt } from "./prompt.js";
import { SMALL_PYRAMIDS } from "./pyramid.js";
import { MOMENTS, SITES } from "./site.js";
import { seenFromAbove, templeSpaces } from "./temple.js";

/** The position in words, under headings for each ship, site and player. */
/** @param {ImhotepScene} scene */
export function inWords(scene) {
  const table = scene.position;
  if (!table || !scene.figures) return [];
  const shown = [{ ...table, events: null }, prompt(scene), scene.seats.map(nameOf), numberOf(scene.figures)];
  return part("words-imhotep", shown, () => position(scene, table));
}

/** @param {ImhotepScene} scene @param {Position} table */
function position(scene, table) {
  const { figures } = scene;
  return h(
    "div",
    {},
    h("p", {}, say("head.round", { round: table.round, rounds: figures["rounds.count"] }), ". ", prompt(scene)),
    section(
      "imhotep.harbour",
      table.ships.map((ship, number) => shipInWords(ship, SHIPS[number], figures)),
    ),
    section(
      "imhotep.sites",
      SITES.map((site, number) => siteInWords(scene, table, site, table.sides[number])),
    ),
    section(
      "seats.title",
      range(table.seats, (seat) => playerInWords(scene, table, seat)),
    ),
  );
}

const section = (title, chapters) => h("section", {}, h("h3", {}, say(title)), chapters);
const chapter = (title, lines) => [h("h4", {}, title), list(lines)];
const list = (lines) =>
  h(
    "ul",
    {},
    lines.filter(Boolean).map((line) => h("li", {}, line)),
  );

// --- ships ---

/** @param {Figures} figures */
function shipInWords(ship, letter, figures) {
  const title = say("imhotep.ship_named", { ship: letterOf(letter) });
  if (ship.site) return chapter(title, [say(`imhotep.lies_at.${ship.site}`)]);
  const lacking = missingStones(ship, figures);
  return chapter(title, [
    ...ship.cargo.map((seat, space) => say("imhotep.space_holds", { space: space + 1, stone: stoneWords(seat) })),
    lacking ? say("imhotep.needs", { count: lacking }) : say("imhotep.may_sail"),
  ]);
}

const stoneWords = (seat) => (seat === null ? say("imhotep.free") : colourWord(seat));

// --- sites ---

/** @param {ImhotepScene} scene @param {Position} table */
function siteInWords(scene, table, site, side) {
  const ship = table.ships.findIndex((one) => one.site === site);
  return chapter(say("imhotep.site_side", { site: say(`imhotep.site.${site}`), side }), [
    ship < 0 ? say("imhotep.dock_free") : say("imhotep.docked", { ship: letterOf(SHIPS[ship]) }),
    ...SITE_LINES[site](table, scene.figures),
    standingWords(scene, table, site),
  ]);
}

/** @param {ImhotepScene} scene @param {Position} table */
function standingWords(scene, table, site) {
  const points = table.standing?.[site];
  if (!points) return null;
  const standing = points.map((count, seat) => say("imhotep.name_count", { name: headingOf(scene, seat), count }));
  return say("imhotep.moment_list", { moment: say(`imhotep.moment.${MOMENTS[site]}`), standing });
}

const SITE_LINES = {
  market: (table, figures) => [
    ...table.market.face_up.map((card, space) =>
      say("imhotep.space_holds", { space: space + 1, stone: card ? say(`imhotep.card.${card}`) : say("imhotep.card_taken") }),
    ),
    table.market.face_down ? say("imhotep.face_down", { count: table.market.face_down }) : null,
    say("imhotep.deck", { count: deckCount(table, figures) }),
    table.discard.length ? say("imhotep.discarded_list", { cards: cardsWords(table.discard) }) : null,
  ],
  pyramid: (table, figures) =>
    Array.isArray(table.pyramid) ? pyramidLines(table.pyramid, figures) : smallPyramidLines(table.pyramid),
  temple: (table, figures) =>
    seenFromAbove(table.temple, templeSpaces(table.seats, figures)).map((seat, space) =>
      say("imhotep.column_shows", {
        space: space + 1,
        stone: stoneWords(seat),
        count: heightOf(table, figures, space),
      }),
    ),
  chamber: (table, figures) => (table.sides[3] === "B" ? rowLines(table) : groupLines(table.chamber, figures)),
  obelisks: (table, figures) => obeliskLines(table.obelisks, figures),
};

const cardsWords = (cards) =>
  counted(cards).map(([card, count]) => say("imhotep.card_count", { card: say(`imhotep.card.${card}`), count }));

/** @param {Position} table @param {Figures} figures */
const heightOf = (table, figures, space) =>
  table.temple.filter((_, place) => place % templeSpaces(table.seats, figures) === space).length;

/** @param {Figures} figures */
const pyramidLines = (stones, figures) => [
  say("imhotep.pyramid_state", {
    count: stones.length,
    all: figures["pyramid.a"].length,
    next: figures["pyramid.a"][stones.length] ?? figures["pyramid.edge"],
  }),
  stones.length ? say("imhotep.in_order", { stones: stones.map(colourWord) }) : null,
];

const smallPyramidLines = (pyramids) => [
  ...SMALL_PYRAMIDS.flatMap((name) => [
    say("imhotep.small_pyramid_state", { pyramid: name, count: pyramids[name].length, all: 5 }),
    pyramids[name].length ? say("imhotep.in_order", { stones: pyramids[name].map(colourWord) }) : null,
  ]),
  pyramids.edge.length
    ? `${say("imhotep.edge")} ${say("imhotep.in_order", { stones: pyramids.edge.map(colourWord) })}`
    : null,
];

/** @param {Figures} figures */
const groupLines = (stones, figures) => [
  say("imhotep.chamber_state", { count: stones.length, stones: stones.map(colourWord) }),
  ...groupsOf(stones)
    .filter((group) => group.length > 1)
    .map((group) =>
      say("imhotep.group", {
        colour: colourWord(stones[group[0]]),
        count: group.length,
        points: groupPoints(group.length, figures),
      }),
    ),
];

/** @param {Position} table */
const rowLines = (table) =>
  range(ROWS, (row) =>
    say("imhotep.row_holds", {
      row: row + 1,
      stones: rowCounts(table.chamber, row, table.seats).map(([seat, count]) => `${colourWord(seat)} ${count}`),
    }),
  );

/** @param {Figures} figures */
function obeliskLines(obelisks, figures) {
  const each = (counts) => counts.map((count, seat) => `${colourWord(seat)} ${count}`);
  if (Array.isArray(obelisks)) return [say("imhotep.heights_state", { stones: each(obelisks) })];
  const values = figures["obelisks.towers"];
  const towers = obelisks.towers.map((seat, place) => `${colourWord(seat)} ${values[place]}`);
  return [say("imhotep.towers_state", { towers, stones: each(obelisks.single) })];
}

// --- players ---

/** @param {ImhotepScene} scene @param {Position} table */
function playerInWords(scene, table, seat) {
  const lacking = table.wrath ? missing(table, seat).map((site) => say(`imhotep.site.${site}`)) : [];
  const title = say("imhotep.player", { name: headingOf(scene, seat), colour: colourWord(seat) });
  return chapter(title, [
    say("points.count", { count: table.points[seat] }),
    endedWords(ifEnded(table, seat)),
    say("imhotep.on_sled", { count: table.sleds[seat], spaces: scene.figures["sled.spaces"] }),
    say("imhotep.in_quarry", { count: table.quarries[seat] }),
    table.cards[seat].length ? say("imhotep.holds", { cards: cardsWords(table.cards[seat]) }) : say("imhotep.no_cards"),
    table.start_seat === seat ? say("imhotep.starts") : null,
    lacking.length ? say("imhotep.missed_list", { sites: lacking }) : null,
  ]);
}
