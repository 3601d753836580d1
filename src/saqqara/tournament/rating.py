"""How strong players are, told from the orders in which they finished.

The model is that of Plackett and Luce with ties after Davidson (Turner et al. 2020, "Modelling rankings in R"): whoever
finishes first is chosen among all who play, then the next among those who are left, and so on. A group of one or more
is chosen with a chance in proportion to the geometric mean of its strengths times a factor for ties of its size. With
two players this is Davidson's model, without ties that of Plackett and Luce, and with two players and no ties Elo's.

The libraries that were looked at do not fit: choix knows neither ties nor the same player twice in one game, and
openskill's ratings depend on the order of the games.
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
_STUDENT = 4  # deals taken off the trust: few deals then vary as Student's t does and not as if they were many
_BATCH = 50  # resamples at a time, for the sake of memory
_LONGEST_STEP = 1.0  # a full step of Newton's may overshoot far from the top
_MOST_STEPS = 200
_NEAR_ENOUGH = 1e-9


@dataclass(frozen=True)
class Finish:
    """How one game ended: who sat on each seat, and the place of each seat; equal places are ties."""

    deal: int  # games of one deal share their chance and are not independent
    players: Group
    places: Group


@dataclass(frozen=True)
class Interval:
    """A figure and where it lies with a probability of 95 %."""

    middle: float
    low: float
    high: float

    @classmethod
    def around(cls, middle: float, resampled: Array, deals: int) -> Interval:
        """The interval that the resamples leave, never beside the figure itself, and wider the fewer the deals."""
        low, high = np.percentile(resampled, [2.5, 97.5])
        wider = student(deals - 1) / NORMAL
        return cls(middle, middle - wider * max(middle - float(low), 0), middle + wider * max(float(high) - middle, 0))


def student(freedom: int) -> float:
    """The quantile of Student's t for 95 % on both sides, by the expansion of Cornish and Fisher."""
    if freedom < 2:
        return STUDENT_OF_ONE * (2 - freedom)  # the expansion is no good there; a single deal tells of no doubt at all
    z, n = NORMAL, freedom
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + (z**3 + z) / 4 / n + second / n**2 + third / n**3


def rate(finishes: Sequence[Finish], players: int) -> list[Interval]:
    """The rating of each player in Elo points, their mean being zero."""
    if players == 1 or not finishes:
        return [Interval(0.0, 0.0, 0.0)] * players
    choices = Choices(finishes, players)
    deals = _sums_by(np.array([finish.deal for finish in finishes]), choices.met)
    middle = choices.strengths(deals.sum(axis=0, keepdims=True), np.zeros((1, players)))[0]
    sums = resample(deals, np.ones(len(deals)))
    # The centre of the prior is drawn too (a posterior bootstrap): else a clean sweep would leave no doubt at all.
    centres = np.random.default_rng(1).normal(0, PRIOR_DEVIATION, (RESAMPLES, players))
    drawn = choices.strengths(sums, centres)
    return [Interval.around(float(middle[player]), drawn[:, player], len(deals)) for player in range(players)]


def share(firsts: Array, seats: Array) -> Interval:
    """The share of first places per seat taken, from the sums of each deal.

    Two imaginary half deals, one all won and one all lost, stand for what was not seen yet (as in Jeffreys' interval).
    """
    usual = float(seats.max())
    sums = np.column_stack([np.append(firsts, [usual, 0]), np.append(seats, [usual, usual])])
    drawn = resample(sums, np.append(np.ones(len(firsts)), [0.5, 0.5]))
    found = Interval.around(float(firsts.sum() / seats.sum()), drawn[:, 0] / drawn[:, 1], len(firsts))
    return Interval(found.middle, max(found.low, 0.0), min(found.high, 1.0))


def resample(sums: Array, trust: Array) -> Array:
    """Sums over deals as other deals might have given them: Rubin's bootstrap, [resamples, columns].

    Each deal gets a random weight instead of a random number of copies, so that no resample lacks a player's only win.
    """
    chance = np.random.default_rng(0)
    trust = trust * (max(len(trust) - _STUDENT, 0.5) / len(trust))
    parts = []
    for _ in range(RESAMPLES // _BATCH):
        weights = chance.standard_gamma(trust, (_BATCH, len(sums)))
        parts.append(weights @ sums * (len(sums) / weights.sum(axis=1, keepdims=True)))
    return np.concatenate(parts)


def _sums_by(deals: Array, rows: Array) -> Array:
    """The rows of each deal added up, [deals, columns]."""
    numbers, deal_of_row = np.unique(deals, return_inverse=True)
    sums = np.zeros((len(numbers), rows.shape[1]))
    np.add.at(sums, deal_of_row, rows)
    return sums


class Choices:
    """The games as choices of the next group among those who are left: a logit model, linear in log strengths.

    `met` has a row for each game: what the chosen groups had, then how often each company had to be chosen from.
    """

    def __init__(self, finishes: Sequence[Finish], players: int) -> None:
        """Ties of a size that never happened are left out: no game tells how rare they are."""
        steps = [list(_steps(finish)) for finish in finishes]
        self._players = players
        self._ties = sorted({len(chosen) for game in steps for _, chosen in game} - {1})
        companies = sorted({company for game in steps for company, _ in game})
        self._width = players + len(self._ties)
        self._lay_out(companies)
        places = {company: self._width + number for number, company in enumerate(companies)}
        self.met = np.zeros((len(finishes), self._width + len(companies)))
        for game, row in zip(steps, self.met, strict=True):
            for company, chosen in game:
                row[: self._width] += self._features(chosen)
                row[places[company]] += 1

    def _features(self, group: Group) -> Array:
        """A group's mean of log strengths and its size of tie, as factors of what is sought."""
        features = np.zeros(self._width)
        for player in group:
            features[player] += 1 / len(group)
        if len(group) > 1:
            features[self._players + self._ties.index(len(group))] = 1
        return features

    def _lay_out(self, companies: Sequence[Group]) -> None:
        """Every group that could be chosen from each company: [companies, groups, features]."""
        sizes = (1, *self._ties)
        groups = [[group for size in sizes for group in combinations(company, size)] for company in companies]
        most = max(map(len, groups), default=0)
        self._groups = np.zeros((len(companies), most, self._width))
        self._absent = np.zeros((len(companies), most))
        for company, could_be in enumerate(groups):
            self._groups[company, : len(could_be)] = [self._features(group) for group in could_be]
            self._absent[company, len(could_be) :] = -np.inf

    def strengths(self, met: Array, centres: Array) -> Array:
        """The most likely ratings in points, [samples, players]; Newton's method, as the likelihood has one top."""
        chosen, faced = met[:, : self._width], met[:, self._width :]
        centre = np.zeros_like(chosen)
        centre[:, : self._players] = centres
        sought = np.zeros_like(chosen)
        for _ in range(_MOST_STEPS):
            slope, bend = self._slopes(sought, faced)
            slope += chosen - (sought - centre) / PRIOR_DEVIATION**2
            step = np.linalg.solve(bend, slope[..., None])[..., 0]
            sought += np.clip(step, -_LONGEST_STEP, _LONGEST_STEP)
            if np.abs(step).max() < _NEAR_ENOUGH:
                break
        found = sought[:, : self._players] * POINTS
        centred: Array = found - found.mean(axis=1, keepdims=True)
        return centred

    def _slopes(self, sought: Array, faced: Array) -> tuple[Array, Array]:
        """First and (negated) second derivatives of the log likelihood that hang on what is sought."""
        groups, width = self._groups, self._width
        merits = np.einsum("cgf,sf->scg", groups, sought) + self._absent
        chances = np.exp(merits - merits.max(axis=2, keepdims=True))
        chances *= (faced / chances.sum(axis=2))[:, :, None]
        means = np.einsum("scg,cgf->scf", chances, groups)
        squares = (groups[..., None] * groups[:, :, None, :]).reshape(-1, width * width)
        bend = (chances.reshape(len(sought), -1) @ squares).reshape(-1, width, width)
        times = np.maximum(faced, np.finfo(float).tiny)
        bend -= np.einsum("scf,scg->sfg", means / times[:, :, None], means)
        return -means.sum(axis=1), bend + np.eye(width) / PRIOR_DEVIATION**2


def _steps(finish: Finish) -> Iterator[tuple[Group, Group]]:
    """Who was left and who of them came next, from the first place to the last."""
    for place in sorted(set(finish.places)):
        left = [(at, player) for at, player in zip(finish.places, finish.players, strict=True) if at >= place]
        if len(left) > 1:
            yield tuple(sorted(who for _, who in left)), tuple(sorted(who for at, who in left if at == place))
