"""The state of a game of Pyramids. It holds no secret order of cards: unseen cards are sets and counts only.

All seats mark at the same time. A mark changes only what belongs to its seat, so any order of arrival leads to the
same state. What a seat had before the step is kept as well, because that is what the others see until all have marked.
"""

from __future__ import annotations

from enum import IntEnum

from saqqara.rules.compiled import numbers, rule
from saqqara.rules.pyramids.box import CARDS
from saqqara.rules.state_record import Record, field

from .components import (
    CLAIMS,
    COLOUR_COUNT,
    DISPLAY,
    DRAWN,
    HAND,
    MOST_EXPEDITIONS,
    MOST_ROUNDS,
    NATURE,
    NOBODY,
    NONE,
    SEATS,
    SHAPE_KINDS,
    SOURCES,
)


@numbers
class Step(IntEnum):
    """What happens next: first the steps that run by themselves, then nature's draws, then the seats' questions."""

    DEAL_HANDS = 0
    LAY_OUT = 1
    NEXT_EXPEDITION = 2
    EXPLORE = 3
    REPLACE = 4
    CLAIM = 5
    END_GAME = 6
    TURNED_UP = 7
    SHOW_KEPT = 8
    ASK_TAKER = 9

    DRAW_HAND = 10
    DRAW_DISPLAY = 11
    DRAW_EXPEDITION = 12
    DRAW_TAKEN = 13

    KEEPING = 20
    MARKING = 21
    TAKING = 22

    OVER = 30


FIRST_OF_NATURE = Step.DRAW_HAND
FIRST_OF_SEATS = Step.KEEPING


@numbers
class Owes(IntEnum):
    """The kinds of questions to a seat."""

    NOTHING = 0
    KEEP = 1
    MARK = 2
    CROSS = 3
    TAKE = 4


class GameState(Record):
    """One game of Pyramids. Cards are indices 0 to 47: their number less one."""

    seats: int = field("i1")
    round_number: int = field("i1")  # from 1
    step: int = field("i1")
    asked: int = field("i1")  # the first seat that owes something, NATURE for a draw
    # expedition cards of this round
    unseen: list[int] = field("i1", SHAPE_KINDS)
    turned_up: list[int] = field("i1", MOST_EXPEDITIONS)
    turned_count: int = field("i1")
    # pyramid cards
    deck: list[int] = field("i1", CARDS)  # 1: unseen
    display: list[int] = field("i1", DISPLAY)
    drawn: list[list[int]] = field("i1", SEATS, DRAWN)  # the four of the set-up
    dealt: int = field("i1")  # cards of the set-up dealt so far
    hands: list[list[int]] = field("i1", SEATS, HAND)
    crossed: list[list[int]] = field("i4", SEATS, HAND)  # bits of the fields crossed off
    explored_by: list[int] = field("i1", CARDS)
    explored_now: list[list[int]] = field("i1", SEATS, HAND)  # the card whose tomb was crossed off in this step
    # score cards
    gems: list[list[int]] = field("i1", SEATS, 2)
    torches: list[list[int]] = field("i1", SEATS, MOST_ROUNDS)
    skulls: list[int] = field("i1", SEATS)
    claimed: list[list[int]] = field("i1", COLOUR_COUNT, CLAIMS)  # seats
    # what is owed
    owes: list[int] = field("i1", SEATS)
    count: list[int] = field("i1", SEATS)  # how many crosses or picks
    choice: list[int] = field("i1", SEATS)  # which two of the drawn cards are kept
    taker: int = field("i1")  # the seat that replaces its cards
    # what a seat had before this step
    crossed_before: list[list[int]] = field("i4", SEATS, HAND)
    gems_before: list[list[int]] = field("i1", SEATS, 2)
    torch_before: list[int] = field("i1", SEATS)
    skulls_before: list[int] = field("i1", SEATS)
    # the end
    points: list[int] = field("i2", SEATS)
    earned: list[list[int]] = field("i2", SEATS, SOURCES)


@rule
def ask_nature(s: GameState, step: int) -> None:
    """Asks nature for a draw."""
    s.step = step
    s.asked = NATURE


@rule
def first_owing(s: GameState) -> int:
    """The first seat that owes something, or nobody."""
    for seat in range(s.seats):
        if s.owes[seat] != Owes.NOTHING:
            return seat
    return NOBODY


@rule
def has_card(s: GameState, seat: int, slot: int) -> bool:
    """Whether a card lies before the seat there."""
    return s.hands[seat][slot] >= 0


@rule
def current_shape(s: GameState) -> int:
    """The shape of the expedition card that was turned up last."""
    return s.turned_up[s.turned_count - 1]


@rule
def is_any_explored_now(s: GameState) -> bool:
    """Whether this step explored anything."""
    for seat in range(s.seats):
        for slot in range(HAND):
            if s.explored_now[seat][slot] != NONE:
                return True
    return False
