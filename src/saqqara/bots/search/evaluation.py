"""The result of a search for people: each move's prospects for every seat, with intervals, and the expected line."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from typing import Any

SURE = 1.96  # standard errors on either side: 95 %
ENOUGH = 10  # simulations from which on their own variance is used


@dataclass(frozen=True)
class Estimate:
    """A number and the range in which it lies with 95 % confidence, as far as the simulations can tell."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Prospect:
    """What a move leads to, by seat; nothing is known of a move that was never visited."""

    move: str
    visits: int
    wins: tuple[Estimate, ...]  # the share of the first place
    points: tuple[Estimate, ...]  # final points


@dataclass(frozen=True)
class Evaluation:
    """The evaluation of a question: prospects from the best move down."""

    seat: int
    prospects: tuple[Prospect, ...]
    line: tuple[tuple[int, str], ...]  # seat and move, from the best move on
    simulations: int
    is_exact: bool = False  # solved: the values are exact, nothing was simulated
    is_cut: bool = False  # it ran out of time before all simulations were made

    @property
    def best(self) -> Prospect:
        """The move that the search would make."""
        return self.prospects[0]

    def as_json(self) -> dict[str, Any]:
        """The evaluation as JSON."""
        fields = asdict(self)
        fields["line"] = [{"seat": seat, "move": move} for seat, move in self.line]
        return fields


def share_of(wins: float, visits: int) -> Estimate:
    """A share of wins with Wilson's interval, which is sound for few visits and near 0 and 1."""
    share, square = min(1.0, max(0.0, wins / visits)), SURE * SURE
    middle = (share + square / (2 * visits)) / (1 + square / visits)
    half = SURE / (1 + square / visits) * math.sqrt(share * (1 - share) / visits + square / (4 * visits * visits))
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_of(total: float, squares: float, visits: int, variance_of_all: float) -> Estimate:
    """A mean with its interval; with few visits the variance of all simulations is used."""
    mean = total / visits
    variance = max(0.0, squares / visits - mean * mean) if visits >= ENOUGH else variance_of_all
    half = SURE * math.sqrt(variance / visits)
    return Estimate(mean, mean - half, mean + half)


def exactly(number: float) -> Estimate:
    """An exact number as an estimate without an interval."""
    return Estimate(number, number, number)
