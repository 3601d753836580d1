"""Reviews are computed in a process of their own, of low priority, so that nobody's moves and bots wait for them.

The house sends it orders and hears its news; `review_process.py` is what runs there.
"""

from __future__ import annotations

import contextlib
import itertools
import logging
import pickle
import subprocess
import sys
import threading
import zlib
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Protocol

import msgspec

from saqqara.review.model import Decision, Judge, Review
from saqqara.rules.edition import Edition
from saqqara.server.logs import log

PROCESS = "saqqara.server.review_process"

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


# --- what the process is told, and answers besides news ---


@dataclass(frozen=True)
class Start:
    """Computes a review, or stops doing so."""

    key: Key
    record: str | None  # None: stop


@dataclass(frozen=True)
class Warm:
    """Loads what a game needs."""

    game: str


@dataclass(frozen=True)
class Try:
    """Grades another move of a reviewed game."""

    number: int
    record: str
    turn: int
    move: str


@dataclass(frozen=True)
class Graded:
    """The answer to a try; None: it failed."""

    number: int
    decision: Decision | None
    fault: dict[str, object] | None = None  # of ours, as in `Failed`


class WorkerEnded(Exception):
    """The process has ended before it answered."""


Order = Start | Warm | Try


# --- in the house ---


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
        self._order(Warm(game))

    def start(self, key: Key, record: str) -> None:
        """Begins a review."""
        self._begin()
        self._order(Start(key, record))

    def stop(self, key: Key) -> None:
        """Ends one; unknown ones are no matter."""
        self._order(Start(key, None))

    def try_move(self, record: str, turn: int, move: str) -> Future[Decision]:
        """Grades another move before it goes on with reviews."""
        self._begin()
        number, future = next(self._numbers), Future[Decision]()
        self._tries[number] = self._process, future
        self._order(Try(number, record, turn, move))
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
        # A group of its own, so that Ctrl-C reaches the house only; the same session, within which Linux weighs the
        # priorities of processes against each other. It ends by itself when its input does.
        process = self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", f"from {PROCESS} import main; main()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            process_group=0,
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
                if isinstance(news, Graded):
                    self._answer(news)
                else:
                    self._tell(key, news)
        self._fail_tries(process)
        if process is self._process:
            self.rest()
            self._tell(None, Died())

    def _answer(self, news: Graded) -> None:
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
