"""Bots think in worker threads, at most so many at once, knowing what their seat may know."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from saqqara.bots.guard import Guarded
from saqqara.bots.protocol import Question
from saqqara.bots.search.evaluation import Evaluation
from saqqara.bots.seeds import question_seed
from saqqara.rules.edition import Edition
from saqqara.server.logs import log
from saqqara.server.metrics import Metrics
from saqqara.server.room import Room
from saqqara.server.table import Table
from saqqara.server.wire import LevelName

BOTS_KEPT = 32  # each keeps a part of its last search tree


class Thinker:
    """Asks bots for moves and for advice."""

    def __init__(
        self, threads: ThreadPoolExecutor, at_once: int, ready: Callable[[Edition], Awaitable[None]], metrics: Metrics
    ) -> None:
        self._threads = threads
        self._at_once = asyncio.Semaphore(at_once)
        self._ready = ready  # waits until the levels of an edition are compiled
        self._metrics = metrics
        self._bots: OrderedDict[tuple[str, int, str], Guarded] = OrderedDict()
        self._one_adviser = asyncio.Lock()  # advice never takes more than one thread from bots that owe a move

    async def choose(self, room: Room, seat: int, ask: int, level: LevelName) -> str | None:
        """Returns the move that a level chooses for a seat; None if the question is closed by then."""
        table = room.table
        if table.match is None:
            return None
        await self._ready(table.match.edition)
        self._metrics.bots_waiting.inc()
        async with self._at_once:
            self._metrics.bots_waiting.dec()
            match = room.table.match
            if match is None or match.ask(seat) != ask or room.is_stale:
                return None
            question = Question(match.edition, match.state(seat), seat, _seed(table, match.turn, seat))
            bot = self._bot(table, seat, level, match.edition)
            began = time.perf_counter()
            move = await asyncio.get_running_loop().run_in_executor(self._threads, bot.choose, question)
            self._metrics.bot_thought(level, time.perf_counter() - began)
        for fault in bot.faults:
            log("bot failed", level=logging.WARNING, bot=level, kind=fault.kind)
        bot.faults.clear()
        return move

    def _bot(self, table: Table, seat: int, level: LevelName, edition: Edition) -> Guarded:
        from saqqara.bots.players import house_bot

        key = (table.id, seat, level)
        bot = self._bots.pop(key, None) or Guarded(house_bot(level, edition))
        self._bots[key] = bot
        while len(self._bots) > BOTS_KEPT:
            self._bots.popitem(last=False)
        return bot

    async def evaluate(self, room: Room, seat: int, ask: int, level: LevelName) -> Evaluation:
        """Returns what a level thinks of an open question. Idempotent: asked again, it returns the same."""
        from saqqara.bots.levels import level_bot

        await self._ready(room.table.edition)
        async with self._one_adviser, self._at_once:
            async with room.settled() as table:
                question = _question(table, seat, ask)
            adviser = level_bot(level, question.edition)
            return await asyncio.get_running_loop().run_in_executor(self._threads, adviser.evaluate, question)


def _question(table: Table, seat: int, ask: int) -> Question:
    """Returns an open question as its seat may know it. Its seed does not depend on what others do in secret either."""
    match = table.begun()
    match.expect_asked(seat, ask)
    seed = _seed(table, f"hint {match.turn_for(seat)}", seat)
    return Question(match.edition, match.state(seat), seat, seed)


def _seed(table: Table, turn: int | str, seat: int) -> int:
    """Returns 63 bits derived from the table's secret: after an undo the bot's answer is the same as before."""
    return question_seed(f"{turn} {seat}", table.config.bots.encode())
