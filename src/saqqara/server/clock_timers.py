"""A timer for each table with clocks: when a player's time is up, a bot moves once or plays on, as the table agreed."""

from __future__ import annotations

import asyncio
from functools import partial

from saqqara.rules.errors import SaqqaraError
from saqqara.server import commands
from saqqara.server.refusals import Refusal
from saqqara.server.room import Room
from saqqara.server.tasks import Tasks
from saqqara.server.thinking import Thinker

RETRY_S = 2.0  # after somebody was faster, or while the storage cannot be reached
_CLOCK = "clock"  # name of the timer
_MARGIN_S = 0.002  # a timer that fires a moment early would find time left


class ClockTimers:
    """Sets one timer a table, for the clock that runs out first."""

    def __init__(self, tasks: Tasks, thinker: Thinker) -> None:
        self._tasks = tasks
        self._thinker = thinker

    def look_after(self, room: Room) -> None:
        """Sets the timer of a table anew."""
        table = room.table
        if table.clocks is None:
            return
        zeros = [zero for seat in table.owing if (zero := table.zero_at(seat)) is not None]
        if zeros and table.status == "playing":
            room.timers.set(_CLOCK, max(0.0, min(zeros) - room.now()) + _MARGIN_S, partial(self._on_zero, room))
        else:
            room.timers.cancel(_CLOCK)

    def _on_zero(self, room: Room) -> None:
        now = room.now()
        for seat in room.table.owing:
            zero = room.table.zero_at(seat)
            ask = room.table.begun().ask(seat)
            if zero is not None and zero <= now and ask is not None and seat not in room.claims:
                room.claims.claim(seat, ask)
                self._tasks.spawn(self._time_is_up(room, seat, ask))

    async def _time_is_up(self, room: Room, seat: int, ask: int) -> None:
        config = room.table.config
        try:
            await _expect_zero(room, seat)
            if config.at_zero == "bot_takes_over":
                await room.do(commands.clock_stand_in(seat, ask))
            else:
                move = await self._thinker.choose(room, seat, ask, config.stand_in)
                if move is not None:
                    await room.do(commands.clock_move(seat, move, ask))
        except SaqqaraError:
            await asyncio.sleep(RETRY_S)
        finally:
            room.claims.release(seat, ask)
        room.look_after()


async def _expect_zero(room: Room, seat: int) -> None:
    """Refuses a clock that has time left, after all: the house may have slept, and that time is nobody's."""
    now = await room.moment()
    zero = room.table.zero_at(seat)
    if zero is None or zero > now:
        raise Refusal("not_now", f"expected a clock that has run out, got the one of seat {seat}")
