"""What a seat may know. Views, bots and features all go through this one function."""

from __future__ import annotations

from saqqara.rules.compiled import rule

from .components import HIDDEN_CARD, NONE, PAIR
from .state import GameState


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
