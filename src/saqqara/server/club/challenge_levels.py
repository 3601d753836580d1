"""The levels play each challenge beforehand, in the background: their points stand beside those of people.

A lease keeps a game to one process. Nothing is written before a game is over; then its table and its result are, in
one transaction.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from saqqara.server import entries as log_entries
from saqqara.server.club.challenges import Challenges, deal_of, table_of
from saqqara.server.club.level_games import MAX_ATTEMPTS, LevelGame, LevelProcess, Moves
from saqqara.server.entries import SeatStart
from saqqara.server.logs import log
from saqqara.server.people import derived_name
from saqqara.server.storage import LEASE_S, Storage, row_of
from saqqara.server.store.rows import ChallengeRow, Entry, LevelTryRow
from saqqara.server.table import Table
from saqqara.server.tasks import Tasks
from saqqara.server.wire import LevelName

TICK_S = 2.0
START_DELAY_S = 30.0  # after the start: what people wait for comes first

PlayLevel = Callable[[LevelGame], Moves | None]


class ChallengeLevels:
    """Draws the challenges of each new day, and lets the levels play what they have not played."""

    def __init__(self, storage: Storage, tasks: Tasks, challenges: Challenges, *, is_on: bool) -> None:
        self._storage = storage
        self._tasks = tasks
        self._challenges = challenges
        self._is_on = is_on
        self._process = LevelProcess()
        self._thread = ThreadPoolExecutor(1, "levels")
        self._playing: LevelTryRow | None = None
        self._begins_at = 0.0

    async def start(self) -> None:
        """Takes up what there is to do."""
        self._begins_at = time.monotonic() + START_DELAY_S
        if not self._storage.is_shared:
            await self._storage.in_thread(self._challenges.store.release_levels, None)
        self._tasks.every(TICK_S, self.tick)

    def close(self) -> None:
        """Ends the game that is played."""
        self._process.close()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def release(self) -> None:
        """Leaves the game that is played to other processes."""
        await self._storage.in_thread(self._challenges.store.release_levels, self._storage.process)

    async def tick(self) -> None:
        """Renews the lease of the game that is played, or begins the next one."""
        await self._challenges.of_today()
        until = self._storage.clock.now() + LEASE_S
        store, process = self._challenges.store, self._storage.process
        if self._playing is not None:
            await self._storage.in_thread(store.renew_level, self._playing, process, until)
        elif self._is_on and time.monotonic() >= self._begins_at and not self._tasks.is_closing:
            await self.play_next(self._process.play)

    async def play_next(self, play: PlayLevel) -> bool:
        """Begins the next game. Returns False if there is none."""
        store, now = self._challenges.store, self._storage.clock.now()
        row = await self._storage.in_thread(store.claim_level, self._storage.process, now, LEASE_S, MAX_ATTEMPTS)
        if row is None:
            return False
        self._playing = row
        challenge = await self._challenges.row(row.challenge)
        self._tasks.spawn(self._play(row, challenge, play))
        return True

    async def _play(self, row: LevelTryRow, challenge: ChallengeRow, play: PlayLevel) -> None:
        try:
            table = _table(challenge, row.level)  # type: ignore[arg-type]
            game = LevelGame(table.config, table.seed)
            moves = await asyncio.get_running_loop().run_in_executor(self._thread, play, game)
            if moves is None:
                log("a level's game ended", level=logging.WARNING, player=row.level, effect="it is begun anew")
            else:
                await self._keep(row, challenge, table, moves)
        finally:
            self._playing = None

    async def _keep(self, row: LevelTryRow, challenge: ChallengeRow, table: Table, moves: Moves) -> None:
        now = self._storage.clock.now()
        entries = []
        for turn, (seat, move) in enumerate(moves):
            entry = table.move(seat, move, None, now, by="bot")
            entries.append(Entry(turn, now, log_entries.written(entry)))
        outcome, seat = table.begun().outcome, deal_of(challenge).your_seat
        assert outcome is not None
        result = int(outcome.points[seat]), int(outcome.places[seat])
        store, process = self._challenges.store, self._storage.process
        await self._storage.in_thread(store.keep_level, row, process, row_of(table, ended=now), entries, *result)


def _table(row: ChallengeRow, level: LevelName) -> Table:
    """Returns the table at which a level plays a challenge, alone with the other bots."""
    seats = [SeatStart("bot", level=other or level) for other in deal_of(row).opponents]
    return table_of(row, derived_name(row.seed, f"{level} at {row.id}"), seats, None, row.opens)
