"""Who did how well: the results of a tournament as figures for each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from saqqara.tournament.plan import Plan
from saqqara.tournament.rating import Array, Finish, Interval, rate, share
from saqqara.tournament.results_folder import Result


class League:
    """Results as arrays; a player that has several seats is one player."""

    def __init__(self, plan: Plan, results: Sequence[Result]) -> None:
        numbers = [plan.names.index(player) for player in plan.players]
        self.plan = plan
        self.results = results
        self.who = np.array([[numbers[player] for player in result.seating] for result in results])  # [games, seats]
        self.points = np.array([result.points for result in results])  # [games, seats]
        self.places = np.array([result.places for result in results])  # [games, seats]
        self.deals = np.array([result.deal for result in results])  # [games]

    def standings(self) -> list[dict[str, Any]]:
        """Figures for each player, the best rating first."""
        if not self.results:
            return []
        ratings = rate(self._finishes(), len(self.plan.names))
        rows = [self._standing(player, rating) for player, rating in enumerate(ratings)]
        return sorted(rows, key=lambda row: -row["rating"]["points"])

    def ahead(self) -> dict[str, dict[str, float]]:
        """How often each finished ahead of each other; what is missing to a whole with the reverse are ties."""
        names = self.plan.names if self.results else ()
        return {
            name: {other: self._share_ahead(a, b) for b, other in enumerate(names) if b != a}
            for a, name in enumerate(names)
        }

    def incomplete_deals(self) -> int:
        """Deals that lack some of their games, so that not everybody had every seat."""
        _, games = np.unique(self.deals, return_counts=True)
        return int((games < self.plan.rotations).sum())

    def _finishes(self) -> list[Finish]:
        return [
            Finish(result.deal, tuple(map(int, who)), tuple(result.places))
            for result, who in zip(self.results, self.who, strict=True)
        ]

    def _standing(self, player: int, rating: Interval) -> dict[str, Any]:
        mine = self.who == player
        return {
            "player": self.plan.names[player],
            "games": len(self.results),
            "seats": int(mine.sum()),
            "rating": _interval("points", rating, 1),
            "first_places": _interval("share", self._first_places(mine), 4),
            "points": round(float(self.points[mine].mean()), 2),
            "place": round(float(self.places[mine].mean()), 3),
            **self._conduct(player),
        }

    def _first_places(self, mine: Array) -> Interval:
        """A shared first place counts in part for each who shares it."""
        firsts = (self.places == 1) / (self.places == 1).sum(axis=1, keepdims=True)
        _, deal = np.unique(self.deals, return_inverse=True)
        won, seats = np.bincount(deal, (firsts * mine).sum(axis=1)), np.bincount(deal, mine.sum(axis=1))
        return share(won, seats)

    def _share_ahead(self, player: int, other: int) -> float:
        pairs = (self.who == player)[:, :, None] & (self.who == other)[:, None, :]
        is_ahead = self.places[:, :, None] < self.places[:, None, :]
        return round(float(is_ahead[pairs].mean()), 4)

    def _conduct(self, player: int) -> dict[str, Any]:
        """How a player thinks and misbehaves."""
        name = self.plan.names[player]
        bodies = [number for number, one in enumerate(self.plan.players) if one == name]
        told = [(result, body) for result in self.results for body in bodies]
        asked = sum(result.asked[body] for result, body in told)
        seconds = sum(result.seconds[body] for result, body in told)
        return {
            "moves": asked,
            "moves_lost": asked - sum(result.answered[body] for result, body in told),
            "faults": _added(result.faults[body] for result, body in told),
            "mean_s": round(seconds / asked, 6) if asked else 0.0,
            "longest_s": max(result.longest[body] for result, body in told),
        }


def _interval(name: str, interval: Interval, digits: int) -> dict[str, float]:
    """Rounded; zero has no sign."""
    rounded = [round(figure, digits) + 0.0 for figure in (interval.middle, interval.low, interval.high)]
    return dict(zip((name, "low", "high"), rounded, strict=True))


def _added(games: Any) -> dict[str, Any]:
    """Faults of several games by kind: how many, and the first in words."""
    kinds: dict[str, Any] = {}
    for faults in games:
        for kind, told in faults.items():
            kinds.setdefault(kind, {"count": 0, "first": told["first"]})["count"] += told["count"]
    return kinds
