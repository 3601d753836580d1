"""Entries into the log. Whoever comes second to a turn has lost it, and with it what it wanted to write after it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sqlalchemy import Connection
from sqlalchemy.pool import PoolProxiedConnection

from saqqara.server.store.rows import Append

CHANNEL = "saqqara"

_INSERT = "INSERT INTO entries (table_id, turn, at, body) VALUES (?, ?, ?, ?)"
_ROWS = 250
_INSERT_IF_FREE = _INSERT + " ON CONFLICT (table_id, turn) DO NOTHING"
_BODY = "SELECT body FROM entries WHERE table_id = ? AND turn = ?"
_CHANGE = "UPDATE tables SET status = ?, wakes_at = ?, ended = ?, steward = ?, steward_until = ? WHERE id = ?"
_SIT = "INSERT INTO members (table_id, person) VALUES (?, ?) ON CONFLICT (table_id, person) DO NOTHING"
_NOTIFY = "SELECT pg_notify(?, news) FROM unnest(?::text[]) AS news"


def append_at_once(connection: PoolProxiedConnection, batch: Sequence[Append]) -> None:
    """The commonest case of all on SQLite: a statement that is a transaction by itself, durable when it returns.

    Python's lock is let go of once and taken again once: between several statements the loop would get in each time.
    """
    cursor = connection.cursor()
    cursor.execute(_insert_of(len(batch)), [value for one in batch for value in one[:4]])
    cursor.close()


def is_plain(batch: Sequence[Append]) -> bool:
    """Whether a batch is nothing but entries, and few enough for one statement."""
    return len(batch) <= _ROWS and all(one.change is None and not one.members for one in batch)


@lru_cache(maxsize=_ROWS)
def _insert_of(rows: int) -> str:
    return _INSERT + ", (?, ?, ?, ?)" * (rows - 1)  # one statement: the lock of Python is let go of once


def append_all(connection: Connection, batch: Sequence[Append]) -> list[bool]:
    """The common case, in as few statements as can be. A turn that is taken fails the whole transaction."""
    ordered = sorted(batch, key=_table)
    for first in range(0, len(ordered), _ROWS):
        rows = ordered[first : first + _ROWS]
        insert = _in(connection, _insert_of(len(rows)))
        connection.exec_driver_sql(insert, tuple(value for one in rows for value in one[:4]))
    _follow_up(connection, ordered)
    return [True] * len(batch)


def append_one_by_one(connection: Connection, batch: Sequence[Append], again: bool) -> list[bool]:
    """The others win although somebody has lost. `again`: an entry that is there word for word was ours already."""
    results = [False] * len(batch)
    fresh: list[Append] = []
    lost: set[str] = set()
    for index in sorted(range(len(batch)), key=lambda index: batch[index].table):
        one = batch[index]
        if one.table in lost:
            continue
        if _is_inserted(connection, one):
            fresh.append(one)
        elif not (again and _is_there(connection, one)):
            lost.add(one.table)
            continue
        results[index] = True
    _follow_up(connection, fresh)
    return results


def notify(connection: Connection, news: Sequence[str]) -> None:
    """Tells the other houses on PostgreSQL, when the transaction is committed."""
    connection.exec_driver_sql(_in(connection, _NOTIFY), (CHANNEL, list(news)))


def _table(one: Append) -> str:
    """All who write go through the tables in the same order, so that none waits for another in a circle."""
    return one.table


def _is_inserted(connection: Connection, one: Append) -> bool:
    return connection.exec_driver_sql(_in(connection, _INSERT_IF_FREE), one[:4]).rowcount == 1


def _is_there(connection: Connection, one: Append) -> bool:
    stored = connection.exec_driver_sql(_in(connection, _BODY), (one.table, one.turn)).scalar_one()
    return bytes(stored) == one.body


def _follow_up(connection: Connection, won: Sequence[Append]) -> None:
    """What entries bring with them: in the same transaction, and only if they won."""
    changes = {one.table: (*one.change, one.table) for one in won if one.change is not None}
    if changes:
        connection.exec_driver_sql(_in(connection, _CHANGE), list(changes.values()))
    members = sorted({(one.table, person) for one in won for person in one.members})
    if members:
        connection.exec_driver_sql(_in(connection, _SIT), members)
    if won and connection.dialect.name == "postgresql":
        notify(connection, sorted({one.table for one in won}))


def _in(connection: Connection, statement: str) -> str:
    """The statement as the driver wants it."""
    return statement.replace("?", "%s") if connection.dialect.name == "postgresql" else statement
