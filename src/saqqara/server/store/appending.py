"""Appends entries to logs with optimistic concurrency: of two entries for one turn, the first wins.

An entry that loses takes with it all later ones of its table in the same batch.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sqlalchemy import Connection
from sqlalchemy.pool import PoolProxiedConnection

from saqqara.server.store.rows import Append, SeatChange

CHANNEL = "saqqara"

_INSERT = "INSERT INTO entries (table_id, turn, at, body) VALUES (?, ?, ?, ?)"
_ROWS = 250
_INSERT_IF_FREE = _INSERT + " ON CONFLICT (table_id, turn) DO NOTHING"
_BODY = "SELECT body FROM entries WHERE table_id = ? AND turn = ?"
_CHANGE = "UPDATE tables SET status = ?, wakes_at = ?, ended = ?, steward = ?, steward_until = ? WHERE id = ?"
_SIT = "INSERT INTO members (table_id, person) VALUES (?, ?) ON CONFLICT (table_id, person) DO NOTHING"
_TAKE_SEAT = (
    "INSERT INTO tries (challenge, person, number, table_id, seat, began, counts, with_help)"
    " VALUES (?, ?, 0, ?, ?, ?, FALSE, FALSE) ON CONFLICT (challenge, person, number)"
    " DO UPDATE SET seat = excluded.seat WHERE tries.table_id = excluded.table_id AND tries.ended IS NULL"
)
_LEAVE_SEAT = "DELETE FROM tries WHERE table_id = ? AND seat = ? AND number = 0 AND ended IS NULL"
_NOTIFY = "SELECT pg_notify(?, payload) FROM unnest(?::text[]) AS payload"


def append_at_once(connection: PoolProxiedConnection, batch: Sequence[Append]) -> None:
    """Appends in one statement, which is a transaction by itself: the most frequent case on SQLite.

    The GIL is released and taken once. With several statements the event loop would run between them, and the commit
    would wait for it each time.
    """
    cursor = connection.cursor()
    cursor.execute(_insert_of(len(batch)), [value for append in batch for value in append[:4]])
    cursor.close()


def is_plain(batch: Sequence[Append]) -> bool:
    """Whether a batch has entries only, and few enough for one statement."""
    return len(batch) <= _ROWS and not any(append.change or append.members or append.seat for append in batch)


@lru_cache(maxsize=_ROWS)
def _insert_of(rows: int) -> str:
    return _INSERT + ", (?, ?, ?, ?)" * (rows - 1)


def append_all(connection: Connection, batch: Sequence[Append]) -> list[bool]:
    """Appends in as few statements as possible. A turn that is taken fails the whole transaction."""
    ordered = sorted(batch, key=_table)
    for first in range(0, len(ordered), _ROWS):
        rows = ordered[first : first + _ROWS]
        insert = _in(connection, _insert_of(len(rows)))
        connection.exec_driver_sql(insert, tuple(value for append in rows for value in append[:4]))
    _follow_up(connection, ordered)
    return [True] * len(batch)


def append_one_by_one(connection: Connection, batch: Sequence[Append], again: bool) -> list[bool]:
    """Appends what can be appended. Returns which entries have won.

    `again`: the batch may have been written already, so an identical entry in the database counts as won.
    """
    results = [False] * len(batch)
    fresh: list[Append] = []
    lost: set[str] = set()
    for index in sorted(range(len(batch)), key=lambda index: batch[index].table):
        append = batch[index]
        if append.table in lost:
            continue
        if _is_inserted(connection, append):
            fresh.append(append)
        elif not (again and _is_there(connection, append)):
            lost.add(append.table)
            continue
        results[index] = True
    _follow_up(connection, fresh)
    return results


def notify(connection: Connection, payloads: Sequence[str]) -> None:
    """Sends notifications of PostgreSQL when the transaction is committed."""
    connection.exec_driver_sql(_in(connection, _NOTIFY), (CHANNEL, list(payloads)))


def _table(append: Append) -> str:
    """Returns the sort key of a batch. All processes write in the same order, so that they cannot deadlock."""
    return append.table


def _is_inserted(connection: Connection, append: Append) -> bool:
    return connection.exec_driver_sql(_in(connection, _INSERT_IF_FREE), append[:4]).rowcount == 1


def _is_there(connection: Connection, append: Append) -> bool:
    stored = connection.exec_driver_sql(_in(connection, _BODY), (append.table, append.turn)).scalar_one()
    return bytes(stored) == append.body


def _follow_up(connection: Connection, won: Sequence[Append]) -> None:
    """Writes what comes with entries that won, in the same transaction: changed rows, members, tries, notifications."""
    changes = {append.table: (*append.change, append.table) for append in won if append.change is not None}
    if changes:
        connection.exec_driver_sql(_in(connection, _CHANGE), list(changes.values()))
    members = sorted({(append.table, person) for append in won for person in append.members})
    if members:
        connection.exec_driver_sql(_in(connection, _SIT), members)
    for append in won:
        if append.seat is not None:
            _change_seat(connection, append, append.seat)
    if won and connection.dialect.name == "postgresql":
        notify(connection, sorted({append.table for append in won}))


def _change_seat(connection: Connection, append: Append, change: SeatChange) -> None:
    if change.person is None:
        connection.exec_driver_sql(_in(connection, _LEAVE_SEAT), (append.table, change.seat))
    else:
        taken = change.challenge, change.person, append.table, change.seat, append.at
        connection.exec_driver_sql(_in(connection, _TAKE_SEAT), taken)


def _in(connection: Connection, statement: str) -> str:
    """Returns a statement with the placeholders of the driver."""
    return statement.replace("?", "%s") if connection.dialect.name == "postgresql" else statement
