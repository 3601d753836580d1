"""What can happen at a table: the entries of its log. A table is the fold of its entries; nothing else is stored of it.

An entry is a JSON object. Each carries a unique `key`, so that a process which lost its database connection during a
commit can tell whether the entry in the database is its own.
"""

from __future__ import annotations

import itertools
import secrets
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from saqqara.server.wire import AtZero, Clock, GameName, LevelName

By = Literal["person", "bot", "clock"]
Why = Literal["asked", "agreed", "gone", "clock", "conceded"]


_prefix = secrets.token_urlsafe(12)  # unique to this process
_numbers = itertools.count()


def fresh_key() -> str:
    """Returns a unique key. It need not be secret."""
    return f"{_prefix}.{next(_numbers):x}"


class SeatStart(Struct, frozen=True, omit_defaults=True):
    """Who had a seat when the table was opened."""

    who: Literal["open", "person", "bot"]
    person: str | None = None
    name: str = ""
    level: LevelName | None = None


class Config(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The settings with which a table was opened; they never change."""

    game: GameName
    seats: list[SeatStart]
    options: dict[str, Any] = {}
    edition: str = ""
    figures: dict[str, Any] | None = None  # of an edition that does not come with Saqqara
    entropy: list[str] | None = None  # of a fork with the chance of another table
    clock: Clock | None = None
    at_zero: AtZero = "bot_moves_once"
    stand_in_after: int | None = None
    stand_in: LevelName = "mason"
    chat: bool = False
    listed: bool = False
    hints: bool = True
    rated: bool = False  # it was to be rated when it was opened
    position: dict[str, Any] | None = None  # of a fork with fresh chance
    prelude: list[
        tuple[int, str]
    ] = []  # what was played before, in forks of earlier versions with the chance as it fell
    record: str | None = None  # of a match that was played elsewhere, or of a fork with the chance as it fell
    forked_from: str | None = None
    forked_at: int | None = None
    first_entropy: str | None = None  # of whoever opened the table
    bots: str = ""  # secret seed of the bots' answers
    date: str = ""
    challenge: str | None = None  # that is played here, with its seed
    for_fun: bool = False  # without a result in that challenge
    sealed_until: float | None = None  # until then only its players and those who have finished may look on


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """The fields that all entries have."""

    key: str = field(default_factory=fresh_key)
    clocks: list[int] | None = None  # ms left of every seat, as counted by the process that wrote the entry


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody sat down on an open seat or on a bot's."""

    seat: int
    person: str
    name: str
    entropy: str | None = None


class StoodUp(Entry, frozen=True, tag="stood_up"):
    """Somebody left a seat before the match began."""

    seat: int


class Mixed(Entry, frozen=True, tag="mixed"):
    """A player added to the chance."""

    seat: int
    entropy: str


class Filled(Entry, frozen=True, tag="filled"):
    """All open seats went to bots."""

    level: LevelName


class Moved(Entry, frozen=True, tag="moved"):
    """A seat moved, and nature drew what it draws after that."""

    seat: int
    move: str
    draws: list[str] = []
    by: By = "person"
    request: str | None = None


class Undone(Entry, frozen=True, tag="undone"):
    """A seat took back its last move, which had revealed nothing."""

    seat: int
    request: str | None = None


class AskedBack(Entry, frozen=True, tag="asked_back"):
    """A seat asked to take its last move back, to this turn of the match."""

    seat: int
    turn: int


class AnsweredBack(Entry, frozen=True, tag="answered_back"):
    """Another seat accepted or declined. With the last acceptance the moves are taken back."""

    seat: int
    accept: bool


class Conceded(Entry, frozen=True, tag="conceded"):
    """A seat gave the match up. Where other people play on, a bot plays for it to the end."""

    seat: int
    level: LevelName


class AskedEnd(Entry, frozen=True, tag="asked_end"):
    """A seat asked to end the match without a winner."""

    seat: int


class AnsweredEnd(Entry, frozen=True, tag="answered_end"):
    """Another seat accepted or declined. With the last acceptance the match is over."""

    seat: int
    accept: bool


class StoodIn(Entry, frozen=True, tag="stood_in"):
    """A bot plays for the person who has the seat."""

    seat: int
    level: LevelName
    why: Why


class Returned(Entry, frozen=True, tag="returned"):
    """The person plays again."""

    seat: int


class Agreed(Entry, frozen=True, tag="agreed"):
    """A seat would let a bot play for another."""

    seat: int
    absent: int
    level: LevelName


class Spoke(Entry, frozen=True, tag="spoke"):
    """Somebody said something."""

    seat: int | None  # None: a spectator
    name: str
    text: str
    phrase: str | None = None
    person: str | None = None  # the spectator


class Muted(Entry, frozen=True, tag="muted"):
    """Somebody does not want to hear a seat any more, or again."""

    person: str
    seat: int | None  # None: the spectators
    on: bool


class Hinted(Entry, frozen=True, tag="hinted"):
    """A seat was advised."""

    seat: int


class Rematched(Entry, frozen=True, tag="rematched"):
    """The players meet again at another table."""

    table: str
    invite: str
    seat: int | None = None  # of whoever asked for it; None in logs of earlier versions


class Repaired(Entry, frozen=True, tag="repaired"):
    """The log was damaged and has been cut back to here. Clocks run from now on, with what they had left."""


AnyEntry = (
    Sat
    | StoodUp
    | Mixed
    | Filled
    | Moved
    | Undone
    | AskedBack
    | AnsweredBack
    | Conceded
    | AskedEnd
    | AnsweredEnd
    | StoodIn
    | Returned
    | Agreed
    | Spoke
    | Muted
    | Hinted
    | Rematched
    | Repaired
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)
_config_decoder = msgspec.json.Decoder(Config)


def written(entry: AnyEntry | Config) -> bytes:
    """Encodes an entry for the database."""
    return _encoder.encode(entry)


def read(body: bytes) -> AnyEntry:
    """Decodes an entry of the database."""
    entry: AnyEntry = _decoder.decode(body)
    return entry


def read_config(text: bytes | str) -> Config:
    """Decodes the settings of a table."""
    return _config_decoder.decode(text)
