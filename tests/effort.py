"""How much the tests do: the gate, or everything.

The gate runs for every change. `SAQQARA_TESTS=all` adds the soak: tests marked `soak`, and more of what is counted here.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

Item = TypeVar("Item")

IS_ALL = os.environ.get("SAQQARA_TESTS") == "all"


@dataclass(frozen=True)
class Effort:
    """Numbers that tests take their length from."""

    one_of: int  # every so-manyth of the rounds that a test plays with other numbers
    kills: int  # of a house in the middle of play, on each database
    schemathesis_examples: int  # of each operation of the API
    fuzz_s: int  # seconds of fuzzing that is guided by coverage
    left_tables: int  # that everybody has left
    siege_tables: int  # of one guest, where bots think
    attack_s: float  # seconds of each attack on a house


# Every fifth: numbers stand for seats (three kinds), wrath (two) and sides (32), and five has no factor of these.
GATE = Effort(one_of=5, kills=1, schemathesis_examples=3, fuzz_s=0, left_tables=20, siege_tables=8, attack_s=0.5)
SOAK = Effort(one_of=1, kills=50, schemathesis_examples=20, fuzz_s=60, left_tables=1500, siege_tables=57, attack_s=8.0)
EFFORT = SOAK if IS_ALL else GATE


def some_of(rounds: Sequence[Item], first: int = 0) -> Sequence[Item]:
    """All rounds in the soak, every fifth in the gate."""
    return rounds[first % EFFORT.one_of :: EFFORT.one_of]


def first_of(cases: Iterable[Item], count: int) -> list[Item]:
    """All cases in the soak, the first so many in the gate: put those first that find most."""
    return list(cases) if IS_ALL else list(cases)[:count]
