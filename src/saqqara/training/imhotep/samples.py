"""What games of Imhotep teach: their positions, what the search made of them, and how the games ended."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from saqqara.bots.network.shape import MOST_SEATS, Array, Shape
from saqqara.training.samples import Samples

ILLEGAL = -1  # in `policy`


@dataclass(frozen=True)
class ImhotepSamples(Samples):
    """Positions of finished games, one row of each array for a position. Seats count from the one that was asked."""

    rows: Array  # inputs of the network
    policy: Array  # visits of each action, or `ILLEGAL`
    is_full: Array  # whether the search was long enough to learn its policy
    seats: Array  # how many there are
    root: Array  # shares of the first place, by the search and by those after it (`Plan.trace`)
    outcome: Array  # shares of the first place, as the game ended
    points: Array  # that came after the position
    sources: Array  # the same by source

    @classmethod
    def empty(cls, shape: Shape, count: int) -> ImhotepSamples:
        """Room for so many positions."""
        return cls(
            rows=np.zeros((count, shape.inputs), np.int16),
            policy=np.full((count, shape.actions), ILLEGAL, np.int16),
            is_full=np.zeros(count, np.int8),
            seats=np.zeros(count, np.int8),
            root=np.zeros((count, MOST_SEATS), np.float32),
            outcome=np.zeros((count, MOST_SEATS), np.float32),
            points=np.zeros((count, MOST_SEATS), np.float32),
            sources=np.zeros((count, MOST_SEATS * shape.sources), np.float32),
        )
