"""Requests that wait until something changes."""

from __future__ import annotations

import asyncio


class Changes:
    """Wakes everybody who waits for a change."""

    __slots__ = ("_waiters",)

    def __init__(self) -> None:
        self._waiters: set[asyncio.Future[None]] = set()

    def __len__(self) -> int:
        return len(self._waiters)

    async def wait(self, until: float) -> bool:
        """Waits for a change, or until the loop's time is `until`. Returns False if it was in vain."""
        changed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiters.add(changed)
        try:
            async with asyncio.timeout_at(until):
                await changed
        except TimeoutError:
            return False
        finally:
            self._waiters.discard(changed)
        return True

    def wake(self) -> None:
        """Wakes whoever waits."""
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)
        self._waiters.clear()
