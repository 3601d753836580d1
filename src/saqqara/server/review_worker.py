"""Reviews are computed in a process of their own, of low priority, so that nobody's moves and bots wait for them.

The process computes several reviews in turns: each gets its first picture as soon as it is asked for; then they are
refined one after the other, in the order in which they came.
"""

from __future__ import annotations

import contextlib
import itertools
import logging
import os
import pickle
import queue
import subprocess
import sys
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from functools import cache
from typing import IO, Protocol

import msgspec

from saqqara.match import records
from saqqara.review.model import Decision, Judge, Review
from saqqara.rules.edition import Edition, default_edition
from saqqara.rules.errors import SaqqaraError
from saqqara.server.logs import failure_fields, log
from saqqara.server.refusals import SERVER_FAULT

NICENESS = 10
NEWS_S = 0.4

Key = tuple[str, str]  # id of a review, judge


@dataclass(frozen=True)
class Progress:
    """What there is of a review."""

    looked_at: int
    moments: int
    is_done: bool
    body: bytes  # JSON, compressed


@dataclass(frozen=True)
class Failed:
    """Why there will be no review, in one sentence."""

    why: str
    fault: dict[str, object] | None = None  # of ours: its type and place, for the log


@dataclass(frozen=True)
class Died:
    """The process has ended, with all that it computed."""


News = Progress | Failed
Tell = Callable[[Key | None, News | Died], None]  # called from another thread; a key of None: of all


class Worker(Protocol):
    """Computes reviews and tells of them."""

    def judge_of(self, game: str, edition: Edition, seats: int) -> Judge:
        """Returns who would review such a game."""

    def warm(self, game: str) -> None:
        """Somebody may soon ask for a review of this game."""

    def start(self, key: Key, record: str) -> None:
        """Begins a review."""

    def stop(self, key: Key) -> None:
        """Ends one."""

    def try_move(self, record: str, turn: int, move: str) -> Future[Decision]:
        """Grades another move of a reviewed game. The future fails if the process ends before that."""

    def rest(self) -> None:
        """Nobody waits for a review: memory can be given back."""

    def close(self) -> None:
        """Ends everything."""


def packed(review: Review) -> Progress:
    """Returns a review as it is stored."""
    body = zlib.compress(msgspec.json.encode(review), 6)
    return Progress(review.looked_at, len(review.moments), review.is_done, body)


# --- in the house ---


@dataclass(frozen=True)
class _Order:
    key: Key
    record: str | None  # None: stop


@dataclass(frozen=True)
class _Warm:
    game: str


@dataclass(frozen=True)
class _Try:
    number: int
    record: str
    turn: int
    move: str


@dataclass(frozen=True)
class _Graded:
    """The answer to a try; None: it failed."""

    number: int
    decision: Decision | None
    fault: dict[str, object] | None = None


class WorkerEnded(Exception):
    """The process has ended before it answered."""


Order = _Order | _Warm | _Try


class WorkerProcess:
    """A worker in a child process, which begins with the first review, or shortly before it."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._process: subprocess.Popen[bytes] | None = None
        self._is_closed = False
        self._numbers = itertools.count()
        self._tries: dict[int, tuple[subprocess.Popen[bytes] | None, Future[Decision]]] = {}  # not answered yet

    def judge_of(self, game: str, edition: Edition, seats: int) -> Judge:
        """Returns who would review such a game; may read the weights of a network."""
        from saqqara.review import judge_of

        return judge_of(game, edition, seats)

    def warm(self, game: str) -> None:
        """Starts the process and has it load what it needs for a game: that takes some seconds."""
        self._begin()
        self._order(_Warm(game))

    def start(self, key: Key, record: str) -> None:
        """Begins a review."""
        self._begin()
        self._order(_Order(key, record))

    def stop(self, key: Key) -> None:
        """Ends one; unknown ones are no matter."""
        self._order(_Order(key, None))

    def try_move(self, record: str, turn: int, move: str) -> Future[Decision]:
        """Grades another move before it goes on with reviews."""
        self._begin()
        number, future = next(self._numbers), Future[Decision]()
        self._tries[number] = self._process, future
        self._order(_Try(number, record, turn, move))
        if self._process is None:
            self._fail_tries(None)
        return future

    def rest(self) -> None:
        """Ends the process for as long as nobody asks again."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            with contextlib.suppress(BrokenPipeError), process:  # closes the pipes and waits for its end
                pass

    def close(self) -> None:
        """Ends the process for good."""
        self._is_closed = True
        self.rest()

    def _begin(self) -> None:
        if self._process is not None or self._is_closed:
            return
        # A session of its own, so that Ctrl-C reaches the house only. It ends by itself when its input does.
        process = self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", f"from {__name__} import main; main()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        threading.Thread(target=self._listen, args=(process,), name="reviews", daemon=True).start()

    def _order(self, order: Order) -> None:
        process = self._process
        if process is None or process.stdin is None:
            return
        with contextlib.suppress(BrokenPipeError):  # it has died, which the listener tells
            pickle.dump(order, process.stdin)
            process.stdin.flush()

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        """Tells what the process says until it ends."""
        assert process.stdout is not None
        with contextlib.suppress(EOFError, OSError, ValueError, pickle.UnpicklingError):
            while True:
                key, news = pickle.load(process.stdout)
                if isinstance(news, _Graded):
                    self._answer(news)
                else:
                    self._tell(key, news)
        self._fail_tries(process)
        if process is self._process:
            self.rest()
            self._tell(None, Died())

    def _answer(self, news: _Graded) -> None:
        _, future = self._tries.pop(news.number)
        if news.fault is not None:
            log("fault", level=logging.ERROR, where="try", kind=news.fault["failure"], at=news.fault["at"])
        if not future.set_running_or_notify_cancel():
            return
        if news.decision is None:
            future.set_exception(WorkerEnded())
        else:
            future.set_result(news.decision)

    def _fail_tries(self, process: subprocess.Popen[bytes] | None) -> None:
        """Answers those who wait for a process that has ended."""
        for number in [number for number, (asked, _) in self._tries.items() if asked is process]:
            _, future = self._tries.pop(number)
            if future.set_running_or_notify_cancel():
                future.set_exception(WorkerEnded())


# --- in the child process ---


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

    def tell(key: Key | None, news: News | _Graded) -> None:
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


def _graded(asked: _Try) -> _Graded:
    """Grades a try; a fault of it does not end the reviews."""
    from saqqara.review import try_move

    try:
        return _Graded(asked.number, try_move(asked.record, asked.turn, asked.move))
    except Exception as failure:
        return _Graded(asked.number, None, failure_fields(failure))


def _obey(turns: Turns, orders: queue.SimpleQueue[Order | None], answer: Callable[[_Graded], None]) -> bool:
    """Does what was ordered, and waits for an order where there is nothing to do. Returns False at the end."""
    while turns.is_idle or not orders.empty():
        order = orders.get()
        if order is None:
            return False
        if isinstance(order, _Warm):
            _load(order.game)
        elif isinstance(order, _Try):
            answer(_graded(order))
        elif order.record is None:
            turns.stop(order.key)
        else:
            turns.start(order.key, order.record)
    return True
