"""Tables and people whom the host deletes: nothing of them is left, and the tables of others stay whole."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import select

from saqqara.cli.main import saqqara
from saqqara.rules.errors import SaqqaraError
from saqqara.server.deletion import BLANK, GUEST
from saqqara.server.entries import SeatStart
from saqqara.server.house import House
from saqqara.server.refusals import Refusal
from saqqara.server.storage import fold_table
from saqqara.server.store.people import PeopleStore
from saqqara.server.store.push import PushStore, Subscription
from saqqara.server.store.rows import DeviceRow, PersonRow
from saqqara.server.store.schema import METADATA
from saqqara.server.store.store import Store
from saqqara.server.wire import MoveSaid, SaySaid
from tests.server.inside import BOT, Ear, QuickHouse, a_table, inside, until


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres_url"))


@dataclass
class Company:
    """Annabel, Bob and Cid, and the tables at which they sat."""

    people: dict[str, PersonRow] = field(default_factory=dict)
    tokens: dict[str, str] = field(default_factory=dict)
    tables: dict[str, str] = field(default_factory=dict)

    def start(self, name: str) -> SeatStart:
        return SeatStart("person", self.people[name].id, name)

    async def gather(self, house: QuickHouse) -> None:
        for name in ("Annabel", "Bob", "Cid"):
            self.people[name], self.tokens[name] = await house.in_thread(house.people.welcome, name, 1e9)
            browser = Subscription(f"https://push.example/{name}", self.people[name].id, name, name, "en", 1e9)
            await house.in_thread(PushStore(house.store).add, browser)
        for title, names in (("both", "Annabel Bob"), ("others", "Bob Cid")):
            seats = [self.start(name) for name in names.split()]
            room = await a_table(house, seats, chat=True)
            self.tables[title] = room.table.id
            for seat, place in enumerate(seats):
                await house.say(room, place.person, "", SaySaid(seat=seat, text=f"{place.name} speaks at {title}"))
            ann = Ear(self.people["Annabel"].id)
            if title == "others":
                await house.presence.enter(room, ann)
                await house.say(room, ann.person, "Annabel", SaySaid(seat=None, text="Annabel looks on"))
                await house.presence.leave(room, ann)
            await play(house, title, self, 9)
        room = await a_table(house, [self.start("Annabel"), BOT])
        self.tables["alone"] = room.table.id


async def play(house: House, title: str, company: Company, moves: int) -> None:
    room = await house.room(company.tables[title])
    for _ in range(moves):
        await until(lambda: not room.table.bots_owing)
        match = room.table.begun()
        seat = match.seats_to_move[0]
        ask = match.ask(seat)
        assert ask is not None
        message = MoveSaid(seat=seat, ask=ask, move=match.legal(seat)[0])
        await house.say(room, room.table.places[seat].person, "", message)


def rows_of(store: Store) -> dict[str, list[Any]]:
    with store.reading() as connection:
        return {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key.columns))]
            for table in METADATA.sorted_tables
            if table.name != "house"
        }


def delete(data: Path, database: str, *words: str) -> str:
    environment = {"SAQQARA_DATA": str(data), "SAQQARA_DATABASE": database or None}
    done = CliRunner(env=environment).invoke(saqqara, ["house", "delete", *words])
    if done.exception is not None:
        raise done.exception
    return done.output


def folded(store: Store, tables: Iterable[str]) -> list[Any]:
    found = [store.table(table) for table in tables]
    return [fold_table(store, row) for row in found if row is not None]


def test_a_person_is_deleted_and_the_tables_of_others_stay(tmp_path: Path, database: str) -> None:
    company = Company()

    async def gather() -> None:
        async with inside(tmp_path, database=database) as house:
            await company.gather(house)

    asyncio.run(gather())
    url = database or f"sqlite:///{tmp_path / 'house.sqlite'}"
    store = Store(url, lock=False)
    before = rows_of(store)
    records = [table.match.record() for table in folded(store, (company.tables["both"], company.tables["others"]))]
    told = delete(tmp_path, database, "--person", "Annabel")
    assert f"Table {company.tables['alone']}: imhotep, playing, opened " in told
    assert f"Person {company.people['Annabel'].id}: Annabel, here since 2001-09-09" in told
    assert told.count(" stays, without the name and the messages") == 2
    assert told.endswith("Nothing was changed. Use --write to delete them.\n")
    assert rows_of(store) == before
    assert delete(tmp_path, database, "--person", company.people["Annabel"].id, "--write").endswith("Deleted.\n")
    after = rows_of(store)
    assert "Annabel" not in str(after)
    assert len(after["people"]) == 2
    both, others = folded(store, (company.tables["both"], company.tables["others"]))
    assert [both.match.record(), others.match.record()] == records
    assert [place.name for place in both.places] == [GUEST, "Bob"]
    assert [line.text for line in both.chat] == [BLANK, "Bob speaks at both"]
    assert [line.text for line in others.chat] == ["Bob speaks at others", "Cid speaks at others"]
    assert [(line.name, line.text) for line in others.spectators_chat] == [(GUEST, BLANK)]
    assert store.table(company.tables["alone"]) is None
    store.close()
    if not database:
        assert b"Annabel" not in (tmp_path / "house.sqlite").read_bytes(), "what is deleted is overwritten"


def test_a_table_is_deleted_by_its_link(tmp_path: Path, database: str) -> None:
    company = Company()

    async def gather() -> None:
        async with inside(tmp_path, database=database) as house:
            await company.gather(house)

    asyncio.run(gather())
    link = f"https://games.example.org/table/{company.tables['both']}#invite=x"
    delete(tmp_path, database, "--table", link, "--table", company.tables["both"], "--write")
    store = Store(database or f"sqlite:///{tmp_path / 'house.sqlite'}", lock=False)
    assert {row.id for row in store.all_tables()} == {company.tables["alone"], company.tables["others"]}
    assert store.entries(company.tables["both"]) == []
    assert len(rows_of(store)["people"]) == 3
    store.close()


def test_an_open_house_on_postgresql_is_told(tmp_path: Path, postgres_url: str) -> None:
    company = Company()

    async def host() -> None:
        async with inside(tmp_path, database=postgres_url) as house:
            await company.gather(house)
            both, alone = [await house.room(company.tables[title]) for title in ("both", "alone")]
            assert house.people.remembered(company.tokens["Annabel"]) is not None
            await asyncio.to_thread(delete, tmp_path, postgres_url, "--person", "Annabel", "--write")
            await until(lambda: house.people.remembered(company.tokens["Annabel"]) is None)
            assert await house.in_thread(house.people.find, company.tokens["Annabel"]) is None
            await until(lambda: both.table.places[0].name == GUEST)
            await play(house, "both", company, 3)
            await until(lambda: alone.is_stale)
            with pytest.raises(Refusal, match="one that has been removed"):
                await house.say(alone, company.people["Annabel"].id, "", SaySaid(seat=0, phrase="hello"))

    asyncio.run(host())


def test_an_open_house_on_sqlite_has_to_be_closed(tmp_path: Path) -> None:
    company = Company()

    async def host() -> None:
        async with inside(tmp_path) as house:
            await company.gather(house)
            assert "Nothing was changed" in await asyncio.to_thread(delete, tmp_path, "", "--person", "Annabel")
            with pytest.raises(SaqqaraError, match="stop that server"):
                await asyncio.to_thread(delete, tmp_path, "", "--person", "Annabel", "--write")
            assert len(rows_of(house.store)["people"]) == 3

    asyncio.run(host())


def test_what_cannot_be_meant_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SaqqaraError, match="expected --table ID or --person ID, got neither"):
        delete(tmp_path, "")
    with pytest.raises(SaqqaraError, match="expected the data folder of a server"):
        delete(tmp_path / "nowhere", "", "--person", "Annabel", "--write")
    store = Store(str(tmp_path / "house.sqlite"))
    store.migrate()
    for number in range(2):
        person, device = f"p{number}", DeviceRow(f"d{number}", f"p{number}", bytes([number]), "", 1.0, 1.0)
        PeopleStore(store).add(PersonRow(person, "Annabel", number), device)
    store.close()
    with pytest.raises(SaqqaraError, match="got 2 of that name: p0, p1"):
        delete(tmp_path, "", "--person", "Annabel", "--write")
    with pytest.raises(SaqqaraError, match=r"--person: expected the ID of a person.*got 'Bob'"):
        delete(tmp_path, "", "--person", "Bob", "--write")
    with pytest.raises(SaqqaraError, match="--table: expected the ID of a table of this server, got 'x'"):
        delete(tmp_path, "", "--table", "x", "--write")
    assert "Annabel" in delete(tmp_path, "", "--person", "p1", "--write")
