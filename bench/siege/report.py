"""What an attack costs a house: memory, CPU, how long an honest guest waits, and whether a move was lost."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Report:
    """One attack on one house."""

    name: str
    memory_mib: float  # how much the house grew at most
    cpu_s: float  # what the house used of a core meanwhile
    honest_p99_ms: float  # of an honest guest's requests
    moves_lost: int  # acknowledged moves that the table does not have in the end
    note: str = ""
