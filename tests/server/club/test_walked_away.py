"""Whoever walks away from a rated game against bots has lost it after some days."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from saqqara.server import commands
from saqqara.server.club.rating_model import MEAN
from saqqara.server.club.walked_away import DAYS, MOST_AT_ONCE
from saqqara.server.entries import Config, SeatStart
from saqqara.server.people import fresh_name
from saqqara.server.room import Room
from saqqara.server.store.ratings import RatingStore
from saqqara.server.table import Table
from saqqara.server.wire import MoveSaid
from tests.server.club.clubs import DAY_S, NOON, Club, club
from tests.server.inside import until

LATER = NOON + DAYS * DAY_S
SCRIBE = SeatStart("bot", level="scribe")


async def begun(here: Club, *names: str, **config: Any) -> Room:
    """A rated table where the first seat has moved, or nobody can yet."""
    seats = [SeatStart("person", await here.id_of(name), name) for name in names]
    given: dict[str, Any] = {"game": "imhotep", "rated": True, "bots": "s", "date": "2027-01-15"} | config
    table = Table(fresh_name(), Config(seats=seats + [SCRIBE] * (len(seats) == 1), **given), "5", "i" * 16, None, NOON)
    room = await here.house.open(table)
    await until(lambda: 0 in room.table.owing)
    move = room.table.begun().legal(0)[0]
    await here.house.say(room, seats[0].person, "", MoveSaid(seat=0, ask=room.table.begun().ask(0) or 0, move=move))
    await until(lambda: not room.table.bots_owing)
    return room


def test_the_house_concedes_for_whoever_does_not_come_back(tmp_path: Path, database: str) -> None:
    async def live() -> None:
        async with club(tmp_path, database=database) as here:
            room = await begun(here, "Ann")
            ann = await here.id_of("Ann")
            here.set_time(LATER - 3600)
            await here.house.club.walked_away.go_on()
            assert room.table.status == "playing"
            here.set_time(LATER + 3600)
            await here.house.club.walked_away.go_on()
            assert (room.table.status, room.table.conceded) == ("over", [0])
            await until(lambda: RatingStore(here.house.store).of_person(ann, 9)[0])
            ((rating,), _) = RatingStore(here.house.store).of_person(ann, 9)
            assert (rating.games, rating.mean < MEAN) == (1, True), "leaving loses"

    asyncio.run(live())


@pytest.mark.parametrize("why", ["not rated", "another person", "a hint"])
def test_no_other_game_is_conceded(tmp_path: Path, why: str) -> None:
    async def live() -> None:
        async with club(tmp_path) as here:
            names = ("Ann", "Bob") if why == "another person" else ("Ann",)
            room = await begun(here, *names, **({"rated": False} if why == "not rated" else {}))
            if why == "a hint":
                ask = room.table.begun().ask(0)
                assert ask is not None
                await room.do(commands.hint(await here.id_of("Ann"), 0, ask))
            here.set_time(LATER + 3600)
            await here.house.club.walked_away.go_on()
            assert (room.table.status, room.table.conceded) == ("playing", [])

    asyncio.run(live())


def test_days_without_a_server_do_not_count(tmp_path: Path) -> None:
    async def live() -> None:
        async with club(tmp_path) as here:
            room = await begun(here, "Ann")
            here.house.storage.outages.append((NOON + 3600, NOON + 3600 + DAY_S))
            here.set_time(LATER + DAY_S / 2)
            await here.house.club.walked_away.go_on()
            assert room.table.status == "playing"
            here.set_time(LATER + DAY_S + 3600)
            await here.house.club.walked_away.go_on()
            assert room.table.conceded == [0]

    asyncio.run(live())


def test_games_that_stay_keep_none_from_its_end(tmp_path: Path) -> None:
    """However many there are: each sweep goes on where the one before has ended."""

    async def live() -> None:
        async with club(tmp_path) as here:
            for _ in range(MOST_AT_ONCE + 1):
                await begun(here, "Ann", "Bob")
            left = [await begun(here, "Ann") for _ in range(2)]
            here.set_time(LATER + 3600)
            for _ in range(3):
                await here.house.club.walked_away.go_on()
            assert [room.table.status for room in left] == ["over"] * 2

    asyncio.run(live())
