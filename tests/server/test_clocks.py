"""Clocks: with given times, at tables whose clocks are very short, and in a whole house."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from saqqara.server import entries as log
from saqqara.server.clocks import Clocks, time_lost
from saqqara.server.entries import Config
from saqqara.server.history import story
from saqqara.server.refusals import Refusal
from saqqara.server.room import Room
from saqqara.server.table import Table
from saqqara.server.wire import PerMove, PerPlayer
from tests.patience import PATIENCE_S
from tests.server.guests import ME, OPEN, programs
from tests.server.houses import House
from tests.server.inside import BOT, Ear, QuickHouse, a_table, inside, person, until

NONE_LOST: tuple[tuple[float, float], ...] = ()


# --- with given times ---


def test_a_clock_runs_only_while_its_seat_owes_a_move() -> None:
    clocks = Clocks(PerPlayer(seconds=60), 2)
    clocks.step([0], 100.0, NONE_LOST)
    assert clocks.left_at(0, 110.0, NONE_LOST) == 50_000
    assert clocks.left_at(1, 110.0, NONE_LOST) == 60_000
    assert clocks.zero_at(0, NONE_LOST) == 160.0
    assert clocks.zero_at(1, NONE_LOST) is None
    clocks.step([1], 110.0, NONE_LOST, mover=0)
    assert clocks.left_at(0, 500.0, NONE_LOST) == 50_000
    assert clocks.left_at(1, 115.5, NONE_LOST) == 54_500


def test_a_clock_never_shows_less_than_nothing() -> None:
    clocks = Clocks(PerPlayer(seconds=60), 1)
    clocks.step([0], 100.0, NONE_LOST)
    assert clocks.left_at(0, 1000.0, NONE_LOST) == 0


def test_the_increment_comes_after_the_move() -> None:
    clocks = Clocks(PerPlayer(seconds=60, increment=3), 2)
    clocks.step([0], 100.0, NONE_LOST)
    clocks.step([1], 110.0, NONE_LOST, mover=0)
    assert clocks.left == [53_000, 60_000]


def test_nobody_earns_time_without_a_move() -> None:
    clocks = Clocks(PerPlayer(seconds=60, increment=3), 2)
    clocks.step([0], 100.0, NONE_LOST)
    clocks.step([], 110.0, NONE_LOST, is_handed=True)  # a bot stands in
    clocks.step([0], 120.0, NONE_LOST, is_handed=True)
    assert clocks.left_at(0, 120.0, NONE_LOST) == 50_000


@pytest.mark.parametrize(
    ("kind", "left"), [(PerPlayer(seconds=60, increment=30), 48_000), (PerMove(seconds=60), 48_000)]
)
def test_a_move_that_is_taken_back_earned_nothing(kind: PerMove | PerPlayer, left: int) -> None:
    clocks = Clocks(kind, 2)
    clocks.step([0], 100.0, NONE_LOST)
    clocks.step([1], 110.0, NONE_LOST, mover=0)
    clocks.resume(0)
    clocks.step([0], 111.0, NONE_LOST)
    assert clocks.left_at(0, 113.0, NONE_LOST) == left
    assert clocks.left[1] == (59_000 if isinstance(kind, PerPlayer) else 60_000)


def test_every_move_has_its_own_time() -> None:
    clocks = Clocks(PerMove(seconds=10), 2)
    clocks.step([0], 100.0, NONE_LOST)
    assert clocks.zero_at(0, NONE_LOST) == 110.0
    clocks.step([1], 107.0, NONE_LOST, mover=0)
    assert clocks.left == [10_000, 10_000]
    clocks.step([0], 109.0, NONE_LOST, mover=1)
    assert clocks.zero_at(0, NONE_LOST) == 119.0


def test_a_seat_that_is_asked_twice_in_one_step_has_one_clock() -> None:
    clocks = Clocks(PerMove(seconds=10), 2)
    clocks.step([0, 1], 100.0, NONE_LOST)
    clocks.step([0, 1], 104.0, NONE_LOST, mover=0)  # a red cross is still owed, and nobody may know
    assert clocks.zero_at(0, NONE_LOST) == 110.0
    clocks.step([0, 1], 106.0, NONE_LOST, mover=1, is_new_step=True)
    assert clocks.zero_at(0, NONE_LOST) == 116.0


def test_a_move_by_a_stand_in_gives_the_player_a_fresh_span_for_the_next_one() -> None:
    clocks = Clocks(PerMove(seconds=10), 2)
    clocks.step([0], 100.0, NONE_LOST)
    clocks.step([], 110.0, NONE_LOST, is_handed=True)  # at zero
    assert clocks.left[0] == 0
    clocks.step([1], 111.0, NONE_LOST, mover=0)
    clocks.step([0], 112.0, NONE_LOST, mover=1)
    assert clocks.zero_at(0, NONE_LOST) == 122.0


def test_time_in_which_the_house_was_down_is_nobodys() -> None:
    outages = [(50.0, 60.0), (105.0, 125.0), (200.0, 300.0)]
    assert time_lost(outages, 100.0, 130.0) == 20.0
    assert time_lost(outages, 110.0, 120.0) == 10.0
    clocks = Clocks(PerPlayer(seconds=60), 1)
    clocks.step([0], 100.0, outages)
    assert clocks.left_at(0, 130.0, outages) == 50_000
    assert clocks.zero_at(0, outages) == 100 + 60 + 20 + 100


def test_outages_that_overlap_count_once() -> None:
    """As when the clock of the machine was set back between them."""
    outages = [(100.0, 130.0), (110.0, 120.0), (120.0, 140.0)]
    assert time_lost(outages, 90.0, 200.0) == 40.0
    assert time_lost(outages, 115.0, 135.0) == 20.0


def test_what_the_log_says_about_time_counts() -> None:
    """Whoever wrote the entry knew which outages there were; whoever reads it may know of others."""
    config = Config(
        game="imhotep", seats=[person("ann"), person("bob")], clock=PerPlayer(seconds=60), date="2026-01-01"
    )
    one = Table("t", config, "5", "i", "ann", 100.0)
    entry = one.move(0, "load a1", None, 110.0)
    assert entry.clocks == [50_000, 60_000]
    two = Table("t", config, "5", "i", "ann", 100.0)
    two.outages = [(102.0, 112.0)]
    two.fold(entry, 110.0)
    assert two.clocks is not None
    assert two.clocks.left == [50_000, 60_000]


def test_whoever_takes_a_bots_seat_that_owes_a_move_has_a_clock() -> None:
    config = Config(game="imhotep", seats=[BOT, person("ann")], clock=PerMove(seconds=10), date="2026-01-01")
    table = Table("t", config, "5", "i", "ann", 100.0)
    assert table.owing == (0,)
    assert table.zero_at(0) is None
    table.sit(0, "bob", "Bob", None, 105.0)
    assert table.zero_at(0) == 115.0


# --- at zero, with very short clocks ---


async def kept(house: QuickHouse, room: Room, number: int) -> list[tuple[float, bytes]]:
    """The first entries of a table, as soon as there are so many."""
    async with asyncio.timeout(PATIENCE_S):
        while len(entries := await house.in_thread(house.store.entries, room.table.id)) < number:
            await asyncio.sleep(0.02)
    return [(entry.at, entry.body) for entry in entries[:number]]


def test_a_bot_moves_once_and_the_seat_stays_a_persons(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob")], clock=PerMove(seconds=1))
            ear = Ear("bob")
            await house.presence.enter(room, ear)
            assert [b'"by":"clock"' in body for _, body in await kept(house, room, 1)] == [True]
            assert room.table.places[0].stand_in is None
            await until(lambda: room.table.owing == (0,))  # the other one's clock runs as well
            assert ear.of_kind("view")

    asyncio.run(play())


def test_all_are_told_for_whom_the_clock_has_moved(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob")], clock=PerMove(seconds=1))
            ear = Ear("bob")
            await house.presence.enter(room, ear)
            assert "by_clock" not in ear.of_kind("view")[-1]
            await until(lambda: ear.of_kind("view")[-1].get("by_clock") == [0])
            await room.do(lambda t, now: t.move(1, "take", None, now))
            assert "by_clock" not in ear.of_kind("view")[-1]
            passages = story(room.table, None)
            assert [passage.get("by_clock") for passage in passages][-2:] == [[0], None]
            again = Table("t", room.table.config, "5", "i", "ann", room.table.created)
            for entry in house.store.entries(room.table.id):
                again.fold(log.read(entry.body), entry.at)
            assert again.clock_turns() == room.table.clock_turns()
            assert list(again.clock_turns().values()) == [0]

    asyncio.run(play())


def test_a_mark_that_the_clock_made_is_told_when_all_have_marked() -> None:
    config = Config(game="pyramids", seats=[person("ann"), person("bob")], clock=PerMove(seconds=5), date="2026-01-01")
    table = Table("t", config, "5", "i", "ann", 100.0)
    match = table.begun()
    for seat in (0, 1):
        table.move(seat, match.legal(seat)[0], None, 101.0)
    plain = next(told["move"] for told in match.foresee(match.legal(0)[:64], 0) if not told["owes"])
    table.move(0, plain, None, 106.0, by="clock")
    assert table.seats_moved_by_clock() == []
    plain = next(told["move"] for told in match.foresee(match.legal(1)[:64], 1) if not told["owes"])
    table.move(1, plain, None, 107.0)
    assert table.seats_moved_by_clock() == [0]
    seat = match.seats_to_move[0]
    table.move(seat, match.legal(seat)[0], None, 108.0)
    assert list(table.clock_turns().values()) == [0]
    while match.last_turn_of(0) is not None and table.clock_turns():
        table.ask_back(0, 109.0)
        table.answer_back(1, True, 109.0)
    assert table.by_clock == set(), "with the mark, what was told of it goes"


def test_a_bot_takes_over_until_the_player_returns(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, bot_pause_s=0.2) as house:
            room = await a_table(
                house, [person("ann"), person("bob")], clock=PerMove(seconds=1), at_zero="bot_takes_over"
            )
            ear = Ear("ann")
            await house.presence.enter(room, ear)
            await until(lambda: room.table.places[0].stand_in == "apprentice")
            assert room.table.places[0].stood_in_why == "clock"
            await until(lambda: 0 not in room.table.owing)
            assert room.table.places[0].stand_in == "apprentice", "nobody returns by looking on"
            await room.do(lambda t, now: t.give_back(0, now))
            await until(lambda: ear.of_kind("table")[-1]["table"]["seats"][0].get("stands_in", False) is False)

    asyncio.run(play())


def test_whoever_has_used_up_all_time_cannot_return(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), BOT], clock=PerPlayer(seconds=1), at_zero="bot_takes_over")
            await house.presence.enter(room, Ear("ann"))
            await until(lambda: room.table.places[0].stand_in is not None)
            with pytest.raises(Refusal, match="time on its clock, got one without"):
                await room.do(lambda t, now: t.give_back(0, now))
            await until(lambda: room.table.status == "over")  # two bots play it to the end

    asyncio.run(play())


def test_whoever_returns_after_zero_has_the_increment_of_a_move(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, bot_pause_s=0.2) as house:
            clock = PerPlayer(seconds=1, increment=60)
            room = await a_table(house, [person("ann"), BOT], clock=clock, at_zero="bot_takes_over")
            await until(lambda: room.table.places[0].stand_in is not None)
            await room.do(lambda t, now: t.give_back(0, now))
            assert room.table.clocks is not None
            assert room.table.clocks.left[0] == 60_000
            await until(lambda: 0 in room.table.owing)
            assert room.table.places[0].stand_in is None

    asyncio.run(play())


def test_whoever_moves_in_time_has_moved_and_the_next_clock_runs_to_its_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob")], clock=PerMove(seconds=1))
            assert room.table.match is not None
            await room.do(lambda t, now: t.move(0, t.match.legal(0)[0], None, now))  # type: ignore[union-attr]
            zero = room.table.zero_at(1)
            assert zero is not None
            (_, first), (at, second) = await kept(house, room, 2)
            assert b'"by":"clock"' not in first
            assert b'"by":"clock"' in second
            assert at >= zero

    asyncio.run(play())


def test_without_a_clock_nothing_happens_by_itself(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), BOT])
            assert room.table.wakes_at() is None
            assert room.table.clocks_at(0.0) is None

    asyncio.run(play())


# --- in a whole house ---


def test_clocks_over_the_wire(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            per_move = {"kind": "per_move", "seconds": 5}
            once = await ann.open("imhotep", [ME, OPEN], clock=per_move, stand_in="apprentice")
            over = await ann.open(
                "imhotep", [ME, OPEN], clock=per_move, at_zero="bot_takes_over", stand_in="apprentice"
            )
            assert once["clock"] == per_move
            for table in (once, over):
                answer = await bob.say(table["id"], type="take_seat", seat=1, invite=table["invite"])
                assert answer.status_code == 200, answer.text
            async with ann.at(once["id"]) as first, bob.at(once["id"]) as second, ann.at(over["id"]) as third:
                view = await first.hear_until("view", seat=0)
                assert 0 < view["clocks"][0] <= 5000
                assert view["clocks"][1] == 5000
                await second.hear_until("view", seat=1)
                view = await second.hear_until("view", seat=1)
                assert view["ask"] is not None, "the bot has moved for Ann, now Bob is asked"
                table = await third.hear_until("table")
                while not table["table"]["seats"][0].get("stands_in"):
                    table = await third.hear_until("table")
                assert table["table"]["seats"][0]["name"] == "Ann"
                assert table["table"]["seats"][0]["level"] == "apprentice"
                assert (await third.do("return", seat=0))["type"] == "accepted"
            shown = await ann.told("GET", f"/api/tables/{once['id']}")
            assert not shown["seats"][0].get("stands_in")

    asyncio.run(play())


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "per_move", "seconds": 1},
        {"kind": "per_move", "seconds": 10**9},
        {"kind": "per_player", "seconds": 60, "increment": -1},
        {"kind": "hourglass", "seconds": 60},
        {"kind": "per_move", "seconds": 60, "increment": 1},
    ],
)
def test_clocks_that_cannot_be(house: House, clock: dict[str, object]) -> None:
    async def ask() -> None:
        async with programs(house.address, "Ann") as (ann,):
            answer = await ann.ask("POST", "/api/tables", {"game": "imhotep", "seats": [ME, OPEN], "clock": clock})
            assert answer.status_code == 400
            assert answer.json()["error"] == "bad_message"

    asyncio.run(ask())
