"""The databases of a house: a file of SQLite, or a PostgreSQL that several processes share.

Commits are durable when they return: SQLite runs with `synchronous=FULL`, PostgreSQL with its own setting of
`synchronous_commit`, which is on by default.
"""

from __future__ import annotations

import os
import re
import sqlite3
from pathlib import Path
from typing import IO, Any

import filelock
from sqlalchemy import URL, Connection, Engine, create_engine, event, exc, make_url

from saqqara.rules.errors import SaqqaraError, quoted

_BUSY_MS = 5_000
_POSTGRES = ("postgresql", "postgres", "postgresql+psycopg")
# A server that has vanished is noticed in half a minute, not in hours.
_LIBPQ = {
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "25000",
    "application_name": "saqqara",
}


def place_of(url: str) -> URL | Path:
    """Returns the URL of a PostgreSQL or the file of a SQLite. Refusals do not show the password of a URL."""
    if not re.match(r"[A-Za-z][A-Za-z0-9+]*:", url):
        return _file(url)
    if url.startswith("sqlite:///"):
        return _file(url.removeprefix("sqlite:///"))
    try:
        place = make_url(url)
    except (exc.ArgumentError, ValueError):
        raise _not_a_place(url.partition(":")[0] + ":...") from None
    if place.drivername not in _POSTGRES or not place.database:
        raise _not_a_place(place.render_as_string(hide_password=True))
    return place.set(drivername="postgresql+psycopg")


def _file(name: str) -> Path:
    if not name or name.startswith(":memory:") or "\0" in name:
        raise _not_a_place(name)
    file = Path(name).expanduser().resolve()
    if file.is_dir() or not file.parent.is_dir():
        raise SaqqaraError(f"expected the name of a file in a folder that exists, got {quoted(str(file))}")
    return file


def _not_a_place(got: str) -> SaqqaraError:
    return SaqqaraError(
        f"expected a file, sqlite:///file or postgresql://user:password@host/database, got {quoted(got)}"
    )


class HouseIsOpen(SaqqaraError):
    """Another house has the database file open."""


class DatabaseLock:
    """Keeps a database file to one house. The operating system releases it when the process ends, however it ends."""

    def __init__(self, database: Path) -> None:
        file, holder = Path(f"{database}.lock"), Path(f"{database}.pid")
        _writable(file).close()  # says why, if it cannot be written
        self._lock = filelock.FileLock(file, mode=0o600, thread_local=False)
        try:
            self._lock.acquire(blocking=False)
        except filelock.Timeout:
            raise HouseIsOpen(
                f"expected a data folder that no other server uses, got {quoted(str(database))}: "
                f"process {_read(holder)} uses it; stop that server, or choose another folder with --data"
            ) from None
        with _writable(holder) as out:
            out.truncate(0)
            out.write(f"{os.getpid()}\n")

    def release(self) -> None:
        """Lets the next house in. The files stay: two houses could lock two files of the same name."""
        self._lock.release()


def _read(holder: Path) -> str:
    try:
        return holder.read_text(encoding="ascii").strip() or "unknown"
    except (OSError, UnicodeError):
        return "unknown"


def _writable(file: Path) -> IO[str]:
    """Opens a file for its owner alone, since a house has secrets."""
    try:
        return os.fdopen(os.open(file, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="ascii")
    except OSError as error:
        raise SaqqaraError(f"expected a file that can be written, got {quoted(str(file))}: {error.strerror}") from None


def sqlite_engine(file: Path, may_write: bool) -> Engine:
    """Returns an engine with write-ahead logging: readers and the writer do not wait for each other."""
    if may_write:
        _writable(file).close()
    elif not file.exists():
        raise SaqqaraError(f"expected a database, got {quoted(str(file))}: there is no such file")
    engine = create_engine(URL.create("sqlite", database=str(file)), pool_size=8, max_overflow=8, pool_timeout=10)
    pragmas = ["busy_timeout=" + str(_BUSY_MS), "foreign_keys=ON", "synchronous=FULL"]
    pragmas += ["journal_mode=WAL"] if may_write else ["query_only=ON"]

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None  # no implicit transactions of the driver
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        is_writing = connection.get_execution_options().get("is_writing", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")

    _expect_sqlite(engine, file)
    return engine


def _expect_sqlite(engine: Engine, file: Path) -> None:
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").close()
    except exc.DatabaseError as failure:
        engine.dispose()
        raise SaqqaraError(f"expected an SQLite database, got {quoted(str(file))}: {failure.orig}") from None


def postgres_engine(place: URL) -> Engine:
    """Returns an engine whose pool checks that a connection is alive before use."""
    options = {key: value for key, value in _LIBPQ.items() if key not in place.query}
    try:
        return create_engine(
            place, connect_args=options, pool_pre_ping=True, pool_size=8, max_overflow=8, pool_timeout=10
        )
    except ImportError as failure:
        raise SaqqaraError(
            f"expected the library psycopg for PostgreSQL, got: {failure}; pip install 'saqqara[postgres]' installs it"
        ) from None
