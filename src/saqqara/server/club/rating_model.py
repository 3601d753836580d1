"""The model of ratings: that of Plackett and Luce, as openskill approximates it, on the scale of Elo.

A difference of 400 points is odds of ten to one for the better place, whatever the number of seats. The three figures
of the model are those that `python -m bench.ratings --fit` has found; without `--fit` it shows on other players that
the intervals hold what they say.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import log, sqrt
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

NORMAL = 1.96  # the normal distribution has 95 % within so many deviations
MEAN = 1500.0  # of somebody who has not been rated
SCALE = 400 / log(10)  # points in one natural logarithm of odds


class Strength(NamedTuple):
    """What is known of a player's strength."""

    mean: float
    deviation: float

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.mean - NORMAL * self.deviation

    @property
    def high(self) -> float:
        """The upper end of the 95 % interval."""
        return self.mean + NORMAL * self.deviation


@dataclass(frozen=True)
class Model:
    """How ratings follow from places."""

    deviation: float = 275.0  # of somebody who has not been rated
    noise: float = 0.6  # the luck in one game, as a share of what the scale says: openskill adds that of uncertainty
    drift: float = 8.0  # by which a strength may change from one rated game to the next

    @property
    def newcomer(self) -> Strength:
        """What is known of somebody who has not been rated."""
        return Strength(MEAN, self.deviation)

    def rated(self, players: Sequence[Strength], ranks: Sequence[int]) -> list[Strength]:
        """Returns what is known of players after a game in which they took these ranks; the least is the best."""
        model = _openskill(self, len(players))
        teams = [[model.rating(mu=player.mean, sigma=player.deviation)] for player in players]
        after = model.rate(teams, ranks=[float(rank) for rank in ranks])
        return [Strength(team[0].mu, team[0].sigma) for team in after]


@cache
def _openskill(model: Model, players: int) -> PlackettLuce:
    """Returns the model for games of so many: openskill divides by the root of their number, the scale does not."""
    beta = model.noise * SCALE / sqrt(players)
    return PlackettLuce(mu=MEAN, sigma=model.deviation, beta=beta, tau=model.drift, gamma=_full)


def _full(*_: Any) -> float:
    """Lets a game narrow an interval by all that it tells; the default of openskill narrows it too slowly."""
    return 1.0


MODEL = Model()
