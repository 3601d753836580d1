"""The database as the event loop uses it: reads run in threads, appends go through the group commit."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, TypeVar

from saqqara.rules.errors import SaqqaraError
from saqqara.server import entries as log
from saqqara.server.entries import AnyEntry
from saqqara.server.house_clock import HouseClock
from saqqara.server.store.rows import Append, Change, Entry, SeatChange, TableRow
from saqqara.server.store.store import Store
from saqqara.server.store.writer import Writer
from saqqara.server.table import Table
from saqqara.server.unreadable import SetAside, UnreadableTable, reading
from saqqara.server.wire import Status

T = TypeVar("T")

READERS = 4
LEASE_S = 15.0  # how long a process keeps the bots and clocks of a table to itself without renewing the lease

RowState = tuple[Status, float | None]  # the columns of a table's row that entries change: status and `wakes_at`


class Storage:
    """Loads tables and appends to their logs, for all rooms of one process."""

    def __init__(self, store: Store, writer: Writer) -> None:
        self.store = store
        self.process = f"{os.getpid()}-{secrets.token_hex(4)}"  # owner of the leases of this process
        self.outages: list[tuple[float, float]] = []
        self.set_aside = SetAside()
        self.clock = HouseClock()
        self._writer = writer
        self._readers = ThreadPoolExecutor(READERS, "reader")

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to the same database."""
        return self.store.is_shared

    async def in_thread(self, function: Callable[..., T], *arguments: Any) -> T:
        """Calls a function that blocks on the database."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, function, *arguments)

    async def load(self, table_id: str) -> Table | None:
        """Returns a table, folded from its entries. One that cannot be read is set aside."""
        try:
            table = await self.in_thread(self.folded, table_id)
        except UnreadableTable as failure:
            self.set_aside.add(failure)
            raise
        self.set_aside.remove(table_id)
        return table

    def folded(self, table_id: str) -> Table | None:
        """Returns the same; blocks."""
        row = self.store.table(table_id)
        if row is None:
            return None
        table = fold_table(self.store, row)
        table.outages = self.outages
        return table

    async def entries_from(self, table_id: str, turn: int) -> list[tuple[AnyEntry, float]]:
        """Returns the entries of a table from a turn on, and when they were made."""
        rows = await self.in_thread(self.store.entries, table_id, turn - 1)
        return list(_read_all(table_id, rows, turn))

    async def insert(self, table: Table) -> bool:
        """Writes the row of a new table. Returns False if there is a table of that id."""
        row = replace(row_of(table), steward=self.process, steward_until=self.clock.now() + LEASE_S)
        people = tuple({place.person for place in table.places if place.person is not None})
        table.outages = self.outages
        return await self.in_thread(self.store.open_table, row, (), people)

    def append(self, table: Table, entry: AnyEntry, now: float, row: RowState | None) -> Awaitable[bool]:
        """Appends the last entry of a table, and updates its row unless `row` is None.

        Optimistic concurrency: returns False if another process has written an entry with this turn before. Once it
        returns True, the entry is durable.
        """
        change = None if row is None else self._change(row, now)
        members = (entry.person,) if isinstance(entry, log.Sat) else ()
        seat = _seat_change(table, entry)
        return self._writer.append(Append(table.id, table.turn - 1, now, log.written(entry), change, members, seat))

    def _change(self, row: RowState, now: float) -> Change:
        status, wakes_at = row
        return Change(status, wakes_at, now if status == "over" else None, self.process, now + LEASE_S)

    async def notify(self, *payloads: str) -> None:
        """Sends notifications to the other processes, which get them in this order."""
        await self.in_thread(self.store.notify, *payloads)

    def close(self) -> None:
        """Waits for the reading threads to end."""
        self._readers.shutdown(wait=True)


def _seat_change(table: Table, entry: AnyEntry) -> SeatChange | None:
    """Returns the seat of a try for honour that an entry takes or frees."""
    challenge = table.config.challenge
    if challenge is None or table.config.for_fun:
        return None
    if isinstance(entry, log.Sat):
        return SeatChange(challenge, entry.seat, entry.person)
    return SeatChange(challenge, entry.seat, None) if isinstance(entry, log.StoodUp) else None


def row_of(table: Table, ended: float | None = None) -> TableRow:
    """Returns the row of a table."""
    return TableRow(
        id=table.id,
        game=table.config.game,
        config=log.written(table.config),
        seed=table.seed,
        invite=table.invite,
        host=table.host,
        listed=table.config.listed,
        status=table.status,
        created=table.created,
        ended=ended,
        wakes_at=table.wakes_at(),
    )


def fold_table(store: Store, row: TableRow, most: int | None = None) -> Table:
    """Returns a table, folded from its entries in the database, or from the first ones; blocks."""
    rows = store.entries(row.id)
    with reading(row.id, None):
        table = Table(row.id, log.read_config(row.config), row.seed, row.invite, row.host, row.created)
    for entry, at in _read_all(row.id, rows[:most], 0):
        with reading(row.id, table.turn):
            table.fold(entry, at)
    return table


def _read_all(table_id: str, rows: Sequence[Entry], first: int) -> Iterator[tuple[AnyEntry, float]]:
    """Yields entries and when they were made. Their turns have to follow each other from the first one."""
    for turn, row in enumerate(rows, start=first):
        with reading(table_id, turn):
            if row.turn != turn:
                raise SaqqaraError(f"expected entry {turn}, got entry {row.turn}")
            entry = log.read(row.body)
        yield entry, row.at
