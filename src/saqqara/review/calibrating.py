"""Makes what a search found come true: logits of chances are multiplied, and points lifted, as a network needs it.

Exact values need no such thing. Bots play by values as the search finds them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from saqqara.bots.search.evaluation import SURE, Estimate, Prospect

Array = np.ndarray[Any, Any]


def normalised(wins: Array) -> Array:
    """Divides the chances of the first place by their sum; where a short search found none, they are equal."""
    total = wins.sum()
    return wins / total if total > 0 else np.full(len(wins), 1 / len(wins))


def scaled(shares: Array, scale: float) -> Array:
    """Returns shares whose logits are multiplied by a number; they add up to 1 as before."""
    return normalised(shares**scale)


def calibrated(shares: Array, error: Array, scale: float) -> tuple[Array, Array]:
    """Returns shares that add up to 1 with their logits multiplied; intervals hold what theirs became."""
    if scale == 1:
        return shares, error
    shown = scaled(shares, scale)
    ends = [_alone(shares, np.clip(shares + side * SURE * error, 0.0, 1.0), scale) for side in (-1, 1)]
    return shown, np.max([np.abs(end - shown) for end in ends], axis=0) / SURE


def calibrated_prospect(prospect: Prospect, scale: float, lift: float = 0.0) -> Prospect:
    """Returns what a move leads to with its chances, its points and the ends of their intervals calibrated."""
    if not prospect.wins:  # it was not searched
        return prospect
    points = tuple(Estimate(one.mean + lift, one.low + lift, one.high + lift) for one in prospect.points)
    return replace(prospect, wins=_calibrated_estimates(prospect.wins, scale), points=points)


def _calibrated_estimates(wins: tuple[Estimate, ...], scale: float) -> tuple[Estimate, ...]:
    if scale == 1:
        return wins
    means, lows, highs = (np.array([getattr(one, name) for one in wins]) for name in ("mean", "low", "high"))
    shares = normalised(means)
    shown = scaled(shares, scale)
    lows, highs = np.minimum(_alone(shares, lows, scale), shown), np.maximum(_alone(shares, highs, scale), shown)
    return tuple(Estimate(*map(float, three)) for three in zip(shown, lows, highs, strict=True))


def _alone(shares: Array, changed: Array, scale: float) -> Array:
    """Returns by seat what its share becomes if it is another one, and the others keep their proportions."""
    rest = 1 - shares
    others = np.divide(shares, rest[:, None], out=np.full((len(shares),) * 2, 1 / (len(shares) - 1)), where=_has(rest))
    np.fill_diagonal(others, 0.0)
    own, left = changed**scale, (1 - changed) ** scale * (others**scale).sum(1)
    return np.asarray(own / (own + left))


def _has(rest: Array) -> Array:
    """Returns for which seats the others have any share, in every column."""
    return np.repeat((rest > 0)[:, None], len(rest), axis=1)
