// The table of Pyramids: the expedition, the cards before each player, the display, the score card.
import { chamber, colourOf } from "./chamber.js";
import { h, hiddenWords, named, scroller } from "./dom.js";
import { nameOf } from "./names.js";
import { relic, shape, stone } from "./signs.js";
import { say } from "./words.js";

const COLOURS = ["green", "orange", "purple"];

/** `seat`: whose cards come first and can be played; `legal`: that seat's moves; `picked`: the one that is chosen. */
export function pyramidsBoard(table, figures, { seats, seat = null, legal = [], picked = null }) {
  const others = seats.filter((one) => one.seat !== seat);
  const mine = seat === null ? null : ownCards(table, seat, figures, legal, picked);
  return h(
    "div",
    { class: "pyramids" },
    h("div", { class: "hand-row" }, expedition(table, figures), mine),
    display(table, figures),
    h(
      "div",
      { class: "others" },
      others.map((one) => handOf(table, one, figures)),
    ),
    scoreCards(table, seats, figures),
  );
}

function expedition(table, figures) {
  const all = figures?.["rounds.expeditions"];
  const current = table.expeditions.at(-1);
  return h(
    "section",
    { class: "sheet expedition", "aria-labelledby": "expedition-title" },
    h("h3", { id: "expedition-title" }, say("pyramids.expedition", { number: table.expeditions.length, all })),
    current
      ? h("p", { class: "shape-now" }, shape(current), h("span", {}, say(`shape.${current}`)))
      : h("p", { class: "faint" }, say("pyramids.no_expedition")),
    table.expeditions.length > 1
      ? [
          h("h4", {}, say("pyramids.seen")),
          h(
            "ul",
            { class: "shapes" },
            table.expeditions.slice(0, -1).map((name) => h("li", {}, shape(name), hiddenWords(say(`shape.${name}`)))),
          ),
        ]
      : null,
  );
}

/** The cards of the seat on screen: those drawn at the start, then the two in play. */
function ownCards(table, seat, figures, legal, picked) {
  const isKeeping = table.drawn[seat].length > 0;
  const cards = isKeeping ? table.drawn[seat] : table.hands[seat];
  const [, pickedCard, ...ghost] = picked?.startsWith("mark ") ? picked.split(" ") : [];
  const drawn = cards
    .filter((card) => card !== null)
    .map((card) =>
      chamber(card, figures, {
        crossed: table.crossed[card] ?? [],
        ghost: String(card) === pickedCard ? ghost : [],
        open: fieldsOf(card, legal),
        size: isKeeping ? "middle" : "large",
      }),
    );
  return h(
    "section",
    { class: "own-cards", "aria-labelledby": "own-title" },
    h("h3", { id: "own-title" }, say(isKeeping ? "pyramids.drawn" : "pyramids.yours")),
    h("div", { class: "cards-row" }, drawn),
  );
}

/** The fields of a card that a legal move covers. */
function fieldsOf(card, legal) {
  const fields = marksOn(card, legal).flatMap((move) => move.split(" ").slice(2));
  return fields.length ? new Set(fields) : null;
}

const marksOn = (card, legal) => legal.filter((move) => move.startsWith(`mark ${card} `));

/** The move that picking a field means: the next one that covers it; the whole shape comes before a single field. */
export function pick(legal, picked, card, field) {
  const covering = marksOn(card, legal).filter((move) => move.split(" ").slice(2).includes(field));
  covering.sort((one, other) => other.length - one.length);
  return covering[(covering.indexOf(picked) + 1) % covering.length] ?? null;
}

function display(table, figures) {
  if (table.display.every((card) => card === null)) return null;
  return h(
    "section",
    { "aria-labelledby": "display-title" },
    h("h3", { id: "display-title" }, say("pyramids.display")),
    h(
      "div",
      { class: "cards-row" },
      table.display.map((card) => (card === null ? null : chamber(card, figures, { size: "middle" }))),
    ),
  );
}

function handOf(table, seat, figures) {
  const cards = table.hands[seat.seat].filter((card) => card !== null);
  if (!cards.length) return null;
  return h(
    "section",
    { class: "other", "data-key": `hand-${seat.seat}`, "aria-labelledby": `hand-${seat.seat}` },
    h(
      "h3",
      { id: `hand-${seat.seat}` },
      stone(seat.seat, ""),
      named(nameOf(seat)),
      table.marked.includes(seat.seat) ? h("small", {}, say("pyramids.has_marked")) : null,
    ),
    h(
      "div",
      { class: "cards-row" },
      cards.map((card) => chamber(card, figures, { crossed: table.crossed[card] ?? [], size: "small" })),
    ),
  );
}

// --- the score card ---

function scoreCards(table, seats, figures) {
  const points = figures?.["score.colour"] ?? [];
  const row = (head, cellOf) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, head),
      seats.map((seat) => h("td", {}, cellOf(seat.seat))),
    );
  const owner = (seat) => (seat === null ? say("pyramids.unclaimed") : named(nameOf(seats[seat])));
  return h(
    "section",
    { class: "sheet scores", "aria-labelledby": "scores-title" },
    h("h3", { id: "scores-title" }, say("pyramids.scores")),
    h(
      "div",
      { class: "score-tables" },
      scroller(
        say("pyramids.scores"),
        h(
          "table",
          { class: "score-table" },
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              h("td"),
              seats.map((seat) => h("th", { scope: "col" }, stone(seat.seat, ""), named(nameOf(seat)))),
            ),
          ),
          h(
            "tbody",
            {},
            row([relic("r"), say("pyramids.red_gems")], (seat) => String(table.gems[seat][0])),
            row([relic("g"), say("pyramids.green_gems")], (seat) => String(table.gems[seat][1])),
            row([relic("t"), say("pyramids.torches")], (seat) =>
              table.torches[seat].map((isLit, number) => (isLit ? String(number + 1) : "·")).join(" "),
            ),
            row([relic("s"), say("pyramids.skulls")], (seat) => skullText(table.skulls[seat], figures)),
            row([relic("T"), say("pyramids.explored")], (seat) => exploredText(table.explored[seat], figures)),
            figures ? row(say("pyramids.points"), (seat) => h("b", {}, String(pointsOf(table, seat, figures)))) : null,
          ),
        ),
      ),
      scroller(
        say("pyramids.colour_points"),
        h(
          "table",
          { class: "score-table claims" },
          h("caption", {}, say("pyramids.colour_points")),
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              h("td"),
              table.claimed.green.map((_, place) =>
                h(
                  "th",
                  { scope: "col" },
                  points[place] === undefined ? String(place + 1) : say("pyramids.worth", { points: points[place] }),
                ),
              ),
            ),
          ),
          h(
            "tbody",
            {},
            COLOURS.map((colour) =>
              h(
                "tr",
                { "data-colour": colour },
                h("th", { scope: "row" }, say(`pcolour.${colour}`)),
                table.claimed[colour].map((seat) => h("td", {}, owner(seat))),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

const skullText = (count, figures) =>
  count && figures ? `${count} (−${figures["score.skulls"][count - 1]})` : String(count);

function exploredText(cards, figures) {
  if (!cards.length) return "0";
  const named = cards.map((card) => say("pyramids.card_short", { card, colour: colourOf(card, figures) }));
  return `${cards.length}: ${named.join(", ")}`;
}

/** What a player has, in short. */
export function possessions(table, seat, figures) {
  const [red, green] = table.gems[seat];
  const thing = (sign, what, count) =>
    h("div", {}, h("dt", {}, relic(sign), hiddenWords(what)), h("dd", {}, String(count)));
  return h(
    "dl",
    { class: "things" },
    thing("r", say("pyramids.red_gems"), red),
    thing("g", say("pyramids.green_gems"), green),
    thing("s", say("pyramids.skulls"), table.skulls[seat]),
    thing("t", say("pyramids.torches"), table.torches[seat].filter(Boolean).length),
    thing("T", say("pyramids.explored"), table.explored[seat].length),
  );
}

/** P6.1  The points as they stand now; the position does not carry them. Null without figures. */
export function pointsOf(table, seat, figures) {
  if (!figures) return null;
  const [red, green] = table.gems[seat];
  const of = (key) => figures[`score.${key}`];
  const claimed = COLOURS.flatMap((colour) =>
    table.claimed[colour].map((owner, place) => (owner === seat ? of("colour")[place] : 0)),
  );
  const pairs = Math.min(red, green);
  return (
    of("explored") * table.explored[seat].length +
    of("torch") * table.torches[seat].filter(Boolean).length +
    claimed.reduce((sum, points) => sum + points, 0) +
    of("pair_of_gems") * pairs +
    of("single_gem") * (red + green - 2 * pairs) -
    (table.skulls[seat] ? of("skulls")[table.skulls[seat] - 1] : 0)
  );
}
