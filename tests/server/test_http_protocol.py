"""What strangers can make the house keep has bounds: bytes, headers, requests, connections and time."""

from __future__ import annotations

import asyncio
import random
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from saqqara.server import http_protocol, run
from saqqara.server.door import REFUSED_POLITELY, Door
from saqqara.server.http_protocol import LONGEST_LINE, MOST_HEADERS, BoundedHttp
from saqqara.server.settings import Settings
from tests.patience import PATIENCE_S
from tests.server.faults.windows import faults_in
from tests.server.guests import ME, OPEN, programs
from tests.server.houses import House, open_house

HEADER_BYTES = Settings().header_bytes
HOST = b"Host: 127.0.0.1\r\n"
HANDSHAKE = (
    b"GET /live/nowhere HTTP/1.1\r\n" + HOST + b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


class Line:
    """A connection on which anything can be said."""

    def __init__(self, house: House) -> None:
        self.socket = socket.create_connection(("127.0.0.1", house.settings.port), PATIENCE_S)

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def say(self, data: bytes) -> None:
        self.socket.sendall(data)

    def hear(self) -> bytes:
        """All that comes until the house hangs up."""
        heard = b""
        try:
            while data := self.socket.recv(1 << 16):
                heard += data
        except ConnectionError:  # there was something that it did not read
            pass
        return heard

    def hear_until(self, end: bytes) -> bytes:
        heard = b""
        while end not in heard:
            data = self.socket.recv(1 << 16)
            assert data, heard
            heard += data
        return heard


def said(house: House, *pieces: bytes) -> int:
    """The status of what is answered, 0 if nothing is. The house has to hang up."""
    with Line(house) as line:
        try:
            for piece in pieces:
                line.say(piece)
        except ConnectionError:
            pass
        words = line.hear().split(maxsplit=2)
    return int(words[1]) if words else 0


def get(*headers: bytes, path: bytes = b"/api/health") -> bytes:
    return b"GET " + path + b" HTTP/1.1\r\n" + HOST + b"Connection: close\r\n" + b"".join(headers) + b"\r\n"


def post(body: bytes, *headers: bytes) -> bytes:
    head = b"POST /api/people HTTP/1.1\r\n" + HOST + b"Connection: close\r\n" + b"".join(headers)
    return head + b"\r\n" + body


CHUNKED = b"Transfer-Encoding: chunked\r\n"
ANN = b'{"name":"Ann"}'
ANN_IN_CHUNKS = b"".join(b"1\r\n%c\r\n" % letter for letter in ANN) + b"0\r\n"


def long_header(length: int) -> bytes:
    """A header that makes the request so long."""
    return b"X: " + b"x" * (length - len(get(b"X: \r\n"))) + b"\r\n"


@pytest.mark.parametrize(
    ("status", "request_"),
    [
        (200, get()),
        (200, get(long_header(HEADER_BYTES))),
        (431, get(long_header(HEADER_BYTES + 1))),
        (431, get(long_header(3 * HEADER_BYTES))),
        (200, get(b"a: b\r\n" * (MOST_HEADERS - 2))),
        (431, get(b"a: b\r\n" * (MOST_HEADERS - 1))),
        (404, get(path=b"/" + b"a" * 60_000)),
        (414, get(path=b"/" + b"a" * HEADER_BYTES)),
        (400, b"\r\n" * 10 + b"what\r\n\r\n"),
        (431, b"\r\n" * HEADER_BYTES),
        (201, post(ANN_IN_CHUNKS + b"\r\n", CHUNKED)),
        (201, post(ANN_IN_CHUNKS + b"a: b\r\n" * 9 + b"\r\n", CHUNKED)),
        (431, post(ANN_IN_CHUNKS + b"a: b\r\n" * (MOST_HEADERS + 1) + b"\r\n", CHUNKED)),
        (431, post(ANN_IN_CHUNKS + b"a: " + b"b" * HEADER_BYTES + b"\r\n\r\n", CHUNKED)),
        (431, post(b"1;a=" + b"b" * HEADER_BYTES + b"\r\n{\r\n0\r\n\r\n", CHUNKED)),
        (431, post(b"1\r\n \r\n" * HEADER_BYTES, CHUNKED)),
        (413, post(b" " * 70_000, b"Content-Length: 70000\r\n")),
        (413, post(b" " * 5_000_000, b"Content-Length: 5000000\r\n")),
        (413, post(b"fffff\r\n" + b" " * 0xFFFFF + b"\r\n0\r\n\r\n", CHUNKED)),
        (431, HANDSHAKE + b"a: " + b"b" * LONGEST_LINE + b"\r\n\r\n"),
        (431, HANDSHAKE + (b"a: " + b"b" * 6000 + b"\r\n") * 3 + b"\r\n"),
        (431, HANDSHAKE + b"a: b\r\n" * MOST_HEADERS + b"\r\n"),
    ],
    ids=lambda value: str(value)[:40] if isinstance(value, int) else "",
)
def test_a_request_has_a_length(house: House, status: int, request_: bytes) -> None:
    assert said(house, request_) == status
    halves = len(request_) // 2
    assert said(house, request_[:halves], request_[halves:]) == status


def test_trailers_are_no_headers(house: House) -> None:
    """A request is from a page of the house if its header says so: nobody can say it afterwards."""
    request = post(ANN_IN_CHUNKS + b"Authorization: Bearer nonsense\r\n\r\n", CHUNKED)
    with Line(house) as line:
        line.say(request[:-20])
        line.say(request[-20:])
        assert b" 201 " in line.hear()


def test_requests_in_a_row_are_answered_in_their_order(house: House) -> None:
    paths = [b"/api/health", b"/nowhere/%d", b"/", b"/api/me"] * 50
    asked = [b"GET %s HTTP/1.1\r\n%s\r\n" % (path.replace(b"%d", b"x"), HOST) for path in paths]
    body = b"POST /api/people HTTP/1.1\r\n" + HOST + b"Content-Length: 14\r\n\r\n" + ANN
    with Line(house) as line:
        line.say(b"".join([*asked[:100], body, *asked[100:], get()]))
        heard = line.hear()
    statuses = [int(part[:3]) for part in heard.split(b"HTTP/1.1 ")[1:]]
    once = [200, 404, 200, 401]
    assert statuses == [*once * 25, 201, *once * 25, 200]


def test_too_many_requests_behind_a_body_are_refused(house: House) -> None:
    """They are parsed together with the end of the body, so they cannot wait unparsed."""
    row = b"GET / HTTP/1.1\r\n" + HOST + b"\r\n"
    request = b"POST /api/people HTTP/1.1\r\n" + HOST + CHUNKED + b"\r\n"
    with Line(house) as line:
        line.say(request + ANN_IN_CHUNKS + b"\r\n" + row * 1000)
        heard = line.hear()
    assert heard.count(b"HTTP/1.1 ") < 1000


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that does not wait long."""
    with open_house(tmp_path_factory.mktemp("hasty"), request_s=0.5, idle_s=1) as one:
        yield one
        assert not faults_in(one.log)


@pytest.mark.parametrize(
    ("status", "beginning"),
    [
        (0, b""),
        (408, b"G"),
        (408, get()[:-2]),
        (408, HANDSHAKE),
        (408, post(b"", b"Content-Length: 14\r\n")),
        (408, post(b"", CHUNKED)),
        (408, post(b"1\r\n{\r\n0\r\n", CHUNKED)),
    ],
)
def test_a_request_has_to_come_in_time(hasty: House, status: int, beginning: bytes) -> None:
    assert said(hasty, beginning) == status


def test_a_connection_is_kept_for_a_while(hasty: House) -> None:
    with Line(hasty) as line:
        for _ in range(3):
            line.say(get().replace(b"Connection: close\r\n", b""))
            assert b'"status":"ok"' in line.hear_until(b"}")
        assert line.hear() == b""


def test_a_long_answer_is_no_slow_request(hasty: House) -> None:
    """A program that waits for its turn is not hurried."""

    async def wait() -> None:
        async with programs(hasty.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open("imhotep", [ME, OPEN])
            await bob.say(table["id"], type="take_seat", seat=1, invite=table["invite"])
            seats = {0: ann, 1: bob}
            views = [await seats[n].told("GET", f"/api/tables/{table['id']}/view?seat={n}") for n in seats]
            (waiting,) = [seat for seat, view in enumerate(views) if view["ask"] is None]
            told = await seats[waiting].told("GET", f"/api/tables/{table['id']}/view?seat={waiting}&wait=3")
            assert told["ask"] is None

    asyncio.run(wait())


# --- connections ---


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    with open_house(tmp_path, connections_per_address=8) as house:
        with ExitStack() as stack:
            lines = [stack.enter_context(Line(house)) for _ in range(8)]
            for line in lines:
                line.say(get()[:-2])
            assert said(house, get()) == 429
            lines[0].say(b"\r\n")
            assert b'"status":"ok"' in lines[0].hear()
            assert said(house, get()) == 200
        assert house.is_answering()


def test_a_trusted_proxy_has_as_many_as_it_needs(tmp_path: Path) -> None:
    with (
        open_house(tmp_path, connections_per_address=8, trusted_proxies=("127.0.0.1",)) as house,
        ExitStack() as stack,
    ):
        for _ in range(40):
            stack.enter_context(Line(house)).say(get()[:-2])
        assert said(house, get()) == 200


def test_websockets_leave_room_for_requests(tmp_path: Path) -> None:
    """Sockets that were turned away, and do not answer the close frame, count until they are gone."""
    with open_house(tmp_path, connections_per_address=8) as house, ExitStack() as stack:
        for _ in range(8 + REFUSED_POLITELY):
            line = stack.enter_context(Line(house))
            line.say(HANDSHAKE + b"\r\n")
            assert b" 101 " in line.hear_until(b"no_such_table")
        assert said(house, HANDSHAKE + b"\r\n") == 429
        assert said(house, get()) == 200


class Somebody:
    """A connection without a network."""

    def __init__(self, idle_since: float | None = None, *, is_known: bool = False) -> None:
        self.idle_since = idle_since
        self.is_known = is_known
        self.is_gone = False

    def hang_up(self) -> None:
        self.is_gone = True

    def check(self, now: float) -> None:
        pass


def test_when_it_is_full_the_idlest_stranger_goes_first(tmp_path: Path) -> None:
    """One after the other: who asks nothing, who only looks on, who asks without a name; nobody who is known."""

    async def fill() -> None:
        loop: Any = asyncio.get_running_loop()
        door = Door(Settings(data=tmp_path, connections_per_address=100), most=5)
        idle = Somebody(7.0)
        idler = Somebody(3.0)
        busy, known = Somebody(), Somebody(is_known=True)
        watching, player = Somebody(), Somebody(is_known=True)
        for line in (idle, idler, busy, known):
            assert door.enter(line, "192.0.2.1", loop) == "welcome"
        door.enter_socket(player, "192.0.2.1")
        left: list[Somebody] = []

        def come_and_go() -> str:
            """Somebody comes; those who are closed for them leave."""
            answer = door.enter(newcomer := Somebody(99.0), "192.0.2.2", loop)
            door.leave(newcomer)
            for one in (idle, idler, busy, known, watching, player):
                if one.is_gone and one not in left:
                    left.append(one)
            return answer

        assert come_and_go() == "welcome"
        assert left == [idle, idler]
        for line in left:
            door.leave(line)
        door.enter_socket(watching, "192.0.2.1")
        door.enter_socket(Somebody(is_known=True), "192.0.2.1")
        assert come_and_go() == "welcome"
        assert left[2:] == [watching]
        door.leave_socket(watching)
        door.enter_socket(Somebody(is_known=True), "192.0.2.1")
        assert come_and_go() == "welcome"
        assert left[3:] == [busy]
        door.leave(busy)
        door.enter_socket(Somebody(is_known=True), "192.0.2.1")
        assert come_and_go() == "full"
        assert not player.is_gone
        assert not known.is_gone
        assert door.may_upgrade(known) == "full"

    asyncio.run(fill())


# --- libraries of another shape ---

UNSUPPORTED = "from saqqara.server import http_protocol; http_protocol.is_supported = lambda: False"
MISSING = "import sys; sys.modules['httptools'] = None"


def test_the_installed_libraries_have_the_expected_shape() -> None:
    assert http_protocol.is_supported()
    assert run.http_class() is BoundedHttp


@pytest.mark.parametrize("name", ["on_header", "on_message_begin", "handle_websocket_upgrade"])
def test_another_shape_is_noticed(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.delattr(f"uvicorn.protocols.http.httptools_impl.HttpToolsProtocol.{name}")
    assert not http_protocol.is_supported()
    assert run.http_class() == "h11"


@pytest.mark.soak
def test_a_match_is_played_over_the_protocol_of_uvicorn(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = await ann.open("imhotep", [ME, ME])
            async with ann.at(table["id"]) as anns:
                await anns.turn_of(0)
                await anns.play_on(random.Random(1))

    with open_house(tmp_path, first=UNSUPPORTED) as house:
        asyncio.run(play(house))
        assert "plain http" in house.log.read_text()
        assert said(house, get(b"X: " + b"x" * 3 * HEADER_BYTES)) in (400, 431)
        assert house.is_answering()


def test_a_house_starts_where_a_part_of_the_library_is_missing(tmp_path: Path) -> None:
    script = f"{MISSING}\nfrom saqqara.server import run\nprint(run.http_class())"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "h11", done.stderr
