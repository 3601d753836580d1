"""What a stranger, a page of another origin or a forged request can do at a real house: nothing. See docs/host/security.md."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest
from tools import ROOT
from websockets.sync.client import connect
from websockets.typing import Origin

from saqqara.server.headers import POLICY
from saqqara.server.settings import EMBEDDED
from tests.effort import first_of
from tests.patience import PATIENCE_S
from tests.server.guests import ME, OPEN, programs
from tests.server.houses import House, open_house

WEB = ROOT / "src" / "saqqara" / "web"


@contextmanager
def as_browser(house: House, name: str = "Ann", **headers: str) -> Iterator[tuple[httpx.Client, str]]:
    """A client with the cookie of a new person, and the header that set it."""
    with httpx.Client(base_url=house.address, headers=headers) as client:
        answer = client.post("/api/people", json={"name": name})
        assert answer.status_code == 201, answer.text
        assert answer.json() == {"name": name, "token": None}  # a page cannot read it
        yield client, answer.headers["set-cookie"]


def token_in(cookie: str) -> str:
    return cookie.partition("=")[2].partition(";")[0]


def attributes(cookie: str) -> set[str]:
    return {part.strip().lower() for part in cookie.split(";")[1:]}


# --- cookies and tokens ---


def test_the_cookie_is_out_of_reach_of_pages(house: House) -> None:
    with as_browser(house) as (client, cookie):
        assert client.get("/api/me").json()["name"] == "Ann"
    assert attributes(cookie) == {"httponly", "samesite=lax", "path=/", f"max-age={400 * 86_400}"}
    assert len(token_in(cookie)) == 32  # 192 bits


@pytest.mark.soak
def test_behind_a_trusted_proxy_with_https_the_cookie_is_secure(tmp_path: Path, house: House) -> None:
    told = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    with (
        open_house(tmp_path, trusted_proxies=("127.0.0.1",)) as proxied,
        as_browser(proxied, **told) as (client, cookie),
    ):
        assert "secure" in attributes(cookie)
        assert client.get("/api/house").headers["strict-transport-security"] == "max-age=31536000"
    with as_browser(house, **told) as (client, cookie):  # nobody is trusted here
        assert "secure" not in attributes(cookie)
        assert "strict-transport-security" not in client.get("/api/house").headers


def every_value(database: Path) -> Iterator[bytes]:
    with sqlite3.connect(database) as connection:
        names = [row[0] for row in connection.execute("select name from sqlite_master where type = 'table'")]
        for name in names:
            for row in connection.execute(f'select * from "{name}"'):
                yield from (value if isinstance(value, bytes) else str(value).encode() for value in row)
    connection.close()


def test_the_database_holds_no_token(tmp_path: Path) -> None:
    async def visit(house: House) -> list[str]:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open("pyramids", [ME, OPEN])
            await bob.say(table["id"], type="take_seat", seat=1, invite=table["invite"])
            return [ann.token, bob.token]

    with open_house(tmp_path) as house:
        with as_browser(house) as (_, cookie):
            tokens = [*asyncio.run(visit(house)), token_in(cookie)]
        assert house.stop() == 0
    values = list(every_value(tmp_path / EMBEDDED))
    assert b"Ann" in values
    for token in tokens:
        assert not any(token.encode() in value for value in values)
        assert not any(token.encode() in file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())


def test_an_invitation_is_not_a_token(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open("pyramids", [ME, OPEN])
            here = f"/api/tables/{table['id']}"
            invite = table["invite"]
            as_token = {"Authorization": f"Bearer {invite}"}
            assert (await ann.http.get(here, headers=as_token)).status_code == 401
            as_cookie = {"Cookie": f"saqqara={invite}", "Origin": house.address}
            shown = (await ann.http.get(here, headers=as_cookie)).json()
            assert (shown["invite"], [seat.get("is_yours") for seat in shown["seats"]]) == (None, [None, None])
            said = await ann.http.post(f"{here}/messages", json={"type": "fill", "level": "mason"}, headers=as_cookie)
            assert said.status_code == 401
            assert (await ann.http.get(here)).json()["invite"] is None  # strangers are not told

    asyncio.run(play())


def test_a_token_in_the_address_is_no_token(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open("imhotep", [ME, ME])
            for name in ("token", "access_token", "saqqara", "authorization"):
                assert (await ann.http.get(f"/api/me?{name}={ann.token}")).status_code == 401
                address = house.address.replace("http", "ws") + f"/live/{table['id']}?{name}={ann.token}"
                with connect(address) as socket:
                    assert json.loads(socket.recv(10))["seats"] == []
            assert (await ann.http.get(f"/api/tables/{table['id']}/view?seat=0&token={ann.token}")).status_code == 400

    asyncio.run(play())


# --- pages of other origins ---

OTHERS = ["https://evil.example", "null", "http://127.0.0.1:1", None]


@pytest.mark.parametrize("origin", OTHERS)
def test_a_page_of_another_origin_cannot_use_the_cookie(house: House, origin: str | None) -> None:
    headers = {} if origin is None else {"Origin": origin}
    with as_browser(house) as (client, _):
        answers = [
            client.post("/api/tables", json={"game": "imhotep", "seats": [ME, ME]}, headers=headers),
            client.patch("/api/me", json={"name": "Mallory"}, headers=headers),
            client.post("/api/tables/nowhere/messages", json={"type": "undo", "seat": 0}, headers=headers),
            client.post("/api/tables/nowhere/fork", json={"turn": 1, "seats": [ME, ME]}, headers=headers),
        ]
        assert [(one.status_code, one.json()["error"]) for one in answers] == [(403, "not_allowed")] * 4
        assert client.get("/api/me").json()["name"] == "Ann"
        assert client.patch("/api/me", json={"name": "Anna"}, headers={"Origin": house.address}).status_code == 200


@pytest.mark.parametrize("origin", OTHERS)
def test_nor_open_a_websocket_with_it(house: House, origin: str | None) -> None:
    with as_browser(house) as (client, cookie):
        own = {"Origin": house.address}
        table = client.post("/api/tables", json={"game": "imhotep", "seats": [ME, ME]}, headers=own).json()["id"]
    address = house.address.replace("http", "ws") + f"/live/{table}"
    sent = {"Cookie": f"saqqara={token_in(cookie)}"}
    with connect(address, origin=None if origin is None else Origin(origin), additional_headers=sent) as socket:
        told = json.loads(socket.recv(10))
        assert (told["type"], told["error"]) == ("refused", "not_allowed")
        with pytest.raises(Exception, match="1008"):
            socket.recv(10)
    with connect(address, origin=Origin(house.address), additional_headers=sent) as socket:
        assert json.loads(socket.recv(10))["seats"] == [0, 1]


def test_no_answer_invites_other_origins(house: House) -> None:
    with httpx.Client(base_url=house.address, headers={"Origin": "https://evil.example"}) as client:
        for method, path in (("GET", "/api/house"), ("OPTIONS", "/api/tables"), ("GET", "/"), ("GET", "/metrics")):
            answer = client.request(method, path, headers={"Access-Control-Request-Method": "POST"})
            assert not [name for name in answer.headers if name.startswith("access-control-")]


# --- what pages may do ---


class Inline(HTMLParser):
    """Finds what the policy forbids."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "style" or (tag == "script" and not (given.get("src") or "").startswith("/web/")):
            self.found.append(tag)
        for name, value in attrs:
            if name == "style" or name.startswith("on") or re.match(r"\s*(javascript|data|https?):", value or ""):
                self.found.append(f"{tag} {name}={value}")


def test_pages_have_no_inline_script_and_load_nothing_from_elsewhere(house: House) -> None:
    pages = sorted(WEB.rglob("*.html"))
    assert {page.name for page in pages} >= {"index.html", "table.html"}
    for page in pages:
        parser = Inline()
        parser.feed(page.read_text())
        assert parser.found == [], page.name
    assert "'unsafe" not in POLICY
    assert "default-src 'none'" in POLICY


def test_every_kind_of_answer_has_the_policy(house: House) -> None:
    script = "ui/dom.js"
    asked: list[tuple[int, str, str, dict[str, Any]]] = [
        (200, "GET", "/", {}),
        (200, "HEAD", "/", {}),
        (200, "GET", "/table/anything", {}),
        (200, "GET", f"/web/scripts/{script}", {}),
        (200, "GET", f"/web/scripts/{script}", {"headers": {"Range": "bytes=0-3"}}),
        (404, "GET", "/nowhere", {"headers": {"Accept": "text/html"}}),
        (200, "GET", "/rules", {}),
        (404, "GET", "/web/nothing.js", {}),
        (404, "GET", "/web/nothing.js", {"headers": {"Accept": "text/html"}}),
        (307, "GET", "/web", {}),
        (404, "GET", "/nowhere", {}),
        (200, "GET", "/api/house", {}),
        (200, "GET", "/metrics", {}),
        (401, "GET", "/api/me", {}),
        (404, "GET", "/api/tables/nowhere", {}),
        (400, "POST", "/api/people", {"content": b"{"}),
        (413, "POST", "/api/people", {"content": b" " * 70_000}),
        (405, "PUT", "/api/me", {}),
    ]
    with httpx.Client(base_url=house.address) as client:
        etag = client.get(f"/web/scripts/{script}").headers["etag"]
        asked.append((304, "GET", f"/web/scripts/{script}", {"headers": {"If-None-Match": etag}}))
        for status, method, path, more in asked:
            answer = client.request(method, path, **more)
            assert answer.status_code == status, (method, path, answer.status_code)
            assert answer.headers["x-content-type-options"] == "nosniff"
            if path.startswith("/web/") and not answer.headers.get("content-type", "").startswith("text/html"):
                continue  # a part of a page is no page
            assert answer.headers.get_list("content-security-policy") == [POLICY], (method, path)
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert "server" not in answer.headers


NASTY = {
    "<b>x</b>": "<b>x</b>",
    "</script>'\"&": "</script>'\"&",
    "a\u202eevil\u2066": "aevil",
    "a\x00\x1b[31m\nb": "a[31mb",
    "\u200bz\u00adero": "zero",
    "=cmd()": "=cmd()",
}


def test_names_come_back_as_data(house: House) -> None:
    with httpx.Client(base_url=house.address) as client:
        for name, plain in NASTY.items():
            answer = client.post("/api/people", json={"name": name, "keep": "token"})
            assert answer.status_code == 201, answer.text
            assert answer.headers["content-type"] == "application/json"
            assert answer.json()["name"] == plain
            assert answer.text.isprintable()
            headers = {"Authorization": f"Bearer {answer.json()['token']}"}
            body = {"game": "imhotep", "seats": [{"who": "me", "name": name}, ME]}
            table = client.post("/api/tables", json=body, headers=headers).json()
            assert [seat["name"] for seat in table["seats"]] == [plain, plain]
        assert client.post("/api/people", json={"name": "\u202e\x00"}).status_code == 400


# --- logs ---


def test_the_log_of_a_match_names_no_secret(tmp_path: Path) -> None:
    async def play(house: House) -> list[str]:
        async with programs(house.address, "Zenobia", "Yolanda") as (one, two):
            table = await one.open("imhotep", [ME, OPEN], chat=True, entropy="my-own-dice")
            await two.say(table["id"], type="take_seat", seat=1, invite=table["invite"])
            async with one.at(table["id"]) as first, two.at(table["id"]) as second:
                await first.do("say", seat=0, text="hush-hush")
                await first.do("move", seat=0, ask=1, move="fnord")
                await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))
            shown = await one.told("GET", f"/api/tables/{table['id']}")
            record = (await one.ask("GET", f"/api/tables/{table['id']}/record")).text
            moves = {line.split(" ", 2)[2] for line in record.partition("\n\n")[2].splitlines()}
            await one.http.get(f"/api/me?token={one.token}", headers={"Cookie": f"saqqara={two.token}"})
            secrets = [one.token, two.token, table["invite"], shown["seed"], "my-own-dice"]
            return [*secrets, "Zenobia", "Yolanda", "hush-hush", "fnord", *(move for move in moves if " " in move)]

    for form in first_of(("json", "text"), 1):
        with open_house(tmp_path / form, log_level="debug", log_format=form) as house:
            hidden = asyncio.run(play(house))
            assert house.stop() == 0
        told = house.log.read_text()
        assert "/api/tables/{table}" in told
        assert [secret for secret in hidden if secret in told] == []


# --- strange requests ---


def raw(house: House, method: str, path: str, headers: dict[str, str] | None = None) -> tuple[int, bytes]:
    """A request whose path nobody has tidied up."""
    connection = http.client.HTTPConnection("127.0.0.1", house.settings.port, timeout=PATIENCE_S)
    try:
        connection.putrequest(method, path, skip_accept_encoding=True)
        for name, value in (headers or {}).items():
            connection.putheader(name, value)
        connection.endheaders()
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


@pytest.mark.parametrize(
    "path",
    [
        "/web/../server/app.py",
        "/web/../../../pyproject.toml",
        "/web/%2e%2e/server/app.py",
        "/web/..%2fserver%2fapp.py",
        "/web/....//server/app.py",
        "/web/%2fetc%2fpasswd",
        "/web//etc/passwd",
        "/web/..%5cserver%5capp.py",
        "/web/%00",
        "/web/scripts",
        "/web/" + "a" * 5000,
        "/table/../../server/app.py",
    ],
)
def test_no_path_leads_out_of_the_web_folder(house: House, path: str) -> None:
    status, body = raw(house, "GET", path)
    assert status in (400, 404, 405), path
    assert b"def " not in body
    assert b"root:" not in body


def test_methods_that_are_not_there(house: House) -> None:
    for path in ("/", "/api/house", "/web/scripts/net/api.js", "/metrics"):
        status, body = raw(house, "TRACE", path, {"X-Mine": "secret-header"})
        assert status == 405
        assert b"secret-header" not in body
        assert raw(house, "OPTIONS", path)[0] == 405
        status, body = raw(house, "HEAD", path)
        assert (status, body) == (200, b"")
    assert raw(house, "DELETE", "/api/tables/x")[0] == 405
    assert raw(house, "CONNECT", "/api/house")[0] in (400, 404, 405)


@pytest.mark.parametrize("size", [10_000, 1_000_000])
@pytest.mark.parametrize("name", ["X-Long", "Cookie", "Authorization"])
def test_huge_headers_do_no_harm(house: House, name: str, size: int) -> None:
    value = {"Cookie": "saqqara=", "Authorization": "Bearer "}.get(name, "") + "a" * size
    try:
        status, _ = raw(house, "GET", "/api/me", {name: value})
    except OSError:
        status = 400  # hung up
    assert 400 <= status < 500
    assert house.is_answering()


def test_metrics_are_for_this_machine_and_whom_the_host_names(tmp_path: Path) -> None:
    told = {"X-Forwarded-For": "203.0.113.9"}
    with open_house(tmp_path, trusted_proxies=("127.0.0.1",), metrics_for=("198.51.100.0/24",)) as one:
        assert httpx.get(f"{one.address}/metrics").status_code == 200
        refused = httpx.get(f"{one.address}/metrics", headers=told)
        assert (refused.status_code, refused.json()["error"]) == (403, "not_allowed")
        named = httpx.get(f"{one.address}/metrics", headers={"X-Forwarded-For": "198.51.100.7"})
        assert named.status_code == 200


def test_a_player_cannot_take_a_bots_seat_and_see_its_cards(house: House) -> None:
    async def play() -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open("pyramids", [ME, {"who": "bot", "level": "apprentice"}, OPEN])
            await bob.say(table["id"], type="take_seat", seat=2, invite=table["invite"])
            answer = await bob.say(table["id"], type="take_seat", seat=1, invite=table["invite"])
            assert (answer.status_code, answer.json()["error"]) == (403, "not_allowed")

    asyncio.run(play())
