"""What each seat has played, told when the match is over: moves, and the time that its player has thought."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from saqqara.server import entries as log
from saqqara.server.entries import AnyEntry, Config, SeatStart
from saqqara.server.table import Table
from saqqara.server.time_used import TimeUsed
from saqqara.server.wire import PerMove, SeatPlayed
from tests.server.inside import BOT, Ear, a_table, inside, person

RECORDS = Path(__file__).parent.parent / "records"


def a_match(*seats: SeatStart) -> Table:
    return Table("t", Config(game="imhotep", seats=list(seats), date="2026-01-01"), "5", "i", "ann", 100.0)


def told(table: Table) -> list[tuple[int, int | None]]:
    return [(seat.moves, seat.ms) for seat in table.played()]


def test_each_seat_has_its_moves_and_its_time() -> None:
    table = a_match(person("ann"), person("bob"))
    table.move(0, "load a1", None, 110.0)
    table.move(1, "take", None, 112.5)
    assert told(table) == []  # told at the end
    table.concede(0, 115.0)
    assert table.played() == [SeatPlayed(moves=1, ms=12_500), SeatPlayed(moves=1, ms=2_500)]


def test_moves_taken_back_do_not_count_but_their_time_does() -> None:
    table = a_match(person("ann"), person("bob"))
    table.move(0, "load a1", None, 110.0)
    table.undo(0, 112.0)
    table.move(0, "load a1", None, 113.0)
    table.concede(1, 114.0)
    assert told(table) == [(1, 11_000), (0, 3_000)]


def test_a_bots_moves_are_those_of_the_seat_and_it_has_no_time() -> None:
    table = a_match(person("ann"), BOT)
    table.move(0, "load a1", None, 110.0)
    table.move(1, "take", None, 150.0, by="bot")
    table.stand_in(0, "mason", "asked", 155.0)
    table.move(0, "take", None, 190.0, by="bot")
    table.concede(0, 200.0)
    assert told(table) == [(2, 15_000), (1, None)]


def test_outages_are_nobodys_time_though_they_become_known_later() -> None:
    entries: list[tuple[AnyEntry, float]] = []
    table = a_match(person("ann"), person("bob"))
    entries.append((table.move(0, "load a1", None, 110.0), 110.0))
    entries.append((table.move(1, "take", None, 150.0), 150.0))
    entries.append((table.concede(0, 151.0), 151.0))
    again = a_match(person("ann"), person("bob"))
    for entry, at in entries:
        again.fold(entry, at)
    again.outages = [(120.0, 145.0)]
    assert told(again) == [(1, 11_000), (1, 15_000)]


def test_a_log_that_was_repaired_counts_from_then_on() -> None:
    table = a_match(person("ann"), person("bob"))
    table.fold(log.Repaired(), 5_000.0)
    table.concede(0, 5_002.0)
    assert told(table) == [(0, 2_000), (0, 0)]


def test_spans_with_nothing_between_them_are_one() -> None:
    used = TimeUsed(2)
    used.step([0, 1], 10.0)
    used.step([0, 1], 12.0)
    used.step([1], 13.0)
    assert [used.ms(0, ()), used.ms(1, ())] == [3_000, 0]  # the second seat has not moved


def test_of_a_match_that_was_played_elsewhere_nothing_is_told() -> None:
    record = (RECORDS / "imhotep-00032.record").read_text(encoding="utf-8")
    seats = [SeatStart("open")] * 4
    table = Table("t", Config(game="imhotep", seats=seats, record=record), "5", "i", None, 100.0)
    assert table.status == "over"
    assert told(table) == []


def test_guests_are_told_at_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob")], clock=PerMove(seconds=600))
            ear = Ear("bob")
            await house.presence.enter(room, ear)
            assert room.view_for("bob").played == []
            began = time.monotonic()
            await room.do(lambda t, now: t.move(0, "load a1", None, now))
            await room.do(lambda t, now: t.concede(1, now))
            most = (time.monotonic() - began + 60) * 1000
            ann, bob = ear.of_kind("table")[-1]["table"]["played"]
            assert [ann["moves"], bob["moves"]] == [1, 0]
            assert all(0 <= seat["ms"] <= most for seat in (ann, bob))

    asyncio.run(play())
