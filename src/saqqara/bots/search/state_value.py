"""The value of a state for each seat: share of the first place, final points, and a utility that weighs both.

Loaded over a game. The value of a finished game is exact, any other is estimated by the game's heuristics.
"""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np

from saqqara.bots.in_play import heuristics_in_play
from saqqara.rules.compiled import rule, rules_in_play

SEATS: int = rules_in_play("components").SEATS
NOBODY: int = rules_in_play("components").NOBODY
place_of = rules_in_play("game_end").place_of
estimate_points = heuristics_in_play().estimate_points
points_deviation = heuristics_in_play().points_deviation

STEEPNESS = 0.85  # of two seats, one that leads by one standard deviation wins 70 %
CLEAR_LEAD = 20.0  # a lead of so many points earns half of the possible reward

STATE_VALUE = np.dtype([("utility", "f8", SEATS), ("wins", "f8", SEATS), ("points", "f8", SEATS)], align=True)


@rule
def evaluate_state(value: Any, s: Any, margin: float) -> None:
    """Writes the value of a state. The heuristics may change an unfinished state: pass a copy."""
    if s.asked == NOBODY:
        share_first_place(value, s)
    else:
        deviation = points_deviation(s)
        estimate_points(s, value.points)
        guess_first_place(value, s.seats, deviation)
    write_utility(value, s.seats, margin)


@rule
def write_utility(value: Any, seats: int, margin: float) -> None:
    """Writes the utility of each seat: the chance to win, and by `margin` the lead in points."""
    for seat in range(seats):
        lead = value.points[seat] - most_of_others(value, seat, seats)
        reward = 0.5 + 0.5 * lead / (CLEAR_LEAD + abs(lead))
        value.utility[seat] = (1.0 - margin) * value.wins[seat] + margin * reward


@rule
def share_first_place(value: Any, s: Any) -> None:
    """Writes the result of a finished game; seats in a shared first place share the win."""
    firsts = 0
    for seat in range(s.seats):
        value.points[seat] = s.points[seat]
        value.wins[seat] = place_of(s, seat) == 1
        firsts += place_of(s, seat) == 1
    for seat in range(s.seats):
        value.wins[seat] /= firsts


@rule
def guess_first_place(value: Any, seats: int, deviation: float) -> None:
    """Estimates the shares of the first place from the expected points (softmax)."""
    most = value.points[0]
    for seat in range(seats):
        most = max(most, value.points[seat])
    total = 0.0
    for seat in range(seats):
        value.wins[seat] = exp(STEEPNESS * (value.points[seat] - most) / deviation)
        total += value.wins[seat]
    for seat in range(seats):
        value.wins[seat] /= total


@rule
def most_of_others(value: Any, seat: int, seats: int) -> float:
    """Returns the most points of any other seat."""
    most = -1.0e9
    for other in range(seats):
        if other != seat:
            most = max(most, value.points[other])
    return most
