"""People who ask to be forgotten, while the house is open.

The tokens go first; then their tables are gone through one after the other, which may take a while, and at last what
the file of SQLite still holds of them is overwritten. Whatever a process leaves undone is done by the next.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping

from saqqara.server import deletion
from saqqara.server.club.local_sessions import LocalSessions
from saqqara.server.refusals import Refusal
from saqqara.server.room import Room
from saqqara.server.storage import Storage
from saqqara.server.store.people import PeopleStore
from saqqara.server.wire.devices import Forgotten


class Forgetting:
    """Forgets people, one at a time."""

    def __init__(self, storage: Storage, here: LocalSessions, rooms: Mapping[str, Room]) -> None:
        self._storage = storage
        self._store = PeopleStore(storage.store)
        self._here = here
        self._rooms = rooms
        self._lock = asyncio.Lock()

    async def forget(self, person: str) -> Forgotten:
        """Forgets a person everywhere. Says what became of their tables."""
        await self._storage.in_thread(self._store.begin_to_forget, person, self._storage.clock.now())
        self._here.sign_out(person)
        async with self._lock:
            forgotten = await self._finish(person)
            await self._storage.in_thread(self._storage.store.scrub_if_needed)
            return forgotten

    async def go_on(self) -> None:
        """Finishes what was begun and is not under way here, such as before a power cut."""
        if self._lock.locked():
            return
        async with self._lock:
            for person in await self._storage.in_thread(self._store.leaving):
                await self._finish(person)
            await self._storage.in_thread(self._storage.store.scrub_if_needed)

    async def _finish(self, person: str) -> Forgotten:
        storage, store = self._storage, self._storage.store
        kept = deleted = 0
        for table in await storage.in_thread(deletion.tables_with, store, [person]):
            was_kept = await storage.in_thread(deletion.forget_at, store, table, person, storage.clock.now())
            kept, deleted = kept + was_kept, deleted + (not was_kept)
            await self._reload_room(table)
        await storage.in_thread(deletion.finish, store, person)
        return Forgotten(deleted=deleted, kept=kept)

    async def _reload_room(self, table: str) -> None:
        """Shows the others at a table here what has changed."""
        if (room := self._rooms.get(table)) is not None:
            with contextlib.suppress(Refusal):  # the table is gone
                await room.reload()
