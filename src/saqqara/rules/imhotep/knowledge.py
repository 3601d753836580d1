"""What a seat may know. Views, bots and features all go through the one function `hide_from`."""

from __future__ import annotations

from collections.abc import Sequence

from saqqara.rules.compiled import rule

from .components import HIDDEN_CARD, NOBODY, NONE, PAIR
from .state import GameState
from .story import Event


@rule
def hide_from(s: GameState, seat: int) -> None:
    """I5.2  The pair is seen by nobody but its looker: for all others it is two unseen cards again."""
    if s.drawer == seat:
        return
    for slot in range(PAIR):
        card = s.looked[slot]
        if card != NONE and card != HIDDEN_CARD:
            put_back(s, slot, card)
            s.looked[slot] = HIDDEN_CARD


@rule
def put_back(s: GameState, slot: int, card: int) -> None:
    """An unseen card counts where it was drawn from; cards that the deck left behind all can name."""
    if slot < s.looked_behind:
        s.left_behind[card] += 1
    else:
        s.deck[card] += 1


def insiders(s: GameState, events: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Who sees more than a spectator: the looker of a pair, also where a single card was kept at once."""
    lookers = {event[1] for event in events if event[0] == Event.CARD_SEEN}
    if s.drawer != NOBODY:
        lookers.add(s.drawer)
    return tuple(sorted(lookers))
