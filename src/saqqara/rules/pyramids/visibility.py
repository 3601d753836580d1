"""Hides what a seat may not know. Views, bots and features all use the one function `hide_from`."""

from __future__ import annotations

from collections.abc import Sequence

from saqqara.rules.compiled import rule

from .components import DRAWN, HAND, HIDDEN, NONE
from .state import GameState, Owes, Step
from .story import Event


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


def insiders(s: GameState, events: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The seats that see more than a spectator: those that have drawn, kept or marked what is not shown yet."""
    drew = [event[1] for event in events if event[0] == Event.CARD_DRAWN]
    return tuple([seat for seat in range(s.seats) if has_secret(s, seat) or seat in drew])


def has_secret(s: GameState, seat: int) -> bool:
    """Whether `hide_from` would change anything of the seat."""
    if s.step == Step.MARKING:
        return s.owes[seat] != Owes.MARK or has_marked(s, seat)
    return s.drawn[seat][0] != NONE or s.choice[seat] != NONE


def has_marked(s: GameState, seat: int) -> bool:
    """Whether the seat's cards or score card differ from what they were before this step."""
    return (
        s.crossed[seat] != s.crossed_before[seat]
        or s.gems[seat] != s.gems_before[seat]
        or s.torches[seat][s.round_number - 1] != s.torch_before[seat]
        or s.skulls[seat] != s.skulls_before[seat]
    )
