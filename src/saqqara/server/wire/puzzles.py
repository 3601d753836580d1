"""The bodies of the HTTP API about puzzles."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from saqqara.server.wire.advice import ReasonShown, Step
from saqqara.server.wire.fields import GameName, Move, Seat, Turn

CountsName = Literal["margin", "first"]  # in a puzzle: the own points less the best rival's; the share of first place


class PuzzleInList(Struct, frozen=True, kw_only=True):
    """A puzzle in the list of a game."""

    id: str
    game: GameName
    seats: int
    theme: str  # what decides it
    level: str  # the weakest level that finds the first move in eight of ten tries, "none", or "ungraded"
    counts: CountsName
    moves: int  # how many decisions it takes


class PuzzlesShown(Struct, frozen=True, kw_only=True):
    """The puzzles of a game, and the one of the day, which is the same for everybody."""

    day: str  # in UTC, as in 2026-12-31
    number: int  # of that day
    today: str | None  # null: the game has no puzzles
    puzzles: list[PuzzleInList]


class SourceShown(Struct, frozen=True, kw_only=True):
    """Where a puzzle comes from."""

    record: str
    turn: int


class PuzzleShown(Struct, frozen=True, kw_only=True):
    """A puzzle without its answer."""

    id: str
    game: GameName
    seats: int
    theme: str
    level: str
    counts: CountsName
    moves: int
    seat: Seat  # that has to move
    source: SourceShown
    table: dict[str, Any]  # as that seat sees it
    legal: list[str]
    foreseen: list[dict[str, Any]] = []  # what each of them brings at once: as at a table


class PuzzleTrySaid(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Tries a move of a puzzle."""

    moves: Annotated[list[Move], Meta(min_length=1, max_length=8)]  # the right ones before it, and last the try


class ChoiceShown(Struct, frozen=True, kw_only=True):
    """A move of the first decision with its exact value."""

    move: str
    value: float  # of what counts
    points: list[float]  # that each seat can then expect at the end


class PuzzleTried(Struct, frozen=True, kw_only=True):
    """The answer to a try. A right one goes on to the next decision or to the end, a wrong one changes nothing."""

    is_right: bool
    is_over: bool  # there is no further decision
    cost: float  # what the move loses of what counts
    points: list[float]  # that each seat can expect at the end after the move
    moves: list[str]  # the right moves so far
    replies: list[Step]  # of the others, all of them the best
    events: list[dict[str, Any]]  # since the try
    tables: list[dict[str, Any]]  # after each move since the question
    table: dict[str, Any]
    legal: list[str]
    foreseen: list[dict[str, Any]] = []  # what each of them brings at once: as at a table
    choices: list[ChoiceShown] | None  # best first; null until the puzzle is solved or given up
    best: str | None
    reasons: list[ReasonShown] = []  # the best move compared with the second
    line: list[Step] = []  # then all right moves with the replies to each, in order


class NewPuzzle(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Makes a puzzle of a decision of a reviewed game."""

    review: Annotated[str, Meta(min_length=1, max_length=40)]
    turn: Turn


class PuzzleMade(Struct, frozen=True, kw_only=True):
    """A puzzle that was made."""

    id: str
