"""Rewards of a finished game for each seat: by first place, by all places, or by points.

`win`: the first place is 1, shared equally; all others get 0.
`places`: from 1 for the first to -1 for the last in equal steps; equals share; the sum is 0.
`points`: the final points as they are.
"""

from __future__ import annotations

from typing import Any

from saqqara.environments.kernels.reward_kinds import POINTS, WIN
from saqqara.rules.contract import Outcome
from saqqara.rules.errors import SaqqaraError, quoted

REWARDS = ("win", "places", "points")


def reward_number(name: Any) -> int:
    """Returns the number of a reward by its name, or refuses the name."""
    if not isinstance(name, str) or name not in REWARDS:
        raise SaqqaraError(f"reward: expected one of {', '.join(REWARDS)}, got {quoted(name)}")
    return REWARDS.index(name)


def rewards_of(outcome: Outcome, reward: str = "win") -> tuple[float, ...]:
    """Returns the reward of each seat."""
    kind, places = reward_number(reward), outcome.places
    if kind == POINTS:
        return tuple(float(points) for points in outcome.points)
    if kind == WIN:
        return tuple((place == 1) / places.count(1) for place in places)
    return tuple(1 - 2 * (place - 1 + (places.count(place) - 1) / 2) / (len(places) - 1) for place in places)
