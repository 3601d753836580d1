"""The time of the house, in seconds since 1970: one clock for all tables, which does not jump between two heartbeats.

It runs with the monotonic clock of the process. Each heartbeat sets it by the clock of the database that processes
share, or by that of the machine where there is one process. So a machine whose clock is set forward takes no time from
anybody, and processes on machines whose clocks differ agree.
"""

from __future__ import annotations

import time
from typing import NamedTuple

STEP_S = 1.0  # clocks that differ by more than this have been set, or one of them has slept

wall = time.time
monotonic = time.monotonic


class Reading(NamedTuple):
    """What the reference said, and the clocks of the machine at that moment."""

    time: float
    at: float  # monotonic
    lead: float  # of the wall clock over the monotonic one


class HouseClock:
    """Tells the time, and whether it can be trusted."""

    def __init__(self) -> None:
        self.set(Reading(wall(), monotonic(), wall() - monotonic()))

    @property
    def was_set_at(self) -> float:
        """The time at which it was last set."""
        return self._time

    def now(self) -> float:
        """Returns the time."""
        return self._time + (monotonic() - self._monotonic)

    def drift(self, reading: Reading) -> float:
        """Returns how far the clock was behind the reference."""
        return reading.time - (self._time + (reading.at - self._monotonic))

    def set(self, reading: Reading) -> None:
        """Sets the clock by the reference."""
        self._time, self._monotonic, self._lead = reading

    def is_sure(self, longest_gap_s: float) -> bool:
        """Whether the process has been awake since the clock was set, and nobody has set the clock of the machine.

        Some monotonic clocks run while the machine sleeps, others stand still; then that of the machine has moved on.
        """
        has_slept = monotonic() - self._monotonic > longest_gap_s
        return not has_slept and abs(wall() - monotonic() - self._lead) <= STEP_S
