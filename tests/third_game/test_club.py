"""The third game in the club: a challenge of the day, a rated match, lists and ratings."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path

from saqqara.games import GAMES
from saqqara.server.club.deals import deal_of_the_day
from saqqara.server.club.lists import finished_page
from saqqara.server.club.running import rounds_of
from saqqara.server.store.finished import Filter, FinishedStore
from saqqara.server.store.store import Store
from tests.server.club.clubs import TODAY, club
from tests.server.club.matches import ANN, BOB, ended, some_people, started
from tests.server.club.test_ratings import counted, ratings_of

THE_DAY = f"race-{TODAY}"


def test_its_challenge_of_the_day_is_played_and_compared(tmp_path: Path) -> None:
    async def play() -> None:
        async with club(tmp_path) as here:
            ann = await here.person("Ann")
            today = (await ann.told("GET", "/api/challenges"))["today"]
            assert [day["game"] for day in today] == list(GAMES)
            table = await here.play("Ann", THE_DAY, random.Random(1))
            shown = await here.until_done("Ann", THE_DAY)
            assert shown["yours"]["table"] == table
            assert shown["results"]["players"] == 1
            [finished] = (await ann.told("GET", "/api/me/games"))["finished"]
            assert (finished["game"], finished["table"], finished["place"] > 0) == ("race", table, True)

    asyncio.run(play())


def test_its_days_vary_in_seats_and_opponents() -> None:
    deals = [deal_of_the_day("race", f"{number:064x}") for number in range(40)]
    assert {deal.seats for deal in deals} == set(GAMES["race"].seats)
    assert all(deal.options == {} for deal in deals)


def test_it_is_rated_and_listed(tmp_path: Path) -> None:
    with contextlib.closing(Store(str(tmp_path / "house.db"))) as store:
        store.migrate()
        some_people(store, "ann", "bob")
        counted(store, ended(ANN, BOB, game="race"))
        [rating] = ratings_of(store, "ann").ratings
        assert (rating.game, rating.games) == ("race", 1)
        [finished], _ = finished_page(FinishedStore(store), "ann", Filter(), None)
        assert finished.game == "race"
        assert finished.is_rated


def test_a_running_game_without_rounds_shows_none() -> None:
    assert rounds_of(started(ANN, BOB, game="race")) == (None, None)
    assert rounds_of(started(ANN, BOB, game="imhotep")) == (1, 6)
