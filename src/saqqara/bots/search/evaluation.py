"""What a search has found, for people: each move's prospects for every seat, how sure they are, and the line."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from typing import Any

SURE = 1.96  # standard errors on either side: 95 %
ENOUGH = 10  # simulations whose spread says something


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
    """A question as a search sees it: prospects from the best move down."""

    seat: int
    prospects: tuple[Prospect, ...]
    line: tuple[tuple[int, str], ...]  # seat and move, from the best move on
    simulations: int
    is_exact: bool = False  # solved; then nothing was simulated and every move has been tried
    is_cut: bool = False  # the clock ended it before all simulations were made

    @property
    def best(self) -> Prospect:
        """The move that the search would make."""
        return self.prospects[0]

    def as_json(self) -> dict[str, Any]:
        """The same for programs."""
        told = asdict(self)
        told["line"] = [{"seat": seat, "move": move} for seat, move in self.line]
        return told


def share_of(wins: float, visits: int) -> Estimate:
    """A share of wins; Wilson's interval, which holds for few visits and near 0 and 1."""
    share, square = min(1.0, max(0.0, wins / visits)), SURE * SURE
    middle = (share + square / (2 * visits)) / (1 + square / visits)
    half = SURE / (1 + square / visits) * math.sqrt(share * (1 - share) / visits + square / (4 * visits * visits))
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_of(total: float, squares: float, visits: int, variance_of_all: float) -> Estimate:
    """A mean and its standard error; of a few simulations the spread is taken from all of them."""
    mean = total / visits
    variance = max(0.0, squares / visits - mean * mean) if visits >= ENOUGH else variance_of_all
    half = SURE * math.sqrt(variance / visits)
    return Estimate(mean, mean - half, mean + half)


def exactly(number: float) -> Estimate:
    """A number that was computed to the end."""
    return Estimate(number, number, number)
