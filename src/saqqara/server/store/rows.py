"""What goes into the database and comes out of it. Secrets do not show in a `repr`, so that no log tells them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class PersonRow:
    """Somebody whom the house knows by a token; of the token it keeps only the hash."""

    id: str
    token_hash: bytes = field(repr=False)
    name: str
    created: float


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


class Entry(NamedTuple):
    """One line of a table's log."""

    turn: int
    at: float
    body: bytes


class Change(NamedTuple):
    """What an entry changes in the row of its table: all of it is set, None included."""

    status: str
    wakes_at: float | None
    ended: float | None
    steward: str | None = None  # whoever wrote the entry sees to what follows from it
    steward_until: float = 0.0


class Append(NamedTuple):
    """An entry that would like to be the one with this turn."""

    table: str
    turn: int
    at: float
    body: bytes
    change: Change | None = None  # None: the row of the table stays as it is
    members: tuple[str, ...] = ()  # people who sit at the table from now on
