"""Who thinks next: the queue before the threads in which bots think, fair to people and to addresses.

First come the tables where somebody is present, then those of the address, and of the person, for whom least is
thought now and was thought lately, then light levels, then whoever came first. A heavy thought takes seconds, so
beside those that run there is always room for a light one.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from typing import TypeVar

T = TypeVar("T")

HALF_LIFE_S = 60.0  # after so long, half of what was thought for somebody is forgotten
OLD_S = 30.0  # a thought that has waited for so long counts as one for somebody who is present
STEP_S = 0.1  # people for whom bots thought equally long, to the step, are equals
NEGLIGIBLE_S = 0.01


@dataclass(frozen=True)
class Account:
    """Somebody for whom bots think."""

    address: str
    person: str


@dataclass(eq=False)
class Thought:
    """A question to a bot, before and while it thinks about it."""

    table: str
    accounts: tuple[Account, ...]  # it is charged to the one for whom least was thought
    weight: int  # about how many simulations it takes
    is_light: bool
    is_attended: Callable[[], bool]  # whether somebody is present at the table
    is_advice: bool = False  # never more than one at a time: bots that owe a move need the threads
    since: float = field(default_factory=time.monotonic)
    work: Future[object] | None = None
    account: Account | None = None  # who is charged, once it has begun


class ThinkingQueue:
    """Lets `threads` thoughts run at once, and one light one more while heavy ones have all of them."""

    def __init__(
        self, executor: Executor, threads: int, tables_per_person: int, on_waiting: Callable[[int], object]
    ) -> None:
        self._executor = executor
        self._threads = threads
        self._tables_per_person = tables_per_person
        self._on_waiting = on_waiting  # told how many thoughts wait
        self._waiting: dict[Thought, asyncio.Future[None]] = {}  # in the order in which they came
        self._running: dict[Thought, float] = {}  # when each began
        self._used: dict[str, float] = {}  # seconds thought lately, by address and by person
        self._faded_at = time.monotonic()

    @contextlib.asynccontextmanager
    async def turn(self, thought: Thought) -> AsyncIterator[None]:
        """Waits for the turn of a thought. The turn ends with the block, or with the thread if that takes longer."""
        await self._admitted(thought)
        try:
            yield
        finally:
            if thought.work is None or thought.work.done():
                self._end(thought)
            else:
                loop = asyncio.get_running_loop()
                thought.work.add_done_callback(lambda _: _call_soon(loop, self._end, thought))

    async def run(self, thought: Thought, function: Callable[[], T]) -> T:
        """Calls a function in a thread, in the turn of its thought."""
        work = self._executor.submit(function)
        thought.work = work  # type: ignore[assignment]
        return await asyncio.wrap_future(work)

    async def _admitted(self, thought: Thought) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[thought] = turn
        self._begin_next()
        try:
            await turn
        except asyncio.CancelledError:
            if self._waiting.pop(thought, None) is None:
                self._end(thought)
            self._on_waiting(len(self._waiting))
            raise

    def _begin_next(self) -> None:
        """Lets as many thoughts begin as there are threads for."""
        self._fade()
        while (thought := min(self._ready(), key=self._rank, default=None)) is not None:
            turn = self._waiting.pop(thought)
            self._running[thought] = time.monotonic()
            thought.account = min(self._able(thought), key=self._burden)
            turn.set_result(None)
        self._on_waiting(len(self._waiting))

    def _end(self, thought: Thought) -> None:
        began = self._running.pop(thought)
        assert thought.account is not None, "it has begun"
        for name in {thought.account.address, thought.account.person}:
            self._used[name] = self._used.get(name, 0.0) + time.monotonic() - began
        self._begin_next()

    # --- who may begin ---

    def _ready(self) -> Iterable[Thought]:
        """Returns the thoughts that may begin now."""
        light = sum(thought.is_light for thought in self._running)
        heavy = len(self._running) - light
        has_room_for_light = light == 0 or light + heavy < self._threads
        has_room_for_heavy = max(0, light - 1) + heavy < self._threads
        has_room = {True: has_room_for_light, False: has_room_for_heavy}
        if not any(has_room.values()):
            return ()
        is_advising = any(thought.is_advice for thought in self._running)
        return [
            thought
            for thought, turn in self._waiting.items()
            if has_room[thought.is_light]
            and not turn.done()
            and not (thought.is_advice and is_advising)
            and self._able(thought)
        ]

    def _able(self, thought: Thought) -> list[Account]:
        """Returns the accounts who have few enough tables whose bots think now."""
        return [account for account in thought.accounts if self._has_share(account.person, thought.table)]

    def _has_share(self, person: str, table: str) -> bool:
        tables = {thought.table for thought in self._running if thought.account and thought.account.person == person}
        return table in tables or len(tables) < self._tables_per_person

    # --- who is next ---

    def _rank(self, thought: Thought) -> tuple[object, ...]:
        """Returns what decides who is next: the least. Equals keep the order in which they came."""
        is_served = thought.is_attended() or time.monotonic() - thought.since > OLD_S
        return not is_served, min(map(self._burden, self._able(thought))), thought.weight

    def _burden(self, account: Account) -> tuple[int, int, int, int]:
        """Returns how much is thought for an address and a person now, and was lately, in steps."""
        charged = [thought.account for thought in self._running if thought.account is not None]
        return (
            sum(other.address == account.address for other in charged),
            int(self._used.get(account.address, 0.0) / STEP_S),
            sum(other.person == account.person for other in charged),
            int(self._used.get(account.person, 0.0) / STEP_S),
        )

    def _fade(self) -> None:
        """Forgets what was thought long ago."""
        now = time.monotonic()
        share = 0.5 ** ((now - self._faded_at) / HALF_LIFE_S)
        if share < 0.95:
            self._faded_at = now
            self._used = {name: left for name, used in self._used.items() if (left := used * share) > NEGLIGIBLE_S}


def _call_soon(loop: asyncio.AbstractEventLoop, callback: Callable[[Thought], None], thought: Thought) -> None:
    with contextlib.suppress(RuntimeError):  # the house has closed meanwhile
        loop.call_soon_threadsafe(callback, thought)
