"""Challenges: one seed for each game and day, one try for honour, and results for those who have finished."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from saqqara.match.fairness import commitment
from saqqara.match.verification import verify
from saqqara.server import commands
from saqqara.server.club.challenges import day_of, id_of_day
from saqqara.server.deletion import carry_out, plan
from saqqara.server.store.schema import METADATA
from saqqara.server.wire import AskBackSaid, HandOverSaid, ReturnSaid
from tests.patience import PATIENCE_S
from tests.server.club.clubs import DAY_S, NOON, TODAY, Club, club
from tests.server.inside import Ear, until

DAILY = f"imhotep-{TODAY}"
OWN = {"game": "imhotep", "seats": [{"who": "you"}, {"who": "bot", "level": "apprentice"}], "days": 2}


def test_a_day_is_played_and_compared(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with club(tmp_path, database=database) as here:
            ann, bob = await here.person("Ann"), await here.person("Bob")
            day = (await ann.told("GET", "/api/challenges"))["today"][0]
            assert (day["id"], day["date"], day["seed"], day["results"], day["players"]) == (
                DAILY,
                TODAY,
                None,
                None,
                0,
            )
            assert day["opponents"][day["your_seat"]] is None
            assert len(day["opponents"]) == day["seats"]
            anns = await here.play("Ann", DAILY, random.Random(1))
            shown = await ann.told("GET", f"/api/challenges/{DAILY}")
            assert shown["yours"]["table"] == anns
            assert shown["results"]["players"] == shown["results"]["place"] == 1
            assert (await bob.told("GET", f"/api/challenges/{DAILY}"))["results"] is None
            await here.play("Bob", DAILY, random.Random(2))
            results = (await bob.told("GET", f"/api/challenges/{DAILY}"))["results"]
            assert results["players"] == 2
            assert [one["is_you"] for one in results["everybody"]].count(True) == 1
            assert sorted(one["place"] for one in results["everybody"]) in ([1, 2], [1, 1])
            assert results["histogram"] == []

    asyncio.run(play())


def test_a_seed_is_told_when_its_day_is_over(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with club(tmp_path, database=database) as here:
            ann = await here.person("Ann")
            table = await here.play("Ann", DAILY)
            during = await ann.told("GET", f"/api/challenges/{DAILY}")
            record = (await ann.ask("GET", f"/api/tables/{table}/record")).text
            assert "\nseed: " not in record
            assert f"\ncommitment: {during['commitment']}\n" in record
            here.set_time(NOON + DAY_S)
            after = await ann.told("GET", f"/api/challenges/{DAILY}")
            assert commitment(after["seed"]) == during["commitment"]
            record = (await ann.ask("GET", f"/api/tables/{table}/record")).text
            verdict = verify(record)
            assert verdict.is_finished
            assert verdict.draws_checked == verdict.draws > 0
            assert f"\nseed: {after['seed']}\n" in record
            listed = await ann.told("GET", "/api/challenges")
            assert DAILY in [one["id"] for one in listed["past"]]
            assert all(one["date"] != TODAY for one in listed["today"])

    asyncio.run(play())


def test_there_is_one_try_for_honour_and_then_as_many_for_fun_as_one_likes(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with club(tmp_path, database=database) as here:
            ann = await here.person("Ann")
            asked = [here.begin("Ann", DAILY) for _ in range(5)]
            tables = set(await asyncio.gather(*asked))
            assert len(tables) == 1, "requests that come together open one table"
            running = (await ann.told("GET", f"/api/challenges/{DAILY}"))["yours"]
            assert (running["state"], running["round"], running["rounds"]) == ("playing", 1, 6)
            today = (await ann.told("GET", "/api/challenges"))["today"]
            assert [one["yours"] for one in today if one["id"] == DAILY] == [running], "in the list too"
            early = await ann.ask("POST", f"/api/challenges/{DAILY}/play", {"for_fun": True})
            assert early.json()["error"] == "not_now"
            await here.play("Ann", DAILY)
            again = await ann.ask("POST", f"/api/challenges/{DAILY}/play")
            assert again.json()["error"] == "not_now"
            fun = await here.begin("Ann", DAILY, for_fun=True)
            assert fun not in tables
            assert await here.begin("Ann", DAILY, for_fun=True) == fun
            points = (await ann.told("GET", f"/api/challenges/{DAILY}"))["yours"]["points"]
            await here.finish("Ann", fun, random.Random(3))
            shown = await ann.told("GET", f"/api/challenges/{DAILY}")
            assert (shown["yours"]["points"], shown["players"]) == (points, 1)

    asyncio.run(play())


def test_whoever_concedes_has_a_result_with_the_points_as_they_stand(tmp_path: Path) -> None:
    async def play() -> None:
        async with club(tmp_path) as here:
            table = await here.begin("Ann", DAILY)
            await here.concede("Ann", table)
            shown = await here.until_done("Ann", DAILY)
            assert shown["yours"]["points"] == 0
            assert shown["yours"]["place"] == shown["seats"]
            assert shown["results"]["players"] == 1

    asyncio.run(play())


def test_a_try_that_ends_too_late_does_not_count(tmp_path: Path) -> None:
    async def play() -> None:
        async with club(tmp_path) as here:
            ann = await here.person("Ann")
            table = await here.begin("Ann", DAILY)
            here.set_time(NOON + DAY_S)
            refused = await ann.ask("POST", f"/api/challenges/{DAILY}/play")
            assert refused.json()["error"] == "not_now"
            await here.finish("Ann", table)
            shown = await here.until_done("Ann", DAILY)
            assert (shown["players"], shown["results"]["everybody"]) == (0, [])
            await here.finish("Ann", await here.begin("Ann", DAILY, for_fun=True))

    asyncio.run(play())


def test_a_challenge_of_ones_own(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with club(tmp_path, database=database, challenges_per_person_per_day=2) as here:
            ann, bob = await here.person("Ann"), await here.person("Bob")
            made = await ann.told("POST", "/api/challenges", OWN | {"name": "  For  Bob "})
            assert (made["name"], made["is_yours"], made["opponents"]) == ("For Bob", True, [None, "apprentice"])
            assert made["closes"] - made["opens"] == 2 * DAY_S
            await here.play("Bob", made["id"])
            assert [one["id"] for one in (await bob.told("GET", "/api/challenges"))["own"]] == [made["id"]]
            results = (await bob.told("GET", f"/api/challenges/{made['id']}"))["results"]
            assert [one["name"] for one in results["everybody"]] == ["Bob"]
            answers = await asyncio.gather(*(ann.ask("POST", "/api/challenges", OWN) for _ in range(4)))
            assert sorted(answer.status_code for answer in answers) == [201, 429, 429, 429]
            here.set_time(NOON + DAY_S + 1)
            await ann.told("POST", "/api/challenges", OWN)

    asyncio.run(play())


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": [{"who": "you"}, {"who": "you"}]},
        {"seats": [{"who": "bot", "level": "scribe"}] * 2},
        {"options": {"sides": "ABC"}},
        {"options": {"board": True}},
        {"edition": "no such edition"},
    ],
)
def test_a_challenge_that_cannot_be_played_is_refused(tmp_path: Path, wrong: dict[str, Any]) -> None:
    async def play() -> None:
        async with club(tmp_path) as here:
            answer = await (await here.person("Ann")).ask("POST", "/api/challenges", OWN | wrong)
            assert answer.json()["error"] == "bad_options"

    asyncio.run(play())


def test_a_host_can_choose_the_world_deal_or_none(tmp_path: Path) -> None:
    async def days_of(folder: str, mode: str) -> list[dict[str, Any]]:
        (tmp_path / folder).mkdir()
        async with club(tmp_path / folder, challenges=mode) as here:
            shown: dict[str, Any] = await (await here.person("Ann")).told("GET", "/api/challenges")
            assert shown["is_world"] == (mode == "world")
            house = await (await here.person("Ann")).told("GET", "/api/house")
            assert house["challenges"] == (mode != "off")
            return list(shown["today"])

    one, other = asyncio.run(days_of("one", "world")), asyncio.run(days_of("other", "world"))
    assert [day["commitment"] for day in one] == [day["commitment"] for day in other]
    assert [(day["options"], day["opponents"]) for day in one] == [(day["options"], day["opponents"]) for day in other]
    assert one[0]["formula"] == f"sha256('saqqara world deal 1\\nimhotep\\n{TODAY}')"
    secret = asyncio.run(days_of("secret", "secret"))
    assert secret[0]["commitment"] != one[0]["commitment"]
    assert asyncio.run(days_of("off", "off")) == []


def test_what_is_not_there_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with club(tmp_path) as here:
            ann = await here.person("Ann")
            for name in ("nowhere", "imhotep-2027-01-16", "imhotep-2027-01-14", "a.b"):
                answer = await ann.ask("GET", f"/api/challenges/{name}")
                assert answer.json()["error"] == "no_such_challenge"
            answer = await ann.ask("GET", "/api/challenges/standings?game=chess")
            assert answer.json()["error"] == "bad_message"

    asyncio.run(play())


def test_somebody_who_is_deleted_leaves_no_trace_in_challenges(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with club(tmp_path, database=database) as here:
            ann, bob = await here.person("Ann"), await here.person("Bob")
            made = (await ann.told("POST", "/api/challenges", OWN | {"name": "Annual"}))["id"]
            await here.play("Ann", made)
            await here.play("Bob", made)
            await here.begin("Ann", DAILY)
            gone, store = await here.id_of("Ann"), here.house.store
            carry_out(store, plan(store, [], [gone]))
            with store.reading() as connection:
                rows = [repr(row) for table in METADATA.sorted_tables for row in connection.execute(select(table))]
            assert [row for row in rows if gone in row or "Ann" in row] == []
            results = (await bob.told("GET", f"/api/challenges/{made}"))["results"]
            assert [one["name"] for one in results["everybody"]] == ["Bob"]

    asyncio.run(play())


@pytest.mark.parametrize("how", ["hint", "hand over", "take back", "undo"])
def test_help_is_marked_and_has_no_place(tmp_path: Path, how: str) -> None:
    """What was undone before anything followed from it is no help."""

    async def help_oneself(here: Club, table: str) -> None:
        room, ann = await here.house.room(table), await here.id_of("Ann")
        (seat,) = room.table.seats_of(ann)
        await until(lambda: seat in room.table.owing)
        ask = room.table.begun().ask(seat)
        assert ask is not None
        if how == "hint":
            await room.do(commands.hint(ann, seat, ask))
            return
        if how == "hand over":
            await here.house.presence.enter(room, Ear(ann))  # bots alone play while somebody is there
            await here.house.say(room, ann, "Ann", HandOverSaid(seat=seat, level="apprentice"))
            await until(lambda: any(mover == seat for mover, _ in room.table.begun().moves()))
            await here.house.say(room, ann, "Ann", ReturnSaid(seat=seat))
            return
        move = next(move for move in room.table.begun().legal(seat) if move.startswith("load"))
        await room.do(lambda table, now: table.move(seat, move, ask, now))
        if how == "take back":
            await here.house.say(room, ann, "Ann", AskBackSaid(seat=seat))
        else:
            await room.do(lambda table, now: table.undo(seat, now))

    async def play() -> None:
        async with club(tmp_path, bot_pause_s=0.2 if how == "undo" else 0.0) as here:
            made = await (await here.person("Ann")).told("POST", "/api/challenges", OWN)
            table = await here.begin("Ann", made["id"])
            await help_oneself(here, table)
            await here.concede("Ann", table)
            shown = await here.until_done("Ann", made["id"])
            assert shown["yours"]["with_help"] == (how != "undo")
            (mine,) = shown["results"]["everybody"]
            assert (mine["place"], shown["players"]) == ((1, 1) if how == "undo" else (None, 0))

    asyncio.run(play())


async def days_played(here: Club) -> None:
    """Ann and Bob play some days, one of them longer ago than a week; Cid asks for help."""
    for day, names in ((20, ("Ann", "Bob")), (3, ("Bob", "Cid")), (2, ("Ann", "Bob"))):
        here.set_time(NOON - day * DAY_S)
        challenge = id_of_day("imhotep", day_of(here.clock.now()))
        await here.house.club.challenges.of_today()
        for number, name in enumerate(names):
            table = await here.begin(name, challenge)
            if name == "Cid":
                room = await here.house.room(table)
                (seat,) = room.table.seats_of(await here.id_of(name))
                await until(lambda room=room, seat=seat: seat in room.table.owing)  # type: ignore[misc]
                await room.do(commands.hint(await here.id_of(name), seat, room.table.begun().ask(seat) or 0))
            await here.finish(name, table, random.Random(number))
            await here.until_done(name, challenge)
    here.set_time(NOON)


def test_the_tables_of_a_week_and_a_month(tmp_path: Path, database: str) -> None:
    """From shares of the others who were beaten, for each day; without today, and without results with help."""

    async def play() -> None:
        async with club(tmp_path, database=database) as here:
            await days_played(here)
            await here.play("Dan", DAILY, random.Random(5))
            ann = await here.person("Ann")
            found = {}
            for span in ("week", "month"):
                found[span] = await ann.told("GET", f"/api/challenges/standings?game=imhotep&span={span}")
            assert (found["week"]["from"], found["week"]["to"]) == ("2027-01-08", "2027-01-14")
            assert (found["month"]["from"], found["month"]["to"]) == ("2026-12-16", "2027-01-14")
            days = {span: {row["name"]: row["days"] for row in told["rows"]} for span, told in found.items()}
            assert days == {"week": {"Ann": 1, "Bob": 2}, "month": {"Ann": 2, "Bob": 3}}
            for told in found.values():
                sums = [row["points_share"] * row["days"] for row in told["rows"]]
                assert sums == sorted(sums, reverse=True)
                assert [row["is_you"] for row in told["rows"] if row["name"] == "Ann"] == [True]
            rows = {row["name"]: row for row in found["week"]["rows"]}
            alone = 0.5  # nobody else counts on that day
            assert rows["Ann"]["points_share"] + 2 * rows["Bob"]["points_share"] - alone == pytest.approx(1.0)
            other = await ann.told("GET", "/api/challenges/standings?game=pyramids&span=week")
            assert other["rows"] == []

    asyncio.run(play())


def test_standings_are_read_once_however_many_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with club(tmp_path) as here:
            reads: list[tuple[str, float, float]] = []

            def read(game: str, since: float, until: float) -> list[Any]:
                reads.append((game, since, until))
                return []

            monkeypatch.setattr(here.house.club.challenges.store, "results_of_days", read)
            for _ in range(5):
                answer = await here.http.get("/api/challenges/standings?game=imhotep&span=week")
                assert answer.status_code == 200
            assert len(reads) == 1
            await here.http.get("/api/challenges/standings?game=imhotep&span=month")
            here.set_time(NOON + DAY_S)
            await here.http.get("/api/challenges/standings?game=imhotep&span=week")
            assert len(set(reads)) == len(reads) == 3, "another span, another day"

    asyncio.run(play())


def test_a_past_day_is_played_for_fun_by_whoever_likes(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with club(tmp_path, database=database) as here:
            await here.play("Ann", DAILY, random.Random(1))
            here.set_time(NOON + DAY_S)
            bob = await here.person("Bob")
            past = (await bob.told("GET", "/api/challenges"))["past"]
            assert DAILY in [one["id"] for one in past]
            late = await bob.ask("POST", f"/api/challenges/{DAILY}/play", {"for_fun": False})
            assert late.json()["error"] == "not_now"
            table = await here.begin("Bob", DAILY, for_fun=True)
            await here.finish("Bob", table)
            async with asyncio.timeout(PATIENCE_S):  # as often as one likes, as soon as the end is noted
                while await here.begin("Bob", DAILY, for_fun=True) == table:
                    await asyncio.sleep(0.05)
            shown = await bob.told("GET", f"/api/challenges/{DAILY}")
            assert (shown["players"], shown["yours"]) == (1, None)

    asyncio.run(play())
