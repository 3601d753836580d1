// The legal moves as buttons, grouped by kind, and the question that they answer.
import { chamberOf } from "./chamber.js";
import { h, hiddenWords } from "./dom.js";
import { cardKind } from "./market-cards.js";
import { nameOf } from "./names.js";
import { isAskedNow, owing, viewOf } from "./room.js";
import { relic } from "./signs.js";
import { say } from "./words.js";

const SHORT_LIST = 24;

/** What the guest is asked, or whom the table waits for. */
export function promptText(room) {
  if (room.look) return say("prompt.looking");
  if (room.table.status === "waiting") return say("prompt.waiting");
  if (room.table.status === "over") return say("prompt.over");
  const view = viewOf(room);
  if (!view) return "";
  if (isAskedNow(room))
    return say("prompt.yours", {
      name: room.mine.length > 1 ? nameOf(room.table.seats[view.seat]) : null,
      question: question(view),
    });
  const names = owing(room).map((seat) => nameOf(room.table.seats[seat]));
  return names.length ? say("prompt.others", { names }) : "";
}

function question(view) {
  const { table, seat } = view;
  if (table.game === "imhotep") return say(`ask.${table.pending.step}`);
  const debt = table.pending.find((one) => one.seat === seat);
  return debt
    ? say(`ask.${debt.owes}`, {
        count: debt.count,
        shape: table.expeditions.length ? say(`shape.${table.expeditions.at(-1)}`) : "",
      })
    : "";
}

/** Buttons for the moves of the seat on screen. */
export function moveButtons(room) {
  const view = viewOf(room);
  if (!isAskedNow(room)) return [];
  const groups = new Map();
  for (const move of view.legal) {
    const { group, label, extra } = phrase(move, view.table, room.figures);
    if (!groups.has(group)) groups.set(group, []);
    groups.get(group).push(button(room, move, label, extra));
  }
  const isLong = view.legal.length > SHORT_LIST && view.table.game === "pyramids";
  return [chosen(room, view), ...[...groups].map(([group, buttons]) => moveGroup(group, buttons, isLong))];
}

/** A move that was chosen on the board waits for its button. */
function chosen(room, view) {
  if (!room.picked || !view.legal.includes(room.picked)) return null;
  const { label, extra } = phrase(room.picked, view.table, room.figures);
  return h(
    "div",
    { class: "chosen", "data-key": "chosen" },
    h(
      "button",
      {
        class: "btn primary large",
        type: "button",
        "data-do": "move",
        "data-move": room.picked,
        "aria-disabled": room.isSending ? "true" : null,
      },
      say("moves.cross_off", { fields: label }),
      extra,
    ),
    h("button", { class: "btn", type: "button", "data-do": "unpick" }, say("page.cancel")),
  );
}

function moveGroup(group, buttons, isLong) {
  const list = h("div", { class: "move-buttons", role: "group", "aria-label": group }, buttons);
  if (!isLong) return h("div", { class: "move-group", "data-key": group }, h("h3", {}, group), list);
  return h(
    "details",
    { class: "move-group", "data-key": group },
    h("summary", {}, say("moves.list", { group, count: buttons.length })),
    list,
  );
}

function button(room, move, label, extra) {
  const isChosen = room.picked === move;
  return h(
    "button",
    {
      class: isChosen ? "btn move on" : "btn move",
      type: "button",
      "data-do": "move",
      "data-move": move,
      "data-key": move,
      "aria-disabled": room.isSending ? "true" : null,
    },
    label,
    extra,
  );
}

/** The group of a move, its words, and signs of what it brings. */
function phrase(move, table, figures) {
  const [verb, ...rest] = move.split(" ");
  return table.game === "imhotep" ? imhotepPhrase(verb, rest, table, figures) : pyramidsPhrase(verb, rest, figures);
}

function imhotepPhrase(verb, rest, table, figures) {
  const plain = (args) => ({ group: say(`group.${verb}`), label: say(`move.${verb}`, args) });
  switch (verb) {
    case "load":
      return plain({ place: rest[0] });
    case "sail":
      return plain({ ship: rest[0].toUpperCase(), site: say(`to.${rest[1]}`) });
    case "play":
      return plain({ card: say(`card.${rest[0]}`) });
    case "card":
      return cardPhrase(plain, Number(rest[0]), table.market.face_up[rest[0] - 1]);
    case "keep":
      return plain({ card: say(`card.${table.pending.pair?.[rest[0] - 1] ?? "hidden"}`), number: rest[0] });
    case "unload":
      return plain({ space: rest[0] });
    case "pyramid":
      return plain({ pyramid: say(`pyramid.${rest[0]}`) });
    case "take":
    case "stones":
      return plain({ count: stonesToTake(verb, table, figures) });
    case "point":
      return plain({ count: figures?.["temple.choice_points"] ?? 1 });
    case "accept":
      return { group: say("group.bonus"), label: say("move.accept") };
    case "skip":
      return { group: say("group.bonus"), label: say("move.skip") };
    default:
      return plain({});
  }
}

const cardPhrase = (plain, number, card) => ({
  ...plain({ number, card: say(`card.${card ?? "hidden"}`) }),
  extra: card ? h("span", { class: "dot", "data-kind": cardKind(card), "aria-hidden": "true" }) : null,
});

/** I4.1  As many as sled and quarry allow. */
function stonesToTake(verb, table, figures) {
  const seat = table.to_move;
  const most = figures?.[verb === "stones" ? "temple.choice_stones" : "stones.take"];
  if (most === undefined || typeof seat !== "number") return null;
  return Math.min(most, figures["sled.spaces"] - table.sleds[seat], table.quarries[seat]);
}

function pyramidsPhrase(verb, rest, figures) {
  if (verb === "mark") return markPhrase(rest[0], rest.slice(1), figures);
  if (verb === "keep")
    return { group: say("group.keep_two"), label: say("move.keep_two", { one: rest[0], other: rest[1] }) };
  if (verb === "take")
    return {
      group: say("group.take_card"),
      label: rest[0] === "deck" ? say("move.take_deck") : say("move.take_card", { card: rest[0] }),
    };
  return { group: say("group.other"), label: [verb, ...rest].join(" ") };
}

function markPhrase(card, fields, figures) {
  const letters = chamberOf(card, figures);
  const gains = fields.map((field) => letters?.[field] ?? ".").filter((letter) => "rgsxteT".includes(letter));
  const group = say(fields.length === 1 ? "group.single" : "group.shape", { card });
  const extra = gains.length
    ? h(
        "span",
        { class: "gains" },
        gains.map(relic),
        hiddenWords(gains.map((letter) => say(`field.${letter}`)).join(", ")),
      )
    : null;
  return { group, label: fields.join(" "), extra };
}
