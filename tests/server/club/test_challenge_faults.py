"""A house that is killed, or two on one database: one seed a day, one try for honour, each result once."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from saqqara.match.verification import verify
from saqqara.server.store.challenges import ChallengeStore
from saqqara.server.store.store import Store
from tests.effort import IS_ALL, first_of
from tests.patience import PATIENCE_S
from tests.server.club.clubs import TODAY, club
from tests.server.guests import Program
from tests.server.houses import House

RANDOM_BOTS = """
from saqqara.bots.guard import Guarded
from saqqara.bots.random_bot import RandomBot
from saqqara.server.level_compiler import LevelCompiler
from saqqara.server.thinking import Thinker
LevelCompiler.is_ready_or_begins = lambda self, edition: True
Thinker._bot = lambda self, *_: Guarded(RandomBot())
"""
KILLS = 20 if IS_ALL else 2
DAILY = f"imhotep-{TODAY}"


def test_two_houses_draw_one_seed_open_one_table_and_count_a_result_once(tmp_path: Path, postgres_url: str) -> None:
    async def play() -> None:
        folders = [tmp_path / "one", tmp_path / "other"]
        for folder in folders:
            folder.mkdir()
        async with (
            club(folders[0], database=postgres_url) as one,
            club(folders[1], database=postgres_url) as other,
        ):
            ann = await one.person("Ann")
            other.people["Ann"] = Program(ann.address, ann.token, other.http)
            both = one, other
            days = await asyncio.gather(*(here.house.club.challenges.of_today() for here in both * 3))
            assert len({tuple((row.id, row.seed) for row in day) for day in days}) == 1
            tables = await asyncio.gather(*(here.begin("Ann", DAILY) for here in both * 3))
            assert len(set(tables)) == 1
            await one.finish("Ann", tables[0], random.Random(1))
            for here in both:
                shown = await here.until_done("Ann", DAILY)
                assert shown["players"] == 1
            again = await asyncio.gather(
                *(here.people["Ann"].ask("POST", f"/api/challenges/{DAILY}/play") for here in both)
            )
            assert [answer.status_code for answer in again] == [409, 409]
            fun = await asyncio.gather(*(here.begin("Ann", DAILY, for_fun=True) for here in both * 2))
            assert len(set(fun)) == 1

    asyncio.run(play())


async def stubborn(person: Program, method: str, path: str, body: Any = None) -> Any:
    """What the house answers as soon as it is there again; refusals of what was done already are answers, too."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            try:
                answer = await person.ask(method, path, body)
            except httpx.TransportError:
                await asyncio.sleep(0.05)
                continue
            if answer.status_code < 500:
                return answer.json()


async def play_on(person: Program, challenge: str, chance: random.Random, moved: asyncio.Event) -> dict[str, Any]:
    """Plays a try to its result, however often the house is gone."""
    table = (await stubborn(person, "POST", f"/api/challenges/{challenge}/play"))["table"]
    seat = (await stubborn(person, "GET", f"/api/challenges/{challenge}"))["your_seat"]
    while (view := await stubborn(person, "GET", f"/api/tables/{table}/view?seat={seat}&wait=2"))["outcome"] is None:
        if view["legal"]:
            said = {"type": "move", "seat": seat, "ask": view["ask"], "move": chance.choice(view["legal"])}
            await stubborn(person, "POST", f"/api/tables/{table}/messages", said)
            moved.set()
        assert (await stubborn(person, "POST", f"/api/challenges/{challenge}/play")).get("table") in (table, None)
    async with asyncio.timeout(PATIENCE_S):
        while (shown := await stubborn(person, "GET", f"/api/challenges/{challenge}"))["yours"]["state"] != "done":
            await asyncio.sleep(0.1)
    return dict(shown)


@pytest.mark.parametrize("is_shared", first_of([False, True], 1))
def test_a_house_that_is_killed_loses_no_try_and_counts_none_twice(
    tmp_path: Path, is_shared: bool, request: pytest.FixtureRequest
) -> None:
    house = House(tmp_path, request.getfixturevalue("postgres_url") if is_shared else "", first=RANDOM_BOTS)

    async def kill(moved: asyncio.Event, chance: random.Random) -> None:
        for _ in range(KILLS):
            for _ in range(chance.randint(1, 6)):
                moved.clear()
                await moved.wait()
            house.kill()
            await asyncio.to_thread(house.start)

    async def play() -> None:
        moved, chance = asyncio.Event(), random.Random(5)
        async with httpx.AsyncClient(base_url=house.address, timeout=PATIENCE_S) as http:
            people = []
            for name in ("Ann", "Bob"):
                token = (await http.post("/api/people", json={"name": name, "keep": "token"})).json()["token"]
                people.append(Program(house.address, token, http))
            made = await people[0].told(
                "POST",
                "/api/challenges",
                {"game": "imhotep", "seats": [{"who": "you"}, {"who": "bot", "level": "scribe"}]},
            )
            killing = asyncio.create_task(kill(moved, chance))
            playing = [play_on(person, made["id"], random.Random(n), moved) for n, person in enumerate(people)]
            ended = await asyncio.gather(*playing)
            killing.cancel()
            assert house.is_answering() or house.start()
            shown = await stubborn(people[0], "GET", f"/api/challenges/{made['id']}")
            assert shown["players"] == 2
            assert sorted(one["points"] for one in shown["results"]["everybody"]) == sorted(
                one["yours"]["points"] for one in ended
            )
            with closing(Store(house.settings.database_url, lock=False)) as store:
                row = ChallengeStore(store).challenge(made["id"])
                assert row is not None
                for one in ended:
                    record = (await people[0].ask("GET", f"/api/tables/{one['yours']['table']}/record")).text
                    assert verify(record.replace("\nmoves: ", f"\nseed: {row.seed}\nmoves: ")).is_finished

    try:
        house.start()
        asyncio.run(play())
    finally:
        house.kill()


async def play_deal(person: Program, evening: str, number: int, chance: random.Random, moved: asyncio.Event) -> str:
    """Sits down at a table of an evening and plays its deal to the end, however often the house is gone."""
    path = f"/api/evenings/{evening}/tables/{number}/deals/1/open"
    opened = await stubborn(person, "POST", path)
    assert "table" in opened, opened
    table = str(opened["table"])
    shown = await stubborn(person, "GET", f"/api/tables/{table}")
    (seat,) = (place["seat"] for place in shown["seats"] if place.get("is_yours"))
    while (view := await stubborn(person, "GET", f"/api/tables/{table}/view?seat={seat}&wait=2")).get(
        "outcome"
    ) is None:
        if view.get("legal"):
            said = {"type": "move", "seat": seat, "ask": view["ask"], "move": chance.choice(view["legal"])}
            await stubborn(person, "POST", f"/api/tables/{table}/messages", said)
            moved.set()
        elif "error" in view:
            await asyncio.sleep(0.05)  # the other one has not sat down yet
    assert (await stubborn(person, "POST", path))["table"] == table
    return table


@pytest.mark.parametrize("is_shared", first_of([True, False], 1))
def test_an_evening_whose_house_is_killed_counts_every_seat_once(
    tmp_path: Path, is_shared: bool, request: pytest.FixtureRequest
) -> None:
    house = House(tmp_path, request.getfixturevalue("postgres_url") if is_shared else "")

    async def kill(moved: asyncio.Event, chance: random.Random) -> None:
        for _ in range(KILLS):
            await asyncio.sleep(chance.uniform(0.0, 0.1))
            house.kill()  # also while people sit down
            await asyncio.to_thread(house.start)
            for _ in range(chance.randint(1, 6)):
                moved.clear()
                await moved.wait()

    async def play() -> None:
        moved, chance = asyncio.Event(), random.Random(6)
        async with httpx.AsyncClient(base_url=house.address, timeout=PATIENCE_S) as http:
            people = []
            for name in ("Ann", "Bob", "Cid", "Dan"):
                token = (await http.post("/api/people", json={"name": name, "keep": "token"})).json()["token"]
                people.append(Program(house.address, token, http))
            wanted = {"game": "imhotep", "seats": 2, "deals": 1, "tables": 2}
            made = (await people[0].told("POST", "/api/evenings", wanted))["id"]
            playing = [
                play_deal(person, made, 1 + number // 2, random.Random(number), moved)
                for number, person in enumerate(people)
            ]
            killing = asyncio.create_task(kill(moved, chance))
            tables = await asyncio.gather(*playing)
            killing.cancel()
            await asyncio.wait([killing])
            assert house.is_answering() or house.start()
            assert (tables[0], tables[2]) == (tables[1], tables[3]) != (tables[2], tables[1])
            async with asyncio.timeout(PATIENCE_S):
                while not (shown := await stubborn(people[0], "GET", f"/api/evenings/{made}"))["is_over"]:
                    await asyncio.sleep(0.1)
            assert [[seat["seat"] for seat in table["deals"][0]["seats"]] for table in shown["tables"]] == [[0, 1]] * 2
            for number in (0, 1):
                both = [table["deals"][0]["seats"][number] for table in shown["tables"]]
                assert sum(one["score"] for one in both) == 100
            for table, told in zip(tables[::2], shown["tables"], strict=True):
                view = await people[0].told("GET", f"/api/tables/{table}/view")
                assert [seat["points"] for seat in told["deals"][0]["seats"]] == view["points"]

    try:
        house.start()
        asyncio.run(play())
    finally:
        house.kill()


def test_two_processes_count_each_result_once_also_if_one_dies_after_the_last_move(
    tmp_path: Path, postgres_url: str
) -> None:
    houses = [House(tmp_path / name, postgres_url, first=RANDOM_BOTS) for name in ("one", "other")]
    names = [f"Guest {number}" for number in range(6)]

    async def play() -> None:
        chance = random.Random(7)
        async with AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(httpx.AsyncClient(base_url=house.address, timeout=PATIENCE_S))
                for house in houses
            ]
            everybody: list[list[Program]] = []
            for name in names:
                answer = await clients[0].post("/api/people", json={"name": name, "keep": "token"})
                token = answer.json()["token"]
                everybody.append([Program(str(http.base_url), token, http) for http in clients])
            seats = [{"who": "you"}, {"who": "bot", "level": "scribe"}]
            made = str(
                (await everybody[0][0].told("POST", "/api/challenges", {"game": "imhotep", "seats": seats}))["id"]
            )
            tables = []
            for one, other in everybody:
                both = await asyncio.gather(*(p.told("POST", f"/api/challenges/{made}/play") for p in (one, other)))
                assert both[0] == both[1]
                tables.append(both[0]["table"])
            last = {"type": "concede", "seat": 0}
            said = [
                chance.choice(person).ask("POST", f"/api/tables/{table}/messages", last)
                for person, table in zip(everybody, tables, strict=True)
            ]
            ending = [asyncio.ensure_future(one) for one in said]
            await asyncio.wait(ending, return_when=asyncio.FIRST_COMPLETED)
            houses[0].kill()
            await asyncio.gather(*ending, return_exceptions=True)
            for person, table in zip(everybody, tables, strict=True):  # what was not acknowledged is said again
                await person[1].ask("POST", f"/api/tables/{table}/messages", last)
            await asyncio.to_thread(houses[0].start)
            for program in (one for person in everybody for one in person):
                async with asyncio.timeout(PATIENCE_S):
                    while (shown := await program.told("GET", f"/api/challenges/{made}"))["players"] < len(names):
                        await asyncio.sleep(0.1)
                assert sorted(one["name"] for one in shown["results"]["everybody"]) == names
                games = (await program.told("GET", "/api/me/games"))["finished"]
                assert len(games) == 1

    try:
        for house in houses:
            house.start()
        asyncio.run(play())
    finally:
        for house in houses:
            house.kill()
