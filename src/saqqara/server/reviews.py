"""Reviews of finished games: who may ask for one, the queue before them, and how far they are.

A review is a row in the database. Any process of the house may compute it, one at a time by its lease; all of them can
tell how far it is. What is written is told to those who wait for news, in whichever process they do.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import zlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from saqqara.match import records
from saqqara.match.match import Match
from saqqara.match.record_faults import FaultyRecord
from saqqara.match.verification import verify
from saqqara.review.model import Decision, Judge
from saqqara.server.logs import log
from saqqara.server.metrics import Metrics
from saqqara.server.refusals import Refusal
from saqqara.server.review_rows import RECORD, exceeded, finished, id_of_record, name_of, record_in, shown
from saqqara.server.review_worker import Died, Failed, Key, News, Progress, Tell, Worker, WorkerEnded
from saqqara.server.room import Room
from saqqara.server.settings import Settings
from saqqara.server.storage import LEASE_S, Storage
from saqqara.server.store.availability import Unavailable
from saqqara.server.store.reviews import ReviewStore
from saqqara.server.store.rows import ReviewRow
from saqqara.server.tasks import Tasks
from saqqara.server.tryouts import attempted, tried
from saqqara.server.wire import ReviewShown, Tried, TrySaid

TICK_S = 0.9  # how often leases are renewed
WRITE_S = 0.8  # between two writes of the progress of a review, at least
MOST_TRIES = 3  # how often a review is begun whose process dies
REST_S = 600.0  # without a review for so long, the process that computes them ends
KEPT_S = 90 * 86_400.0  # how long the review of a record is kept that nobody asks for
FORGET_S = 3600.0
MOST_TRYING = 8  # moves that wait for their grades
TRY_S = 30.0


@dataclass
class _Running:
    """A review that this process computes."""

    began: float
    least: int  # what was looked at before, by a process that has ended: less is not shown
    written_at: float | None = None  # when something of it was last written
    news: News | None = None  # what is not written yet


class Reviews:
    """The reviews of one process."""

    def __init__(
        self,
        storage: Storage,
        tasks: Tasks,
        settings: Settings,
        metrics: Metrics,
        room: Callable[[str, str | None], Awaitable[Room]],
        make_worker: Callable[[Tell], Worker],
    ) -> None:
        self._storage = storage
        self._tasks = tasks
        self._settings = settings
        self._metrics = metrics
        self._room = room
        self._store = ReviewStore(storage.store)
        self._worker = make_worker(self._hear)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._running: dict[Key, _Running] = {}
        self._waiters: dict[str, set[asyncio.Future[None]]] = {}  # by the id of a review
        self._is_leaving = False
        self._claiming = asyncio.Lock()
        self._rests_at = 0.0
        self._judges: dict[tuple[str, int], str] = {}  # today's, by edition and seats
        self._trying = 0

    # --- starting and stopping ---

    async def start(self) -> None:
        """Takes up the queue."""
        self._loop = asyncio.get_running_loop()
        if not self._storage.is_shared:
            await self._storage.in_thread(self._store.release)
        self._tasks.every(TICK_S, self._tick)
        self._tasks.every(FORGET_S, self._forget_old)

    def leave(self) -> None:
        """Prepares to stop: whoever waits for news is answered now."""
        self._is_leaving = True
        self.on_lost()

    def close(self) -> None:
        """Ends the worker."""
        self._worker.close()

    async def release(self) -> None:
        """Leaves what is not ready to the queue."""
        await self._storage.in_thread(self._store.release, self._storage.process)

    # --- asking ---

    def expect(self, game: str) -> None:
        """A match has just ended: somebody may soon ask for its review."""
        if self._settings.warm_up and not self._tasks.is_closing:
            self._rests_at = time.monotonic() + REST_S
            self._worker.warm(game)

    async def ask_for_table(self, room: Room, person: str) -> ReviewShown:
        """Asks for the review of a table whose match is over."""
        async with room.settled() as table:
            match = finished(table)
            record = match.record(is_over=True)
        judge = await self._storage.in_thread(self._worker.judge_of, match.edition.game, match.edition, match.seats)
        return await self._ask(room.table.id, room.table.id, record, judge, person)

    async def ask_for_record(self, text: str, person: str) -> ReviewShown:
        """Asks for the review of a record, which is verified first."""
        text, judge = await self._storage.in_thread(self._checked, text)
        return await self._ask(id_of_record(text), None, text, judge, person)

    def _checked(self, text: str) -> tuple[str, Judge]:
        """Returns a record in the form in which it is kept, and who judges it, or refuses it; blocks."""
        if not verify(text).is_finished:
            raise FaultyRecord("expected the record of a match that is over, got one that is not", "unfinished")
        match = Match.from_record(text)
        return text, self._worker.judge_of(match.edition.game, match.edition, match.seats)

    async def _ask(self, review: str, table: str | None, record: str, judge: Judge, person: str) -> ReviewShown:
        row = ReviewRow(
            id=review,
            judge=name_of(judge),
            table_id=table,
            record=zlib.compress(record.encode(), 9),
            state="queued",
            person=person,
            asked=self._storage.clock.now(),
        )
        limits = self._settings.reviews_per_person, self._settings.reviews_waiting
        found = await self._storage.in_thread(self._store.ask, row, *limits)
        if isinstance(found, str):
            raise exceeded(found, *limits)
        self._wake(review)
        self._tasks.spawn(self._until_answered(self._claim))
        return await self._shown(found, person)

    # --- reading ---

    async def read(self, review: str, person: str | None, seen: int | None = None, wait_s: float = 0.0) -> ReviewShown:
        """Returns a review; with `wait_s` only when its stamp is another one than `seen`, at most so much later."""
        row = await self.row(review, person)
        if wait_s and seen is not None and row.stamp == seen and row.state in ("queued", "running"):
            await self._wait_for_news(review, seen, asyncio.get_running_loop().time() + wait_s)
            row = await self.row(review, person)
        return await self._shown(row, person)

    async def row(self, review: str, person: str | None) -> ReviewRow:
        """Returns the row of a review that a person may see: while a match runs, nobody sees a review of it."""
        if not review.startswith(RECORD):
            async with (await self._room(review, person)).settled() as table:
                finished(table)
        row = await self._storage.in_thread(self._store.latest, review)
        if row is None:
            raise Refusal("no_such_review", f"expected the ID of a review, got {review[:40]!r}; ask for it first")
        return row

    async def _wait_for_news(self, review: str, seen: int, until: float) -> None:
        """Waits until the stamp of a review is another one, or the loop's time is `until`."""
        while not self._is_leaving:
            news: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiters.setdefault(review, set()).add(news)
            try:
                if await self._storage.in_thread(self._store.stamp, review) != seen:
                    return
                async with asyncio.timeout_at(until):
                    await news
            except TimeoutError:
                return
            finally:
                self._leave_waiting(review, news)

    def _leave_waiting(self, review: str, news: asyncio.Future[None]) -> None:
        waiters = self._waiters.get(review, set())
        waiters.discard(news)
        if not waiters:
            self._waiters.pop(review, None)

    def _wake(self, review: str) -> None:
        for waiter in self._waiters.pop(review, ()):
            if not waiter.done():
                waiter.set_result(None)

    async def _shown(self, row: ReviewRow, person: str | None) -> ReviewShown:
        ahead = await self._storage.in_thread(self._store.ahead, row) if row.state == "queued" else 0
        return await self._storage.in_thread(lambda: shown(row, person, ahead, self._is_outdated(row)))

    def _is_outdated(self, row: ReviewRow) -> bool:
        """Returns whether a review is done, but by another judge than that of today; blocks."""
        if row.state != "done":
            return False
        record = records.read(record_in(row))
        edition, seats = record.edition(None), record.header.seats
        asked = edition.hash, seats
        if asked not in self._judges:
            self._judges[asked] = name_of(self._worker.judge_of(edition.game, edition, seats))
        return self._judges[asked] != row.judge

    # --- trying other moves ---

    async def try_move(self, row: ReviewRow, asked: TrySaid) -> Tried:
        """Returns how another move at a decision is graded, looked at as long as the best one."""
        text = record_in(row)
        attempt = await self._storage.in_thread(attempted, text, row.body, asked)
        return tried(attempt, attempt.known or await self._graded(text, asked.turn, attempt.move))

    async def _graded(self, record: str, turn: int, move: str) -> Decision:
        if self._trying >= MOST_TRYING:
            raise Refusal("too_many", f"expected at most {MOST_TRYING} moves to be tried at once, got another one")
        self._trying += 1
        self._rests_at = time.monotonic() + REST_S
        try:
            async with asyncio.timeout(TRY_S):
                return await asyncio.wrap_future(self._worker.try_move(record, turn, move))
        except (TimeoutError, WorkerEnded):
            raise Refusal("not_now", "expected the judge to look at the move, got no answer; try again") from None
        finally:
            self._trying -= 1

    # --- stopping ---

    async def stop(self, review: str, person: str) -> ReviewShown:
        """Stops a review that a person asked for. One that is ready stays."""
        row = await self.row(review, person)
        if row.person != person:
            raise Refusal("not_allowed", "expected the person who asked for this review, got someone else")
        if row.state in ("queued", "running"):
            await self._storage.in_thread(self._store.stop, review)
            self._drop((row.id, row.judge), "stopped")
            self._wake(review)
        return await self.read(review, person)

    # --- news from other processes ---

    def on_news(self, review: str) -> None:
        """Another process has changed a review, or this one has."""
        self._wake(review)
        if any(key[0] == review for key in self._running):
            self._tasks.spawn(self._until_answered(self._renew))

    def on_lost(self) -> None:
        """News of other processes may have been missed: whoever waits for some looks again."""
        for review in list(self._waiters):
            self._wake(review)

    @staticmethod
    async def _until_answered(work: Callable[[], Awaitable[None]]) -> None:
        with contextlib.suppress(Unavailable):  # the next tick tries again
            await work()

    # --- computing ---

    async def _tick(self) -> None:
        """Writes progress, renews leases and takes up what waits."""
        for key, running in list(self._running.items()):
            if running.news is not None:
                await self._write(key)
        await self._renew()
        await self._claim()
        if self._running:
            self._rests_at = time.monotonic() + REST_S
        elif self._rests_at < time.monotonic():
            self._rests_at = float("inf")
            self._worker.rest()

    async def _claim(self) -> None:
        """Begins as many reviews as this process may compute at once."""
        async with self._claiming:
            room = self._settings.reviews_at_once - len(self._running)
            if room <= 0 or self._tasks.is_closing:
                return
            now, process = self._storage.clock.now(), self._storage.process
            for row in await self._storage.in_thread(self._store.claim, process, now, LEASE_S, room):
                await self._begin(row)

    async def _begin(self, row: ReviewRow) -> None:
        key = row.id, row.judge
        self._running[key] = _Running(time.monotonic(), row.looked_at)
        self._count()
        if row.tries > MOST_TRIES:
            self._running[key].news = Failed(f"expected a review, but its process ended {MOST_TRIES} times")
            await self._write(key)
            return
        self._wake(row.id)
        self._worker.start(key, record_in(row))

    async def _renew(self) -> None:
        """Renews the leases. What was stopped, or taken by another process, is not computed any more."""
        keys = list(self._running)
        if not keys:
            return
        until = self._storage.clock.now() + LEASE_S
        held = await self._storage.in_thread(self._store.renew, self._storage.process, keys, until)
        for key in set(keys) - set(held):
            self._drop(key, "stopped")

    def _drop(self, key: Key, how: str) -> None:
        if self._running.pop(key, None) is not None:
            self._worker.stop(key)
            self._metrics.review_ended(how)
            self._count()

    def _count(self) -> None:
        self._metrics.reviews_running.set(len(self._running))

    def _hear(self, key: Key | None, news: News | Died) -> None:
        """The worker tells something, from a thread of its own."""
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):  # the house has closed meanwhile
                self._loop.call_soon_threadsafe(self._on_told, key, news)

    def _on_told(self, key: Key | None, news: News | Died) -> None:
        if isinstance(news, Died):
            if not self._tasks.is_closing:
                self._tasks.spawn(self._on_death())
            return
        running = self._running.get(key) if key is not None else None
        if running is None or (isinstance(news, Progress) and news.looked_at < running.least and not news.is_done):
            return
        if isinstance(news, Failed) and news.fault is not None:
            log("fault", level=logging.ERROR, where="review", kind=news.fault["failure"], at=news.fault["at"])
        running.news = news
        is_due = running.written_at is None or time.monotonic() - running.written_at >= WRITE_S
        if key is not None and (is_due or isinstance(news, Failed) or news.is_done):
            self._tasks.spawn(self._until_answered(partial(self._write, key)))

    async def _on_death(self) -> None:
        """The process of the worker has ended: what it computed is begun anew, a few times."""
        log("reviews ended", level=logging.WARNING, effect="they are begun anew")
        self._running.clear()
        self._count()
        await self._storage.in_thread(lambda: self._store.release(self._storage.process, is_try=True))

    async def _write(self, key: Key) -> None:
        """Makes news durable and tells those who wait for them."""
        running = self._running.get(key)
        if running is None or running.news is None:
            return
        news, running.news, running.written_at = running.news, None, time.monotonic()
        until, process = self._storage.clock.now() + LEASE_S, self._storage.process
        try:
            if isinstance(news, Failed):
                is_held = await self._storage.in_thread(self._store.fail, key, process, news.why)
            else:
                written = news.looked_at, news.moments, news.body, news.is_done
                is_held = await self._storage.in_thread(self._store.keep, key, process, until, *written)
        except Unavailable:
            running.news, running.written_at = running.news or news, None
            raise
        if not is_held:
            self._drop(key, "stopped")
        elif isinstance(news, Failed) or news.is_done:
            self._end(key, running, "failed" if isinstance(news, Failed) else "done")
        self._wake(key[0])

    def _end(self, key: Key, running: _Running, how: str) -> None:
        if self._running.pop(key, None) is not None:
            self._metrics.review_ended(how)
            self._count()
            seconds = round(time.monotonic() - running.began, 1)
            if how == "done":
                log("review done", seconds=seconds)
            else:
                log("review failed", seconds=seconds)
            self._tasks.spawn(self._until_answered(self._claim))

    async def _forget_old(self) -> None:
        await self._storage.in_thread(self._store.forget_before, self._storage.clock.now() - KEPT_S)
