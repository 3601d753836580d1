"""After the wait that a table agreed on, a bot stands in for a player who is gone, or the others may let one play."""

from __future__ import annotations

from functools import partial

from saqqara.rules.errors import SaqqaraError
from saqqara.server import commands
from saqqara.server.logs import log
from saqqara.server.room import Room
from saqqara.server.tasks import Tasks


class Absences:
    """Starts a timer for each player who is gone while another one waits."""

    def __init__(self, tasks: Tasks, usual_wait_s: float) -> None:
        self._tasks = tasks
        self._usual_wait_s = usual_wait_s  # where the table agreed on none

    def look_after(self, room: Room) -> None:
        """Begins to count for the players of a table who are gone, and ends that for the others."""
        wait_s = room.table.config.stand_in_after
        for seat in range(len(room.table.places)):
            name = "absence", seat
            if not _is_waited_for(room, seat):
                room.timers.cancel(name)
                room.miss(seat, on=False)
            elif name not in room.timers and not room.is_missed(seat):
                wait = self._usual_wait_s if wait_s is None else wait_s
                room.timers.set(name, wait, partial(self._on_timer, room, seat))

    def _on_timer(self, room: Room, seat: int) -> None:
        if self._tasks.is_closing or not _is_waited_for(room, seat):
            return
        if room.table.config.stand_in_after is None:
            room.miss(seat, on=True)
        else:
            self._tasks.spawn(self._stand_in(room, seat))

    async def _stand_in(self, room: Room, seat: int) -> None:
        try:
            await room.do(commands.absence_stand_in(seat))
        except SaqqaraError as failure:
            log("no bot took over", table=room.table.id, kind=type(failure).__name__)
            room.look_after()


def _is_waited_for(room: Room, seat: int) -> bool:
    """Whether a person who plays is gone while another player is there. A table without anybody is left as it is."""
    table = room.table
    place = table.places[seat]
    if table.status != "playing" or place.who != "person" or place.stand_in is not None:
        return False
    others = [other for other, place in enumerate(table.places) if place.who == "person" and other != seat]
    return room.presence(seat) == "gone" and any(room.presence(other) != "gone" for other in others)
