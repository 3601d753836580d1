"""The other processes on the same database: what they have written, and who is connected to them.

Processes speak through notifications of the database: the id of a table that has a new entry, or one of the messages
`here PROCESS TABLE SEAT STATE`, `roll PROCESS TABLE` (asks for `here`), `alive PROCESS` and `closed PROCESS`.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Mapping
from typing import get_args

from saqqara.server.room import Room
from saqqara.server.storage import Storage
from saqqara.server.store.availability import Unavailable
from saqqara.server.tasks import Tasks
from saqqara.server.wire import Presence

RETRY_S = 1.0  # while the database does not answer
SILENCE_S = 12.0  # a process without a heartbeat for so long is dead


class Cluster:
    """Exchanges entries and presence with the other processes. With a database of its own there are none."""

    def __init__(self, storage: Storage, tasks: Tasks, rooms: Mapping[str, Room], can_hear: Callable[[], bool]) -> None:
        self._storage = storage
        self._tasks = tasks
        self._rooms = rooms
        self._can_hear = can_hear  # whether notifications come through
        self._heard_at: dict[str, float] = {}  # process -> monotonic time of its last heartbeat

    # --- to the others ---

    def announce_presence(self, table: str, seat: int, state: Presence) -> None:
        """Tells whether the player of a seat is connected to this process."""
        self._notify(f"here {self._storage.process} {table} {seat} {state}")

    def ask_presence(self, table: str) -> None:
        """Asks who is connected elsewhere, at one table or at all (`*`)."""
        self._notify(f"roll {self._storage.process} {table}")

    def heartbeat(self) -> None:
        """Tells that this process is alive, and forgets those that have been silent for too long."""
        self._notify(f"alive {self._storage.process}")
        if self._can_hear():
            before = time.monotonic() - SILENCE_S
            for process in [process for process, heard_at in self._heard_at.items() if heard_at < before]:
                self._forget_process(process)

    async def say_goodbye(self) -> None:
        """Tells that this process ends."""
        await self._storage.notify(f"closed {self._storage.process}")

    def _notify(self, payload: str) -> None:
        if self._storage.is_shared and not self._tasks.is_closing:
            self._tasks.spawn(self._try_to_notify(payload))

    async def _try_to_notify(self, payload: str) -> None:
        with contextlib.suppress(Unavailable):  # `on_lost` of the others asks for what they have missed
            await self._storage.notify(payload)

    # --- from the others ---

    def on_notification(self, payload: str) -> None:
        """Handles one notification. Those of this process come back to it too."""
        match payload.split(" "):
            case [table]:
                if (room := self._rooms.get(table)) is not None:
                    self._tasks.spawn(self._catch_up(room))
            case [_, process, *_] if process == self._storage.process:
                pass
            case ["here", process, table, seat, state]:
                self._heard_at[process] = time.monotonic()
                self._hear_presence(process, table, int(seat), state)
            case ["roll", _, table]:
                self._announce_all(table)
            case ["alive", process]:
                self._heard_at[process] = time.monotonic()
            case ["closed", process]:
                self._forget_process(process)

    def on_lost(self) -> None:
        """Reads everything again: notifications may have been missed."""
        for room in self._rooms.values():
            self._tasks.spawn(self._catch_up(room))
        self.ask_presence("*")

    async def _catch_up(self, room: Room) -> None:
        """Lets a room publish what others have written, as soon as the database answers."""
        while True:
            try:
                await room.catch_up()
            except Unavailable:
                await asyncio.sleep(RETRY_S)
            else:
                return

    def _hear_presence(self, process: str, table: str, seat: int, state: str) -> None:
        room = self._rooms.get(table)
        if room is not None and seat < len(room.table.places) and state in get_args(Presence):
            room.hear_presence(process, seat, state)  # type: ignore[arg-type]

    def _announce_all(self, table: str) -> None:
        rooms = tuple(self._rooms.values()) if table == "*" else filter(None, [self._rooms.get(table)])
        for room in rooms:
            room.announce_all()

    def _forget_process(self, process: str) -> None:
        self._heard_at.pop(process, None)
        for room in tuple(self._rooms.values()):
            room.forget_process(process)
