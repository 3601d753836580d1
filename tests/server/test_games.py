"""What people are told of their own games: lists, figures, ratings and records, over HTTP."""

from __future__ import annotations

import asyncio
import io
import random
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saqqara.server.club import running
from saqqara.server.club.running import RunningGames, listed
from saqqara.server.wire import SaySaid
from tests.patience import PATIENCE_S
from tests.server.guests import ME, OPEN, Program, bot, programs
from tests.server.houses import House, open_house
from tests.server.inside import a_table, inside, person


async def play_out(*players: tuple[Program, str]) -> None:
    async def one(program: Program, table: str) -> None:
        async with program.at(table) as player:
            await player.hear_until("view")
            await player.play_on(random.Random(1))

    await asyncio.gather(*(one(*player) for player in players))


async def match_of(ann: Program, bob: Program, **more: Any) -> dict[str, Any]:
    table = await ann.open("pyramids", [ME, OPEN], **more)
    await bob.say(table["id"], type="take_seat", seat=1, invite=table["invite"])
    return table


async def games_of(program: Program, is_so: Callable[[Any], bool], query: str = "") -> Any:
    """The games of somebody, as soon as the house has counted what is expected."""
    async with asyncio.timeout(PATIENCE_S):
        while not is_so(games := await program.told("GET", f"/api/me/games{query}")):
            await asyncio.sleep(0.05)
    return games


def test_a_game_is_running_and_then_finished(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            alone = await ann.open("imhotep", [ME, OPEN])
            table = await match_of(ann, bob, rated=True)
            assert (table["rated"], table["why_unrated"]) == (True, None)
            running = await ann.told("GET", "/api/me/games")
            assert [game["table"] for game in running["running"]] == [table["id"], alone["id"]]
            first, second = running["running"]
            assert (first["you_owe"], first["status"], first["round"], first["rounds"]) == (True, "playing", 1, 4)
            assert (second["you_owe"], second["status"], second["is_rated"]) == (False, "waiting", False)
            assert await ann.told("GET", "/api/me/waiting") == {"running": 2, "waiting": 1}
            filtered = await ann.told("GET", "/api/me/games?game=imhotep&opponent=people")
            assert ([game["game"] for game in filtered["running"]], filtered["waiting"]) == (["imhotep"], 1)
            await play_out((ann, table["id"]), (bob, table["id"]))
            games = await games_of(ann, lambda games: len(games["finished"]) == 1)
            [game] = games["finished"]
            assert [seat["name"] for seat in game["seats"]] == ["Ann", "Bob"]
            assert [seat["is_you"] for seat in game["seats"]] == [True, False]
            assert game["place"] == game["seats"][0]["place"]
            assert (game["in_figures"], game["is_rated"], game["rating"]) == (True, True, None)
            assert [one["table"] for one in games["running"]] == [alone["id"]]
            figures = await bob.told("GET", "/api/me/figures?opponent=people&seats=2")
            assert (figures["games"], figures["fair"]) == (1, 0.5)
            ratings = await bob.told("GET", "/api/me/ratings")
            assert [(one["game"], one["games"], one["is_shown"]) for one in ratings["ratings"]] == [
                ("pyramids", 1, False)
            ]
            archive = await bob.ask("GET", "/api/me/records")
            with zipfile.ZipFile(io.BytesIO(archive.content)) as files:
                assert [name.split("-")[-1] for name in files.namelist()] == [
                    f"{table['id'].split('-')[-1]}.record",
                    "games.csv",
                ]

    asyncio.run(play())


def test_a_hint_is_said_to_end_the_rating_when_all_may_know_of_it(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open("imhotep", [ME, bot()], rated=True)
            async with ann.at(table["id"]) as player:
                await player.turn_of(0)
                ask = player.views[0]["ask"]
                await ann.told(
                    "POST", f"/api/tables/{table['id']}/hint", {"seat": 0, "ask": ask, "level": "apprentice"}
                )
            shown = await ann.told("GET", f"/api/tables/{table['id']}")
            assert (shown["rated"], shown["why_unrated"]) == (False, "hint")

    asyncio.run(play())


@pytest.mark.parametrize(
    "query",
    ["game=chess", "opponent=grandmaster", "seats=7", "before=nan_t", "before=1_", "challenge=%00", "colour=red"],
)
def test_a_question_that_means_nothing_is_refused(house: House, query: str) -> None:
    async def ask() -> None:
        async with programs(house.address, "Ann") as (ann,):
            answer = await ann.ask("GET", f"/api/me/games?{query}")
            assert (answer.status_code, answer.json()["error"]) == (400, "bad_message")

    asyncio.run(ask())


def test_a_host_can_switch_ratings_off(tmp_path: Path) -> None:
    async def play() -> None:
        async with programs(one.address, "Ann", "Bob") as (ann, bob):
            assert (await ann.told("GET", "/api/house"))["ratings"] is False
            table = await match_of(ann, bob, rated=True)
            assert table["why_unrated"] == "off"
            await play_out((ann, table["id"]), (bob, table["id"]))
            games = await games_of(ann, lambda games: len(games["finished"]) == 1)
            assert games["finished"][0]["is_rated"] is False
            ratings = await ann.told("GET", "/api/me/ratings")
            assert (ratings["is_on"], ratings["ratings"]) == (False, [])

    with open_house(tmp_path, ratings=False) as one:
        asyncio.run(play())


def test_no_game_with_your_turn_is_left_out_however_many_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that wait for others are listed as far as there is room, the latest first, and the rest is counted."""
    monkeypatch.setattr(running, "MOST_LISTED", 3)

    async def live() -> None:
        async with inside(tmp_path) as house:
            games = RunningGames(house.storage, house.rooms, True)
            mine = [(await a_table(house, [person("ann"), person("bob")])).table.id for _ in range(4)]
            for number in range(5):
                room = await a_table(house, [person("bob"), person("ann")])
                if number == 0:
                    theirs = room
            await house.say(theirs, "bob", "Bob", SaySaid(seat=0, phrase="hello"))
            found = await games.of("ann")
            assert len(found) == 9
            assert {game.table for game in found[:4]} == set(mine)
            assert found[4].table == theirs.table.id, "something happened there last"
            assert [game.table for game in listed(found)] == [game.table for game in found[:4]]
            assert sum(game.you_owe for game in found) == 4

    asyncio.run(live())


def test_the_list_of_open_tables_says_which_are_rated(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            opened = {
                (await ann.open("imhotep", [ME, OPEN], listed=True, rated=is_rated))["id"]: is_rated
                for is_rated in (True, False)
            }
            told = (await bob.told("GET", "/api/tables"))["open"]
            assert {table["id"]: table["rated"] for table in told if table["id"] in opened} == opened

    asyncio.run(play())
