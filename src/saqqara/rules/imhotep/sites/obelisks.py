"""I9.4 to I9.7  Obelisks: side A by height at the end of the game, side B in towers of three as they are built."""

from __future__ import annotations

from saqqara.rules.compiled import rule

from ..components import OBELISK_POINTS, SINGLE_STONE_POINTS, TOWER_POINTS, TOWER_STONES, Site, Source
from ..state import GameState, award, is_side_b
from ..story import Event, emit
from .majority import share_of_places


@rule
def place_on_obelisks(s: GameState, owner: int) -> None:
    """I9.4, I9.6  The stone goes on its own colour; on side B the third may make a tower."""
    emit(s, Event.STONE_PLACED, owner, Site.OBELISKS, s.obelisk[owner])
    s.obelisk[owner] += 1
    if is_side_b(s, Site.OBELISKS):
        build_tower(s, owner)


@rule
def build_tower(s: GameState, owner: int) -> None:
    """I9.6  Three stones of a colour make a tower on the best free score space; with none left they stay single."""
    if s.obelisk[owner] < TOWER_STONES or s.tower_count == len(TOWER_POINTS):
        return
    s.obelisk[owner] -= TOWER_STONES
    s.towers[s.tower_count] = owner
    emit(s, Event.TOWER_BUILT, owner, s.tower_count)
    award(s, owner, TOWER_POINTS[s.tower_count], Source.OBELISKS)
    s.tower_count += 1


@rule
def score_obelisks(s: GameState) -> None:
    """I9.4, I9.7  At the end of the game, by the side that lies up."""
    for seat in range(s.seats):
        if s.obelisk[seat] > 0:
            if is_side_b(s, Site.OBELISKS):
                award(s, seat, s.obelisk[seat] * SINGLE_STONE_POINTS, Source.OBELISKS)
            else:
                award(s, seat, height_points(s, seat), Source.OBELISKS)


@rule
def height_points(s: GameState, seat: int) -> int:
    """I9.4  Side A: by height; only seats with a stone there take a place or a share (I9.5)."""
    ahead = 0
    equal = 0
    for other in range(s.seats):
        ahead += s.obelisk[other] > s.obelisk[seat]
        equal += s.obelisk[other] == s.obelisk[seat]
    return share_of_places(OBELISK_POINTS[s.seats - 2], ahead, equal)


@rule
def obelisk_stones(s: GameState) -> int:
    """All stones of the site, towers too."""
    stones = s.tower_count * TOWER_STONES
    for seat in range(s.seats):
        stones += s.obelisk[seat]
    return stones
