"""Looking back: replay of running and finished tables, records that tell no secrets, and forks."""

from __future__ import annotations

import asyncio
import random
import re
from typing import Any

import pytest

from saqqara.match import records
from saqqara.match.match import Match
from saqqara.match.verification import verify
from saqqara.rules.contract import NATURE
from saqqara.server.entries import Config
from saqqara.server.history import match_at, replayed, shared_turns, story
from saqqara.server.table import Table
from tests.server.guests import ME, OPEN, Program, programs
from tests.server.houses import House
from tests.server.inside import person

GAMES = ("imhotep", "pyramids")


def a_table(game: Any, moves: int, seed: int = 1) -> Table:
    """A table for three after so many moves."""
    config = Config(game=game, seats=[person("ann"), person("bob"), person("cid")], date="2026-01-01")
    table, chance = Table("t", config, "5", "i", "ann", 100.0), random.Random(seed)
    for _ in range(moves):
        assert table.match is not None
        if not table.owing:
            break
        seat = chance.choice(table.owing)
        table.move(seat, chance.choice(table.match.legal(seat)), None, 101.0)
    return table


def lines_of(record: str) -> list[tuple[int, str]]:
    """Who moved and what, also of a record that tells only a part."""
    found = re.findall(r"^\d+ (nature|\d) (.+)$", record, re.MULTILINE)
    return [(NATURE if who == "nature" else int(who), move) for who, move in found]


# --- with given tables ---


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shows_every_turn_as_it_was_seen_then(game: str) -> None:
    """What each seat was shown while it happened is what a replay shows it later."""
    config = Config(game=game, seats=[person("ann"), person("bob")], date="2026-01-01")
    table, chance = Table("t", config, "5", "i", "ann", 100.0), random.Random(2)
    match = table.match
    assert match is not None
    seen = {}
    for _ in range(30):
        seat = chance.choice(table.owing)
        table.move(seat, chance.choice(match.legal(seat)), None, 101.0)
        for viewer in (None, 0, 1):
            seen[match.turn, viewer] = match.position_of(viewer)
    for (turn, viewer), position in seen.items():
        if turn <= shared_turns(match):
            shown = replayed(table, turn, viewer)
            assert shown["turn"] == turn
            assert {key: shown["table"][key] for key in position} == position


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", range(1, 40, 3))
def test_a_replay_tells_no_more_than_the_record_that_the_reader_may_have(game: str, moves: int) -> None:
    table = a_table(game, moves)
    assert table.match is not None
    for reader in (None, 0, 1, 2):
        told = lines_of(table.match.record(seat=reader))
        turns = shared_turns(table.match)
        assert turns <= len(told)
        for turn in range(max(1, turns - 3), turns + 1):
            move = replayed(table, turn, reader)["move"]
            assert (move["seat"], move["move"]) == told[turn - 1]
        beyond = replayed(table, 10_000, reader)
        assert (beyond["turn"], beyond["turns"]) == (turns, turns), "there is nothing after what the reader may know"


@pytest.mark.parametrize("game", GAMES)
def test_the_story_tells_whoever_comes_late_what_was_told_while_it_happened(game: str) -> None:
    config = Config(game=game, seats=[person("ann"), person("bob")], date="2026-01-01")
    table, chance = Table("t", config, "5", "i", "ann", 100.0), random.Random(2)
    match = table.match
    assert match is not None
    heard: dict[int | None, list[dict[str, Any]]] = {None: match.told(None), 0: match.told(0), 1: match.told(1)}
    for _ in range(40):
        seat = chance.choice(table.owing)
        table.move(seat, chance.choice(match.legal(seat)), None, 101.0)
        if shared_turns(match) == match.turn:
            for viewer, told in heard.items():
                told.extend(event for event in match.told(viewer) if event not in told)
    for viewer, events in heard.items():
        passages = story(table, viewer)
        told = [event for passage in passages for event in passage["events"]]
        assert [event for event in events if event not in told] == []
        assert [event for event in told if event not in events and event["event"] != "card drawn"] == []
        turns = [passage["turn"] for passage in passages]
        assert turns == sorted(set(turns))
        assert turns[-1] == shared_turns(match)


def test_the_story_shows_nobody_the_cards_of_another() -> None:
    table = a_table("pyramids", 3)
    for reader in (None, 0, 1, 2):
        drawn = [one for passage in story(table, reader) for one in passage["events"] if one["event"] == "card drawn"]
        assert drawn
        assert all((one["card"] is None) == (one["seat"] != reader) for one in drawn)


def test_the_replay_of_a_finished_match_goes_to_its_end() -> None:
    table = a_table("pyramids", 10_000)
    assert table.match is not None
    assert table.status == "over"
    assert shared_turns(table.match) == table.match.turn
    shown = replayed(table, table.match.turn, None)
    assert shown["table"]["outcome"]["points"] == list(table.match.points)
    assert replayed(table, 0, None)["move"] is None
    assert match_at(table, table.match.turn).record().splitlines()[-5:]


# --- over the wire ---


async def finished(ann: Program, bob: Program, game: str, **more: Any) -> str:
    table = await ann.open(game, [ME, OPEN], **more)
    name = str(table["id"])
    await bob.say(name, type="take_seat", seat=1, invite=table["invite"], entropy="bobs")
    async with ann.at(name) as first, bob.at(name) as second:
        await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))
    return name


async def record_of(program: Program, name: str, query: str = "") -> str:
    answer = await program.ask("GET", f"/api/tables/{name}/record{query}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    return answer.text


async def take_seat_and_finish(ann: Program, name: str) -> None:
    async with ann.at(name) as player:
        await player.play_on(random.Random(7))


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_is_scrubbed_and_forked(house: House, game: str) -> None:
    async def look() -> None:
        async with programs(house.address, "Ann", "Bob", "Eve") as (ann, bob, eve):
            name = await finished(ann, bob, game, entropy="anns")
            path = f"/api/tables/{name}"
            record = await record_of(eve, name)
            assert verify(record).is_finished
            lines = records.read(record).lines
            last = await eve.told("GET", f"{path}/replay/1000000")
            assert last["turn"] == last["turns"] == len(lines)
            middle = next(n for n in range(len(lines) // 2, len(lines)) if lines[n].seat != NATURE)
            shown = await eve.told("GET", f"{path}/replay/{middle}")
            assert shown["move"] == {"seat": lines[middle - 1].seat, "move": lines[middle - 1].move}

            # as it fell: the same cards fall where the same moves are made
            fork = {"turn": middle, "seats": [ME, ME], "chance": "as_it_fell"}
            again = await eve.told("POST", f"{path}/fork", fork)
            assert (again["forked_from"], again["forked_at"], again["status"]) == (name, middle, "playing")
            async with eve.at(again["id"]) as player:
                await player.hear_until("view", seat=1)
                for line in lines[middle:]:
                    if line.seat != NATURE:
                        await player.turn_of(line.seat)
                        await player.move(line.seat, line.move)
            assert records.read(await record_of(eve, again["id"])).lines == lines
            assert verify(await record_of(eve, again["id"])).draws_checked == verify(record).draws_checked

            # anew: the table as it stood, other cards
            anew = await eve.told("POST", f"{path}/fork", fork | {"chance": "anew", "entropy": "eves"})
            assert anew["commitment"] != again["commitment"]
            assert anew["entropy"] == ["eves"]
            before = Match.before(records.read(record))
            for line in lines[:middle]:
                before.replay(line)
            assert await eve.told("GET", f"/api/tables/{anew['id']}/position?seat=0") == before.position_of(0)
            await take_seat_and_finish(eve, anew["id"])
            verdict = verify(await record_of(eve, anew["id"]))
            assert verdict.is_finished
            assert verdict.draws == verdict.draws_checked

            # a fork of a fork, as it fell
            turns = (await eve.told("GET", f"/api/tables/{anew['id']}/replay/1000000"))["turns"]
            anew_lines = records.read(await record_of(eve, anew["id"])).lines
            assert turns == len(anew_lines)
            # at the beginning of a step, where nothing is hidden
            cut = next(n for n in range(turns // 2, turns) if anew_lines[n].seat != NATURE == anew_lines[n - 1].seat)
            third = await eve.told("POST", f"/api/tables/{anew['id']}/fork", fork | {"turn": cut})
            third_record = await record_of(eve, third["id"], "?seat=0")
            assert len(lines_of(third_record)) == cut
            await take_seat_and_finish(eve, third["id"])
            assert verify(await record_of(eve, third["id"])).is_finished

    asyncio.run(look())


def test_a_running_match_is_forked_only_where_nothing_is_hidden(house: House) -> None:
    async def look() -> None:
        async with programs(house.address, "Ann", "Bob", "Eve") as (ann, bob, eve):
            table = await ann.open("pyramids", [ME, OPEN])
            name, path = table["id"], f"/api/tables/{table['id']}"
            assert (await eve.ask("POST", f"{path}/fork", {"turn": 0, "seats": [ME, ME]})).status_code == 409
            await bob.say(name, type="take_seat", seat=1, invite=table["invite"])
            async with ann.at(name) as first, bob.at(name) as second:
                await first.hear_until("view")
                await second.hear_until("view")
                for _ in range(3):
                    for player, seat in ((first, 0), (second, 1)):
                        await player.turn_of(seat)
                        answer = await player.move(seat)
                        while answer["ask"] is not None and (seat == 0 or 0 in answer["table"]["marked"]):
                            answer = await player.move(seat)  # a red cross asks once more
                await first.turn_of(0)
                await first.move(0)

            async def fork(turn: int, **more: Any) -> Any:
                return await eve.ask("POST", f"{path}/fork", {"turn": turn, "seats": [ME, ME]} | more)

            turns = (await eve.told("GET", f"{path}/replay/1000000"))["turns"]
            mine = (await ann.told("GET", f"{path}/replay/1000000?seat=0"))["turns"]
            assert mine == turns, "not even the number tells of a hidden mark"
            refused = await fork(turns, chance="as_it_fell")
            assert (refused.status_code, refused.json()["error"]) == (403, "not_allowed")
            answers = {turn: (await fork(turn)).status_code for turn in range(turns + 2)}
            assert answers[turns] == 201
            assert answers[turns + 1] == 409
            assert answers[9] == 409, "one has kept cards that the other may not know of"
            too_few = await eve.ask("POST", f"{path}/fork", {"turn": turns, "seats": [ME, ME, ME]})
            assert (too_few.status_code, too_few.json()["error"]) == (400, "bad_options")

    asyncio.run(look())


@pytest.mark.parametrize("game", GAMES)
def test_a_running_match_tells_each_reader_only_what_they_may_know(house: House, game: str) -> None:
    async def look() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open(game, [ME, OPEN])
            name = table["id"]
            await bob.say(name, type="take_seat", seat=1, invite=table["invite"])
            async with ann.at(name) as first:
                await first.hear_until("view")
                answer = await first.move(0)
                mine = await record_of(ann, name, "?seat=0")
                theirs, onlookers = await record_of(bob, name, "?seat=1"), await record_of(bob, name)
                move = lines_of(mine)[-1][1]
                assert answer["type"] == "view"
                if game == "pyramids":
                    assert move not in theirs
                    assert move not in onlookers
                for text in (mine, theirs, onlookers):
                    assert "seed:" not in text
                    assert len(lines_of(text)) <= first.views[0]["turn"]

    asyncio.run(look())
