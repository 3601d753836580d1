"""Bots play the seats that they have, or stand in at, through the same commands as everybody.

Nothing is stored here: a table whose bots owe a move says so in the database (`wakes_at`), and the process whose sweep
claims it goes on.
"""

from __future__ import annotations

import asyncio

from saqqara.rules.errors import SaqqaraError
from saqqara.server import commands
from saqqara.server.room import Room
from saqqara.server.tasks import Tasks
from saqqara.server.thinking import Thinker

RETRY_S = 2.0  # after somebody was faster, or while the storage cannot be reached


class BotsAtTables:
    """Starts a task for each question that a bot owes an answer to."""

    def __init__(self, tasks: Tasks, thinker: Thinker, pause_s: float) -> None:
        self._tasks = tasks
        self._thinker = thinker
        self._pause_s = pause_s  # before a bot moves, so that people can follow

    def look_after(self, room: Room) -> None:
        """Lets the bots of a table think. Bots among themselves play only while somebody is there."""
        table = room.table
        if room.is_deserted:
            return
        for seat in table.bots_owing:
            ask = table.begun().ask(seat)
            if ask is not None and room.claims.claim(seat, ask):
                self._tasks.spawn(self._move(room, seat, ask))

    async def _move(self, room: Room, seat: int, ask: int) -> None:
        try:
            await asyncio.sleep(self._pause_s)
            level = room.table.places[seat].bot
            if level is not None:
                move = await self._thinker.choose(room, seat, ask, level)
                if move is not None:
                    await room.do(commands.bot_move(seat, move, ask))
        except SaqqaraError:
            await asyncio.sleep(RETRY_S)
        finally:
            room.claims.release(seat, ask)
        room.look_after()
