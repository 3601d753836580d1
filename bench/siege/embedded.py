"""The embedded store of a house, as somebody with rights on the machine sees it, and may damage it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any


def entries_of(data: Path, table: str) -> int:
    """How many entries a table has."""
    return int(_read(data, "SELECT count(*) FROM entries WHERE table_id = ?", table)[0][0])


def outages_of(data: Path) -> list[float]:
    """How many seconds each outage lasted that the house has noted."""
    return [ended - began for began, ended in _read(data, "SELECT began, ended FROM outages ORDER BY began")]


def damage(data: Path, table: str) -> None:
    """Makes the settings of a table unreadable. Nobody else may have the database open."""
    with closing(sqlite3.connect(data / "house.sqlite")) as database, database:
        database.execute("UPDATE tables SET config = ? WHERE id = ?", (b'{"game":"che', table))


def _read(data: Path, statement: str, *values: Any) -> list[Any]:
    with closing(sqlite3.connect(f"file:{data / 'house.sqlite'}?mode=ro", uri=True)) as database:
        return database.execute(statement, values).fetchall()
