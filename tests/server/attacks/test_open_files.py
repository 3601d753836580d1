"""However few files a house may have open, silent strangers do not shut the door, and players stay."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from saqqara.server.open_files import FEWEST, OWN, backlog, most_connections
from tests.patience import PATIENCE_S
from tests.server.faults.windows import faults_in
from tests.server.guests import ME, connect_to, programs
from tests.server.houses import House, open_house

SOFT, HARD = 100, 300
LIMITED = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({SOFT}, {HARD}))"
STRANGERS = 150  # from each of several addresses: more than the house has files for


def silent_line(house: House, address: str) -> socket.socket:
    """A connection on which nothing is ever said."""
    where = ("127.0.0.1", house.settings.port)
    return socket.create_connection(where, PATIENCE_S, source_address=(address, 0))


@pytest.mark.soak
@pytest.mark.skipif(sys.platform != "linux", reason="needs more than one loopback address")
def test_silent_strangers_do_not_shut_the_door(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open("imhotep", [ME, ME], listed=True)
            async with ann.at(table["id"]) as anns, connect_to(house.address, table["id"]) as watching:
                await anns.turn_of(0)
                assert json.loads(await watching.recv())["type"] == "welcome"
                with ExitStack() as stack:
                    for number in range(STRANGERS):
                        for address in ("127.0.0.3", "127.0.0.4", "127.0.0.5"):
                            stack.enter_context(await asyncio.to_thread(silent_line, house, address))
                        if number % 10 == 0:
                            async with programs(house.address, "Bob") as (bob,):
                                assert (await bob.ask("GET", "/api/me")).status_code == 200
                            while not anns.owing:
                                await anns.hear()
                            assert (await anns.move(anns.owing[0]))["type"] == "view"
                    assert json.loads(await watching.recv())["type"] == "view"

    with open_house(tmp_path, first=LIMITED) as house:
        asyncio.run(asyncio.wait_for(play(house), PATIENCE_S))
        assert house.is_answering()
        assert not faults_in(house.log)


@pytest.mark.parametrize("files", [0, 64, 100, 256, 1024, 65_536, 1 << 20])
def test_some_files_stay_free(files: int) -> None:
    """For the house itself, and for those who are accepted before others can be closed."""
    assert backlog(files) >= FEWEST
    assert most_connections(files) >= FEWEST
    if files >= 2 * OWN:
        assert most_connections(files) + backlog(files) + OWN == files
    assert backlog(1 << 20) == 2048


RAISED = f"{LIMITED}\nfrom saqqara.server import open_files\nopen_files.raise_limit()\nprint(open_files.limit())"
WITHOUT = """
import sys
sys.modules["resource"] = None
from saqqara.server import open_files
open_files.raise_limit()
print(open_files.limit() > 10_000)
"""


@pytest.mark.parametrize(("program", "told"), [(RAISED, str(HARD)), (WITHOUT, "True")])
def test_the_limit_is_raised_as_far_as_it_may_be(program: str, told: str) -> None:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == told, done.stderr
