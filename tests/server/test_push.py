"""Notices: who gets one and who does not, what it says, and that it goes nowhere it should not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from saqqara.languages import LANGUAGES
from saqqara.server import commands
from saqqara.server.club.push_address import PublicResolver, check_push_address, is_public
from saqqara.server.refusals import Refusal
from saqqara.server.room import Room
from saqqara.server.store.people import PeopleStore
from saqqara.server.store.push import PushStore
from saqqara.server.wire import MoveSaid
from saqqara.server.wire.push import NewPush
from tests.server.guests import programs
from tests.server.houses import House, open_house
from tests.server.inside import BOT, Ear, QuickHouse, a_table, inside, person, until
from tests.server.pushing import Browser, PushService, in_a_loop, push_service
from tests.server.store.rows import a_person

ALLOWED = {"title", "body", "url", "tag", "language", "is_quiet"}


@asynccontextmanager
async def pushing(folder: Path, **settings: Any) -> AsyncIterator[tuple[QuickHouse, PushService]]:
    """A house whose notices go to a push service on this machine, at once."""
    async with (
        push_service() as service,
        inside(folder, push_to_this_machine=True, **{"notice_after_s": 0.0} | settings) as house,
    ):
        yield house, service


async def known(house: QuickHouse, service: PushService, name: str, language: str = "en") -> Browser:
    """Makes somebody known, with a browser that takes notices."""
    row, device = a_person(name)
    await house.in_thread(PeopleStore(house.store).add, row, device)
    browser = service.browser(name)
    await house.club.push.subscribe(row, msgspec.convert(browser.subscription(language), NewPush), "en")
    return browser


async def play(room: Room, seat: int, move: str | None = None) -> None:
    """Plays the first legal move of a seat, as its person would."""
    match = room.table.begun()
    said = MoveSaid(id=f"m{room.table.turn}", seat=seat, ask=match.ask(seat) or 0, move=move or match.legal(seat)[0])
    await room.do(commands.from_message(said, room.table.places[seat].person, "", room.is_missed), seat=seat)


async def settled(house: QuickHouse) -> None:
    """Waits until no notice waits or is sent."""
    await until(lambda: not house.club.push._waiting and house.club.push._slots._value == 8)


# --- who gets one ---


@in_a_loop
async def test_whoever_is_to_move_is_told_once(tmp_path: Path) -> None:
    async with pushing(tmp_path) as (house, service):
        ann, bob = await known(house, service, "ann"), await known(house, service, "bob", "pl")
        room = await a_table(house, [person("ann"), person("bob"), BOT])
        await play(room, 0, "take")
        await until(lambda: service.posted)
        await settled(house)
        assert service.read(bob) == [
            {
                "title": "Twój ruch",
                "body": "Imhotep, przy stole: Ann i Uczeń",
                "url": f"/table/{room.table.id}",
                "tag": f"table-{room.table.id}",
                "language": "pl",
                "is_quiet": False,
            }
        ]
        assert service.read(ann) == []
        (posted,) = service.posted
        assert house.club.push.public_key is not None
        assert service.is_signed_by(house.club.push.public_key, posted)
        assert posted.headers["Content-Encoding"] == "aes128gcm"
        assert room.table.id not in str(posted.headers)


@pytest.mark.parametrize(("presence", "count"), [("here", 0), ("away", 1)])
@in_a_loop
async def test_whoever_looks_at_the_table_is_not_told(presence: Any, count: int, tmp_path: Path) -> None:
    async with pushing(tmp_path) as (house, service):
        bob = await known(house, service, "bob")
        room = await a_table(house, [person("ann"), person("bob")])
        await house.presence.enter(room, Ear("bob", presence))
        await play(room, 0, "take")
        await settled(house)
        assert len(service.read(bob)) == count


@in_a_loop
async def test_whoever_has_answered_meanwhile_is_not_told(tmp_path: Path) -> None:
    async with pushing(tmp_path, notice_after_s=0.2) as (house, service):
        ann, bob = await known(house, service, "ann"), await known(house, service, "bob")
        room = await a_table(house, [person("ann"), person("bob")])
        await play(room, 0, "take")
        await play(room, 1, "take")
        await settled(house)
        assert service.read(bob) == []
        assert len(service.read(ann)) == 1


@in_a_loop
async def test_seats_that_move_at_the_same_time_are_told_when_the_step_begins(tmp_path: Path) -> None:
    """Those who keep others waiting hear nothing more with each of them that has marked."""
    async with pushing(tmp_path) as (house, service):
        browsers = [await known(house, service, name) for name in ("ann", "bob", "cid")]
        room = await a_table(house, [person("ann"), person("bob"), person("cid")], game="pyramids")
        for seat in (0, 1):
            await play(room, seat)
            await settled(house)
        assert service.posted == []
        await play(room, 2)
        await settled(house)
        assert [len(service.read(one)) for one in browsers] == [1, 1, 0]


@in_a_loop
async def test_whoever_left_the_seat_to_a_bot_is_not_told(tmp_path: Path) -> None:
    async with pushing(tmp_path) as (house, service):
        bob = await known(house, service, "bob")
        room = await a_table(house, [person("ann"), person("bob")])
        await room.do(lambda table, now: table.stand_in(1, "apprentice", "asked", now))
        await play(room, 0, "take")
        await settled(house)
        assert service.read(bob) == []


@in_a_loop
async def test_the_others_are_asked_to_let_a_move_be_taken_back(tmp_path: Path) -> None:
    async with pushing(tmp_path) as (house, service):
        ann, bob = await known(house, service, "ann"), await known(house, service, "bob")
        room = await a_table(house, [person("ann"), person("bob")])
        await play(room, 0, "take")
        await play(room, 1, "take")
        await settled(house)
        service.posted.clear()
        await room.do(lambda table, now: table.ask_back(0, now))
        await settled(house)
        assert [one["title"] for one in service.read(bob)] == ["Ann would like to take back a move"]
        await room.do(lambda table, now: table.answer_back(1, False, now))
        await room.do(lambda table, now: table.ask_end(1, now))
        await settled(house)
        assert [one["title"] for one in service.read(ann)] == ["Bob suggests ending the game"]


@in_a_loop
async def test_the_end_is_told_quietly_to_the_others(tmp_path: Path) -> None:
    async with pushing(tmp_path) as (house, service):
        ann, bob = await known(house, service, "ann"), await known(house, service, "bob")
        room = await a_table(house, [person("ann"), person("bob")])
        await room.do(lambda table, now: table.ask_end(0, now))
        await settled(house)
        service.posted.clear()
        await room.do(lambda table, now: table.answer_end(1, True, now))
        await settled(house)
        assert [(one["title"], one["is_quiet"]) for one in service.read(ann)] == [("The game is over", True)]
        assert service.read(bob) == []
        assert [one.headers["Urgency"] for one in service.posted] == ["low"]


@in_a_loop
async def test_a_person_gets_so_many_notices_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saqqara.server.club.push.PER_HOUR", 2)
    async with pushing(tmp_path) as (house, service):
        bob = await known(house, service, "bob")
        for _ in range(4):
            await play(await a_table(house, [person("ann"), person("bob")]), 0, "take")
            await settled(house)
        assert len(service.read(bob)) == 2


# --- push services ---


@pytest.mark.parametrize(("status", "is_kept"), [(404, False), (410, False), (429, True), (500, True), (307, True)])
@in_a_loop
async def test_browsers_that_are_gone_are_forgotten(status: int, is_kept: bool, tmp_path: Path) -> None:
    async with pushing(tmp_path) as (house, service):
        await known(house, service, "bob")
        service.status = status
        await play(await a_table(house, [person("ann"), person("bob")]), 0, "take")
        await until(lambda: service.posted)
        await settled(house)
        assert len(service.posted) == 1, "neither again nor elsewhere"
        left = await house.in_thread(PushStore(house.store).of_person, "bob")
        assert bool(left) is is_kept


@in_a_loop
async def test_a_push_service_that_is_down_holds_nobody_up(tmp_path: Path) -> None:
    async with pushing(tmp_path) as (house, _):
        row, device = a_person("bob")
        await house.in_thread(PeopleStore(house.store).add, row, device)
        nowhere = Browser("http://127.0.0.1:9", "bob")
        await house.club.push.subscribe(row, msgspec.convert(nowhere.subscription(), NewPush), "en")
        room = await a_table(house, [person("ann"), person("bob")])
        await play(room, 0, "take")
        await settled(house)
        await play(room, 1, "take")
        assert room.table.owing == (0,)


LOCAL = [
    "http://push.example.com/x",
    "https://127.0.0.1/x",
    "https://127.1/x",
    "https://2130706433/x",
    "https://[::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://[64:ff9b::7f00:1]/x",
    "https://[2002:7f00:1::]/x",
    "https://10.0.0.7/x",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/x",
    "https://house.local/x",
    "https://intranet/x",
    "https://push.example.com:8443/x",
    "https://me@push.example.com/x",
    "https://push.example.com\\@127.0.0.1/x",
    "https://push.example.com/x#y",
    "https://push.example.com:port/x",
    "ftp://push.example.com/x",
    "file:///etc/passwd",
]


@pytest.mark.parametrize("url", LOCAL)
def test_notices_go_to_public_push_services_only(url: str) -> None:
    with pytest.raises(Refusal, match="endpoint: expected"):
        check_push_address(url)


def test_the_services_of_all_browsers_are_allowed() -> None:
    for url in (
        "https://fcm.googleapis.com/fcm/send/abc:def_-",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
        "https://web.push.apple.com/QGu",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYA",
    ):
        check_push_address(url)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.1.1",
        "100.64.0.1",
        "0.0.0.0",
        "::1",
        "fe80::1%2",
        "fd00::1",
        "224.0.0.1",
        "ff02::1",
        "::ffff:127.0.0.1",
    ],
)
@in_a_loop
async def test_a_name_that_leads_inside_is_not_found(address: str) -> None:
    class Inner:
        async def resolve(self, host: str, port: int = 0, family: int = 0) -> Any:
            return [{"host": "93.184.215.14"}, {"host": address}]

        async def close(self) -> None: ...

    inner: Any = Inner()
    assert not is_public(address)
    with pytest.raises(OSError, match="public"):
        await PublicResolver(inner).resolve("push.example.com")
    assert is_public("93.184.215.14")


# --- over HTTP ---


@in_a_loop
async def test_requests_for_notices(tmp_path: Path) -> None:
    async with push_service() as service:
        with open_house(tmp_path, push_to_this_machine=True, notice_after_s=0.0) as house:
            async with programs(house.address, "Bob") as (bob,), httpx.AsyncClient() as http:
                browser = service.browser("bob")
                assert (await http.post(f"{house.address}/api/me/push", json=browser.subscription())).status_code == 401
                assert await bob.told("POST", "/api/me/push", browser.subscription("fi")) == {"is_on": True}
                assert len((await bob.told("GET", "/api/house"))["push"]) == 87
                ended = await bob.ask("DELETE", "/api/me/push", {"endpoint": browser.endpoint})
                assert ended.json() == {"is_on": False}


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "https://127.0.0.1/x"},
        {"keys": {"p256dh": "A" * 87, "auth": "a" * 22}},
        {"keys": {"p256dh": "short", "auth": "a" * 22}},
        {"language": "de"},
        {"more": 1},
    ],
)
@in_a_loop
async def test_subscriptions_that_cannot_be_are_refused(wrong: dict[str, Any], house: House) -> None:
    async with programs(house.address, "Ann") as (ann,):
        browser = Browser("https://push.example.com", "ann")
        answer = await ann.ask("POST", "/api/me/push", browser.subscription() | wrong)
        assert (answer.status_code, answer.json()["error"]) == (400, "bad_message")


@in_a_loop
async def test_a_house_without_the_extra_says_so(tmp_path: Path) -> None:
    hide = "import importlib.util as u; found = u.find_spec; u.find_spec = lambda name, *a: None if name == 'pywebpush' else found(name, *a)"
    with open_house(tmp_path, first=hide) as house:
        async with programs(house.address, "Ann") as (ann,):
            assert (await ann.told("GET", "/api/house"))["push"] is None
            answer = await ann.ask("POST", "/api/me/push", Browser("https://push.example.com", "ann").subscription())
            assert answer.json()["error"] == "not_now"


# --- nothing hidden ---


@in_a_loop
async def test_a_notice_tells_nothing_of_the_match(tmp_path: Path) -> None:
    """Whatever is played, it is the same to the letter: the names, the game and the link."""
    said = []
    for seed in ("1", "2"):
        (tmp_path / seed).mkdir()
        async with pushing(tmp_path / seed) as (house, service):
            browsers = [
                await known(house, service, name, language)
                for name, language in zip(("ann", "bob"), LANGUAGES, strict=False)
            ]
            room = await a_table(house, [person("ann"), person("bob")], game="pyramids", bots=seed)
            for _ in range(12):
                for seat in room.table.owing:
                    match = room.table.begun()
                    await play(room, seat, match.legal(seat)[-int(seed) % len(match.legal(seat))])
                    await settled(house)
            said.append(json.dumps(sorted({json.dumps(one) for one in service.read(*browsers)})))
            assert all(set(one) == ALLOWED for one in service.read(*browsers))
            assert room.table.invite not in said[-1]
    assert said[0] == said[1]
    assert len(json.loads(said[0])) == 2


@in_a_loop
async def test_two_processes_send_one_notice(tmp_path: Path, postgres_url: str) -> None:
    async with (
        push_service() as service,
        inside(tmp_path / "1", database=postgres_url, push_to_this_machine=True, notice_after_s=0.1) as one,
        inside(tmp_path / "2", database=postgres_url, push_to_this_machine=True, notice_after_s=0.1) as other,
    ):
        assert one.club.push.public_key == other.club.push.public_key
        bob = await known(one, service, "bob")
        room = await a_table(one, [person("ann"), person("bob")])
        there = await other.room(room.table.id)
        await play(room, 0, "take")
        await until(lambda: there.table.owing == (1,))
        await until(lambda: service.posted)
        await asyncio.gather(settled(one), settled(other))
        assert len(service.read(bob)) == 1
