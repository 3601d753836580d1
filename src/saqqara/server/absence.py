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
        waited_for = _waited_for(room)
        for seat in range(len(room.table.places)):
            name = "absence", seat
            is_counted = name in room.timers
            if seat not in waited_for and (is_counted or room.is_anyone_missed):
                room.timers.cancel(name)
                room.miss(seat, on=False)
            elif seat in waited_for and not is_counted and not room.is_missed(seat):
                wait = self._usual_wait_s if wait_s is None else wait_s
                room.timers.set(name, wait, partial(self._on_timer, room, seat))

    def _on_timer(self, room: Room, seat: int) -> None:
        if self._tasks.is_closing or seat not in _waited_for(room):
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


def _waited_for(room: Room) -> list[int]:
    """The seats whose players are gone while another player is there. A table without anybody is left as it is."""
    table = room.table
    if table.status != "playing":
        return []
    gone = room.gone_seats()
    if not gone or len(gone) == sum([place.who == "person" for place in table.places]):
        return []
    return [seat for seat in gone if table.places[seat].stand_in is None]
