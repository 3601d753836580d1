"""The other processes on the same database: what they have written, and who is connected to them.

Processes speak through notifications of the database: the id of a table that has a new entry, or one of these messages.

`guests PROCESS TABLE PERSON STATE TABLE PERSON STATE ...`: who is connected to a process, or not any more;
`list PROCESS` and `listed PROCESS`: the `guests` between them are all that it has;
`who PROCESS OTHER`: asks the other process, or all (`*`), for such a list;
`alive PROCESS` and `closed PROCESS`: a heartbeat, which renews all that the process has said, and its end;
`repaired TABLE`: the host has repaired, changed or deleted a table;
`forgotten PERSON`, `renamed PERSON`: a person is deleted, or has another name;
`signed-out DEVICE`: a device does not belong to its person any more;
`review ID`: a review has changed.

Unknown messages are ignored.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import get_args

from saqqara.server.club.local_sessions import LocalSessions
from saqqara.server.leases import Leases
from saqqara.server.refusals import Refusal
from saqqara.server.reviews import Reviews
from saqqara.server.room import Room
from saqqara.server.storage import Storage
from saqqara.server.store.availability import Unavailable
from saqqara.server.tasks import Tasks
from saqqara.server.wire import Presence

RETRY_S = 1.0  # while the database does not answer
SILENCE_S = 12.0  # a process without a heartbeat for so long is dead
GUESTS_AT_ONCE = 50  # in one notification, which holds 8,000 bytes
ALL = "*"

_STATES = get_args(Presence)
_Guest = tuple[str, str]  # table, person


class Cluster:
    """Exchanges entries and presence with the other processes. With a database of its own there are none."""

    def __init__(
        self,
        storage: Storage,
        tasks: Tasks,
        rooms: Mapping[str, Room],
        can_hear: Callable[[], bool],
        people: LocalSessions | None = None,
        reviews: Reviews | None = None,
    ) -> None:
        self._storage = storage
        self._tasks = tasks
        self._rooms = rooms
        self._can_hear = can_hear  # whether notifications come through
        self._people = people
        self._reviews = reviews
        self._leases = Leases()
        self._announced: dict[_Guest, Presence] = {}  # what the others have been told of guests here
        self._unsent: dict[_Guest, Presence] = {}  # what they have not been told yet; only the last state counts
        self._to_send: list[str] = []  # other messages
        self._is_list_wanted = False
        self._is_sending = False
        self._beaten_at = time.monotonic()

    # --- to the others ---

    def announce(self, table: str, person: str, state: Presence) -> None:
        """Tells whether a person is connected to this process, if that is news."""
        if not self._storage.is_shared or self._announced.get((table, person), "gone") == state:
            return
        if state == "gone":
            del self._announced[table, person]
        else:
            self._announced[table, person] = state
        self._unsent[table, person] = state
        self._send_soon()

    def ask_all(self) -> None:
        """Asks all processes who is connected to them."""
        self._send(f"who {self._storage.process} {ALL}")

    def heartbeat(self) -> None:
        """Tells that this process is alive, and forgets those that have been silent for too long."""
        self._send(f"alive {self._storage.process}")
        now, before = time.monotonic(), self._beaten_at
        self._beaten_at = now
        if now - before > SILENCE_S / 2 or not self._can_hear():
            self._leases.renew_all(now)  # they may have spoken while this process did not listen
        for process in self._leases.silent(now - SILENCE_S):
            self._forget(process)

    async def say_goodbye(self) -> None:
        """Tells that this process ends."""
        await self._storage.notify(f"closed {self._storage.process}")

    def _send(self, message: str) -> None:
        if message not in self._to_send:  # while the database does not answer, heartbeats would pile up
            self._to_send.append(message)
        self._send_soon()

    def _send_soon(self) -> None:
        if self._storage.is_shared and not self._is_sending and not self._tasks.is_closing:
            self._is_sending = True
            self._tasks.spawn(self._send_all())

    async def _send_all(self) -> None:
        """Sends one transaction after the other, so that messages arrive in the order in which they were made."""
        try:
            while payloads := self._next_payloads():
                await self._notify(payloads)
        finally:
            self._is_sending = False

    async def _notify(self, payloads: Sequence[str]) -> None:
        while True:
            try:
                await self._storage.notify(*payloads)
            except Unavailable:
                await asyncio.sleep(RETRY_S)
            else:
                return

    def _next_payloads(self) -> list[str]:
        """Takes what is to be sent now. No two are the same: PostgreSQL would drop the second."""
        process = self._storage.process
        messages, self._to_send = self._to_send, []
        unsent, self._unsent = self._unsent, {}
        if self._is_list_wanted:
            self._is_list_wanted = False
            return [*messages, f"list {process}", *self._messages_of(self._announced), f"listed {process}"]
        return [*messages, *self._messages_of(unsent)]

    def _messages_of(self, guests: Mapping[_Guest, Presence]) -> Iterator[str]:
        facts = [f"{table} {person} {state}" for (table, person), state in guests.items()]
        for first in range(0, len(facts), GUESTS_AT_ONCE):
            yield f"guests {self._storage.process} {' '.join(facts[first : first + GUESTS_AT_ONCE])}"

    # --- from the others ---

    def presence_elsewhere(self, table: str, person: str) -> Presence:
        """Returns whether a person is connected to a table through another process."""
        return self._leases.state(table, person)

    def on_notification(self, payload: str) -> None:
        """Handles one notification. Those of this process come back to it too."""
        match payload.split(" "):
            case [table]:
                if (room := self._rooms.get(table)) is not None:
                    self._tasks.spawn(self._until_answered(room.catch_up))
            case ["repaired", table]:
                self._storage.set_aside.remove(table)
                if (room := self._rooms.get(table)) is not None:
                    self._tasks.spawn(self._until_answered(room.reload))
            case ["forgotten" | "signed-out", name] if self._people is not None:
                self._people.sign_out(name)
            case ["renamed", person] if self._people is not None:
                self._people.read_again(person)
            case ["review", review] if self._reviews is not None:
                self._reviews.on_news(review)
            case [_, process, *_] if process == self._storage.process:
                pass
            case ["who", process, asked]:
                self._hear(process)
                if asked in (ALL, self._storage.process):
                    self._is_list_wanted = True
                    self._send_soon()
            case ["guests", process, *facts] if len(facts) % 3 == 0:
                self._hear(process)
                for table, person, state in zip(facts[::3], facts[1::3], facts[2::3], strict=True):
                    self._hear_presence(process, table, person, state)
            case ["list", process]:
                self._leases.renew(process, time.monotonic())  # what it says now is complete: it need not be asked
                self._leases.begin_list(process)
            case ["listed", process]:
                self._publish(self._leases.end_list(process))
            case ["alive", process]:
                self._hear(process)
            case ["closed", process]:
                self._forget(process)

    def on_lost(self) -> None:
        """Reads everything again: notifications may have been missed."""
        for room in self._rooms.values():
            self._tasks.spawn(self._until_answered(room.catch_up))
        if self._people is not None:
            self._people.read_all_again()
        if self._reviews is not None:
            self._reviews.on_lost()
        self.ask_all()

    async def _until_answered(self, read: Callable[[], Awaitable[None]]) -> None:
        """Lets a room publish what others have written, as soon as the database answers."""
        while True:
            try:
                await read()
            except Unavailable:
                await asyncio.sleep(RETRY_S)
            except Refusal:  # the table is set aside, or gone
                return
            else:
                return

    def _hear(self, process: str) -> None:
        """Renews what a process has said. One that is new, or had been silent for too long, is asked for everything."""
        if self._leases.renew(process, time.monotonic()):
            self._send(f"who {self._storage.process} {process}")

    def _hear_presence(self, process: str, table: str, person: str, state: str) -> None:
        if state in _STATES and self._leases.tell(process, table, person, state):  # type: ignore[arg-type]
            self._publish([(table, person)])

    def _forget(self, process: str) -> None:
        self._publish(self._leases.forget(process))

    def _publish(self, guests: Sequence[_Guest]) -> None:
        """Lets the rooms tell their guests who came or went through another process."""
        for table, person in guests:
            if (room := self._rooms.get(table)) is not None:
                room.publish_presence(person, is_own=False)
