"""A house that is told to stop finishes what it has begun, says so to its guests, and the next one goes on."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import time
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from saqqara.server.store.store import Store
from tests.cli.test_commands import SAQQARA
from tests.effort import IS_ALL, first_of
from tests.patience import PATIENCE_S
from tests.server.faults.stubborn import Gathering, Host, Tally, check_all
from tests.server.faults.windows import faults_in, until, window
from tests.server.guests import ME, bot, programs
from tests.server.houses import House, open_house

STOPS = 4 if IS_ALL else 1
GOODBYE = (1001, 1012)  # going away, service restart


def stop(house: House) -> float:
    """Ends well, whatever its guests do; how long it took."""
    began = time.monotonic()
    assert house.stop() == 0, house.log.read_text()
    return time.monotonic() - began


def test_a_stop_in_the_middle_of_play_loses_nothing(tmp_path: Path) -> None:
    tally, chance = Tally(), random.Random(8)
    with open_house(tmp_path) as house:
        host = Host(lambda: house.address, chance, tally)

        async def play() -> tuple[list[Gathering], list[float]]:
            wanted = [("imhotep", 2, [bot()]), ("pyramids", 3, []), ("imhotep", 4, [])]
            gathered = [
                await host.gather(game, people, bots, pause_s=0.05) for game, people, bots in first_of(wanted, 1)
            ]
            took = []
            async with asyncio.timeout(5 * PATIENCE_S), asyncio.TaskGroup() as tasks:
                for one in gathered:
                    tasks.create_task(one.play())
                for _ in range(STOPS):
                    await asyncio.sleep(chance.uniform(0.3, 1.0))
                    took.append(await asyncio.to_thread(stop, house))
                    await asyncio.to_thread(house.start)
            return gathered, took

        gathered, took = asyncio.run(play())
        moves = check_all(gathered, host, house.settings.database_url)
        print(f"{moves} moves, {tally.said_again} said again; stops took {', '.join(f'{one:.2f}' for one in took)} s")
        assert not faults_in(house.log)
    assert not tally.refused


@pytest.mark.parametrize("is_shared", first_of([True, False], 1))
def test_guests_are_told_that_the_house_goes_and_a_move_under_way_is_kept(
    tmp_path: Path, request: pytest.FixtureRequest, is_shared: bool
) -> None:
    database = request.getfixturevalue("postgres_url") if is_shared else ""

    async def play(house: House) -> tuple[str, int, str]:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open("imhotep", [ME, ME])
            async with window(house.address, table["id"], ann.token) as one, window(house.address, table["id"]) as look:
                while not one.views:
                    await asyncio.sleep(0.01)
                acknowledged = 0
                assert house.process is not None
                try:
                    for number in range(1000):
                        if number == 10:
                            house.process.send_signal(signal.SIGTERM)
                        await until(lambda: any(view["ask"] is not None for view in one.views.values()))
                        seat = next(seat for seat in (0, 1) if one.views[seat]["ask"] is not None)
                        view = one.views[seat]
                        answer = await one.do("move", seat=seat, ask=view["ask"], move=view["legal"][0])
                        assert answer["type"] == "view", answer
                        acknowledged += 1
                except (ConnectionError, ConnectionClosed):
                    pass
                while one.close_code is None or look.close_code is None:
                    await asyncio.sleep(0.01)
                assert one.close_code in GOODBYE
                assert look.close_code in GOODBYE
                assert await asyncio.to_thread(house.process.wait, PATIENCE_S) == 0  # it has its signal
            return table["id"], acknowledged, ann.token

    async def moves_of(house: House, table: str) -> int:
        async with programs(house.address) as _, window(house.address, table) as look:
            while None not in look.views:
                await asyncio.sleep(0.01)
            return int(look.views[None]["turn"])

    with open_house(tmp_path, database) as house:
        table, acknowledged, _ = asyncio.run(play(house))
        house.start()
        turns = asyncio.run(moves_of(house, table))
        print(f"{acknowledged} moves acknowledged, the table stands at turn {turns}")
        assert acknowledged >= 10
        assert turns >= acknowledged
        assert not faults_in(house.log)


@pytest.mark.soak
def test_a_house_stops_in_time_although_a_bot_thinks_and_guests_do_not_answer(tmp_path: Path) -> None:
    async def play(house: House) -> float:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open("imhotep", [ME, bot("vizier")])
            reader, writer = await asyncio.open_connection("127.0.0.1", house.settings.port)
            writer.write(b"GET /api/house HTTP/1.1\r\nHost: ")  # and never the rest
            async with window(house.address, table["id"], ann.token) as one:
                while 0 not in one.views or one.views[0]["ask"] is None:
                    await asyncio.sleep(0.01)
                view = one.views[0]
                await one.do("move", seat=0, ask=view["ask"], move=view["legal"][0])
                one.socket.transport.pause_reading()
                await asyncio.sleep(1)
                took = await asyncio.to_thread(stop, house)
            writer.close()
            del reader
            return took

    with open_house(tmp_path) as house:
        print(f"the stop took {asyncio.run(play(house)):.2f} s")
        assert not faults_in(house.log)


@pytest.mark.soak
def test_ctrl_c_while_the_levels_are_made_ready_is_no_fault(tmp_path: Path) -> None:
    """A terminal tells it to all that run in it; whoever compiles for the house is ended by the house."""
    running = subprocess.Popen(
        [*SAQQARA, "serve", "--port", "0", "--data", str(tmp_path / "data"), "--no-open"],
        env=os.environ | {"SAQQARA_CACHE": str(tmp_path / "cache")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert running.stdout is not None
    said = ""
    try:
        while "compiling the levels" not in said:
            assert running.poll() is None, said
            said += running.stdout.readline()
        time.sleep(1)  # the compiler is at work by then
        os.killpg(running.pid, signal.SIGINT)
        said += running.communicate(timeout=PATIENCE_S)[0]
    finally:
        running.kill()
    assert running.returncode == 0, said
    assert "Traceback" not in said


@pytest.mark.soak
@pytest.mark.parametrize("processes", first_of([2, 1], 1))
def test_whoever_waits_for_a_move_over_http_is_answered_before_the_house_goes(
    tmp_path: Path, request: pytest.FixtureRequest, processes: int
) -> None:
    database = request.getfixturevalue("postgres_url") if processes > 1 else ""

    async def wait(house: House) -> tuple[int, float]:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open("imhotep", [ME, ME])
            waiting = asyncio.create_task(ann.ask("GET", f"/api/tables/{table['id']}/view?seat=1&wait=25"))
            await asyncio.sleep(1)
            assert not waiting.done()
            took = await asyncio.to_thread(stop, house)
            return (await waiting).status_code, took

    with open_house(tmp_path, database, processes=processes, stop_after_s=10) as house:
        status, took = asyncio.run(wait(house))
        assert status == 200
        print(f"the stop took {took:.2f} s")
        assert "Cancel" not in house.log.read_text()


@pytest.mark.soak
@pytest.mark.parametrize("processes", first_of([2, 1], 1))
def test_a_house_that_cannot_use_its_database_says_why_and_shows_no_traceback(
    tmp_path: Path, postgres_url: str, processes: int
) -> None:
    with closing(Store(postgres_url)) as store:
        store.migrate()
        with store.writing() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    command = [*SAQQARA, "serve", "--port", "0", "--no-open", "--processes", str(processes)]
    environment = os.environ | {"SAQQARA_DATA": str(tmp_path)}
    nowhere = re.sub(r"/[^/?]*(?=$|\?)", "/no_such_database", postgres_url)
    for database, why in ((postgres_url, "got '9999'"), (nowhere, "does not exist")):
        run = subprocess.run(
            [*command, "--database", database],
            env=environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=False,
        )
        said = run.stdout + run.stderr
        assert run.returncode != 0
        assert why in said.replace('\\"', '"'), said
        assert "Traceback" not in said
