"""The timers of one room: each has a name, one replaces another of its name, and all end with the room."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable


class Timers:
    """Calls back after a while, unless it is closed before: nothing keeps a room that is not in memory any more."""

    __slots__ = ("_handles", "_is_closed")

    def __init__(self) -> None:
        self._handles: dict[Hashable, asyncio.TimerHandle] = {}
        self._is_closed = False

    def __contains__(self, name: Hashable) -> bool:
        return name in self._handles

    def set(self, name: Hashable, delay_s: float, callback: Callable[[], object]) -> None:
        """Calls back after so long, instead of what was set under this name before."""
        self.cancel(name)
        if not self._is_closed:
            self._handles[name] = asyncio.get_running_loop().call_later(delay_s, self._fire, name, callback)

    def cancel(self, name: Hashable) -> None:
        """Cancels a timer, if it is set."""
        handle = self._handles.pop(name, None)
        if handle is not None:
            handle.cancel()

    def close(self) -> None:
        """Cancels all timers and sets none any more."""
        self._is_closed = True
        for name in tuple(self._handles):
            self.cancel(name)

    def _fire(self, name: Hashable, callback: Callable[[], object]) -> None:
        del self._handles[name]
        callback()
