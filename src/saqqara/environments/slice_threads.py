"""Threads that share out the tables of a batch, slice by slice.

Whoever is free takes the next slice, the caller too: a thread whose core is busy with something else then does less,
and nobody waits for more than one slice of it. Compiled code releases the interpreter's lock, so threads run side by
side.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property

MOST_TABLES = 1024  # of a slice: small enough for a core's own cache
LEAST_TABLES = 64  # of a slice: less is not worth a thread

Work = Callable[[int, int, int], int]  # number of the thread, first table, table after the last


class Crew:
    """So many threads for so many tables."""

    def __init__(self, threads: int, tables: int) -> None:
        share = min(MOST_TABLES, max(LEAST_TABLES, -(-tables // threads)))
        self._slices = [(begin, min(begin + share, tables)) for begin in range(0, tables, share)]
        self.threads = min(threads, len(self._slices))

    def run(self, work: Work) -> list[int]:
        """The results of the work on all slices, in no order."""
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
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
