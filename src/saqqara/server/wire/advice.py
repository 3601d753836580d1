"""Hints, and the figures that hints and reviews share."""

from __future__ import annotations

from msgspec import Struct

from saqqara.server.wire.fields import Ask, LevelName, Seat


class Hint(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks for a hint."""

    seat: Seat  # yours
    ask: Ask
    level: LevelName | None = None  # without one: the judge of reviews, which answers within a second


class Range(Struct, frozen=True, kw_only=True):
    """A figure with its 95% confidence interval, by simulation."""

    mean: float
    low: float
    high: float


class ReasonShown(Struct, frozen=True, kw_only=True):
    """Points that a move brings a seat from one source, compared with the best move."""

    seat: Seat
    source: str  # as the game names it
    points: float  # below 0: the move costs that seat points


class Prospect(Struct, frozen=True, kw_only=True):
    """What a move leads to, by seat."""

    move: str
    visits: int
    wins: list[Range]  # chance of the first place
    points: list[Range]  # at the end
    reasons: list[ReasonShown] = []  # why it is worse than the first; none where the difference is noise


class Step(Struct, frozen=True, kw_only=True):
    """An expected move. A draw of nature is the one that was tried most often."""

    seat: int  # -1: nature
    move: str


class Advice(Struct, frozen=True, kw_only=True):
    """The advice of a level, which knows no more than the seat. The same question gets the same advice."""

    level: LevelName
    simulations: int
    is_exact: bool  # computed to the end of the game
    moves: list[Prospect]  # the best first, 8 at most
    line: list[Step]
