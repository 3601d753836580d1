"""Counts the ends of matches: at once where a room sees one, and those that nobody has counted in a sweep.

A process that is killed between the last move and its count leaves that to the sweep of any process. Databases of
earlier versions get their history the same way.
"""

from __future__ import annotations

import contextlib
import time
from collections import deque
from collections.abc import Sequence

from saqqara.server.club.finished import Counter, note_end
from saqqara.server.storage import Storage
from saqqara.server.store.availability import Unavailable
from saqqara.server.store.finished import FinishedStore
from saqqara.server.table import Table
from saqqara.server.tasks import Tasks
from saqqara.server.unreadable import UnreadableTable

COUNT_ENDS_S = 1.0
SHARE_S = 0.1  # of each second; after that no further table is begun
SWEEP_S = 5.0  # between two looks for ends that nobody has counted
RECENT_S = 86_400.0  # how far back these go, after the first one
_PAGE = 500
_MOST_COUNTED_IDS = 10_000


class EndCounter:
    """Counts what ends in this process, and what another one has left."""

    def __init__(self, storage: Storage, tasks: Tasks, counters: Sequence[Counter]) -> None:
        self._storage = storage
        self._tasks = tasks
        self._counters = counters
        self._store = FinishedStore(storage.store)
        self._counted_ids: dict[str, None] = {}  # tables whose end was counted here, the latest last
        self._to_count: deque[str] = deque()
        self._skipped: list[str] = []  # tables that cannot be read, or are not over as their log has it
        self._has_looked_at_all = False
        self._looks_again_at = 0.0  # monotonic time

    def count(self, table: Table) -> None:
        """Counts the end of a match soon, if this process has not done it yet."""
        if table.id not in self._counted_ids:
            self._note(table.id)
            self._tasks.spawn(self._count(table))

    def _note(self, table: str) -> None:
        self._counted_ids[table] = None
        if len(self._counted_ids) > _MOST_COUNTED_IDS:
            del self._counted_ids[next(iter(self._counted_ids))]

    async def _count(self, table: Table) -> None:
        try:
            await self._storage.in_thread(note_end, self._storage.store, table, self._counters)
        except Unavailable:
            self._counted_ids.pop(table.id, None)  # the sweep finds it

    async def go_on(self) -> None:
        """Counts a few ends that nobody has counted."""
        until = time.monotonic() + SHARE_S
        if not self._to_count and time.monotonic() >= self._looks_again_at:
            await self._find_uncounted()
        while self._to_count and time.monotonic() < until:
            await self._count_left(self._to_count.popleft())

    async def _find_uncounted(self) -> None:
        since = self._storage.clock.now() - RECENT_S if self._has_looked_at_all else None
        found = await self._storage.in_thread(self._store.uncounted, since, _PAGE, self._skipped)
        self._to_count.extend(found)
        self._has_looked_at_all = self._has_looked_at_all or not found
        if not found:
            self._looks_again_at = time.monotonic() + SWEEP_S

    async def _count_left(self, table_id: str) -> None:
        table = None
        with contextlib.suppress(UnreadableTable):
            table = await self._storage.load(table_id)
        if table is not None and await self._storage.in_thread(note_end, self._storage.store, table, self._counters):
            self._note(table_id)
        else:
            self._skipped.append(table_id)
