// What the menu of a table holds: nobody needs it before the first picture.
import { fill, h, setHidden, setText } from "../ui/dom.js";
import { asksFirst, chooseAsksFirst, choosePace, paceNow } from "../ui/pace.js";
import { say } from "../ui/words.js";
import { invitationLink } from "./address.js";
import { earlyEnd } from "./early-end.js";
import { withLevel } from "./level-choice.js";
import { actionButton, field, hidden, wayHome } from "./skeleton.js";
import { isAskedNow, sceneOf, viewOf } from "./state.js";

/** @param {Room} room */
export function paintMenu(room) {
  if (!room.parts.notation) furnish(room);
  paintInvitation(room);
  paintNotation(room);
  fill(room.parts.handOver, handOver(room));
  fill(room.parts.earlyEnd, leaving(room) === null ? [] : earlyEnd(room, leaving(room)));
  if (!room.parts.menu.open) return;
  paintFacts(room);
  if (room.page && room.mine.length) switchNotices(room.parts);
}

const withNotices = new WeakSet();

/** The switch for notices, once. */
function switchNotices({ notices }) {
  if (withNotices.has(notices)) return;
  withNotices.add(notices);
  import("../net/notices.js").then(({ mountNotices }) => mountNotices(notices)).catch(() => withNotices.delete(notices));
}

/** What was agreed: nobody needs it before the menu is open. */
/** @param {Room} room */
async function paintFacts(room) {
  const [{ facts }, { agreed }] = await Promise.all([import("./facts.js"), room.face.wording()]);
  fill(room.parts.facts, facts(room.table, agreed));
}

/** For whoever can still come: to an open seat, or to that of a bot. */
function paintInvitation({ table, parts }) {
  const hasRoom = (who) => table.seats.some((seat) => seat.who === who);
  const isOpen = Boolean(table.invite) && table.status !== "over" && (hasRoom("open") || hasRoom("bot"));
  setHidden(parts.invitation, !isOpen);
  setText(parts.invitationAbout, say(hasRoom("open") ? "invite.about" : "invite.bots"));
  if (isOpen && parts.link.value !== invitationLink(table)) parts.link.value = invitationLink(table);
}

/** @param {Room} room */
function paintNotation(room) {
  const legal = isAskedNow(room) ? viewOf(room).legal : [];
  setHidden(room.parts.notation, !isAskedNow(room));
  room.parts.notation.elements.move.placeholder = room.face.exampleMove(sceneOf(room));
  fill(
    room.parts.legal,
    legal.map((move) => h("option", { value: move, "data-key": move })),
  );
}

/** The seat that this guest could leave, or null. */
/** @param {Room} room @returns {number | null} */
const leaving = (room) => (room.table.status === "playing" ? (room.shown ?? room.mine[0] ?? null) : null);

/** Leaving the seat to a bot. */
/** @param {Room} room */
function handOver(room) {
  const seat = leaving(room);
  if (seat === null || room.table.seats[seat].stands_in) return [];
  return [
    h("h3", {}, say("deeds.leave")),
    withLevel("hand-over", say("deeds.hand_over"), room.house.levels, { "data-seat": seat }),
  ];
}

// --- its elements ---

function furnish({ make, own, parts, furnish: giveWords }) {
  parts.shelf.before(invitation(make, own));
  parts.menu.append(...others(make, own));
  giveWords();
}

/** @param {Make} make @param {Own} own */
const invitation = (make, own) =>
  make(
    "section",
    "invitation",
    { class: "invitation", "aria-labelledby": own("invitation-title"), hidden: true },
    make("h3", "invitation-title", { "data-say": "invite.title" }),
    make("p", "invitation-about", { class: "faint" }),
    h(
      "div",
      { class: "row" },
      h("label", { class: "field grow" }, hidden("invite.link"), make("input", "link", { readonly: true })),
      actionButton("copy", "invite.copy"),
    ),
    make("p", "copied", { class: "faint", role: "status" }),
  );

const PACES_SAID = { calm: "settings.calm", brisk: "settings.brisk", off: "settings.off" };

/** What this browser keeps: how things move, and whether final moves are confirmed. */
/** @param {Make} make @param {Own} own */
const settings = (make, own) => {
  const part = make(
    "section",
    "settings",
    { class: "settings", "aria-labelledby": own("settings-title") },
    make("h3", "settings-title", { "data-say": "settings.title" }),
    h(
      "fieldset",
      { class: "paces" },
      h("legend", { "data-say": "settings.pace" }),
      Object.entries(PACES_SAID).map(([pace, words]) =>
        h(
          "label",
          {},
          h("input", { type: "radio", name: own("pace"), value: pace, checked: pace === paceNow() }),
          h("span", { "data-say": words }),
        ),
      ),
    ),
    h(
      "label",
      { class: "switch" },
      h("input", { type: "checkbox", name: own("confirm"), checked: asksFirst() }),
      h("span", { "data-say": "settings.confirm" }),
    ),
    h("p", { class: "faint", "data-say": "settings.confirm_about" }),
    make("div", "notices", { class: "notices" }),
  );
  part.addEventListener("change", ({ target }) => {
    if (target.type === "radio") choosePace(target.value);
    else if (target.name === own("confirm")) chooseAsksFirst(target.checked);
  });
  return part;
};

/** @param {Make} make @param {Own} own */
const others = (make, own) => [
  h(
    "section",
    { class: "menu-deeds" },
    actionButton("look-open", "look.title"),
    make("button", "show-words", { class: "btn", type: "button", "data-do": "show-words", "aria-pressed": "false", "data-say": "words.show" }),
    wayHome(),
  ),
  make(
    "form",
    "notation",
    { class: "notation", hidden: true },
    field("notation.label", h("input", { name: "move", maxlength: 80, autocomplete: "off", autocapitalize: "none", spellcheck: "false", list: own("legal") })),
    make("datalist", "legal"),
    h("button", { class: "btn", type: "submit", "data-say": "notation.play" }),
  ),
  settings(make, own),
  make("section", "hand-over"),
  make("section", "early-end", { class: "early-end" }),
  h(
    "section",
    { "aria-labelledby": own("facts-title") },
    make("h3", "facts-title", { "data-say": "facts.title" }),
    make("dl", "facts", { class: "facts" }),
  ),
  make("details", "earlier", { class: "earlier" }, h("summary", { "data-say": "log.earlier" }), make("ol", "earlier-moves")),
];
