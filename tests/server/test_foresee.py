"""What moves will bring, asked before one is made: told to the seat alone, by what it may know, and nothing is played."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from tests.patience import PATIENCE_S
from tests.server.guests import ME, OPEN, Player, Program, programs
from tests.server.houses import House

GAMES = ("imhotep", "pyramids")


async def foresee(program: Program, table: str, **body: Any) -> httpx.Response:
    return await program.ask("POST", f"/api/tables/{table}/foresee", body)


def error_of(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["error"]


async def two_at(ann: Program, bob: Program, game: str) -> str:
    table = await ann.open(game, [ME, OPEN])
    await bob.say(table["id"], type="take_seat", seat=1, invite=table["invite"])
    return str(table["id"])


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_move_is_foreseen_and_nothing_is_played(house: House, game: str) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = (await ann.open(game, [ME, ME]))["id"]
            async with ann.at(table) as player:
                await player.hear_until("view", seat=1)
                for _ in range(40):
                    while not player.owing:
                        await player.hear()
                    seat = player.owing[0]
                    view = player.views[seat]
                    path = f"/api/tables/{table}/view?seat={seat}"
                    before = await ann.told("GET", path)
                    moves = view["legal"][:64]
                    answer = await foresee(ann, table, seat=seat, ask=view["ask"], moves=moves)
                    told = answer.json()
                    assert told["ask"] == view["ask"]
                    assert [one["move"] for one in told["foreseen"]] == moves
                    assert all("points" in one for one in told["foreseen"])
                    assert await ann.told("GET", path) == before
                    await player.move(seat, moves[-1])

    asyncio.run(play())


def test_refusals(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            waiting = (await ann.open("imhotep", [ME, OPEN]))["id"]
            assert error_of(await foresee(ann, waiting, seat=0, ask=1, moves=["take"])) == (409, "not_now")
            table = await two_at(ann, bob, "imhotep")
            good = {"seat": 0, "ask": 1, "moves": ["take"]}
            assert (await foresee(ann, table, **good)).status_code == 200
            for who, change, expected in (
                (bob, {}, (403, "not_your_seat")),
                (ann, {"seat": 1}, (403, "not_your_seat")),
                (bob, {"seat": 1}, (409, "stale_move")),
                (ann, {"ask": 2}, (409, "stale_move")),
                (ann, {"moves": ["take", "sail a temple"]}, (409, "illegal_move")),
                (ann, {"moves": ["dance"]}, (400, "unreadable_move")),
                (ann, {"moves": []}, (400, "bad_message")),
                (ann, {"moves": ["take"] * 65}, (400, "bad_message")),
                (ann, {"more": 1}, (400, "bad_message")),
            ):
                assert error_of(await foresee(who, table, **(good | change))) == expected, change
            assert (await foresee(ann, table, seat=0, ask=1, moves=["take"] * 64)).status_code == 200
            nobody = Program(ann.address, "x" * 32, ann.http)
            assert error_of(await foresee(nobody, table, **good)) == (401, "no_token")
            assert error_of(await foresee(ann, "nowhere", **good)) == (404, "no_such_table")
            await ann.say(table, type="move", seat=0, ask=1, move="take")
            too_late = await foresee(ann, table, **good)
            assert (too_late.status_code, too_late.json()) == (200, {"ask": 1, "foreseen": []})

    asyncio.run(play())


def test_what_another_marks_in_secret_changes_no_byte(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            table = await two_at(ann, bob, "pyramids")
            async with ann.at(table) as anns, bob.at(table) as bobs:
                await anns.hear_until("view", seat=0)
                await bobs.hear_until("view", seat=1)
                await anns.move(0)
                await bobs.move(1)
                await shown(anns, 0, "mark")
                await shown(bobs, 1, "mark")
                view = anns.views[0]
                body = {"seat": 0, "ask": view["ask"], "moves": view["legal"][:64]}
                before = (await foresee(ann, table, **body)).content
                while bobs.owing:
                    await bobs.move(1, max(bobs.views[1]["legal"], key=len))
                assert (await foresee(ann, table, **body)).content == before
                assert anns.views[0]["table"]["standing"] == view["table"]["standing"]

    asyncio.run(play())


async def shown(player: Player, seat: int, verb: str) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not any(move.startswith(verb) for move in player.views[seat]["legal"]):
            await player.hear()


@pytest.mark.parametrize("game", GAMES)
def test_the_standing_is_in_views_and_replays_and_in_no_position(house: House, game: str) -> None:
    async def look() -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = (await ann.open(game, [ME, ME]))["id"]
            async with ann.at(table) as player:
                view = await player.hear_until("view", seat=0)
            assert view["table"].keys() >= {"standing", "if_ended"}
            path = f"/api/tables/{table}"
            assert (await ann.told("GET", f"{path}/replay/1"))["table"].keys() >= {"standing", "if_ended"}
            assert "standing" not in await ann.told("GET", f"{path}/position?seat=0")
            assert "standing" not in await ann.told("GET", f"{path}/view?seat=0")

    asyncio.run(look())
