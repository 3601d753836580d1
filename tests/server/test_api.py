"""The HTTP API: who you are, tables, views, records, health, figures; and a bot author's whole match over it."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

import saqqara
from saqqara.match.fairness import commitment
from saqqara.match.match import Match
from saqqara.match.verification import verify
from saqqara.rules.edition import default_edition
from saqqara.server.refusals import message_of, refused, word_of
from saqqara.server.store.availability import Unavailable
from tests.server.guests import ME, OPEN, Program, bot, programs
from tests.server.houses import House, open_house


def error_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


# --- who you are ---


def test_a_browser_keeps_a_cookie_that_no_script_reads(house: House) -> None:
    with httpx.Client(base_url=house.address) as browser:
        assert error_of(browser.get("/api/me")) == (401, "no_token")
        answer = browser.post("/api/people", json={"name": "  Ann\u202e  of  Giza "})
        assert answer.status_code == 201
        assert answer.json() == {"name": "Ann of Giza", "token": None}
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert browser.get("/api/me").json()["name"] == "Ann of Giza"
        renamed = browser.patch("/api/me", json={"name": "Anna"}, headers={"origin": house.address})
        assert renamed.json()["name"] == "Anna"
        assert browser.get("/api/house").json()["name"] == "Anna"
        foreign = browser.patch("/api/me", json={"name": "Eve"}, headers={"origin": "http://evil.example"})
        assert error_of(foreign) == (403, "not_allowed")


def test_a_program_is_told_its_token_once(house: House) -> None:
    async def ask() -> None:
        async with programs(house.address, "Robot") as (robot,):
            assert await robot.told("GET", "/api/me") == {"name": "Robot", "token": None}
            stranger = Program(house.address, "x" * 32, robot.http)
            assert error_of(await stranger.ask("GET", "/api/me")) == (401, "no_token")
            assert error_of(await stranger.ask("GET", "/api/tables")) == (401, "no_token"), "a wrong token is no token"

    asyncio.run(ask())


@pytest.mark.parametrize("name", ["", "x" * 21, "\u200b", "\u3164", "\u2800", "\u1160\u034f", "\ufe0f", "\u0301", 7])
def test_names_that_cannot_be(house: House, name: Any) -> None:
    answer = httpx.post(f"{house.address}/api/people", json={"name": name})
    assert error_of(answer) == (400, "bad_message")


def test_guests_are_not_told_where_the_database_lies() -> None:
    trouble = Unavailable('expected the database to answer, got: connection to "10.0.0.1", port 5432 failed')
    assert word_of(trouble) == "unavailable"
    for told in (message_of(trouble), refused(trouble, 0, None).message):
        assert "5432" not in told


# --- the house ---


def test_the_house_says_what_can_be_had(house: House) -> None:
    shown = httpx.get(f"{house.address}/api/house").json()
    assert shown["version"] == saqqara.__version__
    assert shown["games"] == ["imhotep", "pyramids"]
    assert shown["levels"] == ["apprentice", "scribe", "mason", "architect", "vizier", "pharaoh"]
    for game in shown["games"]:
        assert shown["editions"][game][0] == default_edition(game).name


def test_health_and_figures(house: House) -> None:
    async def ask() -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open("imhotep", [ME, ME])
            moved = await ann.say(table["id"], type="move", seat=0, ask=1, move="load a1")
            assert moved.status_code == 200, moved.text
            health = await ann.told("GET", "/api/health")
            assert (health["status"], health["database"]) == ("ok", True)
            assert health["tables_in_memory"] >= 1
            figures = (await ann.http.get("/metrics")).text
            assert "saqqara_moves_accepted_total" in figures
            assert 'route="/api/tables"' in figures
            assert table["id"] not in figures

    asyncio.run(ask())


def test_pages_and_methods_that_are_not_there(house: House) -> None:
    with httpx.Client(base_url=house.address) as http:
        assert error_of(http.get("/api/nothing")) == (404, "no_such_page")
        assert error_of(http.delete("/api/tables")) == (405, "wrong_method")
        assert http.delete("/api/tables").headers["allow"] == "GET, HEAD, POST"
        too_large = http.post("/api/people", content=b" " * 100_000)
        assert error_of(too_large) == (413, "too_large")
        assert error_of(http.post("/api/people", content=b"{")) == (400, "bad_message")
        assert error_of(http.post("/api/tables", json={"game": "imhotep", "seats": [ME, OPEN]})) == (401, "no_token")


# --- looking ---


def test_a_view_is_what_the_match_shows_its_seat(house: House) -> None:
    async def ask() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open("pyramids", [ME, OPEN])
            path = f"/api/tables/{table['id']}"
            assert error_of(await ann.ask("GET", f"{path}/view?seat=0")) == (409, "not_now"), "it has not begun"
            await bob.say(table["id"], type="take_seat", seat=1, invite=table["invite"])
            mine = await ann.told("GET", f"{path}/view?seat=0")
            assert mine["seat"] == 0
            assert mine["ask"] == 1
            assert len(mine["legal"]) == 6
            assert error_of(await bob.ask("GET", f"{path}/view?seat=0")) == (403, "not_your_seat")
            theirs = await bob.told("GET", f"{path}/view?seat=1")
            onlooker = (await ann.http.get(f"{path}/view")).json()
            assert onlooker["legal"] == []
            unseen = [None] * 4
            assert mine["drawn"][1] == unseen
            assert theirs["drawn"][0] == unseen
            assert onlooker["drawn"] == [unseen, unseen]
            assert None not in mine["drawn"][0]
            for word in ("view", "record", "position", "story", "replay/3"):
                assert error_of(await bob.ask("GET", f"{path}/{word}?seat=0")) == (403, "not_your_seat")
                assert error_of(await bob.ask("GET", f"{path}/{word}?seat=x")) == (400, "bad_message")
                assert (await bob.ask("GET", f"{path}/{word}?seat=1")).status_code == 200
                assert (await bob.http.get(f"{path}/{word}")).status_code == 200

    asyncio.run(ask())


def test_a_program_waits_for_its_turn(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open("imhotep", [ME, OPEN])
            path = f"/api/tables/{table['id']}/view?seat=1"
            await bob.say(table["id"], type="take_seat", seat=1, invite=table["invite"])
            waiting = asyncio.create_task(bob.told("GET", f"{path}&wait=25"))
            await asyncio.sleep(0.2)
            assert not waiting.done()
            began = time.monotonic()
            await ann.say(table["id"], type="move", seat=0, ask=1, move="load a1")
            view = await waiting
            assert time.monotonic() - began < 24, "it did not wait to the end"
            assert view["ask"] == 1
            assert "load b1" in view["legal"]
            view = await ann.told("GET", f"/api/tables/{table['id']}/view?seat=0&wait=1")
            assert view["ask"] is None, "after a while it answers anyway"
            for wait in ("26", "-1", "x"):
                assert error_of(await bob.ask("GET", f"{path}&wait={wait}")) == (400, "bad_message")

    asyncio.run(play())


def test_a_program_waits_for_a_match_to_begin(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open("imhotep", [ME, OPEN])
            waiting = asyncio.create_task(ann.told("GET", f"/api/tables/{table['id']}/view?seat=0&wait=20"))
            await asyncio.sleep(0.1)
            await bob.say(table["id"], type="take_seat", seat=1, invite=table["invite"])
            assert (await waiting)["ask"] == 1

    asyncio.run(play())


# --- a bot author plays a seat ---


async def play_over_http(program: Program, name: str, seat: int, chance: random.Random) -> None:
    while True:
        view = await program.told("GET", f"/api/tables/{name}/view?seat={seat}&wait=20")
        if view["outcome"] is not None:
            return
        if view["ask"] is None:
            continue
        move = chance.choice(view["legal"])
        answer = await program.say(name, type="move", seat=seat, ask=view["ask"], move=move, id=f"k{view['ask']}")
        assert answer.status_code == 200, answer.text
        assert answer.json()["id"] == f"k{view['ask']}"


def test_programs_play_over_http_and_over_a_socket_at_one_table(house: House) -> None:
    async def play() -> tuple[dict[str, Any], str]:
        async with programs(house.address, "Http", "Socket") as (http, socket):
            table = await http.open("pyramids", [ME, OPEN, bot()], entropy="http-share")
            name = table["id"]
            await socket.say(name, type="take_seat", seat=1, invite=table["invite"], entropy="socket-share")
            async with socket.at(name) as player:
                await asyncio.gather(play_over_http(http, name, 0, random.Random(1)), player.play_on(random.Random(2)))
            shown = await http.told("GET", f"/api/tables/{name}")
            [listed] = [one for one in (await http.told("GET", "/api/tables"))["yours"] if one["id"] == name]
            assert listed["places"] == shown["outcome"]["places"]
            return shown | {"first": table["commitment"]}, (await http.ask("GET", f"/api/tables/{name}/record")).text

    table, record = asyncio.run(play())
    verdict = verify(record)
    assert verdict.is_finished
    assert verdict.draws == verdict.draws_checked
    assert commitment(table["seed"]) == table["commitment"] == table["first"]
    assert table["entropy"] == ["http-share", "socket-share"]
    assert table["outcome"]["places"]


# --- fair chance ---


def test_the_chance_is_promised_before_and_shared_by_the_players(house: House) -> None:
    async def ask() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open("imhotep", [ME, OPEN])
            name = table["id"]
            assert len(table["commitment"]) >= 32
            assert (await ann.say(name, type="add_entropy", seat=0, entropy="annss")).status_code == 200
            assert (await ann.say(name, type="add_entropy", seat=0, entropy="anns")).status_code == 200
            assert error_of(await bob.say(name, type="add_entropy", seat=0, entropy="b")) == (403, "not_your_seat")
            await bob.say(name, type="take_seat", seat=1, invite=table["invite"], entropy="bobs")
            shown = await bob.told("GET", f"/api/tables/{name}")
            assert (shown["entropy"], shown["seed"]) == (["anns", "bobs"], None)
            assert shown["commitment"] == table["commitment"]
            late = await ann.say(name, type="add_entropy", seat=0, entropy="late")
            assert error_of(late) == (409, "not_now")
            record = (await ann.ask("GET", f"/api/tables/{name}/record?seat=0")).text
            assert "seed:" not in record
            assert f"commitment: {table['commitment']}" in record

    asyncio.run(ask())


# --- editions ---


def test_an_edition_in_the_data_folder_is_chosen_by_name_and_survives_its_file(tmp_path: Path) -> None:
    shipped = Path(saqqara.__file__).parent / "editions" / "pyramids.toml"
    text = shipped.read_text()
    name = default_edition("pyramids").name
    folder = tmp_path / "editions"
    folder.mkdir()
    file = folder / "mine.toml"
    changed = text.replace(f'name = "{name}"', 'name = "my-box"').replace("i2 = { value = 1", "i2 = { value = 2", 1)
    changed = changed.replace("i3 = { value = 2", "i3 = { value = 1", 1)
    file.write_text(changed)
    (folder / "broken.toml").write_text("this is no edition")

    async def open_table(address: str) -> str:
        async with programs(address, "Ann") as (ann,):
            editions = (await ann.told("GET", "/api/house"))["editions"]
            assert editions["pyramids"] == [name, "my-box"]
            table = await ann.open("pyramids", [ME, ME], edition="my-box")
            assert table["edition"] == "my-box"
            async with ann.at(table["id"]) as player:
                await player.hear_until("view", seat=1)
                while len(player.views[1]["table"]["expeditions"]) < 2:  # both have marked the first
                    await player.move(player.owing[0])
            path = f"/api/tables/{table['id']}"
            turns = (await ann.told("GET", f"{path}/replay/99"))["turns"]
            forks = [await ann.ask("POST", f"{path}/fork", {"turn": n, "seats": [ME, ME]}) for n in range(turns)]
            statuses = {answer.status_code for answer in forks}
            assert statuses == {201, 409}, "where nothing is hidden, and where something is"
            assert next(answer for answer in forks if answer.is_success).json()["edition"] == "my-box"
            return f"{table['id']} {ann.token}"

    async def play_on(address: str, name: str, token: str) -> str:
        async with httpx.AsyncClient(base_url=address) as http:
            ann = Program(address, token, http)
            async with ann.at(name) as player:
                await player.hear_until("view", seat=1)
                await player.play_on(random.Random(1))
            return (await ann.ask("GET", f"/api/tables/{name}/record")).text

    with open_house(tmp_path) as house:
        table, token = asyncio.run(open_table(house.address)).split()
        house.kill()
        file.unlink()
        house.start()
        record = asyncio.run(play_on(house.address, table, token))
    assert "my-box" in record
    file.write_text(changed)
    match = Match.from_record(record, edition=file)
    assert match.outcome is not None
