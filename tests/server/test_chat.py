"""Chat: off unless it is asked for, short, and nobody has to hear anybody."""

from __future__ import annotations

import asyncio

import pytest

from saqqara.server import entries as log
from saqqara.server import table as table_module
from saqqara.server.refusals import Refusal
from saqqara.server.table import Table
from saqqara.server.wire import PHRASES
from tests.server.guests import ME, OPEN, bot, programs
from tests.server.houses import House


def test_a_table_has_no_chat_unless_it_is_asked_for(house: House) -> None:
    async def talk() -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open("imhotep", [ME, bot()])
            assert table["chat"] is False
            answer = await ann.say(table["id"], type="say", seat=0, text="hello")
            assert (answer.status_code, answer.json()["error"]) == (403, "not_allowed")

    asyncio.run(talk())


def test_what_is_said_is_heard_by_all_and_kept_for_those_who_come_later(house: House) -> None:
    async def talk() -> None:
        async with programs(house.address, "Ann", "Bob", "Eve") as (ann, bob, eve):
            table = await ann.open("imhotep", [ME, OPEN], chat=True)
            name = table["id"]
            await bob.say(name, type="take_seat", seat=1, invite=table["invite"])
            async with ann.at(name) as first, bob.at(name) as second:
                await second.hear_until("view")
                text = "<b>hello</b> &amp; שלום 🙂"
                said = await first.say("say", seat=0, text=text)
                heard = await second.hear_until("said")
                assert (heard["line"]["text"], heard["line"]["name"], heard["line"]["seat"]) == (text, "Ann", 0)
                assert isinstance(heard["turn"], int)
                own = await first.hear_until("said")
                assert own["line"] == heard["line"]
                assert (await first.answer_to(said))["type"] == "accepted"
                assert (await second.do("say", seat=0, text="I am Ann"))["error"] == "not_your_seat"
            async with eve.at(name) as onlooker:
                welcome = await onlooker.hear_until("welcome")
                assert [line["text"] for line in welcome["said"]] == [text]
                assert (await onlooker.do("say", seat=1, text="me too"))["error"] == "not_your_seat"

    asyncio.run(talk())


def test_nobody_talks_without_end(house: House) -> None:
    async def talk() -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open("imhotep", [ME, bot()], chat=True)
            assert (await ann.say(table["id"], type="say", seat=0, text="x" * 300)).status_code == 200
            for text in ("x" * 301, ""):
                answer = await ann.say(table["id"], type="say", seat=0, text=text)
                assert (answer.status_code, answer.json()["error"]) == (400, "bad_message")
            for number in range(60):
                await ann.say(table["id"], type="say", seat=0, text=str(number))
            async with ann.at(table["id"]) as player:
                said = (await player.hear_until("welcome"))["said"]
                assert [line["text"] for line in said] == [str(number) for number in range(10, 60)]

    asyncio.run(talk())


def test_whoever_is_muted_is_not_heard_by_the_one_who_muted_them(house: House) -> None:
    async def talk() -> None:
        async with programs(house.address, "Ann", "Bob", "Cid") as (ann, bob, cid):
            table = await ann.open("imhotep", [ME, OPEN, OPEN], chat=True)
            name = table["id"]
            for seat, one in ((1, bob), (2, cid)):
                await one.say(name, type="take_seat", seat=seat, invite=table["invite"])
            async with bob.at(name) as second, cid.at(name) as third:
                await second.hear_until("view")
                await third.hear_until("view")
                assert (await second.do("mute", seat=0, on=True))["type"] == "accepted"
                await ann.say(name, type="say", seat=0, text="one")
                await cid.say(name, type="say", seat=2, text="two")
                assert (await second.hear_until("said"))["line"]["text"] == "two"
                assert (await third.hear_until("said"))["line"]["text"] == "one"
            async with bob.at(name) as second:
                welcome = await second.hear_until("welcome")
                assert [line["text"] for line in welcome["said"]] == ["two"], "it lasts over a reconnect"
                await second.do("mute", seat=0, on=False)
                await ann.say(name, type="say", seat=0, text="three")
                assert (await second.hear_until("said"))["line"]["text"] == "three"

    asyncio.run(talk())


def test_a_mute_is_nobody_elses_business(house: House) -> None:
    async def talk() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open("imhotep", [ME, OPEN], chat=True)
            name = table["id"]
            async with ann.at(name) as first:
                await bob.say(name, type="take_seat", seat=1, invite=table["invite"])
                await first.hear_until("view")
                await first.hear_until("table")
                before = len(first.heard)
                await bob.say(name, type="mute", seat=0, on=True)
                await bob.say(name, type="say", seat=1, text="over")
                await first.hear_until("said")
                kinds = [message["type"] for message in first.heard[before:]]
                assert kinds in (["said"], ["presence", "said"]), kinds

    asyncio.run(talk())


def test_what_is_said_can_be_seen_and_turns_nothing_around(house: House) -> None:
    said = {"a\u202eb\n\n c": "ab c", "\U0001f468\u200d\U0001f469": "\U0001f468\u200d\U0001f469"}

    async def talk() -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open("imhotep", [ME, bot()], chat=True)
            for text in (" \n", "\u200b", "\u3164\u2800", "\u0301\ufe0f"):
                answer = await ann.say(table["id"], type="say", seat=0, text=text)
                assert (answer.status_code, answer.json()["error"]) == (400, "bad_message"), text
            for text in said:
                assert (await ann.say(table["id"], type="say", seat=0, text=text)).is_success
            async with ann.at(table["id"]) as player:
                lines = (await player.hear_until("welcome"))["said"]
                assert [line["text"] for line in lines] == list(said.values())

    asyncio.run(talk())


# --- phrases ---


def test_a_phrase_is_said_by_its_code_also_where_nobody_chats(house: House) -> None:
    async def talk() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open("imhotep", [ME, OPEN])
            name = table["id"]
            await bob.say(name, type="take_seat", seat=1, invite=table["invite"])
            async with ann.at(name) as first, bob.at(name) as second:
                await second.hear_until("view")
                for phrase in PHRASES:
                    assert (await first.do("say", seat=0, phrase=phrase))["type"] == "accepted"
                    line = (await second.hear_until("said"))["line"]
                    assert (line["phrase"], line["text"], line["name"], line["seat"]) == (phrase, "", "Ann", 0)
                assert (await first.do("say", seat=0, text="hello"))["error"] == "not_allowed"
                assert (await first.do("say", seat=1, phrase="hello"))["error"] == "not_your_seat"
            async with bob.at(name) as second:
                said = (await second.hear_until("welcome"))["said"]
                assert [line["phrase"] for line in said] == list(PHRASES), "they are kept like chat"

    asyncio.run(talk())


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"phrase": "Hi!"}, f"phrase: expected one of {', '.join(PHRASES)}, got 'Hi!'"),
        ({"phrase": "hello", "text": "hello"}, "say: expected either a text or a phrase, got both"),
        ({}, "say: expected either a text or a phrase, got neither"),
    ],
)
def test_an_unknown_phrase_is_refused_with_those_that_are_known(house: House, said: dict[str, str], told: str) -> None:
    async def talk() -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open("imhotep", [ME, bot()], chat=True)
            async with ann.at(table["id"]) as player:
                answer = await player.do("say", seat=0, **said)
                assert (answer["error"], answer["message"]) == ("bad_message", told)

    asyncio.run(talk())


def test_a_muted_seat_says_no_phrases_either(house: House) -> None:
    async def talk() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open("imhotep", [ME, OPEN])
            name = table["id"]
            await bob.say(name, type="take_seat", seat=1, invite=table["invite"])
            async with bob.at(name) as second:
                await second.hear_until("view")
                await second.do("mute", seat=0, on=True)
                await ann.say(name, type="say", seat=0, phrase="hello")
                await second.do("say", seat=1, phrase="thanks")
                assert [one["line"]["phrase"] for one in second.heard if one["type"] == "said"] == ["thanks"]

    asyncio.run(talk())


# --- spectators ---


def test_spectators_talk_among_themselves_until_the_match_is_over(house: House) -> None:
    async def talk() -> None:
        async with programs(house.address, "Ann", "Bob", "Eve", "Ian") as (ann, bob, eve, ian):
            table = await ann.open("imhotep", [ME, OPEN], chat=True)
            name = table["id"]
            await bob.say(name, type="take_seat", seat=1, invite=table["invite"])
            async with ann.at(name) as first, eve.at(name) as one, ian.at(name) as other:
                await first.hear_until("view")
                await other.hear_until("view")
                assert (await one.do("say", seat=None, text="Ann should sail"))["type"] == "accepted"
                line = (await other.hear_until("said"))["line"]
                assert (line["seat"], line["name"], line["text"]) == (None, "Eve", "Ann should sail")
                assert "person" not in line
                assert (await other.do("say", seat=None, phrase="oops"))["type"] == "accepted"
                assert (await first.do("say", seat=None, text="I look on"))["error"] == "not_your_seat"
                assert (await first.do("say", seat=0, text="to all"))["type"] == "accepted"
                assert [one["line"]["text"] for one in first.heard if one["type"] == "said"] == ["to all"]
                async with bob.at(name) as second, eve.at(name) as again:
                    assert [line["text"] for line in (await second.hear_until("welcome"))["said"]] == ["to all"]
                    said = (await again.hear_until("welcome"))["said"]
                    assert [line["text"] for line in said] == ["Ann should sail", "", "to all"]
                before = len(first.heard)
                await bob.say(name, type="concede", seat=1)
                await first.hear_until("said")
                await first.hear_until("said")
                await one.do("say", seat=None, phrase="good_game")
                await first.hear_until("said")
                lines = [one["line"] for one in first.heard[before:] if one["type"] == "said"]
                told = [("Ann should sail", None), ("", "oops"), ("", "good_game")]
                assert [(line["text"], line["phrase"]) for line in lines] == told
                async with bob.at(name) as second:
                    assert len((await second.hear_until("welcome"))["said"]) == 4, "now it is for all"

    asyncio.run(talk())


def test_spectators_without_chat_have_phrases_and_without_a_name_nothing(house: House) -> None:
    async def talk() -> None:
        async with programs(house.address, "Ann", "Eve") as (ann, eve):
            table = await ann.open("imhotep", [ME, bot()])
            async with eve.at(table["id"]) as onlooker:
                await onlooker.hear_until("view")
                assert (await onlooker.do("say", seat=None, text="hello"))["error"] == "not_allowed"
                assert (await onlooker.do("say", seat=None, phrase="hello"))["type"] == "accepted"
            path = f"/api/tables/{table['id']}/messages"
            answer = await eve.http.post(path, json={"type": "say", "seat": None, "phrase": "hello"})
            assert (answer.status_code, answer.json()["error"]) == (401, "no_token")

    asyncio.run(talk())


def test_spectators_can_be_muted_all_at_once(house: House) -> None:
    async def talk() -> None:
        async with programs(house.address, "Ann", "Eve", "Ian") as (ann, eve, ian):
            table = await ann.open("imhotep", [ME, bot()])
            name = table["id"]
            async with ian.at(name) as onlooker, ann.at(name) as player:
                await onlooker.hear_until("view")
                await player.hear_until("view")
                for one in (onlooker, player):
                    assert (await one.do("mute", seat=None, on=True))["type"] == "accepted"
                await eve.say(name, type="say", seat=None, phrase="hello")
                await ann.say(name, type="say", seat=0, phrase="thanks")
                assert (await onlooker.hear_until("said"))["line"]["phrase"] == "thanks"
                assert (await onlooker.do("mute", seat=None, on=False))["type"] == "accepted"
                await eve.say(name, type="say", seat=None, phrase="oops")
                assert (await onlooker.hear_until("said"))["line"]["phrase"] == "oops"
                await player.do("concede", seat=0)
                await eve.say(name, type="say", seat=None, phrase="good_game")
                await player.do("say", seat=0, phrase="good_game")
                seats = [one["line"]["seat"] for one in player.heard if one["type"] == "said"]
                assert seats == [0, 0], "muted, also after the end"

    asyncio.run(talk())


def test_spectators_together_do_not_talk_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "MOST_SPECTATORS_LINES", 3)
    seats = [log.SeatStart("person", "ann", "Ann"), log.SeatStart("person", "bob", "Bob")]
    table = Table("t", log.Config(game="imhotep", seats=seats, date="2026-01-01"), "5", "i", "ann", 100.0)
    for number in range(3):
        table.speak_as_spectator(f"eve {number}", "Eve", "", "hello", 101.0)
    with pytest.raises(Refusal, match="expected at most 3 lines of spectators"):
        table.speak_as_spectator("ian", "Ian", "", "hello", 102.0)
    table.speak(0, "", "hello", 102.0)


def test_what_an_earlier_version_has_written_is_still_read() -> None:
    spoke = log.read(b'{"kind":"spoke","key":"k","seat":0,"name":"Ann","text":"hi"}')
    assert isinstance(spoke, log.Spoke)
    assert (spoke.text, spoke.phrase, spoke.person) == ("hi", None, None)
