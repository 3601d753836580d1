"""Attacks by strangers at the door of a house: on connections, headers, bodies, pipelines and handshakes.

Each is a function of a port and of how many seconds it lasts, comes from 127.0.0.1, ends by itself, and returns what it
was answered in a few words.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from bench.siege.guest import HOUSE

PIECE = 1 << 16  # bytes of one write
PAUSE_S = 0.02  # before somebody who was shown the door comes back

Attack = Callable[[int, float], Awaitable[str]]

_GET = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
_POST = b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
_HANDSHAKE = (
    b"GET /live/nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


class Tally:
    """What was sent, and how connections ended."""

    def __init__(self) -> None:
        self.sent = 0
        self.endings: Counter[str] = Counter()

    def __str__(self) -> str:
        endings = ", ".join(f"{count} x {ending}" for ending, count in self.endings.most_common(4))
        return f"{self.sent / (1 << 20):.1f} MiB sent; {endings}"


async def pour(port: int, pieces: Iterable[bytes], until: float, tally: Tally, pause_s: float = 0.0) -> bytes:
    """Sends pieces on one connection until the house ends it, time is up or there are no more. Returns the answer."""
    try:
        reader, writer = await asyncio.open_connection(HOUSE, port)
    except OSError as failure:
        tally.endings[type(failure).__name__] += 1
        return b""
    text = bytearray()
    answer = asyncio.create_task(_read(reader, text))
    try:
        for piece in pieces:
            if answer.done() or time.monotonic() >= until:
                break
            writer.write(piece)
            tally.sent += len(piece)
            async with asyncio.timeout_at(asyncio.get_running_loop().time() + max(0.0, until - time.monotonic())):
                await writer.drain()
            await asyncio.sleep(pause_s)
        await asyncio.wait([answer], timeout=max(0.0, until - time.monotonic()))
    except (OSError, TimeoutError):
        await asyncio.wait([answer], timeout=0.1)
    finally:
        writer.transport.abort()
        answer.cancel()
    await asyncio.wait([answer])
    tally.endings[text.partition(b"\r\n")[0].decode("latin-1") or "no answer"] += 1
    return bytes(text)


async def _read(reader: asyncio.StreamReader, text: bytearray) -> None:
    """Keeps the beginning of what is read until the other side hangs up."""
    with suppress(OSError):
        while data := await reader.read(PIECE):
            if len(text) < PIECE:
                text += data


async def _again_and_again(port: int, seconds: float, pieces: Callable[[], Iterable[bytes]]) -> str:
    """Sends the same on one connection after another."""
    tally, until = Tally(), time.monotonic() + seconds
    while time.monotonic() < until:
        await pour(port, pieces(), until, tally)
        await asyncio.sleep(PAUSE_S)
    return str(tally)


# --- too much on one connection ---


async def short_headers(port: int, seconds: float) -> str:
    """Endless header lines of a few bytes."""
    return await _again_and_again(port, seconds, lambda: itertools.chain([_GET], itertools.repeat(_lines(b"a: b\r\n"))))


async def one_header(port: int, seconds: float) -> str:
    """One endless header line."""
    return await _again_and_again(
        port, seconds, lambda: itertools.chain([_GET + b"a: "], itertools.repeat(_lines(b"b")))
    )


async def endless_url(port: int, seconds: float) -> str:
    """An endless address."""
    return await _again_and_again(port, seconds, lambda: itertools.chain([b"GET /"], itertools.repeat(_lines(b"a"))))


async def trailers(port: int, seconds: float) -> str:
    """A body that is over, with endless header lines after it."""
    head = _POST + b"1\r\n{\r\n0\r\n"
    return await _again_and_again(port, seconds, lambda: itertools.chain([head], itertools.repeat(_lines(b"a: b\r\n"))))


async def chunk_extensions(port: int, seconds: float) -> str:
    """One chunk of a body with an endless extension."""
    head = _POST + b"1;a="
    return await _again_and_again(port, seconds, lambda: itertools.chain([head], itertools.repeat(_lines(b"b"))))


async def endless_body(port: int, seconds: float) -> str:
    """A request that needs no body, with an endless one."""
    head = b"GET /api/house HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000000000000\r\n\r\n"
    return await _again_and_again(port, seconds, lambda: itertools.chain([head], itertools.repeat(_lines(b"b"))))


async def handshake(port: int, seconds: float) -> str:
    """A WebSocket handshake with endless header lines."""
    lines = _lines(b"a: b\r\n")
    return await _again_and_again(port, seconds, lambda: itertools.chain([_HANDSHAKE], itertools.repeat(lines)))


async def long_handshakes(port: int, seconds: float, connections: int = 150) -> str:
    """Many WebSocket handshakes, each with a header line of 60,000 bytes; then silence."""
    return await _together(port, seconds, connections, lambda: [_HANDSHAKE + b"a: " + b"b" * 60_000 + b"\r\n\r\n"])


async def large_handshakes(port: int, seconds: float, connections: int = 150) -> str:
    """Many WebSocket handshakes, each with seven header lines of 8,000 bytes; then silence."""
    head = _HANDSHAKE + (b"a: " + b"b" * 8000 + b"\r\n") * 7 + b"\r\n"
    return await _together(port, seconds, connections, lambda: [head])


async def pipeline(port: int, seconds: float, requests: int = 200_000) -> str:
    """Requests after requests, without waiting for an answer."""
    one = _GET + b"\r\n"
    piece = one * (PIECE // len(one))
    pieces = requests * len(one) // len(piece) + 1
    return await _again_and_again(port, seconds, lambda: itertools.repeat(piece, pieces))


async def pings(port: int, seconds: float) -> str:
    """A WebSocket handshake, then endless pings; what is answered is not read."""
    ping = b"\x89\xfd\0\0\0\0" + b"p" * 125
    tally, until = Tally(), time.monotonic() + seconds
    while time.monotonic() < until:
        reader, writer = await asyncio.open_connection(HOUSE, port, limit=1024)
        writer.write(_HANDSHAKE + b"\r\n")
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(until - time.monotonic()):
                while True:
                    writer.write(ping * (PIECE // len(ping)))
                    tally.sent += PIECE
                    await writer.drain()
                    await asyncio.sleep(0)
        tally.endings["hung up" if writer.is_closing() or reader.at_eof() else "still open"] += 1
        writer.transport.abort()
        await asyncio.sleep(PAUSE_S)
    return str(tally)


def _lines(line: bytes) -> bytes:
    """The same line as often as it fits into one write."""
    return line * (PIECE // len(line))


# --- too many connections ---


async def slow_headers(port: int, seconds: float, connections: int = 150) -> str:
    """Many connections that send a byte of a header line now and then (slow loris)."""
    return await _together(port, seconds, connections, lambda: itertools.chain([_GET], itertools.repeat(b"a")), 0.2)


async def slow_bodies(port: int, seconds: float, connections: int = 150) -> str:
    """Many connections that send a byte of a body now and then."""
    head = b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9999\r\n\r\n"
    return await _together(port, seconds, connections, lambda: itertools.chain([head], itertools.repeat(b" ")), 0.2)


async def half_headers(port: int, seconds: float, connections: int = 150) -> str:
    """Many connections, each with as many bytes of headers as are allowed, which never end."""
    return await _together(port, seconds, connections, lambda: [_GET + b"a: " + b"b" * 60_000])


async def silence(port: int, seconds: float, connections: int = 500) -> str:
    """Many connections that send nothing."""
    return await _together(port, seconds, connections, lambda: [])


async def _together(
    port: int, seconds: float, connections: int, pieces: Callable[[], Iterable[bytes]], pause_s: float = 0.0
) -> str:
    """Many connections at once; those that were closed come back."""
    tally, until = Tally(), time.monotonic() + seconds

    async def one() -> None:
        while time.monotonic() < until:
            await pour(port, pieces(), until, tally, pause_s)
            await asyncio.sleep(10 * PAUSE_S)

    await asyncio.gather(*(one() for _ in range(connections)))
    return str(tally)


ATTACKS: dict[str, Attack] = {
    "short headers": short_headers,
    "one header": one_header,
    "address": endless_url,
    "trailers": trailers,
    "chunk extensions": chunk_extensions,
    "body": endless_body,
    "handshake": handshake,
    "long handshakes": long_handshakes,
    "large handshakes": large_handshakes,
    "pipeline": pipeline,
    "pings": pings,
    "slow headers": slow_headers,
    "slow bodies": slow_bodies,
    "half headers": half_headers,
    "silence": silence,
}
