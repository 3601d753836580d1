"""P4.1 to P4.5  Crossing off: a shape or a single field, connected to the entrance."""

from __future__ import annotations

from saqqara.rules.compiled import rule
from saqqara.rules.pyramids.box import SIZE

from .components import (
    ALL_FIELDS,
    CORNERS,
    DE_BRUIJN,
    ENTRANCES,
    FIELDS,
    FIRST_ORIENTATION,
    HAND,
    LARGEST_SHAPE,
    LEFT_COLUMN,
    OFFSETS,
    OPEN,
    PLACE_OF,
    PLACEMENT_AT,
    PLACEMENTS,
    RIGHT_COLUMN,
    TOMBS,
)
from .moves import Moves, mark_move
from .state import GameState, Owes, current_shape, has_card
from .story import Event, emit
from .symbols import cross_off_symbols


@rule
def beside(fields: int) -> int:
    """The fields side by side with any of these."""
    up = fields >> SIZE
    down = (fields << SIZE) & ALL_FIELDS
    left = (fields & ~LEFT_COLUMN) >> 1
    right = (fields & ~RIGHT_COLUMN) << 1
    return up | down | left | right


@rule
def reachable(card: int, crossed: int) -> int:
    """P4.2, P4.3  Where a mark must have a field: the entrance of an empty card, else beside what is crossed off."""
    if crossed == 0:
        return ENTRANCES[card]
    return beside(crossed)


@rule
def lowest_place(fields: int) -> int:
    """The first of these fields."""
    return PLACE_OF[((fields & -fields) * DE_BRUIJN & 0xFFFFFFFF) >> 27]


@rule
def single_fields(s: GameState, seat: int, slot: int) -> int:
    """P4.3  The fields of one card that may be crossed off alone. Every legal placement covers one of them."""
    if not has_card(s, seat, slot):
        return 0
    card = s.hands[seat][slot]
    crossed = s.crossed[seat][slot]
    return reachable(card, crossed) & OPEN[card] & ~crossed


@rule
def add_singles(s: GameState, seat: int, slot: int, moves: Moves, count: int) -> int:
    """P4.3  Adds a move for each single field of one card."""
    fields = single_fields(s, seat, slot)
    while fields != 0:
        moves[count] = mark_move(slot, lowest_place(fields))
        count += 1
        fields &= fields - 1
    return count


@rule
def corners_of_orientation(orientation: int, free: int, reach: int) -> int:
    """P4.1, P4.2  Where the corner of a turned shape may lie: all its fields free, one of them within reach."""
    all_free = CORNERS[orientation]
    any_reached = 0
    for field in range(LARGEST_SHAPE):
        offset = OFFSETS[orientation * LARGEST_SHAPE + field]
        all_free &= free >> offset
        any_reached |= reach >> offset
    return all_free & any_reached


@rule
def add_shapes(s: GameState, seat: int, slot: int, moves: Moves, count: int) -> int:
    """P4.1  Exactly the shape, in every rotation and mirroring, on one card."""
    reach = single_fields(s, seat, slot)
    if reach == 0:
        return count
    free = OPEN[s.hands[seat][slot]] & ~s.crossed[seat][slot]
    shape = current_shape(s)
    for orientation in range(FIRST_ORIENTATION[shape], FIRST_ORIENTATION[shape + 1]):
        corners = corners_of_orientation(orientation, free, reach)
        while corners != 0:
            moves[count] = mark_move(slot, PLACEMENT_AT[orientation * FIELDS + lowest_place(corners)])
            count += 1
            corners &= corners - 1
    return count


@rule
def add_marks(s: GameState, seat: int, moves: Moves) -> int:
    """P4.1, P4.3  The shape on one of the two cards, or instead, always, a single field."""
    count = 0
    for slot in range(HAND):
        count = add_singles(s, seat, slot, moves, count)
    if s.owes[seat] == Owes.MARK:
        for slot in range(HAND):
            count = add_shapes(s, seat, slot, moves, count)
    return count


@rule
def mark(s: GameState, seat: int, slot: int, placement: int) -> None:
    """P4.5  The fields are crossed off, with all they carry; each red cross asks for one more field."""
    card = s.hands[seat][slot]
    fields = PLACEMENTS[placement]
    s.crossed[seat][slot] |= fields
    emit(s, Event.FIELDS_CROSSED, seat, card, fields)
    if s.owes[seat] == Owes.CROSS:
        s.count[seat] -= 1
    s.count[seat] += cross_off_symbols(s, seat, card, fields)
    if fields & TOMBS[card] != 0:
        s.explored_now[seat][slot] = card
        emit(s, Event.EXPLORED, seat, card)
    s.owes[seat] = Owes.CROSS if s.count[seat] > 0 else Owes.NOTHING


@rule
def lapse(s: GameState, seat: int) -> None:
    """P4.4  With no legal field at all nothing is done; a red cross that finds none lapses."""
    if s.count[seat] > 0:
        emit(s, Event.CROSS_LAPSES, seat, s.count[seat])
    s.owes[seat] = Owes.NOTHING
    s.count[seat] = 0
