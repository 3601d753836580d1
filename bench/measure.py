"""How things are measured here: CPU seconds of this thread, in rounds, ratios within a round.

A machine may run faster in one minute than in the next. So the contenders take turns: in each round every one of
them runs for a moment, and a ratio is the median over the rounds of ratios taken inside one round.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field


@dataclass
class Contender:
    """Something that makes moves: `work` makes some and returns how many."""

    name: str
    work: Callable[[], int]
    note: str = ""
    rates: list[float] = field(default_factory=list)  # moves per CPU second, one a round

    @property
    def rate(self) -> float:
        """The median rate."""
        return statistics.median(self.rates)

    def times(self, other: Contender) -> float:
        """How many times as fast as the other."""
        return statistics.median(own / others for own, others in zip(self.rates, other.rates, strict=True))


def race(contenders: list[Contender], rounds: int, seconds: float) -> Iterator[int]:
    """Lets the contenders take turns; yields the number of each round done."""
    for contender in contenders:
        contender.work()
    for done in range(rounds):
        for contender in contenders:
            contender.rates.append(_rate(contender.work, seconds))
        yield done + 1


def _rate(work: Callable[[], int], seconds: float) -> float:
    done = 0
    began = time.thread_time()
    while time.thread_time() - began < seconds:
        done += work()
    return done / (time.thread_time() - began)
