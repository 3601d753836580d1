"""A proxy that buffers: bytes come late and in other portions than they were sent. Everything goes on all the same."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S
from tests.server.faults.stubborn import Gathering, Host, Tally, check_all
from tests.server.faults.windows import faults_in
from tests.server.houses import House, open_house

HELD_S = 0.02  # how long the proxy collects what comes
PORTION = 700  # bytes that it passes on at once
MOST_READ = 65_536


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Collects for a while, then passes everything on in portions that end anywhere."""
    with contextlib.suppress(OSError):
        while data := await reader.read(MOST_READ):
            await asyncio.sleep(HELD_S)
            for start in range(0, len(data), PORTION):
                writer.write(data[start : start + PORTION])
                await writer.drain()
    with contextlib.suppress(OSError):
        writer.close()


@asynccontextmanager
async def buffering_proxy(house: House) -> AsyncIterator[str]:
    """The address of a proxy before a house."""
    connections: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        connections.add(task)
        task.add_done_callback(connections.discard)
        back, forth = await asyncio.open_connection("127.0.0.1", house.settings.port)
        await asyncio.gather(pass_on(reader, forth), pass_on(back, writer))

    proxy = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}"
    finally:
        proxy.close()
        for task in list(connections):
            task.cancel()
        await asyncio.gather(*connections, return_exceptions=True)


@pytest.mark.soak
def test_matches_are_played_through_a_proxy_that_buffers(tmp_path: Path) -> None:
    tally = Tally()
    with open_house(tmp_path) as house:

        async def play() -> list[Gathering]:
            async with buffering_proxy(house) as address:
                host = Host(lambda: address, random.Random(4), tally)
                gathered = [await host.gather(game, 2) for game in ("imhotep", "pyramids")]
                async with asyncio.timeout(5 * PATIENCE_S):
                    await asyncio.gather(*(one.play() for one in gathered))
            return gathered

        gathered = asyncio.run(play())
        check_all(gathered, Host(lambda: house.address, random.Random(4), tally), house.settings.database_url)
        assert tally.connections == sum(len(one.players) for one in gathered), "nobody had to come back"
        assert not faults_in(house.log)
