"""Figures with the range in which they lie with a probability of 95 %, as far as the games can tell.

One game tells of no doubt at all: then there is a figure and no range.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from saqqara.tournament.rating import Array, Interval, share, student

Figure = dict[str, Any]  # {"mean": ..., "low": ..., "high": ..., "games": ...}

DIGITS = 4


def mean_of(values: Array) -> Figure:
    """A mean over games, by Student's t."""
    if len(values) < 2:
        return _alone(values)
    half = student(len(values) - 1) * float(values.std(ddof=1)) / sqrt(len(values))
    return _figure(float(values.mean()), half, len(values))


def difference_of(values: Array, others: Array) -> Figure:
    """How much higher the mean of the first games is than that of the others, by Welch's t."""
    if len(values) < 2 or len(others) < 2:
        return _alone(np.zeros(0))
    parts = [float(one.var(ddof=1)) / len(one) for one in (values, others)]
    variance = sum(parts)
    doubts = sum(part**2 / (len(one) - 1) for part, one in zip(parts, (values, others), strict=True))
    freedom = int(variance**2 / doubts) if doubts else len(values) + len(others) - 2
    return _figure(float(values.mean() - others.mean()), student(freedom) * sqrt(variance), len(values) + len(others))


def share_of(firsts: Array) -> Figure:
    """The share of first places of one seat in each game; a shared one counts in part."""
    if len(firsts) < 2:
        return _alone(firsts)
    return _told(share(firsts, np.ones(len(firsts))), len(firsts))


def ratio_of(tops: Array, bottoms: Array) -> Figure:
    """The sum of one thing for each of another, over the games that had any: linearized, by Student's t."""
    had = bottoms > 0
    tops, bottoms = tops[had], bottoms[had]
    games = len(bottoms)
    if not games:
        return _alone(bottoms)
    ratio = float(tops.sum() / bottoms.sum())
    if games < 2:
        return _alone(np.array([ratio]))
    off = tops - ratio * bottoms
    half = student(games - 1) * float(off.std(ddof=1)) / sqrt(games) / float(bottoms.mean())
    return _figure(ratio, half, games)


def _figure(middle: float, half: float, games: int) -> Figure:
    return _told(Interval(middle, middle - half, middle + half), games)


def _told(interval: Interval, games: int) -> Figure:
    middle, low, high = (round(float(one), DIGITS) + 0.0 for one in (interval.middle, interval.low, interval.high))
    return {"mean": middle, "low": low, "high": high, "games": games}


def _alone(values: Array) -> Figure:
    mean = round(float(values.mean()), DIGITS) + 0.0 if len(values) else None
    return {"mean": mean, "low": None, "high": None, "games": len(values)}
