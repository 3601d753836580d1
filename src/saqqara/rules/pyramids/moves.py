"""Every move as one small integer, in a fixed order. A mark names the slot of the hand and the placement."""

from __future__ import annotations

from collections.abc import MutableSequence

from saqqara.rules.compiled import rule
from saqqara.rules.pyramids.box import CARDS

from .components import DISPLAY, HAND, PLACEMENT_COUNT, SHAPE_KINDS

Moves = MutableSequence[int]

MARK = 0  # + slot * PLACEMENT_COUNT + placement
KEEP = MARK + HAND * PLACEMENT_COUNT  # + which pair of the four drawn cards
KEPT_PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
TAKE = KEEP + len(KEPT_PAIRS)  # + place of the display
TAKE_DECK = TAKE + DISPLAY
EXPEDITION = TAKE_DECK + 1  # nature: + shape
DEAL = EXPEDITION + SHAPE_KINDS  # nature: + card
MOVES = DEAL + CARDS


@rule
def mark_move(slot: int, placement: int) -> int:
    """The number of a move such as `mark 12 a1 a2 b2`."""
    return MARK + slot * PLACEMENT_COUNT + placement


@rule
def slot_of(move: int) -> int:
    """The slot of the hand that a mark is made on."""
    return (move - MARK) // PLACEMENT_COUNT


@rule
def placement_of(move: int) -> int:
    """The placement of a mark."""
    return (move - MARK) % PLACEMENT_COUNT
