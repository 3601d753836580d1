"""A house answers to its own names: a page whose name was pointed at this machine (DNS rebinding) reads nothing."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tools import ROOT
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from saqqara.cli.commands.serve import addresses_on_the_network
from saqqara.server.hosts import Hosts
from saqqara.server.run import address_of
from saqqara.server.settings import Settings
from tests.server.guests import ME
from tests.server.houses import House, open_house

PUBLIC = "https://games.example.org"


def hosts(hostname: str = "Ada.lan", **settings: Any) -> Hosts:
    return Hosts(Settings(**settings), hostname)


LOCAL = ["127.0.0.1", "127.0.0.1:8000", "127.9.9.9", "localhost", "LocalHost:8000", "localhost.", "[::1]:8000", "[::1]"]
OTHERS: list[str | None] = [
    *(None, "", " ", "evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example"),
    *("127.0.0.1:0", "127.0.0.1:99999", "127.0.0.1, evil.example", "127.0.0.1@evil.example", "[::1", "[]", "a" * 400),
    *("localhost ", "lo\tcalhost", "locälhost", "http://127.0.0.1"),
]
NUMBERS = ["192.168.1.7", "10.0.0.1:8000", "[2001:db8::7]:8000", "[fe80::1]"]
NAMES = ["ada", "ADA:8000", "ada.lan", "ada.local", "Ada.Local.:8000"]


@pytest.mark.parametrize("bound", ["127.0.0.1", "localhost", "::1", "0.0.0.0", "::", "192.168.1.5"])
def test_this_machine_and_nobody_else(bound: str) -> None:
    house = hosts(host=bound)
    assert [name for name in LOCAL if not house.has(name)] == []
    assert [name for name in OTHERS if house.has(name)] == []


@pytest.mark.parametrize("bound", ["127.0.0.1", "localhost"])
def test_on_this_machine_alone_it_has_no_other_name(bound: str) -> None:
    house = hosts(host=bound)
    assert [name for name in (*NUMBERS, *NAMES) if house.has(name)] == []


@pytest.mark.parametrize("bound", ["0.0.0.0", "::", "ada.lan"])
def test_on_the_whole_network_it_has_the_addresses_and_names_of_the_machine(bound: str) -> None:
    house = hosts(host=bound)
    assert [name for name in (*NUMBERS, *NAMES) if not house.has(name)] == []
    assert not house.has("grace.local")


def test_on_one_address_it_has_that_one() -> None:
    house = hosts(host="192.168.1.5")
    assert house.has("192.168.1.5:8000")
    assert house.has("ada.local:8000")
    assert not house.has("192.168.1.7")


def test_the_public_address_counts_with_any_port() -> None:
    """What a proxy passes on may lack the port, or have its own."""
    house = hosts(public_url=PUBLIC)
    for name in ("games.example.org", "GAMES.example.org:443", "games.example.org:8000"):
        assert house.has(name)
    assert not house.has("evil.games.example.org")
    assert not house.has("example.org")


@given(st.text(max_size=40))
def test_nothing_makes_it_fail(host: str) -> None:
    hosts().has(host)
    hosts(host="0.0.0.0").has(f"[{host}]")


# --- at a house ---


@pytest.mark.parametrize("path", ["/metrics", "/api/house", "/", "/web/scripts/net/api.js", "/nowhere"])
def test_a_name_that_leads_here_by_mistake_reads_nothing(house: House, path: str) -> None:
    answer = httpx.get(house.address + path, headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["error"]) == (421, "wrong_host")
    assert "saqqara_" not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert httpx.get(house.address + path, headers={"Host": "localhost"}).status_code in (200, 404)


def test_nor_does_it_change_anything(house: House) -> None:
    answer = httpx.post(f"{house.address}/api/people", json={"name": "Ann"}, headers={"Host": "evil.example"})
    assert answer.status_code == 421
    assert "set-cookie" not in answer.headers


def test_two_names_are_none(house: House) -> None:
    with socket.create_connection(("127.0.0.1", house.settings.port)) as line:
        line.sendall(b"GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
        assert b" 421 " in line.recv(100) or b" 400 " in line.recv(100)


@pytest.mark.parametrize("origin", [None, "http://evil.example"])
def test_nor_opens_it_a_websocket(house: House, origin: str | None) -> None:
    body = {"game": "imhotep", "seats": [ME, ME]}
    with httpx.Client(base_url=house.address) as client:
        client.post("/api/people", json={"name": "Ann"})
        table = client.post("/api/tables", json=body, headers={"Origin": house.address}).json()["id"]
    address = house.address.replace("http", "ws") + f"/live/{table}"
    with socket.create_connection(("127.0.0.1", house.settings.port)) as line:
        evil = address.replace("127.0.0.1", "evil.example")
        with pytest.raises(InvalidStatus, match="421"):
            connect(evil, sock=line, origin=None if origin is None else Origin(origin))
    with connect(address, origin=Origin(house.address)) as one:
        assert json.loads(one.recv(10))["type"] == "welcome"
    assert "handshake" not in house.log.read_text(), "a refusal is no error"


def test_what_is_printed_for_others_works(tmp_path: Path) -> None:
    with open_house(tmp_path, host="0.0.0.0") as house:
        for place in ("127.0.0.1", *addresses_on_the_network("0.0.0.0")):
            assert httpx.get(address_of(place, house.settings.port) + "api/health").status_code == 200
        for name in (socket.gethostname(), f"{socket.gethostname().partition('.')[0]}.local"):
            assert httpx.get(f"{house.address}/api/health", headers={"Host": name}).status_code == 200
        assert httpx.get(f"{house.address}/metrics", headers={"Host": "evil.example"}).status_code == 421


def test_behind_a_proxy_the_public_name_works(tmp_path: Path) -> None:
    told = {"Host": "games.example.org", "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    with open_house(tmp_path, public_url=PUBLIC, trusted_proxies=("127.0.0.1",)) as house:
        assert httpx.get(f"{house.address}/api/health", headers=told).status_code == 200
        assert house.is_answering()  # the host asks past the proxy


def test_the_health_of_a_container_is_asked_for_at_an_allowed_name() -> None:
    check = (ROOT / "Dockerfile").read_text().partition("HEALTHCHECK")[2]
    assert "http://127.0.0.1:8000/api/health" in check
    assert hosts(host="0.0.0.0").has("127.0.0.1:8000")
