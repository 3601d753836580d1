"""What a bot has played for somebody who was gone is told as the bot's, live and in the story."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from saqqara.server import entries as log
from saqqara.server.entries import Config
from saqqara.server.history import replayed, story
from saqqara.server.table import Table
from tests.server.inside import BOT, Ear, a_table, inside, person, until

BY_MASON = {"seat": 0, "level": "mason", "is_all": True}


def hands(passages: list[dict[str, Any]]) -> list[tuple[list[int], Any]]:
    """Who moved in the last passages, and which bots."""
    return [(passage["movers"], passage.get("by_bot")) for passage in passages][-3:]


def test_all_are_told_that_a_bot_has_played_for_somebody(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob")], stand_in="mason")
            ear = Ear("bob")
            await house.presence.enter(room, ear)
            await room.do(lambda t, now: t.stand_in(0, "mason", "agreed", now))
            await until(lambda: "by_bot" in ear.of_kind("view")[-1])
            assert ear.of_kind("view")[-1]["by_bot"] == [BY_MASON]
            assert room.table.owing == (1,)
            await room.do(lambda t, now: t.give_back(0, now))
            await room.do(lambda t, now: t.move(1, "take", None, now))
            assert "by_bot" not in ear.of_kind("view")[-1]
            await room.do(
                lambda t, now: t.move(0, "load a1" if "load a1" in t.begun().legal(0) else "load b1", None, now)
            )
            assert hands(story(room.table, None)) == [([0], [BY_MASON]), ([1], None), ([0], None)]
            turn = next(passage["turn"] for passage in story(room.table, None) if "by_bot" in passage)
            assert replayed(room.table, turn, None)["by_bot"] == [BY_MASON]
            assert "by_bot" not in replayed(room.table, turn + 1, None)
            again = Table("t", room.table.config, "5", "i", "ann", room.table.created)
            for entry in house.store.entries(room.table.id):
                again.fold(log.read(entry.body), entry.at)
            assert again.by_bot == room.table.by_bot != {}

    asyncio.run(play())


def test_a_bot_that_has_a_seat_stands_in_for_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [BOT, person("ann")])
            ear = Ear("ann")
            await house.presence.enter(room, ear)
            await until(lambda: room.table.owing == (1,))
            assert "by_bot" not in ear.of_kind("view")[-1]
            assert room.table.by_bot == {}

    asyncio.run(play())


def test_a_mark_that_a_bot_made_is_told_when_all_have_marked() -> None:
    config = Config(game="pyramids", seats=[person("ann"), person("bob")], date="2026-01-01")
    table = Table("t", config, "5", "i", "ann", 100.0)
    match = table.begun()
    for seat in (0, 1):
        table.move(seat, match.legal(seat)[0], None, 101.0)
    table.stand_in(0, "mason", "gone", 102.0)
    while 0 in table.owing:
        table.move(0, match.legal(0)[0], None, 103.0, by="bot")
    assert table.stood_in_now() == [], "nobody may know yet that it has marked"
    while table.owing == (1,) and not table.stood_in_now():
        table.move(1, match.legal(1)[0], None, 104.0)
    assert [(bot.seat, bot.level, bot.is_all) for bot in table.stood_in_now()] == [(0, "mason", True)]


def test_the_bot_and_the_person_may_share_what_is_told_at_once() -> None:
    config = Config(game="pyramids", seats=[person("ann"), person("bob")], date="2026-01-01")
    table = Table("t", config, "5", "i", "ann", 100.0)
    match = table.begun()
    table.stand_in(0, "mason", "gone", 100.5)
    table.move(0, match.legal(0)[0], None, 101.0, by="bot")
    table.give_back(0, 101.5)
    table.move(1, match.legal(1)[0], None, 102.0)
    told = [passage.get("by_bot") for passage in story(table, 1)]
    assert told[-1] == [BY_MASON], "the choice of cards"
