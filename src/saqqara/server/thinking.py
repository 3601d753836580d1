"""What the house does at a table by itself: bots think, clocks run out, a bot stands in for somebody who is gone.

Bots think in threads of their own, at most so many at once, and play through the same door as everybody. Nothing here
is remembered: a table that owes work says so in the database (`wakes_at`), and whoever sweeps it up goes on.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import subprocess
import sys
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from saqqara.bots.guard import Guarded
from saqqara.bots.protocol import Question
from saqqara.bots.search.evaluation import Evaluation
from saqqara.games import GAMES
from saqqara.rules.edition import Edition, default_edition
from saqqara.rules.errors import SaqqaraError
from saqqara.server.entries import AnyEntry
from saqqara.server.live import Live
from saqqara.server.logs import log
from saqqara.server.refusals import Refusal
from saqqara.server.table import Deed, Table
from saqqara.server.wire import LevelName, Presence

if TYPE_CHECKING:
    from saqqara.server.house import House

BOTS_KEPT = 32  # each remembers a part of its last tree
AGAIN_S = 2.0  # after a failure

# The compiler would hold up everybody if it ran in this process.
_COMPILE = """
import json, sys
from saqqara.bots.search.ready import make_ready
from saqqara.rules.edition import edition_of_figures
make_ready(edition_of_figures(*json.load(sys.stdin)))
"""


class Thinking:
    """The bots and the clocks of one process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._pool = ThreadPoolExecutor(house.settings.thinkers, "bot")
        self._at_once = asyncio.Semaphore(house.settings.thinkers)
        self._ready: dict[str, asyncio.Task[None]] = {}  # by the hash of the edition
        self._able: set[str] = set()  # editions whose levels can think at once
        self._bots: OrderedDict[tuple[str, int, str], Guarded] = OrderedDict()
        self._compiler: subprocess.Popen[bytes] | None = None
        self._one_compiler = asyncio.Lock()
        self._one_adviser = asyncio.Lock()  # those who play come before those who ask

    def start(self) -> None:
        """Gets the levels ready while nobody waits for them."""
        if self._house.settings.warm_up:
            for game in GAMES:
                self._readiness(default_edition(game))

    async def stop(self) -> None:
        """No more moves; a thought that has begun is not waited for longer than it takes."""
        if self._compiler is not None and self._compiler.returncode is None:
            self._compiler.kill()
        self._pool.shutdown(wait=False, cancel_futures=True)

    # --- looking at a table ---

    def look_at(self, live: Live, is_mine: bool = True) -> None:
        """Does whatever the table owes now. `is_mine` is False where another process has begun to do it."""
        if self._house.is_closing or live.is_stale:
            return
        self._set_timer(live)
        if live.table.status == "playing":
            for seat in live.table.bots_owing if is_mine and live.is_worth_thinking else ():
                self._let_think(live, seat)
            self._watch_the_gone(live)

    def _let_think(self, live: Live, seat: int) -> None:
        match = live.table.match
        ask = None if match is None else match.ask(seat)
        if ask is not None and live.thinks.get(seat) != ask:
            live.thinks[seat] = ask
            self._house.spawn(self._think(live, seat, ask))

    async def _think(self, live: Live, seat: int, ask: int) -> None:
        """A bot's move, from the question to the log."""
        try:
            await asyncio.sleep(self._house.settings.bot_pause_s)
            level = live.table.places[seat].bot
            if level is not None:
                move = await self._choose(live, seat, ask, level)
                if move is not None:
                    await self._house.act(live, _bot_move(seat, move, ask))
        except SaqqaraError:
            await asyncio.sleep(AGAIN_S)  # somebody was faster, or storage is away: look again
        finally:
            if live.thinks.get(seat) == ask:
                del live.thinks[seat]
        self.look_at(live)

    async def _choose(self, live: Live, seat: int, ask: int, level: LevelName) -> str | None:
        """The move that a level makes of what the seat may know; None: the question is closed."""
        table = live.table
        if table.match is None:
            return None
        await self._readiness(table.match.edition)
        self._house.metrics.bots_waiting.inc()
        async with self._at_once:
            self._house.metrics.bots_waiting.dec()
            match = live.table.match
            if match is None or match.ask(seat) != ask or live.is_stale:
                return None
            question = Question(match.edition, match.state(seat), seat, _seed(table, match.turn, seat))
            began = time.perf_counter()
            bot = self._bot(table, seat, level, match.edition)
            move = await asyncio.get_running_loop().run_in_executor(self._pool, bot.choose, question)
            self._house.metrics.bot_thought(level, time.perf_counter() - began)
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

    # --- advice ---

    async def advise(self, live: Live, seat: int, ask: int, level: LevelName) -> Evaluation:
        """What a level makes of a question, knowing no more than the seat does; asked again, it says the same."""
        from saqqara.bots.levels import level_bot

        await self._readiness(live.table.edition)
        async with self._one_adviser, self._at_once:
            async with live.lock:
                await self._house.settle(live)
                question = _asked(live.table, seat, ask)
            adviser = level_bot(level, question.edition)
            return await asyncio.get_running_loop().run_in_executor(self._pool, adviser.evaluate, question)

    # --- getting ready ---

    def is_ready(self, table: Table) -> bool:
        """Whether the levels can think at once."""
        return table.edition.hash in self._able

    def _readiness(self, edition: Edition) -> asyncio.Task[None]:
        made = self._ready.get(edition.hash)
        if made is None or (made.done() and (made.cancelled() or made.exception() is not None)):
            self._ready[edition.hash] = self._house.spawn(self._make_ready(edition))
        return self._ready[edition.hash]

    async def _make_ready(self, edition: Edition) -> None:
        """Compiles the levels in a process of their own, then loads what was compiled."""
        from saqqara.bots.search.ready import is_ready, make_ready

        async with self._one_compiler:
            loop = asyncio.get_running_loop()
            if not await loop.run_in_executor(self._pool, is_ready, edition):
                log("compiling the levels", game=edition.game)
                await self._compile(edition)
            await loop.run_in_executor(self._pool, make_ready, edition)
        self._able.add(edition.hash)
        log("levels ready", game=edition.game)
        self._house.tell_ready(edition)

    async def _compile(self, edition: Edition) -> None:
        given = json.dumps([edition.game, edition.name, dict(edition.figures)]).encode()
        # Not uvloop's: its children inherit the listening socket, and keep the port when this process is killed. Ctrl-C
        # is for the house, which ends the compiler itself.
        self._compiler = subprocess.Popen(
            [sys.executable, "-c", _COMPILE], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, start_new_session=True
        )
        await asyncio.to_thread(self._compiler.communicate, given)

    # --- clocks ---

    def _set_timer(self, live: Live) -> None:
        """One timer a table, for whichever clock runs out first."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if live.table.clocks is None:
            return
        zeros = [zero for seat in live.table.owing if (zero := live.table.zero_at(seat)) is not None]
        if zeros and live.table.status == "playing":
            delay = max(0.0, min(zeros) - time.time()) + 0.002
            live.timer = asyncio.get_running_loop().call_later(delay, self._on_zero, live)

    def _on_zero(self, live: Live) -> None:
        now = time.time()
        for seat in live.table.owing:
            zero = live.table.zero_at(seat)
            if zero is not None and zero <= now and live.thinks.get(seat) is None:
                self._house.spawn(self._time_is_up(live, seat))

    async def _time_is_up(self, live: Live, seat: int) -> None:
        table = live.table
        ask = None if table.match is None else table.match.ask(seat)
        if ask is None:
            return
        live.thinks[seat] = ask
        try:
            if table.config.at_zero == "bot_takes_over":
                await self._house.act(
                    live, _at_zero(seat, ask, lambda t, now: t.stand_in(seat, t.config.stand_in, "clock", now))
                )
            else:
                move = await self._choose(live, seat, ask, table.config.stand_in)
                if move is not None:
                    await self._house.act(
                        live, _at_zero(seat, ask, lambda t, now: t.move(seat, move, ask, now, by="clock"))
                    )
        except SaqqaraError:
            await asyncio.sleep(AGAIN_S)
        finally:
            if live.thinks.get(seat) == ask:
                del live.thinks[seat]
        self.look_at(live)

    # --- somebody is gone ---

    def presence_changed(self, live: Live, seat: int, state: Presence, is_mine: bool = True) -> None:
        """Begins to count when somebody goes, and stops when they come back."""
        if state != "gone":
            live.gone_since.pop(seat, None)
        self.look_at(live, is_mine)

    def _watch_the_gone(self, live: Live) -> None:
        wait = live.table.config.stand_in_after
        if wait is None:
            return
        for seat, place in enumerate(live.table.places):
            is_gone = place.who == "person" and place.stand_in is None and live.presence(seat) == "gone"
            if is_gone and seat not in live.gone_since:
                live.gone_since[seat] = time.monotonic()
                loop = asyncio.get_running_loop()
                loop.call_later(wait, self._on_gone, live, seat)

    def _on_gone(self, live: Live, seat: int) -> None:
        if not self._house.is_closing:
            self._house.spawn(self._stand_in(live, seat))

    async def _stand_in(self, live: Live, seat: int) -> None:
        """Nobody has to wait for somebody who is gone; but a table that nobody waits at is left as it is."""
        wait = live.table.config.stand_in_after
        since = live.gone_since.get(seat)
        if since is None or wait is None or time.monotonic() - since < wait - 0.05:
            return  # they came back meanwhile; if they went again, another timer counts
        del live.gone_since[seat]
        others = [one for one, place in enumerate(live.table.places) if place.who == "person" and one != seat]
        is_awaited = any(live.presence(other) != "gone" for other in others)
        if live.presence(seat) == "gone" and is_awaited:
            try:
                await self._house.act(live, lambda t, now: t.stand_in(seat, t.config.stand_in, "gone", now))
            except SaqqaraError as trouble:
                log("nobody stood in", kind=type(trouble).__name__)
        else:
            self.look_at(live)


def _bot_move(seat: int, move: str, ask: int) -> Deed:
    def deed(table: Table, now: float) -> AnyEntry:
        if table.places[seat].bot is None:
            raise Refusal("not_your_turn", f"expected a seat that a bot plays, got seat {seat}")
        return table.move(seat, move, ask, now, by="bot")

    return deed


def _at_zero(seat: int, ask: int, deed: Deed) -> Deed:
    """Does what was chosen for a clock at zero, if it still is: another process may have been faster."""

    def checked(table: Table, now: float) -> AnyEntry:
        zero = table.zero_at(seat)
        if table.match is None or table.match.ask(seat) != ask or zero is None or zero > now:
            raise Refusal("not_now", f"expected a clock at zero, got that of seat {seat}")
        return deed(table, now)

    return checked


def _asked(table: Table, seat: int, ask: int) -> Question:
    """A question as the seat that owes the answer may know it; what others do in secret is not in its seed either."""
    match = table.begun()
    match.expect_asked(seat, ask)
    seed = _seed(table, f"hint {match.turn_for(seat)}", seat)
    return Question(match.edition, match.state(seat), seat, seed)


def _seed(table: Table, turn: int | str, seat: int) -> int:
    """63 bits that follow from the table's secret: taking a move back does not bring another answer to it."""
    key = table.config.bots.encode()
    return int.from_bytes(hashlib.blake2b(f"{turn} {seat}".encode(), key=key, digest_size=8).digest()) >> 1
