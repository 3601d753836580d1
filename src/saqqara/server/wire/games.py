"""The messages about a person's own games: lists, figures and ratings."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from saqqara.server.wire.fields import GameName, LevelName, Seat


class GameSeat(Struct, frozen=True, kw_only=True):
    """A seat of a running game."""

    name: str
    level: LevelName | None  # of the bot that has the seat, or plays for its person
    is_you: bool
    owes: bool  # has to move now


class FinishedSeat(Struct, frozen=True, kw_only=True):
    """A seat of a finished game."""

    name: str
    level: LevelName | None  # of the bot that had the seat
    is_you: bool
    owes: bool  # always false
    place: int  # 0: ended without a winner
    points: int


class GameRunning(Struct, frozen=True, kw_only=True):
    """A game of yours that is not over."""

    table: str
    game: GameName
    seats: list[GameSeat]
    you_owe: bool
    round: int | None  # null: it has not begun
    rounds: int | None
    started: float  # when the table was opened
    last_move: float
    challenge: str | None
    is_rated: bool  # as far as can be said now
    status: Literal["waiting", "playing"]


class RatingChange(Struct, frozen=True, kw_only=True):
    """What a game made of your rating."""

    before: float
    after: float


class GameFinished(Struct, frozen=True, kw_only=True):
    """A game of yours that is over."""

    table: str
    game: GameName
    seats: list[FinishedSeat]
    your_seat: Seat  # the first one, if you had several
    place: int
    points: int
    shared: bool  # others have the same place
    started: float
    ended: float
    reason: str  # for the first place, as in `outcome`
    in_figures: (
        bool  # not one that began in the middle, was ended by agreement or without a move, or with several seats
    )
    is_rated: bool
    rating: RatingChange | None  # from your sixth rated game on
    challenge: str | None


class GamesShown(Struct, frozen=True, kw_only=True):
    """Your games: those that are running, on the first page, and 50 that are over."""

    running: list[GameRunning]  # all in which you have to move, then others, up to 50
    finished: list[GameFinished]  # the latest first
    more: str | None  # send it as `before` for the next page
    waiting: int  # running games in which you have to move
    more_running: int = 0  # running ones that are left out of the list; in none of them you have to move


class Waiting(Struct, frozen=True, kw_only=True):
    """How many games wait for you."""

    running: int
    waiting: int  # in which you have to move


class FiguresGroup(Struct, frozen=True, kw_only=True):
    """Figures of your games of one kind."""

    game: GameName
    seats: int
    opponent: str  # `people`, or the strongest level at the table
    games: int
    firsts: float  # first places; shared ones count in parts
    fair: float  # first places that chance would give
    points: float  # mean


class Figures(Struct, frozen=True, kw_only=True):
    """Figures of your games."""

    games: int
    firsts: float
    fair: float
    points: float  # mean; 0 without games
    groups: list[FiguresGroup]


class RatingPoint(Struct, frozen=True, kw_only=True):
    """Your rating after a game, with its 95% interval."""

    at: float
    table: str
    mean: float
    low: float
    high: float


class RatingShown(Struct, frozen=True, kw_only=True):
    """Your rating at a game."""

    game: GameName
    games: int  # rated
    is_shown: bool  # from five rated games on
    mean: float | None = None
    low: float | None = None  # of the 95% interval
    high: float | None = None
    history: list[RatingPoint] = []  # from the fifth rated game on, the latest 500


class AnchorShown(Struct, frozen=True, kw_only=True):
    """The rating of a level, which is fixed."""

    game: GameName
    level: LevelName
    mean: float
    low: float
    high: float


class Ratings(Struct, frozen=True, kw_only=True):
    """Your ratings. Nobody else can read them."""

    is_on: bool  # false: the host has switched ratings off
    ratings: list[RatingShown]
    anchors: list[AnchorShown]
