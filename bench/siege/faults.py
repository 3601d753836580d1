"""What befalls a house: rows that somebody has damaged, and sleep of the machine that it runs on."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.processes import HOUSE, Server, running
from bench.siege.embedded import damage, outages_of
from bench.siege.guest import ATTACKER, ME, WITHIN_S, Guest, path_of
from bench.siege.report import Report, measured
from saqqara.server.heartbeat import OUTAGE_S

LOOK_S = 0.25
SHORTEST_CLOCK_S = 5
TABLES = 3


async def damaged_table(data: Path, seconds: float, **settings: Any) -> Report:
    """One table is damaged while the house is closed; it opens again and the clocks of the others run."""
    with running(HOUSE, data, **settings) as server:
        guest = await Guest.arriving(server.port, ATTACKER, "Ann")
        paths = [await _with_clock(guest, SHORTEST_CLOCK_S) for _ in range(TABLES + 1)]
    damage(data, paths[0].rpartition("/")[2])
    with running(HOUSE, data, **settings) as server:
        guest = Guest(server.port, ATTACKER, guest.token)
        return await measured("damaged table", server, _look_at(guest, paths[0], paths[1:], seconds))


async def _look_at(guest: Guest, damaged: str, others: Sequence[str], seconds: float) -> str:
    """Looks at the list again and again, for so long and until the clocks of the other tables have run out."""
    began, answers, run_out = time.monotonic(), 0, 0
    while time.monotonic() < began + seconds or (run_out < len(others) and time.monotonic() < began + WITHIN_S):
        listed = await guest.told("GET", "/api/tables")
        answers += 1
        run_out = sum([await _has_bot(guest, path) for path in others])
        await asyncio.sleep(LOOK_S)
    marked = [f"/api/tables/{table['id']}" for table in listed["yours"] if table.get("unreadable")]
    health = await guest.told("GET", "/api/health")
    return (
        f"the list answered {answers} times; {len(marked) if marked == [damaged] else 'other'} table marked in it; "
        f"health {health['status']}; {run_out} of {len(others)} other clocks ran out"
    )


async def sleep(server: Server, data: Path, seconds: float, clock_s: float = OUTAGE_S) -> Report:
    """The house sleeps, for longer than the clocks of its tables have left and than what counts as an outage."""
    asleep_s = clock_s + seconds
    return await measured("sleep", server, _sleep(server, data, asleep_s, round(clock_s)), asleep_s / 2)


async def _sleep(server: Server, data: Path, asleep_s: float, clock_s: int) -> str:
    guest = await Guest.arriving(server.port, ATTACKER, "Ann")
    paths = [await _with_clock(guest, clock_s) for _ in range(TABLES)]
    with paused(server):
        await asyncio.sleep(asleep_s)
    noted = await _outage(data, asleep_s / 2)
    await asyncio.sleep(1.0)  # timers that ran out meanwhile have been looked at
    lost = sum([await _has_bot(guest, path) for path in paths])
    return f"asleep for {asleep_s:.0f} s; {lost} of {len(paths)} lost on time; an outage of {noted:.1f} s noted"


async def _outage(data: Path, at_least_s: float) -> float:
    """Waits until the house has noted an outage; 0 if it does not."""
    until = time.monotonic() + WITHIN_S
    while time.monotonic() < until:
        for lasted in outages_of(data):
            if lasted >= at_least_s:
                return lasted
        await asyncio.sleep(LOOK_S / 5)
    return 0.0


@contextmanager
def paused(server: Server) -> Iterator[None]:
    """As if the lid of the machine were closed."""
    server.process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        server.process.send_signal(signal.SIGCONT)


async def _with_clock(guest: Guest, seconds: int) -> str:
    """A table where a bot takes over as soon as somebody has no time left; returns its path."""
    clock = {"kind": "per_move", "seconds": seconds}
    return path_of(await guest.open([ME, ME], clock=clock, at_zero="bot_takes_over", stand_in="apprentice"))


async def _has_bot(guest: Guest, path: str) -> bool:
    """Whether a bot plays for somebody."""
    return any(seat.get("stands_in") for seat in (await guest.told("GET", path))["seats"])
