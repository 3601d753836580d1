"""What a position is worth to every seat, with standard errors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from saqqara.bots.search.evaluation import SURE
from saqqara.review.model import Estimate

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Worth:
    """By seat: chance of the first place, points at the end, their standard errors, and the points by source."""

    wins: Array  # [seat], adding up to 1
    points: Array  # [seat]
    wins_error: Array
    points_error: Array
    sources: Array  # [seat, source], adding up to the points
    sources_error: Array
    is_exact: bool = False

    def each(self, change: Callable[[Array], Array]) -> Worth:
        """Returns the worth with every array changed."""
        changed: dict[str, Any] = {name: change(getattr(self, name)) for name in ARRAYS}
        return replace(self, **changed)

    def win_estimates(self) -> list[Estimate]:
        """Returns the chances with their intervals."""
        return [estimate(*both, least=0.0, most=1.0) for both in zip(self.wins, self.wins_error, strict=True)]

    def point_estimates(self) -> list[Estimate]:
        """Returns the points with their intervals."""
        return [estimate(*both) for both in zip(self.points, self.points_error, strict=True)]


ARRAYS = ("wins", "points", "wins_error", "points_error", "sources", "sources_error")


def estimate(mean: float, error: float, least: float = -np.inf, most: float = np.inf) -> Estimate:
    """Returns a mean with its interval."""
    half = SURE * float(error)
    return Estimate(float(mean), max(least, float(mean) - half), min(most, float(mean) + half))


def share_error(shares: Array, visits: int) -> Array:
    """Returns standard errors of shares of visits such that 95 % intervals hold Wilson's, also near 0 and 1."""
    square = SURE * SURE
    middle = (shares + square / (2 * visits)) / (1 + square / visits)
    half = SURE / (1 + square / visits) * np.sqrt(shares * (1 - shares) / visits + square / (4 * visits * visits))
    return np.asarray((np.abs(middle - shares) + half) / SURE)


def exact_worth(wins: Array, points: Array, sources: Array) -> Worth:
    """Returns a worth that is known for sure."""
    none = np.zeros(len(wins))
    return Worth(np.array(wins, float), np.array(points, float), none, none, sources, 0 * sources, True)


def scaled_to_total(sources: Array, points: Array) -> Array:
    """Returns points by source that add up to the points; what is missing is spread over them by their size."""
    sizes = np.abs(sources) + 1e-6
    missing = points - sources.sum(axis=1)
    return np.asarray(sources + missing[:, None] * sizes / sizes.sum(axis=1, keepdims=True))


def mean_worth(worths: Sequence[Worth], weights: Sequence[float]) -> Worth:
    """Returns the mean of worths by weights that add up to 1."""
    shares = np.asarray(weights, float)

    def mean(name: str) -> Array:
        return np.asarray(np.tensordot(shares, np.array([getattr(worth, name) for worth in worths]), 1))

    def error(name: str) -> Array:
        return np.asarray(np.sqrt(np.tensordot(shares**2, np.array([getattr(w, name) for w in worths]) ** 2, 1)))

    return Worth(
        mean("wins"),
        mean("points"),
        error("wins_error"),
        error("points_error"),
        mean("sources"),
        error("sources_error"),
        all(worth.is_exact for worth in worths),
    )


def corrected(quick_mean: Worth, quick: Sequence[Worth], thorough: Sequence[Worth]) -> Worth:
    """Moves a mean of quick judgements by what thorough ones of a sample of the positions differ from them.

    It has the expectation of a mean of thorough judgements at a fraction of their cost (a control variate).
    """

    def gap(name: str) -> Array:
        return np.array(
            [getattr(full, name) - getattr(brief, name) for full, brief in zip(thorough, quick, strict=True)]
        )

    def error(name: str, own: str) -> Array:
        spread = gap(name).var(axis=0, ddof=1) if len(thorough) > 1 else np.abs(gap(name)[0]) ** 2
        within = np.mean([getattr(full, own) ** 2 for full in thorough], axis=0)
        return np.asarray(np.sqrt(np.maximum(spread, within) / len(thorough)))

    wins = quick_mean.wins + gap("wins").mean(axis=0)
    wins = np.clip(wins, 0.0, 1.0)
    return replace(
        quick_mean,
        wins=wins / wins.sum(),
        points=quick_mean.points + gap("points").mean(axis=0),
        wins_error=error("wins", "wins_error"),
        points_error=error("points", "points_error"),
        sources=quick_mean.sources + gap("sources").mean(axis=0),
        sources_error=error("sources", "sources_error"),
        is_exact=False,
    )
