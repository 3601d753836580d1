"""After the wait that a table agreed on, a bot stands in for a player who is gone."""

from __future__ import annotations

import asyncio
import time

from saqqara.rules.errors import SaqqaraError
from saqqara.server import commands
from saqqara.server.logs import log
from saqqara.server.room import Room
from saqqara.server.tasks import Tasks

_TOLERANCE_S = 0.05  # timers may fire a moment early


class Absences:
    """Starts a timer for each player who is gone."""

    def __init__(self, tasks: Tasks) -> None:
        self._tasks = tasks

    def look_after(self, room: Room) -> None:
        """Begins to count for the players of a table who are gone."""
        wait_s = room.table.config.stand_in_after
        if wait_s is None:
            return
        for seat, place in enumerate(room.table.places):
            is_gone = place.who == "person" and place.stand_in is None and room.presence(seat) == "gone"
            if is_gone and room.begin_absence(seat):
                asyncio.get_running_loop().call_later(wait_s, self._on_timer, room, seat, wait_s)

    def _on_timer(self, room: Room, seat: int, wait_s: float) -> None:
        since = room.absent_since(seat)
        if self._tasks.is_closing or since is None or time.monotonic() - since < wait_s - _TOLERANCE_S:
            return  # the player came back meanwhile; a later absence has a timer of its own
        room.end_absence(seat)
        if room.presence(seat) == "gone" and _is_awaited(room, seat):
            self._tasks.spawn(self._stand_in(room, seat))
        else:
            room.look_after()

    async def _stand_in(self, room: Room, seat: int) -> None:
        try:
            await room.do(commands.absence_stand_in(seat))
        except SaqqaraError as failure:
            log("nobody stood in", kind=type(failure).__name__)


def _is_awaited(room: Room, seat: int) -> bool:
    """Whether another player is there. A table that nobody waits at is left as it is."""
    places = enumerate(room.table.places)
    return any(place.who == "person" and other != seat and room.presence(other) != "gone" for other, place in places)
