"""PostgreSQL goes away and comes back under load: the house waits, and nothing that it acknowledged is lost."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path

from tests.effort import IS_ALL, first_of
from tests.patience import PATIENCE_S
from tests.server.faults.stubborn import Gathering, Host, Tally, check_all, shown_times
from tests.server.faults.windows import faults_in
from tests.server.guests import bot
from tests.server.houses import open_house
from tests.server.postgres import Postgres, running

PLAYED = 40 if IS_ALL else 20  # moves between two blows


async def strike(
    postgres: Postgres, tally: Tally, away_s: float, blow: Callable[[], None], is_done: asyncio.Event
) -> None:
    """Once play is under way, the database goes for a while."""
    before = tally.acknowledged
    while tally.acknowledged < before + PLAYED and not is_done.is_set():
        await asyncio.sleep(0.01)
    assert not is_done.is_set(), "the matches were over before the database went"
    await asyncio.to_thread(blow)
    await asyncio.sleep(away_s)
    await asyncio.to_thread(postgres.start)


def test_play_goes_on_when_the_database_is_restarted_and_killed(tmp_path: Path) -> None:
    tally, chance = Tally(), random.Random(3)
    with running() as postgres, postgres.database() as url, open_house(tmp_path, url) as house:
        host = Host(lambda: house.address, chance, tally)

        async def play() -> list[Gathering]:
            wanted = [("imhotep", 2, [bot()]), ("pyramids", 2, [bot()]), ("imhotep", 2, []), ("pyramids", 4, [])]
            gathered = [
                await host.gather(game, people, bots, pause_s=0.02) for game, people, bots in first_of(2 * wanted, 2)
            ]
            is_done = asyncio.Event()
            async with asyncio.timeout(5 * PATIENCE_S), asyncio.TaskGroup() as tasks:
                playing = [tasks.create_task(one.play()) for one in gathered]
                for away_s, blow in first_of(((0.0, postgres.stop), (1.5, postgres.kill), (3.0, postgres.stop)), 2):
                    await strike(postgres, tally, away_s, blow, is_done)
                await asyncio.gather(*playing)
                is_done.set()
            return gathered

        began = time.monotonic()
        gathered = asyncio.run(play())
        moves = check_all(gathered, host, url)
        print(
            f"{moves} moves, {tally.acknowledged} acknowledged over {tally.connections} connections, "
            f"{tally.paused} told of a pause, {tally.said_again} said again, refused {dict(tally.refused)}, "
            f"{time.monotonic() - began:.0f} s; round trips {shown_times(tally.round_trips)}"
        )
        words = house.log.read_text()
        assert "database unavailable" in words
        assert "database available again" in words
        assert not faults_in(house.log)
        assert tally.paused > 0
        assert house.is_answering()
