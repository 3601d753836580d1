"""How far a game is: the round that is played, and how many there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Rounds = tuple[int | None, int | None]


def no_rounds(position: Mapping[str, Any], figures: Mapping[str, Any]) -> Rounds:
    """Returns nothing: the game has no rounds."""
    return None, None


def rounds(position: Mapping[str, Any], figures: Mapping[str, Any]) -> Rounds:
    """Returns the round of a position and the number of rounds of its edition."""
    return position["round"], figures["rounds.count"]
