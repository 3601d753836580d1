"""One guest with many tables of Viziers, or with many mutes: honest guests hardly notice. Counted, not timed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.processes import HOUSE, Server, running
from bench.siege import thinking
from bench.siege.embedded import entries_of
from bench.siege.guest import metrics

from tests.effort import EFFORT, first_of

TIMES = 60


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(HOUSE, tmp_path, thinkers=1, bot_pause_s=0.0, gone_after_s=0.0) as one:
        yield one


async def thoughts(server: Server, level: str) -> int:
    """How many moves bots of a level have thought about so far."""
    text = await asyncio.to_thread(metrics, server.port)
    found = re.search(rf'saqqara_bot_thinking_seconds_count{{level="{level}"}} ([0-9.]+)', text)
    assert found is not None
    return int(float(found[1]))


@pytest.mark.soak
@pytest.mark.parametrize("level", first_of(["vizier", "apprentice"], 1))
def test_an_honest_guest_does_not_wait_for_the_viziers_of_a_greedy_one(server: Server, level: str) -> None:
    """Before an answer only the thoughts of others end that run already, not all that wait at so many tables."""

    async def play() -> None:
        await thinking.answers(server.port, "apprentice", 1)  # the levels are loaded
        greedy, paths = await thinking.leave_viziers(server.port, EFFORT.siege_tables)
        watching = asyncio.create_task(thinking.watch(greedy, paths))
        for _ in range(2):
            before = await thoughts(server, "vizier")
            found = await thinking.answers(server.port, level, 1)
            assert (len(found.waits_s), found.lost) == (1, 0)
            assert await thoughts(server, "vizier") - before <= EFFORT.siege_tables // 2
        watching.cancel()

    asyncio.run(play())


@pytest.mark.parametrize("is_sitting", first_of([True, False], 1))
def test_a_flood_of_mutes_writes_little(server: Server, tmp_path: Path, is_sitting: bool) -> None:
    async def mute() -> None:
        table, told = await thinking.mutes(server.port, TIMES, is_sitting=is_sitting)
        assert told == {"accepted": TIMES}
        assert entries_of(tmp_path, table) == (TIMES if is_sitting else 0)

    asyncio.run(mute())
