"""Slow, silent, flooding and garbled guests: the honest ones at the same table and at the next play on.

What the honest feel is measured with and without the bad ones and printed. Only the generous is asserted: machines
that run tests are busy.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import socket
import struct
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import hypothesis
import msgspec
import pytest
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect as connect_sync

from saqqara.server import sockets
from saqqara.server.settings import Settings
from saqqara.server.wire import View
from tests.effort import EFFORT, first_of
from tests.patience import PATIENCE_S
from tests.server.faults.stubborn import Gathering, Host, Tally, check_all, shown_times
from tests.server.faults.windows import Window, faults_in, until, window
from tests.server.guests import ME, Program, connect_to, programs
from tests.server.houses import House, open_house

SLOWER = 50  # times, in the median: what the machine does meanwhile is nobody's fault
GROWTH_MB = 50
PACE_S = 0.04  # between two moves: the house lets nobody say more than so much
DEFAULTS = Settings()
# What a host gets who changes nothing, but for what all guests of this one machine share.
AS_DELIVERED: dict[str, Any] = {
    "messages_per_s": DEFAULTS.messages_per_s,
    "messages_burst": DEFAULTS.messages_burst,
    "message_bytes": DEFAULTS.message_bytes,
    "connections_per_address": 2000,
}
GONE = (OSError, WebSocketException, TimeoutError, asyncio.IncompleteReadError)


def memory_of(house: House) -> float:
    """What the house has in memory, in MB."""
    assert house.process is not None
    pages = int(Path(f"/proc/{house.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("bad-guests"), **AS_DELIVERED) as one:
        yield one
        assert one.is_answering()
        assert not faults_in(one.log)


# --- the bad ones: each is somebody who spoils a table until told to stop ---
# They wait with `asyncio.timeout`: in Python 3.11 `wait_for` may swallow what tells them to stop.

Spoiler = Callable[[House, str, str | None], Coroutine[Any, Any, None]]  # where, at which table, with which token


@asynccontextmanager
async def connected(house: House, table: str, token: str | None, **more: Any) -> AsyncIterator[ClientConnection]:
    """A connection that is closed, and cut where whoever closes it is told to stop meanwhile: it would stay open."""
    one = await connect_to(house.address, table, token, ping_interval=None, **more)
    try:
        async with one:
            yield one
    finally:
        one.transport.abort()


async def never_reads(house: House, table: str, token: str | None) -> None:
    """Connects with the smallest of buffers, asks a lot, and reads nothing."""
    while True:
        with suppress(*GONE):
            one = await connect_to(house.address, table, token, sock=await small_socket(house), ping_interval=None)
            one.transport.pause_reading()
            try:
                for _ in range(200):
                    async with asyncio.timeout(1):
                        await one.send('{"type":"presence","state":"here","id":"' + "x" * 40 + '"}')
                    await asyncio.sleep(0.05)
                await asyncio.sleep(3600)
            finally:
                one.transport.abort()
        await asyncio.sleep(0.1)


async def is_silent(house: House, table: str, token: str | None) -> None:
    """A hundred connections that say nothing."""
    opened = []
    try:
        for _ in range(90):
            with suppress(*GONE):
                opened.append(await connect_to(house.address, table, None))
        await asyncio.sleep(3600)
    finally:
        for one in opened:
            one.transport.abort()


async def floods(house: House, table: str, token: str | None) -> None:
    """Ten thousand frames as fast as they go, then once more."""
    text = json.dumps({"type": "move", "seat": 0, "ask": 0, "move": "pass", "id": "again"})
    while True:
        with suppress(*GONE):
            async with connected(house, table, token) as one:
                for _ in range(10_000):
                    await one.send(text)
                    await asyncio.sleep(0)  # the honest ones have a loop of their own elsewhere; here they share it
        await asyncio.sleep(0.05)


async def talks_garbage(house: House, table: str, token: str | None) -> None:
    """Anything but messages."""
    chance = random.Random(4)
    kinds: list[Callable[[], str | bytes]] = [
        lambda: chance.randbytes(chance.randrange(2000)),
        lambda: b"\xff\xfe" + chance.randbytes(20),
        lambda: "[" * 4000,
        lambda: '{"type":"move","seat":0,"ask":' + "9" * 4000 + ',"move":"x"}',
        lambda: '{"type":"say","seat":0,"text":"\\ud800"}',
        lambda: '{"type":"move","seat":1e400,"ask":-1,"move":"\x00"}',
        lambda: "null",
        lambda: "",
        lambda: b"",
    ]
    while True:
        with suppress(*GONE):
            async with connected(house, table, token) as one:
                for _ in range(200):
                    await one.send(chance.choice(kinds)())
                    await asyncio.sleep(0.002)
        with suppress(*GONE):
            async with connected(house, table, token) as one:
                one.transport.write(frame(b"\xc3\x28\xa0\xa1", opcode=1))  # text that is no UTF-8
                async with asyncio.timeout(2):
                    await one.recv()
                    await one.wait_closed()


async def sends_ten_megabytes(house: House, table: str, token: str | None) -> None:
    """In one message, in many pieces of one, and as the body of a request."""
    huge = "x" * 10_000_000
    while True:
        with suppress(*GONE):
            async with connected(house, table, token, max_size=None) as one:
                await one.send(huge)
                await one.recv()
        with suppress(*GONE):
            async with connected(house, table, token) as one:
                await one.send([huge[:5000]] * 2000)
        with suppress(httpx.TransportError):
            async with httpx.AsyncClient(base_url=house.address) as http:
                answer = await http.post(f"/api/tables/{table}/messages", content=huge)
                assert answer.status_code in (413, 429), answer.text
        await asyncio.sleep(0.2)


async def stops_half_way(house: House, table: str, token: str | None) -> None:
    """Sockets that stop in the middle of a handshake or of a frame, and some that vanish without a goodbye."""
    request = upgrade(table)
    left: list[asyncio.StreamWriter] = []
    try:
        for number in range(150):
            reader, writer = await asyncio.open_connection("127.0.0.1", house.settings.port)
            left.append(writer)
            if number % 3 == 0:
                writer.write(request[: number % len(request)])
            else:
                writer.write(request)
                async with asyncio.timeout(PATIENCE_S):
                    await reader.readuntil(b"\r\n\r\n")
                writer.write(frame(b'{"type":"presence","state":"away"}')[: 3 + number % 20])
            if number % 5 == 4:
                raw = writer.get_extra_info("socket")
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                writer.transport.abort()  # a reset instead of an end
            await asyncio.sleep(0.01)
        await asyncio.sleep(3600)
    finally:
        for writer in left:
            writer.transport.abort()


def upgrade(table: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /live/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    ).encode()


def frame(payload: bytes, opcode: int = 1) -> bytes:
    """A whole frame with a mask of zeros."""
    assert len(payload) < 126
    return bytes([0x80 | opcode, 0x80 | len(payload)]) + b"\0\0\0\0" + payload


SPOILERS: dict[str, Spoiler] = {
    "slow": never_reads,
    "flooding": floods,
    "garbled": talks_garbage,
    "silent": is_silent,
    "huge": sends_ten_megabytes,
    "half-open": stops_half_way,
}


@asynccontextmanager
async def spoiled(house: House, spoiler: Spoiler, tables: Sequence[tuple[str, str | None]]) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(spoiler(house, table, token)) for table, token in tables]
    try:
        await asyncio.sleep(0.5)
        for task in tasks:
            assert not task.done(), task.exception()
        yield
        for task in tasks:
            assert not task.done(), task.exception()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@pytest.fixture(scope="module")
def alone(house: House) -> Tally:
    """What honest guests feel where nobody is bad."""
    tally, chance = Tally(), random.Random(9)

    async def play() -> None:
        gathering = await Host(lambda: house.address, chance, tally).gather("imhotep", 2, pause_s=PACE_S)
        await gathering.play()

    asyncio.run(play())
    return tally


@pytest.mark.soak
@pytest.mark.parametrize("kind", first_of(SPOILERS, 1))
def test_honest_guests_play_on_beside_bad_ones(house: House, alone: Tally, kind: str) -> None:
    chance, beside = random.Random(9), Tally()

    async def play() -> list[Gathering]:
        host = Host(lambda: house.address, chance, beside)
        same = await host.gather("imhotep", 2, pause_s=PACE_S)
        next_door = await host.gather("pyramids", 2, pause_s=PACE_S)
        # a spectator of their table, and one of themselves through a second connection
        bad = [(same.id, None), (same.id, same.players[0].token)]
        async with asyncio.timeout(5 * PATIENCE_S), spoiled(house, SPOILERS[kind], bad):
            await asyncio.gather(same.play(), next_door.play())
        return [same, next_door]

    before = memory_of(house)
    gathered = asyncio.run(play())
    growth = memory_of(house) - before
    print(
        f"{kind}: round trips alone {shown_times(alone.round_trips)}, beside {shown_times(beside.round_trips)} "
        f"(median / 99 % / longest); the house grew by {growth:.1f} MB"
    )
    check_all(gathered, Host(lambda: house.address, chance, beside), house.settings.database_url)
    assert median(beside.round_trips) < SLOWER * median(alone.round_trips)
    assert growth < GROWTH_MB
    assert not beside.refused


def is_over(one: Window) -> bool:
    return any(view["table"]["outcome"] is not None for view in one.views.values())


async def play_alone(ann: Program, table: str) -> list[float]:
    """All seats of a table to the end over HTTP; how long each move took."""
    round_trips: list[float] = []
    async with window(ann.address, table, ann.token) as one:
        await until(lambda: len(one.views) == 4)
        while True:
            await until(lambda: any(view["ask"] is not None for view in one.views.values()) or is_over(one))
            if is_over(one):
                break
            seat = next(seat for seat in range(4) if one.views[seat]["ask"] is not None)
            view, began = one.views[seat], time.monotonic()
            answer = await ann.say(table, type="move", seat=seat, ask=view["ask"], move=view["legal"][0])
            assert answer.status_code == 200, answer.text
            round_trips.append(time.monotonic() - began)
            await until(lambda: one.views[seat] is not view)  # noqa: B023
    return round_trips


@pytest.mark.soak
def test_slow_guests_do_not_pile_up_in_memory(house: House) -> None:
    """Many at one table, who are owed four views for each move: more than the system keeps for them."""

    async def play() -> tuple[float, list[float], list[float]]:
        async with programs(house.address, "Ann") as (ann,):
            alone = await play_alone(ann, (await ann.open("imhotep", [ME] * 4))["id"])
            table = (await ann.open("imhotep", [ME] * 4))["id"]
            before = memory_of(house)
            async with asyncio.timeout(5 * PATIENCE_S), spoiled(house, never_reads, [(table, ann.token)] * 30):
                beside = await play_alone(ann, table)
                return memory_of(house) - before, alone, beside

    grown, alone, beside = asyncio.run(play())
    print(f"30 slow guests: the house grew by {grown:.1f} MB, round trips {shown_times(alone)}, {shown_times(beside)}")
    assert grown < GROWTH_MB
    assert median(beside) < SLOWER * median(alone)


@pytest.mark.soak
def test_a_guest_who_reads_again_sees_the_last_view(house: House) -> None:
    """Whoever was slow for a while is not punished. Most of it was kept by the system; what the house keeps, see below."""

    async def play() -> None:
        async with programs(house.address, "Ann") as (ann,):
            table = (await ann.open("imhotep", [ME] * 4))["id"]
            async with connect_to(
                house.address, table, ann.token, sock=await small_socket(house), max_queue=None
            ) as slow:
                slow.transport.pause_reading()
                moves = len(await play_alone(ann, table))
                slow.transport.resume_reading()
                seen = 0
                async with asyncio.timeout(PATIENCE_S):
                    while True:
                        message = json.loads(await slow.recv())
                        seen += message["type"] == "view"
                        if message["type"] == "view" and message["table"]["outcome"] is not None:
                            break
            print(f"{moves} moves, {seen} views seen by the slow one")

    asyncio.run(play())


class Wire:
    """The other side of a connection, for a look at what the house keeps for it."""

    def __init__(self) -> None:
        self.is_open = False
        self.opened = asyncio.Event()
        self.got: list[Any] = []
        self.is_aborted = False

    async def send(self, message: Any) -> None:
        await self.opened.wait()
        self.got.append(message.get("text") or message["code"])

    def connection(self) -> sockets.Connection:
        return sockets.Connection("ann", self.send, self._say, self._abort)

    def _say(self, text: bytes) -> bool:
        return False

    def _abort(self) -> None:
        self.is_aborted = True


def view_of(seat: int | None, turn: int, reply: str | None = None) -> bytes:
    raw = msgspec.Raw(b"[]")
    view = View(turn=turn, seat=seat, ask=None, legal=raw, may_undo=False, table=raw)
    return msgspec.json.encode(view if reply is None else msgspec.structs.replace(view, reply_to=reply))


def test_of_old_views_only_the_last_is_kept_for_a_slow_guest() -> None:
    async def slow() -> list[Any]:
        wire = Wire()
        guest = wire.connection()
        for turn in range(1000):
            for seat in (0, 1, None):
                guest.tell(view_of(seat, turn))
        guest.tell(view_of(0, 1000, "my-move"))
        guest.tell(view_of(0, 1001))
        guest.tell(b'{"type":"accepted","turn":3}')
        wire.opened.set()
        await asyncio.sleep(0.01)
        return [json.loads(text) for text in wire.got]

    got = asyncio.run(slow())
    assert [(one["type"], one.get("seat"), one["turn"]) for one in got] == [
        ("view", 1, 999),
        ("view", None, 999),
        ("view", 0, 1000),
        ("view", 0, 1001),
        ("accepted", None, 3),
    ]
    assert got[2]["reply_to"] == "my-move"


def test_a_guest_who_lets_too_much_pile_up_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "LINGER_S", 0.02)

    async def stuck() -> tuple[bool, bool, int]:
        wire = Wire()
        guest = wire.connection()
        for number in range(1000):
            guest.tell(b'{"type":"accepted","turn":%d}' % number)
        await asyncio.sleep(0.1)
        return guest.is_closed, wire.is_aborted, len(wire.got)

    assert asyncio.run(stuck()) == (True, True, 0)


async def small_socket(house: House) -> socket.socket:
    """A connection that takes little at a time."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", house.settings.port))
    return raw


# --- fuzzed variations of what may be said ---

VALID: list[dict[str, Any]] = [
    {"type": "move", "seat": 0, "ask": 0, "move": "pass", "id": "a"},
    {"type": "undo", "seat": 0},
    {"type": "ask_back", "seat": 0},
    {"type": "answer_back", "seat": 0, "accept": True},
    {"type": "take_seat", "seat": 1, "name": "X", "invite": "x" * 20, "entropy": "abc"},
    {"type": "add_entropy", "seat": 0, "entropy": "abc"},
    {"type": "fill", "level": "mason"},
    {"type": "hand_over", "seat": 0, "level": "mason"},
    {"type": "return", "seat": 0},
    {"type": "let_bot_play", "seat": 0, "absent": 1},
    {"type": "say", "seat": 0, "text": "hello"},
    {"type": "mute", "seat": 0, "on": True},
    {"type": "presence", "state": "here"},
]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=90),
    lambda children: st.lists(children, max_size=4) | st.dictionaries(st.text(max_size=12), children, max_size=4),
    max_leaves=12,
)


@st.composite
def frames(draw: st.DrawFn) -> str | bytes:
    """A valid frame with a field changed, added or left out, or with bytes changed, or something else altogether."""
    if draw(st.integers(0, 9)) == 0:
        return json.dumps(draw(JSON))
    message = dict(draw(st.sampled_from(VALID)))
    for _ in range(draw(st.integers(0, 2))):
        key = draw(st.sampled_from([*message, "seat", "id"]) | st.text(max_size=10))
        if draw(st.booleans()):
            message[key] = draw(JSON | st.integers(-1, 4) | st.sampled_from(["", "x" * 41, "\u202e", "\x00"]))
        else:
            message.pop(key, None)
    text = json.dumps(message)
    if draw(st.booleans()):
        return text
    raw = bytearray(text.encode())
    for place in draw(st.lists(st.integers(0, max(0, len(raw) - 1)), max_size=3)):
        if raw:
            raw[place] = draw(st.integers(0, 255))
    return bytes(raw)


KNOWN = ("welcome", "view", "table", "presence", "said", "accepted", "refused", "paused")


def test_whatever_is_said_the_house_answers_or_hangs_up(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        token, table = asyncio.run(_somebody_at_a_table(house))
        url = house.address.replace("http", "ws", 1) + f"/live/{table}"
        headers = {"Authorization": f"Bearer {token}"}

        @hypothesis.settings(max_examples=150 // EFFORT.one_of, deadline=None, database=None, print_blob=True)
        @hypothesis.given(st.lists(frames(), min_size=1, max_size=8))
        def say(said: list[str | bytes]) -> None:
            with suppress(ConnectionClosed), connect_sync(url, additional_headers=headers, compression=None) as one:
                for text in said:
                    one.send(text)
                one.send('{"type":"presence","state":"here","id":"the-last"}')
                while True:
                    message = msgspec.json.decode(one.recv(PATIENCE_S))
                    assert message["type"] in KNOWN
                    assert message.get("error") != "fault", message
                    if message.get("id") == "the-last":
                        return

        say()
        assert house.is_answering()
        assert not faults_in(house.log)


async def _somebody_at_a_table(house: House) -> tuple[str, str]:
    async with programs(house.address, "Ann") as (ann,):
        table = await ann.open("imhotep", [ME, ME], chat=True)
        return ann.token, table["id"]


# --- limits ---


def test_limits_answer_too_many_and_recover(tmp_path: Path) -> None:
    limits: dict[str, Any] = {
        "messages_per_s": 10,
        "messages_burst": 10,
        "connections_per_address": 8,
        "spectators_per_table": 3,
        "tables_per_address_per_hour": 4,
        "requests_per_s": 1e5,
    }

    async def play(house: House) -> None:
        async with programs(house.address, "Ann") as (ann,):
            tables = [await ann.open("imhotep", [ME, ME]) for _ in range(4)]
            answer = await ann.ask("POST", "/api/tables", {"game": "imhotep", "seats": [ME, ME]})
            assert answer.status_code == 429
            assert answer.json()["error"] == "too_many"
            assert 60 < int(answer.headers["retry-after"]) <= 900, "four an hour"
            table = tables[0]["id"]
            await messages(ann, table)
            await spectators(house, table)
            await connections(house, ann, [one["id"] for one in tables])

    async def messages(ann: Program, table: str) -> None:
        async with ann.at(table) as one:
            for _ in range(15):
                await one.say("presence", state="here")
            told = await one.hear_until("refused")
            assert told["error"] == "too_many"
            await asyncio.sleep(1)
            assert (await one.do("presence", state="here"))["type"] == "accepted"

    async def spectators(house: House, table: str) -> None:
        async with AsyncExitStack() as stack:
            for _ in range(3):
                await stack.enter_async_context(window(house.address, table))
            async with connect_to(house.address, table) as one_more:
                told = json.loads(await one_more.recv())
                assert told["error"] == "too_many"
                with pytest.raises(ConnectionClosed):
                    await one_more.recv()
        async with window(house.address, table):
            pass

    async def connections(house: House, ann: Program, tables: list[str]) -> None:
        await asyncio.sleep(0.3)
        async with AsyncExitStack() as stack:
            for number in range(8):
                await stack.enter_async_context(window(house.address, tables[number % 4], ann.token))
            async with connect_to(house.address, tables[0], ann.token) as one_more:
                told = json.loads(await one_more.recv())
                assert told["error"] == "too_many"
        began = time.monotonic()
        while True:
            async with connect_to(house.address, tables[0], ann.token) as again:
                if json.loads(await again.recv())["type"] == "welcome":
                    return
            assert time.monotonic() - began < PATIENCE_S

    with open_house(tmp_path, **limits) as house:
        asyncio.run(play(house))
        assert not faults_in(house.log)
