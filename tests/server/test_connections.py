"""The live connection: every message carries the turn, a reconnect needs one view, a move counts once."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from saqqara.server.refusals import Refusal
from saqqara.server.sockets import MOST_BAD, MOST_UNSENT, Connection
from saqqara.server.wire import MoveSaid
from tests.patience import PATIENCE_S
from tests.server.guests import ME, OPEN, Program, bot, programs
from tests.server.houses import House
from tests.server.inside import BOT, Ear, a_table, inside, person


async def seated(people: list[Program], game: str, **more: Any) -> str:
    """A table with a seat for everybody."""
    table = await people[0].open(game, [ME, *[OPEN] * (len(people) - 1)], **more)
    for seat, one in enumerate(people[1:], 1):
        answer = await one.say(table["id"], type="take_seat", seat=seat, invite=table["invite"])
        assert answer.status_code == 200, answer.text
    return str(table["id"])


@pytest.mark.parametrize("game", ["imhotep", "pyramids"])
def test_every_message_carries_the_turn_and_the_turn_never_goes_back(house: House, game: str) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann", "Bob") as people:
            name = await seated(people, game, chat=True)
            async with people[0].at(name) as first, people[1].at(name) as second:
                await first.hear_until("view")
                await first.do("say", seat=0, text="good luck")
                await first.do("move", seat=0, ask=1, move="no move at all")
                await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))
                for player in (first, second):
                    turns = [message["turn"] for message in player.heard]
                    assert turns == sorted(turns)
                    assert turns[-1] > 20
                    assert all(message["turn"] == message["table"]["turn"] for message in player.views.values())

    asyncio.run(play())


def test_a_reconnect_is_one_welcome_and_one_view(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann", "Bob") as people:
            name, chance = await seated(people, "pyramids"), random.Random(3)
            async with people[1].at(name) as second:
                await second.hear_until("view")
                for _ in range(5):
                    async with people[0].at(name) as first:
                        assert (await first.hear())["type"] == "welcome"
                        view = await first.hear()
                        assert (view["type"], view["seat"]) == ("view", 0)
                        while first.owing:  # a red cross is followed by a field more
                            await first.move(0, chance=chance)
                    while not second.owing:
                        await second.hear()
                    await second.move(1, chance=chance)
                async with people[0].at(name) as first:
                    await first.hear_until("view")
                    now = await people[0].told("GET", f"/api/tables/{name}/view?seat=0")
                    assert first.views[0]["table"]["turn"] == now["turn"]
                    assert first.views[0]["legal"] == now["legal"]
                    assert first.views[0]["ask"] == now["ask"]

    asyncio.run(play())


def test_the_same_move_sent_twice_is_accepted_once(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann", "Bob") as people:
            name = await seated(people, "imhotep")
            move = {"seat": 0, "ask": 1, "move": "load a1", "id": "the-one"}
            async with people[0].at(name) as first:
                await first.hear_until("view")
                await first.say("move", **move)
                await first.say("move", **move)
                answer = await first.answer_to("the-one")
                assert (answer["type"], answer["reply_to"]) == ("view", "the-one")
                assert (await first.answer_to("the-one"))["type"] == "accepted"
            async with people[0].at(name) as first:
                await first.hear_until("view")
                assert (await first.do("move", **move))["type"] == "accepted"
                other = await first.do("move", **(move | {"id": "another"}))
                assert other["error"] == "stale_move"
            again = await people[0].say(name, type="move", **move)
            assert again.status_code == 200
            record = (await people[0].ask("GET", f"/api/tables/{name}/record")).text
            assert record.count("load a1") == 1

    asyncio.run(play())


def test_another_move_under_an_id_that_was_used_is_refused(house: House) -> None:
    """A program that was started again and counts from the beginning would wait for ever for what it takes for done."""

    async def play() -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = (await ann.open("imhotep", [ME, ME]))["id"]
            for seat, move in ((0, "load a1"), (1, "load b1")):
                assert (await ann.say(table, type="move", seat=seat, ask=1, move=move, id="m1")).is_success
            answer = await ann.say(table, type="move", seat=0, ask=2, move="load a2", id="m1")
            assert (answer.status_code, answer.json()["error"]) == (400, "bad_message")
            assert "'m1'" in answer.json()["message"]
            assert (await ann.say(table, type="move", seat=0, ask=2, move="load a2", id="m2")).is_success

    asyncio.run(play())


def test_people_who_mark_at_the_same_time_never_reject_each_other(house: House) -> None:
    """Both send before either has heard of the other, all through a match of four."""

    async def play() -> None:
        async with programs(house.address, "Ann", "Bob", "Cid", "Dee") as people:
            name = await seated(people, "pyramids")

            async def sit_and_play(seat: int) -> list[dict[str, Any]]:
                async with people[seat].at(name) as player:
                    await player.play_on(random.Random(seat))
                    return player.heard

            for heard in await asyncio.gather(*(sit_and_play(seat) for seat in range(4))):
                assert not [message for message in heard if message["type"] == "refused"]

    asyncio.run(play())


def test_all_answers_of_one_step_can_be_on_their_way_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person(name) for name in ("ann", "bob", "cid", "dee")], game="pyramids")
            chance = random.Random(5)
            for _ in range(30):
                match = room.table.match
                assert match is not None
                said = [
                    (seat, MoveSaid(seat=seat, ask=match.ask(seat) or 0, move=chance.choice(match.legal(seat))))
                    for seat in room.table.owing
                ]
                names = ("ann", "bob", "cid", "dee")
                await asyncio.gather(*(house.say(room, names[seat], "", one) for seat, one in said))

    asyncio.run(play())


def test_an_onlooker_who_comes_back_is_told_when_an_old_table_returns(tmp_path: Path) -> None:
    """Undo brings back a table that was shown before: whoever saw another one meanwhile has to be told."""

    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob")])
            onlooker = Ear(None)
            await house.presence.enter(room, onlooker)
            await room.do(lambda t, now: t.move(0, "load a1", None, now))
            first = onlooker.of_kind("view")[-1]["table"]
            await house.presence.leave(room, onlooker)
            await room.do(lambda t, now: t.move(1, "load b1", None, now))
            again = Ear(None)
            await house.presence.enter(room, again)
            await room.do(lambda t, now: t.undo(1, now))
            assert again.of_kind("view")[-1]["table"]["turn"] == first["turn"]

    asyncio.run(play())


def test_two_windows_of_one_person_see_the_same(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open("imhotep", [ME, ME])
            async with ann.at(table["id"]) as one, ann.at(table["id"]) as two:
                for window in (one, two):
                    await window.hear_until("view", seat=1)
                await one.move(0, "load a1")
                view = await two.hear_until("view", seat=1)
                assert view["ask"] is not None
                await two.move(1)
                view = await one.hear_until("view", seat=0)
                while view["ask"] is None:
                    view = await one.hear_until("view", seat=0)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("message", "word"),
    [
        ({"seat": 0, "ask": 1, "move": "dance"}, "unreadable_move"),
        ({"seat": 0, "ask": 1, "move": "sail a temple"}, "illegal_move"),
        ({"seat": 0, "ask": 7, "move": "load a1"}, "stale_move"),
        ({"seat": 1, "ask": 1, "move": "load a1"}, "not_your_seat"),
        ({"seat": 3, "ask": 1, "move": "load a1"}, "not_your_seat"),
        ({"seat": 0, "ask": 1, "move": "x" * 81}, "bad_message"),
        ({"seat": 0, "ask": -1, "move": "load a1"}, "bad_message"),
        ({"seat": 0, "ask": 1, "move": "load a1", "extra": 1}, "bad_message"),
        ({"seat": 0, "move": "load a1"}, "bad_message"),
    ],
)
def test_moves_that_are_refused_change_nothing(house: House, message: dict[str, Any], word: str) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann", "Bob") as people:
            name = await seated(people, "imhotep")
            async with people[0].at(name) as first:
                before = await first.hear_until("view")
                await first.say("move", **message)
                refused = await first.hear_until("refused")
                assert refused["error"] == word
                assert refused["turn"] == before["turn"]
                after = await people[0].told("GET", f"/api/tables/{name}/view?seat=0")
                assert after["turn"] == before["turn"]

    asyncio.run(play())


def test_a_wrong_word_is_refused_with_the_right_ones(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann") as (ann,):
            answer = await ann.ask("POST", "/api/tables", {"game": "chess", "seats": [ME, ME]})
            assert answer.json()["message"] == "game: expected one of imhotep, pyramids, got 'chess'"
            table = await ann.open("imhotep", [ME, bot()])
            async with ann.at(table["id"]) as player:
                await player.hear_until("view")
                await player.say("presence", state="asleep")
                told = (await player.hear_until("refused"))["message"]
                assert told == "state: expected one of away, here, got 'asleep'"

    asyncio.run(play())


def test_whoever_sends_nonsense_is_told_and_in_the_end_shown_the_door(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open("imhotep", [ME, bot()])
            async with ann.at(table["id"]) as player:
                await player.hear_until("view")
                for nonsense in ("", "{", "[]", '{"type":"welcome"}', "[" * 500, '{"type":"move"}'):
                    await player.socket.send(nonsense)
                    assert (await player.hear_until("refused"))["error"] == "bad_message"
                await player.socket.send(b"\xff\xfe")
                assert (await player.hear_until("refused"))["error"] == "bad_message"
                assert (await player.move(0, "load a1"))["type"] == "view", "so far it is forgiven"
                with contextlib.suppress(ConnectionClosed):  # the door may be shut in the middle of it
                    for _ in range(MOST_BAD):
                        await player.socket.send("nonsense")
                await asyncio.wait_for(player.socket.wait_closed(), PATIENCE_S)
                assert player.socket.close_code == 1008

    asyncio.run(play())


def test_a_slow_guest_is_told_the_last_view_of_each_seat_and_every_answer() -> None:
    async def listen() -> None:
        sent: list[str] = []
        door = asyncio.Event()

        async def send(message: Any) -> None:
            await door.wait()
            sent.append(message["text"])

        slow = Connection("ann", send, lambda text: False, lambda: None)
        for turn in range(200):
            for seat in ("0", "1", "null"):
                slow.tell(b'{"type":"view","turn":%d,"seat":%s,"ask":1,"legal":[]}' % (turn, seat.encode()))
        slow.tell(b'{"type":"view","turn":200,"seat":0,"ask":1,"legal":[],"reply_to":"mine"}')
        slow.tell(b'{"type":"view","turn":201,"seat":0,"ask":1,"legal":[]}')
        assert not slow.is_closed
        door.set()
        await asyncio.sleep(0.05)
        last = [text for text in sent if '"seat":0' in text]
        assert '"turn":201' in last[-1]
        assert any('"reply_to":"mine"' in text for text in last)
        assert len(sent) < 10
        for seat in ("1", "null"):
            assert any(f'"turn":199,"seat":{seat}' in text for text in sent)

    asyncio.run(listen())


def test_a_guest_who_never_listens_is_disconnected_and_nobody_waits() -> None:
    async def listen() -> None:
        ended = asyncio.Event()

        async def send(message: Any) -> None:
            await asyncio.Event().wait()

        stuck = Connection("ann", send, lambda text: False, ended.set)
        for number in range(MOST_UNSENT + 2):
            stuck.tell(b'{"type":"said","turn":%d}' % number)
        assert stuck.is_closed
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    asyncio.run(listen())


def test_spectators_have_a_limit(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path, spectators_per_table=2) as house:
            room = await a_table(house, [person("ann"), BOT])
            for _ in range(2):
                await house.presence.enter(room, Ear(None))
            with pytest.raises(Refusal, match="at most 2 spectators"):
                await house.presence.enter(room, Ear(None))
            await house.presence.enter(room, Ear("ann"))  # players are always let in

    asyncio.run(look())
