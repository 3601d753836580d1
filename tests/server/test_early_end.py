"""The end before the end: a player gives up, or all agree to stop. The record so far can be verified."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from saqqara.match.verification import verify
from saqqara.rules.errors import CannotUndo, MatchOver
from saqqara.server import entries as log
from saqqara.server.entries import Config
from saqqara.server.refusals import Refusal
from saqqara.server.table import DoneBefore, Table
from saqqara.server.table_state import places_of
from saqqara.server.wire import AnswerEndSaid, AskEndSaid, PerPlayer
from tests.server.guests import ME, OPEN, Program, bot, programs
from tests.server.houses import House
from tests.server.inside import BOT, Ear, a_table, inside, person


def a_match(*seats: Any, **config: Any) -> Table:
    given = {"game": "imhotep", "seats": list(seats), "date": "2026-01-01"} | config
    table = Table("t", Config(**given), "5", "i", "ann", 100.0)
    chance = random.Random(1)
    for _ in range(12):
        seat = table.owing[0]
        table.move(seat, chance.choice(table.begun().legal(seat)), None, 101.0)
    return table


def test_of_two_the_other_wins() -> None:
    table = a_match(person("ann"), person("bob"), clock=PerPlayer(seconds=60))
    table.concede(0, 102.0)
    assert (table.status, table.owing, table.undoers(), table.wakes_at()) == ("over", (), [], None)
    assert table.outcome is not None
    assert (table.outcome.places, table.outcome.reason) == ((2, 1), "concession")
    assert table.view_of(1)["legal"] == []
    with pytest.raises(MatchOver):
        table.move(1, "take", None, 103.0)
    for refused in (lambda: table.undo(1, 104.0), lambda: table.ask_end(1, 104.0), lambda: table.concede(1, 104.0)):
        with pytest.raises((MatchOver, CannotUndo)):
            refused()
    with pytest.raises(DoneBefore):
        table.concede(0, 105.0)


def test_of_three_the_others_play_on_and_who_gave_up_is_last() -> None:
    table = a_match(person("ann"), person("bob"), person("cid"), stand_in="apprentice")
    table.concede(1, 102.0)
    assert table.ended is None
    assert (table.places[1].bot, table.places[1].stood_in_why) == ("apprentice", "conceded")
    with pytest.raises(Refusal, match="has not conceded"):
        table.give_back(1, 103.0)
    chance = random.Random(2)
    while table.status == "playing":
        seat = table.owing[0]
        by: log.By = "bot" if seat == 1 else "person"
        table.move(seat, chance.choice(table.begun().legal(seat)), None, 104.0, by=by)
    assert table.outcome is not None
    assert table.outcome.places[1] == 3
    assert sorted(table.outcome.places)[0] == 1
    assert [seat.conceded for seat in table.seat_views(105.0)] == [False, True, False]


def test_where_only_bots_would_play_on_the_match_is_over() -> None:
    table = a_match(person("ann"), BOT, BOT)
    table.concede(0, 102.0)
    assert table.status == "over"
    assert table.outcome is not None
    assert table.outcome.places[0] == 3
    table = a_match(person("ann"), person("bob"), BOT)
    table.concede(0, 102.0)
    assert table.ended is None
    table.concede(1, 103.0)
    assert table.outcome is not None
    assert table.outcome.places == (3, 2, 1), "whoever gave up first is the very last"


@pytest.mark.parametrize(
    ("worth", "conceded", "places"),
    [([5, 9, 9], [], (3, 1, 1)), ([9, 5, 1], [0], (3, 1, 2)), ([9, 5, 5, 1], [1, 3], (1, 4, 2, 3))],
)
def test_places(worth: list[int], conceded: list[int], places: tuple[int, ...]) -> None:
    assert places_of(worth, conceded) == places


def test_all_people_agree_and_nobody_wins() -> None:
    table = a_match(person("ann"), person("bob"), person("cid"), BOT)
    table.ask_end(0, 102.0)
    for refused in (lambda: table.ask_end(1, 103.0), lambda: table.answer_end(0, True, 103.0)):
        with pytest.raises(Refusal, match="expected"):
            refused()
    table.answer_end(1, False, 104.0)
    assert table.asks_end is None
    table.ask_end(2, 105.0)
    table.answer_end(2, False, 106.0)
    assert table.asks_end is None, "whoever asked may withdraw"
    table.ask_end(0, 107.0)
    table.answer_end(1, True, 108.0)
    assert table.ended is None
    table.stand_in(2, "apprentice", "gone", 109.0)
    assert table.status == "over", "a bot that stands in accepts"
    assert table.outcome is not None
    assert (table.outcome.places, table.outcome.reason) == ((0, 0, 0, 0), "agreement")


def test_a_table_that_was_ended_is_folded_the_same(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, bot_pause_s=60.0) as house:
            room = await a_table(house, [person("ann"), person("bob")])
            ear = Ear("bob")
            await house.presence.enter(room, ear)
            await house.say(room, "ann", "Ann", AskEndSaid(seat=0))
            assert ear.of_kind("table")[-1]["table"]["asks_end"] == {"seat": 0, "waits_for": [1]}
            await house.say(room, "bob", "Bob", AnswerEndSaid(seat=1, accept=True))
            told = ear.of_kind("table")[-1]["table"]
            assert (told["status"], told["outcome"]["places"], told["seed"]) == ("over", [0, 0], "5")
            view = ear.of_kind("view")[-1]
            assert (view["ask"], view["legal"], view["may_undo"]) == (None, [], False)
            again = Table("t", room.table.config, "5", "i", "ann", room.table.created)
            for entry in house.store.entries(room.table.id):
                again.fold(log.read(entry.body), entry.at)
            assert (again.status, again.outcome) == ("over", room.table.outcome)
            row = house.store.table(room.table.id)
            assert row is not None
            assert (row.status, row.wakes_at) == ("over", None)

    asyncio.run(play())


async def begun(ann: Program, bob: Program) -> str:
    table = await ann.open("imhotep", [ME, OPEN, bot("apprentice")], entropy="of-ann")
    await bob.say(table["id"], type="take_seat", seat=1, invite=table["invite"])
    return str(table["id"])


def test_the_record_of_a_match_that_was_ended_can_be_verified(house: House) -> None:
    async def play() -> str:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            table = await begun(ann, bob)
            for _ in range(8):
                for seat, one in enumerate((ann, bob)):
                    view = await one.told("GET", f"/api/tables/{table}/view?seat={seat}")
                    if view["ask"] is not None:
                        await one.say(table, type="move", seat=seat, ask=view["ask"], move=view["legal"][-1])
            running = (await ann.ask("GET", f"/api/tables/{table}/record")).text
            assert "seed:" not in running
            assert (await ann.say(table, type="ask_end", seat=0)).status_code == 200
            assert (await bob.say(table, type="answer_end", seat=1, accept=True)).status_code == 200
            told = await ann.told("GET", f"/api/tables/{table}/view?seat=0&wait=20")
            assert told["outcome"]["reason"] == "agreement"
            assert (await ann.say(table, type="concede", seat=0)).json()["error"] == "match_over"
            mine = (await ann.told("GET", "/api/tables"))["yours"]
            assert next(one for one in mine if one["id"] == table)["places"] == [0, 0, 0]
            assert (await ann.ask("POST", f"/api/tables/{table}/rematch")).status_code == 201
            return (await ann.ask("GET", f"/api/tables/{table}/record")).text

    verdict = verify(asyncio.run(play()))
    assert not verdict.is_finished
    assert verdict.is_committed
    assert 0 < verdict.draws == verdict.draws_checked
