"""Once more, with the same company: seats turned by one, the others invited, and one table however many ask."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import httpx
import pytest

from saqqara.server import entries as log
from tests.server.guests import ME, OPEN, Player, Program, bot, connect_to, programs
from tests.server.houses import House, open_house


async def rematch(program: Program, table: str) -> httpx.Response:
    return await program.ask("POST", f"/api/tables/{table}/rematch")


async def over(ann: Program, bob: Program) -> str:
    """A match of two that is over."""
    old = await ann.open("pyramids", [ME, OPEN])
    await bob.say(old["id"], type="take_seat", seat=1, invite=old["invite"])
    await play_out((ann, old["id"]), (bob, old["id"]))
    return str(old["id"])


async def play_out(*players: tuple[Program, str]) -> None:
    """Each plays whatever they owe until the match is over."""

    async def one(program: Program, table: str) -> None:
        async with program.at(table) as player:
            await player.hear_until("view")
            await player.play_on(random.Random(1), 120)

    await asyncio.gather(*(one(*player) for player in players))


def test_the_same_company_plays_once_more(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann", "Bob", "Cid") as (ann, bob, cid):
            old = await ann.open(
                "imhotep", [ME, OPEN, bot("apprentice")], sides="ABABA", wrath=True, chat=True, listed=True, hints=False
            )
            assert (await rematch(ann, old["id"])).json()["error"] == "not_now"
            await bob.say(old["id"], type="take_seat", seat=1, invite=old["invite"])
            assert (await rematch(ann, old["id"])).json()["error"] == "not_now"
            await play_out((ann, old["id"]), (bob, old["id"]))
            refused = await rematch(cid, old["id"])
            assert (refused.status_code, refused.json()["error"]) == (403, "not_allowed")
            async with bob.at(old["id"]) as bobs:
                await bobs.hear_until("view")
                answer = await rematch(ann, old["id"])
                assert answer.status_code == 201, answer.text
                fresh = answer.json()
                told = await bobs.hear_until("table")
            assert told["table"]["rematch"] == {"id": fresh["id"], "invite": fresh["invite"], "seat": 0}
            assert [(seat["who"], seat.get("name", "")) for seat in fresh["seats"]] == [
                ("open", ""),
                ("bot", ""),
                ("person", "Ann"),
            ]
            kept = {"options": old["options"], "chat": True, "hints": False, "listed": False, "status": "waiting"}
            assert {key: fresh[key] for key in kept} == kept
            second = await rematch(bob, old["id"])
            assert (second.status_code, second.json()["id"]) == (201, fresh["id"])
            again = await ann.told("GET", f"/api/tables/{fresh['id']}")
            assert (again["status"], again["seats"][0]["name"]) == ("playing", "Bob"), "who accepts sits down"
            onlooker = await cid.told("GET", f"/api/tables/{old['id']}")
            assert onlooker["rematch"] == {"id": fresh["id"], "invite": "", "seat": 0}, "may look on, not sit down"

    asyncio.run(play())


def test_two_who_ask_at_the_same_time_get_one_table(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            old = await over(ann, bob)
            answers = await asyncio.gather(*(rematch(one, old) for one in (ann, bob, ann, bob)))
            assert len({answer.json()["id"] for answer in answers}) == 1
            for one in (ann, bob):
                yours = (await one.told("GET", "/api/tables"))["yours"]
                assert [table["status"] for table in yours if table["id"] != old] == ["playing"]
                assert sorted(seat["name"] for seat in yours[0]["seats"]) == ["Ann", "Bob"]

    asyncio.run(play())


@pytest.mark.soak
def test_two_who_ask_two_processes_get_one_table(tmp_path: Path, postgres_url: str) -> None:
    async def play(one: House, other: House) -> None:
        async with programs(one.address, "Ann", "Bob") as (ann, bob):
            old = await over(ann, bob)
            async with connect_to(other.address, old, bob.token) as socket:
                bobs = Player(socket)
                await bobs.hear_until("view")
                through_other = bob.http.post(f"{other.address}/api/tables/{old}/rematch", headers=bob.headers)
                answers = await asyncio.gather(rematch(ann, old), through_other)
                while not (bobs.table or {}).get("rematch"):
                    await bobs.hear()
            assert len({answer.json()["id"] for answer in answers}) == 1
            assert bobs.table is not None
            assert bobs.table["rematch"]["id"] == answers[0].json()["id"]
            fresh = await ann.told("GET", f"/api/tables/{bobs.table['rematch']['id']}")
            assert (fresh["status"], [seat["name"] for seat in fresh["seats"]]) == ("playing", ["Bob", "Ann"])
            for one_of_them in (ann, bob):
                assert len((await one_of_them.told("GET", "/api/tables"))["yours"]) == 2

    with (
        open_house(tmp_path / "one", postgres_url) as one,
        open_house(tmp_path / "other", postgres_url) as other,
    ):
        asyncio.run(play(one, other))


def test_a_friend_who_accepts_late_takes_the_seat_from_the_bot(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            old = await over(ann, bob)
            fresh = (await rematch(ann, old)).json()
            await ann.say(fresh["id"], type="fill", level="apprentice")
            accepted = await ann.told("GET", f"/api/tables/{fresh['id']}")
            assert (accepted["status"], accepted["seats"][0]["who"]) == ("playing", "bot")
            late = (await rematch(bob, old)).json()
            assert (late["seats"][0]["who"], late["seats"][0]["name"]) == ("person", "Bob")

    asyncio.run(play())


def test_each_adds_a_share_to_the_chance(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            old = await over(ann, bob)
            for one, entropy in ((ann, "of-ann"), (bob, "of-bob")):
                fresh = await one.told("POST", f"/api/tables/{old}/rematch", {"entropy": entropy})
            assert sorted(fresh["entropy"]) == ["of-ann", "of-bob"]

    asyncio.run(play())


def test_logs_of_earlier_versions_tell_no_seat() -> None:
    entry = log.read(b'{"kind":"rematched","key":"k","table":"t2","invite":"i"}')
    assert isinstance(entry, log.Rematched)
    assert entry.seat is None


def test_a_hot_seat_begins_at_once_with_the_names_turned(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann") as (ann,):
            names = [{"who": "me", "name": name} for name in ("Ada", "Bo")]
            old = (await ann.open("pyramids", names))["id"]
            await play_out((ann, old))
            answers = await asyncio.gather(*(rematch(ann, old) for _ in range(3)))
            tables = {answer.json()["id"] for answer in answers}
            assert len(tables) == 1, "however many ask at the same time"
            fresh = answers[0].json()
            assert [seat["name"] for seat in fresh["seats"]] == ["Bo", "Ada"]
            assert fresh["status"] == "playing"

    asyncio.run(play())
