// The frame of a site: dock, name, drawing and standing. It is free, a target, or taken by a ship at its dock.
import { drawing } from "../../drawings/drawing.js";
import { emblem } from "../../drawings/emblem.js";
import { icon } from "../../drawings/icons.js";
import { SHIPS, shipArt, spaceShare } from "../../drawings/ship.js";
import { slabIcon } from "../../drawings/stone.js";
import { nameOf } from "../../table/names.js";
import { h, hiddenWords } from "../../ui/dom.js";
import { numberOf, ownId, part } from "../../ui/memo.js";
import { tabStop } from "../../ui/roving.js";
import { say, signed } from "../../ui/words.js";
import { colourWord, figuresFor, headingOf, letterOf } from "./called.js";
import { chamberMini, chamberPicture } from "./chamber.js";
import { gains, gainWords } from "./forecast.js";
import { ghostOf } from "./ghost.js";
import { decks, marketMini, marketPicture } from "./market.js";
import { obelisksMini, obelisksPicture } from "./obelisks.js";
import { openDocks } from "./picks.js";
import { pyramidMini, pyramidPicture } from "./pyramid.js";
import { choiceSign, templeMini, templePicture } from "./temple.js";

/** The sites in the order of their sides. */
export const SITES = ["market", "pyramid", "temple", "chamber", "obelisks"];

const PICTURES = {
  market: marketPicture,
  pyramid: pyramidPicture,
  temple: templePicture,
  chamber: chamberPicture,
  obelisks: obelisksPicture,
};
const MINIS = {
  market: marketMini,
  pyramid: pyramidMini,
  temple: templeMini,
  chamber: chamberMini,
  obelisks: obelisksMini,
};

/** A site with its dock, each part drawn anew when something of it has changed. */
export function siteSection(site, view) {
  const atDock = shownAtDock(site, view);
  const onSite = shownOnSite(site, view);
  const isOpen = view.openSite === site;
  const shown = [atDock, onSite, isOpen, view.isFolded, ghostOf(view.scene).site === site, countedHere(site, view)];
  return part(`part-${site}`, shown, () => drawnSite(site, isOpen, view, { atDock, onSite }));
}

/** All that the drawing of a dock depends on. */
function shownAtDock(site, { scene, table, stage }) {
  const { mode, ship, step, can } = stage;
  const docks = openDocks(stage);
  const isOrdered = table.pending.ship && ["order", "lever order"].some((one) => one === mode || one === step);
  return [
    table.ships.map((one) => one.site === site && one),
    isOrdered && [table.pending.ship, table.pending.order, mode, step, can.unloads],
    docks.includes(site) && [ship, docks, scene.foreseen?.get(`sail ${ship} ${site}`)],
  ];
}

/** All that the drawing of a site itself depends on. */
function shownOnSite(site, { scene, table, figures, stage: { can } }) {
  const { verb, card, pyramid } = ghostOf(scene);
  return [
    [table.sides, table.seats, table[site], table.standing?.[site], numberOf(figures), scene.seats.map(nameOf)],
    site === "market" && [table.discard, table.cards, table.pending.pair?.length, can.cards, can.moves.has("pair"), card, verb === "pair"],
    site === "pyramid" && [can.pyramids, pyramid],
    site === "temple" && [table.standing?.temple_bonuses, table.pending.temple_spaces_scored],
  ];
}

function drawnSite(site, isOpen, view, { atDock, onSite }) {
  const { sides, seats, ships } = view.table;
  const isTarget = openDocks(view.stage).includes(site);
  const ship = ships.findIndex((one) => one.site === site);
  const state = isTarget ? "is-target" : ship < 0 ? "is-free" : "is-taken";
  return h(
    "section",
    {
      class: `site ${state}${isOpen ? " is-open" : ""}${ghostOf(view.scene).site === site ? " is-advised" : ""}${countedHere(site, view) ? " is-counted" : ""}`,
      "data-site": site,
      "aria-labelledby": ownId(`site-${site}`),
    },
    part(`dock-${site}`, atDock, () => dock(site, ship, isTarget, view)),
    h(
      "div",
      { class: "site-board" },
      part(`head-${site}`, [isOpen, sides, seats, numberOf(view.figures)], () => siteHead(site, isOpen, view)),
      view.isFolded && !isOpen ? row(site, onSite, view) : picture(site, onSite, view),
      countedPoints(countedHere(site, view)),
    ),
  );
}

/** The points of each seat while a site is counted at the end; null at other times. */
const countedHere = (site, { scene: { counting } }) => (counting?.source === site ? counting.gains : null);

const countedPoints = (gains) =>
  gains &&
  h(
    "ul",
    { class: "counted", "aria-hidden": "true", "data-key": "counted" },
    gains.map((points, seat) => h("li", {}, drawing(slabIcon(seat, 18)), signed(points))),
  );

/** What a folded site says in one line. */
const row = (site, onSite, view) =>
  part(
    `mini-${site}`,
    onSite,
    () => h("div", { class: "mini", "aria-hidden": "true", "data-at": `row-${site}` }, MINIS[site](view), pointsNote(site, view.table)),
    { canWait: true },
  );

/** What the numbers of a closed site are, where they are points. */
/** @param {string} site @param {Position} _ */
function pointsNote(site, { seats, sides, standing }) {
  const isCounted = site === "obelisks" || (site === "chamber" && sides[SITES.indexOf(site)] === "A");
  return isCounted && standing?.[site] ? h("small", {}, say(seats < 4 ? "seats.would_be" : "seats.would_be_short")) : null;
}

const picture = (site, onSite, view) => [
  part(
    `art-${site}`,
    onSite,
    () => h("div", { class: "site-art", "data-at": `art-${site}` }, PICTURES[site](view)),
    { canWait: true },
  ),
  part(`standing-${site}`, onSite, () => (site === "market" ? decks(view) : standing(site, view)), { canWait: true }),
];

function siteHead(site, isOpen, { table, figures }) {
  const side = table.sides[SITES.indexOf(site)];
  const name = say(`imhotep.site.${site}`);
  return h(
    "header",
    {},
    h("span", { class: "site-emblem" }, drawing(emblem(site, 26))),
    h(
      "h3",
      { id: ownId(`site-${site}`) },
      h("span", { class: "unfolded" }, name),
      h("button", { class: "fold", type: "button", "aria-expanded": String(isOpen) }, name),
      h("span", { class: "side", title: say("imhotep.side", { side }) }, side),
    ),
    h(
      "button",
      {
        class: "why",
        type: "button",
        "data-rule": `${site}-${side.toLowerCase()}`,
        "aria-label": say("imhotep.why", { site: name }),
      },
      "?",
    ),
    h("p", { class: "rule" }, ruleWords(site, side, table.seats, figures)),
  );
}

/** What a site is about, in a few words. */
/** @param {Figures} figures */
function ruleWords(site, side, seats, figures) {
  const rows = { chamber: side === "A" ? figures["chamber.groups"] : figuresFor(seats, "chamber.rows_", figures) };
  rows.obelisks = figuresFor(seats, "obelisks.", figures);
  return say(`imhotep.about.${site}.${side}`, {
    row: rows[site]?.join("\u00a0") ?? null,
    further: figures["chamber.further_stone"],
    points: figures["temple.a"],
    single: figures["obelisks.single"],
  });
}

// --- the dock ---

function dock(site, ship, isTarget, view) {
  return h(
    "div",
    { class: "dock", "data-at": `dock-${site}` },
    ship >= 0 ? dockedShip(ship, view) : null,
    isTarget ? target(site, view) : null,
  );
}

function target(site, { scene, stage }) {
  const foreseen = scene.foreseen?.get(`sail ${stage.ship} ${site}`);
  const words = say("imhotep.sail_to", { ship: letterOf(stage.ship), site: say(`imhotep.to.${site}`) });
  return h(
    "button",
    {
      class: "landing",
      type: "button",
      "data-pick": `dock ${site}`,
      "data-rove-item": site,
      "data-rove-kind": "docks",
      tabindex: tabStop(scene.gaze, "docks", site, openDocks(stage)),
    },
    hiddenWords(foreseen?.stones ? `${words}. ${gainWords(foreseen)}` : words),
    h(
      "span",
      { class: "t-go", "aria-hidden": "true" },
      drawing(icon("sail", 18)),
      h("b", {}, say(`imhotep.site.${site}`)),
      h("kbd", {}, String(SITES.indexOf(site) + 1)),
    ),
    foreseen?.stones ? gains(foreseen) : null,
  );
}

function dockedShip(number, { table, stage }) {
  const ship = table.ships[number];
  const letter = SHIPS[number];
  const order = table.pending.ship === letter && stage.step === "lever order" ? table.pending.order : [];
  const picture = { ...ship, letter, isReady: false, order };
  return h(
    "div",
    { class: "docked", "data-key": `docked-${letter}`, "data-at": `docked-${letter}`, "data-spaces": ship.spaces },
    drawing(shipArt(picture, { isDocked: true })),
    hiddenWords(say("imhotep.docked", { ship: letterOf(letter) })),
    stage.mode === "order" && table.pending.ship === letter
      ? stage.can.unloads.map((space) => unloadButton(ship, space))
      : null,
  );
}

/** The lever's order: a stone aboard that may be unloaded next. */
const unloadButton = (ship, space) =>
  h("button", {
    class: "unload",
    type: "button",
    "data-pick": `move unload ${space}`,
    "data-key": `unload-${space}`,
    style: `--x: ${spaceShare(ship.spaces, space - 1, true)}`,
    "aria-label": say("imhotep.unload_next", { colour: colourWord(ship.cargo[space - 1]), space }),
  });

// --- the standing ---

/** The moment that a standing is for. */
export const MOMENTS = { pyramid: "so_far", temple: "round", chamber: "now", obelisks: "now" };

function standing(site, { scene, table }) {
  const points = table.standing?.[site];
  if (!points) return h("div", { class: "standing" });
  return h(
    "div",
    { class: "standing" },
    h("p", {}, say(`imhotep.moment.${MOMENTS[site]}`)),
    h(
      "ul",
      {},
      points.map((count, seat) =>
        h(
          "li",
          { title: headingOf(scene, seat) },
          drawing(slabIcon(seat, 14, colourWord(seat))),
          h("span", {}, String(count)),
          site === "temple" ? bonuses(table.standing.temple_bonuses?.[seat] ?? []) : null,
        ),
      ),
    ),
  );
}

/** Rewards of the temple's side B that are no points yet: a choice or a card. */
const bonuses = (rewards) =>
  rewards
    .filter((reward) => typeof reward === "string")
    .map((reward) =>
      h(
        "span",
        { class: "reward", title: say(`imhotep.reward.${reward}`) },
        drawing(reward === "card" ? icon("card", 13) : choiceSign()),
        hiddenWords(say(`imhotep.reward.${reward}`)),
      ),
    );
