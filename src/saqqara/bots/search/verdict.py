"""What a table is worth to each seat: shares of the first place, final points, and the mix of both that is wanted.

Loaded over a game. A finished table says it exactly, any other one by what the game's judgement expects.
"""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np

from saqqara.bots.in_play import judgement_in_play
from saqqara.rules.compiled import rule, rules_in_play

SEATS: int = rules_in_play("components").SEATS
NOBODY: int = rules_in_play("components").NOBODY
place_of = rules_in_play("game_end").place_of
expect_points = judgement_in_play().expect_points
spread = judgement_in_play().spread

STEEPNESS = 0.85  # a lead of one spread is worth 70 % of the wins of two
CLEAR_LEAD = 20.0  # points: half of the reward for a lead is paid here

VERDICT = np.dtype([("worth", "f8", SEATS), ("wins", "f8", SEATS), ("points", "f8", SEATS)], align=True)


@rule
def judge(verdict: Any, s: Any, margin: float) -> None:
    """What the table is worth; an unfinished one may be used up."""
    if s.asked == NOBODY:
        share_first_place(verdict, s)
    else:
        deviation = spread(s)
        expect_points(s, verdict.points)
        guess_first_place(verdict, s.seats, deviation)
    for seat in range(s.seats):
        lead = verdict.points[seat] - most_of_others(verdict, seat, s.seats)
        reward = 0.5 + 0.5 * lead / (CLEAR_LEAD + abs(lead))
        verdict.worth[seat] = (1.0 - margin) * verdict.wins[seat] + margin * reward


@rule
def share_first_place(verdict: Any, s: Any) -> None:
    """The game is over: equals share."""
    firsts = 0
    for seat in range(s.seats):
        verdict.points[seat] = s.points[seat]
        verdict.wins[seat] = place_of(s, seat) == 1
        firsts += place_of(s, seat) == 1
    for seat in range(s.seats):
        verdict.wins[seat] /= firsts


@rule
def guess_first_place(verdict: Any, seats: int, deviation: float) -> None:
    """The more points may be expected, the likelier is the first place."""
    most = verdict.points[0]
    for seat in range(seats):
        most = max(most, verdict.points[seat])
    total = 0.0
    for seat in range(seats):
        verdict.wins[seat] = exp(STEEPNESS * (verdict.points[seat] - most) / deviation)
        total += verdict.wins[seat]
    for seat in range(seats):
        verdict.wins[seat] /= total


@rule
def most_of_others(verdict: Any, seat: int, seats: int) -> float:
    """The most points of another seat."""
    most = -1.0e9
    for other in range(seats):
        if other != seat:
            most = max(most, verdict.points[other])
    return most
