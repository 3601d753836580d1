// Invitations: they come in the fragment of the address, which no server sees, and do not stay there.
import { keptInTab } from "./memory.js";

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
