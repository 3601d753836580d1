"""Group commit: entries that many tables append at the same time are written in one transaction.

One thread writes, and the event loop never blocks. While the database cannot be reached, entries wait in the queue and
are not acknowledged; as soon as it answers, they are written.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue

from saqqara.server.store.availability import Unavailable
from saqqara.server.store.rows import Append
from saqqara.server.store.store import Store

__all__ = ["Unavailable", "Writer"]

MOST_WAITING = 10_000
_LARGEST_BATCH = 1_000
_FIRST_PAUSE_S = 0.05
_LONGEST_PAUSE_S = 1.0

_Waiting = tuple[Append, "asyncio.Future[bool]"]
_Result = bool | Exception


class Writer:
    """Writes entries in order. Calls `on_pause` in the loop with the reason for a pause, and with None at its end."""

    def __init__(
        self,
        store: Store,
        on_pause: Callable[[str | None], None],
        on_commit: Callable[[int, float], None] = lambda entries, seconds: None,
    ) -> None:
        self._store = store
        self._on_pause = on_pause
        self._on_commit = on_commit  # number of entries and seconds; called in the thread
        self._gathered: list[_Waiting] = []  # for the next batch; only the loop touches it
        self._is_writing = False  # whether the thread has a batch; only the loop touches it
        self._queue: SimpleQueue[list[_Waiting] | None] = SimpleQueue()  # None: the end
        self._is_closing = threading.Event()
        self._thread = threading.Thread(target=self._work, name="saqqara-writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting = 0  # gathered or being written; only the loop touches it
        self._is_paused = False  # only the thread touches it
        self._has_given_up = False  # the same

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Starts the thread. Results are delivered in this loop."""
        self._loop = loop
        self._thread.start()

    async def append(self, entry: Append) -> bool:
        """Writes an entry. Returns whether it has won its turn; then it is durable.

        Raises `Unavailable` when it cannot be written now. Cancelling the wait does not take the entry back.
        """
        if self._loop is None or self._is_closing.is_set():
            raise Unavailable("expected an open database, got one that is closed")
        if self._waiting >= MOST_WAITING:
            raise Unavailable(f"expected at most {MOST_WAITING} entries that wait for the database, got one too many")
        future: asyncio.Future[bool] = self._loop.create_future()
        self._waiting += 1
        if not self._gathered and not self._is_writing:
            self._loop.call_soon(self._hand_over)  # together with what else is appended in this round of the loop
        self._gathered.append((entry, future))
        return await future

    def _hand_over(self) -> None:
        """Passes the next batch to the thread. One at a time: while the thread has the GIL, the loop stands still."""
        batch, self._gathered = self._gathered[:_LARGEST_BATCH], self._gathered[_LARGEST_BATCH:]
        self._is_writing = bool(batch)
        if batch:
            self._queue.put(batch)

    async def close(self) -> None:
        """Writes what is left. If the database cannot be reached, the rest is given up with `Unavailable`."""
        self._is_closing.set()
        while self._gathered:
            self._hand_over()
        self._queue.put(None)
        if self._loop is not None:
            await self._loop.run_in_executor(None, self._thread.join)
            await asyncio.sleep(0)  # lets callbacks run that the thread has scheduled

    # --- in the thread ---

    def _work(self) -> None:
        while (batch := self._queue.get()) is not None:
            self._call_in_loop(self._settle, batch, self._write([entry for entry, _ in batch]))

    def _write(self, batch: list[Append], is_again: bool = False) -> Sequence[_Result]:
        """Returns the result of each entry. A batch that fails is written table by table, to find the bad entry."""
        try:
            return self._write_with_retries(batch, is_again)
        except Exception as fault:
            places: dict[str, list[int]] = {}
            for place, entry in enumerate(batch):
                places.setdefault(entry.table, []).append(place)
            if isinstance(fault, Unavailable) or len(places) == 1:
                return [fault] * len(batch)
        results: list[_Result] = [False] * len(batch)
        for of_table in places.values():
            of_this = self._write([batch[place] for place in of_table], is_again=True)
            for place, result in zip(of_table, of_this, strict=True):
                results[place] = result
        return results

    def _write_with_retries(self, batch: list[Append], is_again: bool) -> list[bool]:
        """Tries until the database answers. From the second attempt on the batch may have been written already."""
        pause = _FIRST_PAUSE_S
        while True:
            if self._has_given_up:
                raise Unavailable("expected the database to answer before the server stops, got nothing")
            try:
                began = time.perf_counter()
                results = self._store.append(batch, again=is_again)
                self._on_commit(len(batch), time.perf_counter() - began)
            except Unavailable as failure:
                if self._is_closing.is_set():
                    self._has_given_up = True
                    raise
                self._set_paused(str(failure))
                self._is_closing.wait(pause)
                pause = min(2 * pause, _LONGEST_PAUSE_S)
                is_again = True
            else:
                self._set_paused(None)
                return results

    def _set_paused(self, reason: str | None) -> None:
        if (reason is not None) != self._is_paused:
            self._is_paused = reason is not None
            self._call_in_loop(self._on_pause, reason)

    def _call_in_loop(self, callback: Callable[..., None], *arguments: object) -> None:
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(callback, *arguments)

    # --- in the loop ---

    def _settle(self, batch: list[_Waiting], results: Sequence[_Result]) -> None:
        self._waiting -= len(batch)
        self._hand_over()
        for (_, future), result in zip(batch, results, strict=True):
            if future.done():  # the waiter was cancelled
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)
