"""Whoever asks to be forgotten is nowhere in the database any more, byte by byte, and the games of others stay whole."""

from __future__ import annotations

import asyncio
import contextlib
import random
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, text

from saqqara.rules.edition import default_edition
from saqqara.server import deletion
from saqqara.server.club.evenings import Evenings
from saqqara.server.deletion import BLANK, GUEST
from saqqara.server.entries import SeatStart
from saqqara.server.house import House
from saqqara.server.people import hash_of
from saqqara.server.refusals import Refusal
from saqqara.server.store.finished import Filter, FinishedStore
from saqqara.server.store.push import PushStore, Subscription
from saqqara.server.store.schema import ENTRIES, METADATA, TABLES
from saqqara.server.store.school import SchoolStore
from saqqara.server.store.store import Store
from saqqara.server.wire import MoveSaid, MuteSaid, SaySaid, TakeSeatSaid
from saqqara.server.wire.challenges import EveningTotal, LevelSeat, NewChallenge, NewEvening, You
from saqqara.server.wire.devices import Forgotten, LookSaid
from tests.server.guests import ME, bot
from tests.server.houses import House as HouseProcess
from tests.server.inside import BOT, Ear, QuickHouse, a_table, inside, until
from tests.server.older import Older
from tests.server.reviewing import MadeUp
from tests.server.test_devices import browsers

NAME, OLD_NAME = "Adelheid", "Ermengarde"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres_url"))


def unpack(value: bytes) -> bytes:
    """What is compressed, or nothing."""
    with contextlib.suppress(zlib.error):
        return zlib.decompress(value)
    return b""


def everything(data: Path, store: Store) -> bytes:
    """All that a database holds, what is compressed included: of SQLite the files as they are on the disk."""
    with store.reading() as connection:
        tables = [tuple(row) for table in METADATA.sorted_tables for row in connection.execute(select(table))]
        names = connection.execute(text("SELECT version_num FROM alembic_version")).all()
    columns = [value if isinstance(value, bytes) else str(value).encode() for row in (*tables, *names) for value in row]
    unpacked = [unpack(value) for value in columns if value.startswith(b"\x78")]
    files = [] if store.is_shared else [file.read_bytes() for file in sorted(data.glob("house.sqlite*"))]
    assert store.is_shared or any(len(file) > 10_000 for file in files)
    return b"\0".join([*columns, *unpacked, *files])


async def play(house: House, table: str, moves: int) -> None:
    room, dice = await house.room(table), random.Random(moves)
    for _ in range(moves):
        await until(lambda: not room.table.bots_owing)
        if room.table.status == "over":
            return
        seat, match = room.table.owing[0], room.table.begun()
        message = MoveSaid(seat=seat, ask=match.ask(seat) or 0, move=dice.choice(match.legal(seat)))
        await house.say(room, room.table.places[seat].person, "", message)


class Company:
    """Adelheid, who had another name before, and Bob: what they did in a house."""

    def __init__(self, house: QuickHouse) -> None:
        self.house = house
        self.tables: dict[str, str] = {}

    async def gather(self) -> None:
        house = self.house
        self.ada, self.token = await house.in_thread(house.people.welcome, OLD_NAME, 1e9)
        self.bob, _ = await house.in_thread(house.people.welcome, "Bob", 1e9)
        old = SeatStart("person", self.ada.id, OLD_NAME)
        bob = SeatStart("person", self.bob.id, "Bob")
        await self._open("over", [old, bob], 1_000)
        self.ada = await house.in_thread(house.people.rename, self.ada, NAME)
        ada = SeatStart("person", self.ada.id, NAME)
        await self._open("running", [bob, ada], 12)
        await self._open("alone", [ada, BOT], 5)
        await self._open("waiting", [bob, SeatStart("open"), SeatStart("open")], 0, listed=True)
        await self._open("others", [bob, BOT], 3)
        await self._speak()
        self.link = await house.club.devices.make_link(self.ada, "http://127.0.0.1")
        self.phrase = await house.club.devices.make_phrase(self.ada)
        await house.reviews.ask_for_table(await house.room(self.tables["over"]), self.ada.id)
        await self._open("rated", [ada, bob], 1_000, rated=True)
        await self._play_challenges()
        browser = Subscription("https://push.example/ada", self.ada.id, "p" * 87, "a" * 22, "en", 1.0, self.ada.device)
        assert await house.in_thread(PushStore(house.store).add, browser)
        body = msgspec.json.encode({"lessons": {}, "puzzles": {}})
        await house.in_thread(SchoolStore(house.store).change, self.ada.id, lambda kept: body)

    async def _open(self, title: str, seats: list[SeatStart], moves: int, **config: Any) -> None:
        room = await a_table(self.house, seats, chat=True, **config)
        self.tables[title] = room.table.id
        await play(self.house, room.table.id, moves)

    async def _play_challenges(self) -> None:
        """Adelheid makes an evening, plays a deal of it with Bob to the end and begins another, and a challenge."""
        house, edition = self.house, default_edition("imhotep")
        self.evenings = Evenings(house.storage, house.club.challenges, 9)
        wanted = NewEvening(game="imhotep", seats=2, deals=2, tables=2, name=f"{NAME} invites")
        evening = await self.evenings.make(wanted, self.ada, edition)
        self.evening = evening.row.id
        for deal, moves in ((1, 1_000), (2, 5)):
            table = self.evenings.table(evening, 1, deal, self.ada)
            room = await house.open(table)
            for seat, person in enumerate((self.ada, self.bob)):
                message = TakeSeatSaid(seat=seat, invite=table.invite)
                await house.say(room, person.id, person.name, message)
            await play(house, table.id, moves)
            self.tables[f"deal {deal}"] = table.id
        seats: list[You | LevelSeat] = [You(), LevelSeat(level="apprentice")]
        challenge = NewChallenge(game="imhotep", seats=seats, name=f"{NAME} dares you")
        row = await house.club.challenges.make(challenge, self.ada, edition)
        await house.open(await house.club.challenges.try_table(row, self.ada, for_fun=False))
        results = FinishedStore(house.store)
        await until(lambda: len(results.page(self.ada.id, Filter(), None, 9)) == 3)

    async def _speak(self) -> None:
        house = self.house
        room = await house.room(self.tables["running"])
        await house.say(room, self.ada.id, "", SaySaid(seat=1, text=f"{NAME} was here"))
        await house.say(room, self.bob.id, "", SaySaid(seat=0, text="Bob is here"))
        await house.say(room, self.ada.id, "", MuteSaid(seat=0, on=True))
        room = await house.room(self.tables["others"])
        ear = Ear(self.ada.id)
        await house.presence.enter(room, ear)
        await house.say(room, ear.person, NAME, SaySaid(seat=None, text=f"{NAME} looks on"))
        await house.presence.leave(room, ear)
        room = await house.room(self.tables["waiting"])
        await house.say(room, self.ada.id, NAME, TakeSeatSaid(seat=1, name=NAME))

    def secrets(self) -> dict[str, bytes]:
        return {
            "name": NAME.encode(),
            "old name": OLD_NAME.encode(),
            "id": self.ada.id.encode(),
            "device": self.ada.device.encode(),
            "token": self.token.encode(),
            "hash of the token": hash_of(self.token),
        }


def test_nothing_of_somebody_who_is_forgotten_is_left(tmp_path: Path, database: str) -> None:
    async def live() -> None:
        async with inside(tmp_path, lambda tell: MadeUp(tell, is_quick=True), database=database) as house:
            company = Company(house)
            await company.gather()
            ear, bobs = Ear(company.ada.id), Ear(company.bob.id)
            scores = await bobs_scores(company)
            assert scores[0].points is not None
            running = await house.room(company.tables["running"])
            over = await house.room(company.tables["over"])
            record, points = over.table.begun().record(), over.table.begun().points
            for one in (ear, bobs):
                await house.presence.enter(running, one)
            kept = everything(tmp_path, house.store)
            hidden = {what for what, secret in company.secrets().items() if secret not in kept}
            assert hidden == {"token"}, "the test finds what is there"
            assert await house.club.forgetting.forget(company.ada.id) == Forgotten(deleted=2, kept=7)
            after = everything(tmp_path, house.store)
            assert [what for what, secret in company.secrets().items() if secret in after] == []
            assert b"Bob is here" in after
            await company_goes_on(house, company, ear, bobs)
            assert await bobs_scores(company) == scores, "compared with a guest's"
            assert over.table.begun().record() == record
            assert over.table.begun().points == points
            assert over.table.begun().entropy == (await house.room(over.table.id)).table.begun().entropy

    asyncio.run(live())


async def bobs_scores(company: Company) -> list[EveningTotal]:
    """What Bob sees of the evening; whoever is forgotten is called a guest, whose results count."""
    shown = await company.evenings.shown(await company.evenings.evening(company.evening), company.bob.id)
    others = {seat.name for seat in shown.tables[0].deals[0].seats if not seat.is_you}
    assert others in ({NAME}, {GUEST})
    assert [seat.points is None for seat in shown.tables[0].deals[0].seats] == [False] * 2
    return [total for total in shown.totals if total.is_you]


async def company_goes_on(house: QuickHouse, company: Company, ear: Ear, bobs: Ear) -> None:
    """What the others see, and that they can play on."""
    assert ear.of_kind("closed"), "whoever is forgotten is shown out"
    assert not bobs.of_kind("closed")
    running, waiting, others = [await house.room(company.tables[title]) for title in ("running", "waiting", "others")]
    assert [place.name for place in running.table.places] == ["Bob", GUEST]
    assert running.table.places[1].stand_in == "apprentice"
    assert [(line.name, line.text) for line in running.table.chat] == [(GUEST, BLANK), ("Bob", "Bob is here")]
    assert [place.who for place in waiting.table.places] == ["person", "open", "open"]
    assert [(line.name, line.text) for line in others.table.spectators_chat] == [(GUEST, BLANK)]
    turn = running.table.turn
    await play(house, running.table.id, 5)
    assert running.table.turn >= turn + 5
    assert await house.in_thread(house.people.find, company.token) is None
    assert await house.in_thread(house.store.table, company.tables["alone"]) is None
    with pytest.raises(Refusal, match="has not been used"):
        await house.club.devices.look(msgspec.convert({"word": company.link.word}, LookSaid), None)
    with pytest.raises(Refusal, match="of a person on this server"):
        await house.club.devices.look(msgspec.convert({"phrase": company.phrase}, LookSaid), None)


def test_what_a_power_cut_interrupts_is_finished_by_the_next_house(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house dies at one step after another: once all have happened nothing is left."""
    real, secrets = deletion.forget_at, {}

    def stumble(store: Store, table: str, person: str, now: float) -> bool:
        real(store, table, person, now)
        raise RuntimeError("a power cut")

    async def begin() -> None:
        async with inside(tmp_path, lambda tell: MadeUp(tell, is_quick=True), database=database) as house:
            company = Company(house)
            await company.gather()
            secrets.update(company.secrets())
            monkeypatch.setattr(deletion, "forget_at", stumble)
            with pytest.raises(RuntimeError, match="a power cut"):
                await house.club.forgetting.forget(company.ada.id)
            assert await house.in_thread(house.people.find, company.token) is None, "the token went first"
            monkeypatch.setattr(deletion, "forget_at", real)

    async def go_on() -> None:
        async with inside(tmp_path, database=database) as house:
            await until(lambda: not any(secret in everything(tmp_path, house.store) for secret in secrets.values()))

    asyncio.run(begin())
    asyncio.run(go_on())


def test_an_open_house_on_the_same_database_is_told(tmp_path: Path, postgres_url: str) -> None:
    async def both() -> None:
        async with inside(tmp_path, database=postgres_url) as one, inside(tmp_path, database=postgres_url) as other:
            company = Company(one)
            ada, company.token = await one.in_thread(one.people.welcome, NAME, 1e9)
            bob, _ = await one.in_thread(one.people.welcome, "Bob", 1e9)
            room = await a_table(one, [SeatStart("person", bob.id, "Bob"), SeatStart("person", ada.id, NAME)])
            there, ear = await other.room(room.table.id), Ear(ada.id)
            await other.presence.enter(there, ear)
            assert await other.in_thread(other.people.find, company.token) is not None
            await one.club.forgetting.forget(ada.id)
            await until(lambda: other.people.remembered(company.token) is None)
            await until(lambda: ear.of_kind("closed"))
            await until(lambda: there.table.places[1].name == GUEST)
            assert await other.in_thread(other.people.find, company.token) is None

    asyncio.run(both())


@pytest.mark.parametrize("name", ["Adelheid", "Bohumil", "Cunegonde"])
def test_people_of_revision_0004_can_be_forgotten(tmp_path: Path, name: str) -> None:
    """Their database has free space in which old versions left what they deleted."""
    told = Older().told
    Older().unpack(tmp_path)
    person = told["people"][name]

    async def live() -> None:
        async with inside(tmp_path) as house:
            assert await house.in_thread(house.people.find, person["token"]) is not None
            await house.club.forgetting.forget(person["id"])
            after = everything(tmp_path, house.store).replace(b"Adelheid speaks to Bohumil", b"words of another")
            for secret in (name.encode(), person["id"].encode(), hash_of(person["token"])):
                assert secret not in after
            assert name != "Adelheid" or b"words of another" not in after
            for other, about in told["people"].items():
                assert (await house.in_thread(house.people.find, about["token"]) is None) == (other == name)
            for table in house.store.all_tables():
                assert (await house.room(table.id)).table.turn >= 0, "whatever stays can be read"

    asyncio.run(live())


def test_a_table_that_is_damaged_keeps_nobody(tmp_path: Path) -> None:
    async def live() -> None:
        async with inside(tmp_path) as house:
            company = Company(house)
            company.ada, company.token = await house.in_thread(house.people.welcome, NAME, 1e9)
            company.bob, _ = await house.in_thread(house.people.welcome, "Bob", 1e9)
            seats = [SeatStart("person", company.ada.id, NAME), SeatStart("person", company.bob.id, "Bob")]
            for title in ("entry", "settings"):
                await company._open(title, seats, 3)
            with house.store.writing() as connection:
                spoilt = f"not JSON, of {company.ada.id}, {NAME}".encode()
                is_entry = (ENTRIES.c.table_id == company.tables["entry"]) & (ENTRIES.c.turn == 1)
                connection.execute(ENTRIES.update().where(is_entry).values(body=spoilt))
                is_table = TABLES.c.id == company.tables["settings"]
                connection.execute(TABLES.update().where(is_table).values(config=spoilt))
            assert await house.club.forgetting.forget(company.ada.id) == Forgotten(deleted=1, kept=1)
            after = everything(tmp_path, house.store)
            assert [what for what, secret in company.secrets().items() if secret in after] == []

    asyncio.run(live())


def test_somebody_forgets_themselves_over_the_wire(house: HouseProcess) -> None:
    with browsers(house, NAME, "Bob") as (ada, bob):
        ada.told("POST", "/api/tables", {"game": "imhotep", "seats": [ME, bot()]})
        shared = bob.told("POST", "/api/tables", {"game": "imhotep", "seats": [ME, {"who": "open"}], "listed": True})
        ada.told("POST", f"/api/tables/{shared['id']}/messages", {"type": "take_seat", "seat": 1})
        wrong = ada.ask("DELETE", "/api/me", {"confirm": "Bob"})
        assert wrong.status_code == 403
        assert "expected your name" in wrong.json()["message"]
        assert ada.name() == NAME
        assert ada.told("DELETE", "/api/me", {"confirm": NAME}) == {"deleted": 1, "kept": 1}
        assert not list(ada.http.cookies.jar)
        seat = bob.told("GET", f"/api/tables/{shared['id']}")["seats"][1]
        assert (seat["name"], seat["stands_in"], seat["level"]) == (GUEST, True, "mason")
        ada.told("POST", "/api/people", {"name": NAME})
        assert ada.told("GET", "/api/tables")["yours"] == [], "somebody new"
