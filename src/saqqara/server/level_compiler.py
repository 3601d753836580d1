"""Compiles the levels of an edition before bots think with them."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import Executor

from saqqara.rules.edition import Edition
from saqqara.server.logs import log
from saqqara.server.tasks import Tasks

# In a process of its own: the compiler holds the GIL, and every table would stand still for as long as it runs.
_COMPILE = """
import json, sys
from saqqara.bots.search.ready import make_ready
from saqqara.rules.edition import edition_of_figures
make_ready(edition_of_figures(*json.load(sys.stdin)))
"""


class LevelCompiler:
    """Compiles one edition at a time and remembers which are ready."""

    def __init__(self, tasks: Tasks, threads: Executor, on_ready: Callable[[Edition], None]) -> None:
        self._tasks = tasks
        self._threads = threads
        self._on_ready = on_ready
        self._compilations: dict[str, asyncio.Task[None]] = {}  # by the hash of the edition
        self._ready: set[str] = set()  # hashes of editions
        self._process: subprocess.Popen[bytes] | None = None
        self._one_at_a_time = asyncio.Lock()

    def start(self, editions: Iterable[Edition]) -> None:
        """Begins to compile these editions, before anybody waits for them."""
        for edition in editions:
            self.ready(edition)

    def stop(self) -> None:
        """Ends the compiler, if it runs."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()

    def is_ready(self, edition: Edition) -> bool:
        """Whether bots can think about an edition at once."""
        return edition.hash in self._ready

    def ready(self, edition: Edition) -> asyncio.Task[None]:
        """Returns a task that ends when the levels are ready. One that has failed is started anew."""
        task = self._compilations.get(edition.hash)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._compilations[edition.hash] = self._tasks.spawn(self._make_ready(edition))
        return task

    async def _make_ready(self, edition: Edition) -> None:
        """Compiles into the cache on disk in another process, then loads the result into this one."""
        from saqqara.bots.search.ready import is_ready, make_ready

        async with self._one_at_a_time:
            loop = asyncio.get_running_loop()
            if not await loop.run_in_executor(self._threads, is_ready, edition):
                log("compiling the levels", game=edition.game)
                await self._compile(edition)
            await loop.run_in_executor(self._threads, make_ready, edition)
        self._ready.add(edition.hash)
        log("levels ready", game=edition.game)
        self._on_ready(edition)

    async def _compile(self, edition: Edition) -> None:
        figures = json.dumps([edition.game, edition.name, dict(edition.figures)]).encode()
        # Not a subprocess of uvloop: its children inherit the listening socket, and keep the port when this process is
        # killed. A session of its own, so that Ctrl-C reaches the house only, which ends the compiler itself.
        self._process = subprocess.Popen(
            [sys.executable, "-c", _COMPILE], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, start_new_session=True
        )
        await asyncio.to_thread(self._process.communicate, figures)
