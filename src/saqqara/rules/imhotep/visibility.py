"""Hides what a seat may not know. Views, bots and features all use the one function `hide_from`."""

from __future__ import annotations

from collections.abc import Sequence

from saqqara.rules.compiled import rule

from .components import HIDDEN_CARD, NOBODY, NONE, PAIR
from .state import GameState
from .story import Event


@rule
def hide_from(s: GameState, seat: int) -> None:
    """I5.2  Hides the pair from all but the seat that looks at it: for the others it is two unseen cards again."""
    if s.drawer == seat:
        return
    for slot in range(PAIR):
        card = s.looked[slot]
        if card != NONE and card != HIDDEN_CARD:
            put_back(s, slot, card)
            s.looked[slot] = HIDDEN_CARD


@rule
def put_back(s: GameState, slot: int, card: int) -> None:
    """Counts a hidden card as unseen again, where it was drawn from."""
    if slot < s.looked_behind:
        s.left_behind[card] += 1
    else:
        s.deck[card] += 1


def insiders(s: GameState, events: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The seats that see more than a spectator: who looks at the pair, also at a single card that is kept at once."""
    lookers = {event[1] for event in events if event[0] == Event.CARD_SEEN}
    if s.drawer != NOBODY:
        lookers.add(s.drawer)
    return tuple(sorted(lookers))
