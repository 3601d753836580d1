"""One person on several devices: one-time links, recovery phrases, signing out. All over the wire, as a browser would."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from saqqara.server.club.device_label import label_of
from saqqara.server.club.phrases import WORDS, fresh_phrase, hash_of_phrase, read_phrase
from saqqara.server.people import SEEN_S, People, hash_of
from saqqara.server.refusals import Refusal
from saqqara.server.store.people import PeopleStore
from saqqara.server.store.store import Store
from tests.patience import PATIENCE_S
from tests.server.guests import ME, bot
from tests.server.houses import House, open_house
from tests.server.inside import inside, until

PHONE = "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0"


class Browser:
    """A browser with its cookies."""

    def __init__(self, house: House, agent: str = "") -> None:
        self.http = httpx.Client(
            base_url=house.address, headers={"origin": house.address, "user-agent": agent}, timeout=PATIENCE_S
        )

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return self.http.request(method, path, json=body)

    def told(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.ask(method, path, body)
        assert answer.is_success, answer.text
        return answer.json()

    def name(self) -> str | None:
        shown: str | None = self.told("GET", "/api/house")["name"]
        return shown


@contextmanager
def browsers(house: House, *names: str | None) -> Iterator[list[Browser]]:
    """Some browsers, each with a person of that name, or with nobody."""
    opened = [Browser(house, PHONE) for _ in names]
    for browser, name in zip(opened, names, strict=True):
        if name is not None:
            browser.told("POST", "/api/people", {"name": name})
    try:
        yield opened
    finally:
        for browser in opened:
            browser.http.close()


def test_a_link_works_once_and_makes_another_browser_the_same_person(house: House) -> None:
    with browsers(house, "Ann", None, None) as (desk, phone, thief):
        table = desk.told("POST", "/api/tables", {"game": "imhotep", "seats": [ME, bot()]})["id"]
        link = desk.told("POST", "/api/me/links")
        assert link["url"] == f"{house.address}/continue#{link['word']}"
        assert link["lasts_s"] == 600
        assert len(link["word"]) == 32, "192 bits"
        assert len({len(row) for row in link["qr"]} | {len(link["qr"])}) == 1, "a square"
        said = {"word": link["word"]}
        assert phone.told("POST", "/api/continue/look", said) == {"name": "Ann", "is_you": False, "you_are": None}
        assert phone.name() is None, "to look changes nothing"
        answer = phone.ask("POST", "/api/continue", said)
        assert answer.json() == {"name": "Ann", "token": None}
        assert "HttpOnly" in answer.headers["set-cookie"]
        assert phone.name() == "Ann"
        assert [one["id"] for one in phone.told("GET", "/api/tables")["yours"]] == [table]
        late = thief.ask("POST", "/api/continue", said)
        assert late.status_code == 409
        assert "set-cookie" not in late.headers
        assert "has not been used" in late.json()["message"]
        assert thief.ask("POST", "/api/continue/look", said).status_code == 409
        devices = desk.told("GET", "/api/me/devices")["devices"]
        assert [(one["label"], one["is_this"]) for one in devices] == [
            ("Firefox · Android", True),
            ("Firefox · Android", False),
        ]


def test_a_program_gets_a_token(house: House) -> None:
    with browsers(house, "Ann") as (desk,):
        word = desk.told("POST", "/api/me/links")["word"]
    answer = httpx.post(f"{house.address}/api/continue", json={"word": word, "keep": "token"}).json()
    me = httpx.get(f"{house.address}/api/me", headers={"authorization": f"Bearer {answer['token']}"})
    assert me.json()["name"] == "Ann"


def test_whoever_is_somebody_else_is_asked_first(house: House) -> None:
    with browsers(house, "Ann", "Bob") as (desk, phone):
        word = desk.told("POST", "/api/me/links")["word"]
        shown = phone.told("POST", "/api/continue/look", {"word": word})
        assert shown == {"name": "Ann", "is_you": False, "you_are": "Bob"}
        refused = phone.ask("POST", "/api/continue", {"word": word})
        assert refused.status_code == 409
        assert "with `replace`" in refused.json()["message"]
        assert phone.name() == "Bob"
        phone.told("POST", "/api/continue", {"word": word, "replace": True})
        assert phone.name() == "Ann"


def test_to_continue_as_oneself_uses_nothing_up(house: House) -> None:
    with browsers(house, "Ann", None) as (desk, phone):
        word = desk.told("POST", "/api/me/links")["word"]
        assert desk.told("POST", "/api/continue/look", {"word": word})["is_you"]
        assert desk.told("POST", "/api/continue", {"word": word}) == {"name": "Ann", "token": None}
        assert len(desk.told("GET", "/api/me/devices")["devices"]) == 1
        phone.told("POST", "/api/continue", {"word": word})
        assert phone.name() == "Ann"


def test_a_link_is_too_old_after_ten_minutes(tmp_path: Path) -> None:
    with open_house(tmp_path) as house, browsers(house, "Ann", None) as (desk, phone):
        word = desk.told("POST", "/api/me/links")["word"]
        house.stop()
        store = Store(house.settings.database_url)
        with store.writing() as connection:
            connection.exec_driver_sql("UPDATE links SET expires = expires - 601")
        store.close()
        house.start()
        assert phone.ask("POST", "/api/continue", {"word": word}).status_code == 409
        assert phone.name() is None


def test_a_link_survives_a_power_cut_and_so_does_that_it_was_used(tmp_path: Path) -> None:
    with open_house(tmp_path) as house, browsers(house, "Ann", None, None) as (desk, phone, thief):
        word = desk.told("POST", "/api/me/links")["word"]
        house.kill()
        house.start()
        phone.told("POST", "/api/continue", {"word": word})
        house.kill()
        house.start()
        assert phone.name() == "Ann"
        assert thief.ask("POST", "/api/continue", {"word": word}).status_code == 409


def test_of_many_who_use_a_link_at_once_one_gets_in(house: House) -> None:
    async def race(word: str) -> list[int]:
        async with httpx.AsyncClient(base_url=house.address, timeout=PATIENCE_S) as http:
            asks = [http.post("/api/continue", json={"word": word, "keep": "token"}) for _ in range(8)]
            return sorted(answer.status_code for answer in await asyncio.gather(*asks))

    with browsers(house, "Ann") as (desk,):
        assert asyncio.run(race(desk.told("POST", "/api/me/links")["word"])) == [200] + [409] * 7
        assert len(desk.told("GET", "/api/me/devices")["devices"]) == 2


def test_a_recovery_phrase_brings_somebody_back(house: House) -> None:
    with browsers(house, "Ann", None, None) as (desk, phone, late):
        phrase = desk.told("POST", "/api/me/phrase")["phrase"]
        assert desk.told("GET", "/api/me/devices")["phrase_since"] > 1.7e9
        typed = "  " + "\n".join(word[:4].upper() for word in phrase.split())
        phone.told("POST", "/api/continue", {"phrase": typed})
        assert phone.name() == "Ann"
        phone.told("DELETE", "/api/me/phrase")
        assert desk.told("GET", "/api/me/devices")["phrase_since"] is None
        assert late.ask("POST", "/api/continue", {"phrase": phrase}).status_code == 409


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({}, "expected either a word or a phrase, got neither"),
        ({"word": "x" * 32, "phrase": "abandon"}, "got both"),
        ({"phrase": "abandon"}, "expected 12 words, got 1"),
        ({"phrase": "abandon " * 11 + "saqqara"}, "got another one as word 12"),
        ({"phrase": "abandon " * 12}, "expected words that belong together"),
        ({"phrase": "abandon " * 11 + "about"}, "expected the recovery phrase of a person on this server"),
        ({"word": "x" * 32}, "expected a link that has not been used"),
    ],
)
def test_what_proves_nothing_is_refused_and_not_repeated(house: House, said: dict[str, str], told: str) -> None:
    for path in ("/api/continue", "/api/continue/look"):
        answer = httpx.post(house.address + path, json=said, timeout=PATIENCE_S)
        assert answer.status_code in (400, 409)
        assert told in answer.json()["message"]
        assert "xxxx" not in answer.text
        assert "saqqara" not in answer.text


def hear_all(socket: ClientConnection) -> None:
    while True:
        socket.recv(PATIENCE_S)


def test_a_device_is_left_at_once_and_for_good(house: House) -> None:
    with browsers(house, "Ann", None) as (desk, phone):
        table = desk.told("POST", "/api/tables", {"game": "imhotep", "seats": [ME, bot()]})["id"]
        phone.told("POST", "/api/continue", {"word": desk.told("POST", "/api/me/links")["word"]})
        (cookie,) = phone.http.cookies.jar
        headers = {"Cookie": f"{cookie.name}={cookie.value}"}
        live = house.address.replace("http", "ws") + f"/live/{table}"
        with connect(live, origin=Origin(house.address), additional_headers=headers) as socket:
            socket.recv(PATIENCE_S)
            (other,) = [one for one in desk.told("GET", "/api/me/devices")["devices"] if not one["is_this"]]
            assert len(desk.told("DELETE", f"/api/me/devices/{other['id']}")["devices"]) == 1
            with pytest.raises(ConnectionClosed):
                hear_all(socket)
        assert phone.name() is None
        assert desk.name() == "Ann"


def test_to_leave_this_device_takes_its_cookie_away(house: House) -> None:
    with browsers(house, "Ann", "Bob") as (desk, other):
        (mine,) = desk.told("GET", "/api/me/devices")["devices"]
        other.told("DELETE", f"/api/me/devices/{mine['id']}")
        assert desk.name() == "Ann", "nobody signs out another person's device"
        (before,) = desk.http.cookies.jar
        desk.told("DELETE", f"/api/me/devices/{mine['id']}")
        assert not list(desk.http.cookies.jar)
        desk.http.cookies.set(before.name, before.value or "")
        assert desk.name() is None, "the token is worth nothing, wherever it is kept"
        assert desk.ask("GET", "/api/me/devices").status_code == 401


def test_a_page_of_another_site_cannot_use_a_cookie_for_any_of_it(house: House) -> None:
    with browsers(house, "Ann") as (desk,):
        desk.http.headers["origin"] = "https://evil.example"
        asks = [("POST", "/api/me/links"), ("POST", "/api/me/phrase"), ("DELETE", "/api/me/phrase")]
        asks += [("DELETE", "/api/me/devices/x"), ("POST", "/api/continue"), ("DELETE", "/api/me")]
        bodies = {"/api/continue": {"word": "x" * 32}, "/api/me": {"confirm": "Ann"}}
        for method, path in asks:
            assert desk.ask(method, path, bodies.get(path)).status_code == 403, path


def test_links_and_phrases_are_limited_by_address(tmp_path: Path) -> None:
    with open_house(tmp_path, tables_per_address_per_hour=2) as house, browsers(house, "Ann") as (desk,):
        answers = [desk.ask("POST", "/api/continue/look", {"word": "x" * 32}) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [409] * 4 + [429]
        assert int(answers[-1].headers["retry-after"]) > 60
        assert desk.ask("POST", "/api/me/links").status_code == 429


def test_the_secret_of_a_link_is_in_no_log_and_in_no_database(tmp_path: Path) -> None:
    with open_house(tmp_path, log_level="debug") as house, browsers(house, "Ann", None) as (desk, phone):
        link, phrase = desk.told("POST", "/api/me/links"), desk.told("POST", "/api/me/phrase")["phrase"]
        phone.ask("GET", "/continue")
        phone.told("POST", "/api/continue/look", {"word": link["word"]})
        phone.told("POST", "/api/continue", {"word": link["word"]})
        phone.told("POST", "/api/continue/look", {"phrase": phrase})
        token = next(iter(phone.http.cookies.jar)).value or ""
        house.stop()
        written = house.log.read_bytes()
        assert b"/api/continue" in written, "requests are in the log"
        everything = written + b"".join(file.read_bytes() for file in tmp_path.glob("house.sqlite*"))
        for secret in (link["word"], phrase, token):
            assert secret.encode() not in everything


# --- inside ---


def test_two_processes_agree_on_who_is_signed_in(tmp_path: Path, postgres_url: str) -> None:
    async def both() -> None:
        async with (
            inside(tmp_path / "a", database=postgres_url) as one,
            inside(tmp_path / "b", database=postgres_url) as other,
        ):
            row, token = await one.in_thread(one.people.welcome, "Ann", 1.0)
            assert await other.in_thread(other.people.find, token) == row
            await one.in_thread(one.people.rename, row, "Bea")
            await until(lambda: other.people.remembered(token) is None)
            found = await other.in_thread(other.people.find, token)
            assert found is not None
            assert found.name == "Bea"
            await one.club.devices.leave(row, row.device)
            await until(lambda: other.people.remembered(token) is None)
            assert await other.in_thread(other.people.find, token) is None

    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
    asyncio.run(both())


def test_a_device_that_left_is_not_remembered_by_whoever_read_it_before(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "house.db"))
    store.migrate()
    people = People(PeopleStore(store))
    row, token = people.welcome("Ann", 1.0)
    people.forget(row.device, is_gone=True)  # another process says so, while this one still reads the row
    assert people.find(token) is None
    store.close()


def test_devices_are_noted_as_seen_once_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(str(tmp_path / "house.db"))
    store.migrate()
    people = People(PeopleStore(store))
    row, token = people.welcome("Ann", 1_000.0)
    for moment, noted in ((1_000.0 + SEEN_S - 1, 1_000.0), (1_000.0 + SEEN_S, 1_000.0 + SEEN_S)):
        monkeypatch.setattr("time.time", lambda moment=moment: moment)
        assert people.remembered(token) == row
        people.note_seen()
        assert [one.last_seen for one in PeopleStore(store).devices(row.id)] == [noted]
    assert PeopleStore(store).find(hash_of(token)) == (row, 1_000.0 + SEEN_S)
    store.close()


def test_a_phrase_is_slow_to_guess_and_its_hash_depends_on_the_house() -> None:
    phrase = fresh_phrase()
    assert len(phrase.split()) == WORDS
    assert read_phrase(phrase) == phrase
    assert fresh_phrase() != phrase
    assert hash_of_phrase(phrase, b"one house") != hash_of_phrase(phrase, b"another")
    assert phrase.split()[0].encode() not in hash_of_phrase(phrase, b"one house")
    with pytest.raises(Refusal):
        read_phrase(phrase + " zoo")


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (PHONE, "Firefox · Android"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537 Chrome/143.0 Safari/537 Edg/143.0", "Edge · Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605 Safari/605", "Safari · macOS"),
        ("python-httpx/0.28", ""),
        ("<script>Linux", "Linux"),
    ],
)
def test_a_label_tells_browser_and_system_and_nothing_else(agent: str, label: str) -> None:
    assert label_of(agent) == label
