// What the addresses of tables tell: invitations, which come in the fragment, which no server sees, and do not stay there;
// and turns of the past.
import { keptInTab } from "../ui/storage.js";

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
/** @param {TableHere} table */
export const invitationLink = (table) => `${location.origin}/table/${table.id}#invite=${table.invite}`;

/** The turn that the address asks for. */
export const turnInAddress = () => {
  const turn = /(?:^#|&)turn=(\d{1,5})/.exec(location.hash)?.[1];
  return turn === undefined ? null : Number(turn);
};

/** The address of this table at a turn. */
export const linkToTurn = (turn) => `${location.origin}${location.pathname}#turn=${turn}`;
