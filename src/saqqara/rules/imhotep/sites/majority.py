"""I9.5  Who has more takes the better place; equals share."""

from __future__ import annotations

from saqqara.rules.compiled import rule

from ..components import SEATS


@rule
def share_of_places(points_by_place: tuple[int, ...], ahead: int, equal: int) -> int:
    """I9.5  The points of the places concerned are added, divided equally and rounded down."""
    total = 0
    for place in range(ahead, min(ahead + equal, SEATS)):
        total += points_by_place[place]
    return total // equal
