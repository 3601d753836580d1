"""The heartbeat: notes in the database that a process is alive, and finds out when the whole house was not.

An outage comes first: before anything is decided by time, a process that may have slept makes a heartbeat.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from saqqara.server import house_clock
from saqqara.server.house_clock import Reading
from saqqara.server.storage import Storage
from saqqara.server.store.availability import Unavailable

OUTAGE_S = 10.0  # a gap between the heartbeats of all processes that is longer than this was an outage
MOST_READINGS = 5

Outage = tuple[float, float]


class Heartbeat:
    """The heartbeat of one process. Calls back when outages have become known, with the one that it found itself."""

    def __init__(self, storage: Storage, on_outage: Callable[[Outage | None], None]) -> None:
        self._storage = storage
        self._on_outage = on_outage
        self._lock = asyncio.Lock()

    async def moment(self, at_least: float = 0.0) -> float:
        """Returns the time by which something is decided, after outages until now have been noted.

        While the database does not answer, that is the time of the last heartbeat: what comes after it will be part
        of an outage. It is not before `at_least` then.
        """
        clock = self._storage.clock
        if not clock.is_sure(OUTAGE_S):
            try:
                await self._beat_unless_sure()
            except Unavailable:
                return max(clock.was_set_at, at_least)
        return clock.now()

    async def _beat_unless_sure(self) -> None:
        """Makes one heartbeat, however many wait for it."""
        async with self._lock:
            if not self._storage.clock.is_sure(OUTAGE_S):
                await self._beat(OUTAGE_S)

    async def beat(self, longest_gap_s: float | None = None) -> None:
        """Notes that this process is alive. A longer gap before it, of all processes, was an outage: clocks stood."""
        async with self._lock:
            await self._beat(OUTAGE_S if longest_gap_s is None else longest_gap_s)

    async def _read_reference(self) -> Reading:
        """Reads the time of the house. What took long tells little: the process may have been stopped meanwhile."""
        for _ in range(MOST_READINGS):
            asked_at, lead = house_clock.monotonic(), house_clock.wall() - house_clock.monotonic()
            reference = await self._storage.in_thread(self._storage.store.time)
            answered_at = house_clock.monotonic()
            if answered_at - asked_at <= house_clock.STEP_S:
                break
        return Reading(reference, (asked_at + answered_at) / 2, lead)

    async def _beat(self, longest_gap_s: float) -> None:
        storage, store = self._storage, self._storage.store
        reading = await self._read_reference()
        has_jumped = storage.clock.drift(reading) > house_clock.STEP_S
        if has_jumped and not storage.is_shared:
            longest_gap_s = 0.0  # nobody was awake in the time that is missing, or there was no such time
        outage = await storage.in_thread(store.beat, None, longest_gap_s)
        known = tuple(storage.outages)
        if outage is not None or storage.is_shared:  # another process may have found one
            storage.outages[:] = await storage.in_thread(store.outages, 0.0)
        storage.clock.set(reading)
        if tuple(storage.outages) != known:
            self._on_outage(outage)
