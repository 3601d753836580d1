"""How much the tests do: the gate, or everything.

The gate runs for every change. `SAQQARA_TESTS=all` adds the soak: tests marked `soak`, and more of what is counted here.
"""

from __future__ import annotations

import os
from dataclasses import dataclass

VARIABLE = "SAQQARA_TESTS"
IS_ALL = os.environ.get(VARIABLE) == "all"


@dataclass(frozen=True)
class Effort:
    """Numbers that tests take their length from."""

    kills: int  # of a house in the middle of play, on each database
    schemathesis_examples: int  # of each operation of the API
    fuzz_s: int  # seconds of fuzzing that is guided by coverage


GATE = Effort(kills=6, schemathesis_examples=5, fuzz_s=0)
SOAK = Effort(kills=50, schemathesis_examples=20, fuzz_s=60)
EFFORT = SOAK if IS_ALL else GATE
