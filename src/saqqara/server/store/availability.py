"""Which failures of a database pass by themselves, and which are mistakes of ours."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import exc

from saqqara.rules.errors import SaqqaraError

_LONGEST_LINE = 300


class Unavailable(SaqqaraError):
    """The database cannot be reached now, or more waits for it than can be kept. Later it may work.

    What was asked for may have been done all the same, when the connection broke while it was being confirmed.
    """


@contextmanager
def unavailable_if_it_passes() -> Iterator[None]:
    """Trouble that passes is told as `Unavailable`; everything else goes through as it is."""
    try:
        yield
    except exc.TimeoutError as trouble:  # every connection is in use
        raise Unavailable("expected a free connection to the database, got none") from trouble
    except exc.DBAPIError as trouble:
        if not _passes(trouble):
            _expect_whole(trouble.orig)
            raise
        raise Unavailable(f"expected a database that answers, got: {_first_line(trouble.orig)}") from trouble
    except sqlite3.Error as trouble:  # without SQLAlchemy between
        if not _passes_in_sqlite(trouble):
            _expect_whole(trouble)
            raise
        raise Unavailable(f"expected a database that answers, got: {_first_line(trouble)}") from trouble


def _expect_whole(trouble: BaseException | None) -> None:
    """A file that is damaged, or was never a database, is the host's to replace."""
    if isinstance(trouble, sqlite3.Error) and _code_of(trouble) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        raise SaqqaraError(
            f"expected a database that is whole, got one that is damaged ({_first_line(trouble)}); restore a backup"
        ) from trouble


def _passes(trouble: exc.DBAPIError) -> bool:
    if trouble.connection_invalidated:
        return True
    if isinstance(trouble.orig, sqlite3.Error):
        return _passes_in_sqlite(trouble.orig)
    return _passes_in_postgres(trouble)


_PASSING_IN_SQLITE = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
)


def _passes_in_sqlite(trouble: sqlite3.Error) -> bool:
    return _code_of(trouble) in _PASSING_IN_SQLITE


def _code_of(trouble: sqlite3.Error) -> int:
    return getattr(trouble, "sqlite_errorcode", 0) & 0xFF


# Connections, conflicts of transactions, resources, locks, a stopping server, its disk; a standby that only reads.
_PASSING_IN_POSTGRES = ("08", "40", "53", "55", "57", "58", "25006")


def _passes_in_postgres(trouble: exc.DBAPIError) -> bool:
    state = getattr(trouble.orig, "sqlstate", None)
    if state is None:  # not the server said it: there was no connection
        return isinstance(trouble, exc.OperationalError | exc.InterfaceError)
    return str(state).startswith(_PASSING_IN_POSTGRES)


def _first_line(trouble: BaseException | None) -> str:
    """For the host: the reason often stands at its end."""
    return (str(trouble).splitlines() or ["nothing"])[0][:_LONGEST_LINE]
