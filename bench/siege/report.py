"""What an attack costs a house: memory, CPU, how long an honest guest waits, and whether a move was lost."""

from __future__ import annotations

import asyncio
import json
import math
import sys
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Protocol

from bench.processes import ROOT

LOOK_S = 0.05  # between two looks at the memory of the house
MIB = 1 << 20


@dataclass(frozen=True)
class Report:
    """One attack on one house."""

    name: str
    memory_mib: float = 0.0  # how much the house grew at most
    cpu_s: float = 0.0  # what the house used of a core meanwhile
    honest_p99_ms: float = 0.0  # of an honest guest's requests
    moves_lost: int = 0  # acknowledged moves that the table does not have in the end
    note: str = ""
    missing: str = ""  # why it was not run; then there are no figures


class Measurable(Protocol):
    """A house whose memory and CPU can be read: one process, or several of one database."""

    @property
    def port(self) -> int:
        """Where the honest guest plays."""

    def memory(self) -> int:
        """Bytes in memory."""

    def cpu_seconds(self) -> float:
        """What all threads have used so far."""


async def measured(name: str, server: Measurable, attack: Awaitable[str], longest_s: float = math.inf) -> Report:
    """Runs an attack while an honest guest plays. What the attack returns is the note, and what the guest missed.

    Requests that waited longer than `longest_s` are in the note, not in the percentile: the house slept meanwhile.
    """
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
    p99_ms = 1000 * p99([wait for wait in honest["waits_s"] if wait <= longest_s])
    grown = (peak.memory - memory) / MIB
    long = [f"a request waited {wait:.1f} s" for wait in honest["waits_s"] if wait > longest_s]
    return Report(name, grown, cpu_s, p99_ms, honest["lost"], "; ".join([note, *long, *honest["failures"][:3]]))


class _Peak:
    """The most memory that a house has had since it was first looked at."""

    def __init__(self, server: Measurable) -> None:
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
