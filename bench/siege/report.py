"""What an attack costs a house: memory, CPU, how long an honest guest waits, and whether a move was lost."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bench.processes import ROOT, Server

LOOK_S = 0.05  # between two looks at the memory of the house
MIB = 1 << 20


@dataclass(frozen=True)
class Report:
    """One attack on one house."""

    name: str
    memory_mib: float  # how much the house grew at most
    cpu_s: float  # what the house used of a core meanwhile
    honest_p99_ms: float  # of an honest guest's requests
    moves_lost: int  # acknowledged moves that the table does not have in the end
    note: str = ""


async def measured(name: str, server: Server, attack: Awaitable[str]) -> Report:
    """Runs an attack while an honest guest plays. What the attack returns is the note, and what the guest missed."""
    guest = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.siege.honest", str(server.port)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
    )
    assert guest.stdout is not None
    assert (await guest.stdout.readline()).strip() == b"ready", "expected a guest who plays, got none"
    memory, cpu_s = server.memory(), server.cpu_seconds()
    peak = _Peak(server)
    watching = asyncio.create_task(peak.watch())
    try:
        note = await attack
        cpu_s = server.cpu_seconds() - cpu_s
    finally:
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await watching
        told, _ = await guest.communicate(b"")
    honest: dict[str, Any] = json.loads(told)
    p99_ms = 1000 * p99(honest["waits_s"])
    grown = (peak.memory - memory) / MIB
    return Report(name, grown, cpu_s, p99_ms, honest["lost"], "; ".join([note, *honest["failures"][:3]]))


class _Peak:
    """The most memory that a house has had since it was first looked at."""

    def __init__(self, server: Server) -> None:
        self.memory = server.memory()
        self._server = server

    async def watch(self) -> None:
        """Looks until told to stop."""
        while True:
            self.memory = max(self.memory, self._server.memory())
            await asyncio.sleep(LOOK_S)


def p99(times: list[float]) -> float:
    """The time that 99 of 100 stay under; infinity if there was none."""
    return sorted(times)[min(len(times) - 1, int(len(times) * 0.99))] if times else float("inf")
