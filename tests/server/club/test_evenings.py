"""Club evenings: several tables with the same deals, each seat compared with the same seat elsewhere."""

from __future__ import annotations

import asyncio
import csv
import io
import random
from pathlib import Path
from typing import Any

import pytest

from saqqara.match.fairness import commitment
from saqqara.server.club.scores import as_csv, scores
from saqqara.server.wire import MoveSaid
from tests.server.club.clubs import DAY_S, NOON, Club, club

NEW = {"game": "imhotep", "seats": 2, "deals": 1, "tables": 2, "name": "Thursday"}
PAIRS = (("Ann", "Bob"), ("Cid", "=1+1"))


async def sit(here: Club, name: str, evening: str, number: int, deal: int = 1) -> str:
    path = f"/api/evenings/{evening}/tables/{number}/deals/{deal}/open"
    told = await (await here.person(name)).told("POST", path)
    return str(told["table"])


async def play(here: Club, table: str, chance: random.Random) -> None:
    room = await here.house.room(table)
    while room.table.status != "over":
        seat, match = room.table.owing[0], room.table.begun()
        ask, place = match.ask(seat), room.table.places[seat]
        assert ask is not None
        move = MoveSaid(seat=seat, ask=ask, move=chance.choice(match.legal(seat)))
        await here.house.say(room, place.person, place.name, move)


async def until_over(here: Club, name: str, evening: str) -> dict[str, Any]:
    shown: dict[str, Any] = {"is_over": False}
    while not shown["is_over"]:
        shown = await (await here.person(name)).told("GET", f"/api/evenings/{evening}")
    return shown


def test_an_evening_compares_the_same_seats_of_the_same_deal(tmp_path: Path, database: str) -> None:
    async def evening() -> None:
        async with club(tmp_path, database=database) as here:
            ann = await here.person("Ann")
            made = await ann.told("POST", "/api/evenings", NEW)
            assert (made["name"], made["is_over"], made["seeds"]) == ("Thursday", False, [])
            assert [deal["status"] for table in made["tables"] for deal in table["deals"]] == ["unopened"] * 2
            tables = []
            for number, pair in enumerate(PAIRS, start=1):
                tables += [await sit(here, name, made["id"], number) for name in pair]
            assert tables[0] == tables[1] != tables[2] == tables[3]
            records = []
            for number, table in enumerate((tables[0], tables[2])):
                peek = await (await here.person("Cid")).ask("GET", f"/api/tables/{tables[0]}/view")
                assert peek.json()["error"] == "not_allowed"
                await play(here, table, random.Random(number))
                records.append((await here.house.room(table)).table.begun().moves())
            ships = [[move for _, move in moves if move.startswith("ships")] for moves in records]
            assert ships[0] == ships[1], "the same deal"
            shown = await until_over(here, "Ann", made["id"])
            assert len(shown["totals"]) == 4, "whoever has seen that it is over does not ask again"
            assert [commitment(seed) for seed in shown["seeds"]] == made["commitments"]
            for seat in range(2):
                both = [table["deals"][0]["seats"][seat] for table in shown["tables"]]
                assert sum(one["score"] for one in both) == 100
                best = max(both, key=lambda one: one["points"])
                assert best["score"] in (100, 50)
            text = (await ann.ask("GET", f"/api/evenings/{made['id']}/scores.csv")).text
            rows = list(csv.reader(io.StringIO(text)))
            assert rows[0] == ["deal", "table", "seat", "name", "points", "place", "score", "with help"]
            assert len(rows) == 5
            assert "'=1+1" in [row[3] for row in rows]

    asyncio.run(evening())


def test_nobody_plays_a_deal_twice_and_a_table_is_not_overfull(tmp_path: Path, database: str) -> None:
    async def evening() -> None:
        async with club(tmp_path, database=database) as here:
            ann, eve = await here.person("Ann"), await here.person("Eve")
            made = (await ann.told("POST", "/api/evenings", NEW | {"deals": 2}))["id"]
            names = ["Ann", "Bob", "Cid", "Dan"]
            for name in (*names, "Eve"):
                await here.person(name)
            asked = [
                (await here.person(name)).ask("POST", f"/api/evenings/{made}/tables/1/deals/1/open") for name in names
            ]
            answers = [answer.status_code for answer in await asyncio.gather(*asked)]
            assert sorted(answers) == [200, 200, 409, 409]
            inside = names[answers.index(200)]
            other = await (await here.person(inside)).ask("POST", f"/api/evenings/{made}/tables/2/deals/1/open")
            assert other.json()["error"] == "not_now"
            assert await sit(here, inside, made, 1) == await sit(here, inside, made, 1), "asked again"
            await sit(here, names[answers.index(409)], made, 2)
            await sit(here, inside, made, 2, deal=2)
            full = await eve.ask("POST", f"/api/evenings/{made}/tables/1/deals/1/open")
            assert full.json()["error"] == "not_now"
            for path in ("tables/3/deals/1/open", "tables/1/deals/3/open", "tables/0/deals/1/open"):
                assert (await eve.ask("POST", f"/api/evenings/{made}/{path}")).json()["error"] == "bad_message"
            assert (await eve.ask("GET", "/api/evenings/nowhere")).json()["error"] == "no_such_evening"
            here.set_time(NOON + DAY_S + 60)
            late = await eve.ask("POST", f"/api/evenings/{made}/tables/2/deals/1/open")
            assert late.json()["error"] == "not_now"
            assert len((await eve.told("GET", f"/api/evenings/{made}"))["seeds"]) == 2

    asyncio.run(evening())


def test_scores_are_the_share_of_the_others_that_is_beaten() -> None:
    assert scores({"ann": 10, "bob": 7, "cid": 7}) == {"ann": 100.0, "bob": 25.0, "cid": 25.0}
    assert scores({"ann": 10}) == {"ann": None}
    assert scores({}) == {}


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "\r=1"])
def test_no_name_becomes_a_formula(name: str) -> None:
    (_, row) = csv.reader(io.StringIO(as_csv(["name", "points"], [(name, -3)]), newline=""))
    assert row == [f"'{name}", "-3"]


def test_a_challenge_has_a_table_of_scores_for_those_who_may_see_it(tmp_path: Path) -> None:
    async def challenge() -> None:
        async with club(tmp_path) as here:
            ann, bob = await here.person("Ann"), await here.person("Bob")
            day = (await ann.told("GET", "/api/challenges"))["today"][0]["id"]
            await here.play("Ann", day)
            rows = (await ann.ask("GET", f"/api/challenges/{day}/scores.csv")).text.splitlines()
            assert rows[0] == "place,name,points,with help"
            assert rows[1].startswith("1,Ann,")
            assert (await bob.ask("GET", f"/api/challenges/{day}/scores.csv")).json()["error"] == "not_now"

    asyncio.run(challenge())
