"""I9.1 to I9.3  Burial chamber: three rows, columns filled from the top, scored at the end of the game."""

from __future__ import annotations

from saqqara.rules.compiled import rule

from ..components import CHAMBER_ROWS, FURTHER_STONE, GROUP_POINTS, ROW_POINTS, Site, Source
from ..state import GameState, award, is_side_b
from ..story import Event, emit
from .majority import share_of_places

COUNTED = 8  # added to the owner of a stone whose group has been counted


@rule
def place_in_chamber(s: GameState, owner: int) -> None:
    """I9.1  The next space of the column from top to bottom, then the next column, without limit."""
    s.chamber[s.chamber_stones] = owner
    emit(s, Event.STONE_PLACED, owner, Site.CHAMBER, s.chamber_stones)
    s.chamber_stones += 1


@rule
def score_chamber(s: GameState) -> None:
    """I9.2, I9.3  At the end of the game, by the side that lies up."""
    if is_side_b(s, Site.CHAMBER):
        score_rows(s)
    else:
        score_groups(s)


@rule
def score_groups(s: GameState) -> None:
    """I9.2  Side A: every connected group of one colour scores by its size; all groups count."""
    for place in range(s.chamber_stones):
        owner = s.chamber[place]
        if owner < COUNTED:
            award(s, owner, group_points(count_group(s, place)), Source.CHAMBER)
    for place in range(s.chamber_stones):
        s.chamber[place] -= COUNTED


@rule
def count_group(s: GameState, first: int) -> int:
    """The stones connected to the first; each is marked, so that it is counted once."""
    owner = s.chamber[first]
    s.chamber[first] = owner + COUNTED
    stones = 1
    last = first
    has_grown = True
    while has_grown:
        has_grown = False
        for place in range(first + 1, min(last + CHAMBER_ROWS + 1, s.chamber_stones)):  # the others are too far away
            if s.chamber[place] == owner and touches(s, place, owner + COUNTED):
                s.chamber[place] = owner + COUNTED
                stones += 1
                last = max(last, place)
                has_grown = True
    return stones


@rule
def touches(s: GameState, place: int, mark: int) -> bool:
    """I9.2  Side by side, not corner to corner: above, below, left or right of a stone with that mark."""
    row = place % CHAMBER_ROWS
    if row > 0 and s.chamber[place - 1] == mark:
        return True
    if row < CHAMBER_ROWS - 1 and place + 1 < s.chamber_stones and s.chamber[place + 1] == mark:
        return True
    if place >= CHAMBER_ROWS and s.chamber[place - CHAMBER_ROWS] == mark:
        return True
    return place + CHAMBER_ROWS < s.chamber_stones and s.chamber[place + CHAMBER_ROWS] == mark


@rule
def group_points(stones: int) -> int:
    """I9.2  1, 3, 6, 10, 15 points for 1 to 5 stones, 2 for each further stone."""
    if stones < len(GROUP_POINTS):
        return GROUP_POINTS[stones]
    return GROUP_POINTS[-1] + (stones - len(GROUP_POINTS) + 1) * FURTHER_STONE


@rule
def stones_in_row(s: GameState, row: int, seat: int) -> int:
    """I9.3  The seat's stones in one row; they need not lie side by side."""
    stones = 0
    for place in range(row, s.chamber_stones, CHAMBER_ROWS):
        if s.chamber[place] == seat:
            stones += 1
    return stones


@rule
def score_rows(s: GameState) -> None:
    """I9.3  Side B: each row alone, by the number of stones in it."""
    for row in range(CHAMBER_ROWS):
        for seat in range(s.seats):
            stones = stones_in_row(s, row, seat)
            ahead = 0
            equal = 0
            for other in range(s.seats):
                others = stones_in_row(s, row, other)
                ahead += others > stones
                equal += others == stones
            if stones > 0:
                award(s, seat, share_of_places(ROW_POINTS[s.seats - 2], ahead, equal), Source.CHAMBER)
