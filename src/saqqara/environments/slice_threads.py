"""Threads that work through the games of a batch, slice by slice.

Each thread, the caller's among them, takes the next slice when it is free: a thread whose core is busy with something
else does less, and the others wait for at most one slice of it. Compiled code releases the GIL, so threads run side by
side.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property

MOST_GAMES = 1024  # of a slice: small enough for a core's own cache
LEAST_GAMES = 64  # of a slice: fewer are not worth a thread

Work = Callable[[int, int, int], int]  # number of the thread, first game, game after the last


class SliceThreads:
    """A number of threads for a number of games."""

    def __init__(self, threads: int, games: int) -> None:
        size = min(MOST_GAMES, max(LEAST_GAMES, -(-games // threads)))
        self._slices = [(begin, min(begin + size, games)) for begin in range(0, games, size)]
        self.threads = min(threads, len(self._slices))

    def run(self, work: Work) -> list[int]:
        """Runs the work on all slices; returns its results in no particular order."""
        left = deque(self._slices)
        others = [self._pool.submit(_take_slices, work, number, left) for number in range(1, self.threads)]
        results = _take_slices(work, 0, left)
        for other in others:
            results += other.result()
        return results

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.threads - 1, thread_name_prefix="saqqara-batch")


def _take_slices(work: Work, number: int, left: deque[tuple[int, int]]) -> list[int]:
    results: list[int] = []
    while True:
        try:
            begin, end = left.popleft()
        except IndexError:
            return results
        results.append(work(number, begin, end))


def usable_cores() -> int:
    """Returns how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
