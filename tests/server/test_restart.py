"""A house that is stopped or killed goes on where it was."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from saqqara.match.verification import verify
from saqqara.server.wire import PerMove
from tests.effort import first_of
from tests.patience import PATIENCE_S
from tests.server.guests import ME, OPEN, Program, bot, programs
from tests.server.houses import House, open_house
from tests.server.inside import a_table, inside, person, until


def again(house: House, tokens: list[str]) -> Any:
    """The same people in the house that was started again."""
    http = httpx.AsyncClient(base_url=house.address, timeout=PATIENCE_S)
    return http, [Program(house.address, token, http) for token in tokens]


def end(house: House, how: str) -> None:
    if how == "stop":
        assert house.stop() == 0, house.log.read_text()
    else:
        house.kill()


async def seated(ann: Program, bob: Program, game: str, **more: Any) -> str:
    table = await ann.open(game, [ME, OPEN], **more)
    answer = await bob.say(table["id"], type="take_seat", seat=1, invite=table["invite"])
    assert answer.status_code == 200, answer.text
    return str(table["id"])


@pytest.mark.parametrize("how", first_of(["kill", "stop"], 1))
def test_everything_that_was_accepted_is_still_there(tmp_path: Path, how: str) -> None:
    tables: dict[str, str] = {}
    shown: dict[str, Any] = {}

    async def before(address: str) -> list[str]:
        async with programs(address, "Ann", "Bob") as (ann, bob):
            tables["asked"] = await seated(ann, bob, "imhotep", chat=True)
            name = tables["asked"]
            for program, seat, move in ((ann, 0, "load a1"), (bob, 1, "load b1")):
                answer = await program.say(name, type="move", seat=seat, ask=1, move=move, id="first")
                assert answer.status_code == 200, answer.text
            assert (await ann.say(name, type="ask_back", seat=0)).status_code == 200
            await bob.say(name, type="say", seat=1, text="wait")
            await ann.say(name, type="mute", seat=1, on=True)
            tables["handed"] = await seated(ann, bob, "imhotep")
            assert (await bob.say(tables["handed"], type="hand_over", seat=1, level="apprentice")).is_success
            tables["waiting"] = str((await ann.open("pyramids", [ME, OPEN, bot()], entropy="salt"))["id"])
            tables["marks"] = await seated(ann, bob, "pyramids")
            view = await ann.told("GET", f"/api/tables/{tables['marks']}/view?seat=0")
            moved = await ann.say(tables["marks"], type="move", seat=0, ask=1, move=view["legal"][0], id="k")
            assert moved.is_success
            for what, table in tables.items():
                shown[what] = await ann.told("GET", f"/api/tables/{table}")
            tables["bots"] = str((await ann.open("imhotep", [bot(), ME]))["id"])
            return [ann.token, bob.token]

    async def after(house: House, tokens: list[str]) -> None:
        http, (ann, bob) = again(house, tokens)
        async with http:
            async with asyncio.timeout(PATIENCE_S):  # nobody asks for the table: the house finds a bot that owes a move
                while 'thinking_seconds_count{level="apprentice"} 1.0' not in (await http.get("/metrics")).text:
                    await asyncio.sleep(0.05)
            view = await ann.told("GET", f"/api/tables/{tables.pop('bots')}/view?seat=1&wait=20")
            assert view["ask"] == 1
            for what, table in tables.items():
                now = await ann.told("GET", f"/api/tables/{table}")
                for key in ("status", "turn", "commitment", "entropy", "invite", "asks_back", "options", "created"):
                    assert now[key] == shown[what][key], (what, key)
                names = [
                    (seat["who"], seat.get("name"), seat.get("stands_in"), seat.get("owes")) for seat in now["seats"]
                ]
                assert names == [
                    (seat["who"], seat.get("name"), seat.get("stands_in"), seat.get("owes"))
                    for seat in shown[what]["seats"]
                ]
            name = tables["asked"]
            twice = await ann.say(name, type="move", seat=0, ask=1, move="load a1", id="first")
            assert twice.status_code == 200, "the same move, sent again because nobody heard the answer"
            stale = await ann.say(name, type="move", seat=0, ask=1, move="load a1", id="second")
            assert stale.json()["error"] == "stale_move"
            async with bob.at(name) as second, ann.at(name) as first:
                welcome = await second.hear_until("welcome")
                assert [line["text"] for line in welcome["said"]] == ["wait"]
                assert (await first.hear_until("welcome"))["said"] == [], "still muted"
                assert welcome["table"]["asks_back"]["waits_for"] == [1]
                assert (await second.do("answer_back", seat=1, accept=True))["type"] == "accepted"
            view = await ann.told("GET", f"/api/tables/{name}/view?seat=0")
            assert "load a1" in view["legal"]
            assert (await bob.say(tables["handed"], type="return", seat=1)).is_success
            mark = {"type": "move", "seat": 0, "ask": 1, "id": "k", "move": "keep 1 2"}
            assert (await ann.say(tables["marks"], **mark)).is_success
            assert (await ann.say(tables["marks"], type="undo", seat=0)).is_success
            sat = await bob.say(tables["waiting"], type="take_seat", seat=1, invite=shown["waiting"]["invite"])
            assert sat.is_success
            async with ann.at(tables["waiting"]) as first, bob.at(tables["waiting"]) as second:
                await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))
            record = (await bob.ask("GET", f"/api/tables/{tables['waiting']}/record")).text
            assert verify(record).is_finished
            assert "entropy: salt" in record
            assert f"commitment: {shown['waiting']['commitment']}" in record

    with open_house(tmp_path, bot_pause_s=60.0) as house:
        tokens = asyncio.run(before(house.address))
        end(house, how)
    with open_house(tmp_path) as house:
        asyncio.run(after(house, tokens))


def test_time_in_which_the_house_was_down_is_nobodys(tmp_path: Path) -> None:
    async def open_table(address: str) -> tuple[str, str, int]:
        async with programs(address, "Ann") as (ann,):
            table = await ann.open("imhotep", [ME, ME], clock={"kind": "per_player", "seconds": 10})
            shown = await ann.told("GET", f"/api/tables/{table['id']}")
            return table["id"], ann.token, shown["seats"][0]["clock_ms"]

    async def left(house: House, name: str, token: str) -> int:
        http, (ann,) = again(house, [token])
        async with http:
            shown = await ann.told("GET", f"/api/tables/{name}")
            return int(shown["seats"][0]["clock_ms"])

    with open_house(tmp_path) as house:
        opened = time.monotonic()
        name, token, first = asyncio.run(open_table(house.address))
        house.kill()
        ended = time.monotonic()
        time.sleep(1.0)
        started = time.monotonic()
        house.start()
        second = asyncio.run(left(house, name, token))
        seen = time.monotonic()
    used_s = (first - second) / 1000
    assert used_s <= (ended - opened) + (seen - started), "the second in between does not count"


@pytest.mark.soak
def test_clocks_go_on_after_a_gentle_stop_and_run_out_in_their_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as house:
            room = await a_table(house, [person("ann"), person("bob")], clock=PerMove(seconds=5))
            name, zero = room.table.id, room.table.zero_at(0)
        await asyncio.sleep(0.7)
        async with inside(tmp_path) as house:
            room = await house.room(name)
            again = room.table.zero_at(0)
            assert zero is not None
            assert again is not None
            assert again - zero > 0.6, "time in which the house was down is nobody's"
            assert room.table.owing == (0,)
            await until(lambda: room.table.owing == (1,))
            assert time.time() >= again

    asyncio.run(play())


@pytest.mark.soak
def test_a_house_that_is_killed_again_and_again_finishes_its_match(tmp_path: Path) -> None:
    """People and bots; each move is sent again until it is answered."""

    async def some_moves(house: House, token: str, name: str, chance: random.Random) -> bool:
        http, (ann,) = again(house, [token])
        async with http, ann.at(name) as player:
            await player.hear_until("view")
            for _ in range(25):
                while not player.owing and not player.is_over:
                    await player.hear()
                if player.is_over:
                    return True
                await player.move(0, chance=chance)
            view = player.views[0]
            if player.owing:  # nobody waits for the answer to this one
                await player.say("move", seat=0, ask=view["ask"], move=view["legal"][0])
            return False

    async def open_table(address: str) -> tuple[str, str]:
        async with programs(address, "Ann") as (ann,):
            return (await ann.open("pyramids", [ME, bot()]))["id"], ann.token

    async def record(house: House, name: str) -> str:
        async with httpx.AsyncClient(base_url=house.address) as http:
            return (await http.get(f"/api/tables/{name}/record")).text

    with open_house(tmp_path) as house:
        name, token = asyncio.run(open_table(house.address))
        chance = random.Random(9)
        while not asyncio.run(some_moves(house, token, name, chance)):
            house.kill()
            house.start()
        verdict = verify(asyncio.run(record(house, name)))
    assert verdict.is_finished
    assert verdict.draws == verdict.draws_checked
