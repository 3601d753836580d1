"""Rates players by the orders in which they finished.

The model is that of Plackett and Luce with ties after Davidson (Turner et al. 2020, "Modelling rankings in R"): whoever
finishes first is chosen among all who play, then the next among those who are left, and so on. A group of one or more
is chosen with a chance in proportion to the geometric mean of its strengths times a factor for ties of its size. With
two players this is Davidson's model, without ties that of Plackett and Luce, and with two players and no ties Elo's.

No library fits: choix handles neither ties nor the same player twice in one game, and openskill's ratings depend on the
order of the games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
Group = tuple[int, ...]

POINTS = 400 / np.log(10)  # as in Elo: 400 points are odds of ten to one
PRIOR_DEVIATION = 800 / POINTS  # before the first game; keeps whoever never lost from an infinite rating
RESAMPLES = 1000
NORMAL = 1.96  # the normal distribution has 95 % within so many deviations
STUDENT_OF_ONE = 12.706  # Student's t of one degree of freedom has
_STUDENT = 4  # deals taken off the weights: few deals then vary as Student's t does and not as if they were many
_BATCH = 50  # resamples at a time, for the sake of memory
_LONGEST_STEP = 1.0  # a full Newton step may overshoot far from the maximum
_MOST_STEPS = 200
_TOLERANCE = 1e-9


@dataclass(frozen=True)
class Finish:
    """The end of one game: the player on each seat, and the place of each seat; equal places are ties."""

    deal: int  # games of one deal share their seed and are not independent
    players: Group
    places: Group


@dataclass(frozen=True)
class Interval:
    """A figure with its 95 % interval."""

    middle: float
    low: float
    high: float

    @classmethod
    def around(cls, middle: float, resampled: Array, deals: int) -> Interval:
        """Returns the interval of the resamples; it contains the figure itself, and is wider the fewer the deals."""
        low, high = np.percentile(resampled, [2.5, 97.5])
        wider = student(deals - 1) / NORMAL
        return cls(middle, middle - wider * max(middle - float(low), 0), middle + wider * max(float(high) - middle, 0))


def student(freedom: int) -> float:
    """Returns the two-sided 95 % quantile of Student's t, by the expansion of Cornish and Fisher."""
    if freedom < 2:
        return STUDENT_OF_ONE * (2 - freedom)  # the expansion fails there; a single deal has no spread at all
    z, n = NORMAL, freedom
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + (z**3 + z) / 4 / n + second / n**2 + third / n**3


def rate(finishes: Sequence[Finish], players: int) -> list[Interval]:
    """Returns the rating of each player in Elo points; their mean is zero."""
    if players == 1 or not finishes:
        return [Interval(0.0, 0.0, 0.0)] * players
    choices = Choices(finishes, players)
    deals = _sums_by(np.array([finish.deal for finish in finishes]), choices.counts)
    middle = choices.strengths(deals.sum(axis=0, keepdims=True), np.zeros((1, players)))[0]
    sums = resample(deals, np.ones(len(deals)))
    # The centre of the prior is drawn too (a posterior bootstrap): else a clean sweep would have an empty interval.
    centres = np.random.default_rng(1).normal(0, PRIOR_DEVIATION, (RESAMPLES, players))
    drawn = choices.strengths(sums, centres)
    return [Interval.around(float(middle[player]), drawn[:, player], len(deals)) for player in range(players)]


def share(firsts: Array, seats: Array) -> Interval:
    """Returns the share of first places per seat taken, from the sums of each deal.

    Two imaginary half deals, one all won and one all lost, keep the interval open (as in Jeffreys' interval).
    """
    usual = float(seats.max())
    sums = np.column_stack([np.append(firsts, [usual, 0]), np.append(seats, [usual, usual])])
    drawn = resample(sums, np.append(np.ones(len(firsts)), [0.5, 0.5]))
    found = Interval.around(float(firsts.sum() / seats.sum()), drawn[:, 0] / drawn[:, 1], len(firsts))
    return Interval(found.middle, max(found.low, 0.0), min(found.high, 1.0))


def resample(sums: Array, weights_of_deals: Array) -> Array:
    """Resamples the sums over deals by Rubin's bootstrap: [resamples, columns].

    Each deal gets a random weight instead of a random number of copies, so that no resample lacks a player's only win.
    """
    random = np.random.default_rng(0)
    shapes = weights_of_deals * (max(len(sums) - _STUDENT, 0.5) / len(sums))
    parts = []
    for _ in range(RESAMPLES // _BATCH):
        weights = random.standard_gamma(shapes, (_BATCH, len(sums)))
        parts.append(weights @ sums * (len(sums) / weights.sum(axis=1, keepdims=True)))
    return np.concatenate(parts)


def _sums_by(deals: Array, rows: Array) -> Array:
    """Adds up the rows of each deal: [deals, columns]."""
    numbers, deal_of_row = np.unique(deals, return_inverse=True)
    sums = np.zeros((len(numbers), rows.shape[1]))
    np.add.at(sums, deal_of_row, rows)
    return sums


class Choices:
    """The games as choices of the next group among the remaining players: a logit model, linear in log strengths.

    `counts` has a row for each game: the features of the chosen groups, then how often each set of remaining players
    occurred.
    """

    def __init__(self, finishes: Sequence[Finish], players: int) -> None:
        """Leaves out ties of a size that never happened: their frequency cannot be estimated."""
        steps = [list(_steps(finish)) for finish in finishes]
        self._players = players
        self._ties = sorted({len(chosen) for game in steps for _, chosen in game} - {1})
        remaining_sets = sorted({remaining for game in steps for remaining, _ in game})
        self._width = players + len(self._ties)
        self._set_groups(remaining_sets)
        columns = {remaining: self._width + number for number, remaining in enumerate(remaining_sets)}
        self.counts = np.zeros((len(finishes), self._width + len(remaining_sets)))
        for game, row in zip(steps, self.counts, strict=True):
            for remaining, chosen in game:
                row[: self._width] += self._features(chosen)
                row[columns[remaining]] += 1

    def _features(self, group: Group) -> Array:
        """Returns the coefficients of a group: the mean of its players' log strengths, and the factor for its size."""
        features = np.zeros(self._width)
        for player in group:
            features[player] += 1 / len(group)
        if len(group) > 1:
            features[self._players + self._ties.index(len(group))] = 1
        return features

    def _set_groups(self, remaining_sets: Sequence[Group]) -> None:
        """Lists every group that could be chosen from each set of remaining players: [sets, groups, features]."""
        sizes = (1, *self._ties)
        groups = [[group for size in sizes for group in combinations(remaining, size)] for remaining in remaining_sets]
        most = max(map(len, groups), default=0)
        self._groups = np.zeros((len(remaining_sets), most, self._width))
        self._absent = np.zeros((len(remaining_sets), most))
        for number, candidates in enumerate(groups):
            self._groups[number, : len(candidates)] = [self._features(group) for group in candidates]
            self._absent[number, len(candidates) :] = -np.inf

    def strengths(self, counts: Array, centres: Array) -> Array:
        """Returns the most likely ratings in points, [samples, players], by Newton's method on a concave likelihood."""
        chosen, faced = counts[:, : self._width], counts[:, self._width :]
        centre = np.zeros_like(chosen)
        centre[:, : self._players] = centres
        parameters = np.zeros_like(chosen)
        for _ in range(_MOST_STEPS):
            gradient, curvature = self._derivatives(parameters, faced)
            gradient += chosen - (parameters - centre) / PRIOR_DEVIATION**2
            step = np.linalg.solve(curvature, gradient[..., None])[..., 0]
            parameters += np.clip(step, -_LONGEST_STEP, _LONGEST_STEP)
            if np.abs(step).max() < _TOLERANCE:
                break
        found = parameters[:, : self._players] * POINTS
        centred: Array = found - found.mean(axis=1, keepdims=True)
        return centred

    def _derivatives(self, parameters: Array, faced: Array) -> tuple[Array, Array]:
        """Returns the first and (negated) second derivatives of the log likelihood that depend on the parameters."""
        groups, width = self._groups, self._width
        scores = np.einsum("cgf,sf->scg", groups, parameters) + self._absent
        probabilities = np.exp(scores - scores.max(axis=2, keepdims=True))
        probabilities *= (faced / probabilities.sum(axis=2))[:, :, None]
        means = np.einsum("scg,cgf->scf", probabilities, groups)
        squares = (groups[..., None] * groups[:, :, None, :]).reshape(-1, width * width)
        curvature = (probabilities.reshape(len(parameters), -1) @ squares).reshape(-1, width, width)
        times = np.maximum(faced, np.finfo(float).tiny)
        curvature -= np.einsum("scf,scg->sfg", means / times[:, :, None], means)
        return -means.sum(axis=1), curvature + np.eye(width) / PRIOR_DEVIATION**2


def _steps(finish: Finish) -> Iterator[tuple[Group, Group]]:
    """Yields the remaining players and who of them came next, from the first place to the last."""
    for place in sorted(set(finish.places)):
        left = [(at, player) for at, player in zip(finish.places, finish.players, strict=True) if at >= place]
        if len(left) > 1:
            yield tuple(sorted(who for _, who in left)), tuple(sorted(who for at, who in left if at == place))
