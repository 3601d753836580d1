"""The house: which tables are in memory, and the one way by which anything happens at them.

A command takes the table's lock, becomes an entry, the entry becomes durable, and then everybody is told what they may
know. If another process was first with an entry, the table is folded anew and the command tried again: a move that
answers a question which is closed by then is stale, two marks for one expedition both count.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import secrets
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from saqqara.rules.edition import Edition
from saqqara.rules.errors import SaqqaraError
from saqqara.server import entries as log
from saqqara.server.commands import deed_of, own
from saqqara.server.company import Company
from saqqara.server.entries import AnyEntry
from saqqara.server.live import Live, Viewer
from saqqara.server.logs import log as write_log
from saqqara.server.metrics import Metrics
from saqqara.server.neighbours import Neighbours
from saqqara.server.people import People
from saqqara.server.records_of import folded
from saqqara.server.refusals import Refusal, told_of, word_of
from saqqara.server.settings import Settings
from saqqara.server.store.news import News
from saqqara.server.store.rows import Append, Change, TableRow
from saqqara.server.store.store import Store
from saqqara.server.store.writer import Unavailable, Writer
from saqqara.server.table import Deed, DoneBefore, Table
from saqqara.server.telling import Telling
from saqqara.server.thinking import Thinking
from saqqara.server.wire import Accepted, ClientMessage, MoveSaid, PresenceSaid, Refused, Status, TableShown, View

T = TypeVar("T")

TRIES = 20  # how often another process may be first
IDLE_S = 60.0  # how long a table without guests stays in memory
SWEEP_S = 1.0
BEAT_S = 3.0
OUTAGE_S = 10.0  # a silence of all processes that is longer than this was an outage
LEASE_S = 15.0
SWEPT_AT_ONCE = 200
READERS = 4
GARBAGE = (50_000, 20, 100)  # a look at all that is in memory takes long in a house full of tables
SWITCH_S = 0.0005  # the writer waits for Python's lock after every commit, and everybody for the writer


class House:
    """All tables of one process."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.people = People(store)
        self.name = f"{os.getpid()}-{secrets.token_hex(4)}"  # of this process, for leases
        self.lives: dict[str, Live] = {}
        self.outages: list[tuple[float, float]] = []
        self.is_paused = False
        self.is_leaving = False  # it will close soon: nobody waits for anything any more
        self.is_closing = False
        self.thinking = Thinking(self)
        self.writer = Writer(store, self._on_pause, metrics.committed)
        self.telling = Telling(self.shown)
        self.company = Company(self)
        self.neighbours = Neighbours(self)
        self.news = News(store, self.neighbours.on_news, self.neighbours.on_lost)
        self._loading: dict[str, asyncio.Future[Live | None]] = {}
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- opening and closing ---

    async def start(self) -> None:
        """Opens the house: tables that owe work after a restart are found by the sweep."""
        sys.setswitchinterval(SWITCH_S)
        gc.set_threshold(*GARBAGE)
        self.outages = await self.in_thread(self.store.outages, 0.0)
        if not self.store.is_shared:
            await self.in_thread(self.store.release_all)
        await self._beat(OUTAGE_S if self.store.is_shared else 0.0)  # whoever is alone knows that nobody was here
        loop = asyncio.get_running_loop()
        self.writer.start(loop)
        self.news.start(loop)
        self.thinking.start()
        self.spawn(self._every(SWEEP_S, self._sweep))
        self.spawn(self._every(BEAT_S, self._beat))

    def leave(self) -> None:
        """The house will close soon: whoever waits for a move over HTTP is answered now, and comes back later."""
        self.is_leaving = True
        for live in self.lives.values():
            self.telling.wake(live)

    async def stop(self) -> None:
        """Closes the house: what is being done is finished, nothing new is begun."""
        self.is_closing = True
        await self.thinking.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.writer.close()
        await self.news.close()
        with contextlib.suppress(Exception):  # leases end by themselves too
            await self.in_thread(self.store.beat, time.time(), OUTAGE_S)  # the clocks stand still from now on
            await self.in_thread(self.store.release, self.name)
            await self.in_thread(self.store.notify, f"closed {self.name}")
        self._readers.shutdown(wait=True)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Does something on the side."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (trouble := task.exception()) is not None:
            write_log("fault", level=logging.ERROR, failure=trouble, where="task")

    async def in_thread(self, function: Callable[..., T], *given: Any) -> T:
        """Calls something that waits for the database."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, function, *given)

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Unavailable:
                pass  # the writer tells of it, and it is tried again
            except Exception as trouble:
                write_log("fault", level=logging.ERROR, failure=trouble, where=work.__name__)

    # --- tables ---

    async def live(self, name: str) -> Live:
        """A table, from memory or folded from its entries."""
        live = self.lives.get(name)
        if live is None:
            live = await self._load_once(name)
        if live is None:
            raise Refusal("no_such_table", f"expected the name of a table, got {name[:40]!r}")
        live.touched = time.monotonic()
        return live

    async def _load_once(self, name: str) -> Live | None:
        """However many ask at the same time, a table is folded once."""
        if name not in self._loading:
            self._loading[name] = asyncio.ensure_future(self._load(name))
            self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Live | None:
        table = await self.in_thread(self.folded, name)
        if table is None:
            return None
        live = self.lives.get(name) or Live(table)
        self.lives[name] = live
        if self.store.is_shared:
            try:
                await self.neighbours.catch_up(live)  # news of what was written since the look at the database went by
            except Unavailable:
                del self.lives[name]
                raise
            self.neighbours.ask_who_is_there(name)
        return live

    def folded(self, name: str) -> Table | None:
        """A table as the database has it."""
        row = self.store.table(name)
        if row is None:
            return None
        table = folded(self.store, row)
        table.outages = self.outages
        return table

    async def open(self, table: Table) -> Live:
        """A new table."""
        row = TableRow(
            id=table.id,
            game=table.config.game,
            config=log.written(table.config),
            seed=table.seed,
            invite=table.invite,
            host=table.host,
            listed=table.config.listed,
            status=table.status,
            created=table.created,
            wakes_at=table.wakes_at(),
            steward=self.name,
            steward_until=time.time() + LEASE_S,
        )
        people = tuple({place.person for place in table.places if place.person is not None})
        await self.in_thread(self.store.open_table, row, (), people)
        table.outages = self.outages
        live = self.lives[table.id] = Live(table)
        live.touched = time.monotonic()
        self.thinking.look_at(live)
        return live

    # --- what guests say ---

    async def say(self, live: Live, person: str | None, name: str, message: ClientMessage) -> View | Accepted:
        """Does what somebody says, or refuses it. What comes back is durable."""
        if isinstance(message, MoveSaid):
            return await self._move(live, person, message)
        if isinstance(message, PresenceSaid):
            raise Refusal("bad_message", "presence: expected over a WebSocket, got it here")
        deed = deed_of(message, live, person, name)
        with contextlib.suppress(DoneBefore):
            await self.act(live, deed)
        return Accepted(turn=live.turn_of(self._viewer(live, person, message)), id=message.id)

    def _viewer(self, live: Live, person: str | None, message: ClientMessage) -> Viewer:
        seats = live.table.seats_of(person)
        said = getattr(message, "seat", None)
        return said if said in seats else seats[0] if seats else None

    async def _move(self, live: Live, person: str | None, message: MoveSaid) -> View | Accepted:
        seat, request = message.seat, message.id
        async with live.lock:
            try:
                await self._carry_out(live, partial(_moved, person, message))
            except DoneBefore:
                return Accepted(turn=live.turn_of(seat), id=request)
            view = self.tell(live, seat, request)
        self.metrics.move_accepted()
        self.thinking.look_at(live)
        return view or Accepted(turn=live.turn_of(seat), id=request)

    # --- the one way by which anything happens ---

    async def act(self, live: Live, deed: Deed) -> AnyEntry:
        """Does something at a table and tells everybody. Once this returns, it is durable."""
        async with live.lock:
            entry = await self._carry_out(live, deed)
            self.tell(live)
        self.thinking.look_at(live)
        return entry

    async def _carry_out(self, live: Live, deed: Deed) -> AnyEntry:
        for _ in range(TRIES):
            await self._refresh_if_stale(live)
            try:
                entry = await self._try(live, deed)
            except SaqqaraError:
                if not live.is_stale and await self.read_on(live):
                    continue  # it was refused by a table that other processes have changed
                if live.untold:
                    self.tell(live)
                raise
            if entry is not None:
                return entry
        raise Refusal(
            "unavailable", f"expected a turn of its own, got {TRIES} entries of other processes; say it again"
        )

    async def _try(self, live: Live, deed: Deed) -> AnyEntry | None:
        """One try to be the next entry; None: another process was first."""
        table, now = live.table, time.time()
        was = live.kept or (table.status, table.wakes_at())
        entry = deed(table, now)
        live.is_stale = True  # until the database has it
        is_now = (table.status, table.wakes_at())
        change = None if is_now == was else self._change(*is_now, now)
        append = Append(table.id, table.turn - 1, now, log.written(entry), change, _members(entry))
        won = await self.writer.append(append)
        live.is_stale = not won
        if not won:
            return None
        live.kept = is_now
        live.untold.append((entry, now))
        return entry

    def _change(self, status: Status, wakes_at: float | None, now: float) -> Change:
        return Change(status, wakes_at, now if status == "over" else None, self.name, now + LEASE_S)

    async def _refresh_if_stale(self, live: Live) -> None:
        if live.is_stale:
            table = await self.in_thread(self.folded, live.table.id)
            assert table is not None, "tables are never deleted"
            since = await self.in_thread(self.store.entries, table.id, live.told - 1)
            live.untold = [(log.read(entry.body), entry.at) for entry in since if entry.turn < table.turn]
            live.table, live.kept = table, None
            live.is_stale = False

    async def settle(self, live: Live) -> None:
        """For whoever holds the lock and only looks: what is there is durable, whichever process it was said to.

        Who was told by another process that a move is accepted finds it here. While the database cannot be reached
        nothing is accepted anywhere, and what is in memory is shown.
        """
        await self._refresh_if_stale(live)
        with contextlib.suppress(Unavailable):
            if await self.read_on(live):
                self.thinking.look_at(live, is_mine=False)
        if live.untold:
            self.tell(live)

    async def read_on(self, live: Live) -> bool:
        """Folds what other processes have written since; False: nothing. Whoever calls it holds the lock."""
        await self._refresh_if_stale(live)
        if not self.store.is_shared:
            return False
        fresh = await self.in_thread(self.store.entries, live.table.id, live.table.turn - 1)
        for one in fresh:
            entry = log.read(one.body)
            live.kept = None
            live.table.fold(entry, one.at)
            live.untold.append((entry, one.at))
        return bool(fresh)

    # --- telling ---

    def tell(self, live: Live, seat: int | None = None, request: str | None = None) -> View | None:
        """Everybody hears what they may know of what happened; gives back the view of the seat that moved."""
        sat = [entry.seat for entry, _ in live.untold if isinstance(entry, log.Sat)]
        for entry, _ in live.untold:
            if isinstance(entry, log.StoodUp):
                live.forget_presence(entry.seat)
        view = self.telling.views(live, seat, request)
        self.telling.rest(live)
        for one in sat:
            if live.presence_here(one) != "gone":
                self.neighbours.tell_presence(live, one)
        return view

    def shown(self, live: Live, person: str | None) -> TableShown:
        """A table as a person sees it in a list of seats."""
        return live.shown_to(person, time.time(), self.thinking.is_ready(live.table))

    def tell_ready(self, edition: Edition) -> None:
        """The levels of an edition can think now."""
        for live in tuple(self.lives.values()):
            match = live.table.match
            if match is not None and match.edition.hash == edition.hash and live.guests:
                self.telling.table(live)

    def _on_pause(self, why: str | None) -> None:
        self.is_paused = why is not None
        if why is None:
            write_log("storage answers", level=logging.WARNING)
        else:
            write_log("storage paused", level=logging.WARNING, why=why)
            self.telling.paused(tuple(self.lives.values()))

    # --- what the house does by itself ---

    async def _sweep(self) -> None:
        """Looks after tables that owe work and that nobody looks after, and forgets those that nobody looks at."""
        self._forget_idle()
        due = await self.in_thread(self.store.due, time.time(), self.name, LEASE_S, SWEPT_AT_ONCE)
        for name in due:
            self.thinking.look_at(await self.live(name))

    def _forget_idle(self) -> None:
        before = time.monotonic() - IDLE_S
        for name, live in list(self.lives.items()):
            if live.touched < before and live.is_idle():
                if live.timer is not None:
                    live.timer.cancel()
                del self.lives[name]
        self.metrics.tables.set(len(self.lives))

    async def _beat(self, longest_silence_s: float = OUTAGE_S) -> None:
        self.neighbours.look_after()
        outage = await self.in_thread(self.store.beat, time.time(), longest_silence_s)
        if outage is not None or self.store.is_shared:  # another process may have found one
            self.outages[:] = await self.in_thread(self.store.outages, 0.0)
        if outage is not None and outage[1] - outage[0] > OUTAGE_S:
            write_log("outage", level=logging.WARNING, seconds=round(outage[1] - outage[0], 1))


def _moved(person: str | None, message: MoveSaid, table: Table, now: float) -> AnyEntry:
    """The deed that somebody says with a move."""
    seat = message.seat
    own(table, person, seat)
    table.expect_new(seat, message.id, message.ask)
    if table.places[seat].stand_in is not None:
        raise Refusal("not_your_turn", f"expected a seat that you play, got seat {seat}: a bot stands in")
    return table.move(seat, message.move, message.ask, now, request=message.id)


def _members(entry: AnyEntry) -> tuple[str, ...]:
    return (entry.person,) if isinstance(entry, log.Sat) else ()


def refused(trouble: SaqqaraError, turn: int, request: str | None) -> Refused:
    """A refusal as a message."""
    return Refused(turn=turn, error=word_of(trouble), message=told_of(trouble), id=request)
