"""The house is killed in the middle of play, again and again: what it has acknowledged is there, once."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.effort import EFFORT, first_of
from tests.patience import PATIENCE_S
from tests.server.faults.stubborn import Gathering, Host, Tally, check_all, shown_times
from tests.server.faults.windows import faults_in
from tests.server.guests import ME, OPEN, Program, bot, programs
from tests.server.houses import House, open_house

# people, bots: each of these plays match after match until the killing is over
GROUPS: Sequence[tuple[str, int, list[dict[str, Any]]]] = (
    ("imhotep", 2, []),
    ("pyramids", 2, [bot()]),
    ("imhotep", 3, [bot()]),
    ("pyramids", 3, []),
    ("imhotep", 4, []),
    ("pyramids", 4, []),
)
MOST_MOVES = 30  # that are said in the life of one house


async def live(chance: random.Random, tally: Tally) -> None:
    """How long a house lives: seldom too short to do anything, mostly until somebody waits for the answer to a move."""
    if chance.random() < 0.25:
        await asyncio.sleep(chance.uniform(0.0, 0.35))
        return
    for _ in range(chance.randint(1, MOST_MOVES)):
        tally.has_moved.clear()
        await tally.has_moved.wait()


async def kill_again_and_again(house: House, chance: random.Random, tally: Tally, is_done: asyncio.Event) -> None:
    """So many times, and on until one of the kills came between a move and its answer."""
    kills = 0
    while kills < EFFORT.kills or not tally.said_again:
        kills += 1
        await live(chance, tally)
        house.kill()  # at once, before the answer to that move is read
        await asyncio.to_thread(house.start)
    is_done.set()


async def play_on(host: Host, group: tuple[str, int, list[dict[str, Any]]], is_done: asyncio.Event) -> list[Gathering]:
    played = []
    while not is_done.is_set():
        game, people, bots = group
        gathering = await host.gather(game, people, bots, rated=True)
        await gathering.play()
        played.append(gathering)
    return played


async def play(house: House, chance: random.Random, tally: Tally) -> tuple[Host, list[Gathering]]:
    host, is_done = Host(lambda: house.address, chance, tally), asyncio.Event()
    async with asyncio.timeout(PATIENCE_S * EFFORT.kills), asyncio.TaskGroup() as tasks:
        tasks.create_task(kill_again_and_again(house, chance, tally, is_done))
        playing = [tasks.create_task(play_on(host, group, is_done)) for group in first_of(GROUPS, 2)]
    return host, list(itertools.chain.from_iterable(task.result() for task in playing))


def play_and_kill(data: Path, database: str = "") -> None:
    seed = int(os.environ.get("SAQQARA_FAULT_SEED") or random.SystemRandom().getrandbits(32))
    print(f"seed: SAQQARA_FAULT_SEED={seed}")
    chance, tally, began = random.Random(seed), Tally(), time.monotonic()
    house = House(data, database)
    try:
        house.start()
        host, gatherings = asyncio.run(play(house, chance, tally))
        moves = check_all(gatherings, host, house.settings.database_url)
        assert not faults_in(house.log)
    finally:
        house.kill()
        print(
            f"{EFFORT.kills} kills, {tally.acknowledged} moves acknowledged, {tally.connections} connections, "
            f"{tally.said_again} moves said again, {time.monotonic() - began:.0f} s; "
            f"round trips {shown_times(tally.round_trips)}"
        )
    print(f"{len(gatherings)} tables played to their end, {moves} moves in their records")
    assert tally.said_again > 0
    assert not tally.refused, tally.refused


def test_kill_of_a_house_on_sqlite_loses_and_repeats_nothing(tmp_path: Path) -> None:
    play_and_kill(tmp_path)


@pytest.mark.usefixtures("postgres")
def test_kill_of_a_house_on_postgresql_loses_and_repeats_nothing(tmp_path: Path, postgres_url: str) -> None:
    play_and_kill(tmp_path, postgres_url)


async def end_some(house: House, people: Sequence[Program], count: int) -> list[str]:
    """Rated matches that end by a concession, all at once."""
    ann, bob = people
    tables = [await ann.open("pyramids", [ME, OPEN], rated=True) for _ in range(count)]
    for table in tables:
        await bob.say(table["id"], type="take_seat", seat=1, invite=table["invite"])
        view = await ann.told("GET", f"/api/tables/{table['id']}/view?seat=0")
        await ann.say(table["id"], type="move", seat=0, ask=view["ask"], move=view["legal"][0])
    answers = [ann.say(table["id"], type="concede", seat=0) for table in tables]
    assert {answer.status_code for answer in await asyncio.gather(*answers)} == {200}
    house.kill()  # whatever it has counted by now
    return [table["id"] for table in tables]


def test_what_a_killed_house_has_not_counted_the_other_counts_once(tmp_path: Path, postgres_url: str) -> None:
    async def play(one: House, other: House) -> None:
        async with programs(one.address, "Ann", "Bob") as people:
            ended = await end_some(one, people, 6)
            async with asyncio.timeout(PATIENCE_S):
                for token in [program.token for program in people]:
                    async with httpx.AsyncClient(base_url=other.address) as http:
                        there = Program(other.address, token, http)
                        while len(games := (await there.told("GET", "/api/me/games"))["finished"]) < len(ended):
                            await asyncio.sleep(0.1)
                        ratings = await there.told("GET", "/api/me/ratings")
                    assert sorted(game["table"] for game in games) == sorted(ended)
                    assert [rating["games"] for rating in ratings["ratings"]] == [len(ended)]

    with open_house(tmp_path / "one", postgres_url) as one, open_house(tmp_path / "other", postgres_url) as other:
        asyncio.run(play(one, other))
        assert not faults_in(other.log)
