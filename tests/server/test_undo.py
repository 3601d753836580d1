"""Undo where the engine vouches for it; else a request that the others accept or decline."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from saqqara.match.verification import verify
from saqqara.rules.errors import CannotUndo
from saqqara.server.entries import Config, SeatStart
from saqqara.server.refusals import Refusal
from saqqara.server.table import Table
from saqqara.server.wire import AnswerBackSaid, AskBackSaid, UndoSaid
from tests.server.guests import ME, OPEN, Program, bot, programs
from tests.server.houses import House
from tests.server.inside import BOT, Ear, a_table, inside, person, until


def is_asked(table: Table) -> bool:
    return table.asks_back is not None


async def seated(ann: Program, bob: Program, game: str = "imhotep", **more: Any) -> str:
    table = await ann.open(game, [ME, OPEN], **more)
    answer = await bob.say(table["id"], type="take_seat", seat=1, invite=table["invite"])
    assert answer.status_code == 200
    return str(table["id"])


def test_a_move_that_showed_nothing_is_taken_back_freely(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            name = await seated(ann, bob)
            async with ann.at(name) as first, bob.at(name) as second:
                before = await first.hear_until("view")
                await second.hear_until("view")
                await first.move(0, "load a1")
                await second.hear_until("view")
                assert second.views[1]["ask"] is not None
                undo = await first.say("undo", seat=0)
                after = await first.hear_until("view")
                assert after["turn"] == before["turn"]
                assert after["legal"] == before["legal"]
                assert after["ask"] > before["ask"], "the question is asked anew: an old answer to it is stale"
                if not any(message.get("id") == undo for message in first.heard):
                    assert (await first.answer_to(undo))["type"] == "accepted"
                view = await second.hear_until("view")
                assert view["ask"] is None
                stale = await first.do("move", seat=0, ask=before["ask"], move="load b1")
                assert stale["error"] == "stale_move"
                refused = await second.do("undo", seat=1)
                assert refused["error"] == "cannot_undo"
                refused = await second.do("undo", seat=0)
                assert refused["error"] == "not_your_seat"

    asyncio.run(play())


def test_the_same_undo_sent_twice_takes_back_one_move(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open("pyramids", [ME, ME])
            name = table["id"]
            async with ann.at(name) as player:
                await player.hear_until("view", seat=1)
                await player.move(0)
                await player.move(1)
                await player.move(0)
                assert (await player.do("undo", seat=0, id="again"))["type"] == "accepted"
                turn = player.views[0]["turn"]
                assert (await player.do("undo", seat=0, id="again"))["type"] == "accepted"
                view = await ann.told("GET", f"/api/tables/{name}/view?seat=0")
                assert view["turn"] == turn

    asyncio.run(play())


@pytest.mark.parametrize("is_accepted", [True, False])
def test_a_request_to_take_back_is_accepted_or_declined(house: House, is_accepted: bool) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            name = await seated(ann, bob)
            async with ann.at(name) as first, bob.at(name) as second:
                await first.hear_until("view")
                await second.hear_until("view")
                assert (await first.do("ask_back", seat=0))["error"] == "cannot_undo", "nothing to take back yet"
                await first.move(0, "load a1")
                await second.hear_until("view")
                await second.move(1, "load b1")
                assert (await first.do("undo", seat=0))["error"] == "cannot_undo"
                await first.say("ask_back", seat=0)
                told = await second.hear_until("table")
                assert told["table"]["asks_back"]["seat"] == 0
                assert told["table"]["asks_back"]["waits_for"] == [1]
                assert told["table"]["asks_back"]["move"] == "load a1"
                assert (await first.do("ask_back", seat=0))["error"] == "not_now"
                assert (await first.do("answer_back", seat=0, accept=True))["error"] == "not_now", "not oneself"
                assert (await second.do("answer_back", seat=1, accept=is_accepted))["type"] == "accepted"
                while first.table is None or first.table["asks_back"] is not None:
                    await first.hear_until("table")
                view = await ann.told("GET", f"/api/tables/{name}/view?seat=0")
                assert ("load a1" in view["legal"]) is is_accepted
                record = (await ann.ask("GET", f"/api/tables/{name}/record?seat=0")).text
                assert ("load a1" not in record) is is_accepted
                assert (await second.do("answer_back", seat=1, accept=True))["error"] == "not_now"

    asyncio.run(play())


def test_bots_accept_and_the_match_can_still_be_verified(house: House) -> None:
    async def play() -> str:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open("pyramids", [ME, bot()])
            name, chance = table["id"], random.Random(4)
            async with ann.at(name) as player:
                await player.hear_until("view")
                for number in range(8):
                    while not player.owing:
                        await player.hear()
                    await player.move(0, chance=chance)
                    if number in (2, 5):
                        while not player.owing:
                            await player.hear()
                        turn = player.views[0]["turn"]
                        await player.say("ask_back", seat=0)
                        while player.views[0]["turn"] >= turn:
                            await player.hear()
                await player.play_on(chance)
            return (await ann.ask("GET", f"/api/tables/{name}/record")).text

    verdict = verify(asyncio.run(play()))
    assert verdict.is_finished
    assert verdict.draws == verdict.draws_checked


def test_a_bots_move_does_not_end_a_request(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, bot_pause_s=0.3) as house:
            room = await a_table(house, [person("ann"), BOT, person("bob")])
            bob = Ear("bob")
            await house.presence.enter(room, bob)
            await room.do(lambda t, now: t.move(0, "load a1", None, now))
            await house.say(room, "ann", "Ann", AskBackSaid(seat=0))
            await until(lambda: room.table.owing == (2,))
            assert is_asked(room.table)
            await house.say(room, "bob", "Bob", AnswerBackSaid(seat=2, accept=True))
            assert not is_asked(room.table)
            assert room.table.owing == (0,)

    asyncio.run(play())


def test_a_person_who_plays_on_declines_and_everybody_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob")])
            ann = Ear("ann")
            await house.presence.enter(room, ann)
            await room.do(lambda t, now: t.move(0, "load a1", None, now))
            await house.say(room, "ann", "Ann", AskBackSaid(seat=0))
            assert ann.of_kind("table")[-1]["table"]["asks_back"]["waits_for"] == [1]
            await room.do(lambda t, now: t.move(1, "load b1", None, now))
            assert not is_asked(room.table)
            assert ann.of_kind("table")[-1]["table"]["asks_back"] is None

    asyncio.run(play())


def test_whoever_asked_may_withdraw_and_nobody_may_for_them() -> None:
    config = Config(game="imhotep", seats=[person("ann"), person("bob"), person("cid")], date="2026-01-01")
    table = Table("t", config, "5", "i", "ann", 100.0)
    table.move(0, "load a1", None, 101.0)
    table.move(1, "load b1", None, 102.0)
    table.ask_back(0, 103.0)
    with pytest.raises(Refusal, match="answer of another seat, got one of seat 0"):
        table.answer_back(0, True, 104.0)
    assert is_asked(table)
    table.answer_back(0, False, 105.0)
    assert not is_asked(table)
    assert [move for _, move in table.begun().moves()[-2:]] == ["load a1", "load b1"]
    with pytest.raises(Refusal, match="got none"):
        table.answer_back(1, True, 106.0)
    table.ask_back(0, 107.0)
    table.answer_back(1, True, 108.0)
    table.answer_back(2, True, 109.0)
    assert table.owing == (0,)


def test_a_mark_that_nobody_sees_yet_does_not_end_a_request() -> None:
    config = Config(game="pyramids", seats=[person("ann"), person("bob"), person("cid")], date="2026-01-01")
    table = Table("t", config, "5", "i", "ann", 100.0)
    assert table.match is not None
    legal = table.match.legal
    for seat in range(3):
        table.move(seat, legal(seat)[0], None, 101.0)
    table.ask_back(0, 102.0)  # the choice of cards, which all have seen
    table.move(1, legal(1)[0], None, 103.0)
    assert is_asked(table)
    table.undo(1, 104.0)
    assert is_asked(table)
    table.move(2, legal(2)[0], None, 105.0)
    table.answer_back(1, True, 106.0)
    table.answer_back(2, True, 107.0)
    assert not is_asked(table)
    assert all(move.startswith("keep") for move in legal(0))
    assert table.owing == (0, 1, 2)


def test_a_request_of_a_mark_stays_right_when_another_mark_is_taken_back() -> None:
    config = Config(game="pyramids", seats=[person("ann"), person("bob"), person("cid")], date="2026-01-01")
    table = Table("t", config, "5", "i", "ann", 100.0)
    assert table.match is not None
    table.move(0, table.match.legal(0)[0], None, 101.0)
    table.move(1, table.match.legal(1)[0], None, 101.0)
    table.ask_back(1, 102.0)
    asked = table.take_back_view()
    assert asked is not None
    assert (asked.move, asked.waits_for) == ("", [0, 2]), "nobody may know yet what it was"
    table.undo(0, 103.0)
    table.answer_back(0, True, 104.0)
    table.answer_back(2, True, 105.0)
    assert table.owing == (0, 1, 2)


def test_a_bot_that_stands_in_accepts(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, bot_pause_s=60.0) as house:
            room = await a_table(house, [person("ann"), person("bob")])
            await room.do(lambda t, now: t.move(0, "load a1", None, now))
            await house.say(room, "ann", "Ann", AskBackSaid(seat=0))
            assert is_asked(room.table)
            await room.do(lambda t, now: t.stand_in(1, "apprentice", "asked", now))
            assert not is_asked(room.table)
            assert room.table.owing == (0,)
            with pytest.raises(Refusal, match="a bot plays for you"):
                await house.say(room, "bob", "Bob", UndoSaid(seat=1))

    asyncio.run(play())


def test_whoever_has_two_seats_answers_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob"), person("bob")])
            await room.do(lambda t, now: t.move(0, "load a1", None, now))
            await house.say(room, "ann", "Ann", AskBackSaid(seat=0))
            await house.say(room, "bob", "Bob", AnswerBackSaid(seat=2, accept=True))
            assert room.table.owing == (0,)

    asyncio.run(play())


def test_nothing_is_taken_back_after_the_end() -> None:
    config = Config(game="imhotep", seats=[person("ann"), person("bob")], date="2026-01-01")
    table = Table("t", config, "5", "i", "ann", 100.0)
    chance = random.Random(1)
    while table.status != "over":
        assert table.match is not None
        seat = table.owing[0]
        table.move(seat, chance.choice(table.match.legal(seat)), None, 101.0)
        if table.status == "playing" and table.asks_back is None:
            table.ask_back(seat, 101.0)
    assert not is_asked(table)
    for deed in (table.undo, table.ask_back):
        with pytest.raises(CannotUndo):
            deed(0, 102.0)


def test_a_move_that_a_bot_made_is_not_ones_own_to_undo() -> None:
    config = Config(game="imhotep", seats=[SeatStart("person", "a", "Ann"), SeatStart("person", "b", "Bob")])
    table = Table("t", config, "seed", "invite", "a", 0.0)
    table.move(0, "take", None, 1.0, by="clock")
    assert 0 not in table.undoers()
    with pytest.raises(CannotUndo, match="a bot made for you"):
        table.undo(0, 2.0)
    table.move(1, "take", None, 3.0)
    assert 1 in table.undoers()
    table.undo(1, 4.0)
    assert table.owing == (1,)


def test_a_card_that_was_seen_in_secret_is_not_taken_back() -> None:
    """I5.2: whoever has looked at the pair would know it, and the others would not."""
    config = Config(game="imhotep", seats=[person("ann"), BOT], options={"sides": "BAAAA"}, date="2026-01-01")
    table = Table("t", config, "5", "i", "ann", 100.0)
    match, chance = table.begun(), random.Random(3)
    assert table.why_not_ask_back(0) == "unmoved"
    while not any(move.startswith("keep") for move in match.legal(0)):
        seat = table.owing[0]
        wished = [move for move in match.legal(seat) if move.startswith("pair") or move.endswith(" market")]
        table.move(seat, chance.choice(wished or match.legal(seat)), None, 101.0)
        assert (table.why_not_ask_back(0) == "secret") == any(move.startswith("keep") for move in match.legal(0))
    with pytest.raises(CannotUndo, match="no card seen in secret since then"):
        table.ask_back(0, 102.0)
    table.move(0, "keep 1", None, 103.0)
    assert table.why_not_ask_back(0) is None, "all have seen the pair"
    table.ask_back(0, 104.0)
    assert table.owing == (0,)


def test_no_move_of_a_rated_game_is_taken_back_with_the_consent_of_bots_alone() -> None:
    """They agree to everything, so that whoever is losing could end the rating."""
    for is_rated, others, why in ((True, BOT, "rated"), (False, BOT, None), (True, person("bob"), None)):
        config = Config(game="imhotep", seats=[person("ann"), others], rated=is_rated, date="2026-01-01")
        table = Table("t", config, "5", "i", "ann", 100.0)
        table.move(0, "load a1", None, 101.0)
        assert table.why_not_ask_back(0) == why
        if why is None:
            table.ask_back(0, 102.0)
            continue
        with pytest.raises(CannotUndo, match="another person to agree in a rated game, got bots alone"):
            table.ask_back(0, 102.0)
