"""What a review says of a game. `docs/review.md` explains the figures; the JSON has the same names.

A margin is half the width of the 95 % interval of a number. Reviews that were stored earlier have none.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from saqqara.rules.contract import NATURE

VERSION = 1  # of the JSON; a reader accepts its own version only
LEVEL: Final = "pharaoh"  # who judges, unless another level is asked for

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder", "only"]


class Estimate(Struct, frozen=True):
    """A number and the range in which it lies with 95 % confidence."""

    mean: float
    low: float
    high: float


class Moment(Struct, frozen=True):
    """What the table is worth at one moment: before the first line of the log, or after one of its lines."""

    turn: int  # the lines of the log before this moment
    wins: list[Estimate]  # by seat: the chance of the first place; the means add up to 1
    points: list[Estimate]  # by seat: the points at the end
    sources: list[list[float]]  # by seat: the points at the end by source, in the order of `Review.sources`
    seat: int | None = None  # who made the last line: a seat or `NATURE`; None before the first line
    move: str | None = None  # that line, in notation
    is_exact: bool = False  # solved, or the game is over
    is_refined: bool = False  # looked at with all simulations; else a first glance
    sources_margins: list[list[float]] = []  # of `sources`; none where they are not known

    @property
    def is_draw(self) -> bool:
        """Returns whether nature made the last line."""
        return self.seat == NATURE


class Choice(Struct, frozen=True):
    """A move that could have been made, with what it is worth to the seat that had the choice."""

    move: str
    wins: Estimate
    points: Estimate
    visits: int  # of the search; 0 where it was solved


class Step(Struct, frozen=True):
    """One move of an expected line of play."""

    seat: int
    move: str


class Reason(Struct, frozen=True):
    """Points that the move played brings a seat from one source, compared with the best move."""

    seat: int
    source: str
    points: float  # below 0: the move costs that seat points
    margin: float | None = None  # of `points`


class Decision(Struct, frozen=True):
    """A move of a seat, compared with the best one."""

    turn: int  # the lines of the log before the move; the moment after it has one more
    seat: int
    move: str
    best: str
    grade: Grade
    wins: Estimate  # the chance of the first place that the move cost its seat: 0 or more
    points: Estimate  # the points that it cost its seat
    choices: list[Choice] = []  # from the best down, with the move that was played
    line: list[Step] = []  # what the search expects after the best move, which is its first step
    reasons: list[Reason] = []  # the largest differences first; none where they are noise
    is_exact: bool = False


class Margins(Struct, frozen=True):
    """By seat, half the width of the 95 % interval of each number of an account."""

    start: list[float]
    luck: list[float]
    own: list[float]
    others: list[float]
    end: list[float]


class Account(Struct, frozen=True):
    """How a result came about, by seat: `start` + `luck` + `own` + `others` = `end`, exactly."""

    start: list[float]
    luck: list[float]  # changes at nature's draws
    own: list[float]  # changes at the seat's own moves
    others: list[float]  # changes at the others' moves
    end: list[float]
    margins: Margins | None = None


class Draw(Struct, frozen=True):
    """A draw of nature and what it changed for a seat."""

    turn: int  # of the moment after it
    seat: int
    wins: float  # the change of the chance of the first place
    points: float
    wins_margin: float | None = None
    points_margin: float | None = None


class Judge(Struct, frozen=True):
    """Who reviewed: asked again with the same judge, the review is the same."""

    name: str  # a level, as in `pharaoh`
    version: str  # names its code, network and edition
    simulations: int  # for each moment


class Review(Struct, frozen=True):
    """The review of a game, or what there is of it so far."""

    game: str
    seats: int
    sources: list[str]  # what points are earned with
    judge: Judge
    moments: list[Moment]  # one more than the log has lines
    decisions: list[Decision]  # every move of a seat, in the order of the log
    turning_points: list[int]  # `Moment.turn` of up to three moments, the weightiest first
    wins: Account
    points: Account
    luckiest: list[Draw]  # by seat, where a draw helped it
    unluckiest: list[Draw]  # by seat, where a draw harmed it
    accuracy: list[float | None]  # by seat: 0 to 100; None without a decision
    accuracy_margins: list[float | None] = []  # of `accuracy`
    looked_at: int = 0  # moments that are refined; the review is done when that is all of them
    version: int = VERSION

    @property
    def is_done(self) -> bool:
        """Returns whether every moment has been looked at with all simulations."""
        return self.looked_at >= len(self.moments)
