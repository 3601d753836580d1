"""The house: the rooms of one process, and how its parts are wired together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from saqqara.games import GAMES
from saqqara.rules.edition import Edition, default_edition
from saqqara.rules.errors import SaqqaraError
from saqqara.server import commands
from saqqara.server.attendance import Viewer
from saqqara.server.club import walked_away
from saqqara.server.club.ends import COUNT_ENDS_S
from saqqara.server.cluster import Cluster
from saqqara.server.heartbeat import OUTAGE_S, Heartbeat, Outage
from saqqara.server.inspection import Inspection
from saqqara.server.logs import log
from saqqara.server.metrics import Metrics
from saqqara.server.people import People
from saqqara.server.presence import PresenceTracker
from saqqara.server.refusals import Refusal
from saqqara.server.review_worker import Tell, Worker, WorkerProcess
from saqqara.server.reviews import Reviews
from saqqara.server.room import Ports, Room
from saqqara.server.services import bots_of, club_of, watchers_of
from saqqara.server.settings import Settings
from saqqara.server.storage import LEASE_S, Storage
from saqqara.server.store.availability import Unavailable
from saqqara.server.store.notifications import Notifications
from saqqara.server.store.people import PeopleStore
from saqqara.server.store.store import Store
from saqqara.server.store.writer import Writer
from saqqara.server.table import DoneBefore, Table
from saqqara.server.tasks import Tasks
from saqqara.server.unreadable import UnreadableTable
from saqqara.server.wire import Accepted, ClientMessage, MoveSaid, MuteSaid, PresenceSaid, View

T = TypeVar("T")

IDLE_S = 60.0  # how long a room without guests stays in memory
SWEEP_S = 1.0
HEARTBEAT_S = 3.0
INSPECT_S = 1.0
SEEN_S = 60.0
FORGET_S = 60.0
SWEPT_AT_ONCE = 200
GC_THRESHOLDS = (50_000, 20, 100)  # a full collection takes long with many tables in memory: make it rare
GIL_SWITCH_S = 0.0005  # short: the writer thread needs the GIL right after each commit, and everybody waits for it


class House:
    """All rooms of one process."""

    def __init__(
        self, settings: Settings, store: Store, metrics: Metrics, review_worker: Callable[[Tell], Worker] | None = None
    ) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.people = People(PeopleStore(store))
        self.tasks = Tasks()
        self.rooms: dict[str, Room] = {}
        self.is_paused = False  # the storage cannot be reached
        self._is_open = False
        self.is_leaving = False  # it will stop soon: long polls are answered at once
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._writer = Writer(store, self._on_pause, metrics.committed)
        self.storage = Storage(store, self._writer)
        self._inspection = Inspection(self.storage)
        self._heartbeat = Heartbeat(self.storage, self._on_outage)
        self.club = club_of(self.storage, self.tasks, settings, self.people, self.rooms, self.room)
        self.reviews = Reviews(
            self.storage, self.tasks, settings, metrics, self.room_for, review_worker or WorkerProcess
        )
        self.bots = bots_of(settings, self.tasks, metrics, self._on_levels_ready)
        self._watchers = watchers_of(settings, self.tasks, self.bots.thinker)
        self.presence = PresenceTracker(self.tasks, settings.spectators_per_table, settings.gone_after_s)
        self._cluster = self._build_cluster()
        self._notifications = Notifications(store, self._cluster.on_notification, self._cluster.on_lost)
        self._ports = self._build_ports()

    def _build_cluster(self) -> Cluster:
        return Cluster(
            self.storage,
            self.tasks,
            self.rooms,
            lambda: self._notifications.is_well,
            self.club.local_sessions,
            self.reviews,
        )

    def _build_ports(self) -> Ports:
        return Ports(
            storage=self.storage,
            are_levels_ready=self.bots.compiler.is_ready,
            moment=self._heartbeat.moment,
            look_after=self._look_after,
            written=self.club.push.after,
            announce_presence=self._cluster.announce,
            presence_elsewhere=self._cluster.presence_elsewhere,
            are_ratings_on=self.settings.ratings,
        )

    # --- starting and stopping ---

    async def start(self) -> None:
        """Starts the threads and the periodic tasks. The sweep finds the tables that wait for bots or clocks."""
        sys.setswitchinterval(GIL_SWITCH_S)
        gc.set_threshold(*GC_THRESHOLDS)
        self.storage.outages[:] = await self.in_thread(self.store.outages, 0.0)
        if not self.store.is_shared:
            await self.in_thread(self.store.release_all)
        # SQLite has one process: any gap between heartbeats was an outage.
        await self._heartbeat.beat(None if self.store.is_shared else 0.0)
        self._is_open = True
        loop = asyncio.get_running_loop()
        self._writer.start(loop)
        self._notifications.start(loop)
        self._cluster.ask_all()
        if self.settings.warm_up:
            self.bots.compiler.start(default_edition(game) for game in GAMES)
        await self.reviews.start()
        await self.club.start()
        self.tasks.every(SWEEP_S, self._sweep)
        self.tasks.every(HEARTBEAT_S, self._beat)
        self.tasks.every(INSPECT_S, self._inspect)
        self.tasks.every(SEEN_S, self._note_seen)
        self.tasks.every(FORGET_S, self.club.forgetting.go_on)
        self.tasks.spawn(self.club.forgetting.go_on())
        self.tasks.every(COUNT_ENDS_S, self.club.ends.go_on)
        if self.settings.ratings:
            self.tasks.every(walked_away.SWEEP_S, self.club.walked_away.go_on)

    def leave(self) -> None:
        """Prepares to stop: long polls are answered now, and their clients come back later."""
        self.is_leaving = True
        self.reviews.leave()
        for room in self.rooms.values():
            room.changes.wake()

    async def stop(self) -> None:
        """Stops: what is under way is finished, nothing new is begun."""
        self.tasks.is_closing = True
        self.bots.stop()
        self.reviews.close()
        self.club.challenge_levels.close()
        self.bots.threads.shutdown(wait=False, cancel_futures=True)
        await self.tasks.cancel_all()
        await self.club.push.close()
        await self._writer.close()
        await self._notifications.close()
        with contextlib.suppress(Exception):  # without this the leases expire and the heartbeat ends by itself
            await self._heartbeat.beat()  # clocks stand still from now on
            await self._note_seen()
            await self.in_thread(self.store.release, self.storage.process)
            await self.reviews.release()
            await self.club.challenge_levels.release()
            await self._cluster.say_goodbye()
        self.storage.close()

    def now(self) -> float:
        """Returns the time of the house."""
        return self.storage.clock.now()

    async def in_thread(self, function: Callable[..., T], *arguments: Any) -> T:
        """Calls a function that blocks on the database."""
        return await self.storage.in_thread(function, *arguments)

    async def in_background(self, work: Coroutine[Any, Any, T]) -> T:
        """Waits for some work that goes on even if whoever asked for it has gone."""
        task: asyncio.Task[T] = self.tasks.spawn(work)
        return await asyncio.shield(task)

    # --- rooms ---

    async def room(self, table_id: str) -> Room:
        """Returns the room of a table, loading it if need be."""
        room = self.rooms.get(table_id)
        if room is None:
            self.storage.set_aside.expect_readable(table_id)
            room = await self._load_once(table_id)
        if room is None:
            raise Refusal("no_such_table", f"expected the ID of a table, got {table_id[:40]!r}")
        room.touch()
        return room

    async def room_for(self, table_id: str, person: str | None) -> Room:
        """Returns the room of a table for somebody who looks at it, or refuses: see `Challenges`."""
        room = await self.room(table_id)
        await self.club.challenges.expect_may_look(room.table, person)
        return room

    async def _load_once(self, table_id: str) -> Room | None:
        """Loads a table once, however many ask for it at the same time."""
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Room | None:
        table = await self.storage.load(table_id)
        if table is None:
            return None
        room = self.rooms.get(table_id)
        if room is None:
            room = self.rooms[table_id] = Room(table, self._ports)
        if self.store.is_shared:
            try:
                await room.catch_up()  # with what was written after the load and before the room was registered
            except SaqqaraError:
                self._put_away(room)
                raise
        return room

    async def open(self, table: Table) -> Room:
        """Writes a new table to the database and returns its room. If there is one of that id, that is the table."""
        if not await self.storage.insert(table):
            return await self.room(table.id)
        room = self.rooms.setdefault(table.id, Room(table, self._ports))  # somebody may have come for it already
        room.look_after()
        return room

    async def say(self, room: Room, person: str | None, name: str, message: ClientMessage) -> View | Accepted:
        """Does what a guest says, or refuses it. What is returned is durable."""
        if isinstance(message, PresenceSaid):
            raise Refusal("bad_message", "presence: expected it over a WebSocket, got it over HTTP")
        if isinstance(message, MuteSaid) and room.mute_for_onlooker(person, message.seat, message.on):
            return Accepted(turn=room.turn_of(None), id=message.id)
        command = commands.from_message(message, person, name, room.is_missed)
        view = None
        with contextlib.suppress(DoneBefore):  # idempotent: said again, it is accepted again and done once
            if isinstance(message, MoveSaid):
                view = await room.do(command, seat=message.seat, request=message.id)
                self.metrics.move_accepted()
            else:
                async with self.club.challenges.sitting_down(room.table, person, message):
                    await room.do(command)
        if view is not None:
            return view
        viewer = message.seat if isinstance(message, MoveSaid) else _viewer(room, person, message)
        return Accepted(turn=room.turn_of(viewer), id=message.id)

    # --- callbacks ---

    def _look_after(self, room: Room, is_own: bool) -> None:
        """Starts whatever a table waits for. Bots are left to the process that has written the last entry."""
        if self.tasks.is_closing or room.is_stale:
            return
        self._watchers.clocks.look_after(room)
        self._watchers.absences.look_after(room)
        if room.table.status == "playing":
            if is_own:
                self._watchers.bots.look_after(room)
            self.presence.look_after(room)
        elif room.table.status == "over":
            if is_own:
                self.club.ends.count(room.table)
            if room.is_attended:
                self.reviews.expect(room.table.config.game)

    def _on_levels_ready(self, edition: Edition) -> None:
        if self.bots.compiler.is_idle:
            self.bots.thinker.stop_plain()
        for room in tuple(self.rooms.values()):
            match = room.table.match
            if match is not None and match.edition.hash == edition.hash:
                room.publish_table()

    def _on_pause(self, reason: str | None) -> None:
        self.is_paused = reason is not None
        if reason is None:
            log("database available again", level=logging.WARNING)
        else:
            log("database unavailable", level=logging.WARNING, why=reason, effect="moves wait until it answers")
            for room in tuple(self.rooms.values()):
                room.publish_pause()

    # --- periodic work ---

    async def _sweep(self) -> None:
        """Takes the lease of tables whose bots or clocks nobody looks after, and evicts idle rooms."""
        self._evict_idle()
        await self._try_unreadable()
        but = self.storage.set_aside.tables
        now = self.storage.clock.now()
        due = await self.in_thread(self.store.due, now, self.storage.process, LEASE_S, SWEPT_AT_ONCE, but)
        for table_id in due:
            await self._sweep_one(table_id, now)

    async def _sweep_one(self, table_id: str, now: float) -> None:
        """Starts what one table waits for. Whatever is wrong with it does not stop the others."""
        try:
            room = await self.room(table_id)
            if room.table.wakes_at() is None:
                await self._let_rest(room, now)
            room.look_after()
        except Unavailable:
            raise
        except UnreadableTable:
            pass  # it is set aside, and the log names it
        except Exception as failure:
            log("fault", level=logging.ERROR, failure=failure, where="sweep", table=table_id)

    async def _try_unreadable(self) -> None:
        """Tries one of the tables that could not be read again: somebody may have repaired it."""
        table_id = self.storage.set_aside.to_try_again()
        if table_id is not None:
            with contextlib.suppress(UnreadableTable):
                await self.storage.load(table_id)

    async def _inspect(self) -> None:
        """Reads a few tables that nobody has asked for since the start."""
        await self._inspection.go_on(but=self.rooms)

    async def _note_seen(self) -> None:
        """Notes which devices were here."""
        await self.in_thread(self.people.note_seen)

    async def _let_rest(self, room: Room, now: float) -> None:
        """Corrects the row of a table that was due but waits for nothing, as an earlier version may have left it."""
        async with room.settled() as table:
            if table.wakes_at() is None:
                await self.in_thread(self.store.let_rest, table.id, now, self.storage.process)

    def _evict_idle(self) -> None:
        before = time.monotonic() - IDLE_S
        for room in list(self.rooms.values()):
            if room.is_idle_since(before):
                self._put_away(room)
        self.metrics.tables.set(len(self.rooms))

    def _put_away(self, room: Room) -> None:
        """Removes a room from memory. Nothing of this process refers to it then."""
        del self.rooms[room.table.id]
        room.close()
        self.bots.thinker.forget(room.table)

    async def _beat(self) -> None:
        """Tells the other processes and the database that this one is alive."""
        self._cluster.heartbeat()
        await self._heartbeat.beat()

    def _on_outage(self, outage: Outage | None) -> None:
        """Sets clocks right in which an outage has been counted as time of the players."""
        seconds = 0.0 if outage is None else round(outage[1] - outage[0], 1)
        if seconds > OUTAGE_S and self._is_open:
            log("outage", level=logging.WARNING, seconds=seconds, effect="clocks stood still")
        elif seconds > OUTAGE_S:  # nobody was here before it opened: a house that was closed is no trouble
            log("open again", closed_for_s=seconds)
        for room in tuple(self.rooms.values()):
            if room.table.clocks is not None:
                room.publish_table()
                room.look_after(is_own=False)


def _viewer(room: Room, person: str | None, message: ClientMessage) -> Viewer:
    """Returns the seat whose turn number the answer to a message carries."""
    seats = room.table.seats_of(person)
    seat = getattr(message, "seat", None)
    return seat if seat in seats else seats[0] if seats else None
