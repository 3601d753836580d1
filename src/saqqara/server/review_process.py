"""The process that computes reviews in turns, and grades moves that are tried.

Each review gets its first picture as soon as it is asked for; then they are refined one after the other, in the order
in which they came. A try comes before the next step of a review.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import queue
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import IO

from saqqara.match import records
from saqqara.review.model import Review
from saqqara.rules.edition import default_edition
from saqqara.rules.errors import SaqqaraError
from saqqara.server.logs import failure_fields
from saqqara.server.refusals import SERVER_FAULT
from saqqara.server.review_worker import Failed, Graded, Key, News, Order, Try, Warm, packed

NICENESS = 19  # the lowest priority that still gets some time on a busy machine; SCHED_IDLE gets none there
NEWS_S = 0.4


@dataclass
class _Job:
    record: str
    reviews: Iterator[Review] | None = None  # None: not begun
    told_at: float | None = None  # None: nothing yet
    review: Review | None = None


class Turns:
    """Several reviews, computed in turns."""

    def __init__(
        self, reviewing: Callable[[str], Iterator[Review]], tell: Callable[[Key, News], None], news_s: float = NEWS_S
    ) -> None:
        self._reviewing = reviewing
        self._tell = tell
        self._news_s = news_s  # between two pieces of news of a review, at least
        self._jobs: dict[Key, _Job] = {}  # in the order in which they came

    @property
    def is_idle(self) -> bool:
        """Whether there is nothing to do."""
        return not self._jobs

    def start(self, key: Key, record: str) -> None:
        """Begins a review."""
        self._jobs[key] = _Job(record)

    def stop(self, key: Key) -> None:
        """Ends a review."""
        job = self._jobs.pop(key, None)
        close = getattr(job and job.reviews, "close", None)
        if close is not None:
            close()

    def go_on(self) -> None:
        """Takes one step: a first picture where there is none, else the next moment of the first review."""
        key = next((key for key, job in self._jobs.items() if job.told_at is None), next(iter(self._jobs)))
        job = self._jobs[key]
        try:
            self._step(key, job)
        except StopIteration:
            self._end(key, job)
        except SaqqaraError as failure:
            self._fail(key, str(failure))
        except OSError:
            raise  # nobody listens any more
        except Exception as failure:  # a fault of one review does not end the others
            self._fail(key, SERVER_FAULT, failure_fields(failure))

    def _step(self, key: Key, job: _Job) -> None:
        if job.reviews is None:
            job.reviews = self._reviewing(job.record)
        job.review = next(job.reviews)
        if job.told_at is None or time.monotonic() - job.told_at >= self._news_s:
            self._show(key, job)

    def _show(self, key: Key, job: _Job) -> None:
        assert job.review is not None
        self._tell(key, packed(job.review))
        job.told_at = time.monotonic()

    def _end(self, key: Key, job: _Job) -> None:
        if job.review is None or not job.review.is_done:
            self._fail(key, SERVER_FAULT)
            return
        self._show(key, job)
        del self._jobs[key]

    def _fail(self, key: Key, why: str, fault: dict[str, object] | None = None) -> None:
        del self._jobs[key]
        self._tell(key, Failed(why, fault))


def _read(source: IO[bytes], orders: queue.SimpleQueue[Order | None]) -> None:
    with contextlib.suppress(EOFError, OSError, pickle.UnpicklingError):
        while True:
            orders.put(pickle.load(source))
    orders.put(None)


def main() -> None:
    """Computes what standard input asks for until that ends."""
    from saqqara.bots.search.ready import make_ready_once
    from saqqara.review import reviewing

    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers, sys.stdout = sys.stdout.buffer, sys.stderr

    def tell(key: Key | None, news: News | Graded) -> None:
        pickle.dump((key, news), answers)
        answers.flush()

    orders: queue.SimpleQueue[Order | None] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, orders), daemon=True).start()

    def begun(record: str) -> Iterator[Review]:
        make_ready_once(records.read(record).edition(None))
        return reviewing(record)

    turns = Turns(begun, tell)
    try:
        while _obey(turns, orders, lambda answer: tell(None, answer)):
            turns.go_on()
    except BrokenPipeError:
        pass
    finally:
        sys.stderr.flush()
        os._exit(0)  # without waiting for a search under way, or for the thread that reads


@cache
def _load(game: str) -> None:
    """Loads the compiled code of a game, if there is some."""
    from saqqara.bots.search.ready import is_ready, make_ready

    edition = default_edition(game)
    if is_ready(edition):
        make_ready(edition)


def _graded(asked: Try) -> Graded:
    """Grades a try; a fault of it does not end the reviews."""
    from saqqara.review import try_move

    try:
        return Graded(asked.number, try_move(asked.record, asked.turn, asked.move))
    except Exception as failure:
        return Graded(asked.number, None, failure_fields(failure))


def _obey(turns: Turns, orders: queue.SimpleQueue[Order | None], answer: Callable[[Graded], None]) -> bool:
    """Does what was ordered, and waits for an order where there is nothing to do. Returns False at the end."""
    while turns.is_idle or not orders.empty():
        order = orders.get()
        if order is None:
            return False
        if isinstance(order, Warm):
            _load(order.game)
        elif isinstance(order, Try):
            answer(_graded(order))
        elif order.record is None:
            turns.stop(order.key)
        else:
            turns.start(order.key, order.record)
    return True
