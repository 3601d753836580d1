"""How well a network judges positions that it has not learnt from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
TENTHS = 10
ENOUGH = 500  # shares in a tenth, for its deviation to say anything
LEAST_SHARE = 1e-6


@dataclass(frozen=True)
class Judged:
    """What was said of positions, and what came of them, by position and seat; seats that nobody has are zero."""

    seats: Array  # how many there are in each position
    wins: Array  # shares of the first place
    came: Array
    points: Array  # that come after the position, or all of them
    final: Array
    sources: Array  # [position, seat, source]: those that come after the position
    earned: Array

    def log_loss(self) -> float:
        """The mean log loss of the shares of the first place."""
        return log_loss(self.wins, self.came)

    def lines(self) -> Iterator[str]:
        """By number of seats: what was said of the first place and what came, and the bias of points by source."""
        for seats in np.unique(self.seats).tolist():
            rows = self.seats == seats
            wins, came = (part[rows, :seats].reshape(-1) for part in (self.wins, self.came))
            bias = float((self.points - self.final)[rows, :seats].mean())
            by_source = (self.sources - self.earned)[rows, :seats].mean((0, 1))
            said = [f"{100 * one.said:.0f}->{100 * one.came:.0f}%" for one in tenths(wins, came) if one.is_enough]
            yield f"{seats} seats: {' '.join(said) or f'too few positions ({len(wins)})'}"
            yield f"         points {bias:+.2f}, by source " + " ".join(f"{one:+.2f}" for one in by_source.tolist())


def log_loss(wins: Array, came: Array) -> float:
    """The mean log loss of win shares."""
    return float(-(came * np.log(np.maximum(wins, LEAST_SHARE))).sum(1).mean())


@dataclass(frozen=True)
class Tenth:
    """What was said of the first place, and what came, where a tenth of all chances was said."""

    number: int
    said: float  # mean, as came
    came: float
    count: int

    @property
    def is_enough(self) -> bool:
        """Whether it was said often enough for the deviation to mean anything."""
        return self.count >= ENOUGH


def tenths(wins: Array, came: Array) -> Iterator[Tenth]:
    """The tenths in which anything was said."""
    numbers = np.minimum((wins * TENTHS).astype(int), TENTHS - 1)
    for number in np.unique(numbers).tolist():
        inside = numbers == number
        yield Tenth(number, float(wins[inside].mean()), float(came[inside].mean()), int(inside.sum()))
