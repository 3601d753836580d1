"""Tables whose log is damaged: the others go on, its people are told, and the host repairs it."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import delete, insert, select, update

from saqqara.cli.commands.house import house as house_command
from saqqara.server.store.schema import ENTRIES, TABLES
from saqqara.server.store.store import Store
from tests.effort import first_of
from tests.patience import PATIENCE_S
from tests.server.faults.windows import faults_in
from tests.server.guests import ME, OPEN, Program, connect_to, programs
from tests.server.houses import House, open_house

CLOCK = {"kind": "per_move", "seconds": 5}
GOOD = 4  # entries before the damaged one: somebody sat down, three moves
ALL = GOOD + 3


def edit(store: Store, table: str, turn: int, change: Callable[[dict[str, Any]], None]) -> None:
    """Changes one entry by hand."""
    where = (ENTRIES.c.table_id == table) & (ENTRIES.c.turn == turn)
    with store.writing() as connection:
        body = json.loads(connection.execute(select(ENTRIES.c.body).where(where)).scalar_one())
        change(body)
        connection.execute(update(ENTRIES).where(where).values(body=json.dumps(body).encode()))


def broken_json(store: Store, table: str) -> None:
    where = (ENTRIES.c.table_id == table) & (ENTRIES.c.turn == GOOD)
    with store.writing() as connection:
        connection.execute(update(ENTRIES).where(where).values(body=b'{"kind":"moved","sea'))


def illegal_move(store: Store, table: str) -> None:
    edit(store, table, GOOD, lambda body: body.update(move="sail a pyramids and away"))


def no_such_seat(store: Store, table: str) -> None:
    edit(store, table, GOOD, lambda body: body.update(seat=9))


def wrong_draws(store: Store, table: str) -> None:
    edit(store, table, GOOD, lambda body: body.update(draws=["x"]))


def gap(store: Store, table: str) -> None:
    with store.writing() as connection:
        connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.turn == GOOD))


def config(store: Store, table: str) -> None:
    with store.writing() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(config=b'{"game":"chess"'))


DAMAGES = (broken_json, illegal_move, no_such_seat, wrong_draws, gap, config)


async def a_running_table(ann: Program, bob: Program, moves: int) -> str:
    table = await ann.open("imhotep", [ME, OPEN], clock=CLOCK, stand_in="apprentice", listed=True)
    name = str(table["id"])
    assert (await bob.say(name, type="take_seat", seat=1, invite=table["invite"])).is_success
    for number in range(moves):
        seat, who = number % 2, (ann, bob)[number % 2]
        view = await who.told("GET", f"/api/tables/{name}/view?seat={seat}")
        assert (await who.say(name, type="move", seat=seat, ask=view["ask"], move=view["legal"][0])).is_success
    return name


def health(house: House) -> dict[str, Any]:
    with urllib.request.urlopen(f"{house.address}/api/health", timeout=PATIENCE_S) as answer:
        assert answer.status == 200
        return dict(json.load(answer))


def wait_until(is_so: Callable[[], object]) -> None:
    give_up = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < give_up, "it never came to pass"
        time.sleep(0.05)


def repair(house: House, *words: str) -> str:
    environment = {"SAQQARA_DATA": str(house.settings.data), "SAQQARA_DATABASE": house.settings.database or None}
    done = CliRunner(env=environment).invoke(house_command, ["repair", *words])
    if done.exception is not None:
        raise done.exception
    return done.output


def rows_of(store: Store) -> list[Any]:
    with store.reading() as connection:
        return [
            list(connection.execute(select(table).order_by(*table.primary_key.columns))) for table in (TABLES, ENTRIES)
        ]


@pytest.fixture(params=first_of(["postgres", "sqlite"], 1))
def database(request: pytest.FixtureRequest) -> str:
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres_url"))


def test_a_damaged_table_stops_no_other_and_is_repaired(tmp_path: Path, database: str) -> None:
    tables: dict[str, str] = {}
    tokens: list[str] = []

    async def open_tables(house: House) -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            for damage in DAMAGES:
                tables[damage.__name__] = await a_running_table(ann, bob, ALL - 1)
            tables["whole"] = await a_running_table(ann, bob, 1)
            tokens.extend((ann.token, bob.token))

    async def look_while_damaged(house: House) -> None:
        async with programs(house.address, "Cid") as (cid,):
            ann = Program(house.address, tokens[0], cid.http)
            whole = f"/api/tables/{tables['whole']}"
            async with asyncio.timeout(PATIENCE_S):
                while "by_clock" not in str(await ann.told("GET", f"{whole}/story?seat=0")):
                    await asyncio.sleep(0.1)  # the clock of the whole table runs out, and a bot moves
            listed = await cid.told("GET", "/api/tables")
            assert [table["id"] for table in listed["open"]] == [tables["whole"]]
            yours = {table["id"]: table for table in (await ann.told("GET", "/api/tables"))["yours"]}
            assert set(yours) == set(tables.values())
            for damage in DAMAGES:
                name = tables[damage.__name__]
                assert yours[name]["unreadable"] is True
                answer = await ann.ask("GET", f"/api/tables/{name}")
                assert (answer.status_code, answer.json()["error"]) == (500, "unreadable_table")
                async with connect_to(house.address, name, ann.token) as socket:
                    assert json.loads(await socket.recv())["error"] == "unreadable_table"

    async def look_when_repaired(house: House) -> None:
        async with programs(house.address, "Cid") as (cid,):
            ann, bob = (Program(house.address, token, cid.http) for token in tokens)
            for damage in DAMAGES[:-1]:
                name = tables[damage.__name__]
                view = await ann.told("GET", f"/api/tables/{name}/view?seat=0")
                assert view["outcome"] is None
                story = await ann.told("GET", f"/api/tables/{name}/story")
                assert len(story["passages"]) >= GOOD - 1
                said = await bob.ask("GET", f"/api/tables/{name}")
                assert said.json()["status"] == "playing"
            gone = await ann.ask("GET", f"/api/tables/{tables['config']}")
            assert gone.json()["error"] == "no_such_table"

    with open_house(tmp_path, database) as house:
        asyncio.run(open_tables(house))
        house.stop()
        store = Store(house.settings.database_url)
        for damage in DAMAGES:
            damage(store, tables[damage.__name__])
        store.close()
        house.start()
        asyncio.run(look_while_damaged(house))
        wait_until(lambda: health(house)["unreadable_tables"] == len(DAMAGES))
        assert health(house)["status"] == "degraded"
        named = [line for line in house.log.read_text().splitlines() if "unreadable table" in line]
        assert len(named) == len(DAMAGES), "each is named once"
        assert all(any(tables[damage.__name__] in line for line in named) for damage in DAMAGES)
        assert faults_in(house.log) == []

        store = Store(house.settings.database_url, lock=False)
        before = rows_of(store)
        told = repair(house)
        assert [told.count(tables[damage.__name__]) for damage in DAMAGES] == [1] * len(DAMAGES)
        assert f"{GOOD} entries stay, {ALL - GOOD} are cut" in told
        assert "the whole table is cut" in told
        assert "Nothing was changed" in told
        is_open = bool(database)  # a house on PostgreSQL may stay open
        if not is_open:
            assert rows_of(store) == before
            house.stop()
        store.close()
        assert "Repaired; the part that was cut is in" in repair(house, "--write")
        assert repair(house).strip() == "All tables can be read."
        kept = sorted((tmp_path / "set-aside").iterdir())
        assert len(kept) == len(DAMAGES)
        assert all(file.stat().st_mode & 0o077 == 0 for file in kept)
        (of_json,) = (file for file in kept if file.name.startswith(tables["broken_json"]))
        lines = of_json.read_text().splitlines()
        assert [line.split(" ", 1)[0] for line in lines] == ["tables", *["entries"] * (ALL - GOOD)]
        if not is_open:
            house.start()
        wait_until(lambda: health(house)["status"] == "ok")
        asyncio.run(look_when_repaired(house))


@pytest.mark.soak
def test_a_damaged_table_is_found_without_anybody_asking_for_it(tmp_path: Path, database: str) -> None:
    """Its clock does not run, it is not in the list, and neither are the others: nothing leads to it but the walk."""
    tables: list[str] = []

    async def open_tables(house: House) -> None:
        async with programs(house.address, "Ann") as (ann,):
            tables.extend([(await ann.open("imhotep", [ME, ME]))["id"] for _ in range(3)])

    with open_house(tmp_path, database) as house:
        asyncio.run(open_tables(house))
        house.stop()
        store = Store(house.settings.database_url)
        config(store, tables[1])
        store.close()
        house.start()
        wait_until(lambda: health(house)["status"] == "degraded")
        assert health(house)["unreadable_tables"] == 1
        assert health(house)["tables_in_memory"] == 0
        assert tables[1] in house.log.read_text()
        assert faults_in(house.log) == []


def test_what_is_kept_can_be_put_back(tmp_path: Path) -> None:
    """Nothing is lost: the rows that were cut are in the file as a backup has them."""
    from base64 import b64decode

    tables: list[str] = []

    async def open_table(house: House) -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            tables.append(await a_running_table(ann, bob, ALL - 1))

    with open_house(tmp_path) as house:
        asyncio.run(open_table(house))
        house.stop()
        store = Store(house.settings.database_url)
        before = rows_of(store)[1]
        gap(store, tables[0])
        store.close()
        told = repair(house, "--write")
    (file,) = (tmp_path / "set-aside").iterdir()
    assert str(file) in told
    store = Store(house.settings.database_url)
    with store.writing() as connection:
        connection.execute(delete(ENTRIES).where(ENTRIES.c.turn >= GOOD))
        for line in file.read_text().splitlines()[1:]:
            row = json.loads(line.split(" ", 1)[1])
            connection.execute(insert(ENTRIES).values(row | {"body": b64decode(row["body"])}))
    after = rows_of(store)[1]
    store.close()
    assert after == [row for row in before if row[1] != GOOD]
