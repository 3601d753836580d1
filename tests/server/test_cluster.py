"""Two processes of a house on one database: what each knows of the people who are connected to the other."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S
from tests.server.faults.windows import until, window
from tests.server.guests import ME, OPEN, programs
from tests.server.houses import House, open_house

Pair = tuple[House, House]

FORGETFUL = "from saqqara.server import house; house.IDLE_S = 0.2"


@pytest.fixture
def houses(tmp_path: Path, postgres_url: str) -> Iterator[Pair]:
    with open_house(tmp_path / "one", postgres_url) as one, open_house(tmp_path / "other", postgres_url) as other:
        yield one, other


def tables_in_memory(house: House) -> int:
    with urllib.request.urlopen(f"{house.address}/api/health", timeout=PATIENCE_S) as answer:
        return int(json.load(answer)["tables_in_memory"])


def test_a_bot_stands_in_for_the_next_sitter_after_somebody_stood_up_through_the_other_house(
    tmp_path: Path, postgres_url: str
) -> None:
    """The next sitter has no connection any more. That somebody else on this seat had one is no reason to wait.

    The house through which the other one stood up has forgotten the table, so it does not stand in either.
    """

    async def play(one: House, other: House) -> None:
        async with programs(one.address, "Ann", "Bob", "Cid") as (ann, bob, cid):
            table = await ann.open("imhotep", [ME, OPEN, OPEN], stand_in_after=10, stand_in="apprentice")
            name, invite = table["id"], table["invite"]
            async with window(other.address, name, ann.token) as anns:
                async with window(one.address, name, bob.token) as bobs:
                    assert (await bobs.do("take_seat", seat=1, invite=invite))["type"] == "accepted"
                    await until(lambda: anns.table["seats"][1]["who"] == "person" and anns.presence[1] == "here")
                    assert (await bobs.do("stand_up", seat=1))["type"] == "accepted"
                    await until(lambda: anns.table["seats"][1]["who"] == "open")
                await until(lambda: tables_in_memory(one) == 0)
                assert (await anns.do("take_seat", seat=2))["type"] == "accepted"
                async with window(other.address, name, cid.token) as cids:
                    assert (await cids.do("take_seat", seat=1, invite=invite))["type"] == "accepted"
                await until(lambda: anns.presence[1] == "gone" or anns.table["seats"][1].get("stands_in"))
                await until(lambda: anns.table["seats"][1].get("stands_in"), 20)

    with (
        open_house(tmp_path / "one", postgres_url, first=FORGETFUL) as one,
        open_house(tmp_path / "other", postgres_url) as other,
    ):
        asyncio.run(play(one, other))


def test_whoever_sits_down_through_one_house_and_looks_through_the_other_is_here(houses: Pair) -> None:
    async def play(one: House, other: House) -> None:
        async with programs(one.address, "Ann", "Cid") as (ann, cid):
            table = await ann.open("imhotep", [ME, OPEN])
            async with (
                window(other.address, table["id"], ann.token) as anns,
                window(one.address, table["id"], cid.token) as looks,
            ):
                async with window(other.address, table["id"], cid.token) as cids:
                    answer = await cids.do("take_seat", seat=1, invite=table["invite"])
                    assert answer["type"] == "accepted"
                    await until(lambda: looks.table["status"] == "playing")
                    await asyncio.sleep(0.5)  # what the houses tell each other has come
                await asyncio.sleep(0.5)
                assert anns.presence[1] == "here"
                await looks.close()
                await until(lambda: anns.presence[1] == "gone")

    asyncio.run(play(*houses))
