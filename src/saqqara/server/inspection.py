"""Reads all tables once after the start, a few at a time: the host hears of a damaged one before its people meet it."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Container

from saqqara.server.storage import Storage
from saqqara.server.unreadable import UnreadableTable

SHARE_S = 0.01  # of each round; after that no further table is begun


class Inspection:
    """One walk through all tables, by id. Those that cannot be read are set aside."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._last: str | None = ""  # the table that was read last; None: all have been

    async def go_on(self, but: Container[str]) -> None:
        """Reads the next tables, but for those that are in memory."""
        until = time.monotonic() + SHARE_S
        while self._last is not None and time.monotonic() < until:
            following = await self._storage.in_thread(self._storage.store.next_table, self._last)
            if following is not None and following not in but:
                with contextlib.suppress(UnreadableTable):
                    await self._storage.load(following)
            self._last = following
