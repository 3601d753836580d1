"""Floods from pages of other sites: under names that the house does not have, and with the cookie of a guest.

The first is what a browser sends after DNS rebinding, the second what it sends for a page of another origin (CSRF).
"""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from http.client import HTTPConnection

from bench.siege.door import PAUSE_S, Attack, Tally, pour
from bench.siege.guest import HOUSE, WITHIN_S

LINE_S = 1.0  # the most for one connection
AT_ONCE = 15  # requests on one connection, fewer than the house lets wait


_ASKED = (b"GET /metrics", b"GET /api/house", b"POST /api/people", b"GET /")
_UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
_CLOSE = b"\x88\x80\0\0\0\0"  # a frame
_STATUS = re.compile(rb"HTTP/1\.1 ([0-9]{3})")
_ERROR = re.compile(rb'"error":"([a-z_]+)"')


async def foreign_hosts(port: int, seconds: float) -> str:
    """Requests and handshakes, each under another name that leads here by mistake."""
    return _told(await _flood(port, seconds, _under_foreign_names()))


async def foreign_origins(port: int, seconds: float) -> str:
    """Requests and handshakes with a guest's cookie, each from a page of another site; none of them does anything."""
    cookie = await asyncio.to_thread(_cookie_of_a_guest, port)
    answers = await _flood(port, seconds, _from_foreign_pages(port, cookie))
    tables = await asyncio.to_thread(_tables_of, port, cookie)
    return f"{_told(answers)}; {len(tables)} tables opened"


FOREIGN: dict[str, Attack] = {"foreign hosts": foreign_hosts, "foreign origins": foreign_origins}


async def _flood(port: int, seconds: float, connections: Iterator[list[bytes]]) -> Counter[str]:
    """Sends what each connection has to say, one after the other. Counts the answers, by status or word."""
    answers: Counter[str] = Counter()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        text = await pour(port, next(connections), min(until, time.monotonic() + LINE_S), Tally(), PAUSE_S)
        statuses = [status.decode() for status in _STATUS.findall(text)]
        answers.update(statuses if statuses != ["101"] else [word.decode() for word in _ERROR.findall(text)])
    return answers


def _told(answers: Counter[str]) -> str:
    return ", ".join(f"{count} x {answer}" for answer, count in answers.most_common())


def _under_foreign_names() -> Iterator[list[bytes]]:
    """Many requests on one connection, then a handshake on the next."""
    for number in itertools.count():
        host = f"Host: site-{number}.example\r\n".encode()
        yield [_in_a_row(asked + b" HTTP/1.1\r\n" + host for asked in _ASKED * (AT_ONCE // len(_ASKED)))]
        yield [b"GET /live/nowhere HTTP/1.1\r\n" + host + _UPGRADE + b"\r\n"]


def _from_foreign_pages(port: int, cookie: str) -> Iterator[list[bytes]]:
    body = json.dumps({"game": "imhotep", "seats": [{"who": "me"}, {"who": "me"}]}).encode()
    house = f"Host: {HOUSE}:{port}\r\nCookie: {cookie}\r\n".encode()
    for number in itertools.count():
        origins = (f"Origin: http://site-{number}.example\r\n".encode(), b"Origin: null\r\n", b"")
        heads = [b"POST /api/tables HTTP/1.1\r\n" + house + origin for origin in origins * (AT_ONCE // len(origins))]
        yield [_in_a_row(heads, body)]
        yield [
            _in_a_row([b"POST /api/reviews HTTP/1.1\r\n" + house + origin for origin in origins], b'{"record": "any"}')
        ]
        yield [b"GET /live/nowhere HTTP/1.1\r\n" + house + origins[0] + _UPGRADE + b"\r\n", _CLOSE]


def _in_a_row(heads: Iterable[bytes], body: bytes = b"{}") -> bytes:
    """Requests on one connection, which ends after the last one."""
    length = f"Content-Length: {len(body)}\r\n".encode()
    every = [head + length for head in heads]
    every[-1] += b"Connection: close\r\n"
    return b"".join(head + b"\r\n" + body for head in every)


def _cookie_of_a_guest(port: int) -> str:
    """The cookie of somebody new, as a browser keeps it."""
    line = HTTPConnection(HOUSE, port, timeout=WITHIN_S)
    line.request("POST", "/api/people", json.dumps({"name": "Ann"}), {"Content-Type": "application/json"})
    told = line.getresponse().headers["Set-Cookie"]
    line.close()
    return str(told).partition(";")[0]


def _tables_of(port: int, cookie: str) -> list[object]:
    """The tables where the guest sits. Whoever asked too often waits until the house listens again."""
    while True:
        line = HTTPConnection(HOUSE, port, timeout=WITHIN_S)
        line.request("GET", "/api/tables", headers={"Cookie": cookie})
        answer = line.getresponse()
        text = answer.read()
        line.close()
        if answer.status == 200:
            return list(json.loads(text)["yours"])
        time.sleep(1.0)
