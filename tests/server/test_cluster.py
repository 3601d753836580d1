"""Two processes of a house on one database: what each knows of the people who are connected to the other."""

from __future__ import annotations

import asyncio
import json
import signal
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S
from tests.server.faults.windows import until, window
from tests.server.guests import ME, OPEN, Program, programs
from tests.server.houses import House, open_house

Pair = tuple[House, House]

FORGETFUL = "from saqqara.server import house; house.IDLE_S = 0.2\n"
SHORT_POLLS = "from saqqara.server import presence; presence.SEEN_S = 0.5"
QUICK = "from saqqara.server import cluster, house; cluster.SILENCE_S = 3.0; house.HEARTBEAT_S = 0.5"
LATE = """
import asyncio
from saqqara.server.storage import Storage
at_once = Storage.notify
async def later(self, *payloads):
    await asyncio.sleep(0.5)
    await at_once(self, *payloads)
Storage.notify = later
"""


@pytest.fixture
def houses(tmp_path: Path, postgres_url: str) -> Iterator[Pair]:
    with open_house(tmp_path / "one", postgres_url) as one, open_house(tmp_path / "other", postgres_url) as other:
        yield one, other


def tables_in_memory(house: House) -> int:
    with urllib.request.urlopen(f"{house.address}/api/health", timeout=PATIENCE_S) as answer:
        return int(json.load(answer)["tables_in_memory"])


@pytest.mark.soak
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


@pytest.mark.soak
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


# --- presence between the houses ---


def connections(house: House) -> int:
    """How many windows a house has open."""
    with urllib.request.urlopen(f"{house.address}/metrics", timeout=PATIENCE_S) as answer:
        lines = answer.read().decode().splitlines()
    return int(float(next(line for line in lines if line.startswith("saqqara_connections ")).split()[1]))


async def said(house: House, program: Program, table: str, **message: object) -> None:
    answer = await program.http.post(
        f"{house.address}/api/tables/{table}/messages", json=message, headers=program.headers
    )
    assert answer.is_success, answer.text


@pytest.mark.soak
def test_news_of_somebody_who_stood_up_say_nothing_of_the_next_sitter(tmp_path: Path, postgres_url: str) -> None:
    """What one house says of Bob comes to the other when Bob has left the seat, and Cid has it."""

    async def play(one: House, other: House) -> None:
        async with programs(other.address, "Ann", "Bob", "Cid") as (ann, bob, cid):
            table = await ann.open("imhotep", [ME, OPEN, OPEN], stand_in_after=10, stand_in="apprentice")
            name, invite = table["id"], table["invite"]
            async with window(other.address, name, ann.token) as anns:
                await said(other, bob, name, type="take_seat", seat=1, invite=invite)
                await until(lambda: anns.table["seats"][1]["who"] == "person")
                await until(lambda: anns.presence[1] == "gone")
                await said(one, bob, name, type="stand_up", seat=1)
                await until(lambda: anns.table["seats"][1]["who"] == "open")
                assert (await anns.do("take_seat", seat=2))["type"] == "accepted"
                async with window(other.address, name, cid.token) as cids:
                    assert (await cids.do("take_seat", seat=1, invite=invite))["type"] == "accepted"
                    await asyncio.sleep(2.0)  # what the first house says comes late
                await until(lambda: anns.table["seats"][1].get("stands_in"), 60)

    with (
        open_house(tmp_path / "one", postgres_url, first=FORGETFUL + LATE) as one,
        open_house(tmp_path / "other", postgres_url, first=SHORT_POLLS) as other,
    ):
        asyncio.run(play(one, other))


@pytest.mark.soak
def test_whoever_looks_through_one_house_and_sits_down_over_http_at_the_other_is_here(
    tmp_path: Path, postgres_url: str
) -> None:
    """Also when the house through which they sat down has forgotten the table, and asks for it again."""

    async def play(one: House, other: House) -> None:
        async with programs(one.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open("imhotep", [ME, OPEN])
            name = table["id"]
            async with window(other.address, name, bob.token) as bobs:
                await said(one, bob, name, type="take_seat", seat=1, invite=table["invite"])
                await until(lambda: bobs.table["status"] == "playing")
                await asyncio.sleep(3.0)  # what the other house says of Bob comes late
                await until(lambda: tables_in_memory(one) == 0)
                refused = await ann.say(name, type="let_bot_play", seat=0, absent=1)
                assert refused.json().get("error") == "not_now", "whoever is here cannot be voted out"
                shown = await ann.told("GET", f"/api/tables/{name}")
                assert shown["seats"][1].get("presence", "here") == bobs.presence[1] == "here"
                async with window(one.address, name, ann.token) as anns:
                    await bobs.close()
                    await until(lambda: anns.presence[1] == "gone")

    with (
        open_house(tmp_path / "one", postgres_url, first=FORGETFUL + SHORT_POLLS) as one,
        open_house(tmp_path / "other", postgres_url, first=LATE) as other,
    ):
        asyncio.run(play(one, other))


@pytest.mark.soak
def test_guests_of_a_house_that_slept_are_here_again_when_it_wakes(tmp_path: Path, postgres_url: str) -> None:
    """A bot that stood in for them meanwhile gives the seat back."""

    async def play(one: House, other: House) -> None:
        assert one.process is not None
        async with programs(other.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open("imhotep", [ME, OPEN], stand_in_after=10, stand_in="apprentice")
            name = table["id"]
            async with window(other.address, name, ann.token) as anns, window(one.address, name, bob.token) as bobs:
                assert (await bobs.do("take_seat", seat=1, invite=table["invite"]))["type"] == "accepted"
                await until(lambda: anns.presence[1] == "here")
                one.process.send_signal(signal.SIGSTOP)
                try:
                    await until(lambda: anns.presence[1] == "gone")
                    await until(lambda: anns.table["seats"][1].get("stands_in"), 60)
                finally:
                    one.process.send_signal(signal.SIGCONT)
                await until(lambda: anns.presence[1] == "here", 30)
                await until(lambda: not anns.table["seats"][1].get("stands_in"), 30)
                await until(lambda: bobs.presence[0] == "here")

    with (
        open_house(tmp_path / "one", postgres_url, first=QUICK) as one,
        open_house(tmp_path / "other", postgres_url, first=QUICK) as other,
    ):
        asyncio.run(play(one, other))


def test_a_program_that_asks_one_house_is_here_at_the_other(houses: Pair) -> None:
    """It had a window there too, which it closes. What it asks of the first house shows that it is here."""

    async def play(one: House, other: House) -> None:
        async with programs(one.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open("imhotep", [ME, OPEN])
            name = table["id"]
            async with window(other.address, name, ann.token) as anns:
                async with window(other.address, name, bob.token) as bobs:
                    assert (await bobs.do("take_seat", seat=1, invite=table["invite"]))["type"] == "accepted"
                    async with window(one.address, name) as looks:
                        await until(lambda: looks.presence.get(1) == "here")
                    await bob.told("GET", f"/api/tables/{name}/view?seat=1")
                await until(lambda: connections(other) == 1)
                await asyncio.sleep(1.0)  # what the houses tell each other has come
                assert anns.presence[1] == "here"
                refused = await anns.do("let_bot_play", seat=0, absent=1)
                assert refused["type"] == "refused", "whoever is here cannot be voted out"

    asyncio.run(play(*houses))
