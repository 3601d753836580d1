"""The bodies of the HTTP API about reviews."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from saqqara.server.wire.advice import Range, Step
from saqqara.server.wire.fields import GameName, Move, Seat, Turn

ReviewState = Literal["queued", "running", "done", "stopped", "failed"]
GradeName = Literal["best", "good", "inaccuracy", "mistake", "blunder", "only"]


class NewReview(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks for the review of a record. It has to be whole, finished and true."""

    record: Annotated[str, Meta(min_length=1, max_length=60_000, description="the text of its file")]


class ReviewShown(Struct, frozen=True, kw_only=True):
    """The review of a finished game, or what there is of it so far."""

    id: str  # the table's ID; of a record, `rec-` and a hash of its text
    table: str | None  # null: a record that was sent here
    game: GameName
    edition: str
    options: dict[str, Any]
    seats: int
    date: str = ""  # of its record, as in 2026-11-15
    state: ReviewState
    ahead: int = 0  # reviews that come before it in the queue
    compiling: bool = (
        False  # the rules of its edition are compiled first, about a minute for an edition that is new here
    )
    looked_at: int = 0  # moments of the game that are looked at in full
    moments: int = 0
    stamp: int  # another number as soon as anything is new
    is_yours: bool = False  # you asked for it, and can stop it
    failure: str = ""  # why there is none, in one sentence
    is_outdated: bool = False  # it is done, but today's judge is another one: asked for again, it is made anew
    review: Raw  # as `docs/reference/review.schema.json` says; null until there is a first picture of the whole game


class StepSaid(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A move of a line that is tried out."""

    seat: Annotated[int, Meta(ge=-1, le=3)]  # -1: nature
    move: Move


class LineSaid(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks how a reviewed game would look after other moves. Nothing is stored."""

    turn: Turn  # of the game, before the first of the moves
    seat: Seat | None = None  # as whom you look; null: a spectator
    moves: Annotated[list[StepSaid], Meta(max_length=40)] = []


class LineShown(Struct, frozen=True, kw_only=True):
    """The table at that turn, and after each of the moves."""

    turn: int
    tables: list[dict[str, Any]]  # one more than there are moves
    legal: list[str]  # moves of the seat after the last one, if it has to move


class TrySaid(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Tries a move instead of the one that was played."""

    turn: Turn  # of the decision
    move: Move


class Tried(Struct, frozen=True, kw_only=True):
    """How a try is graded, with what the review knows of that decision."""

    turn: int
    seat: Seat
    move: str
    grade: GradeName
    is_as_good: bool = False  # it costs less than an inaccuracy; a grade is good, too, where it costs perhaps nothing
    wins: Range  # the chance of the first place that it costs
    points: Range  # the points that it costs
    is_exact: bool = False  # both are exact
    best: str
    line: list[Step]  # what is expected after the best move, which comes first
