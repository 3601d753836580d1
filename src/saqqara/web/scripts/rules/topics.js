// What can be asked about: each site, card, action and symbol, in the order of the rules page. A topic has the numbers
// of its rules, the figures that its text tells (`tells`: name of the value -> key), those shown beside it (`figures`:
// pairs of a key and the name of its label), and whether it has fine points. Its words are the messages topic-<id>...

/** @param {string} id @param {string} rules @param {any} [more] */
const topic = (id, rules, { tells = {}, figures = [], hasMore = false } = {}) => ({
  id,
  rules: rules.split(" "),
  tells,
  figures: figures.map((figure) => (typeof figure === "string" ? [figure, figure] : figure)),
  hasMore,
});

/** A topic about a market card also says how many of it there are. */
/** @param {string} id @param {string} rules @param {any} [more] */
const marketCard = (id, rules, { card = id, figures = [], ...more } = {}) =>
  topic(id, rules, { ...more, figures: [[`market_cards.${card}`, "in_deck"], ...figures] });

const decoration = (id) =>
  marketCard(id, "I1.4 I11.1", { tells: { points: "cards.decoration_points", stones: "cards.decoration_stones" } });

const IMHOTEP = [
  {
    id: "imhotep-game",
    topics: [
      topic("imhotep-aim", "I1.1 I1.5 I3.7", { tells: { rounds: "rounds.count" }, hasMore: true }),
      topic("imhotep-set-up", "I2.1 I2.2 I2.3 I2.4 I1.3", {
        tells: { stones: "stones.per_colour" },
        figures: ["sled.start", "round_cards.two", "round_cards.three", "round_cards.four"],
        hasMore: true,
      }),
      topic("quarry", "I2.4 I5.3 I6.1"),
      topic("sled", "I1.5 I4.1 I11.3", { tells: { spaces: "sled.spaces" } }),
      topic("ships", "I1.2 I3.1", { figures: ["ships.minimum_load", "ships.fleet"] }),
    ],
  },
  {
    id: "imhotep-round",
    topics: [
      topic("round", "I3.1 I3.2 I3.3", { hasMore: true }),
      topic("turn", "I4.5 I4.6", { hasMore: true }),
      topic("take", "I4.1", { tells: { take: "stones.take" } }),
      topic("load", "I4.2"),
      topic("sail", "I4.3"),
      topic("play-card", "I4.4 I10.5", { tells: { points: "cards.unused_blue" }, hasMore: true }),
      topic("round-end", "I3.4 I3.5 I3.6"),
    ],
  },
  {
    id: "imhotep-sites",
    topics: [
      topic("market-a", "I5.1 I5.3 I5.4", { figures: ["market.face_up_a"] }),
      topic("market-b", "I5.2 I5.1 I5.3", { figures: ["market.face_up_b", "market.face_down_b"] }),
      topic("pyramid-a", "I7.1 I7.2", { tells: { edge: "pyramid.edge" }, figures: ["pyramid.a"] }),
      topic("pyramid-b", "I7.3 I7.4 I7.5 I7.6", {
        tells: { edge: "pyramid.edge" },
        figures: ["pyramid.bonus_points", "stones.take", "pyramid.left", "pyramid.middle", "pyramid.right"],
        hasMore: true,
      }),
      topic("temple-a", "I8.1 I8.2", { tells: { points: "temple.a" }, figures: ["temple.spaces"] }),
      topic("temple-b", "I8.3 I8.4 I8.1", {
        figures: ["temple.b", "temple.choice_points", "temple.choice_stones", "temple.spaces"],
        hasMore: true,
      }),
      topic("chamber-a", "I9.1 I9.2", { figures: ["chamber.groups", "chamber.further_stone"] }),
      topic("chamber-b", "I9.3 I9.1 I9.5", {
        figures: ["chamber.rows_two", "chamber.rows_three", "chamber.rows_four"],
      }),
      topic("obelisks-a", "I9.4 I9.5", { figures: ["obelisks.two", "obelisks.three", "obelisks.four"] }),
      topic("obelisks-b", "I9.6 I9.7", {
        tells: { single: "obelisks.single" },
        figures: ["obelisks.towers"],
        hasMore: true,
      }),
      topic("shared-places", "I9.5"),
    ],
  },
  {
    id: "imhotep-cards",
    topics: [
      marketCard("entrance", "I1.4 I6.1"),
      marketCard("sarcophagus", "I1.4 I6.1"),
      marketCard("path", "I1.4 I6.1"),
      decoration("pyramid-decoration"),
      decoration("temple-decoration"),
      decoration("chamber-decoration"),
      decoration("obelisk-decoration"),
      marketCard("statue", "I1.4 I11.1", { figures: ["cards.statues", "cards.further_statue"] }),
      marketCard("lever", "I10.1"),
      marketCard("hammer", "I10.2", { tells: { take: "stones.take" } }),
      marketCard("sail-card", "I10.3", { card: "sail" }),
      marketCard("chisel", "I10.4"),
    ],
  },
  {
    id: "imhotep-end",
    topics: [
      topic("imhotep-end", "I11.1", { tells: { unused: "cards.unused_blue" } }),
      topic("imhotep-tie", "I11.3"),
      topic("wrath", "I11.2", { tells: { penalty: "wrath.penalty" } }),
    ],
  },
];

const PYRAMIDS = [
  {
    id: "pyramids-game",
    topics: [
      topic("pyramids-aim", "P1.1 P3.1 P6.2", { tells: { rounds: "rounds.count" } }),
      topic("pyramid-card", "P1.1"),
      topic("our-deck", "P7.1 P7.2", { figures: ["green", "orange", "purple"].map((colour) => `colours.${colour}`) }),
      topic("score-card", "P1.3"),
      topic("set-up", "P2.1 P2.2", { tells: { drawn: "start.drawn", display: "display.cards" } }),
    ],
  },
  {
    id: "pyramids-marks",
    topics: [
      topic("expedition", "P1.2 P3.1 P3.2", {
        tells: { turned: "rounds.expeditions" },
        figures: ["i2", "i3", "i4", "v3", "l4", "o4"].map((shape) => `expeditions.${shape}`),
      }),
      topic("mark", "P4.1 P4.2"),
      topic("entrance-field", "P4.2"),
      topic("single-field", "P4.3 P4.4", { hasMore: true }),
    ],
  },
  {
    id: "pyramids-finds",
    topics: [
      topic("golden-tomb", "P4.10", { tells: { points: "score.explored" } }),
      topic("gems", "P4.6", { tells: { pair: "score.pair_of_gems", single: "score.single_gem", room: "score.gems" } }),
      topic("skulls", "P4.8", { figures: ["score.skulls"] }),
      topic("torches", "P4.7", { tells: { points: "score.torch" } }),
      topic("elixir", "P4.9", { hasMore: true }),
      topic("red-cross", "P4.5 P4.4", { hasMore: true }),
    ],
  },
  {
    id: "pyramids-after",
    topics: [
      topic("new-pyramid", "P5.1 P5.2", { tells: { display: "display.cards" }, hasMore: true }),
      topic("colours", "P5.3", { figures: ["score.colour"], hasMore: true }),
      topic("pyramids-round-end", "P3.1", { tells: { turned: "rounds.expeditions", rounds: "rounds.count" } }),
    ],
  },
  {
    id: "pyramids-end",
    topics: [
      topic("game-end", "P6.1", {
        tells: {
          explored: "score.explored",
          torch: "score.torch",
          pair: "score.pair_of_gems",
          single: "score.single_gem",
        },
      }),
      topic("pyramids-tie", "P6.2"),
    ],
  },
];

/** The chapters of each game: `{ id, topics }`. */
export const CHAPTERS = { imhotep: IMHOTEP, pyramids: PYRAMIDS };

const gamesOfTopics = new Map(
  Object.entries(CHAPTERS).flatMap(([game, chapters]) =>
    chapters.flatMap(({ topics }) => topics.map((one) => [one.id, { game, topic: one }])),
  ),
);

/** The topic of an id with its game, or undefined. */
export const findTopic = (id) => gamesOfTopics.get(id);

/** All topics of a game. */
export const topicsOf = (game) => CHAPTERS[game].flatMap(({ topics }) => topics);
