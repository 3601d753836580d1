"""What guests leave behind: tables that everybody has left, and hints for which nobody waits any more."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import time
from contextlib import suppress
from typing import Any

from bench.processes import Server
from bench.siege.guest import ATTACKER, HOUSE, ME, OPEN, WITHIN_S, Guest, metrics, path_of
from bench.siege.report import Report, measured
from bench.sockets import Socket

WAIT_S = 600  # of a table, before a bot stands in
LOOK_S = 0.1
AT_ONCE = 8  # guests who open tables
OWN_TABLES = 1  # of the honest guest
HANG_UP_S = 0.1  # after a hint was asked for
HINT_TABLES = 3

# Tables leave memory after a second, not after a minute, and the figures tell of timers too.
FORGETFUL = """
import gc
from saqqara.server import house, presence
from saqqara.server.metrics import Metrics
from saqqara.server.timers import Timers
house.IDLE_S, presence.SEEN_S = 1.0, 1.0
plain = Metrics.exposition
def with_timers(self):
    timers = sum(len(one._handles) for one in gc.get_objects() if isinstance(one, Timers))
    return plain(self) + f"saqqara_timers {timers}\\n".encode()
Metrics.exposition = with_timers
"""
FORGETFUL_SETTINGS: dict[str, Any] = {"gone_after_s": 0.5}


# --- tables that wait for somebody who does not come back ---


async def left_tables(server: Server, seconds: float) -> Report:
    """Opens tables at which a bot stands in after a while, and leaves them. The house has to be FORGETFUL."""
    return await measured("left tables", server, _leave_tables(server.port, seconds))


async def _leave_tables(port: int, seconds: float) -> str:
    until, numbers, looks = time.monotonic() + seconds, itertools.count(), Guest(port, ATTACKER)

    async def leave() -> None:
        await _leave_one(port, next(numbers))
        while time.monotonic() < until:
            await _leave_one(port, next(numbers))

    await asyncio.gather(*(leave() for _ in range(AT_ONCE)))
    left, then = next(numbers), await _tables_in_memory(looks)
    until = time.monotonic() + WITHIN_S
    while (tables := await _tables_in_memory(looks)) > OWN_TABLES and time.monotonic() < until:
        await asyncio.sleep(LOOK_S)
    timers = await _timers(port)
    return f"{left} tables left, {then} in memory then; in the end {tables} in memory, {timers} timers"


async def _leave_one(port: int, number: int) -> None:
    """Two people from addresses of their own sit down, the first one goes and so does the second."""
    ann, bob = [
        await Guest.arriving(port, f"127.1.{2 * number + one >> 8 & 255}.{2 * number + one & 255}", name)
        for one, name in ((0, "Ann"), (1, "Bob"))
    ]
    table = await ann.open([ME, OPEN], stand_in_after=WAIT_S)
    await bob.told("POST", f"{path_of(table)}/messages", {"type": "take_seat", "seat": 1, "invite": table["invite"]})
    windows = [await _Window().connect(port, f"/live/{table['id']}", one.token) for one in (ann, bob)]
    for window in windows:
        window.close()


class _Window(Socket):
    """Somebody who looks at a table and says nothing."""

    def heard(self, text: bytes) -> None:
        """Is of no interest."""


async def _tables_in_memory(guest: Guest) -> int:
    return int((await guest.told("GET", "/api/health"))["tables_in_memory"])


async def _timers(port: int) -> int:
    """How many timers of tables are awake."""
    found = re.search(r"^saqqara_timers ([0-9]+)$", await asyncio.to_thread(metrics, port), re.MULTILINE)
    assert found is not None, "expected a house that is FORGETFUL, got another"
    return int(found[1])


# --- hints for which nobody waits ---


async def abandoned_hints(server: Server, seconds: float, level: str = "vizier") -> Report:
    """Asks for hints and hangs up, again and again; then waits for one."""
    guest = await Guest.arriving(server.port, ATTACKER, "Ann")
    paths = [path_of(await guest.open([ME, ME])) for _ in range(HINT_TABLES)]
    await _hint(guest, paths[0], level)  # the level is loaded
    quiet_s = await _hint(guest, paths[0], level)
    return await measured("abandoned hints", server, _abandon(server, guest, paths, level, seconds, quiet_s))


async def _abandon(server: Server, guest: Guest, paths: list[str], level: str, seconds: float, quiet_s: float) -> str:
    until, asked, refused = time.monotonic() + seconds, 0, 0
    while time.monotonic() < until:
        refused += await _ask_and_hang_up(server.port, guest.token, f"{paths[asked % len(paths)]}/hint", level)
        asked += 1
    waited_s = await _hint(guest, paths[0], level)
    return (
        f"{asked} asked for and left, {refused} of them refused; the next was answered after {waited_s:.2f} s, "
        f"on a quiet house after {quiet_s:.2f} s"
    )


async def _hint(guest: Guest, path: str, level: str) -> float:
    """Asks for a hint; returns how long it took."""
    began = time.perf_counter()
    await guest.told("POST", f"{path}/hint", {"seat": 0, "ask": 1, "level": level})
    return time.perf_counter() - began


async def _ask_and_hang_up(port: int, token: str, path: str, level: str) -> bool:
    """Hangs up while the house thinks. Returns whether it was refused before: others were still under way."""
    body = json.dumps({"seat": 0, "ask": 1, "level": level})
    head = f"POST {path} HTTP/1.1\r\nHost: {HOUSE}\r\nAuthorization: Bearer {token}\r\nContent-Length: {len(body)}\r\n"
    reader, writer = await asyncio.open_connection(HOUSE, port)
    writer.write(f"{head}\r\n{body}".encode())
    status = b""
    with suppress(TimeoutError):
        async with asyncio.timeout(HANG_UP_S):
            status = await reader.readline()
    writer.transport.abort()
    return b" 429 " in status
