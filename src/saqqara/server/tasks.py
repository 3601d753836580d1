"""Background tasks of one process: started anywhere, cancelled together when the process stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from saqqara.server.logs import log
from saqqara.server.store.availability import Unavailable


class Tasks:
    """Starts tasks, keeps a reference to each while it runs, and logs those that fail."""

    def __init__(self) -> None:
        self.is_closing = False
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Starts a task."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._on_done)
        return task

    def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Repeats some work for as long as the process runs."""
        self.spawn(_repeat(seconds, work))

    async def cancel_all(self) -> None:
        """Cancels all tasks and waits until they have ended."""
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def _on_done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (failure := task.exception()) is not None:
            log("fault", level=logging.ERROR, failure=failure, where="task")


async def _repeat(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Unavailable:
            pass  # the writer logs the outage; the next round tries again
        except Exception as failure:
            log("fault", level=logging.ERROR, failure=failure, where=work.__name__)
