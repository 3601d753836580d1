"""Bots at tables: they think on the side, a few at a time, and whatever happens meanwhile goes first."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from saqqara.bots.guard import Guarded
from saqqara.bots.protocol import Question
from saqqara.bots.random_bot import RandomBot
from saqqara.match.verification import verify
from saqqara.server.room import Room
from saqqara.server.store.schema import TABLES
from saqqara.server.table import Table
from saqqara.server.thinking_queue import STEP_S
from saqqara.server.wire import AskBackSaid, TakeSeatSaid
from tests.patience import PATIENCE_S
from tests.server.guests import ME, OPEN, Player, bot, connect_to, programs
from tests.server.houses import House, open_house
from tests.server.inside import BOT, Ear, QuickHouse, a_table, inside, person, until


class Ponderer:
    """Thinks until it is let go, and counts how many do so at once."""

    def __init__(self) -> None:
        self.may_move = threading.Event()
        self.lock = threading.Lock()
        self.thinking = self.most = self.asked = 0
        self.faults: list[Any] = []

    def choose(self, question: Question) -> str:
        with self.lock:
            self.thinking += 1
            self.asked += 1
            self.most = max(self.most, self.thinking)
        self.may_move.wait(PATIENCE_S)
        with self.lock:
            self.thinking -= 1
        return Guarded(RandomBot()).choose(question)


def with_bots(house: QuickHouse, player: Any) -> None:
    thinker: Any = house.bots.thinker
    thinker._bot = lambda *_: player


def owes(room: Room, seat: int) -> bool:
    return seat in room.table.owing


def test_at_most_so_many_bots_think_at_once_and_nobody_waits_for_them(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, thinkers=2) as house:
            ponderer = Ponderer()
            with_bots(house, ponderer)
            tables = [await a_table(house, [BOT, person("ann")]) for _ in range(6)]
            await until(lambda: ponderer.thinking == 2)
            other = await a_table(house, [person("ann"), person("bob")])
            for move, seat in (("load a1", 0), ("load b1", 1), ("load c1", 0)):
                await asyncio.wait_for(
                    other.do(lambda t, now, m=move, s=seat: t.move(s, m, None, now)),  # type: ignore[misc]
                    PATIENCE_S,
                )
            assert ponderer.thinking == 2
            assert all(owes(room, 0) for room in tables)
            assert b"saqqara_bots_waiting 4.0" in house.metrics.exposition()
            ponderer.may_move.set()
            await until(lambda: all(owes(room, 1) for room in tables))
            assert (ponderer.most, ponderer.asked) == (2, 6)
            assert b"saqqara_bots_waiting 0.0" in house.metrics.exposition()

    asyncio.run(play())


def test_a_thought_about_a_question_that_is_gone_is_dropped(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, thinkers=2) as house:
            ponderer = Ponderer()
            with_bots(house, ponderer)
            room = await a_table(house, [person("ann"), BOT])
            await room.do(lambda t, now: t.move(0, "load a1", None, now))
            await until(lambda: ponderer.thinking == 1)
            await house.say(room, "ann", "Ann", AskBackSaid(seat=0))  # the bot accepts
            assert owes(room, 0)
            ponderer.may_move.set()
            await until(lambda: not room.claims)
            assert owes(room, 0)
            await room.do(lambda t, now: t.move(0, "load b1", None, now))
            await until(lambda: owes(room, 0) and not room.claims)
            entries = await house.in_thread(house.store.entries, room.table.id)
            assert [b'"by":"bot"' in entry.body for entry in entries] == [False, False, False, True]

    asyncio.run(play())


def test_whoever_takes_the_seat_of_a_bot_that_thinks_moves_instead_of_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            ponderer = Ponderer()
            with_bots(house, ponderer)
            room = await a_table(house, [BOT, person("ann")])
            await until(lambda: ponderer.thinking == 1)
            await house.say(room, "bob", "Bob", TakeSeatSaid(seat=0, invite="i" * 16))
            ponderer.may_move.set()
            await until(lambda: ponderer.thinking == 0)
            await asyncio.sleep(0.1)
            assert owes(room, 0), "it is Bob's move now"
            await room.do(lambda t, now: t.move(0, "load a1", None, now))
            assert owes(room, 1)

    asyncio.run(play())


def test_a_bot_that_fails_is_played_for(tmp_path: Path) -> None:
    class Broken:
        name = "broken"

        def begin(self) -> None: ...

        def choose(self, question: Question) -> str:
            raise ZeroDivisionError("never mind")

    async def play() -> None:
        async with inside(tmp_path) as house:
            with_bots(house, Guarded(Broken()))
            room = await a_table(house, [BOT, person("ann")])
            await until(lambda: owes(room, 1))

    asyncio.run(play())


def test_a_house_that_closes_while_bots_think_can_be_opened_again(tmp_path: Path) -> None:
    async def play() -> None:
        ponderer = Ponderer()
        async with inside(tmp_path, thinkers=1) as house:
            with_bots(house, ponderer)
            room = await a_table(house, [BOT, person("ann")])
            name = room.table.id
            await until(lambda: ponderer.thinking == 1)
            ponderer.may_move.set()
        async with inside(tmp_path) as house:
            await until(lambda: name in house.rooms and owes(house.rooms[name], 1))  # swept up by itself

    asyncio.run(play())


@pytest.mark.soak
def test_bots_play_among_themselves_once_their_person_has_handed_over(house: House) -> None:
    async def play() -> str:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open("imhotep", [ME, bot(), bot(), bot()])
            assert (await ann.say(table["id"], type="hand_over", seat=0, level="apprentice")).status_code == 200
            async with connect_to(house.address, table["id"]) as socket:
                onlooker = Player(socket)
                while not onlooker.is_over:
                    await onlooker.hear()
            return (await ann.ask("GET", f"/api/tables/{table['id']}/record")).text

    assert verify(asyncio.run(play())).is_finished


@pytest.mark.parametrize("game", ["imhotep", "pyramids"])
def test_bots_and_people_in_any_mixture(house: House, game: str) -> None:
    """A seat changes from person to bot and back while the match goes on."""

    async def play() -> str:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open(game, [bot(), ME, OPEN, bot()])
            name = table["id"]
            await bob.say(name, type="take_seat", seat=2, invite=table["invite"])
            chance = random.Random(2)
            async with ann.at(name) as first, bob.at(name) as second:
                await second.hear_until("view")
                other = asyncio.create_task(second.play_on(chance))
                for _ in range(3):
                    await first.turn_of(1)
                    await first.move(1, chance=chance)
                    assert (await first.do("hand_over", seat=1, level="apprentice"))["type"] == "accepted"
                    assert (await first.do("move", seat=1, ask=1, move="take"))["error"] == "not_your_turn"
                    assert (await first.do("return", seat=1))["type"] == "accepted"
                    view = await ann.told("GET", f"/api/tables/{name}/view?seat=1&wait=20")
                    first.views[1] |= {"ask": view["ask"], "legal": view["legal"]}
                    if first.is_over:
                        break
                await ann.say(name, type="hand_over", seat=1, level="apprentice")
                await asyncio.wait_for(other, PATIENCE_S)
            return (await ann.ask("GET", f"/api/tables/{name}/record")).text

    assert verify(asyncio.run(play())).is_finished


def test_everybody_is_told_when_the_bots_are_ready(tmp_path: Path) -> None:
    async def look(house: House) -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open("imhotep", [bot(), ME])
            async with ann.at(table["id"]) as player:
                while not all(seat.get("ready", True) for seat in (player.table or table)["seats"]):
                    await player.hear()
                assert not table["seats"][0].get("ready", True), "it was not ready at first"

    with open_house(tmp_path) as one:
        asyncio.run(look(one))


def test_bots_alone_play_while_somebody_watches(house: House) -> None:
    async def watch() -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open("imhotep", [bot(), bot()])
            path = f"/api/tables/{table['id']}"
            await asyncio.sleep(0.5)
            asleep = (await ann.told("GET", f"{path}/view"))["turn"]
            async with connect_to(house.address, table["id"]) as socket:
                turn = asleep
                while turn < asleep + 5:
                    message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE_S))
                    turn = message["turn"] if message["type"] == "view" else turn

    asyncio.run(watch())


# --- bots alone, and who thinks first ---


async def handed_over(house: QuickHouse, number: int = 1) -> list[Room]:
    """Tables where Ann has handed all her seats over to bots and has left."""
    rooms = []
    for _ in range(number):
        room = await a_table(house, [person("ann"), BOT])
        await room.do(lambda t, now: t.stand_in(0, "vizier", "asked", now))
        rooms.append(room)
    return rooms


def test_bots_that_stand_in_for_everybody_play_only_while_somebody_is_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            (room,) = await handed_over(house)
            await until(lambda: not room.claims)
            asleep = room.table.turn
            assert room.table.wakes_at() is None
            await asyncio.sleep(2.5)  # the sweep has come by
            assert (room.table.turn, len(room.claims)) == (asleep, 0)
            onlooker = Ear(None)
            await house.presence.enter(room, onlooker)
            await until(lambda: room.table.turn >= asleep + 3)
            await house.presence.leave(room, onlooker)
            await until(lambda: not room.claims)
            asleep = room.table.turn
            await house.presence.heard_from(room, "ann")  # over HTTP
            await until(lambda: room.table.turn > asleep or room.table.status == "over")

    asyncio.run(play())


def test_no_sweep_loads_a_table_where_bots_stand_in_for_everybody(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, bot_pause_s=60.0) as house:
            (room,) = await handed_over(house)
            asleep = room.table.id
            awake = (await a_table(house, [person("ann"), BOT], game="pyramids")).table.id
        async with inside(tmp_path) as house:
            await until(lambda: awake in house.rooms)
            assert asleep not in house.rooms

    asyncio.run(play())


def test_a_table_that_is_due_but_waits_for_nothing_is_swept_once(tmp_path: Path) -> None:
    """As the row of a table that an earlier version has written may be."""

    async def play() -> None:
        async with inside(tmp_path, bot_pause_s=60.0) as house:
            (room,) = await handed_over(house)
            process = house.storage.process
            with house.store.writing() as connection:
                connection.execute(update(TABLES).values(wakes_at=1.0))
            async with asyncio.timeout(PATIENCE_S):
                while (row := house.store.table(room.table.id)) is not None and row.wakes_at is not None:
                    await asyncio.sleep(0.1)
            assert await house.in_thread(house.store.due, time.time(), process, 1.0, 10) == []

    asyncio.run(play())


def test_whoever_comes_back_finds_bots_that_play_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            (room,) = await handed_over(house)
            await until(lambda: not room.claims)
            asleep = room.table.turn
            await house.presence.enter(room, Ear("ann"))
            await until(lambda: room.table.turn > asleep)

    asyncio.run(play())


def test_a_thought_for_a_table_that_everybody_has_left_is_not_begun(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, thinkers=1) as house:
            ponderer = Ponderer()
            with_bots(house, ponderer)
            await a_table(house, [BOT, person("ann")])
            await until(lambda: ponderer.thinking == 1)
            (left,) = await handed_over(house)
            onlooker = Ear(None)
            await house.presence.enter(left, onlooker)
            await until(lambda: len(left.claims) == 1)
            await house.presence.leave(left, onlooker)
            ponderer.may_move.set()
            await until(lambda: not left.claims)
            assert ponderer.asked == 1

    asyncio.run(play())


def test_whoever_has_one_table_does_not_wait_for_somebody_with_many(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, thinkers=1) as house:
            asked: list[str] = []
            ponderer = Ponderer()
            thinker: Any = house.bots.thinker

            def ask(table: Table, *_: Any) -> Ponderer:
                asked.append(table.id)
                return ponderer

            thinker._bot = ask
            house.bots.addresses.note("ann", "here")
            house.bots.addresses.note("bob", "there")
            for _ in range(6):
                await house.presence.enter(await a_table(house, [BOT, person("ann")]), Ear("ann"))
            await until(lambda: ponderer.thinking == 1)
            honest = await a_table(house, [BOT, person("bob")])
            await house.presence.enter(honest, Ear("bob", address="there"))
            await until(lambda: b"saqqara_bots_waiting 6.0" in house.metrics.exposition())
            await asyncio.sleep(3 * STEP_S)  # so long was thought for Ann
            ponderer.may_move.set()
            await until(lambda: owes(honest, 1))
            assert asked.index(honest.table.id) == 1

    asyncio.run(play())
