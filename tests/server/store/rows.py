"""Rows to write."""

from __future__ import annotations

import itertools
from typing import Any

from saqqara.server.store.rows import Append, DeviceRow, Entry, PersonRow, TableRow

_COUNTER = itertools.count()


def a_person(name: str) -> tuple[PersonRow, DeviceRow]:
    """A person called by a short name, with a device whose token has that name as its hash."""
    device = DeviceRow(f"device-{name}", name, name.encode(), "", 1.0, 1.0)
    return PersonRow(name, name.title(), 1.0, device.id), device


def table(table_id: str = "t", **changes: Any) -> TableRow:
    """A table as it is opened."""
    values: dict[str, Any] = {
        "id": table_id,
        "game": "imhotep",
        "config": b'{"a":1}',
        "seed": "the secret seed",
        "invite": "the invitation",
        "host": "ada",
        "listed": True,
        "status": "waiting",
        "created": 1000.0,
    }
    return TableRow(**(values | changes))


def body() -> bytes:
    """Like no other, as the house's are."""
    return b'{"key":"%d"}' % next(_COUNTER)


def entry(turn: int) -> Entry:
    """The one with this turn."""
    return Entry(turn, 1000.0 + turn, body())


def append(turn: int, table_id: str = "t", **more: Any) -> Append:
    """Wants to be the one with this turn."""
    return Append(table_id, turn, 1000.0 + turn, body(), **more)
