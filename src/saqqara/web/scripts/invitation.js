// Invitations: they come in the fragment of the address, which no server sees, and do not stay there.
import { h } from "./dom.js";
import { keptInTab } from "./memory.js";
import { nameOf } from "./names.js";
import { say } from "./words.js";

/** The secret of this visit, taken out of the address bar; kept for this tab until the seat is taken. */
export function takeInvitation(id) {
  const secret = /(?:^#|&)invite=([0-9A-Za-z_-]{16,64})/.exec(location.hash)?.[1];
  if (secret) {
    keptInTab.keep(`invite.${id}`, secret);
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  return secret ?? keptInTab.read(`invite.${id}`);
}

/** What a friend needs to sit down here. */
export const invitationLink = (table) => `${location.origin}/table/${table.id}#invite=${table.invite}`;

/** What a friend reads first: who invites, to which game, and whether there is room. */
export function welcomeWords({ game, seats }) {
  const names = seats.filter((seat) => seat.who === "person").map(nameOf);
  const told = { names, count: names.length, game: say(`game.${game}`) };
  const free = seats.filter((seat) => seat.who === "open").length;
  return [
    h("p", { class: "invited" }, say(names.length ? "invited.by" : "invited.open", told)),
    h("p", {}, say(`game.${game}.about`)),
    h("p", { class: "faint" }, say("invited.seats", { free, seats: seats.length })),
  ];
}
