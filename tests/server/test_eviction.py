"""A table that nobody uses leaves memory, whatever it was opened with, and does nothing any more."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from pathlib import Path
from typing import Any

import pytest

from saqqara.rules.errors import SaqqaraError
from saqqara.server import house as house_module
from saqqara.server.refusals import Refusal
from saqqara.server.room import Room
from saqqara.server.wire import Hint, MuteSaid, PerMove, PerPlayer, SaySaid
from tests.effort import EFFORT, first_of, some_of
from tests.patience import PATIENCE_S
from tests.server.inside import BOT, Ear, QuickHouse, a_table, inside, person, until

TWO = [person("ann"), person("bob")]
OPTIONS: list[dict[str, Any]] = [
    {},
    {"game": "pyramids"},
    {"stand_in_after": 1},
    {"stand_in_after": 600, "chat": True},
    {"clock": PerMove(seconds=600)},
    {"clock": PerMove(seconds=600), "at_zero": "bot_takes_over", "stand_in_after": 1},
    {"clock": PerPlayer(seconds=600, increment=5), "stand_in_after": 600},
    {"clock": PerPlayer(seconds=600), "at_zero": "bot_takes_over", "listed": True},
    {"hints": False, "listed": True, "chat": True},
    {"seats": [person("ann"), BOT], "stand_in_after": 1},
    {"seats": [BOT, BOT], "stand_in_after": 1},
]


def as_told(options: dict[str, Any]) -> str:
    return ", ".join(options) or "plain"


@pytest.fixture
def short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rooms leave memory at once, not after a minute."""
    monkeypatch.setattr(house_module, "IDLE_S", 0.0)


async def visit(house: QuickHouse, room: Room) -> None:
    """Everybody comes, does what can be done, and goes."""
    table = room.table.id
    guests = [Ear("ann"), Ear("bob"), Ear(None), Ear("eve")]
    for guest in guests:
        await house.presence.enter(room, guest)
    for message in (SaySaid(seat=0, text="hello"), MuteSaid(seat=1, on=True)):
        for who in ("ann", "eve"):
            try:
                await house.say(room, who, who, message)
            except SaqqaraError:
                continue
    await house.presence.heard_from(room, "ann")  # over HTTP
    waiting = asyncio.create_task(room.changes.wait(asyncio.get_running_loop().time() + 0.1))
    if room.table.owing == (0,) and room.table.places[0].bot is None:
        await room.do(lambda t, now: t.move(0, t.begun().legal(0)[0], None, now))
    assert await waiting in (True, False)
    for guest in guests:
        await house.presence.leave(room, guest)
    assert house.rooms[table] is room


async def empty(house: QuickHouse) -> None:
    """Waits until no table is in memory, and until what was under way for them is over."""
    async with asyncio.timeout(PATIENCE_S):
        while house.rooms:
            await asyncio.sleep(0.05)
    await asyncio.sleep(0.1)
    gc.collect()


@pytest.mark.parametrize("options", some_of(OPTIONS, 5), ids=as_told)
def test_nothing_holds_a_table_that_is_not_in_memory_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, short_patience: None, options: dict[str, Any]
) -> None:
    monkeypatch.setattr("saqqara.server.presence.SEEN_S", 0.2)

    async def come_and_go() -> None:
        async with inside(tmp_path, gone_after_s=0.1) as house:
            room = await a_table(house, **{"seats": TWO} | options)
            await visit(house, room)
            held: list[weakref.ref[Any]] = [weakref.ref(room), weakref.ref(room.table)]
            del room
            await empty(house)
            assert [one() for one in held] == [None, None]

    asyncio.run(come_and_go())


def test_tables_that_were_left_leave_no_timers_behind(tmp_path: Path, short_patience: None) -> None:
    async def come_and_go() -> None:
        async with inside(tmp_path) as house:
            loop: Any = asyncio.get_running_loop()
            before = len(loop._scheduled)
            rooms = []
            for number in range(EFFORT.left_tables):
                seats = [person(f"{name} {number}") for name in ("ann", "bob", "cid", "dan")]
                room = await a_table(house, seats, stand_in_after=600)
                guests = [Ear(seat.person) for seat in seats]
                for guest in guests:
                    await house.presence.enter(room, guest)
                for guest in guests:
                    await house.presence.leave(room, guest)
                rooms.append(weakref.ref(room))
            del room, guests
            await empty(house)
            assert sum(one() is not None for one in rooms) == 0
            awake = [timer for timer in loop._scheduled if not timer.cancelled()]
            assert len(awake) <= before + 8  # of the house itself

    asyncio.run(come_and_go())


def test_whoever_still_has_a_room_that_was_put_away_is_refused(tmp_path: Path, short_patience: None) -> None:
    async def come_and_go() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, TWO)
            await empty(house)
            with pytest.raises(Refusal, match="unloaded"):
                await room.do(lambda t, now: t.move(0, "load a1", None, now))
            with pytest.raises(Refusal, match="unloaded"):
                await house.presence.enter(room, Ear("ann"))
            room.look_after()
            assert not room.claims
            again = await house.room(room.table.id)
            assert again is not room
            await again.do(lambda t, now: t.move(0, "load a1", None, now))

    asyncio.run(come_and_go())


@pytest.mark.parametrize("is_program", first_of([False, True], 1))
def test_a_bot_stands_in_where_somebody_waits_however_long_the_table_is_left_alone(
    tmp_path: Path, short_patience: None, is_program: bool
) -> None:
    """Neither somebody who is connected nor a program that asks over HTTP waits at a table that is not in memory."""

    async def wait() -> None:
        async with inside(tmp_path, gone_after_s=0.0) as house:
            room = await a_table(house, TWO, stand_in_after=2)
            ann = Ear("ann")
            await house.presence.enter(room, ann)
            await house.presence.leave(room, ann)
            if is_program:
                await house.presence.heard_from(room, "bob")
            else:
                await house.presence.enter(room, Ear("bob"))
            await until(lambda: room.table.places[0].stand_in is not None)
            assert house.rooms[room.table.id] is room

    asyncio.run(wait())


def test_a_hint_under_way_keeps_its_table(tmp_path: Path, short_patience: None) -> None:
    async def ask() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, TWO)
            thinker: Any = house.bots.thinker
            may_end, began = asyncio.Event(), time.monotonic()

            async def evaluate(*_: Any) -> None:
                await may_end.wait()
                raise Refusal("not_now", "enough")

            thinker.evaluate = evaluate
            hint = asyncio.create_task(house.bots.adviser.advise(room, "ann", Hint(seat=0, ask=1, level="mason")))
            await until(lambda: room.table.places[0].hints == 1)
            await until(lambda: time.monotonic() > began + 2.5)  # the sweep has come by
            assert house.rooms[room.table.id] is room
            may_end.set()
            with pytest.raises(Refusal, match="enough"):
                await hint
            await empty(house)

    asyncio.run(ask())
