"""What a seat may know. Views, bots and features all go through this one function."""

from __future__ import annotations

from saqqara.rules.compiled import rule

from .components import DRAWN, HAND, HIDDEN, NONE
from .state import GameState, Owes, Step


@rule
def hide_from(s: GameState, viewer: int) -> None:
    """P2.1, P3.2  Until all have decided, nobody sees what the others have drawn, kept or marked."""
    for seat in range(s.seats):
        if seat != viewer:
            hide_drawn_cards(s, seat)
            if s.step == Step.MARKING:
                hide_marks(s, seat)


@rule
def hide_drawn_cards(s: GameState, seat: int) -> None:
    """P2.1  For the others the four cards are unseen, and so is the choice."""
    for number in range(DRAWN):
        if s.drawn[seat][number] >= 0:
            s.deck[s.drawn[seat][number]] = 1
            s.drawn[seat][number] = HIDDEN
    if s.choice[seat] != NONE:
        s.choice[seat] = HIDDEN


@rule
def hide_marks(s: GameState, seat: int) -> None:
    """P3.2  The seat's cards and score card are shown as they were; a red cross that is owed looks like a mark."""
    for slot in range(HAND):
        s.crossed[seat][slot] = s.crossed_before[seat][slot]
        s.explored_now[seat][slot] = NONE
    s.gems[seat][0] = s.gems_before[seat][0]
    s.gems[seat][1] = s.gems_before[seat][1]
    s.torches[seat][s.round_number - 1] = s.torch_before[seat]
    s.skulls[seat] = s.skulls_before[seat]
    s.count[seat] = 0
    if s.owes[seat] == Owes.CROSS:
        s.owes[seat] = Owes.MARK
