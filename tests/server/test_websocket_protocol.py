"""However a message comes off the wire, whole, in pieces or with others, it is read once, and what is none is refused."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from saqqara.server import run, websocket_protocol
from saqqara.server.settings import Settings
from saqqara.server.websocket_extensions import ABORT, SAY
from saqqara.server.websocket_protocol import TableSocket
from tests.patience import PATIENCE_S
from tests.server.guests import ME, OPEN, connect_to, programs
from tests.server.houses import House, open_house

MASK = bytes((7, 77, 177, 250))
TEXT, REST, PING, PONG = 1, 0, 9, 10
APART_S = 0.005  # until the house has read what was sent before


def masked(payload: bytes) -> bytes:
    """What it looks like on the wire, and what is behind what is on the wire."""
    return bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))


def frame(payload: bytes, opcode: int = TEXT, *, is_last: bool = True, is_masked: bool = True) -> bytes:
    """One frame of a guest."""
    body = masked(payload) if is_masked else payload
    length = bytes([len(body)]) if len(body) < 126 else bytes([126]) + len(body).to_bytes(2, "big")
    head = bytes([0x80 * is_last | opcode, 0x80 * is_masked | length[0]]) + length[1:]
    return head + (MASK if is_masked else b"") + body


def said(name: str, length: int = 0) -> bytes:
    """What is answered with its own name; `length` makes it longer."""
    return json.dumps({"type": "presence", "state": "here", "id": name}).encode().ljust(length)


def cut(data: bytes, *places: int) -> list[bytes]:
    """The same in pieces."""
    return [data[first:last] for first, last in zip((0, *places), (*places, len(data)), strict=True)]


async def answers(house: House, pieces: Sequence[bytes], count: int) -> list[str]:
    """The names that are answered to what is written piece by piece."""
    async with programs(house.address, "Ann") as (ann,):
        table = await ann.open("imhotep", [ME, OPEN])
        async with connect_to(house.address, table["id"], ann.token) as one:
            for piece in pieces:
                one.transport.write(piece)
                await asyncio.sleep(APART_S)
            return await accepted(one, count)


async def accepted(one: ClientConnection, count: int) -> list[str]:
    names: list[str] = []
    while len(names) < count:
        message = json.loads(await asyncio.wait_for(one.recv(), PATIENCE_S))
        if message["type"] == "accepted":
            names.append(message["id"])
    return names


SHORT, LONG = frame(said("short")), frame(said("long", 300))
HALVES = [frame(said("halves")[:20], is_last=False), frame(said("halves")[20:], REST)]
WAYS: dict[str, tuple[list[bytes], list[str]]] = {
    "whole": ([SHORT, LONG, SHORT], ["short", "long", "short"]),
    "cut in the head": (cut(SHORT, 1), ["short"]),
    "cut before the mask": (cut(SHORT, 2), ["short"]),
    "cut after the mask": (cut(SHORT, 6), ["short"]),
    "cut before the last byte": (cut(SHORT, len(SHORT) - 1), ["short"]),
    "cut three times": (cut(SHORT, 1, 4, 20), ["short"]),
    "two at once": ([SHORT + LONG, SHORT], ["short", "long", "short"]),
    "one and a half": ([*cut(SHORT + SHORT, len(SHORT) + 6), LONG], ["short", "short", "long"]),
    "in two frames": ([*HALVES, SHORT], ["halves", "short"]),
    "in two frames at once": ([b"".join(HALVES), SHORT], ["halves", "short"]),
    "with a ping between": ([SHORT, frame(b"hey", PING), SHORT], ["short", "short"]),
    "with a ping within": ([HALVES[0], frame(b"hey", PING), HALVES[1], SHORT], ["halves", "short"]),
    "many at once": ([SHORT * 12], ["short"] * 12),
    "many after another": ([SHORT] * 12, ["short"] * 12),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_message_is_read_however_it_comes(house: House, way: str) -> None:
    pieces, names = WAYS[way]
    assert asyncio.run(answers(house, pieces, len(names))) == names


async def until_hung_up(house: House, *pieces: bytes) -> None:
    """Writes the last of the pieces again and again until the house ends the connection. Nothing is read."""
    async with programs(house.address, "Ann") as (ann,):
        table = await ann.open("imhotep", [ME, OPEN])
    async with asyncio.timeout(PATIENCE_S), connect_to(house.address, table["id"]) as one:
        one.transport.write(b"".join(pieces))
        while not one.transport.is_closing():
            one.transport.write(pieces[-1])
            await asyncio.sleep(0)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with the usual limits on messages."""
    usual = {name: getattr(Settings(), name) for name in ("messages_per_s", "messages_burst")}
    with open_house(tmp_path_factory.mktemp("strict"), **usual) as one:
        yield one
        assert one.is_answering()


@pytest.mark.parametrize("opcode", [PING, PONG])
def test_pings_without_end_are_hung_up_on(strict: House, opcode: int) -> None:
    asyncio.run(until_hung_up(strict, frame(b"p" * 100, opcode) * 100))


def test_a_message_of_countless_frames_is_hung_up_on(strict: House) -> None:
    asyncio.run(until_hung_up(strict, HALVES[0], frame(b"", REST, is_last=False) * 1000))


def test_many_messages_that_come_at_once_are_all_read(house: House) -> None:
    """Far more than are parsed at once."""
    names = [f"m{number}" for number in range(500)]
    assert asyncio.run(answers(house, [b"".join(frame(said(name)) for name in names)], len(names))) == names


DISGUISED = frame(masked(b"." * 20 + SHORT))  # on the wire its rest is a message

BROKEN: dict[str, tuple[list[bytes], int]] = {
    "text that is none": ([frame(b"\xc3\x28")], 1007),
    "a rest that looks like a message": (cut(DISGUISED, len(DISGUISED) - len(SHORT)), 1007),
    "without a mask": ([frame(said("bare"), is_masked=False)], 1002),
    "another message within one": ([HALVES[0], SHORT], 1002),
    "a rest of nothing": ([frame(b"rest", REST)], 1002),
    "a frame of no kind": ([frame(b"what", 3)], 1002),
}


@pytest.mark.parametrize("way", BROKEN)
def test_what_is_no_message_ends_the_connection(house: House, way: str) -> None:
    pieces, code = BROKEN[way]
    with pytest.raises(ConnectionClosed) as ending:
        asyncio.run(answers(house, pieces, 1))
    assert ending.value.rcvd is not None
    assert ending.value.rcvd.code == code


@contextlib.asynccontextmanager
async def serving(app: Callable[..., Awaitable[None]]) -> AsyncIterator[str]:
    """The address of an application on the house's protocol."""
    server = uvicorn.Server(uvicorn.Config(app, ws=TableSocket, lifespan="off", log_config=None))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        work = asyncio.create_task(server.serve(sockets=[listener]))
        yield f"ws://127.0.0.1:{listener.getsockname()[1]}"
        server.should_exit = True
        await work


async def heard_from(app: Callable[..., Awaitable[None]]) -> tuple[list[str | bytes], int | None]:
    """All that a guest hears, and the code at the end."""
    messages: list[str | bytes] = []
    async with serving(app) as address, connect(address) as guest:
        with contextlib.suppress(ConnectionClosed):
            while True:
                messages.append(await asyncio.wait_for(guest.recv(), PATIENCE_S))
    return messages, guest.close_code


def test_messages_go_out_in_the_order_in_which_they_were_said() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        say = scope["extensions"][SAY]
        assert say(b"one")
        assert say(b"two" * 100)
        await send({"type": "websocket.send", "text": "three"})
        assert say(b"four")
        await send({"type": "websocket.close", "code": 1000})
        assert not say(b"five")

    assert asyncio.run(heard_from(app)) == (["one", "two" * 100, "three", "four"], 1000)


def test_last_words_go_out_before_the_server_hangs_up() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        say = scope["extensions"][SAY]
        assert say(b"last words")
        say.__self__.shutdown()
        await receive()

    assert asyncio.run(heard_from(app)) == (["last words"], 1012)


class Broken:
    """A line on which nothing can be sent any more, and nobody has noticed."""

    def __init__(self, line: Any) -> None:
        self._line = line

    def __getattr__(self, name: str) -> Any:
        return getattr(self._line, name)

    def write(self, data: bytes) -> None:
        """As a system does that has had enough."""
        raise OSError("expected a line, got none")


def hang_up(say: Any, abort: Any) -> None:
    abort()


def break_line(say: Any, abort: Any) -> None:
    say.__self__.transport = Broken(say.__self__.transport)


@pytest.mark.parametrize("spoil", [hang_up, break_line])
def test_one_that_is_gone_does_not_keep_the_others_from_hearing(spoil: Callable[[Any, Any], None]) -> None:
    """Both are said something in the same moment, the spoiled one first."""
    here: list[dict[str, Any]] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        here.append(scope["extensions"])
        if len(here) == 2:
            assert all(one[SAY](b"hear") for one in here)
            spoil(here[0][SAY], here[0][ABORT])
        await receive()

    async def heard_by_the_other() -> str | bytes:
        async with serving(app) as address, connect(address) as gone, connect(address) as other:
            heard = await asyncio.wait_for(other.recv(), PATIENCE_S)
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(gone.recv(), PATIENCE_S)
            return heard

    assert asyncio.run(heard_by_the_other()) == "hear"


# --- libraries of another shape ---

UNSUPPORTED = "from saqqara.server import websocket_protocol; websocket_protocol.is_supported = lambda: False"
MISSING = "import sys; sys.modules['websockets.streams'] = None"


def test_the_installed_libraries_have_the_expected_shape() -> None:
    assert websocket_protocol.is_supported()
    assert run.websocket_class() is TableSocket


@pytest.mark.parametrize(
    ("what", "name"),
    [
        ("uvicorn.protocols.websockets.websockets_sansio_impl.WebSocketsSansIOProtocol.handle_connect", "a method"),
        ("websockets.streams.StreamReader.at_eof", "where the parser waits"),
    ],
)
def test_another_shape_is_noticed(monkeypatch: pytest.MonkeyPatch, what: str, name: str) -> None:
    monkeypatch.delattr(what)
    assert not websocket_protocol.is_supported(), name
    assert run.websocket_class() == "auto"


def test_a_match_is_played_over_the_protocol_of_uvicorn(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with programs(house.address, "Ann", "Bob") as (ann, bob):
            table = await ann.open("imhotep", [ME, OPEN])
            async with ann.at(table["id"]) as anns, bob.at(table["id"]) as bobs:
                assert (await bobs.do("take_seat", seat=1, invite=table["invite"]))["type"] == "accepted"
                await anns.turn_of(0)
                assert (await anns.do("move", seat=0, ask=1, move="dance"))["error"] == "unreadable_move"
                answer = await anns.move(0, "load a1")
                assert (answer["type"], answer["turn"]) == ("view", 6)
                await bobs.turn_of(1)
                await asyncio.gather(anns.play_on(random.Random(1)), bobs.play_on(random.Random(2)))

    with open_house(tmp_path, first=UNSUPPORTED) as house:
        asyncio.run(play(house))
        assert "plain websockets" in house.log.read_text()


def test_a_house_starts_where_a_part_of_the_library_is_missing(tmp_path: Path) -> None:
    script = f"{MISSING}\nfrom saqqara.server import run\nprint(run.websocket_class())"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "auto", done.stderr
