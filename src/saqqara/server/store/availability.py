"""Tells temporary failures of the database from faults."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import exc

from saqqara.rules.errors import SaqqaraError

_LONGEST_LINE = 300


class Unavailable(SaqqaraError):
    """The database cannot be reached now, or too much waits for it. It may work later.

    The operation may have been done all the same, if the connection broke during the commit.
    """


@contextmanager
def unavailable_if_temporary() -> Iterator[None]:
    """Raises `Unavailable` for temporary failures; all others pass unchanged."""
    try:
        yield
    except exc.TimeoutError as failure:  # every connection is in use
        raise Unavailable("expected a free connection to the database, got none") from failure
    except exc.DBAPIError as failure:
        if not _is_temporary(failure):
            _expect_whole(failure.orig)
            raise
        raise Unavailable(f"expected the database to answer, got: {first_line(failure.orig)}") from failure
    except sqlite3.Error as failure:  # without SQLAlchemy between
        if not _is_temporary_in_sqlite(failure):
            _expect_whole(failure)
            raise
        raise Unavailable(f"expected the database to answer, got: {first_line(failure)}") from failure


def _expect_whole(failure: BaseException | None) -> None:
    """Raises a clear message for a file that is damaged or no database: the host has to replace it."""
    if isinstance(failure, sqlite3.Error) and _code_of(failure) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        raise SaqqaraError(
            f"expected an intact database, got a damaged one ({first_line(failure)}); restore a backup"
        ) from failure


def _is_temporary(failure: exc.DBAPIError) -> bool:
    if failure.connection_invalidated:
        return True
    if isinstance(failure.orig, sqlite3.Error):
        return _is_temporary_in_sqlite(failure.orig)
    return _is_temporary_in_postgres(failure)


_TEMPORARY_IN_SQLITE = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
)


def _is_temporary_in_sqlite(failure: sqlite3.Error) -> bool:
    return _code_of(failure) in _TEMPORARY_IN_SQLITE


def _code_of(failure: sqlite3.Error) -> int:
    return getattr(failure, "sqlite_errorcode", 0) & 0xFF


# Connections, conflicts of transactions, resources, locks, a stopping server, its disk; a standby that only reads.
_TEMPORARY_IN_POSTGRES = ("08", "40", "53", "55", "57", "58", "25006")


def _is_temporary_in_postgres(failure: exc.DBAPIError) -> bool:
    state = getattr(failure.orig, "sqlstate", None)
    if state is None:  # not from the server: there was no connection
        return isinstance(failure, exc.OperationalError | exc.InterfaceError)
    return str(state).startswith(_TEMPORARY_IN_POSTGRES)


def first_line(failure: BaseException | None) -> str:
    """Returns the first line of a failure's message, cut to length."""
    return (str(failure).splitlines() or ["nothing"])[0][:_LONGEST_LINE]
