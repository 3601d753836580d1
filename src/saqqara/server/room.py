"""One table in memory, with everything that belongs to it: the only owner of its state in this process.

`Room.do` is the only way to change the table. A command takes the room's lock and becomes an entry; the entry becomes
durable; then it is published. If another process has written an entry first (optimistic concurrency), the table is
folded anew and the command tried again: a move that answers a closed question is stale by then, two marks of different
seats for one expedition both count.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass

from saqqara.rules.edition import Edition
from saqqara.rules.errors import SaqqaraError
from saqqara.server import entries as log
from saqqara.server.attendance import Attendance, Guest, Viewer
from saqqara.server.broadcast import Broadcast
from saqqara.server.changes import Changes
from saqqara.server.claims import Claims
from saqqara.server.commands import Command
from saqqara.server.entries import AnyEntry
from saqqara.server.refusals import Refusal
from saqqara.server.storage import RowState, Storage
from saqqara.server.store.availability import Unavailable
from saqqara.server.table import Table
from saqqara.server.timers import Timers
from saqqara.server.wire import Presence, TableShown, View

MOST_CONFLICTS = 20  # how often another process may be first before a command is refused
READ_WITHIN_S = 20.0  # a read waits for a move under way, but not for as long as the storage cannot be reached


@dataclass(slots=True)
class Ports:
    """What the rooms of one process need from the rest of it."""

    storage: Storage
    are_levels_ready: Callable[[Edition], bool]
    look_after: Callable[[Room, bool], None]  # starts what the table waits for: bots, clocks, stand-ins
    announce_presence: Callable[[str, str, Presence], None]  # tells other processes: table, person, state here
    written: Callable[[Room, AnyEntry, tuple[int, ...]], None]  # an entry of this process, and who owed moves before it
    moment: Callable[[float], Awaitable[float]]  # the time by which something is decided, not before another
    presence_elsewhere: Callable[[str, str], Presence]  # what other processes say of a table and a person
    are_ratings_on: bool


class Room:
    """A table in memory, its guests and its timers."""

    __slots__ = (
        "__weakref__",
        "_attendance",
        "_broadcast",
        "_is_closed",
        "_is_stale",
        "_last_used",
        "_lock",
        "_ports",
        "_published",
        "_saved_row",
        "_table",
        "_unpublished",
        "_users",
        "changes",
        "claims",
        "timers",
    )

    def __init__(self, table: Table, ports: Ports) -> None:
        self._table = table
        self._ports = ports
        self._lock = asyncio.Lock()
        self._attendance = Attendance(ports.presence_elsewhere)
        self._broadcast = Broadcast(self._attendance, table, ports.are_levels_ready, self.now, ports.are_ratings_on)
        self._is_stale = False  # an append has failed or is unconfirmed: memory may be ahead of the database
        self._saved_row: RowState | None = None  # as the database has it, if known
        self._published = table.turn  # entries that the guests have been told of
        self._unpublished: list[tuple[AnyEntry, float]] = []  # durable entries after those, and when they were made
        self._users = 0  # requests that work with the room for longer
        self._is_closed = False  # it is not in memory any more
        self._last_used = time.monotonic()
        self.changes = Changes()  # requests that wait until something is published
        self.claims = Claims()
        self.timers = Timers()

    # --- reading ---

    @property
    def table(self) -> Table:
        """The table. Only the room changes it."""
        return self._table

    @property
    def guests(self) -> frozenset[Guest]:
        """The connections to this process."""
        return self._attendance.guests

    @property
    def is_stale(self) -> bool:
        """Whether the table in memory may be ahead of the database. It is folded anew before its next use."""
        return self._is_stale

    @property
    def is_attended(self) -> bool:
        """Whether somebody is there: a guest, or a player who is connected elsewhere or was heard from lately."""
        seats = range(len(self._table.places))
        return bool(self._attendance.guests) or any(self.presence(seat) != "gone" for seat in seats)

    @property
    def is_deserted(self) -> bool:
        """Whether bots play all seats and nobody is there: such a table waits until somebody comes."""
        return self._table.is_bots_alone and not self.is_attended

    def is_idle_since(self, moment: float) -> bool:
        """Whether nobody has used the room since a moment (monotonic time), and nothing is under way."""
        attendance = self._attendance
        is_busy = self.changes or self.claims or self._users or self._lock.locked()
        return self._last_used < moment and not (is_busy or attendance.guests or attendance.here_until)

    def touch(self) -> None:
        """Notes that the room is in use."""
        self._last_used = time.monotonic()

    @contextlib.contextmanager
    def in_use(self) -> Iterator[None]:
        """Keeps the room in memory."""
        self._users += 1
        try:
            yield
        finally:
            self._users -= 1
            self.touch()

    def close(self) -> None:
        """Notes that the room is not in memory any more: its timers end, and whoever still has it is refused."""
        self._is_closed = True
        self.timers.close()

    def _expect_open(self) -> None:
        if self._is_closed:
            raise Refusal("unavailable", "expected a table in memory, got one that has been unloaded; try again")

    def now(self) -> float:
        """Returns the time of the house."""
        return self._ports.storage.clock.now()

    async def moment(self) -> float:
        """Returns the time by which something is decided, after outages until now have been noted."""
        return await self._ports.moment(self._table.at)

    def view_for(self, person: str | None) -> TableShown:
        """Returns the table without its game, as one person sees it."""
        return self._broadcast.table_view(self._table, person)

    def turn_of(self, viewer: Viewer) -> int:
        """Returns the turn of the match as far as a viewer may know it."""
        return self._broadcast.turn_of(self._table, viewer)

    def turn_for(self, guest: Guest) -> int:
        """Returns the turn that a message to a guest carries."""
        return self._broadcast.turn_for(self._table, guest)

    @contextlib.asynccontextmanager
    async def settled(self, within_s: float | None = READ_WITHIN_S) -> AsyncIterator[Table]:
        """Holds the lock and yields the table, up to date with the database.

        A client whose move another process has accepted therefore sees it here too. While the database cannot be
        reached no process accepts anything, and the table is yielded as it is in memory.
        """
        try:
            async with asyncio.timeout(within_s):
                await self._lock.acquire()
        except TimeoutError:
            raise Unavailable("expected an idle table, got one with a move that waits for the database") from None
        try:
            self._expect_open()
            if self._is_stale:
                await self._refold()
            with contextlib.suppress(Unavailable):
                await self._read_on()
            if self._unpublished:
                self._publish(is_own=False)
            yield self._table
        finally:
            self._lock.release()

    # --- changing the table ---

    async def do(self, command: Command, *, seat: int | None = None, request: str | None = None) -> View | None:
        """Carries out a command and publishes it. Once this returns, it is durable.

        Returns the view that was sent to the seat, as the answer to its request; None if nothing has changed for it.
        """
        async with self._lock:
            self._expect_open()
            owed = await self._commit(command)
            entry, _ = self._unpublished[-1]
            view = self._publish(is_own=True, seat=seat, request=request)
            self._ports.written(self, entry, owed)
            return view

    async def catch_up(self) -> None:
        """Publishes what other processes have written."""
        async with self._lock:
            if self._is_closed:
                return
            await self._read_on()
            if self._unpublished:
                self._publish(is_own=False)

    async def reload(self) -> None:
        """Loads the table anew and publishes it, after its host has repaired it."""
        async with self._lock:
            self._is_stale = True
            await self._refold()
            self._publish(is_own=False)
            self._broadcast.table(self._table)

    async def _commit(self, command: Command) -> tuple[int, ...]:
        """Writes the entry of a command. Returns the seats that owed a move before it."""
        for _ in range(MOST_CONFLICTS):
            if self._is_stale:
                await self._refold()
            try:
                owed = self._table.owing
                if await self._try(command):
                    return owed
            except SaqqaraError:
                if not self._is_stale and await self._read_on():
                    continue  # it was refused by a table that was behind the database
                if self._unpublished:
                    self._publish(is_own=False)
                raise
        raise Refusal(
            "unavailable",
            f"expected to write an entry, got {MOST_CONFLICTS} entries of other processes first; try again",
        )

    async def _try(self, command: Command) -> bool:
        """Makes the next entry. Returns False if another process was first with its turn."""
        table = self._table
        now = await self._ports.moment(table.at)
        row_before = self._saved_row or (table.status, table.wakes_at())
        entry = command(table, now)
        self._is_stale = True  # until the database has it
        row = (table.status, table.wakes_at())
        is_written = await self._ports.storage.append(table, entry, now, None if row == row_before else row)
        self._is_stale = not is_written
        if is_written:
            self._saved_row = row
            self._unpublished.append((entry, now))
        return is_written

    async def _refold(self) -> None:
        """Loads the table anew, with the entries that are not published yet."""
        storage = self._ports.storage
        table = await storage.load(self._table.id)
        if table is None:
            raise Refusal("no_such_table", "expected a table, got one that has been removed")
        entries = await storage.entries_from(table.id, self._published)
        self._unpublished = entries[: table.turn - self._published]  # later ones came after the load
        self._table, self._saved_row = table, None
        self._is_stale = False

    async def _read_on(self) -> bool:
        """Folds what other processes have written since. Returns whether there was anything."""
        if self._is_stale:
            await self._refold()
        if not self._ports.storage.is_shared:
            return False
        entries = await self._ports.storage.entries_from(self._table.id, self._table.turn)
        for entry, at in entries:
            self._saved_row = None
            try:
                self._table.fold(entry, at)
            except Exception:
                self._is_stale = True
                await self._refold()  # refuses the table, if it is not this process that has it wrong
                return True
            self._unpublished.append((entry, at))
        return bool(entries)

    # --- publishing ---

    def _publish(self, *, is_own: bool, seat: int | None = None, request: str | None = None) -> View | None:
        """Tells everybody what they may know of the unpublished entries, whichever process has committed them.

        Every committed entry goes through here once. Returns the view of the seat that made the request.
        """
        entries, self._unpublished = self._unpublished, []
        self._published = self._table.turn
        view = self._broadcast.changed_views(self._table, seat, request)
        self.changes.wake()
        self._broadcast.entries(self._table, entries)
        for entry, _ in entries:
            if isinstance(entry, log.Sat):
                self._announce_presence(entry.person)
        self.look_after(is_own)
        return view

    def look_after(self, is_own: bool = True) -> None:
        """Starts whatever the table waits for. `is_own` is False where another process has begun to do it."""
        if not self._is_closed:
            self._ports.look_after(self, is_own)

    def publish_table(self) -> None:
        """Sends the table without its game to all guests."""
        if self._attendance.guests:
            self._broadcast.table(self._table)

    def publish_pause(self) -> None:
        """Tells all guests that the storage cannot be reached."""
        self._broadcast.paused(self._table)

    # --- guests and their presence ---

    async def admit(self, guest: Guest, most_spectators: int) -> None:
        """Lets a guest in and sends it the welcome and its views."""
        async with self.settled(within_s=None) as table:
            is_spectator = not table.seats_of(guest.person)
            if is_spectator and self._attendance.spectators(table) >= most_spectators:
                raise Refusal("too_many", f"expected at most {most_spectators} spectators at a table, got one too many")
            self._attendance.guests |= {guest}
            self._broadcast.welcome(table, guest)
            if is_spectator:
                self._broadcast.spectators(table)

    def remove(self, guest: Guest) -> None:
        """Notes that a connection has ended."""
        self._attendance.guests -= {guest}
        self._attendance.forget_onlooker(guest.person)
        if not self._table.seats_of(guest.person):
            self._broadcast.spectators(self._table)
        self.touch()

    def mute_for_onlooker(self, person: str | None, seat: int | None, on: bool) -> bool:
        """Mutes a seat, or the spectators, for somebody who looks on. Returns False if it is for the log."""
        return self._attendance.mute_for_onlooker(self._table, person, seat, on)

    def presence(self, seat: int) -> Presence:
        """Returns whether the player of a seat is there, connected to any process."""
        return self._attendance.presence(self._table, seat)

    def gone_seats(self) -> list[int]:
        """Returns the seats of people who are not connected to any process."""
        return self._attendance.gone_seats(self._table)

    def presence_here(self, seat: int) -> Presence:
        """Returns the same, by the connections to this process alone."""
        return self._attendance.presence_here(self._table, seat)

    @property
    def is_anyone_missed(self) -> bool:
        """Whether a player is gone for longer than the others have to wait."""
        return bool(self._attendance.missed)

    def is_missed(self, seat: int) -> bool:
        """Whether the player of a seat is gone for longer than the others have to wait."""
        return self._attendance.is_missed(self._table, seat)

    def miss(self, seat: int, on: bool) -> None:
        """Notes whether the player of a seat is gone for longer than the others have to wait, and tells everybody."""
        person = self._table.places[seat].person
        if on == self.is_missed(seat) or person is None:
            return
        if on:
            self._attendance.missed[seat] = person
        else:
            del self._attendance.missed[seat]
        self.publish_table()

    def publish_presence(self, person: str | None, but: Guest | None = None, *, is_own: bool = True) -> None:
        """Tells everybody but one guest whether a person is there, if that has changed, and the other processes.

        `is_own` is False where another process has told it.
        """
        for seat in self._table.seats_of(person):
            if self._attendance.is_news(self._table, seat):
                self._broadcast.presence(self._table, seat, self.presence(seat), but)
        if is_own and person is not None:
            self._announce_presence(person)
        for seat in self._table.seats_of(person):
            # Where bots play on for those who look on here, the process that the player has left does nothing more.
            is_left = self._table.is_bots_alone and self.presence(seat) == "gone"
            self.look_after(is_own or is_left)

    def _announce_presence(self, person: str) -> None:
        """Tells other processes whether a player is connected to this one. Spectators do not matter to them."""
        seats = self._table.seats_of(person)
        self._ports.announce_presence(self._table.id, person, self.presence_here(seats[0]) if seats else "gone")

    def here_until(self, person: str) -> float | None:
        """Returns until when a person without a connection counts as here (monotonic time)."""
        return self._attendance.here_until.get(person)

    def count_as_here(self, person: str, until: float) -> None:
        """Lets a person without a connection count as here until a moment (monotonic time)."""
        self._attendance.here_until[person] = until

    def count_as_here_no_more(self, person: str) -> None:
        """Ends that."""
        self._attendance.here_until.pop(person, None)
