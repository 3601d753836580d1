"""A crowd that comes back at once after a restart: ten thousand reconnects a minute, each from another address.

The house has to take 127.0.0.1 for its proxy (`trusted_proxies`), which then names the addresses of the guests.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import suppress
from typing import Any

from bench.siege.guest import HOUSE, ME, OPEN, Guest

PER_S = 170  # a little more than ten thousand a minute
PATIENCE_S = 30.0
PIECE = 1 << 16
TRUSTS_US: dict[str, Any] = {"trusted_proxies": (HOUSE,)}  # settings of the house

_HANDSHAKE = (
    "GET /live/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nX-Forwarded-For: {address}\r\n\r\n"
)


async def crowd(port: int, seconds: float) -> str:
    """Connects so many a second to one table, each until it is welcome."""
    host = await Guest.arriving(port, HOUSE, "Ann")
    table = str((await host.open([ME, OPEN]))["id"])
    endings: Counter[str] = Counter()
    waits: list[float] = []
    began, coming = time.monotonic(), []
    for number in range(round(seconds * PER_S)):
        await asyncio.sleep(max(0.0, began + number / PER_S - time.monotonic()))
        coming.append(asyncio.create_task(_come(port, table, number, endings, waits)))
    await asyncio.gather(*coming)
    slowest = max(waits, default=float("inf"))
    told = ", ".join(f"{count} {ending}" for ending, count in endings.most_common(3))
    return f"{len(coming)} in {time.monotonic() - began:.1f} s: {told}; the slowest waited {slowest:.2f} s"


async def _come(port: int, table: str, number: int, endings: Counter[str], waits: list[float]) -> None:
    began = time.monotonic()
    try:
        async with asyncio.timeout(PATIENCE_S):
            reader, writer = await asyncio.open_connection(HOUSE, port)
            address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
            writer.write(_HANDSHAKE.format(table=table, port=port, address=address).encode())
            text = b""
            while b'"type":"' not in text and (data := await reader.read(PIECE)):
                text += data
            writer.transport.abort()
    except (OSError, TimeoutError) as failure:
        endings[type(failure).__name__] += 1
        return
    with suppress(ValueError, IndexError):
        endings[text.split(b'"type":"')[1].split(b'"')[0].decode()] += 1
        waits.append(time.monotonic() - began)
