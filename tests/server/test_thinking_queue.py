"""Who thinks next: somebody present, then those for whom little was thought, then light levels; and no thread is lost."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import pytest

from saqqara.server import thinking_queue
from saqqara.server.thinking_queue import Account, ThinkingQueue, Thought
from tests.patience import PATIENCE_S
from tests.server.inside import until

EVERYWHERE = 100  # tables of one person


class Thoughts:
    """Puts thoughts into a queue, and notes the order in which they begin."""

    def __init__(self, executor: ThreadPoolExecutor, threads: int, tables: int) -> None:
        self.queue = ThinkingQueue(executor, threads, tables, self._tell_waiting)
        self.begun: list[str] = []
        self.waiting = 0
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def put(self, name: str, person: str = "ann", address: str = "home", table: str = "", **more: Any) -> None:
        """Puts one in, which goes on until it is ended."""
        given: dict[str, Any] = {"weight": 1, "is_light": False, "is_attended": lambda: True} | more
        thought = Thought(table or name, given.pop("accounts", (Account(address, person),)), **given)
        self._ends[name] = asyncio.Event()
        self._tasks[name] = asyncio.create_task(self._think(name, thought))
        await asyncio.sleep(0)

    async def _think(self, name: str, thought: Thought) -> None:
        async with self.queue.turn(thought):
            self.begun.append(name)
            await self._ends[name].wait()

    async def end(self, name: str) -> None:
        self._ends[name].set()
        await self._tasks[name]
        await asyncio.sleep(0)

    async def drop(self, name: str) -> None:
        self._tasks[name].cancel()
        await asyncio.wait([self._tasks[name]])

    async def end_all(self) -> None:
        """Lets all think, one after the other as they begin."""
        for number in range(len(self._tasks)):
            while len(self.begun) <= number:
                await asyncio.sleep(0.01)
            await self.end(self.begun[number])

    def _tell_waiting(self, number: int) -> None:
        self.waiting = number


@asynccontextmanager
async def thinking(threads: int = 1, tables: int = EVERYWHERE) -> AsyncIterator[Thoughts]:
    with ThreadPoolExecutor(threads + 1) as executor:
        yield Thoughts(executor, threads, tables)


def runs(scenario: Callable[[], Any]) -> None:
    asyncio.run(asyncio.wait_for(scenario(), PATIENCE_S))


def test_so_many_at_once_in_the_order_in_which_they_came() -> None:
    async def think() -> None:
        async with thinking(threads=2) as thoughts:
            for name in "abcd":
                await thoughts.put(name)
            assert (thoughts.begun, thoughts.waiting) == (["a", "b"], 2)
            await thoughts.end("b")
            assert (thoughts.begun, thoughts.waiting) == (["a", "b", "c"], 1)
            await thoughts.end_all()
            assert thoughts.waiting == 0

    runs(think)


def test_beside_heavy_thoughts_there_is_always_room_for_one_light_one() -> None:
    async def think() -> None:
        async with thinking(threads=2) as thoughts:
            for name in ("heavy 1", "heavy 2", "heavy 3"):
                await thoughts.put(name)
            for name in ("light 1", "light 2"):
                await thoughts.put(name, is_light=True)
            assert thoughts.begun == ["heavy 1", "heavy 2", "light 1"]
            await thoughts.end("light 1")
            assert thoughts.begun[3:] == ["light 2"]
            await thoughts.end_all()

    runs(think)


@pytest.mark.parametrize("threads", [1, 3])
def test_light_thoughts_alone_have_no_more_than_the_threads(threads: int) -> None:
    async def think() -> None:
        async with thinking(threads=threads) as thoughts:
            for number in range(5):
                await thoughts.put(str(number), is_light=True)
            assert len(thoughts.begun) == threads
            await thoughts.end_all()

    runs(think)


def test_light_thoughts_do_not_keep_a_heavy_one_out() -> None:
    async def think() -> None:
        async with thinking() as thoughts:
            await thoughts.put("light 1", is_light=True)
            await thoughts.put("light 2", is_light=True)
            await thoughts.put("heavy")
            assert thoughts.begun == ["light 1", "heavy"]
            await thoughts.end_all()

    runs(think)


def test_a_table_where_somebody_is_present_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think() -> None:
        async with thinking() as thoughts:
            await thoughts.put("first")
            for number in range(3):
                await thoughts.put(f"deserted {number}", is_attended=lambda: False)
            await thoughts.put("attended")
            await thoughts.end("first")
            assert thoughts.begun == ["first", "attended"]
            monkeypatch.setattr(thinking_queue, "OLD_S", -1.0)  # whoever waits for long is served as if they were there
            await thoughts.put("late")
            await thoughts.end("attended")
            assert thoughts.begun[2:] == ["deserted 0"]
            await thoughts.end_all()

    runs(think)


def test_whoever_has_much_thought_for_them_waits_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """One second is one second, whoever asked first and however many tables they have."""
    now = 1000.0
    monkeypatch.setattr(thinking_queue, "time", type("Clock", (), {"monotonic": staticmethod(lambda: now)}))

    async def think() -> None:
        nonlocal now
        async with thinking() as thoughts:
            for number in range(4):
                await thoughts.put(f"greedy {number}", person="greedy", since=now)
            await thoughts.put("bob", person="bob", since=now)
            await thoughts.put("cid", person="cid", address="school", since=now)
            now += 3.0
            await thoughts.end("greedy 0")
            assert thoughts.begun[1:] == ["cid"], "nothing was thought for his address"
            now += 5.0
            await thoughts.end("cid")
            assert thoughts.begun[2:] == ["bob"], "of the address with less, the person with less"
            await thoughts.end_all()

    runs(think)


def test_what_was_thought_long_ago_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(thinking_queue, "time", type("Clock", (), {"monotonic": staticmethod(lambda: now)}))

    async def think() -> None:
        nonlocal now
        for later, expected in ((0.0, "other"), (20 * thinking_queue.HALF_LIFE_S, "greedy 2")):
            async with thinking() as thoughts:
                await thoughts.put("greedy 1", person="greedy", since=now)
                now += 3.0
                await thoughts.end("greedy 1")
                now += later
                await thoughts.put("first", address="away", since=now)
                await thoughts.put("greedy 2", person="greedy", since=now)
                await thoughts.put("other", person="other", since=now)
                await thoughts.end("first")
                assert thoughts.begun[2:] == [expected]
                await thoughts.end_all()

    runs(think)


def test_of_equals_the_lighter_comes_first() -> None:
    async def think() -> None:
        async with thinking() as thoughts:
            await thoughts.put("first")
            await thoughts.put("vizier", person="bob", weight=80_000)
            await thoughts.put("architect", person="cid", weight=6_000)
            await thoughts.end("first")
            assert thoughts.begun == ["first", "architect"]
            await thoughts.end_all()

    runs(think)


def test_a_thought_for_several_is_charged_to_the_one_with_least() -> None:
    async def think() -> None:
        async with thinking(threads=2) as thoughts:
            await thoughts.put("greedy 1", person="greedy", address="away")
            await thoughts.put("greedy 2", person="greedy", address="away")
            await thoughts.put("greedy 3", person="greedy", address="away")
            both = (Account("away", "greedy"), Account("home", "ann"))
            await thoughts.put("honest", accounts=both)
            await thoughts.end("greedy 1")
            assert thoughts.begun[2:] == ["honest"]
            await thoughts.end_all()

    runs(think)


def test_so_many_tables_of_one_person_at_once() -> None:
    async def think() -> None:
        async with thinking(threads=4, tables=2) as thoughts:
            for number in range(6):
                await thoughts.put(str(number), table=f"t{number // 2}", person="greedy")
            assert thoughts.begun == ["0", "1", "2", "3"], "two tables with two bots each"
            await thoughts.end("0")
            assert len(thoughts.begun) == 4
            await thoughts.end("1")
            assert thoughts.begun[4:] == ["4", "5"]
            await thoughts.end_all()

    runs(think)


def test_one_advice_at_a_time() -> None:
    async def think() -> None:
        async with thinking(threads=3) as thoughts:
            for name in "ab":
                await thoughts.put(name, is_advice=True)
            await thoughts.put("move")
            assert thoughts.begun == ["a", "move"]
            await thoughts.end_all()

    runs(think)


def test_whoever_is_dropped_while_waiting_takes_no_turn() -> None:
    async def think() -> None:
        async with thinking() as thoughts:
            for name in "abc":
                await thoughts.put(name)
            await thoughts.drop("b")
            assert thoughts.waiting == 1
            await thoughts.end("a")
            assert thoughts.begun == ["a", "c"]
            await thoughts.drop("c")
            await thoughts.put("d")
            assert thoughts.begun == ["a", "c", "d"]
            await thoughts.end("d")

    runs(think)


def test_a_thread_that_thinks_on_keeps_its_turn_until_it_ends() -> None:
    async def think() -> None:
        async with thinking() as thoughts:
            may_end = threading.Event()
            thought = Thought("t", (Account("home", "ann"),), 1, False, lambda: True)

            async def ponder() -> None:
                async with thoughts.queue.turn(thought):
                    await thoughts.queue.run(thought, lambda: may_end.wait(PATIENCE_S))

            pondering = asyncio.create_task(ponder())
            await until(lambda: thought.work is not None and thought.work.running())
            pondering.cancel()
            await asyncio.wait([pondering])
            await thoughts.put("next")
            assert thoughts.begun == []
            may_end.set()
            await until(lambda: thoughts.begun == ["next"])
            await thoughts.end("next")

    runs(think)


def test_what_fails_ends_its_turn_too() -> None:
    async def think() -> None:
        async with thinking() as thoughts:
            thought = Thought("t", (Account("home", "ann"),), 1, False, lambda: True)
            with pytest.raises(ZeroDivisionError):
                async with thoughts.queue.turn(thought):
                    await thoughts.queue.run(thought, lambda: 1 / 0)
            await thoughts.put("next")
            assert thoughts.begun == ["next"]
            await thoughts.end("next")

    runs(think)
