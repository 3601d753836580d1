"""A house that sleeps, or whose clock is set: nobody loses time that nobody could use."""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from saqqara.server import heartbeat, house_clock
from saqqara.server.clocks import time_lost
from saqqara.server.store.schema import HOUSE
from saqqara.server.store.store import Store
from saqqara.server.wire import PerMove, PerPlayer
from tests.effort import first_of
from tests.server.faults.windows import until as wait_until
from tests.server.faults.windows import window
from tests.server.guests import ME, OPEN, Program, programs
from tests.server.houses import House, open_house
from tests.server.inside import Ear, QuickHouse, a_table, inside, person

LENGTH_S = 5  # of a clock
SLEEP_S = 8.0
QUICK = """
from saqqara.server import heartbeat, house
heartbeat.OUTAGE_S = 3.0
house.HEARTBEAT_S = 0.5
"""


# --- what the log says ---


def test_only_a_house_that_is_open_warns_of_an_outage(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Somebody who opens a house again after a day has no trouble to read of."""

    async def stay(warns_of: tuple[float, float] | None = None) -> None:
        async with inside(tmp_path) as house:
            if warns_of is not None:
                house._on_outage(warns_of)

    asyncio.run(stay())
    store = Store(str(tmp_path / "house.sqlite"))
    with store.writing() as connection:
        yesterday = repr(time.time() - 86_400)
        connection.execute(update(HOUSE).where(HOUSE.c.key == "alive_at").values(value=yesterday))
    store.close()
    with caplog.at_level(logging.INFO, "saqqara.server"):
        asyncio.run(stay())
        assert [(one.levelno, one.getMessage()) for one in caplog.records] == [(logging.INFO, "open again")]
        caplog.clear()
        asyncio.run(stay((0.0, 100.0)))
        assert [(one.levelno, one.getMessage()) for one in caplog.records] == [(logging.WARNING, "outage")]


# --- whole houses that are paused ---


async def a_table_with_clocks(ann: Program, bob: Program) -> str:
    clock = {"kind": "per_move", "seconds": LENGTH_S}
    table = await ann.open("imhotep", [ME, OPEN], clock=clock, stand_in="apprentice", at_zero="bot_takes_over")
    assert (await bob.say(table["id"], type="take_seat", seat=1, invite=table["invite"])).is_success
    return str(table["id"])


@contextmanager
def asleep(*houses: House) -> Iterator[None]:
    """As if the lid of the machine were closed."""
    for one in houses:
        assert one.process is not None
        one.process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        for one in houses:
            assert one.process is not None
            one.process.send_signal(signal.SIGCONT)


@contextmanager
def looking_into(house: House) -> Iterator[Store]:
    """The database of a house that is open."""
    store = Store(house.settings.database_url, lock=False)
    try:
        yield store
    finally:
        store.close()


def at_zero(store: Store, tables: list[str]) -> list[tuple[float, float]]:
    """When the first clock of each table began to run, and when a bot took over."""
    found = []
    for table in tables:
        sat, taken_over = store.entries(table)[:2]
        assert b'"why":"clock"' in taken_over.body
        found.append((sat.at, taken_over.at))
    return found


async def all_at_zero(store: Store, tables: list[str]) -> None:
    await wait_until(lambda: all(len(store.entries(table)) > 1 for table in tables))


@pytest.mark.soak
@pytest.mark.parametrize("number", first_of([2, 1], 1), ids={1: "alone", 2: "both"}.get)
def test_time_in_which_all_slept_is_nobodys(tmp_path: Path, request: pytest.FixtureRequest, number: int) -> None:
    database = "" if number == 1 else str(request.getfixturevalue("postgres_url"))
    tables: list[str] = []

    async def play(houses: list[House], store: Store) -> None:
        async with programs(houses[0].address, "Ann", "Bob") as (ann, bob):
            tables.extend([await a_table_with_clocks(ann, bob) for _ in range(3)])
            async with window(houses[-1].address, tables[0], ann.token) as looks:
                with asleep(*houses):
                    await asyncio.sleep(SLEEP_S)
                await all_at_zero(store, tables)
                assert looks.table["seats"][0]["who"] == "person"

    with open_house(tmp_path / "one", database, first=QUICK) as one, looking_into(one) as store:
        if number == 1:
            asyncio.run(play([one], store))
        else:
            with open_house(tmp_path / "other", database, first=QUICK) as other:
                asyncio.run(play([one, other], store))
        outages = store.outages(0.0)
        (slept,) = [ended - began for began, ended in outages if ended - began > SLEEP_S / 2]
        assert slept >= SLEEP_S - 1
        for began, ended in at_zero(store, tables):
            assert ended - began - time_lost(outages, began, ended) > LENGTH_S - 0.5


@pytest.mark.soak
def test_while_another_process_is_awake_clocks_run(tmp_path: Path, postgres_url: str) -> None:
    async def play(one: House, other: House, store: Store) -> None:
        async with programs(one.address, "Ann", "Bob") as (ann, bob):
            table = await a_table_with_clocks(ann, bob)
            async with window(other.address, table, bob.token):
                with asleep(one):
                    await all_at_zero(store, [table])
                    woken_at = time.time()
                await asyncio.sleep(2.0)  # the first has looked at the time again
            ((_, ended),) = at_zero(store, [table])
            assert ended <= woken_at
            assert store.outages(0.0) == []

    with (
        open_house(tmp_path / "one", postgres_url, first=QUICK) as one,
        open_house(tmp_path / "other", postgres_url, first=QUICK) as other,
        looking_into(one) as store,
    ):
        asyncio.run(play(one, other, store))


# --- clocks of the machine that jump, inside one process ---


class Machine:
    """The clocks of a machine, which can be moved on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall_s = self.monotonic_s = 0.0
        monkeypatch.setattr(house_clock, "wall", lambda: time.time() + self.wall_s)
        monkeypatch.setattr(house_clock, "monotonic", lambda: time.monotonic() + self.monotonic_s)
        monkeypatch.setattr(Store, "time", lambda store: time.time() + self.wall_s)


SLEEPS = {"stopped": (3600.0, 3600.0), "suspended or set forward": (3600.0, 0.0), "set back": (-3600.0, 0.0)}


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def clocks_of(house: QuickHouse, table: str) -> list[Any]:
    return [entry for entry in house.store.entries(table) if b'"by":"clock"' in entry.body]


@pytest.mark.parametrize(("wall_s", "monotonic_s"), SLEEPS.values(), ids=SLEEPS)
def test_a_clock_that_is_at_zero_after_a_jump_is_looked_at_again(
    tmp_path: Path, machine: Machine, wall_s: float, monotonic_s: float
) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob")], clock=PerMove(seconds=600))
            machine.wall_s, machine.monotonic_s = wall_s, monotonic_s
            house._watchers.clocks._on_zero(room)
            house._watchers.clocks.look_after(room)
            await asyncio.sleep(1.0)
            await house._heartbeat.beat()
            house._watchers.clocks._on_zero(room)
            await asyncio.sleep(1.0)
            assert clocks_of(house, room.table.id) == []
            left = room.table.clocks_at(room.now())
            assert left is not None
            assert left[0] is not None
            assert 500_000 < left[0] <= 600_000
            assert abs(room.now() - house_clock.wall()) < 30

    asyncio.run(play())


@pytest.mark.parametrize(("wall_s", "monotonic_s"), SLEEPS.values(), ids=SLEEPS)
def test_whoever_moves_right_after_a_jump_has_lost_no_time(
    tmp_path: Path, machine: Machine, wall_s: float, monotonic_s: float
) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob")], clock=PerPlayer(seconds=600))
            ear = Ear("bob")
            await house.presence.enter(room, ear)
            machine.wall_s, machine.monotonic_s = wall_s, monotonic_s
            told = len(ear.of_kind("table"))
            await room.do(lambda t, now: t.move(0, t.match.legal(0)[0], None, now))  # type: ignore[union-attr]
            assert room.table.clocks is not None
            assert 500_000 < room.table.clocks.left[0] <= 600_000
            if wall_s > 0:
                assert len(ear.of_kind("table")) > told, "clocks on the screen are set right"

    asyncio.run(play())


def test_while_the_database_does_not_answer_time_ends_with_the_last_heartbeat(
    tmp_path: Path, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    from saqqara.server.store.availability import Unavailable

    def silent(*_: object) -> None:
        raise Unavailable("expected a database that answers, got none")

    async def play() -> None:
        async with inside(tmp_path) as house:
            last = house.storage.clock.was_set_at
            assert await house._heartbeat.moment() >= last
            machine.wall_s = machine.monotonic_s = 3600.0
            monkeypatch.setattr(house.store, "beat", silent)
            assert await house._heartbeat.moment() == house.storage.clock.was_set_at < last + 1800
            assert await house._heartbeat.moment(last + 1.0) >= last + 1.0
            monkeypatch.undo()

    asyncio.run(play())


def test_one_heartbeat_is_enough_for_all_who_wait(
    tmp_path: Path, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            beats: list[float] = []
            beat = house.store.beat

            def counted(now: float | None, gap_s: float) -> tuple[float, float] | None:
                beats.append(gap_s)
                return beat(now, gap_s)

            monkeypatch.setattr(house.store, "beat", counted)
            monkeypatch.setattr(heartbeat, "OUTAGE_S", 1000.0)
            machine.wall_s = machine.monotonic_s = 3600.0
            await asyncio.gather(*(house._heartbeat.moment() for _ in range(20)))
            assert len(beats) <= 2, "one, and perhaps that of the house itself"

    asyncio.run(play())
