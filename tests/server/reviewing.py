"""A worker that makes reviews up, step by step as a test wants, in a thread of this process."""

from __future__ import annotations

import os
import queue
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from saqqara.match import records
from saqqara.review.model import Decision, Estimate, Judge, Review
from saqqara.rules.edition import Edition
from saqqara.server.review_process import Turns
from saqqara.server.review_worker import Died, Key, Tell
from tests.review.made_up import made_up_review

RECORDS = Path(__file__).parent.parent / "records"
STEPS = 4  # after the first picture
PACE = "SAQQARA_TEST_PACE_S"  # seconds for each step of a worker in another process


def text_of(name: str) -> str:
    return (RECORDS / f"{name}.record").read_text(encoding="utf-8")


class MadeUp:
    """Computes nothing. `go` lets it take steps; with `is_quick` it does not wait for them."""

    def __init__(self, tell: Tell, is_quick: bool = False, pace_s: float = 0.0, version: str = "1") -> None:
        self.version = version
        self.started: list[Key] = []
        self.stopped: list[Key] = []
        self.has_rested = False
        self.warmed: list[str] = []
        self.tried: list[tuple[int, str]] = []
        self.holds_tries = False
        self.fails_with: Exception | None = None
        self._tell = tell
        self._is_quick = is_quick
        self._pace_s = pace_s
        self._steps = threading.Semaphore(0)
        self._orders: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._turns = Turns(self._reviewing, tell, 0.0)
        self._is_closed = threading.Event()
        threading.Thread(target=self._run, daemon=True).start()

    def judge_of(self, game: str, edition: Edition, seats: int) -> Judge:
        return Judge("pharaoh", f"made-up-{self.version}", 5_000)

    def warm(self, game: str) -> None:
        self.warmed.append(game)

    def start(self, key: Key, record: str) -> None:
        self.started.append(key)
        self._orders.put(lambda: self._turns.start(key, record))

    def stop(self, key: Key) -> None:
        self.stopped.append(key)
        self._orders.put(lambda: self._turns.stop(key))

    def try_move(self, record: str, turn: int, move: str) -> Future[Decision]:
        """A move that nobody played costs 12 %, or perhaps nothing; `holds_tries` answers never."""
        graded: Future[Decision] = Future()
        self.tried.append((turn, move))
        if not self.holds_tries:
            decision = next(one for one in made_up_review(record).decisions if one.turn == turn)
            graded.set_result(replace(decision, move=move, grade="good", wins=Estimate(0.12, -0.01, 0.25)))
        return graded

    def rest(self) -> None:
        self.has_rested = True

    def close(self) -> None:
        self._is_closed.set()
        self._orders.put(None)
        self._steps.release(1_000)

    def go(self, steps: int = 1_000) -> None:
        """Lets it take so many steps; the first of a review is its first picture."""
        self._steps.release(steps)

    def die(self) -> None:
        """As if its process had been killed."""
        self._turns = Turns(self._reviewing, self._tell, 0.0)
        self._tell(None, Died())

    def _run(self) -> None:
        while not self._is_closed.is_set():
            while self._turns.is_idle or not self._orders.empty():
                order = self._orders.get()
                if order is None:
                    return
                order()
            self._turns.go_on()

    def _reviewing(self, record: str) -> Iterator[Review]:
        moments = len(records.read(record).lines) + 1
        for step in range(STEPS + 1):
            if not self._is_quick:
                self._steps.acquire()
            self._is_closed.wait(self._pace_s)
            if self.fails_with is not None:
                raise self.fails_with
            yield made_up_review(record, moments * step // STEPS)


def install(pace_s: float | None = None) -> None:
    """Has the house of this process make reviews up: so many seconds for a step, or as many as the environment tells."""
    from saqqara.server import house

    pace_s = float(os.environ.get(PACE, "0")) if pace_s is None else pace_s
    worker: Any = lambda tell: MadeUp(tell, is_quick=True, pace_s=pace_s)  # noqa: E731
    vars(house)["WorkerProcess"] = worker
