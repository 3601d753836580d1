"""The theme of a puzzle: what decides it, by what the best move earns above the second."""

from __future__ import annotations

from collections.abc import Sequence

from saqqara.games import GAMES
from saqqara.school.puzzles.model import Reason

DENIAL = "denial"  # it takes more from the best rival than it brings
CLAIM = "claim"  # it always comes with a tomb, and decides more often
TEMPO = "tempo"  # the same points come in either case, but for chance


def theme_of(game: str, reasons: Sequence[Reason], seat: int, points: Sequence[float]) -> str:
    """The source that brings the seat most, or a denial."""
    themes = GAMES[game].themes
    gained, taken = swings(reasons, seat, points)
    own = {themes.get(reason.source, TEMPO): reason.points for reason in reversed(reasons) if reason.seat == seat}
    if taken > max(gained, 0):
        return DENIAL
    if own.get(CLAIM, 0) > 0:
        return CLAIM
    best = max(own, key=lambda theme: own[theme], default=TEMPO)
    return best if own.get(best, 0) > 0 else TEMPO


def swings(reasons: Sequence[Reason], seat: int, points: Sequence[float]) -> tuple[float, float]:
    """What the reasons bring the seat, and what they take from its best rival."""
    rival = max((other for other in range(len(points)) if other != seat), key=lambda other: points[other])
    gained = sum(reason.points for reason in reasons if reason.seat == seat)
    return gained, -sum(reason.points for reason in reasons if reason.seat == rival)
