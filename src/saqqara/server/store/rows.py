"""The rows of the database. Secrets are left out of `repr`, so that no log shows them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A person, with the device whose token they have sent."""

    id: str
    name: str
    created: float
    device: str = ""


@dataclass(frozen=True, slots=True)
class DeviceRow:
    """A browser or a program of a person, known by the hash of its token."""

    id: str
    person: str
    token_hash: bytes = field(repr=False)
    label: str
    created: float
    last_seen: float


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its log."""

    id: str
    game: str
    config: bytes = field(repr=False)
    seed: str = field(repr=False)
    invite: str = field(repr=False)
    host: str | None
    listed: bool
    status: str
    created: float
    ended: float | None = None
    wakes_at: float | None = None
    steward: str | None = None
    steward_until: float = 0.0


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """The review of a finished game, or what there is of it."""

    id: str
    judge: str
    table_id: str | None
    record: bytes = field(repr=False)
    state: str
    person: str
    asked: float
    stamp: int = 0
    looked_at: int = 0
    moments: int = 0
    body: bytes | None = field(default=None, repr=False)
    failure: str = ""
    tries: int = 0
    worker: str | None = None
    leased_until: float = 0.0


@dataclass(frozen=True, slots=True)
class ChallengeRow:
    """A challenge."""

    id: str
    kind: str
    game: str
    day: str | None
    name: str
    deal: bytes
    seed: str = field(repr=False)
    is_world: bool
    opens: float
    closes: float
    made_by: str | None = None
    evening: str | None = None


@dataclass(frozen=True, slots=True)
class TryRow:
    """Somebody's try at a challenge."""

    challenge: str
    person: str
    number: int
    table_id: str
    seat: int
    began: float
    ended: float | None = None
    counts: bool = False
    points: int | None = None
    place: int | None = None
    with_help: bool = False


@dataclass(frozen=True, slots=True)
class EveningRow:
    """A club evening; its deals are challenges."""

    id: str = field(repr=False)
    name: str
    tables: int
    opens: float
    closes: float
    made_by: str | None = None


@dataclass(frozen=True, slots=True)
class LevelTryRow:
    """A level's try at a challenge."""

    challenge: str
    level: str
    closes: float
    table_id: str | None = None
    points: int | None = None
    place: int | None = None
    begun: int = 0
    worker: str | None = None
    leased_until: float = 0.0


class Entry(NamedTuple):
    """One line of a table's log."""

    turn: int
    at: float
    body: bytes


class Change(NamedTuple):
    """The columns of a table's row that an entry sets, None included."""

    status: str
    wakes_at: float | None
    ended: float | None
    steward: str | None = None  # the process that wrote the entry takes the lease
    steward_until: float = 0.0


class SeatChange(NamedTuple):
    """A seat of a deal that several tables play, which an entry takes or frees."""

    challenge: str
    seat: int
    person: str | None  # None: whoever had it


class Append(NamedTuple):
    """An entry to append with this turn, if the turn is free."""

    table: str
    turn: int
    at: float
    body: bytes
    change: Change | None = None  # None: the row of the table stays as it is
    members: tuple[str, ...] = ()  # people who sit down with this entry
    seat: SeatChange | None = None  # of a try that this entry changes
