"""Once more, with the same company: seats turned by one, the others invited, and one table however many ask."""

from __future__ import annotations

import asyncio
import random

import httpx

from tests.server.guests import ME, OPEN, Program, bot, programs
from tests.server.houses import House


async def rematch(program: Program, table: str) -> httpx.Response:
    return await program.ask("POST", f"/api/tables/{table}/rematch")


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
            assert told["table"]["rematch"] == {"id": fresh["id"], "invite": fresh["invite"]}
            assert [(seat["who"], seat.get("name", "")) for seat in fresh["seats"]] == [
                ("open", ""),
                ("bot", ""),
                ("person", "Ann"),
            ]
            kept = {"options": old["options"], "chat": True, "hints": False, "listed": False, "status": "waiting"}
            assert {key: fresh[key] for key in kept} == kept
            second = await rematch(bob, old["id"])
            assert (second.status_code, second.json()["id"]) == (201, fresh["id"])
            invite = second.json()["invite"]
            sat = await bob.say(fresh["id"], type="take_seat", seat=0, invite=invite)
            assert sat.status_code == 200
            assert (await ann.told("GET", f"/api/tables/{fresh['id']}"))["status"] == "playing"
            onlooker = await cid.told("GET", f"/api/tables/{old['id']}")
            assert onlooker["rematch"] is None

    asyncio.run(play())


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
