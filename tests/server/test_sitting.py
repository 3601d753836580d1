"""Tables: opening them, sitting down by invitation, looking on, lists, hot-seats, bots and people mixed."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from saqqara.match.verification import verify
from tests.server.guests import ME, OPEN, Player, bot, connect_to, programs
from tests.server.houses import House


def error_of(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


# --- opening ---


def test_a_table_is_what_was_asked_for(house: House) -> None:
    async def ask() -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open(
                "imhotep",
                [{"who": "me", "name": "Anna"}, OPEN, bot("mason"), bot()],
                sides="ABABA",
                wrath=True,
                clock={"kind": "per_player", "seconds": 600, "increment": 5},
                at_zero="bot_takes_over",
                stand_in_after=60,
                stand_in="architect",
                chat=True,
            )
            assert [seat["who"] for seat in table["seats"]] == ["person", "open", "bot", "bot"]
            assert table["seats"][0]["name"] == "Anna"
            assert table["seats"][0]["is_yours"] is True
            assert table["seats"][2]["level"] == "mason"
            assert table["options"] == {"sides": "ABABA", "wrath": True}
            assert table["clock"] == {"kind": "per_player", "seconds": 600, "increment": 5}
            assert (table["at_zero"], table["stand_in_after"], table["stand_in"]) == ("bot_takes_over", 60, "architect")
            assert (table["chat"], table["listed"], table["is_yours"]) == (True, False, True)
            assert (table["status"], table["turn"], table["seed"]) == ("waiting", 0, None)
            assert len(table["invite"]) >= 16
            await ann.say(table["id"], type="fill", level="apprentice")
            position = await ann.told("GET", f"/api/tables/{table['id']}/position")
            assert position["sides"] == "ABABA"

    asyncio.run(ask())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", ["imhotep", "pyramids"])
def test_a_table_that_is_full_begins_at_once(house: House, game: str, seats: int) -> None:
    async def ask() -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open(game, [ME] * seats)
            assert table["status"] == "playing"
            assert len(table["seats"]) == seats

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("wrong", "word"),
    [
        ({"seats": [ME]}, "bad_message"),
        ({"seats": [ME] * 5}, "bad_message"),
        ({"game": "pyramids", "sides": "AAAAA"}, "bad_options"),
        ({"game": "chess"}, "bad_message"),
        ({"sides": "AAAA"}, "bad_message"),
        ({"edition": "../../etc/passwd"}, "bad_message"),
        ({"edition": "of nobody"}, "bad_options"),
        ({"seats": [ME, {"who": "bot", "level": "god"}]}, "bad_message"),
        ({"seats": [ME, {"who": "me", "name": "\u200d\u200b"}]}, "bad_message"),
        ({"stand_in_after": 1}, "bad_message"),
        ({"surprise": 1}, "bad_message"),
        ({"options": {"surprise": True}}, "bad_options"),
        ({"options": {"seed": "1"}}, "bad_options"),
        ({"options": {"sides": "AAAA"}}, "bad_options"),
        ({"options": {"sides": 1}}, "bad_message"),
        ({"options": {"Sides": "AAAAA"}}, "bad_message"),
    ],
)
def test_tables_that_cannot_be(house: House, wrong: dict[str, Any], word: str) -> None:
    async def ask() -> None:
        async with programs(house.address, "Ann") as (ann,):
            answer = await ann.ask("POST", "/api/tables", {"game": "imhotep", "seats": [ME, OPEN]} | wrong)
            assert error_of(answer) == (400, word), answer.text

    asyncio.run(ask())


@pytest.mark.parametrize("named", [{"options": {"sides": "ABABA", "wrath": True}}, {"sides": "ABABA", "wrath": True}])
def test_options_of_a_game_are_named_in_options_or_beside_them(house: House, named: dict[str, Any]) -> None:
    async def ask() -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open("imhotep", [ME, OPEN], **named)
            assert table["options"] == {"sides": "ABABA", "wrath": True}

    asyncio.run(ask())


# --- sitting down ---


def test_a_friend_sits_down_with_the_invitation(house: House) -> None:
    async def sit() -> None:
        async with programs(house.address, "Ann", "Bob", "Cid") as (ann, bob, cid):
            table = await ann.open("imhotep", [ME, OPEN, OPEN])
            name, invite = table["id"], table["invite"]
            assert (await bob.told("GET", f"/api/tables/{name}"))["invite"] is None, "only for those who sit there"
            assert error_of(await bob.say(name, type="take_seat", seat=1)) == (403, "not_allowed")
            assert error_of(await bob.say(name, type="take_seat", seat=1, invite="x" * 32)) == (403, "not_allowed")
            assert error_of(await bob.say(name, type="take_seat", seat=0, invite=invite)) == (409, "not_now")
            assert error_of(await bob.say(name, type="take_seat", seat=3, invite=invite)) == (403, "not_your_seat")
            async with ann.at(name) as first:
                await first.hear_until("welcome")
                assert (await bob.say(name, type="take_seat", seat=1, invite=invite)).status_code == 200
                told = await first.hear_until("table")
                assert told["table"]["seats"][1]["name"] == "Bob"
                shown = await bob.told("GET", f"/api/tables/{name}")
                assert shown["invite"] == invite, "who sits here can bring a friend"
                assert shown["seats"][1]["is_yours"] is True
                answer = await bob.say(name, type="take_seat", seat=1, invite=invite)
                assert answer.status_code == 200, "said twice, it counts once"
                assert error_of(await cid.say(name, type="take_seat", seat=1, invite=invite)) == (409, "not_now")
                answer = await cid.say(name, type="take_seat", seat=2, invite=invite, name="Cyd")
                assert answer.status_code == 200
                view = await first.hear_until("view")
                assert view["seat"] == 0
            assert (await cid.told("GET", f"/api/tables/{name}"))["seats"][2]["name"] == "Cyd"

    asyncio.run(sit())


def test_two_people_who_want_one_seat_at_the_same_time(house: House) -> None:
    async def sit() -> None:
        names = [f"P{number}" for number in range(6)]
        async with programs(house.address, "Ann", *names) as (ann, *others):
            table = await ann.open("imhotep", [ME, OPEN])
            said = [one.say(table["id"], type="take_seat", seat=1, invite=table["invite"]) for one in others]
            statuses = sorted(answer.status_code for answer in await asyncio.gather(*said))
            assert statuses == [200, 409, 409, 409, 409, 409]

    asyncio.run(sit())


def test_whoever_opened_the_table_fills_it_with_bots(house: House) -> None:
    async def fill() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open("pyramids", [ME, OPEN, OPEN])
            assert error_of(await bob.say(table["id"], type="fill", level="apprentice")) == (403, "not_allowed")
            assert (await ann.say(table["id"], type="fill", level="apprentice")).status_code == 200
            shown = await ann.told("GET", f"/api/tables/{table['id']}")
            assert [seat["who"] for seat in shown["seats"]] == ["person", "bot", "bot"]
            assert shown["status"] == "playing"
            assert error_of(await ann.say(table["id"], type="fill", level="apprentice")) == (409, "not_now")

    asyncio.run(fill())


def test_a_friend_takes_over_a_bots_seat_in_mid_game_and_sees_it_at_once(house: House) -> None:
    async def take() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open("pyramids", [ME, bot(), bot()])
            name = table["id"]
            async with ann.at(name) as first, bob.at(name) as second:
                await first.hear_until("view")
                await second.hear_until("view", seat=None)
                for _ in range(3):
                    while not first.owing:
                        await first.hear()
                    await first.move(0)
                assert error_of(await bob.say(name, type="take_seat", seat=1)) == (403, "not_allowed")
                sat = await second.say("take_seat", seat=1, invite=table["invite"])
                view = await second.hear_until("view", seat=1)
                assert view["table"]["turn"] > 0
                if not any(message.get("id") == sat for message in second.heard):
                    assert (await second.answer_to(sat))["type"] == "accepted"
                told = first.table
                while told is None or told["seats"][1].get("who") != "person":
                    told = (await first.hear_until("table"))["table"]
                assert told["seats"][1]["name"] == "Bob"
                first.views[0] = await ann_view(ann, name)
                await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))

    async def ann_view(ann: Any, name: str) -> dict[str, Any]:
        view = await ann.told("GET", f"/api/tables/{name}/view?seat=0")
        return {"type": "view", "seat": 0, "ask": view["ask"], "legal": view["legal"], "table": view}

    asyncio.run(take())


# --- hot-seat, and any mixture ---


def test_several_seats_at_one_device(house: House) -> None:
    async def play() -> str:
        async with programs(house.address, "Ann") as (ann,):
            seats = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Dad"}, bot()]
            table = await ann.open("pyramids", seats)
            async with ann.at(table["id"]) as device:
                welcome = await device.hear_until("welcome")
                assert welcome["seats"] == [0, 1]
                await device.hear_until("view", seat=0)
                await device.hear_until("view", seat=1)
                await device.play_on(random.Random(3))
            record = await ann.ask("GET", f"/api/tables/{table['id']}/record")
            assert record.headers["content-disposition"].endswith(f'{table["id"]}.record"')
            return record.text

    assert verify(asyncio.run(play())).is_finished


def test_four_people_and_no_bot(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann", "Bob", "Cid", "Dee") as people:
            table = await people[0].open("imhotep", [ME, OPEN, OPEN, OPEN])
            name = table["id"]
            for seat, one in enumerate(people[1:], 1):
                await one.say(name, type="take_seat", seat=seat, invite=table["invite"])

            async def sit_and_play(seat: int) -> Any:
                async with people[seat].at(name) as player:
                    await player.play_on(random.Random(seat))
                    return player.views[seat]["table"]["outcome"]

            outcomes = await asyncio.gather(*(sit_and_play(seat) for seat in range(4)))
            assert outcomes[0] is not None
            assert all(outcome == outcomes[0] for outcome in outcomes)

    asyncio.run(play())


# --- looking on, and lists ---


def test_anybody_looks_on_with_the_link_alone(house: House) -> None:
    async def look() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open("pyramids", [ME, OPEN])
            name = table["id"]
            async with connect_to(house.address, name) as socket, ann.at(name) as first:
                onlooker = Player(socket)
                welcome = await onlooker.hear_until("welcome")
                assert welcome["seats"] == []
                assert welcome["table"]["invite"] is None
                await bob.say(name, type="take_seat", seat=1, invite=table["invite"])
                view = await onlooker.hear_until("view")
                assert (view["seat"], view["ask"], view["legal"]) == (None, None, [])
                await first.hear_until("view")
                assert (await first.do("move", seat=0, ask=1, move=first.views[0]["legal"][0]))["type"] == "view"
                refused = await onlooker.do("move", seat=0, ask=2, move="mark 1")
                assert refused["error"] == "not_your_seat"
                refused = await onlooker.do("take_seat", seat=0, invite=table["invite"])
                assert refused["error"] == "no_token"
                shown = await ann.told("GET", f"/api/tables/{name}")
                assert shown["spectators"] == 1
                async with bob.at(name) as second:
                    await second.hear_until("view")
                    await second.move(1)
                    view = await onlooker.hear_until("view")
                    assert view["table"]["turn"] > 0

    asyncio.run(look())


def test_a_player_may_stand_up_until_the_match_begins(house: House) -> None:
    async def sit() -> None:
        async with programs(house.address, "Ann", "Bob", "Cid") as (ann, bob, cid):
            table = await ann.open("imhotep", [ME, OPEN, OPEN])
            name, invite = table["id"], table["invite"]
            await bob.say(name, type="take_seat", seat=1, invite=invite, entropy="bobs-share")
            assert error_of(await ann.say(name, type="stand_up", seat=1)) == (403, "not_your_seat")
            async with ann.at(name) as anns, bob.at(name) as bobs:
                await anns.hear_until("welcome")
                await bobs.hear_until("welcome")
                assert (await bobs.do("stand_up", seat=1))["type"] == "accepted"
                shown = (await anns.hear_until("table"))["table"]
                assert [seat["who"] for seat in shown["seats"]] == ["person", "open", "open"]
                assert shown["entropy"] == [], "whoever leaves takes their share along"
                assert bobs.table is not None
                assert bobs.table["invite"] is None
            assert name not in [one["id"] for one in (await bob.told("GET", "/api/tables"))["yours"]]
            assert (await cid.say(name, type="take_seat", seat=1, invite=invite)).status_code == 200
            assert (await bob.say(name, type="take_seat", seat=2, invite=invite)).status_code == 200
            assert error_of(await bob.say(name, type="stand_up", seat=2)) == (409, "not_now")
            shown = await ann.told("GET", f"/api/tables/{name}")
            assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Cid", "Bob"]

    asyncio.run(sit())


def test_lists_show_open_tables_and_mine(house: House) -> None:
    async def ask() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            listed = await ann.open("imhotep", [ME, OPEN], listed=True)
            private = await ann.open("imhotep", [ME, OPEN])
            tables = await bob.told("GET", "/api/tables")
            names = [table["id"] for table in tables["open"]]
            assert listed["id"] in names
            assert private["id"] not in names
            assert tables["yours"] == []
            assert (await bob.say(listed["id"], type="take_seat", seat=1)).status_code == 200, "no invitation needed"
            mine = (await bob.told("GET", "/api/tables"))["yours"]
            assert [(table["id"], table["your_seats"], table["you_owe"]) for table in mine] == [
                (listed["id"], [1], False)
            ]
            yours = {table["id"]: table for table in (await ann.told("GET", "/api/tables"))["yours"]}
            assert set(yours) == {listed["id"], private["id"]}
            assert yours[listed["id"]]["you_owe"] is True
            assert (yours[listed["id"]]["status"], yours[private["id"]]["status"]) == ("playing", "waiting")

    asyncio.run(ask())


def test_a_table_that_is_not_there(house: House) -> None:
    async def ask() -> None:
        async with programs(house.address, "Ann") as (ann,):
            assert error_of(await ann.ask("GET", "/api/tables/nowhere")) == (404, "no_such_table")
            assert error_of(await ann.say("nowhere", type="fill", level="mason")) == (404, "no_such_table")
            async with ann.at("nowhere") as player:
                refused = await player.hear()
                assert (refused["type"], refused["error"]) == ("refused", "no_such_table")

    asyncio.run(ask())
