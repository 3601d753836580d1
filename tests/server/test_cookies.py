"""The cookie that keeps a token: other ports of the same host, and plain http beside https, have cookies of their own."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from saqqara.server.identity import OLD_COOKIE, cookie_in, cookie_name
from tests.server.guests import ME, programs
from tests.server.houses import House, open_house

PUBLIC = "https://games.example.org"
SECURE = "__Host-saqqara"


@pytest.mark.parametrize(
    ("scheme", "host", "public_url", "name"),
    [
        ("http", "127.0.0.1:8000", None, "saqqara-8000"),
        ("ws", "127.0.0.1:8000", None, "saqqara-8000"),
        ("http", "localhost:8001", None, "saqqara-8001"),
        ("http", "games.example.org", None, "saqqara-80"),
        ("http", "[::1]:9000", None, "saqqara-9000"),
        ("http", None, None, "saqqara-80"),
        ("https", "games.example.org", None, SECURE),
        ("wss", "games.example.org:443", None, SECURE),
        ("https", "games.example.org:8443", None, f"{SECURE}-8443"),
        ("https", "games.example.org", PUBLIC, SECURE),
        ("http", "games.example.org", PUBLIC, SECURE),  # the proxy does not tell, but the host does
        ("ws", "games.example.org:443", PUBLIC, SECURE),
        ("http", "127.0.0.1:8000", PUBLIC, "saqqara-8000"),  # past the proxy
        ("http", "games.example.org:8080", "http://games.example.org:8080", "saqqara-8080"),
    ],
)
def test_the_name_tells_the_port_that_the_browser_sees(
    scheme: str, host: str | None, public_url: str | None, name: str
) -> None:
    assert cookie_name(scheme, host, public_url) == name


@pytest.mark.parametrize(
    ("header", "value"),
    [
        (None, None),
        ("", None),
        ("saqqara-8000=abc", "abc"),
        ('a=1; saqqara-8000="abc"; b=2', "abc"),
        ('odd={"a":1}; saqqara-8000=abc', "abc"),
        ("=; ;;saqqara-8000=abc", "abc"),
        ("saqqara-80000=abc; saqqara-8001=def; xsaqqara-8000=ghi; saqqara=jkl", None),
        ("saqqara-8000=abc; saqqara-8000=def", "abc"),
        ("saqqara-8000=abc; x=" + "x" * 10_000, None),
    ],
)
def test_a_cookie_is_found_among_others(header: str | None, value: str | None) -> None:
    assert cookie_in(header, "saqqara-8000") == value


def name_and_value(header: str) -> tuple[str, str]:
    name, _, value = header.partition(";")[0].partition("=")
    return name, value


def token_of(house: House) -> str:
    async def ask() -> str:
        async with programs(house.address, "Ann") as (ann,):
            return ann.token

    return asyncio.run(ask())


def test_two_houses_on_one_machine_do_not_take_each_other_for_the_same(tmp_path: Path, house: House) -> None:
    with open_house(tmp_path) as other, httpx.Client() as browser:
        for one, name in ((house, "Ann"), (other, "Bob")):
            assert browser.post(f"{one.address}/api/people", json={"name": name}).status_code == 201
        for one, name in ((house, "Ann"), (other, "Bob")):
            assert browser.get(f"{one.address}/api/me").json()["name"] == name


def test_over_https_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    told = {"Host": "games.example.org", "X-Forwarded-Proto": "https"}
    with open_house(tmp_path, public_url=PUBLIC, trusted_proxies=("127.0.0.1",)) as house:
        answer = httpx.post(f"{house.address}/api/people", json={"name": "Ann"}, headers=told)
        cookie = answer.headers["set-cookie"]
        name, token = name_and_value(cookie)
        assert name == SECURE
        assert {"secure", "path=/", "httponly"} <= {part.strip().lower() for part in cookie.split(";")}
        assert "domain" not in cookie.lower()
        as_ann = told | {"Cookie": f"{SECURE}={token}"}
        assert httpx.get(f"{house.address}/api/me", headers=as_ann).json()["name"] == "Ann"
        past = {"Cookie": f"{SECURE}={token}"}  # at another address it is not this cookie
        assert httpx.get(f"{house.address}/api/me", headers=past).status_code == 401


# --- people who have the cookie of before ---


def test_an_old_cookie_is_replaced_where_it_is_used(house: House) -> None:
    token = token_of(house)
    with httpx.Client(base_url=house.address) as browser:
        browser.cookies.set(OLD_COOKIE, token, domain="127.0.0.1")
        answer = browser.get("/api/house")
        assert answer.json()["name"] == "Ann"
        assert [name_and_value(one)[0] for one in answer.headers.get_list("set-cookie")] == [
            f"saqqara-{house.settings.port}",
            OLD_COOKIE,
        ]
        assert dict(browser.cookies) == {f"saqqara-{house.settings.port}": token}
        again = browser.get("/api/me")
        assert again.json()["name"] == "Ann"
        assert "set-cookie" not in again.headers


def test_an_old_cookie_of_another_house_is_left_alone(house: House) -> None:
    with httpx.Client(base_url=house.address) as browser:
        browser.cookies.set(OLD_COOKIE, "x" * 32, domain="127.0.0.1")
        answer = browser.get("/api/house")
        assert answer.json()["name"] is None
        assert "set-cookie" not in answer.headers


def test_the_new_cookie_counts_before_the_old(house: House) -> None:
    ann, old = token_of(house), "x" * 32
    cookies = f"{OLD_COOKIE}={old}; saqqara-{house.settings.port}={ann}"
    answer = httpx.get(f"{house.address}/api/me", headers={"Cookie": cookies})
    assert answer.json()["name"] == "Ann"
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("form", ["saqqara", "saqqara-{port}"])
def test_a_websocket_knows_both_names(house: House, form: str) -> None:
    async def open_table() -> tuple[str, str]:
        async with programs(house.address, "Ann") as (ann,):
            return ann.token, (await ann.open("imhotep", [ME, ME]))["id"]

    token, table = asyncio.run(open_table())
    cookies = {"Cookie": f"{form.format(port=house.settings.port)}={token}"}
    more: dict[str, Any] = {"origin": Origin(house.address), "additional_headers": cookies}
    with connect(house.address.replace("http", "ws") + f"/live/{table}", **more) as one:
        assert json.loads(one.recv(10))["seats"] == [0, 1]
