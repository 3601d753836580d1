"""Who is here: presence, a bot that stands in for somebody who is gone, and the return."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from saqqara.rules.errors import MatchOver
from saqqara.server import presence
from saqqara.server.refusals import Refusal
from saqqara.server.room import Room
from saqqara.server.wire import LetBotPlaySaid, MoveSaid, ReturnSaid
from tests.server.guests import ME, OPEN, bot, programs
from tests.server.houses import House
from tests.server.inside import BOT, Ear, QuickHouse, a_table, inside, person, until


def stand_in(room: Room) -> str | None:
    return room.table.places[0].stand_in


async def vote(house: QuickHouse, room: Room, voter: str, seat: int, absent: int) -> None:
    await house.say(room, voter, voter, LetBotPlaySaid(seat=seat, absent=absent))


# --- told over the wire ---


def test_others_are_told_who_is_here_away_and_gone(house: House) -> None:
    async def look() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open("imhotep", [ME, OPEN])
            await bob.say(table["id"], type="take_seat", seat=1, invite=table["invite"])
            async with ann.at(table["id"]) as first:
                async with bob.at(table["id"]) as second:
                    await second.hear_until("view")
                    assert second.table is not None
                    assert second.table["seats"][0].get("presence", "here") == "here"
                    assert (await second.do("presence", state="away"))["type"] == "accepted"
                    told = await first.hear_until("presence", seat=1, state="away")
                    assert isinstance(told["turn"], int)
                    await second.say("presence", state="here")
                    await first.hear_until("presence", seat=1, state="here")
                await first.hear_until("presence", seat=1, state="gone")

    asyncio.run(look())


def test_who_looks_in_two_windows_is_gone_when_both_are_closed(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob")])
            one, two = Ear("ann"), Ear("ann", "away")
            await house.presence.enter(room, one)
            await house.presence.enter(room, two)
            assert room.presence(0) == "here"
            await house.presence.leave(room, one)
            assert room.presence(0) == "away"
            await house.presence.leave(room, two)
            assert room.presence(0) == "gone"

    asyncio.run(look())


def test_presence_is_for_sockets(house: House) -> None:
    async def ask() -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open("imhotep", [ME, bot()])
            answer = await ann.say(table["id"], type="presence", state="here")
            assert (answer.status_code, answer.json()["error"]) == (400, "bad_message")

    asyncio.run(ask())


# --- a bot stands in after a wait ---


def test_a_bot_stands_in_after_the_chosen_wait_and_goes_when_the_player_is_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob")], stand_in_after=1)
            ann, bob = Ear("ann"), Ear("bob")
            await house.presence.enter(room, ann)
            await house.presence.enter(room, bob)
            await house.presence.leave(room, ann)
            await until(lambda: room.table.places[0].stand_in == "apprentice")
            assert room.table.places[0].stood_in_why == "gone"
            await until(lambda: room.table.owing == (1,))  # the bot has moved
            seat = bob.of_kind("table")[-1]["table"]["seats"][0]
            assert (seat["name"], seat["stands_in"], seat["presence"]) == ("Ann", True, "gone")
            again = Ear("ann")
            await house.presence.enter(room, again)
            assert stand_in(room) is None
            assert not again.of_kind("table")[-1]["table"]["seats"][0].get("stands_in", False)

    asyncio.run(play())


def test_a_short_absence_does_not_spoil_a_later_one(tmp_path: Path) -> None:
    """The count of the first absence runs out in the middle of the second one."""

    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob")], stand_in_after=1)
            ann, bob = Ear("ann"), Ear("bob")
            await house.presence.enter(room, bob)
            await house.presence.enter(room, ann)
            await house.presence.leave(room, ann)
            await asyncio.sleep(0.5)
            await house.presence.enter(room, ann)
            await house.presence.leave(room, ann)
            began = asyncio.get_running_loop().time()
            await until(lambda: room.table.places[0].stand_in is not None)
            assert asyncio.get_running_loop().time() - began > 0.9

    asyncio.run(play())


def test_nobody_stands_in_where_nobody_waits(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob"), BOT], stand_in_after=1)
            onlooker = Ear(None)
            await house.presence.enter(room, onlooker)
            ann = Ear("ann")
            await house.presence.enter(room, ann)
            await house.presence.leave(room, ann)
            await asyncio.sleep(1.3)
            assert [place.stand_in for place in room.table.places] == [None, None, None]
            await house.presence.enter(room, Ear("bob"))  # now somebody waits
            await until(lambda: room.table.places[0].stand_in is not None)

    asyncio.run(play())


def test_whoever_loads_the_page_anew_is_not_gone_meanwhile(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path, gone_after_s=0.4) as house:
            room = await a_table(house, [person("ann"), person("bob")])
            bob, before, after = Ear("bob"), Ear("ann"), Ear("ann")
            await house.presence.enter(room, bob)
            await house.presence.enter(room, before)
            told = len(bob.heard)
            await house.presence.leave(room, before)
            assert room.presence(0) == "here"
            await house.presence.enter(room, after)
            await asyncio.sleep(0.6)
            assert len(bob.heard) == told, "nobody noticed"
            await house.presence.leave(room, after)
            assert room.presence(0) == "here"
            await until(lambda: bob.of_kind("presence")[-1]["state"] == "gone")
            assert room.presence(0) == "gone"

    asyncio.run(look())


def test_somebody_who_spoke_over_http_before_is_gone_as_soon(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path, gone_after_s=0.2) as house:
            room = await a_table(house, [person("ann"), person("bob")])
            bob, ann = Ear("bob"), Ear("ann")
            await house.presence.enter(room, bob)
            await house.presence.heard_from(room, "ann")
            await house.presence.enter(room, ann)
            await house.presence.leave(room, ann)
            await until(lambda: bob.of_kind("presence")[-1]["state"] == "gone", 2.0)

    asyncio.run(look())


def test_a_program_that_speaks_http_is_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has no connection; what it says and asks shows that it is there."""
    monkeypatch.setattr(presence, "SEEN_S", 0.5)

    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob")], stand_in_after=1)
            bob = Ear("bob")
            await house.presence.enter(room, bob)
            await house.presence.heard_from(room, "ann")
            assert room.presence(0) == "here"
            assert bob.of_kind("presence")[-1]["state"] == "here"
            with pytest.raises(Refusal, match="whose player is here"):
                await vote(house, room, "bob", 1, 0)
            await until(lambda: room.presence(0) == "gone")
            await until(lambda: bob.of_kind("presence")[-1]["state"] == "gone")
            await until(lambda: room.table.places[0].stand_in is not None)
            await house.presence.heard_from(room, "ann")
            assert stand_in(room) is None

    asyncio.run(play())


# --- by consent ---


def test_a_bot_stands_in_when_all_others_agree(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob"), person("cid"), BOT])
            bob = Ear("bob")
            await house.presence.enter(room, bob)
            await house.presence.enter(room, Ear("cid"))
            await until(lambda: room.is_missed(0))
            await vote(house, room, "bob", 1, 0)
            assert bob.of_kind("table")[-1]["table"]["agreed"] == {"0": [1]}
            assert stand_in(room) is None
            await vote(house, room, "cid", 2, 0)
            assert stand_in(room) == "apprentice"
            assert room.table.places[0].stood_in_why == "agreed"
            assert bob.of_kind("table")[-1]["table"]["agreed"] == {}
            ann = Ear("ann", "away")
            await house.presence.enter(room, ann)
            assert stand_in(room) is not None, "somebody who does not look does not play"
            ann.presence = "here"
            await house.presence.guest_changed(room, ann)
            assert stand_in(room) is None

    asyncio.run(play())


def test_whoever_is_here_cannot_be_voted_out(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob")])
            await house.presence.enter(room, Ear("ann"))
            with pytest.raises(Refusal, match="whose player is here"):
                await vote(house, room, "bob", 1, 0)
            await until(lambda: room.is_missed(1))
            for voter, seat, absent, word in (
                ("bob", 1, 1, "another seat"),  # oneself
                ("bob", 0, 1, "seat of yours"),
                ("cid", 1, 0, "seat of yours"),
                ("bob", 1, 3, "expected 0 to 1"),
            ):
                with pytest.raises(Refusal, match=word):
                    await vote(house, room, voter, seat, absent)

    asyncio.run(play())


def test_a_vote_is_lost_when_the_absent_one_moves_but_not_when_others_do(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob"), person("cid")], game="pyramids")
            match = room.table.match
            assert match is not None
            cid = Ear("cid")
            await house.presence.enter(room, cid)
            await until(lambda: room.is_missed(0))
            await vote(house, room, "bob", 1, 0)
            await room.do(lambda t, now: t.move(1, match.legal(1)[0], None, now))
            assert room.table.agreed == {0: {1}}
            await room.do(lambda t, now: t.move(0, match.legal(0)[0], None, now))
            assert room.table.agreed == {}
            assert cid.of_kind("table")[-1]["table"]["agreed"] == {}, "everybody was told"

    asyncio.run(play())


def test_whoever_has_two_seats_agrees_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob"), person("bob")])
            await house.presence.enter(room, Ear("bob"))
            await until(lambda: room.is_missed(0))
            await vote(house, room, "bob", 1, 0)
            assert stand_in(room) is not None

    asyncio.run(play())


def test_a_vote_that_waits_for_somebody_who_goes_too_is_carried_by_the_rest(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob"), person("cid")])
            await house.presence.enter(room, Ear("bob"))
            await until(lambda: room.is_missed(0))
            await vote(house, room, "bob", 1, 0)
            await room.do(lambda t, now: t.stand_in(2, "apprentice", "asked", now))
            assert room.table.agreed == {0: {1}}
            await vote(house, room, "bob", 1, 0)  # Cid has handed over: Bob is the only one left to ask
            assert stand_in(room) is not None

    asyncio.run(play())


@pytest.mark.parametrize("chosen", [None, 600])
def test_a_bot_is_offered_after_the_wait_of_the_table(tmp_path: Path, chosen: int | None) -> None:
    async def play() -> None:
        async with inside(tmp_path, bot_offered_after_s=0.3) as house:
            room = await a_table(house, [person("ann"), person("bob")], stand_in_after=chosen)
            ann, bob = Ear("ann"), Ear("bob")
            await house.presence.enter(room, bob)
            await house.presence.enter(room, ann)
            await house.presence.leave(room, ann)
            await until(lambda: room.presence(0) == "gone")
            with pytest.raises(Refusal, match="left a moment ago"):
                await vote(house, room, "bob", 1, 0)
            if chosen is not None:
                await asyncio.sleep(0.5)
                assert not room.is_missed(0), "the table has chosen more"
                return
            await until(lambda: room.is_missed(0))
            assert bob.of_kind("table")[-1]["table"]["seats"][0]["missed"]
            await house.presence.enter(room, ann)
            assert not bob.of_kind("table")[-1]["table"]["seats"][0].get("missed")
            await house.presence.leave(room, ann)
            await until(lambda: room.is_missed(0))
            await vote(house, room, "bob", 1, 0)
            assert stand_in(room) is not None

    asyncio.run(play())


# --- by oneself ---


def test_whoever_hands_over_returns_by_saying_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, bot_pause_s=60.0) as house:
            room = await a_table(house, [person("ann"), person("bob")])
            ann = Ear("ann")
            await house.presence.enter(room, ann)
            await room.do(lambda t, now: t.stand_in(0, "apprentice", "asked", now))
            await house.presence.leave(room, ann)
            await house.presence.enter(room, ann)
            assert stand_in(room) == "apprentice", "it was asked for: only asking ends it"
            with pytest.raises(Refusal, match="a bot plays for you"):
                await house.say(room, "ann", "Ann", MoveSaid(seat=0, ask=1, move="take"))
            await house.say(room, "ann", "Ann", ReturnSaid(seat=0))
            assert stand_in(room) is None
            with pytest.raises(Refusal, match="which you play"):
                await house.say(room, "ann", "Ann", ReturnSaid(seat=0))

    asyncio.run(play())


def test_after_the_end_there_is_nothing_to_hand_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), BOT])
            await house.presence.enter(room, Ear(None))
            await room.do(lambda t, now: t.stand_in(0, "apprentice", "asked", now))
            await until(lambda: room.table.status == "over")
            await room.do(lambda t, now: t.give_back(0, now))
            with pytest.raises(MatchOver):
                await room.do(lambda t, now: t.stand_in(0, "apprentice", "asked", now))

    asyncio.run(play())


# --- in a whole house ---


def test_a_stand_in_over_the_wire(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open("imhotep", [ME, OPEN], stand_in="apprentice")
            name = table["id"]
            async with bob.at(name) as second:
                await second.do("take_seat", seat=1, invite=table["invite"])
                async with ann.at(name) as first:
                    await first.hear_until("view")
                    refused = await second.do("let_bot_play", seat=1, absent=0)
                    assert refused["error"] == "not_now", "she is here"
                while not (second.table or {})["seats"][0].get("missed"):
                    await second.hear()
                assert (await second.do("let_bot_play", seat=1, absent=0))["type"] == "accepted"
                assert second.table is not None
                assert second.table["seats"][0]["stands_in"] is True
                await second.turn_of(1)
                async with ann.at(name) as first:
                    await first.hear_until("view")
                    while (first.table or {})["seats"][0].get("stands_in"):
                        await first.hear_until("table")
                    await second.move(1)
                    await first.turn_of(0)
                    assert (await first.move(0))["type"] == "view"

    asyncio.run(play())
