"""How well a network judges positions that it has not learnt from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
TENTHS = 10
ENOUGH = 500  # positions of a tenth for it to be shown


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
        return float(-(self.came * np.log(np.maximum(self.wins, 1e-6))).sum(1).mean())

    def lines(self) -> Iterator[str]:
        """By number of seats: what was said of the first place and what came, and the bias of points by source."""
        for seats in np.unique(self.seats).tolist():
            rows = self.seats == seats
            wins, came = (part[rows, :seats].reshape(-1) for part in (self.wins, self.came))
            bias = float((self.points - self.final)[rows, :seats].mean())
            by_source = (self.sources - self.earned)[rows, :seats].mean((0, 1))
            yield f"{seats} seats: {_tenths(wins, came)}"
            yield f"         points {bias:+.2f}, by source " + " ".join(f"{one:+.2f}" for one in by_source.tolist())


def _tenths(wins: Array, came: Array) -> str:
    """Each tenth of shares of the first place: said, came, number of positions."""
    tenths = np.minimum((wins * TENTHS).astype(int), TENTHS - 1)
    chosen = [tenths == tenth for tenth in range(TENTHS)]
    said = [f"{100 * wins[one].mean():.0f}->{100 * came[one].mean():.0f}%" for one in chosen if one.sum() >= ENOUGH]
    return " ".join(said) or f"too few positions ({len(wins)})"
