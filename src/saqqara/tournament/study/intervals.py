"""Means, differences, shares and ratios with their 95 % intervals. From one game alone there is no interval."""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from saqqara.tournament.rating import Array, Interval, share, student

Figure = dict[str, Any]  # {"mean": ..., "low": ..., "high": ..., "games": ...}

DIGITS = 4


def mean_of(values: Array) -> Figure:
    """Returns the mean over games, by Student's t."""
    if len(values) < 2:
        return _without_interval(values)
    half = student(len(values) - 1) * float(values.std(ddof=1)) / sqrt(len(values))
    return _figure(float(values.mean()), half, len(values))


def difference_of(values: Array, others: Array) -> Figure:
    """Returns how much higher the mean of the first games is than that of the others, by Welch's t."""
    if len(values) < 2 or len(others) < 2:
        return _without_interval(np.zeros(0))
    parts = [float(sample.var(ddof=1)) / len(sample) for sample in (values, others)]
    variance = sum(parts)
    squares = sum(part**2 / (len(sample) - 1) for part, sample in zip(parts, (values, others), strict=True))
    freedom = int(variance**2 / squares) if squares else len(values) + len(others) - 2
    return _figure(float(values.mean() - others.mean()), student(freedom) * sqrt(variance), len(values) + len(others))


def share_of(firsts: Array) -> Figure:
    """Returns the share of first places of one seat; a shared one counts in part."""
    if len(firsts) < 2:
        return _without_interval(firsts)
    return _rounded(share(firsts, np.ones(len(firsts))), len(firsts))


def ratio_of(tops: Array, bottoms: Array) -> Figure:
    """Returns the ratio of two sums over the games in which the second is not 0: linearized, by Student's t."""
    had = bottoms > 0
    tops, bottoms = tops[had], bottoms[had]
    games = len(bottoms)
    if not games:
        return _without_interval(bottoms)
    ratio = float(tops.sum() / bottoms.sum())
    if games < 2:
        return _without_interval(np.array([ratio]))
    residuals = tops - ratio * bottoms
    half = student(games - 1) * float(residuals.std(ddof=1)) / sqrt(games) / float(bottoms.mean())
    return _figure(ratio, half, games)


def _figure(middle: float, half: float, games: int) -> Figure:
    return _rounded(Interval(middle, middle - half, middle + half), games)


def _rounded(interval: Interval, games: int) -> Figure:
    middle, low, high = (round(float(end), DIGITS) + 0.0 for end in (interval.middle, interval.low, interval.high))
    return {"mean": middle, "low": low, "high": high, "games": games}


def _without_interval(values: Array) -> Figure:
    mean = round(float(values.mean()), DIGITS) + 0.0 if len(values) else None
    return {"mean": mean, "low": None, "high": None, "games": len(values)}
