"""Chat: off unless it is asked for, short, and nobody has to hear anybody."""

from __future__ import annotations

import asyncio

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
