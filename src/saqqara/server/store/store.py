"""All queries of the house. They may be called from several threads, and block; each is one transaction.

They raise `Unavailable` when the database cannot be reached. When they return, what they wrote is durable.
"""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import astuple, fields
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Select, delete, exc, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.pool import PoolProxiedConnection

from saqqara.rules.errors import SaqqaraError, quoted
from saqqara.server.store import migrating
from saqqara.server.store.appending import append_all, append_at_once, append_one_by_one, is_plain, notify
from saqqara.server.store.availability import Unavailable, unavailable_if_temporary
from saqqara.server.store.engines import DatabaseLock, place_of, postgres_engine, sqlite_engine
from saqqara.server.store.rows import Append, Entry, TableRow
from saqqara.server.store.schema import ENTRIES, HOUSE, MEMBERS, OUTAGES, TABLES

__all__ = ["Store"]

_PAGE = 500
_LONGEST_PAYLOAD = 7_999  # bytes; the limit of PostgreSQL
_ALIVE_AT = "alive_at"
_UNSCRUBBED = "unscrubbed"
_MOST_EXCLUDED = 10_000  # values in one statement; both databases take more


class Store:
    """One database. A file of SQLite is locked by its store; without `lock` it is opened read-only.

    `may_write` opens it for writing without the lock, beside the house that has it.
    """

    def __init__(self, url: str, lock: bool = True, may_write: bool = False) -> None:
        place = place_of(url)
        self._is_closed = False
        self._lock: DatabaseLock | None = None
        self._one_writer = threading.Lock()  # fairer and faster than to wait for the lock of SQLite
        self._straight: PoolProxiedConnection | None = None  # for plain appends; used under `_one_writer` only
        if isinstance(place, Path):
            self._lock = DatabaseLock(place) if lock else None
            try:
                self.engine = sqlite_engine(place, may_write=lock or may_write)
            except BaseException:
                self._release_lock()
                raise
        else:
            self.engine = postgres_engine(place)

    @property
    def is_shared(self) -> bool:
        """Whether other houses may work on the same database."""
        return self.engine.dialect.name == "postgresql"

    def migrate(self) -> None:
        """Migrates an empty or older database. One that is newer than this program is refused and not touched."""
        with self.writing() as connection:
            migrating.upgrade(connection)

    def expect_newest(self) -> None:
        """Refuses a database that has to be migrated first."""
        with self.reading() as connection:
            migrating.expect_newest(connection)

    def close(self) -> None:
        """Closes all connections and releases the lock."""
        self._is_closed = True
        with self._one_writer:
            if self._straight is not None:
                self._straight.close()
        self.engine.dispose()
        self._release_lock()

    def _release_lock(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def is_well(self) -> bool:
        """Whether the database answers now."""
        try:
            with self.reading() as connection:
                connection.execute(select(TABLES.c.id).limit(1)).first()
        except (SaqqaraError, exc.SQLAlchemyError):
            return False
        return True

    # --- transactions ---

    @contextmanager
    def reading(self, **options: Any) -> Iterator[Connection]:
        """Opens a transaction for reading."""
        with unavailable_if_temporary(), self._connected() as connection:
            connection.execution_options(**options)
            with connection.begin():
                yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Opens a transaction for writing. It is durable when the block ends, and rolled back if it fails."""
        with ExitStack() as stack:
            stack.enter_context(unavailable_if_temporary())
            if not self.is_shared:
                stack.enter_context(self._one_writer)
            connection = stack.enter_context(self._connected())
            connection.execution_options(is_writing=True)
            stack.enter_context(connection.begin())
            yield connection

    def _connected(self) -> Connection:
        self._expect_open()
        return self.engine.connect()

    def _expect_open(self) -> None:
        if self._is_closed:
            raise Unavailable("expected an open database, got one that is closed")

    # --- tables and their logs ---

    def open_table(self, row: TableRow, entries: Sequence[Entry], members: Sequence[str]) -> bool:
        """Writes a new table, its first entries and its members. Returns False if there is a table of that id."""
        with self.writing() as connection:
            add = self.insert(TABLES).values(astuple(row)).on_conflict_do_nothing().returning(TABLES.c.id)
            if connection.execute(add).first() is None:
                return False
            appends = [Append(row.id, *entry) for entry in entries]
            if appends:
                append_all(connection, appends)
            if members:
                rows = [{"table_id": row.id, "person": person} for person in dict.fromkeys(members)]
                connection.execute(insert(MEMBERS), rows)
            return True

    def table(self, table_id: str) -> TableRow | None:
        """Returns the row of a table."""
        found = self._tables(select(TABLES).where(TABLES.c.id == table_id))
        return found[0] if found else None

    def entries(self, table_id: str, after: int = -1) -> list[Entry]:
        """Returns the log of a table, or what came after a turn."""
        query = (
            select(ENTRIES.c.turn, ENTRIES.c.at, ENTRIES.c.body)
            .where(ENTRIES.c.table_id == table_id, ENTRIES.c.turn > after)
            .order_by(ENTRIES.c.turn)
        )
        with self.reading() as connection:
            return [Entry(*row) for row in connection.execute(query)]

    def append(self, batch: Sequence[Append], again: bool = False) -> list[bool]:
        """Appends entries in one transaction. Returns which of them have won their turns.

        An entry after a lost one of the same table is lost too: it was made for another log. After `Unavailable` it is
        not known whether the batch was written; `again=True` finds out, and writes it if it was not.
        """
        if not batch:
            return []
        try:
            if not self.is_shared and is_plain(batch):
                return self._append_at_once(batch)
            with self.writing() as connection:
                return append_all(connection, batch)
        except (exc.IntegrityError, sqlite3.IntegrityError):
            with self.writing() as connection:
                return append_one_by_one(connection, batch, again)

    def _append_at_once(self, batch: Sequence[Append]) -> list[bool]:
        with unavailable_if_temporary(), self._one_writer:
            self._expect_open()
            if self._straight is None:
                self._straight = self.engine.raw_connection()
            append_at_once(self._straight, batch)
        return [True] * len(batch)

    def notify(self, *payloads: str) -> None:
        """Sends notifications to all processes, in one transaction; with SQLite there are no others."""
        for payload in payloads:
            if len(payload.encode()) > _LONGEST_PAYLOAD:
                raise SaqqaraError(f"expected news of at most {_LONGEST_PAYLOAD} bytes, got {quoted(payload)}")
        if self.is_shared:
            with self.writing() as connection:
                notify(connection, payloads)

    # --- leases ---

    def due(self, now: float, steward: str, lease_s: float, limit: int, but: Sequence[str] = ()) -> list[str]:
        """Takes the leases of tables that wait for a clock or a bot, the longest waiting first, but for some."""
        waiting = (
            select(TABLES.c.id)
            .where(TABLES.c.status == "playing", TABLES.c.wakes_at <= now)
            .where(or_(TABLES.c.steward_until < now, TABLES.c.steward == steward))
            .where(TABLES.c.id.not_in(but[:_MOST_EXCLUDED]))
            .order_by(TABLES.c.wakes_at)
            .limit(limit)
            .with_for_update(skip_locked=True, key_share=True)
            .cte()  # so that PostgreSQL evaluates it once
        )
        claim = (
            update(TABLES)
            .where(TABLES.c.id.in_(select(waiting.c.id)))
            .values(steward=steward, steward_until=now + lease_s)
            .returning(TABLES.c.wakes_at, TABLES.c.id)
        )
        with self.writing() as connection:
            return [table_id for _, table_id in sorted(connection.execute(claim))]

    def let_rest(self, table_id: str, now: float, steward: str) -> None:
        """Notes that a table which was due waits for nothing, unless it was changed since."""
        is_same = TABLES.c.id == table_id, TABLES.c.steward == steward, TABLES.c.wakes_at <= now
        with self.writing() as connection:
            connection.execute(update(TABLES).where(*is_same).values(wakes_at=None))

    def release(self, steward: str) -> None:
        """Ends the leases of a process."""
        self._release(select(TABLES.c.id).where(TABLES.c.steward == steward))

    def release_all(self) -> None:
        """Ends all leases. For the start of a house that has the database to itself."""
        self._release(select(TABLES.c.id).where(TABLES.c.steward.is_not(None)))

    def _release(self, held: Select[str]) -> None:
        in_order = held.order_by(TABLES.c.id).with_for_update(key_share=True)
        with self.writing() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id.in_(in_order)).values(steward=None, steward_until=0.0))

    # --- lists ---

    def listed(self, limit: int, status: str | None = None) -> list[TableRow]:
        """Returns the listed tables, the newest first: of one status, or all that are not over."""
        wanted = ("waiting", "playing") if status is None else (status,)
        return self._tables(_newest(limit).where(TABLES.c.listed, TABLES.c.status.in_(wanted)))

    def of_person(self, person: str, limit: int) -> list[TableRow]:
        """Returns the tables where a person sits or sat, the newest first."""
        sits = select(MEMBERS.c.table_id).where(MEMBERS.c.person == person)
        return self._tables(_newest(limit).where(TABLES.c.id.in_(sits)))

    def count_by_status(self) -> dict[str, int]:
        """Counts the tables by status."""
        with self.reading() as connection:
            rows = connection.execute(select(TABLES.c.status, func.count()).group_by(TABLES.c.status))
            return {row[0]: row[1] for row in rows}

    def all_tables(self) -> Iterator[TableRow]:
        """Yields all tables by id, read in pages. Tables that are opened meanwhile may be missed."""
        query = select(TABLES).order_by(TABLES.c.id).limit(_PAGE)
        page = self._tables(query)
        while page:
            yield from page
            page = self._tables(query.where(TABLES.c.id > page[-1].id))

    def next_table(self, after: str) -> str | None:
        """Returns the id that follows another one, None if that was the last."""
        query = select(TABLES.c.id).where(TABLES.c.id > after).order_by(TABLES.c.id).limit(1)
        with self.reading() as connection:
            return connection.scalar(query)

    def _tables(self, query: Select[*tuple[Any, ...]]) -> list[TableRow]:
        with self.reading() as connection:
            return [TableRow(*row) for row in connection.execute(query)]

    # --- what was deleted ---

    def note_unscrubbed(self, connection: Connection) -> None:
        """Notes that the file may still hold what this transaction deletes."""
        if not self.is_shared:
            note = self.insert(HOUSE).values(key=_UNSCRUBBED, value="1")
            connection.execute(note.on_conflict_do_nothing())

    def scrub_if_needed(self) -> bool:
        """Overwrites what was deleted, wherever the file of SQLite and its log still have it.

        Returns False if somebody who reads is in the way. PostgreSQL reuses the space by itself.
        """
        with self.reading() as connection:
            if connection.scalar(select(HOUSE.c.key).where(HOUSE.c.key == _UNSCRUBBED)) is None:
                return True
        if not self.compact():
            return False
        with self.writing() as connection:
            connection.execute(delete(HOUSE).where(HOUSE.c.key == _UNSCRUBBED))
        return True

    def compact(self) -> bool:
        """Writes the file of SQLite anew, without free space, and empties its log. Returns whether it could."""
        if self.is_shared:
            return True
        with unavailable_if_temporary(), self._one_writer:
            self._expect_open()
            raw = self.engine.raw_connection()
            try:
                raw.cursor().execute("VACUUM").close()
                checkpoint = raw.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
                is_busy = bool(checkpoint.fetchone()[0])
                checkpoint.close()
            finally:
                raw.close()
        return not is_busy

    # --- heartbeat ---

    def last_beat(self) -> float | None:
        """Returns when a process was last alive, None if none ever was."""
        with self.reading() as connection:
            found = connection.scalar(select(HOUSE.c.value).where(HOUSE.c.key == _ALIVE_AT))
        return None if found is None else float(found)

    def time(self) -> float:
        """Returns the time that all processes go by: that of the database they share, else that of the machine."""
        if not self.is_shared:
            return time.time()
        with self.reading() as connection:
            return self._time(connection)

    def _time(self, connection: Connection) -> float:
        if not self.is_shared:
            return self.time()
        return float(connection.execute(select(func.extract("epoch", func.clock_timestamp()))).scalar_one())

    def beat(self, now: float | None, gap_s: float) -> tuple[float, float] | None:
        """Notes a heartbeat, which all processes share. Returns the outage, if this is the first one after it.

        Without a time, it is read after the last heartbeat was: a process that is stopped in between, and goes on when
        another has made one, changes nothing.
        """
        with self.writing() as connection:
            found = connection.scalar(select(HOUSE.c.value).where(HOUSE.c.key == _ALIVE_AT))
            now = self._time(connection) if now is None else now
            if found is None:
                connection.execute(self.insert(HOUSE).values(key=_ALIVE_AT, value=repr(now)).on_conflict_do_nothing())
                return None
            swap = update(HOUSE).where(HOUSE.c.key == _ALIVE_AT, HOUSE.c.value == found).values(value=repr(now))
            is_first = connection.execute(swap).rowcount == 1
            if not is_first or now - float(found) <= gap_s:
                return None
            outage = (float(found), now)
            keep = self.insert(OUTAGES).values(outage)
            connection.execute(keep.on_conflict_do_update(index_elements=["began"], set_={"ended": now}))
            return outage

    def insert(self, into: Any) -> Any:
        """Returns the INSERT of the database's dialect; both have ON CONFLICT."""
        return postgresql.insert(into) if self.is_shared else sqlite.insert(into)

    def outages(self, since: float) -> list[tuple[float, float]]:
        """Returns the outages that ended after a moment."""
        query = select(OUTAGES.c.began, OUTAGES.c.ended).where(OUTAGES.c.ended > since).order_by(OUTAGES.c.began)
        with self.reading() as connection:
            return [(began, ended) for began, ended in connection.execute(query)]


def _newest(limit: int) -> Select[*tuple[Any, ...]]:
    return select(TABLES).order_by(TABLES.c.created.desc(), TABLES.c.id).limit(limit)


assert [field.name for field in fields(TableRow)] == TABLES.c.keys()
