// Whose view is on screen. Where one browser has several seats, a curtain falls before what is secret.
import { say } from "../ui/words.js";
import { nameOf } from "./names.js";
import { isPrivate, owedHere, showsHidden } from "./state.js";

export class ShownSeat {
  #raised = ""; // the secret for which its player has raised the curtain

  /** `turned` hears that another seat is on screen. */
  /** @param {Room} room */
  constructor(room, turned) {
    this.room = room;
    this.turned = turned;
    this.curtain = new Curtain(room.parts);
  }

  /** Stays with the seat on screen while it owes a move, then goes on to the next one here that does. */
  choose() {
    const { mine, shown } = this.room;
    const owed = owedHere(this.room);
    const wanted = owed.includes(shown) || !owed.length ? shown : owed[0];
    const seat = mine.includes(wanted) ? wanted : (mine[0] ?? null);
    if (seat === shown && this.#isNewSecret(seat)) this.#cover(seat);
    else if (seat === shown) this.curtain.liftAway();
    else this.show(seat);
  }

  /** Whether a seat on a shared screen sees something hidden for the first time. */
  #isNewSecret(seat) {
    const isSecret = this.room.mine.length > 1 && showsHidden(this.room, seat);
    return isSecret && this.#raised !== this.#secretOf(seat);
  }

  #secretOf(seat) {
    const { ask } = this.room.views.get(seat) ?? {};
    return `${seat}/${ask}`;
  }

  /** Nobody's view, until the player says so. */
  #cover(seat) {
    this.room.shown = null;
    this.show(seat);
  }

  /** Another seat's view, behind a curtain where either view is private. */
  show(seat) {
    const { mine, shown, table } = this.room;
    if (seat === shown) return;
    const isSecret = mine.length > 1 && (isPrivate(this.room, seat) || (shown !== null && isPrivate(this.room, shown)));
    if (isSecret) this.curtain.letFall(nameOf(table.seats[seat]), () => this.#turnTo(seat));
    else this.#turnTo(seat);
  }

  #turnTo(seat) {
    this.curtain.liftAway();
    this.#raised = this.#secretOf(seat);
    this.room.shown = seat;
    this.turned();
  }
}

/** Between people who share a screen: nothing of the next player's cards is drawn before that player says so. */
class Curtain {
  #raised = null;

  constructor({ curtain, curtainTitle, raise }) {
    this.dialog = curtain;
    this.title = curtainTitle;
    this.button = raise;
    this.dialog.addEventListener("cancel", (event) => event.preventDefault());
    this.button.addEventListener("click", () => {
      const then = this.#raised;
      this.liftAway();
      then?.();
    });
  }

  /** Lets the curtain fall; `then` runs once the player has raised it. */
  letFall(name, then) {
    this.#raised = then;
    this.title.textContent = say("curtain.pass", { name });
    this.button.textContent = say("curtain.raise", { name });
    if (!this.dialog.open) this.dialog.showModal();
  }

  /** Nobody is asked any more. */
  liftAway() {
    this.#raised = null;
    if (this.dialog.open) this.dialog.close();
  }
}
