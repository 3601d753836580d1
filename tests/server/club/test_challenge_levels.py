"""The levels play each challenge beforehand: once, whichever process, and the same whenever they are asked."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from saqqara.bots.levels import LEVELS
from saqqara.bots.random_bot import RandomBot
from saqqara.games import GAMES
from saqqara.match.verification import verify
from saqqara.server.club import challenge_levels, level_games
from saqqara.server.club.challenges import deal_of
from saqqara.server.club.level_games import MAX_ATTEMPTS, LevelGame, LevelProcess, Moves, played
from saqqara.server.store import challenges
from saqqara.server.wire import MoveSaid
from tests.server.club.clubs import DAY_S, NOON, TODAY, Club, club
from tests.server.inside import until

DAILY = f"pyramids-{TODAY}"
LEASE_S = 3600.0  # longer than any of these tests takes


@pytest.fixture(autouse=True)
def quick_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that play at random, by the seed of each question; only a clock that is set ends their leases."""
    monkeypatch.setattr(challenge_levels, "LEASE_S", LEASE_S)
    monkeypatch.setattr(level_games, "house_bot", lambda name, edition: RandomBot())


async def play_all(here: Club, play: Any = played) -> int:
    """Until nothing is left to play."""
    levels, games = here.house.club.challenge_levels, 0
    while await levels.play_next(play):
        games += 1
        await until(lambda: levels._playing is None)
    return games


def test_the_levels_results_stand_beside_those_of_people(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with club(tmp_path, database=database) as here:
            ann, bob = await here.person("Ann"), await here.person("Bob")
            assert len((await ann.told("GET", "/api/challenges"))["today"]) == 2
            assert await play_all(here) == 2 * len(LEVELS)
            assert await play_all(here) == 0
            assert (await ann.told("GET", f"/api/challenges/{DAILY}"))["levels"] == len(LEVELS), "all have played"
            await here.play("Ann", DAILY, random.Random(1))
            results = (await ann.told("GET", f"/api/challenges/{DAILY}"))["results"]
            assert [one["level"] for one in results["levels"]] == list(LEVELS)
            assert results["players"] == 1, "levels are no players"
            table = results["levels"][-1]["table"]
            assert (await bob.ask("GET", f"/api/tables/{table}")).json()["error"] == "not_allowed"
            shown = await ann.told("GET", f"/api/tables/{table}")
            seat = (await ann.told("GET", f"/api/challenges/{DAILY}"))["your_seat"]
            assert shown["seats"][seat]["level"] == "pharaoh"
            assert shown["outcome"]["points"][seat] == results["levels"][-1]["points"]
            here.set_time(NOON + DAY_S)
            record = (await ann.ask("GET", f"/api/tables/{table}/record")).text
            assert verify(record).is_finished

    asyncio.run(play())


def test_a_game_that_is_interrupted_is_played_again(tmp_path: Path, database: str) -> None:
    """Its process ends, or the one of the house; a result is written once."""

    async def play() -> None:
        async with club(tmp_path, database=database) as here:
            await here.house.club.challenges.of_today()
            store = here.house.club.challenges.store
            first = store.claim_level("a process that is killed", here.clock.now(), LEASE_S, 3)
            assert first is not None
            assert await play_all(here) == 2 * len(LEVELS) - 1, "its lease holds"
            here.set_time(here.clock.now() + LEASE_S + 1)
            assert await play_all(here, lambda game: None) == 1, "nothing is written"
            here.set_time(here.clock.now() + LEASE_S + 1)
            assert await play_all(here) == 1
            assert len(store.level_results(first.challenge)) == len(LEVELS)
            found = store.level_results(first.challenge)[0]
            row = here.house.store.table(found.table_id or "")
            assert row is not None
            assert not store.keep_level(first, "a process that is killed", row, [], 999, 1)
            assert store.level_results(first.challenge)[0].points == found.points

    asyncio.run(play())


def test_challenges_of_people_neither_delay_those_of_days_nor_fill_the_queue(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(challenges, "MOST_OWED", 3 * len(LEVELS))

    async def play() -> None:
        async with club(tmp_path, database=database) as here:
            ann = await here.person("Ann")
            seats = [{"who": "you"}, {"who": "bot", "level": "scribe"}]
            own = {"game": "imhotep", "seats": seats, "days": 1}
            here.set_time(NOON - DAY_S / 4)  # what closes tomorrow, before the day of tomorrow does
            made = [(await ann.told("POST", "/api/challenges", own))["id"] for _ in range(4)]
            here.set_time(NOON + DAY_S / 2 + 60)
            days = {row.id for row in await here.house.club.challenges.of_today()}
            store, claimed = here.house.club.challenges.store, []
            while (row := store.claim_level("here", here.clock.now(), LEASE_S, 3)) is not None:
                claimed.append(row.challenge)
            assert set(claimed[: 2 * len(LEVELS)]) == days
            assert sorted(claimed[2 * len(LEVELS) :]) == sorted(made[:3] * len(LEVELS)), "the fourth one gets none"

    asyncio.run(play())


def test_a_game_whose_process_always_ends_is_given_up(tmp_path: Path) -> None:
    async def play() -> None:
        async with club(tmp_path) as here:
            await here.house.club.challenges.of_today()
            for _ in range(3):
                assert await play_all(here, lambda game: None) == 2 * len(LEVELS)
                here.set_time(here.clock.now() + LEASE_S + 1)
            assert await play_all(here, lambda game: None) == 0
            assert here.house.club.challenges.store.levels_owed(DAILY, MAX_ATTEMPTS) == 0

    asyncio.run(play())


@pytest.mark.parametrize(("is_on", "count"), [(True, len(LEVELS)), (False, 0)])
def test_levels_are_announced_where_they_are_not_switched_off(is_on: bool, count: int, tmp_path: Path) -> None:
    async def look() -> None:
        async with club(tmp_path, challenge_levels=is_on) as here:
            ann = await here.person("Ann")
            assert (await ann.told("GET", f"/api/challenges/{DAILY}"))["levels"] == count

    asyncio.run(look())


def test_the_same_game_comes_out_the_same(tmp_path: Path) -> None:
    async def games() -> list[LevelGame]:
        async with club(tmp_path) as here:
            await here.house.club.challenges.of_today()
            asked: list[LevelGame] = []

            def note(game: LevelGame) -> Moves | None:
                asked.append(game)
                return None

            await play_all(here, note)
            return asked

    asked = asyncio.run(games())
    assert played(asked[0]) == played(asked[0])
    assert played(asked[0]) != played(asked[-1])


@pytest.mark.parametrize("game", GAMES)
def test_whoever_plays_like_a_level_meets_the_same_answers_and_has_its_points(tmp_path: Path, game: str) -> None:
    """The bots of people's tables and those of the levels' games are the same, whoever is quicker to answer."""

    async def play() -> None:
        async with club(tmp_path) as here:
            challenge = f"{game}-{TODAY}"
            row = await here.house.club.challenges.row(challenge)
            await play_all(here)
            result = here.house.club.challenges.store.level_results(challenge)[0]
            level = (await here.house.room(result.table_id or "")).table.begun()
            seat = deal_of(row).your_seat
            moves = [move for who, move in level.moves() if who == seat]
            room = await here.house.room(await here.begin("Ann", challenge))
            ann = await here.id_of("Ann")
            for move in moves:
                await until(lambda: seat in room.table.owing)
                ask = room.table.begun().ask(seat)
                assert ask is not None
                await here.house.say(room, ann, "Ann", MoveSaid(seat=seat, ask=ask, move=move))
            await until(lambda: room.table.status == "over")
            assert room.table.begun().points == level.points
            assert sorted(room.table.begun().moves()) == sorted(level.moves())
            shown = await here.until_done("Ann", challenge)
            assert (shown["yours"]["points"], shown["yours"]["place"]) == (result.points, result.place)

    asyncio.run(play())


@pytest.mark.soak
def test_a_level_plays_in_a_process_of_its_own(tmp_path: Path) -> None:
    async def game() -> LevelGame:
        async with club(tmp_path) as here:
            await here.house.club.challenges.of_today()
            found: list[LevelGame] = []
            await here.house.club.challenge_levels.play_next(found.append)
            await until(lambda: found)
            return found[0]

    process, asked = LevelProcess(), asyncio.run(game())
    moves = process.play(asked)
    assert moves is not None
    assert moves == process.play(asked)
    process.close()
    assert process.play(asked) is None
