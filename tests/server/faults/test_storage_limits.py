"""Storage that reads but does not write: a standby, or a file that may not grow. The house waits and loses nothing."""

from __future__ import annotations

import asyncio
import random
import resource
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest

from tests.effort import first_of
from tests.patience import PATIENCE_S
from tests.server.faults.stubborn import Gathering, Host, Tally, check_all
from tests.server.faults.windows import faults_in
from tests.server.houses import House, open_house
from tests.server.postgres import Postgres, running

PLAYED = 30  # moves before storage fails


async def reached(is_reached: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not is_reached():
            await asyncio.sleep(0.01)


def play_through(house: House, database: str, forbid: Callable[[], None], allow: Callable[[], None]) -> None:
    """Plays while storage takes no writes for a while; all that was acknowledged is there in the end."""
    tally = Tally()
    host = Host(lambda: house.address, random.Random(5), tally)

    async def play() -> list[Gathering]:
        gathered = [await host.gather(game, 2, pause_s=0.02) for game in first_of(("imhotep", "pyramids"), 1)]
        async with asyncio.timeout(5 * PATIENCE_S), asyncio.TaskGroup() as tasks:
            for one in gathered:
                tasks.create_task(one.play())
            await reached(lambda: tally.acknowledged >= PLAYED)
            await asyncio.to_thread(forbid)
            await reached(lambda: tally.paused > 0)
            await asyncio.to_thread(allow)
        return gathered

    check_all(asyncio.run(play()), host, database)
    words = house.log.read_text()
    assert "database unavailable" in words
    assert "database available again" in words
    assert not faults_in(house.log)
    assert house.is_answering()


@pytest.mark.soak
def test_a_database_that_only_reads(tmp_path: Path) -> None:
    with running() as postgres, postgres.database() as url, open_house(tmp_path, url) as house:
        play_through(
            house, url, lambda: set_read_only(postgres, url, True), lambda: set_read_only(postgres, url, False)
        )


def set_read_only(postgres: Postgres, url: str, is_on: bool) -> None:
    """Lets new connections read only, or write again, and ends those that there are."""
    name = urlsplit(url).path.strip("/")
    with psycopg.connect(postgres.url(), autocommit=True) as connection:
        connection.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = {"on" if is_on else "off"}')
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process can be set on Linux alone")
def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        assert house.process is not None
        pid = house.process.pid
        _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        file = tmp_path / "house.sqlite-wal"
        play_through(
            house,
            house.settings.database_url,
            lambda: _limit(pid, (file.stat().st_size, hard)),
            lambda: _limit(pid, (hard, hard)),
        )


def _limit(pid: int, limits: tuple[int, int]) -> None:
    resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)
