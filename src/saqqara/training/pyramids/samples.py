"""What games of Pyramids teach: positions at rest, what the searches after them found, and how the games ended."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from saqqara.bots.network.pyramids.network import Array, Shape
from saqqara.training.samples import Samples

SIDE = 5  # of a chamber
TURNS = 8  # a chamber turned and mirrored


@dataclass(frozen=True)
class PyramidsSamples(Samples):
    """Positions at rest, one row of each array for a position. The arrays have room for four seats.

    A row of moves that were searched holds up to four of them instead of the seats of one position: what lies before
    the seat after each move, and the points that the search found for it.
    """

    seats: Array  # how many there are
    is_of_moves: Array
    clock: Array  # expedition cards turned up so far
    places: Array  # inputs of each card that are one, filled up with `NOTHING`
    rows: Array  # inputs of each seat
    estimates: Array  # final points by the hand-written judgement
    has_root: Array  # whether the seat searched its next mark, or the move was searched: these two are from that search
    root_wins: Array
    root_points: Array
    wins: Array  # shares of the first place, as the game ended
    points: Array  # final points
    earned: Array  # points by source: so far, and once the game has ended those that came

    @classmethod
    def empty(cls, shape: Shape, count: int) -> PyramidsSamples:
        """Room for so many positions."""
        of_seats, inputs = (count, shape.seats), shape.inputs
        return cls(
            seats=np.zeros(count, np.int8),
            is_of_moves=np.zeros(count, np.bool_),
            clock=np.zeros(count, np.int8),
            places=np.full((*of_seats, inputs.HAND, inputs.MOST_PLACES), inputs.NOTHING, np.int16),
            rows=np.zeros((*of_seats, inputs.SEAT_INPUTS), np.int16),
            estimates=np.zeros(of_seats, np.float32),
            has_root=np.zeros(of_seats, np.int8),
            root_wins=np.zeros(of_seats, np.float32),
            root_points=np.zeros(of_seats, np.float32),
            wins=np.zeros(of_seats, np.float32),
            points=np.zeros(of_seats, np.float32),
            earned=np.zeros((*of_seats, shape.evaluation.SOURCES), np.float32),
        )


def turned_places(shape: Shape) -> Array:
    """Where each input of a card stands after the chamber is turned or mirrored: [turn, input]."""
    inputs = shape.inputs
    each = inputs.KINDS * inputs.REACHES
    fields = np.arange(SIDE * SIDE).reshape(SIDE, SIDE)
    found = np.tile(np.arange(inputs.CARD_INPUTS), (TURNS, 1))
    for turn in range(TURNS):
        turned = np.rot90(fields.T if turn >= TURNS // 2 else fields, turn % 4).reshape(-1)
        for field in range(SIDE * SIDE):
            found[turn, field * each : (field + 1) * each] = turned[field] * each + np.arange(each)
    return found
