// The five sites of Imhotep, each on the side that lies up: its rule in a line, and its stones or cards.
import { h, hiddenWords, scroller } from "./dom.js";
import { cardKind, countedCards } from "./market-cards.js";
import { COLOURS, stone } from "./signs.js";
import { say } from "./words.js";

const SHIPS = "abcd";
const COUNTED = { 2: "two", 3: "three", 4: "four" };

const CONTENTS = { market, pyramid, temple, chamber, obelisks };

export function siteCard(site, side, table, figures) {
  const ship = table.ships.findIndex((one) => one.site === site);
  return h(
    "section",
    { class: `site site-${site}`, "aria-label": say("imhotep.site_side", { site: say(`site.${site}`), side }) },
    h(
      "header",
      {},
      h("h3", {}, say(`site.${site}`)),
      h("span", { class: "side-letter", "aria-hidden": "true" }, side),
      ship >= 0 ? h("span", { class: "docked" }, say("imhotep.docked", { ship: SHIPS[ship].toUpperCase() })) : null,
    ),
    h("p", { class: "faint" }, rule(site, side, table, figures)),
    CONTENTS[site](table, side, figures),
  );
}

function rule(site, side, table, figures) {
  const of = (key) => figures?.[key];
  return say(`imhotep.rule.${site}.${side}`, {
    points: of(`obelisks.${COUNTED[table.seats]}`) ?? [],
    rows: of(`chamber.rows_${COUNTED[table.seats]}`) ?? [],
    groups: of("chamber.groups") ?? [],
    further: of("chamber.further_stone"),
    single: of("obelisks.single"),
    temple: of("temple.a"),
    choicePoints: of("temple.choice_points"),
    choiceStones: of("temple.choice_stones"),
    bonus: of("pyramid.bonus_points"),
    seats: table.seats,
  });
}

function market(table) {
  const card = (name, number) =>
    h(
      "li",
      { class: name ? "card" : "card taken", "data-kind": name && cardKind(name) },
      h("b", {}, `${number + 1} `, name ? say(`card.${name}`) : say("imhotep.card_taken")),
      name ? h("small", {}, say(`card.${name}.about`)) : null,
    );
  const back = table.market.face_down
    ? h("li", { class: "card back" }, h("b", {}, say("imhotep.face_down", { count: table.market.face_down })))
    : null;
  const pair = table.pending.pair?.filter(Boolean) ?? [];
  return [
    h("ol", { class: "cards" }, table.market.face_up.map(card), back),
    pair.length ? h("p", {}, say("imhotep.pair", { cards: pair.map((name) => say(`card.${name}`)) })) : null,
    table.discard.length
      ? h(
          "details",
          {},
          h("summary", {}, say("imhotep.discard", { count: table.discard.length })),
          h("ul", { class: "tokens" }, countedCards(table.discard)),
        )
      : null,
  ];
}

/** Stones where there are any, then what the next fields bring. */
function cell(owners, place, printed, isNext) {
  if (place < owners.length) return h("td", {}, stone(owners[place]));
  return h(
    "td",
    {},
    h(
      "span",
      { class: isNext ? "place next" : "place" },
      printed ?? "",
      isNext ? hiddenWords(say("imhotep.next")) : null,
    ),
  );
}

const LEVELS = [3, 2, 1]; // side A: the fields along one edge of each level, built column by column

function pyramid(table, side, figures) {
  if (side === "B") return smallPyramids(table.pyramid, figures);
  const printed = figures?.["pyramid.a"] ?? [];
  let first = 0;
  const levels = LEVELS.map((edge, level) => {
    const begins = first;
    first += edge * edge;
    return block(say("imhotep.level", { number: level + 1 }), edge, edge, (row, column) => {
      const place = begins + column * edge + row;
      return cell(
        table.pyramid,
        place,
        printed[place] === undefined ? "" : String(printed[place]),
        place === table.pyramid.length,
      );
    });
  });
  return [h("div", { class: "blocks" }, levels), edgeStones(table.pyramid.slice(first))];
}

/** A small table of stones with a caption. */
function block(caption, rows, columns, cellAt, isCaptionSeen = false) {
  return h(
    "table",
    { class: "block" },
    h("caption", { class: isCaptionSeen ? "" : "sr" }, caption),
    h(
      "tbody",
      {},
      Array.from({ length: rows }, (_, row) =>
        h(
          "tr",
          {},
          Array.from({ length: columns }, (_, column) => cellAt(row, column)),
        ),
      ),
    ),
  );
}

/** Side B: two by two fields, built column by column, then one on top. */
function smallPyramids(built, figures) {
  const small = (name) => {
    const printed = (figures?.[`pyramid.${name}`] ?? []).map((bonus) =>
      typeof bonus === "string" ? say(`imhotep.bonus.${bonus}`) : String(bonus),
    );
    const at = (place) => cell(built[name], place, printed[place], place === built[name].length);
    return h(
      "table",
      { class: "block small-pyramid" },
      h("caption", {}, say(`pyramid.${name}`)),
      h("tbody", {}, h("tr", {}, withSpan(at(4))), h("tr", {}, at(0), at(2)), h("tr", {}, at(1), at(3))),
    );
  };
  return [h("div", { class: "blocks" }, ["left", "middle", "right"].map(small)), edgeStones(built.edge)];
}

function withSpan(top) {
  top.setAttribute("colspan", "2");
  return top;
}

const edgeStones = (owners) =>
  owners.length
    ? h(
        "p",
        { class: "stones" },
        `${say("imhotep.edge")} `,
        owners.map((owner) => stone(owner)),
      )
    : null;

function temple(table, side, figures) {
  const spaces = figures?.["temple.spaces"][table.seats - 2] ?? Math.max(1, table.temple.length);
  const levels = Math.max(1, Math.ceil(table.temple.length / spaces));
  const isCovered = (place) => place + spaces < table.temple.length;
  const at = (place) => {
    if (place >= table.temple.length) return h("td", {}, h("span", { class: "place" }));
    return h(
      "td",
      { class: isCovered(place) ? "covered" : "" },
      stone(table.temple[place]),
      isCovered(place) ? hiddenWords(say("imhotep.covered")) : null,
    );
  };
  const level = (number) =>
    h(
      "tr",
      {},
      Array.from({ length: spaces }, (_, space) => at(number * spaces + space)),
    );
  const bonuses = side === "B" ? (figures?.["temple.b"] ?? []).slice(0, spaces) : [];
  return h(
    "table",
    { class: "block" },
    h("caption", { class: "sr" }, say("imhotep.temple_from_above")),
    h(
      "tbody",
      {},
      Array.from({ length: levels }, (_, number) => level(levels - 1 - number)),
    ),
    bonuses.length
      ? h(
          "tfoot",
          {},
          h(
            "tr",
            {},
            bonuses.map((bonus) =>
              h("td", {}, typeof bonus === "string" ? say(`imhotep.temple.${bonus}`) : String(bonus)),
            ),
          ),
        )
      : null,
  );
}

const ROWS = 3;

function chamber(table, side, figures) {
  const stones = table.chamber;
  const columns = Math.max(4, Math.floor(stones.length / ROWS) + 1);
  return scroller(
    say("site.chamber"),
    block(say("imhotep.chamber_rows"), ROWS, columns, (row, column) => {
      const place = column * ROWS + row;
      return cell(stones, place, "", place === stones.length);
    }),
  );
}

function obelisks(table, side, figures) {
  if (side === "B") return towers(table, figures);
  return h(
    "table",
    { class: "block obelisks" },
    h("caption", { class: "sr" }, say("imhotep.heights")),
    h(
      "tbody",
      {},
      table.obelisks.map((height, seat) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, stone(seat)),
          h("td", { class: "height" }, String(height)),
          h(
            "td",
            { class: "column", "aria-hidden": "true" },
            Array.from({ length: height }, () => stone(seat, "")),
          ),
        ),
      ),
    ),
  );
}

function towers(table, figures) {
  const worth = figures?.["obelisks.towers"] ?? [];
  const { towers: built, single } = table.obelisks;
  return [
    h(
      "table",
      { class: "block" },
      h("caption", { class: "sr" }, say("imhotep.towers")),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          worth.map((points) => h("th", { scope: "col" }, String(points))),
        ),
      ),
      h(
        "tbody",
        {},
        h(
          "tr",
          {},
          worth.map((_, place) => cell(built, place, "", place === built.length)),
        ),
      ),
    ),
    h(
      "p",
      { class: "stones" },
      `${say("imhotep.single")} `,
      single.map((count, seat) =>
        h(
          "span",
          { class: "count" },
          stone(seat, ""),
          hiddenWords(`${say(`colour.${COLOURS[seat]}`)} `),
          String(count),
        ),
      ),
    ),
  ];
}
