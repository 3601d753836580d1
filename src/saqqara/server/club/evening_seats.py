"""Seats in the deals of club evenings: everybody has one seat of each deal, at one table.

A seat is claimed before it is taken, by the try that the result will belong to. The entry that takes or frees the seat
changes the try in the same transaction; a claim that a process left without a seat ends by itself.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from saqqara.server.refusals import Refusal
from saqqara.server.storage import Storage
from saqqara.server.store.challenges import ChallengeStore
from saqqara.server.store.evenings import EveningStore
from saqqara.server.store.rows import TryRow
from saqqara.server.table import Table
from saqqara.server.unreadable import UnreadableTable

CLAIM_S = 30.0  # how long a claim without a seat keeps its person from other tables
NO_SEAT = -1  # of a try whose person has not sat down yet


class EveningSeats:
    """Who may sit where."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._tries = ChallengeStore(storage.store)
        self._evenings = EveningStore(storage.store)

    @asynccontextmanager
    async def claimed(self, deal: str, table: str, person: str) -> AsyncIterator[None]:
        """Keeps everybody to one table of a deal while they sit down; whoever gets no seat there is free again."""
        row = await self._claim(deal, table, person)
        try:
            yield
        finally:
            if row.seat == NO_SEAT:
                await self._storage.in_thread(self._evenings.release, row)

    def sits_down(self, table: Table, person: str | None) -> bool:
        """Whether somebody who takes a seat at a table takes one of a deal that counts."""
        is_for_honour = table.config.challenge is not None and not table.config.for_fun
        return is_for_honour and person is not None and not table.seats_of(person)

    async def _claim(self, deal: str, table: str, person: str) -> TryRow:
        now = self._storage.clock.now()
        begun = deal, person, NO_SEAT, False, lambda _: table, now
        found = await self._storage.in_thread(self._tries.begin, *begun)
        if found.table_id != table and await self._is_left(found, now):
            await self._storage.in_thread(self._evenings.release, found)
            found = await self._storage.in_thread(self._tries.begin, *begun)
        if found.table_id != table:
            raise Refusal("not_now", "expected a player without a seat in this deal, got one who sits at another table")
        return found

    async def _is_left(self, row: TryRow, now: float) -> bool:
        """Whether a try has no seat and gets none any more: a process has ended between the claim and the seat."""
        if row.ended is not None or now - row.began < CLAIM_S:
            return False
        try:
            table = await self._storage.load(row.table_id)
        except UnreadableTable:
            return False
        return table is None or (table.status == "waiting" and not table.seats_of(row.person))
