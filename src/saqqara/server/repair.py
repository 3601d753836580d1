"""Repairs tables whose log cannot be read: cuts them back to the last good entry. What is cut is kept in a file.

A table whose settings cannot be read is taken out of the database whole.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, insert, select, update
from sqlalchemy import Table as SqlTable

from saqqara.files import replaced_file
from saqqara.rules.errors import SaqqaraError, quoted
from saqqara.server import entries as log
from saqqara.server.storage import fold_table
from saqqara.server.store.appending import notify
from saqqara.server.store.archive import json_line
from saqqara.server.store.finished import delete_finished
from saqqara.server.store.rows import TableRow
from saqqara.server.store.schema import ENTRIES, MEMBERS, TABLES
from saqqara.server.store.store import Store
from saqqara.server.table import Table
from saqqara.server.unreadable import UnreadableTable

Progress = Callable[[int, int], None]

FOLDER = "set-aside"  # in the data folder
REPAIRED = "repaired"  # the message that tells other processes of a repair


@dataclass(frozen=True, slots=True)
class Damage:
    """What is wrong with one table."""

    table: str
    good: int | None  # entries that can be read; None: not even the settings of the table
    bad: int  # entries after those
    kind: str  # the type of the failure


def find_damage(store: Store, progress: Progress | None = None) -> list[Damage]:
    """Folds all tables of a house, and returns what is wrong with those that cannot be read."""
    rows, found = list(store.all_tables()), []
    for done, row in enumerate(rows, start=1):
        try:
            fold_table(store, row)
        except UnreadableTable as failure:
            bad = len(store.entries(row.id)) - (failure.good or 0)
            found.append(Damage(row.id, failure.good, bad, failure.kind))
        if progress is not None:
            progress(done, len(rows))
    return found


def repair(store: Store, damage: Damage, data: Path) -> Path:
    """Cuts one table back, in one transaction. Returns the file that keeps what was cut."""
    row = store.table(damage.table)
    if row is None:
        raise SaqqaraError(f"expected a table, got {quoted(damage.table)}, which no longer exists")
    file = _fresh_file(data, damage.table)
    with store.writing() as connection:
        cut = _cut(connection, row.id, damage.good)
        _write(file, cut)
        if damage.good is not None:
            _go_on(connection, store, row, damage.good)
        if store.is_shared:
            notify(connection, [f"{REPAIRED} {row.id}"])
    return file


def _cut(connection: Connection, table: str, good: int | None) -> list[tuple[str, RowMapping]]:
    """Deletes what cannot be read. Returns the rows, with the names of their SQL tables, after that of the table."""
    found = [(TABLES.name, row) for row in connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings()]
    found += _deleted(connection, ENTRIES, (ENTRIES.c.table_id == table) & (ENTRIES.c.turn >= (good or 0)))
    if good is None:
        found += _deleted(connection, MEMBERS, MEMBERS.c.table_id == table)
        delete_finished(connection, table)
        connection.execute(delete(TABLES).where(TABLES.c.id == table))
    return found


def _deleted(connection: Connection, table: SqlTable, which: Any) -> list[tuple[str, RowMapping]]:
    rows = connection.execute(delete(table).where(which).returning(table)).mappings()
    return [(table.name, row) for row in rows]


def _go_on(connection: Connection, store: Store, row: TableRow, good: int) -> None:
    """Brings the row of a table into line with what is left of its log, and lets its clocks run from now on."""
    now = store.time()
    table = fold_table(store, row, good)
    if _has_running_clock(table):
        entry = log.Repaired()
        table.fold(entry, now)
        body = log.written(entry)
        connection.execute(insert(ENTRIES).values(table_id=row.id, turn=good, at=now, body=body))
    ended = row.ended if table.status == "over" else None
    changed = {"status": table.status, "wakes_at": table.wakes_at(), "ended": ended}
    connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(**changed, steward=None, steward_until=0.0))
    if table.status != "over":  # its next end is not counted once more
        connection.execute(update(MEMBERS).where(MEMBERS.c.table_id == row.id).values(is_over=False))


def _has_running_clock(table: Table) -> bool:
    return table.clocks is not None and any(since is not None for since in table.clocks.since)


def _fresh_file(data: Path, table: str) -> Path:
    """Returns a file that is not there yet."""
    folder = data / FOLDER
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    numbers = (f"{table}-{number}.txt" for number in range(1, 1_000_000))
    return next(folder / name for name in numbers if not (folder / name).exists())


def _write(file: Path, cut: Sequence[tuple[str, RowMapping]]) -> None:
    """Writes the rows as JSON lines, each as a backup has it after the name of its SQL table; for the owner alone."""
    try:
        with replaced_file(file, mode=0o600) as out:
            for name, row in cut:
                out.write(name.encode() + b" " + json_line(row))
            out.flush()
            os.fsync(out.fileno())
    except OSError as failure:
        raise SaqqaraError(f"expected a file that can be written, got {quoted(str(file))}: {failure}") from None
