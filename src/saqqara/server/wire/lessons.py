"""The bodies of the HTTP API about lessons, and what you have learnt."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from saqqara.server.wire.fields import GameName, Key, Move, Seat


class LessonInList(Struct, frozen=True, kw_only=True):
    """A lesson as the list shows it. Its title is the message `lesson-<game>-<name>`."""

    game: GameName
    name: str
    chapter: str
    minutes: int
    steps: int
    title: str | UnsetType = UNSET  # where there is no such message
    line: str | UnsetType = UNSET  # in the list, where there is no such message


class Lessons(Struct, frozen=True, kw_only=True):
    """All lessons, in teaching order."""

    lessons: list[LessonInList]


class LessonSaid(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Says where you are in a lesson, and tries a move there. Nothing is stored."""

    done: Annotated[list[Move], Meta(max_length=20, description="what completed each step: `next`, or the move")] = []
    move: Move | None = None  # a try at the present step


class LessonAnswer(Struct, frozen=True, kw_only=True):
    """What the lesson says to your move."""

    is_right: bool
    text: str  # the id of a message
    rule: str | None  # that forbids it, or that it is about
    move: str
    words: str | UnsetType = UNSET  # where there is no such message


class LessonShown(Struct, frozen=True, kw_only=True):
    """A lesson at one of its steps. A right move leads to the next one, any other leaves everything as it was."""

    step: int  # from 0; after the last one the number of steps
    steps: int
    kind: Literal["next", "do", "over"]  # read on, make a move, done
    text: str  # the id of what the lesson says
    light: list[str]  # what it talks about
    rule: str | None
    seat: Seat  # yours
    table: dict[str, Any]  # as at a table
    legal: list[str]
    foreseen: list[dict[str, Any]]  # of each legal move, if one is asked for: as at a table
    events: list[dict[str, Any]]  # since the step before
    answer: LessonAnswer | None  # to your move
    show: str | None  # a move that completes the step
    done: list[str]  # to send with your next move
    words: str | UnsetType = UNSET  # where there is no message `text`


class LessonPlace(Struct, frozen=True, kw_only=True):
    """A place in a lesson, with what the lesson says to each legal move there. A right one leads to another place."""

    shown: LessonShown
    answers: list[LessonAnswer]


class LessonWhole(Struct, frozen=True, kw_only=True):
    """All places of a lesson, so that it can be played without a connection."""

    places: list[LessonPlace]


LessonPath = Annotated[str, Meta(pattern=r"^[a-z_]{1,20}/[a-z0-9-]{1,40}$", description="game and name of a lesson")]


class LessonProgress(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How far you are in a lesson."""

    done: Annotated[list[Move], Meta(max_length=20)] = []
    is_over: bool = False


class PuzzleProgress(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which puzzles you have solved."""

    solved: Annotated[dict[Key, Literal["first", "later", "shown", "tried"]], Meta(max_length=2000)] = {}
    streak: Annotated[int, Meta(ge=0, le=100_000)] = 0
    best: Annotated[int, Meta(ge=0, le=100_000)] = 0  # the longest streak
    day: Annotated[str, Meta(pattern=r"^([0-9]{4}-[0-9]{2}-[0-9]{2})?$")] = (
        ""  # of the latest puzzle of the day that was tried
    )


class School(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What you have learnt. Sent from several devices, it is merged: the furthest counts."""

    lessons: Annotated[dict[LessonPath, LessonProgress], Meta(max_length=200)] = {}
    puzzles: PuzzleProgress = field(default_factory=PuzzleProgress)
