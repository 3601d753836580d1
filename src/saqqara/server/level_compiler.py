"""Compiles the levels of an edition in the background, while bots think without a compiler."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import Executor

from saqqara.rules.edition import Edition
from saqqara.server.logs import log
from saqqara.server.tasks import Tasks

# In a process of its own: the compiler holds the GIL, and every table would stand still for as long as it runs. It
# gives way to bots that think meanwhile. Of several processes that share a cache, one compiles.
_COMPILE = """
import json, os, sys
if hasattr(os, "nice"): os.nice(10)
from saqqara.bots.search.ready import make_ready_once
from saqqara.rules.edition import edition_of_figures
make_ready_once(edition_of_figures(*json.load(sys.stdin)))
"""


LOADING_S = 5.0  # at most for code that was compiled before; it takes about a second


class LevelCompiler:
    """Compiles as many editions at a time as there are cores, those that somebody waits for first."""

    def __init__(self, tasks: Tasks, threads: Executor, on_ready: Callable[[Edition], None]) -> None:
        self._tasks = tasks
        self._threads = threads
        self._on_ready = on_ready
        self._compilations: dict[str, asyncio.Task[None]] = {}  # by the hash of the edition
        self._ready: set[str] = set()  # hashes of editions
        self._waiting: list[str] = []  # hashes of editions, the most urgent first
        self._running: dict[str, subprocess.Popen[bytes] | None] = {}  # the process, once it has begun
        self._changed = asyncio.Condition()

    def start(self, editions: Iterable[Edition]) -> None:
        """Begins to compile these editions, before anybody waits for them."""
        for edition in editions:
            self._begin(edition)

    def stop(self) -> None:
        """Ends the processes that compile."""
        for process in self._running.values():
            if process is not None and process.returncode is None:
                process.kill()

    @property
    def is_idle(self) -> bool:
        """Whether nothing is left to compile."""
        return not self._waiting and not self._running

    def is_ready(self, edition: Edition) -> bool:
        """Whether bots can think about an edition with compiled code."""
        return edition.hash in self._ready

    def is_ready_or_begins(self, edition: Edition) -> bool:
        """The same, for somebody who needs it: an edition that is not ready is compiled before the others."""
        if edition.hash in self._ready:
            return True
        self._begin(edition)
        if edition.hash in self._waiting:
            self._waiting.remove(edition.hash)
            self._waiting.insert(0, edition.hash)
        return False

    async def loading(self, edition: Edition) -> None:
        """Waits while code that was compiled before is loaded: that is quicker than a move without a compiler."""
        from saqqara.bots.search.ready import is_ready

        if self.is_ready_or_begins(edition):
            return
        if await asyncio.get_running_loop().run_in_executor(self._threads, is_ready, edition):
            await asyncio.wait({self._compilations[edition.hash]}, timeout=LOADING_S)

    async def compiled(self, edition: Edition) -> None:
        """Waits until an edition is ready, or cannot be compiled."""
        if not self.is_ready_or_begins(edition):
            await asyncio.wait({self._compilations[edition.hash]})

    def _begin(self, edition: Edition) -> None:
        """Starts a task for an edition. One that has failed is started anew."""
        task = self._compilations.get(edition.hash)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            self._waiting.append(edition.hash)
            self._compilations[edition.hash] = self._tasks.spawn(self._make_ready(edition))

    async def _make_ready(self, edition: Edition) -> None:
        """Compiles into the cache on disk in another process, then loads the result into this one."""
        from saqqara.bots.search.ready import is_ready, make_ready

        await self._turn_of(edition)
        try:
            loop = asyncio.get_running_loop()
            if not await loop.run_in_executor(self._threads, is_ready, edition):
                log("compiling the levels", game=edition.game)
                await self._compile(edition)
            await loop.run_in_executor(self._threads, make_ready, edition)
            self._ready.add(edition.hash)
        finally:
            await self._end_turn_of(edition)
        log("levels ready", game=edition.game)
        self._on_ready(edition)

    async def _turn_of(self, edition: Edition) -> None:
        async with self._changed:
            await self._changed.wait_for(
                lambda: self._waiting[0] == edition.hash and len(self._running) < (os.cpu_count() or 1)
            )
            self._waiting.remove(edition.hash)
            self._running[edition.hash] = None
            self._changed.notify_all()

    async def _end_turn_of(self, edition: Edition) -> None:
        async with self._changed:
            del self._running[edition.hash]
            self._changed.notify_all()

    async def _compile(self, edition: Edition) -> None:
        figures = json.dumps([edition.game, edition.name, dict(edition.figures)]).encode()
        # Not a subprocess of uvloop: its children inherit the listening socket, and keep the port when this process is
        # killed. A session of its own, so that Ctrl-C reaches the house only, which ends the compiler itself.
        process = self._running[edition.hash] = subprocess.Popen(
            [sys.executable, "-c", _COMPILE], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, start_new_session=True
        )
        await asyncio.to_thread(process.communicate, figures)
